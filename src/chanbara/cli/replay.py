"""``chanbara replay``: a recorded game in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import chanbara
from chanbara.cli.common.manners import (
    Language,
    Mistake,
    RecordFile,
    check_seat,
    known_language,
    terminal,
    understood,
)
from chanbara.cli.common.variant import CardsFile, known_cards
from chanbara.cli.kind import tell
from chanbara.locales import speech
from chanbara.record.log import read
from chanbara.record.log import replay as replay_record
from chanbara.server.table.fair import flaw


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
    check_seat(seat, game.kind.seats(game.table))
    tell(terminal(), game, seat, language)


def check_deal(path: Path) -> None:
    """Refuse a record whose deal does not follow from the key the server had committed to."""
    header = understood(path, read).header
    try:
        salts = json.loads(header["salts"])
        found = flaw(header["commitment"], header["server-key"], salts, header["key"])
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise Mistake(f"{path}: this record has no fairness proof") from error
    if found is not None:
        raise Mistake(f"{path}: {found}")
