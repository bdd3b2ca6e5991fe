"""lapin: play Dixit together, self-hosted. The rules alone are `lapin.rules`."""

__version__ = "0.1.0"

__all__ = ["__version__"]
