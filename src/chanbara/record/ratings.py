"""Ratings by openskill: updating all players of a game."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

Who = TypeVar("Who", bound="Hashable")
Side = TypeVar("Side", bound="Hashable")

# No uncertainty is added from game to game here: callers add it for players who change over time.
MODEL = PlackettLuce(mu=0.0, tau=0.0)


class Strength(NamedTuple):
    """A rating; 0 is the initial mean."""

    mu: float = 0.0
    sigma: float = float(MODEL.sigma)
    """Its standard deviation."""


def rated(
    sides: Mapping[Side, Sequence[Who]], winner: Side, known: Mapping[Who, Strength]
) -> dict[Who, Strength]:
    """Return all ratings after a game that one side has won."""
    before = [[known.get(one, Strength()) for one in side] for side in sides.values()]
    teams = [[MODEL.rating(one.mu, one.sigma) for one in side] for side in before]
    after: defaultdict[Who, list[Strength]] = defaultdict(list)
    ranks = [1.0 if side == winner else 2.0 for side in sides]
    for side, team in zip(sides.values(), MODEL.rate(teams, ranks=ranks), strict=True):
        for one, new in zip(side, team, strict=True):
            after[one].append(Strength(new.mu, new.sigma))
    # A player in several seats gets the mean of their updates.
    return {
        one: Strength(fmean(new.mu for new in found), fmean(new.sigma for new in found))
        for one, found in after.items()
    }
