"""Matched deals: what each seat has in the first game of a deal, and what it has in the second instead.

In every hand one card is exchanged, and in some seats the character: what is judged is there in one of the
two games, a printed thing of its kind in the other. Everything else of the deal is the same. In which game
it is, is decided by a coin for each seat: what the others have averages out.
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
    """Return the cards of each seat; in which game it has the judged one is independent of all others."""
    if not subjects.cards:
        return [(NOTHING, NOTHING)] * players
    found = []
    for _ in range(players):
        judged = fate.choice(subjects.cards)
        printed = fate.choice(subjects.printed(subjects.items[judged].kind))
        found.append(_either_way(fate, judged, printed))
    return found


def _people(subjects: Subjects, fate: Random, players: int) -> list[tuple[int, int]]:
    """Return the characters of each seat: printed ones, and each judged one at some seat in one of the games.

    Printed ones are exchanged as well, because the range of the printed must be known as exactly. Whoever is
    exchanged sits nowhere else in the other game: otherwise its holder would play against it there.
    """
    judged, printed = subjects.judged(CHARACTER), subjects.printed(CHARACTER)
    if not judged:
        return [(NOTHING, NOTHING)] * players
    drawn = fate.sample(printed, min(SIDES * players, len(printed)))
    seated, instead = drawn[:players], drawn[players:]
    # Those for whom there is nobody instead have the same character in both games, or a judged one.
    found = [(one, instead[place] if place < len(instead) else one) for place, one in enumerate(seated)]
    for place, one in enumerate(fate.sample(judged, min(len(judged), players)), start=1):
        found[-place] = _either_way(fate, one, seated[-place])
    fate.shuffle(found)
    return found


def _either_way(fate: Random, one: int, other: int) -> tuple[int, int]:
    return (one, other) if fate.random() < 1 / SIDES else (other, one)
