"""The fingerprint of the rules in a record."""

from __future__ import annotations

from functools import cache

from chanbara.kernel.fingerprint import FORMAT, fingerprint_of

PARTS = (
    "kernel/chance.py",
    "kernel/machine.py",
    "sword/rules",
    "sword/cards",
    "sword/books.py",
    "sword/editions.py",
    "sword/house.py",
    "sword/setup.py",
)

REVISION = 2
"""Raised when the same choices may lead to another game; ``changes.py`` says which games."""


@cache
def fingerprint() -> str:
    """Return a hash of rules and card data."""
    return fingerprint_of(PARTS)


@cache
def header() -> tuple[tuple[str, str], ...]:
    """Return the first lines of every record."""
    from importlib.metadata import version  # noqa: PLC0415 - with it comes half a mail program

    return (
        ("chanbara", str(FORMAT)),
        ("game", "sword"),
        ("version", version("chanbara")),
        ("rules", fingerprint()),
        ("revision", str(REVISION)),
    )
