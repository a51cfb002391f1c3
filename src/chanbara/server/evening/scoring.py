"""Points against the field: each result is compared with those of the same seat of the same deal."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

BEST = 100
"""The points for a result that is better than all others."""
AVERAGE = Fraction(BEST, 2)
"""The points where nothing can be compared."""


class Result(NamedTuple):
    """How a seat did at one table. Whoever won did better than whoever lost; then points decide."""

    won: bool
    points: int


class Play(NamedTuple):
    """A person at a table of a deal."""

    person: int
    table: int
    seat: int
    gone: bool = False
    """Whether a bot played for them most of the time, or they have left."""


class Standing(NamedTuple):
    """Where a person stands."""

    person: int
    place: int
    total: Fraction
    deals: int


def against_field(results: Sequence[Result | None]) -> list[Fraction]:
    """Return the points of one seat by table: the share of the other tables beaten, a tie is half of one.

    Bots are part of the field. A table without a result is not, and gets the average, as does a result that
    has nothing to be compared with.
    """
    return [_points(place, results) for place in range(len(results))]


def _points(place: int, results: Sequence[Result | None]) -> Fraction:
    mine = results[place]
    others = [one for number, one in enumerate(results) if number != place and one is not None]
    if mine is None or not others:
        return AVERAGE
    beaten = sum((Fraction(mine > one) + Fraction(mine == one) / 2 for one in others), Fraction(0))
    return BEST * beaten / len(others)


def deal_points(results: Sequence[Sequence[Result] | None], plays: Iterable[Play]) -> dict[int, Fraction]:
    """Return the points of each person in a deal, from the results by table and seat.

    Whoever was gone gets nothing, and their bot's result is part of the field like any other.
    """
    columns: dict[int, list[Fraction]] = {}
    found = {}
    for play in plays:
        if play.seat not in columns:
            columns[play.seat] = against_field([None if one is None else one[play.seat] for one in results])
        found[play.person] = Fraction(0) if play.gone else columns[play.seat][play.table]
    return found


def standings(people: Iterable[int], deals: Sequence[Mapping[int, Fraction]]) -> list[Standing]:
    """Return all people by the sum of their points; who has the same shares a place."""
    totals = {
        person: sum((deal.get(person, Fraction(0)) for deal in deals), Fraction(0)) for person in people
    }
    return sorted(
        (
            Standing(
                person,
                1 + sum(other > total for other in totals.values()),
                total,
                sum(person in deal for deal in deals),
            )
            for person, total in totals.items()
        ),
        key=lambda one: (one.place, one.person),
    )
