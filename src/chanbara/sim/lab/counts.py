"""The counts over many games: plain arrays that are added up, the only interface of counting and drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from chanbara.sword.mind.run.counted import FEWEST, TURNS, TURNS_DRAWN
from chanbara.sword.rules.words import MAX_SEATS, Cause, Role, Team

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.sword.rules.catalog import Catalog

Array: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.int64]]"

FIGURES = ("games", "played", "answers", "stopped", "hits", "wounds", "swing")
"""The statistics of a card in each game.

It was played; it answered a demand. A demand it made was met, escaped or foiled; it wounded, and took points.
The honor lead of its player's team changed until the next act.
"""

TEAMS, ROLES, CAUSES = tuple(Team), tuple(Role), tuple(Cause)


class Names(NamedTuple):
    """The labels of the axes that differ between editions, by key."""

    characters: tuple[str, ...]
    cards: tuple[str, ...]


def names_of(catalog: Catalog) -> Names:
    """Return the characters and cards of a catalog."""
    return Names(tuple(one.key for one in catalog.characters), tuple(one.key for one in catalog.cards))


class Counts(NamedTuple):
    """The counts; ``AXES`` describes each dimension."""

    games: Array
    endings: Array
    """How games ended, and who won."""
    deadly: Array
    """Games in which a team paid for a Deadly Strike (8.5)."""
    deciding: Array
    """Deciding defeats: the team of its dealer, and the winning team."""
    people: Array
    """Seats, lost and won, by role and character."""
    places: Array
    """Seats, lost and won, by role and position clockwise from the Shogun."""
    turns: Array
    """Games by their length."""
    decisions: Array
    """Decisions and their squares."""
    honor: Array
    """Each team's honor at the start of a turn."""
    cards: Array
    """For each card the products of every two statistics of a game: sums, and what intervals need."""

    def plus(self, other: Counts) -> Counts:
        """Return the sum."""
        return Counts(*(one + more for one, more in zip(self, other, strict=True)))


AXES = {
    "games": ("players",),
    "endings": ("players", "cause", "team"),
    "deadly": ("players",),
    "deciding": ("players", "dealt_by", "team"),
    "people": ("players", "role", "character", "won"),
    "places": ("players", "role", "place", "won"),
    "turns": ("players", "turn"),
    "decisions": ("players", "power"),
    "honor": ("players", "turn", "team"),
    "cards": ("card", "figure", "by"),
}


class Pairs(NamedTuple):
    """The counts of the same deals under two rule sets: first the usual one, then the other."""

    winners: Array
    """The winners of both."""
    endings: Array
    """The endings of both."""
    lengths: Array
    """Turns and decisions: how much longer the other was, and its square."""

    def plus(self, other: Pairs) -> Pairs:
        """Return the sum."""
        return Pairs(*(one + more for one, more in zip(self, other, strict=True)))


def labels(names: Names) -> dict[str, tuple[str | int, ...]]:
    """Return the labels of each axis."""
    return {
        "players": tuple(range(FEWEST, MAX_SEATS + 1)),
        "cause": CAUSES,
        "team": TEAMS,
        "dealt_by": TEAMS,
        "role": ROLES,
        "character": names.characters,
        "card": names.cards,
        "place": tuple(range(MAX_SEATS)),
        "turn": tuple(range(TURNS)),
        "won": (0, 1),
        "power": (1, 2),
        "figure": FIGURES,
        "by": FIGURES,
    }


def no_counts(names: Names) -> Counts:
    """Return empty counts."""
    marks = labels(names)
    sizes = {name: [len(marks[axis]) for axis in axes] for name, axes in AXES.items()}
    sizes["honor"][1] = TURNS_DRAWN
    return Counts(**{name: np.zeros(size, np.int64) for name, size in sizes.items()})


def no_pairs() -> Pairs:
    """Return empty pair counts."""
    tables = MAX_SEATS + 1 - FEWEST
    return Pairs(
        np.zeros((tables, len(TEAMS), len(TEAMS)), np.int64),
        np.zeros((tables, len(CAUSES), len(CAUSES)), np.int64),
        np.zeros((tables, 2, 2), np.int64),
    )


def rows(counts: Counts, names: Names) -> Iterator[dict[str, str | int]]:
    """Yield all non-zero counts, a row each: the array, the labels, the count."""
    marks = labels(names)
    for name, axes in AXES.items():
        array: Array = getattr(counts, name)
        for place in np.argwhere(array):
            where = {axis: marks[axis][at] for axis, at in zip(axes, place, strict=True)}
            yield {"counted": name, **where, "count": int(array[tuple(place)])}
