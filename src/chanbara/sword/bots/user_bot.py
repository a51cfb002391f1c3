"""A user bot: a Python file with one function, ``choose(view, events) -> int``."""

from __future__ import annotations

import random
import sys
from functools import lru_cache
from operator import index
from pathlib import Path
from traceback import extract_tb
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

from chanbara.sword.bots.bot_files import (
    BotFileMistake,
    check_unchanged,
    digest_of,
    path_in,
    source_of,
)
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

FUNCTION = "choose"


class OwnBot:
    """Calls the user's function. Each seat of each game runs the file again, with its own state."""

    def __init__(self, name: str, seed: int | str) -> None:
        path = path_in(name)
        source = source_of(path)
        check_unchanged(name, digest_of(source.encode()))
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
            raise BotFileMistake(_trouble(self._path, error)) from error
        if not 0 <= chosen < len(options):
            message = (
                f"{self.name} chose {chosen}; its {FUNCTION} returns a number from 0 to {len(options) - 1}"
            )
            raise BotFileMistake(message)
        return chosen


@lru_cache
def _program(path: Path, source: str) -> CodeType:
    return compile(source, str(path), "exec", dont_inherit=True)


def _function(path: Path, source: str) -> Any:  # noqa: ANN401 - a person's function
    module = ModuleType(f"own_bot_{digest_of(source.encode())[:16]}")
    module.__file__ = str(path)
    # Some parts of the standard library look up the module of a class by its name.
    sys.modules[module.__name__] = module
    try:
        exec(_program(path, source), vars(module))  # noqa: S102 - to run it is what was asked for
    except (Exception, SystemExit) as error:
        raise BotFileMistake(_trouble(path, error)) from error
    function = getattr(module, FUNCTION, None)
    if not callable(function):
        message = f"{path.name} has no function {FUNCTION}(view, events)"
        raise BotFileMistake(message)
    return function


def _trouble(path: Path, error: BaseException) -> str:
    """Return what went wrong, and in which line of the file."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    where = f"{path.name}, line {lines[-1]}" if lines else path.name
    return f"{where}: {type(error).__name__}: {error}"
