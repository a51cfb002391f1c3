"""Who sits where in each round of an evening: pure, and the same for the same seed.

A place is counted from the seat that begins, which everybody at the table sees: place 0 is the Shogun.
Nothing here knows a hidden role. If hidden roles were balanced, too, whoever counts could tell them from the
rounds before.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Seating: TypeAlias = list[int | None]
"""By place: the person who sits there, or None for a bot."""

DRAWS, MOST_DRAWN = 24, 160
"""Distributions that are tried for a round, the best of which is taken, and people in all of them."""


def tables_for(people: int, places: int) -> int:
    """Return how many tables have people: as few as possible."""
    return math.ceil(people / places)


def schedule(
    people: Sequence[int],
    places: int,
    rounds: int,
    seed: str,
    *,
    stay: bool = False,
    played: Iterable[Seating] = (),
) -> list[list[Seating]]:
    """Return the tables of each round. A single one gets a second one of bots: nobody is without a field.

    With `stay` everybody stays at their table, and only places rotate. What was played before, without those
    who came late, is taken into account.
    """
    chance = random.Random(f"seats of {seed}")  # noqa: S311 - where people sit is no secret
    tables = tables_for(len(people), places)
    past = _Past(people, played)
    groups = _groups(people, tables, past, chance)
    plan: list[list[Seating]] = []
    for _ in range(rounds):
        if plan and not stay:
            groups = _groups(people, tables, past, chance)
        seated = [_places(past.by_turn(group), places, past, chance) for group in groups]
        for one in seated:
            past.remember(one)
        bots: Seating = [None] * places
        plan.append(seated if tables > 1 else [*seated, bots])
    return plan


def movement(tables: int, rounds: int, *, moving: bool) -> list[list[int]]:
    """Return which deal each table plays in each round; deals are counted from 1.

    Either all tables of a round play the same one, or deals move from table to table: then each table plays
    each deal once, and most of them in different rounds. After about as many rounds as there are tables all
    deals of a cycle have been played, and others follow.
    """
    if not moving:
        return [[number + 1] * tables for number in range(rounds)]
    plan: list[list[int]] = []
    for length in _shares(rounds, max(1, rounds // tables)):
        first = len(plan) + 1
        plan += [[first + (table + turn) % length for table in range(tables)] for turn in range(length)]
    return plan


class _Past:
    """What was played before: who sat where, and with whom."""

    def __init__(self, people: Sequence[int], played: Iterable[Seating]) -> None:
        self.sat: Counter[tuple[int, int]] = Counter()
        """By person and place."""
        self.met: Counter[tuple[int, int]] = Counter()
        """By pair, the lower number first."""
        for seating in played:
            self.remember(seating)
        # Whoever came late does not begin round after round to catch up.
        least = max(self.sat[person, 0] for person in people) - 1
        for person in people:
            self.sat[person, 0] = max(self.sat[person, 0], least)

    def remember(self, seating: Seating) -> None:
        people = [person for person in seating if person is not None]
        self.sat.update((person, place) for place, person in enumerate(seating) if person is not None)
        self.met.update(_pairs(people))

    def by_turn(self, people: Iterable[int]) -> list[int]:
        """Return people in the order in which they should begin, otherwise as before."""
        return sorted(people, key=lambda person: self.sat[person, 0])

    def cost(self, group: Iterable[int]) -> int:
        """Return how much a group has met before: a third meeting weighs more than two second ones."""
        return sum(2 * self.met[pair] + 1 for pair in _pairs(group))

    def joining(self, person: int, group: Iterable[int]) -> int:
        """Return what it costs to add somebody to a group."""
        return sum(2 * self.met[min(person, one), max(person, one)] + 1 for one in group)


def _pairs(people: Iterable[int]) -> Iterable[tuple[int, int]]:
    return combinations(sorted(people), 2)


def _groups(people: Sequence[int], tables: int, past: _Past, chance: random.Random) -> list[list[int]]:
    """Distribute all people over tables of nearly the same size; the first of each group begins."""
    draws = max(1, min(DRAWS, MOST_DRAWN // len(people))) if tables > 1 else 1
    drawn = [_drawn(people, tables, past, chance) for _ in range(draws)]
    return min(drawn, key=lambda groups: sum(map(past.cost, groups)))


def _drawn(people: Sequence[int], tables: int, past: _Past, chance: random.Random) -> list[list[int]]:
    # Whoever has begun least often begins: so everybody does, as often as all others or once more.
    order = past.by_turn(chance.sample(people, len(people)))
    groups = [[person] for person in order[:tables]]
    sizes = _shares(len(people), tables)
    for person in order[tables:]:
        open_groups = [number for number in range(tables) if len(groups[number]) < sizes[number]]
        groups[min(open_groups, key=lambda number: past.joining(person, groups[number]))].append(person)
    _improve(groups, past)
    return groups


def _shares(whole: int, parts: int) -> list[int]:
    """Divide a number into parts of nearly the same size, the larger ones first."""
    return [whole // parts + (part < whole % parts) for part in range(parts)]


def _improve(groups: list[list[int]], past: _Past) -> None:
    """Exchange two people as long as that makes fewer meet again."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            for mine in range(1, len(one)):
                for theirs in range(1, len(other)):
                    if _gain(one, other, mine, theirs, past) > 0:
                        one[mine], other[theirs] = other[theirs], one[mine]
                        is_better = True


def _gain(one: list[int], other: list[int], mine: int, theirs: int, past: _Past) -> int:
    """Return by how much two groups have met less if two of their members change places."""
    leaving, coming = one[mine], other[theirs]
    here, there = one[:mine] + one[mine + 1 :], other[:theirs] + other[theirs + 1 :]
    before = past.joining(leaving, here) + past.joining(coming, there)
    return before - past.joining(coming, here) - past.joining(leaving, there)


def _places(group: Sequence[int], places: int, past: _Past, chance: random.Random) -> Seating:
    """Seat a group: the first of it begins, the others where they have sat least often, bots in the rest."""
    rest: Seating = [*group[1:], *[None] * (places - len(group))]
    chance.shuffle(rest)
    seating = [group[0], *rest]

    def cost(place: int, person: int | None) -> int:
        return 0 if person is None else 2 * past.sat[person, place] + 1

    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(range(1, places), 2):
            here, there = seating[one], seating[other]
            if cost(one, there) + cost(other, here) < cost(one, here) + cost(other, there):
                seating[one], seating[other] = there, here
                is_better = True
    return seating
