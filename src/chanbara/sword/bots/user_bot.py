"""A user bot: a Python file with one function, ``choose(view, events) -> int``."""

from __future__ import annotations

import random
import re
import sys
from functools import lru_cache
from hashlib import sha256
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

FUNCTION = "choose"
OWN = re.compile(r"(?P<path>.+\.py)(#(?P<digest>[0-9a-f]{64}))?", re.DOTALL)
"""A file, with its content hash when it is sent to other processes."""


class OwnBotMistake(ValueError):
    """An error in a user bot; the sentence names the file."""


def is_own(name: str) -> bool:
    """Whether a bot is given by its file."""
    return OWN.fullmatch(name) is not None


def sealed(name: str) -> str:
    """Return the portable name of a bot: for a user bot, its path and content hash.

    A file that has changed when a game is to be played is refused: all games use the same bot.
    """
    named = OWN.fullmatch(name)
    if named is None or named["digest"]:
        return name
    try:
        path = Path(name).resolve()
    except OSError as error:  # the current folder is gone
        message = f"cannot read {name}: {error.strerror}"
        raise OwnBotMistake(message) from error
    return f"{path}#{digest_of(_source(path))}"


def shown(name: str) -> str:
    """Return the name of a bot in tables: for a user bot its file name, without folders."""
    named = OWN.fullmatch(name)
    return Path(named["path"]).name if named else name


def digest_in(name: str) -> str | None:
    """Return the hash in the name of a user bot, if there is one."""
    named = OWN.fullmatch(name)
    return named["digest"] if named else None


def digest_of(source: str) -> str:
    """Return the hash of a file's contents."""
    return sha256(source.encode()).hexdigest()


class OwnBot:
    """Calls the user's function. Each seat of each game runs the file again, with its own state."""

    def __init__(self, name: str, seed: int | str) -> None:
        named = OWN.fullmatch(name)
        assert named is not None, "an own bot is named by its file"
        path = Path(named["path"])
        source = _source(path)
        if named["digest"] not in {None, digest_of(source)}:
            message = f"{path.name} was changed after the first game; all games are to be of the same bot"
            raise OwnBotMistake(message)
        self.name = path.name
        self.seed = seed
        self._path = path
        self._function = _function(path, source)

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        decision, options = question(view)
        # A bot that uses the global random module gets the same numbers again, in any process.
        random.seed(f"{self.seed} {decision.number}")
        try:
            chosen = index(self._function(view, events))
        except Exception as error:
            raise OwnBotMistake(_trouble(self._path, error)) from error
        if not 0 <= chosen < len(options):
            message = (
                f"{self.name} chose {chosen}; its {FUNCTION} returns a number from 0 to {len(options) - 1}"
            )
            raise OwnBotMistake(message)
        return chosen


def _source(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        message = f"cannot read {path}: {error.strerror}"
        raise OwnBotMistake(message) from error
    except UnicodeDecodeError as error:
        message = f"{path} is not text"
        raise OwnBotMistake(message) from error


@lru_cache
def _program(path: Path, source: str) -> CodeType:
    return compile(source, str(path), "exec", dont_inherit=True)


def _function(path: Path, source: str) -> Any:  # noqa: ANN401 - a person's function
    module = ModuleType(f"own_bot_{digest_of(source)[:16]}")
    module.__file__ = str(path)
    # Some parts of the standard library look up the module of a class by its name.
    sys.modules[module.__name__] = module
    try:
        exec(_program(path, source), vars(module))  # noqa: S102 - to run it is what was asked for
    except (Exception, SystemExit) as error:
        raise OwnBotMistake(_trouble(path, error)) from error
    function = getattr(module, FUNCTION, None)
    if not callable(function):
        message = f"{path.name} has no function {FUNCTION}(view, events)"
        raise OwnBotMistake(message)
    return function


def _trouble(path: Path, error: BaseException) -> str:
    """Return what went wrong, and in which line of the file."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    where = f"{path.name}, line {lines[-1]}" if lines else path.name
    return f"{where}: {type(error).__name__}: {error}"
