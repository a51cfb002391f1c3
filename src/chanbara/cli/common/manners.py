"""How commands behave: an error is one line on stderr, and an interrupt exits quietly."""

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
"""Cards have the rulebook's colors; color is never the only distinction."""

EXIT_MISTAKE = 2
LOST = "a process that played was ended from outside, perhaps because no memory was left"
"""The message if a worker process has died."""


class Mistake(typer.TyperException):
    """An error the user can correct."""

    exit_code = EXIT_MISTAKE


class Later(TyperGroup):
    """Commands that are imported when they run; until then only their name and help line are known."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - what typer hands on
        """Return the requested command."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, command if command is None else imported(command), rest


def add_later(commands: typer.Typer, name: str, place: str, sentence: str) -> None:
    """Add a command to import when it runs, as ``module:function`` below ``chanbara``."""

    def stand_in() -> None: ...

    stand_in.__qualname__ = place
    commands.command(name, help=sentence)(stand_in)


def imported(command: Any) -> Any:  # noqa: ANN401 - typer's commands
    """Return a command, importing it now if it is a stub."""
    module, _, function = getattr(command.callback, "__qualname__", "").partition(":")
    if not function:
        return command
    alone = typer.Typer(add_completion=False)
    alone.command(command.name)(getattr(import_module(f"chanbara.{module}"), function))
    return typer.main.get_command(alone)


class Games(Later):
    """A command per game; the first game is the default."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - what typer hands on
        """Insert the default game."""
        games = self.list_commands(ctx)
        if not args or (args[0].startswith("-") and args[0] != "--help"):
            args = [games[0], *args]
        elif args[0] not in games and args[0] != "--help":
            raise Mistake(f"unknown game {args[0]!r}; choose {' or '.join(games)}")
        return super().parse_args(ctx, args)


class Commands(Later):
    """The root group, with our error handling."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:  # noqa: ANN401 - what typer hands on
        """Run a command; print an error in one line, and exit quietly on interrupt."""
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
    """Return the console; it prints text literally."""
    return Console(theme=THEME, highlight=False, markup=False, emoji=False)


def typed_line(console: Console, prompt: str) -> str:
    """Return a line of input; piped input is echoed, so that the output is readable."""
    line = " ".join(console.input(f" {prompt} ", markup=False, emoji=False).split())
    if not sys.stdin.isatty():
        console.print(line, soft_wrap=True)
    return line


def usual_language() -> str:
    """Return the language of the environment, if it is supported."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language:
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def known_language(language: str | None) -> str:
    """Return the requested language, or the default."""
    if language is None:
        return usual_language()
    if language not in LANGUAGES:
        raise Mistake(f"unknown language {language!r}; choose {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
    return language


def read_text(path: Path) -> str:
    """Return the contents of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Mistake(f"{path} is not text") from error


def understood(path: Path, reader: Callable[[str], T]) -> T:
    """Return the contents of a file, parsed as a record, a scenario or a saga."""
    try:
        return reader(read_text(path))
    except chanbara.CorruptRecord as error:
        raise Mistake(f"{path}: {error}") from error


def write_record(game: chanbara.Game, path: Path) -> None:
    """Write the record; also called before the first choice, so that a bad path is noticed early."""
    try:
        path.write_text(game.record(), encoding="utf-8")
    except OSError as error:
        raise Mistake(f"cannot write {path}: {error.strerror}") from error


def check_seat(seat: int | None, players: int) -> None:
    """Refuse a seat that does not exist."""
    if seat is not None and not 0 <= seat < players:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {players - 1}")


Language = Annotated[str | None, typer.Option("--lang", help="Language: en, de or it.", metavar="LANGUAGE")]
RecordFile = Annotated[Path, typer.Argument(help="Record file.", metavar="RECORD")]
