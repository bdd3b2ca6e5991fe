"""One module a card."""
