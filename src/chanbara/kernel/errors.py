"""The only exceptions that cross the public API, besides ``ValueError`` for impossible options."""

from __future__ import annotations


class IllegalChoice(ValueError):
    """The caller chose something that is not offered; the game is untouched.

    ``code`` is stable and meant for programs: ``closed``, ``stale`` or ``unknown_option``.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class CorruptRecord(ValueError):
    """A record, a saved game or a scenario cannot be read or does not replay."""
