"""The printed cards and characters as data files: proof that the format says everything."""

from __future__ import annotations

from importlib.resources import files

SETS = ("base", "rising_sun", "promo")


def printed_text(name: str) -> str:
    """Return the data file of a set."""
    return (files(__name__) / f"{name}.yaml").read_text(encoding="utf-8")
