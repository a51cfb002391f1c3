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
from chanbara.cli.common.streams import prepare_streams, why_unwritten
from chanbara.locales import LANGUAGES
from chanbara.sword.own_cards import fault_in_own_cards

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

PLAINER = {
    "Input should be a valid integer, unable to parse string as an integer": "it is a whole number",
    "Input should be a valid number, unable to parse string as a number": "it is a number",
    "Input should be greater than or equal to": "it is at least",
    "Input should be less than or equal to": "it is at most",
    "Value error, ": "",
}
"""What typer says about a value, in fewer words."""
EXIT_MISTAKE = 2
EXIT_INTERRUPTED = 130
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
        """Insert the default game; the help lists the games, and the options of that one."""
        games = self.list_commands(ctx)
        if args[:1] == ["--help"]:
            typer.echo(ctx.get_help())
        if not args or args[0].startswith("-"):
            args = [games[0], *args]
        elif args[0] not in games:
            raise Mistake(f"unknown game {args[0]!r}; choose {' or '.join(games)}")
        return super().parse_args(ctx, args)


class Commands(Later):
    """The root group, with our error handling."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:  # noqa: ANN401 - what typer hands on
        """Run a command; print an error in one line, and exit quietly on interrupt."""
        extra["standalone_mode"] = False
        prepare_streams()
        try:
            _check_folder()
            code = super().main(*args, **extra)
            sys.stdout.flush()
        except typer.TyperException as error:
            code = _refused(_sentence(error))
        except BrokenExecutor:
            code = _refused(LOST, 1)
        except typer.Abort:
            code = 1
        except OSError as error:
            why = why_unwritten(error)
            if why is None:
                raise
            code = _refused(why, 1)
        except Exception as error:
            # Effects of a designer's own cards run in the midst of our rules.
            fault = fault_in_own_cards(error)
            if fault is None:
                raise
            code = _refused(fault)
        sys.exit(code if isinstance(code, int) else 0)


def _check_folder() -> None:
    """Refuse to run where nothing can be found: packages of others fail there with a traceback."""
    try:
        Path.cwd()
    except OSError as error:
        raise Mistake("the current folder no longer exists; go to another one") from error


def _refused(sentence: str, code: int = EXIT_MISTAKE) -> int:
    """Print what is wrong in one line; return the exit code."""
    # Whatever is quoted in it must not steer the terminal.
    plain = "".join(letter if letter.isprintable() else "?" for letter in " ".join(sentence.split()))
    typer.echo(f"chanbara: {plain}", err=True)
    return code


def _sentence(error: typer.TyperException) -> str:
    """Return what is wrong; if nothing in it says what would be right, where to read that."""
    said, context = error.format_message(), getattr(error, "ctx", None)
    for theirs, ours in PLAINER.items():
        said = said.replace(theirs, ours)
    if context is None or hasattr(error, "param") or "Did you mean" in said or "Possible options" in said:
        return said
    return f"{said.rstrip('.')}. See {context.command_path} --help."


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


def cannot_write(path: Path | str, error: OSError) -> Mistake:
    """Return the sentence for a file or folder that cannot be written."""
    why = "it is a file, not a folder" if isinstance(error, FileExistsError) else error.strerror
    return Mistake(f"cannot write {path}: {why}")


def is_there(path: Path) -> bool:
    """Whether a file or folder exists; a name that no file can have is not there."""
    try:
        return path.exists()
    except OSError:
        return False


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
        raise cannot_write(path, error) from error


def check_seat(seat: int | None, players: int) -> None:
    """Refuse a seat that does not exist."""
    if seat is not None and not 0 <= seat < players:
        raise Mistake(f"there is no seat {seat}; seats are 0 to {players - 1}")


Language = Annotated[str | None, typer.Option("--lang", help="Language: en, de or it.", metavar="LANGUAGE")]
RecordFile = Annotated[Path, typer.Argument(help="Record file.", metavar="RECORD")]
