"""The evidence ledger: the prior, the evidence of each action, and the posterior.

All lines are in log space, so that they add up: the prior, a line per action, the normalization, and the
residual doubt. Their sum is the belief of the mind, for an observer who knows their own role. The line of an
action is its evidence at that moment; without it the sum is the belief if that action had been ignored, and
all others had been judged as they were.

Sums are exact (``fsum``) and in plain Python, so that a browser without numpy finds the same.
"""

from __future__ import annotations

from math import fsum
from operator import getitem, mul
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from chanbara.compiled.elementary import exp, log
from chanbara.sword.mind.arrays import KINDS_OF_ROLE
from chanbara.sword.mind.belief.belief import DOUBT

Roles: TypeAlias = npt.NDArray[np.int8]
"""The role of each seat, by world."""
Numbers: TypeAlias = npt.NDArray[np.float64]


class Line(NamedTuple):
    """One action, and its evidence for each role of its actor."""

    event: int
    """Its index among the events."""
    actor: int
    card: int
    target: int
    terms: tuple[float, ...]
    """By role: the log-likelihood ratio of this action against a random choice."""


class Ledger(NamedTuple):
    """What one observer has seen, and what follows."""

    roles: Roles
    observer: int | None
    """The observer: a seat that knows its own role, or None."""
    own: int
    """The observer's role, if they have a seat."""
    lines: tuple[Line, ...]

    @property
    def fits(self) -> npt.NDArray[np.bool_]:
        """Return which worlds fit the observer's own role."""
        return np.array([self._is_fitting(world) for world in self.roles.tolist()])

    @property
    def worlds(self) -> Roles:
        """Return the worlds that fit."""
        return np.array(self._worlds(), dtype=np.int8)

    @property
    def prior(self) -> Numbers:
        """Return the prior: uniform over the worlds that fit."""
        worlds = len(self._worlds())
        return np.array([-log(worlds)] * worlds)

    def said(self, line: Line) -> Numbers:
        """Return the terms of a line, by world."""
        return np.array([line.terms[world[line.actor]] for world in self._worlds()])

    @property
    def normalisation(self) -> float:
        """Return the line that normalizes over all worlds that fit."""
        return -_log_sum(_total(self._worlds(), self.lines))

    @property
    def doubt(self) -> Numbers:
        """Return the residual doubt, by world: the effect of mixing in the prior.

        The mixture is made before conditioning on one's own role: an observer whose actions hardly fit it has
        more doubt.
        """
        return np.array(self._doubt(_total(self._worlds(), self.lines)))

    @property
    def posterior(self) -> Numbers:
        """Return the sum of all lines: the log-posterior of each world that fits."""
        return np.array(self._posterior())

    def without(self, event: int) -> Ledger:
        """Return the ledger without the line of an action."""
        return self._replace(lines=tuple(line for line in self.lines if line.event != event))

    def odds(self) -> Numbers:
        """Return the probability of each role, by seat."""
        return np.array(_shares(self._worlds(), [exp(one) for one in self._posterior()]))

    def prior_odds(self) -> Numbers:
        """Return the same for the prior."""
        return np.array(self._prior_odds())

    def factors(self, line: Line) -> Numbers:
        """Return the likelihood ratio of each role of the actor, from this action alone."""
        prior, terms = self._prior_odds()[line.actor], [exp(one) for one in line.terms]
        mean = fsum(map(mul, prior, terms))
        return np.array(
            [term / mean if share > 0.0 else 1.0 for share, term in zip(prior, terms, strict=True)]
        )

    def _is_fitting(self, world: list[int]) -> bool:
        return self.observer is None or world[self.observer] == self.own

    def _worlds(self) -> list[list[int]]:
        return [world for world in self.roles.tolist() if self._is_fitting(world)]

    def _prior_odds(self) -> list[list[float]]:
        worlds = self._worlds()
        counts = _shares(worlds, [1.0] * len(worlds))
        return [[count / len(worlds) for count in row] for row in counts]

    def _posterior(self) -> list[float]:
        total = _total(self._worlds(), self.lines)
        rest = _log_sum(total)
        return [one - rest + doubt for one, doubt in zip(total, self._doubt(total), strict=True)]

    def _doubt(self, total: list[float]) -> list[float]:
        every = self.roles.tolist()
        logs = _total(every, self.lines)
        fitting = [one for one, world in zip(logs, every, strict=True) if self._is_fitting(world)]
        kept = (1.0 - DOUBT) * exp(_log_sum(fitting) - _log_sum(logs))
        kept /= kept + DOUBT * len(total) / len(every)
        # The prior of each world, over its belief.
        even = _log_sum(total) - log(len(total))
        return [log(kept + (1.0 - kept) * exp(even - one)) for one in total]


def _total(worlds: list[list[int]], lines: tuple[Line, ...]) -> list[float]:
    """Return the sum of the prior and of all evidence, by world."""
    by_seat: list[list[tuple[float, ...]]] = [[] for _ in worlds[0]]
    for line in lines:
        by_seat[line.actor].append(line.terms)
    nothing = [0.0] * KINDS_OF_ROLE
    evidence = [[fsum(terms) for terms in zip(*said, strict=True)] or nothing for said in by_seat]
    prior = -log(len(worlds))
    return [prior + fsum(map(getitem, evidence, world)) for world in worlds]


def _shares(worlds: list[list[int]], weights: list[float]) -> list[list[float]]:
    """Return the weight of the worlds with each role, by seat."""
    found = []
    for roles in zip(*worlds, strict=True):
        by_role: list[list[float]] = [[] for _ in range(KINDS_OF_ROLE)]
        for role, weight in zip(roles, weights, strict=True):
            by_role[role].append(weight)
        found.append([fsum(one) for one in by_role])
    return found


def _log_sum(logs: list[float]) -> float:
    """Return the log-sum-exp."""
    most = max(logs)
    return most + log(fsum(exp(one - most) for one in logs))
