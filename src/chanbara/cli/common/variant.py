"""Cards, characters and rules, as chosen on the command line."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from chanbara.cli.common.manners import Mistake, read_text
from chanbara.sim.games.variant import ANY_CAST, Variant
from chanbara.sword.books import BOOKS, OURS
from chanbara.sword.own_cards import load_own_cards
from chanbara.sword.own_space import named_file, space_of

HOW_MANY = "Number of players, 3 to 7 (8 with --rising-sun)."

MOST_GAMES = 10_000_000
"""More than anybody waits for, and few enough for the memory."""
Games = Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="Number of games.", metavar="NUMBER")]
RisingSun = Annotated[bool, typer.Option("--rising-sun", help="Include the Rising Sun expansion.")]
Cast = Annotated[
    str,
    typer.Option(help="Which characters to use with Rising Sun: mixed, base or rising_sun.", metavar="CAST"),
]
Rikyu = Annotated[bool, typer.Option("--rikyu", help="Include the promo character Rikyū.")]
Book = Annotated[
    str,
    typer.Option(help=f"Rulebook to follow where they differ: {', '.join(BOOKS)}.", metavar="BOOK"),
]
RulingList = Annotated[
    list[str] | None,
    typer.Option(
        "--ruling", help="Override a ruling from chapter 13, e.g. eighth_hand=8.", metavar="NAME=VALUE"
    ),
]
HouseFile = Annotated[
    Path | None, typer.Option("--house", help="YAML file with house rules.", metavar="FILE")
]
CardsFile = Annotated[
    list[str] | None,
    typer.Option(
        "--cards",
        help="File with custom cards: YAML, or Python, which is executed. NAME=FILE: with NAME- before keys.",
        metavar="FILE",
    ),
]


class Chosen(NamedTuple):
    """The chosen variant."""

    variant: Variant
    command: str
    """The options that select the same variant, if it is not the plain base game."""


def chosen_variant(
    *,
    rising_sun: bool,
    cast: str,
    rikyu: bool,
    book: str,
    ruling: list[str] | None,
    house: Path | None,
    cards: list[str] | None,
) -> Chosen:
    """Return the chosen variant; ``Mistake`` if it cannot be read or is inconsistent."""
    if cast != ANY_CAST and not rising_sun:
        raise Mistake("--cast needs --rising-sun")
    rulings = tuple(_ruling(one) for one in ruling or ())
    if len(dict(rulings)) < len(rulings):
        raise Mistake("a ruling is chosen once")
    written = [
        "--rising-sun" if rising_sun else "",
        f"--cast {cast}" if cast != ANY_CAST else "",
        "--rikyu" if rikyu else "",
        f"--book {book}" if book != OURS else "",
        *(f"--ruling {name}={json.dumps(value)}" for name, value in rulings),
        "" if house is None else f"--house {shlex.quote(str(house))}",
        *(f"--cards {shlex.quote(one)}" for one in cards or ()),
    ]
    text = None if house is None else read_text(house)
    variant = Variant(rising_sun, cast, rikyu, rulings, text, known_cards(cards), book)
    return Chosen(variant, "".join(f" {one}" for one in written if one))


def known_cards(given: list[str] | None) -> tuple[tuple[str, str, str], ...]:
    """Load user cards, so that records and scenarios with them can be read; return name, text and namespace.

    Several files have a namespace each: the given name, or that of the file.
    """
    loaded = []
    for one in given or ():
        name, path = named_file(one)
        try:
            space = space_of(name, path.stem) if name or len(given or ()) > 1 else ""
            own = load_own_cards(path, space)
        except ValueError as error:
            raise Mistake(str(error)) from error
        loaded.append((own.name, own.source, own.space))
    if len({space for _, _, space in loaded}) < len(loaded):
        raise Mistake("two files of cards have the same name; use NAME=FILE")
    return tuple(loaded)


def _ruling(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError) as error:
        raise Mistake(f"a ruling is NAME=VALUE, the value true, false or a number; not {text!r}") from error
