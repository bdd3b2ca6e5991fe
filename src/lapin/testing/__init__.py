"""Shipped helpers for tests and for people who write clients: a Pilot that plays, a clock and chance to command."""
