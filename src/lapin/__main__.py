"""`python -m lapin` is the `lapin` command."""

from lapin.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
