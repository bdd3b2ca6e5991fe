"""One module a family, one function a card."""
