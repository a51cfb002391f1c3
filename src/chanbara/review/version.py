"""Which version of the program an analysis comes from: another state of the program may find others."""

from __future__ import annotations

from functools import cache

from chanbara.sword.flat.fingerprint import fingerprint

SOURCES = (
    "sight.py",
    *(f"{part}/**/*.py" for part in ("kernel", "sword", "record", "review")),
)
"""What a game is, what a seat sees of it, what bots make of that, and what is told of it here."""


@cache
def reckoning() -> str:
    """Return what stands for the state of all of it."""
    return fingerprint(SOURCES)
