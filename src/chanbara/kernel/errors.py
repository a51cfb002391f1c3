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


class ImpossibleSetup(ValueError):
    """Options that make no game; ``sentence`` says why in a reader's language."""

    def sentence(self, language: str, longest: int) -> str:
        """Return why; a stranger's own text in it is cut to so many letters."""
        raise NotImplementedError
