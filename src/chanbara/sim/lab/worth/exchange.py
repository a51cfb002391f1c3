"""Matched deals: what each seat has in the first game of a deal, and what it has in the second instead.

In every hand one card is exchanged, and in some seats the character: what is judged sits in one of the two
games, a printed thing of its kind in the other. Everything else of the deal is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.dice import dice
from chanbara.sim.lab.worth.subjects import CHARACTER

if TYPE_CHECKING:
    from random import Random

    from chanbara.sim.lab.worth.subjects import Subjects

NOTHING = -1
"""Nothing is exchanged there."""
SIDES = 2
"""The games of a deal."""


class Seating(NamedTuple):
    """What a seat has in one of the games, as places among the subjects."""

    card: int = NOTHING
    character: int = NOTHING


class Exchange(NamedTuple):
    """One deal, played twice."""

    slots: tuple[float, ...]
    """By seat, which card of the hand is exchanged: 0 is the first, just below 1 the last."""
    sides: tuple[tuple[Seating, ...], tuple[Seating, ...]]
    """By game and seat."""


def exchange_of(subjects: Subjects, seed: str, players: int, number: int) -> Exchange:
    """Return the exchange of a deal: it depends on nothing that was dealt."""
    fate = dice(f"{seed}:{players}:exchange", number)
    cards = _cards(subjects, fate, players)
    people = _people(subjects, fate, players)
    sides = tuple(
        tuple(Seating(card[side], one[side]) for card, one in zip(cards, people, strict=True))
        for side in range(SIDES)
    )
    return Exchange(tuple(fate.random() for _ in range(players)), (sides[0], sides[1]))


def _cards(subjects: Subjects, fate: Random, players: int) -> list[tuple[int, int]]:
    """Return the cards of each seat: half of the seats have a judged one in the first game."""
    if not subjects.cards:
        return [(NOTHING, NOTHING)] * players
    found = []
    for first in _halves(fate, players):
        judged = fate.choice(subjects.cards)
        printed = fate.choice(subjects.printed(subjects.items[judged].kind))
        found.append((judged, printed) if first else (printed, judged))
    return found


def _people(subjects: Subjects, fate: Random, players: int) -> list[tuple[int, int]]:
    """Return the characters of each seat: printed ones, and for some a judged one in one of the games.

    No character sits at a table twice.
    """
    judged = subjects.judged(CHARACTER)
    if not judged:
        return [(NOTHING, NOTHING)] * players
    found = [(one, one) for one in fate.sample(subjects.printed(CHARACTER), players)]
    some = min(len(judged), players // SIDES)
    seats = fate.sample(range(players), SIDES * some)
    for seat, one in zip(seats[:some], fate.sample(judged, some), strict=True):
        found[seat] = (one, found[seat][1])
    for seat, one in zip(seats[some:], fate.sample(judged, some), strict=True):
        found[seat] = (found[seat][0], one)
    return found


def _halves(fate: Random, players: int) -> list[bool]:
    halves = [seat % SIDES == 0 for seat in range(players)]
    if fate.random() < 1 / SIDES:
        halves = [not one for one in halves]
    fate.shuffle(halves)
    return halves
