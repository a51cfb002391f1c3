"""``chanbara replay``: a game that was written down, told again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding

import chanbara
from chanbara.cli.box import CardsFile, known_cards
from chanbara.cli.draw import header, piles, seat_rows, story_rows
from chanbara.cli.duel_draw import board, duel_header
from chanbara.cli.duel_table import duel_result
from chanbara.cli.manners import (
    Language,
    Mistake,
    RecordFile,
    check_seat,
    known_language,
    terminal,
    understood,
)
from chanbara.cli.moment import INDENT
from chanbara.cli.result import result_screen
from chanbara.locales import speech
from chanbara.record.log import read
from chanbara.record.log import replay as replay_record
from chanbara.server.fair import flaw
from chanbara.words.duel import DuelWords
from chanbara.words.sword import Words


def replayed(path: Path, upto: int | None) -> chanbara.Game:
    """Return the game of a record after its first ``upto`` choices."""
    return understood(path, lambda text: replay_record(text, upto))


def replay(
    record: RecordFile,
    upto: Annotated[
        int | None, typer.Option(min=0, help="Stop after this many choices.", metavar="NUMBER")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Show what this seat saw (default: spectator).", metavar="SEAT")
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only verify that the server did not choose the deal.")
    ] = False,
    cards: CardsFile = None,
    lang: Language = None,
) -> None:
    """Print a recorded game in plain sentences."""
    known_cards(cards)
    language = known_language(lang)
    game = replayed(record, upto)
    if verify:
        check_deal(record)
        terminal().print(speech(language).say("fair-deal"))
        return
    check_seat(seat, players_of(game))
    console = terminal()
    if game.rulebook.kind == "duel":
        tell_duel(console, game, language)
    else:
        tell_game(console, game, seat, language)


def check_deal(path: Path) -> None:
    """Refuse a record whose deal does not follow from the key that the server had committed to."""
    header = understood(path, read).header
    try:
        salts = json.loads(header["salts"])
        found = flaw(header["commitment"], header["server-key"], salts, header["key"])
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise Mistake(f"{path}: this record has no fairness proof") from error
    if found is not None:
        raise Mistake(f"{path}: {found}")


def players_of(game: chanbara.Game) -> int:
    """Return how many play a game of either kind."""
    return 1 if game.rulebook.kind == "duel" else len(chanbara.observe(game, None).seats)


def tell_game(console: Console, game: chanbara.Game, seat: int | None, language: str) -> None:
    """Tell a game as a seat or a spectator saw it."""
    view = chanbara.observe(game, seat)
    words = Words(language, view)
    for row in story_rows(words, chanbara.seen(game, seat)):
        console.print(Padding(row, INDENT))
    console.print()
    if view.result is not None:
        console.print(result_screen(words, view))
        return
    console.print(header(words, view))
    for part in (seat_rows(words, view), piles(words, view)):
        console.print(Padding(part, INDENT))


def tell_duel(console: Console, game: chanbara.Game, language: str) -> None:
    """Tell a duel; there is nobody from whom something could be hidden."""
    view = chanbara.observe(game, None)
    words = DuelWords(language, view)
    for row in story_rows(words, chanbara.seen(game, None)):
        console.print(Padding(row, INDENT))
    console.print()
    if view.result is not None:
        console.print(duel_result(words, game))
        return
    console.print(duel_header(words, view))
    console.print(Padding(board(words, view), INDENT))
