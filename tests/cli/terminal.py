"""A terminal for tests: commands run with typed input, and the output is checked."""

import io
import random
from collections.abc import Callable, Iterator

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import chanbara
from chanbara.cli import app
from chanbara.cli.common.manners import THEME
from chanbara.sword.bots.protocol import Bot
from chanbara.sword.bots.until_compiled import UntilCompiled
from chanbara.sword.sight.view import View
from chanbara.sword.terminal.play import Sitting
from chanbara.sword.terminal.seating import Seating
from chanbara.sword.words.words import Words

ENVIRONMENT = {"LANG": "C", "LC_ALL": None, "LC_MESSAGES": None, "COLUMNS": "80", "NO_COLOR": None}


def run(*words: str, typed: str = "", **environment: str | None) -> Result:
    """Run a command line."""
    return CliRunner().invoke(app, words, input=typed, env=ENVIRONMENT | environment, prog_name="chanbara")


def mistake(*words: str, typed: str = "") -> str:
    """Run a command line that must be refused: one line on stderr, nothing else, exit code 2."""
    result = run(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("chanbara: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("chanbara: ").rstrip()


def numbers(seed: int, count: int = 4000) -> str:
    """Numbers typed at random; the empty lines do nothing at the table and leave when the game is over."""
    generator = random.Random(seed)
    return "".join(f"{generator.randint(1, 12)}\n\n" for _ in range(count))


def paper(width: int = 80) -> Console:
    """Return a terminal that captures its output."""
    return Console(file=io.StringIO(), theme=THEME, width=width, highlight=False, markup=False, emoji=False)


def printed(console: Console) -> str:
    """Return the captured output of a terminal."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def sit(
    game: chanbara.Game,
    bots: dict[int, Bot],
    type_: Callable[[], str],
    monkeypatch: pytest.MonkeyPatch,
    width: int = 80,
) -> str:
    """Play a game at a keyboard on which ``type_`` types, until it raises EOFError; return the page."""
    console = paper(width)
    monkeypatch.setattr("builtins.input", lambda *_: type_())
    with pytest.raises(EOFError):
        Sitting(Seating(game, bots, "en", "again", UntilCompiled()), console).run()
    return printed(console)


def positions(games: int = 6) -> Iterator[chanbara.Game]:
    """Yield games at each of their decisions, and over: every number of players, chosen at random."""
    for seed in range(games):
        game = chanbara.new_game("sword", players=3 + seed % 5, seed=seed)
        generator = random.Random(seed)
        while game.decision is not None:
            yield game
            game.apply(generator.randrange(len(game.decision.options)))
        yield game


def reading(game: chanbara.Game, seat: int | None, language: str = "en") -> tuple[View, Words]:
    """Return what a seat sees, and the words to say it."""
    view = chanbara.observe(game, seat)
    return view, Words(language, view)
