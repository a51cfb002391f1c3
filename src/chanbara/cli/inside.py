"""Inspecting a game: ``chanbara explain`` and ``chanbara perft``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import chanbara
from chanbara.cli.common.draw import choice_rows
from chanbara.cli.common.manners import (
    Language,
    Mistake,
    RecordFile,
    check_seat,
    known_language,
    terminal,
    understood,
)
from chanbara.cli.common.variant import HOW_MANY, CardsFile, RisingSun, known_cards
from chanbara.cli.kind import drawn_as
from chanbara.cli.moment import explain_steps
from chanbara.cli.replay import replayed
from chanbara.record.log import read
from chanbara.record.perft import perft as count_decisions
from chanbara.record.perft import split as count_by_option
from chanbara.words.choice import Choice


def explain(
    record: RecordFile,
    at: Annotated[
        int | None, typer.Option(help="Decision number (default: the last one).", metavar="NUMBER")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(help="Show what this seat sees (default: the seat that has to answer).", metavar="SEAT"),
    ] = None,
    cards: CardsFile = None,
    lang: Language = None,
) -> None:
    """Explain why a player has to answer, and what happens next."""
    known_cards(cards)
    language = known_language(lang)
    game = replayed(record, None if at is None else _choices_before(record, at))
    check_seat(seat, game.kind.seats(game.table))
    asked = None if game.decision is None else game.decision.seat
    view = chanbara.observe(game, asked if seat is None else seat)
    console = terminal()
    drawn = drawn_as(game.kind)
    words = drawn.words(language, view)
    console.print(drawn.header(words, view))
    explain_steps(console, words, view, asked)
    show_offered(console, words.say, drawn.choices(words, view))


def show_offered(console: Console, say: Callable[..., str], offered: Sequence[Choice]) -> None:
    """Print the options, if there are any."""
    if offered:
        console.print()
        console.print(Padding(Text(say("table-choices"), style="title"), (0, 1)))
        console.print(Padding(choice_rows(offered, console.width - 2), (0, 1)))


def _choices_before(record: RecordFile, at: int) -> int:
    """Return the number of choices before a decision."""
    numbers = [number for number, _, _ in understood(record, read).choices]
    last = (numbers[-1] if numbers else 0) + 1
    if at == last:
        return len(numbers)
    if at not in numbers:
        raise Mistake(
            f"{record}: there is no decision {at}; decisions are {numbers[0] if numbers else 1} to {last}"
        )
    return numbers.index(at)


def perft(
    players: Annotated[int, typer.Option(help=HOW_MANY, metavar="NUMBER")] = 4,
    seed: Annotated[str, typer.Option(help="Seed for the deal.", metavar="SEED")] = "1",
    depth: Annotated[int, typer.Option(min=0, help="Search depth, in choices.", metavar="NUMBER")] = 3,
    rising_sun: RisingSun = False,
    split: Annotated[
        bool, typer.Option("--split", help="Also show the count for each first choice.")
    ] = False,
) -> None:
    """Count decisions by depth from a fixed deal."""
    try:
        game = chanbara.new_game("sword", players=players, seed=seed, rising_sun=rising_sun)
    except ValueError as error:
        raise Mistake(str(error)) from error
    console = terminal()
    counted = Table(box=SIMPLE_HEAD)
    counted.add_column("depth", justify="right")
    counted.add_column("decisions", justify="right")
    for level, nodes in enumerate(count_decisions(game, depth)):
        counted.add_row(str(level), str(nodes))
    console.print(counted)
    if split and depth:
        by_option = Table(box=SIMPLE_HEAD)
        by_option.add_column("first choice")
        by_option.add_column(f"decisions at depth {depth}", justify="right")
        for option, nodes in count_by_option(game, depth).items():
            by_option.add_row(option, str(nodes))
        console.print(by_option)
