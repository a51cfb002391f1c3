"""The only exceptions that cross the public API, besides ``ValueError`` for impossible options."""

from __future__ import annotations

from typing import Any


def _whole(error: ValueError) -> tuple[Any, ...]:
    """Let an error cross to another process with all its fields: by default only its message would."""
    return _remade, (type(error), error.args, vars(error))


def _remade(kind: type[ValueError], args: tuple[Any, ...], fields: dict[str, Any]) -> ValueError:
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class IllegalChoice(ValueError):
    """The caller chose something that is not offered; the game is untouched.

    ``code`` is stable and meant for programs: ``closed``, ``stale`` or ``unknown_option``.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[Any, ...]:
        return _whole(self)


class CorruptRecord(ValueError):
    """A record, a saved game or a scenario cannot be read or does not replay."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _whole(self)


class ImpossibleSetup(ValueError):
    """Options that make no game; ``sentence`` says why in a reader's language."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _whole(self)

    def sentence(self, language: str, longest: int) -> str:
        """Return why; a stranger's own text in it is cut to so many letters."""
        raise NotImplementedError
