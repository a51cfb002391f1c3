"""The chance to win by each option of a duel, more exact with every sampled world."""

from __future__ import annotations

from collections import OrderedDict
from math import fsum, sqrt
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.bots.odds import Odds, odds
from chanbara.duel.bots.rollout import Outcome, Rollouts, seed_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.sight.view import DuelView

LEAST = 8
"""Worlds of a portion, at least: fewer have no interval worth showing."""
MOST = 160
"""Worlds after which the odds are exact enough: about two points either way."""
DEVIATIONS = 1.96
FEW = 2.4
"""Added to the deviations, divided by the degrees of freedom: about Student's quantile from 8 worlds on."""
MOST_BEGUN = 4
"""Decisions whose rollouts a process keeps between two portions."""
_BEGUN: OrderedDict[str, Rollouts] = OrderedDict()


class Portion(NamedTuple):
    """Some more worlds, with the outcome of each option; the first portion has the exact odds, too."""

    worlds: list[list[Outcome]]
    exact: list[Odds]


class Chances(NamedTuple):
    """What is known of an option."""

    exact: Odds
    """To hit in this attack, and to be hit by the next counterattack."""
    mean: Outcome
    low: float
    high: float
    """The 95% interval of the chance to win."""


def portion(view: DuelView, first: int, seconds: float, most: int = MOST) -> Portion:
    """Return the worlds from a number on: for some seconds, and a few at least."""
    until = monotonic() + seconds
    seed = seed_of(view)
    rollouts = _BEGUN.pop(seed, None) or Rollouts(view)
    worlds: list[list[Outcome]] = []
    while first + len(worlds) < most and (len(worlds) < LEAST or monotonic() < until):
        worlds.append(rollouts.world(first + len(worlds)))
    if first + len(worlds) < most:
        _BEGUN[seed] = rollouts  # it saves time alone: any process can go on
        while len(_BEGUN) > MOST_BEGUN:
            _BEGUN.popitem(last=False)
    return Portion(worlds, [] if first else list(odds(view).values()))


class Forecast:
    """The odds of one decision so far."""

    def __init__(self) -> None:
        self.worlds: list[list[Outcome]] = []
        self.exact: list[Odds] = []

    def add(self, more: Portion) -> None:
        """Add a portion."""
        self.worlds += more.worlds
        self.exact = self.exact or more.exact

    @property
    def is_done(self) -> bool:
        """Whether the odds are exact enough."""
        return len(self.worlds) >= MOST

    def chances(self) -> list[Chances]:
        """Return what is known of each option, in order."""
        columns = zip(*self.worlds, strict=True)
        return [_chances(exact, column) for exact, column in zip(self.exact, columns, strict=True)]

    def behind(self, option: int, best: int) -> tuple[float, float]:
        """Return by how much an option is worse than another, and the standard error of that.

        Both were tried in the same worlds: their difference is more exact than either.
        """
        return _mean_and_error([world[best].win - world[option].win for world in self.worlds])


def _chances(exact: Odds, outcomes: Sequence[Outcome]) -> Chances:
    win, error = _mean_and_error([one.win for one in outcomes])
    count = len(outcomes)
    by = error * (DEVIATIONS + FEW / max(1, count - 1))
    mean = Outcome(*(fsum(values) / count for values in zip(*outcomes, strict=True)))
    return Chances(exact, mean, max(0.0, win - by), min(1.0, win + by))


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    mean = fsum(values) / count
    square = fsum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, sqrt(square / count)


def forecast(view: DuelView, worlds: int = MOST) -> Forecast:
    """Return the odds of a decision, from this many worlds."""
    found = Forecast()
    while len(found.worlds) < worlds:
        found.add(portion(view, len(found.worlds), 0.0, worlds))
    return found
