"""How strong who plays is, by openskill: what one game says of everybody who was in it."""

from __future__ import annotations

from collections import defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

Who = TypeVar("Who", bound="Hashable")
Side = TypeVar("Side", bound="Hashable")

# Nothing is added to the doubt from game to game: who changes with time says so himself.
MODEL = PlackettLuce(mu=0.0, tau=0.0)


class Strength(NamedTuple):
    """How strong somebody is thought to be; 0 is where everybody begins."""

    mu: float = 0.0
    sigma: float = float(MODEL.sigma)
    """The standard deviation of that."""


def rated(
    sides: Mapping[Side, Sequence[Who]], winner: Side, known: Mapping[Who, Strength]
) -> dict[Who, Strength]:
    """Return what is thought of everybody after a game: one side has won, and all others have not."""
    before = [[known.get(one, Strength()) for one in side] for side in sides.values()]
    teams = [[MODEL.rating(one.mu, one.sigma) for one in side] for side in before]
    after: defaultdict[Who, list[Strength]] = defaultdict(list)
    ranks = [1.0 if side == winner else 2.0 for side in sides]
    for side, team in zip(sides.values(), MODEL.rate(teams, ranks=ranks), strict=True):
        for one, new in zip(side, team, strict=True):
            after[one].append(Strength(new.mu, new.sigma))
    # Who sits in several seats takes the mean of what they would be given.
    return {
        one: Strength(fmean(new.mu for new in found), fmean(new.sigma for new in found))
        for one, found in after.items()
    }
