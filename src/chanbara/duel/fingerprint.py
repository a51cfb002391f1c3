"""The fingerprint of the duel's rules in a record."""

from __future__ import annotations

from functools import cache

from chanbara.duel.rules.rulings import REVISION
from chanbara.kernel.fingerprint import FORMAT, fingerprint_of

PARTS = (
    "kernel/chance.py",
    "kernel/machine.py",
    "duel/rules",
    "duel/book/data.py",
    "duel/book/numbers.py",
    "duel/duel.json",
    "duel/field.py",
    "duel/setup.py",
)


@cache
def fingerprint() -> str:
    """Return a hash of the duel's rules and numbers."""
    return fingerprint_of(PARTS)


@cache
def header() -> tuple[tuple[str, str], ...]:
    """Return the first lines of every record."""
    from importlib.metadata import version  # noqa: PLC0415 - with it comes half a mail program

    return (
        ("chanbara", str(FORMAT)),
        ("game", "duel"),
        ("version", version("chanbara")),
        ("rules", fingerprint()),
        ("revision", str(REVISION)),
    )
