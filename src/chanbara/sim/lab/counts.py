"""What is counted of many games: plain arrays that are added. Who counts and who draws know only these."""

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
"""What is counted of a card in each game.

It was played; it answered a demand. A demand it made was met, escaped or foiled; it wounded, and took so many
points. The honor of its player's team less that of all others changed by so much before the next act.
"""

TEAMS, ROLES, CAUSES = tuple(Team), tuple(Role), tuple(Cause)


class Names(NamedTuple):
    """What stands on the axes that differ from edition to edition, by its keys."""

    characters: tuple[str, ...]
    cards: tuple[str, ...]


def names_of(catalog: Catalog) -> Names:
    """Return the characters and cards of a catalog."""
    return Names(tuple(one.key for one in catalog.characters), tuple(one.key for one in catalog.cards))


class Counts(NamedTuple):
    """What was counted; ``AXES`` says what each dimension is."""

    games: Array
    endings: Array
    """How games ended, and who won."""
    deadly: Array
    """Games in which a team paid for a Deadly Strike (8.5)."""
    deciding: Array
    """Deciding defeats: the team of who dealt it, and the team that won."""
    people: Array
    """Seats, lost and won, by role and character."""
    places: Array
    """Seats, lost and won, by role and place clockwise from the Shogun."""
    turns: Array
    """Games by their length."""
    decisions: Array
    """Decisions and their squares."""
    honor: Array
    """Each team's honor at the beginning of a turn."""
    cards: Array
    """For each card the products of every two figures of a game: sums, and what intervals need."""

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
    """What was counted of the same deals played by two rules: first the usual ones, then the others."""

    winners: Array
    """Who won the one, and who the other."""
    endings: Array
    """How the one ended, and how the other."""
    lengths: Array
    """Turns and decisions: how much longer the other was, and its square."""

    def plus(self, other: Pairs) -> Pairs:
        """Return the sum."""
        return Pairs(*(one + more for one, more in zip(self, other, strict=True)))


def labels(names: Names) -> dict[str, tuple[str | int, ...]]:
    """Return what stands on each axis."""
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
    """Return counts of no game."""
    marks = labels(names)
    sizes = {name: [len(marks[axis]) for axis in axes] for name, axes in AXES.items()}
    sizes["honor"][1] = TURNS_DRAWN
    return Counts(**{name: np.zeros(size, np.int64) for name, size in sizes.items()})


def no_pairs() -> Pairs:
    """Return the comparison of no game."""
    tables = MAX_SEATS + 1 - FEWEST
    return Pairs(
        np.zeros((tables, len(TEAMS), len(TEAMS)), np.int64),
        np.zeros((tables, len(CAUSES), len(CAUSES)), np.int64),
        np.zeros((tables, 2, 2), np.int64),
    )


def rows(counts: Counts, names: Names) -> Iterator[dict[str, str | int]]:
    """Yield everything that was counted at all, a row each: what, where on its axes, how often."""
    marks = labels(names)
    for name, axes in AXES.items():
        array: Array = getattr(counts, name)
        for place in np.argwhere(array):
            where = {axis: marks[axis][at] for axis, at in zip(axes, place, strict=True)}
            yield {"counted": name, **where, "count": int(array[tuple(place)])}
