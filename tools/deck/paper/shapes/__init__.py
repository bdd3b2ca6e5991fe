"""Shape families. Each draws in its own small units at a `Place`; README.md shows them all."""
