"""Histories as numbers: a row of six for each item.

The columns are: its kind; its actor and another seat, as relative seats plus 1; a card and another card or
property, as numbers of their kinds plus 1; and a number. 0 is absent or hidden.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from chanbara.research.spiel.story import ASKED, CHOSE, HIDDEN
from chanbara.sword.flat.format.layout import SEATS
from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.flat.format.tables import PROMPTS
from chanbara.sword.rules.plain import PRINTED_EVENTS
from chanbara.sword.rules.words import Cause, Team

if TYPE_CHECKING:
    import numpy.typing as npt

    Deeds = npt.NDArray[np.int64]
    """By acting seat, then by target."""

COLUMNS = ("what", "seat", "other", "card", "second", "number")
ROWS = 2048
"""A longer history keeps its last rows; the longest of 95,000 random games of all sizes had 1,722."""

CARD, WINNER = "Card", "Winner"
"""Follow-up rows: a card that was drawn or buried, and a winner."""
KINDS = (ASKED, CHOSE, CARD, WINNER, *sorted(PRINTED_EVENTS))
"""The kinds of rows; the number of a kind is its index plus 1."""

SEAT, OTHER, FIRST_CARD, SECOND_CARD, NUMBER = range(1, 6)
COLUMN_OF = {
    **dict.fromkeys(("seat",), SEAT),
    **dict.fromkeys(("target", "by", "victim", "to", "holder"), OTHER),
    **dict.fromkeys(("card",), FIRST_CARD),
    **dict.fromkeys(("source", "prop"), SECOND_CARD),
    **dict.fromkeys(("turn", "resilience", "lost", "size", "count", "action"), NUMBER),
}
"""The column for each name in a line."""
WORDS = {
    "kind": PROMPTS,
    "ability": tuple(one.key for one in CATALOG.characters),
    "cause": tuple(Cause),
    "winner": tuple(Team),
}
"""Values written as words; the number of a word is its index plus 1."""


def rows_of(story: str, viewer: int, players: int) -> npt.NDArray[np.float32]:
    """Return a history as rows, with seats relative to the viewer, padded with 0."""
    rows = np.zeros((ROWS, len(COLUMNS)), dtype=np.float32)
    found = [row for line in story.splitlines()[-ROWS:] for row in _rows(line, viewer, players)][-ROWS:]
    if found:
        rows[: len(found)] = found
    return rows


def deeds_of(story: str, viewer: int, players: int) -> tuple[Deeds, Deeds]:
    """Return how often each seat played a weapon on another, and how many points it took from them."""
    attacks, wounds = np.zeros((SEATS, SEATS), dtype=np.int64), np.zeros((SEATS, SEATS), dtype=np.int64)
    for line in story.splitlines():
        what, seat, other, card, _, number = _rows(line, viewer, players)[0]
        if KINDS[what - 1] == "Played" and CATALOG.is_weapon[card - 1]:
            attacks[seat - 1, other - 1] += 1
        elif KINDS[what - 1] == "Wounded":
            wounds[other - 1, seat - 1] += number
    return attacks, wounds


@lru_cache(maxsize=1 << 16)
def _rows(line: str, viewer: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the rows of a line; they are cached, because lines repeat from game to game."""
    kind, *words = line.split(" ")
    row = [1 + KINDS.index(kind), 0, 0, 0, 0, 0]
    more = []
    for name, _, value in (word.partition("=") for word in words if "=" in word):
        column = COLUMN_OF.get(name)
        if value == HIDDEN or name == "number":
            # Decisions are numbered consecutively: their order says the same.
            continue
        if column in {SEAT, OTHER}:
            row[column] = 1 + (int(value) - viewer) % players
        elif column in {FIRST_CARD, SECOND_CARD}:
            row[column] = 1 + CATALOG.card_numbers[value]
        elif column == NUMBER:
            row[column] = int(value)
        elif name == "cards":
            more += [
                _extra(CARD, FIRST_CARD, CATALOG.card_numbers[card]) for card in value.split(",") if card
            ]
        elif name == "winner":
            more.append(_extra(WINNER, NUMBER, WORDS[name].index(value)))
        else:
            row[NUMBER] = 1 + WORDS[name].index(value)
    return (tuple(row), *more)


def _extra(kind: str, column: int, place: int) -> tuple[int, ...]:
    """Return a follow-up row."""
    row = [1 + KINDS.index(kind), 0, 0, 0, 0, 0]
    row[column] = 1 + place
    return tuple(row)
