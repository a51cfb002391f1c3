"""How the commands behave: a mistake is one line on stderr, and leaving is quiet."""

from __future__ import annotations

import os
import sys
from concurrent.futures import BrokenExecutor
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer
from rich.console import Console
from rich.theme import Theme
from typer.core import TyperGroup

import chanbara
from chanbara.locales import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
THEME = Theme(
    {
        "weapon": "red",
        "action": "yellow",
        "property": "bright_blue",
        "honor": "magenta",
        "turn": "bold red",
        "number": "bold",
        "quiet": "dim",
        "title": "bold",
    }
)
"""Cards keep the rule book's colours; nothing is said by colour alone."""

EXIT_MISTAKE = 2
LOST = "a process that played was ended from outside, perhaps because no memory was left"
"""What is said where a worker has died."""


class Mistake(typer.TyperException):
    """Something the caller can put right."""

    exit_code = EXIT_MISTAKE


class Later(TyperGroup):
    """Commands that are imported when they are run; until then, they are known by name and one sentence."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - what typer hands on
        """Return the command that was asked for."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, command if command is None else imported(command), rest


def add_later(commands: typer.Typer, name: str, place: str, sentence: str) -> None:
    """Add a command that is to be imported when it is run, as ``module:function`` below ``chanbara``."""

    def stand_in() -> None: ...

    stand_in.__qualname__ = place
    commands.command(name, help=sentence)(stand_in)


def imported(command: Any) -> Any:  # noqa: ANN401 - typer's commands
    """Return a command, imported now where only its name was known before."""
    module, _, function = getattr(command.callback, "__qualname__", "").partition(":")
    if not function:
        return command
    alone = typer.Typer(add_completion=False)
    alone.command(command.name)(getattr(import_module(f"chanbara.{module}"), function))
    return typer.main.get_command(alone)


class Games(Later):
    """A command for each game; where none is named, it is the first."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - what typer hands on
        """Name the game that goes without saying."""
        games = self.list_commands(ctx)
        if not args or (args[0].startswith("-") and args[0] != "--help"):
            args = [games[0], *args]
        elif args[0] not in games and args[0] != "--help":
            raise Mistake(f"unknown game {args[0]!r}; choose {' or '.join(games)}")
        return super().parse_args(ctx, args)


class Commands(Later):
    """All commands, with our manners."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:  # noqa: ANN401 - what typer hands on
        """Run a command; say a mistake in one line, and leave without a word when interrupted."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except typer.TyperException as error:
            typer.echo(f"chanbara: {' '.join(error.format_message().split())}", err=True)
            code = EXIT_MISTAKE
        except BrokenExecutor:
            typer.echo(f"chanbara: {LOST}", err=True)
            code = 1
        except typer.Abort:
            code = 1
        sys.exit(code if isinstance(code, int) else 0)


def terminal() -> Console:
    """Return the terminal; what is printed on it is meant literally."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def typed_line(console: Console, prompt: str) -> str:
    """Return what is typed at a prompt; what comes from a pipe is shown, so that the page can be read."""
    line = " ".join(console.input(f" {prompt} ", markup=False, emoji=False).split())
    if not sys.stdin.isatty():
        console.print(line, soft_wrap=True)
    return line


def usual_language() -> str:
    """Return the language of the environment, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language:
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def known_language(language: str | None) -> str:
    """Return the language that was asked for, or the usual one."""
    if language is None:
        return usual_language()
    if language not in LANGUAGES:
        raise Mistake(f"unknown language {language!r}; choose {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
    return language


def read_text(path: Path) -> str:
    """Return what a file holds."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Mistake(f"{path} is not text") from error


def understood(path: Path, reader: Callable[[str], T]) -> T:
    """Return what a file holds, as something reads it: a record, a scenario, a saga."""
    try:
        return reader(read_text(path))
    except chanbara.CorruptRecord as error:
        raise Mistake(f"{path}: {error}") from error


def write_record(game: chanbara.Game, path: Path) -> None:
    """Write a game down; done once before the first choice, so that a bad path is noticed then."""
    try:
        path.write_text(game.record(), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot write {path}: {error.strerror}") from error


def check_seat(seat: int | None, players: int) -> None:
    """Refuse a seat that is not at the table."""
    if seat is not None and not 0 <= seat < players:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {players - 1}")


Language = Annotated[str | None, typer.Option("--lang", help="Language: en, de or it.", metavar="LANGUAGE")]
RecordFile = Annotated[Path, typer.Argument(help="Record file.", metavar="RECORD")]
