"""The evidence ledger: the prior, the evidence of each action, and the posterior.

All lines are in log space, so that they add up: the prior, a line per action, the normalization, and the
residual doubt. Their sum is the belief of the mind, for an observer who knows their own role. The line of an
action is its evidence at that moment; without it the sum is the belief if that action had been ignored, and
all others had been judged as they were.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

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
        if self.observer is None:
            return np.ones(len(self.roles), dtype=np.bool_)
        return np.asarray(self.roles[:, self.observer] == self.own)

    @property
    def worlds(self) -> Roles:
        """Return the worlds that fit."""
        return self.roles[self.fits]

    @property
    def prior(self) -> Numbers:
        """Return the prior: uniform over the worlds that fit."""
        return np.full(len(self.worlds), -np.log(len(self.worlds)))

    def said(self, line: Line) -> Numbers:
        """Return the terms of a line, by world."""
        return np.asarray(np.array(line.terms)[self.worlds[:, line.actor]])

    @property
    def normalisation(self) -> float:
        """Return the line that normalizes over all worlds that fit."""
        return -_log_sum(self._total())

    @property
    def doubt(self) -> Numbers:
        """Return the residual doubt, by world: the effect of mixing in the prior.

        The mixture is made before conditioning on one's own role: an observer whose actions hardly fit it has
        more doubt.
        """
        total = self._total()
        everything = _said_in_all(self.roles, self.lines) - np.log(len(self.roles))
        share = np.exp(_log_sum(everything[self.fits]) - _log_sum(everything))
        kept = (1.0 - DOUBT) * share
        kept /= kept + DOUBT * len(self.worlds) / len(self.roles)
        believed = total - _log_sum(total)
        return np.asarray(np.log(kept + (1.0 - kept) * np.exp(self.prior - believed)))

    @property
    def posterior(self) -> Numbers:
        """Return the sum of all lines: the log-posterior of each world that fits."""
        return np.asarray(self._total() + self.normalisation + self.doubt)

    def without(self, event: int) -> Ledger:
        """Return the ledger without the line of an action."""
        return self._replace(lines=tuple(line for line in self.lines if line.event != event))

    def odds(self) -> Numbers:
        """Return the probability of each role, by seat."""
        return self._shares(np.exp(self.posterior))

    def prior_odds(self) -> Numbers:
        """Return the same for the prior."""
        return self._shares(np.exp(self.prior))

    def factors(self, line: Line) -> Numbers:
        """Return the likelihood ratio of each role of the actor, from this action alone."""
        prior = self.prior_odds()[line.actor]
        terms = np.exp(np.array(line.terms))
        return np.asarray(np.where(prior > 0.0, terms / (prior @ terms), 1.0))

    def _total(self) -> Numbers:
        total = self.prior
        for line in self.lines:
            total = total + self.said(line)
        return total

    def _shares(self, weights: Numbers) -> Numbers:
        roles = np.arange(KINDS_OF_ROLE)
        return np.asarray([weights @ (one[:, None] == roles) for one in self.worlds.T])


def _said_in_all(roles: Roles, lines: tuple[Line, ...]) -> Numbers:
    """Return the sum of all evidence, by world, for an observer who knows no role."""
    total = np.zeros(len(roles))
    for line in lines:
        total += np.array(line.terms)[roles[:, line.actor]]
    return total


def _log_sum(logs: Numbers) -> float:
    """Return the log-sum-exp."""
    most = logs.max()
    return float(most + np.log(np.exp(logs - most).sum()))
