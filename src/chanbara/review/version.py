"""Which version of the program made an analysis: another may find something else."""

from __future__ import annotations

from functools import cache

from chanbara.kernel.fingerprint import fingerprint_of

SOURCES = ("sight.py", "kernel", "compiled/elementary.py", "sword", "duel", "record", "review")
"""What a game is, what a seat sees of it, what bots make of that, and what is said about it here."""


@cache
def analysis_version() -> str:
    """Return a hash of all of it."""
    return fingerprint_of(SOURCES)
