"""The evidence ledger: what was known before, what each deed said, and what is believed after all of it.

Every line is written in logarithms, so that lines add up: the prior, a line for each deed, the normalisation
that makes all worlds together one, and the doubt that always remains. Their sum is the belief of the mind,
for one who knows his own role. A deed's line is what it said in its moment; without it the sum is what would
be believed if nobody had taken in that deed, and all others had been judged as they were.
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
    """One deed, and what it says for each role of who did it."""

    event: int
    """Its place among the events."""
    actor: int
    card: int
    target: int
    terms: tuple[float, ...]
    """By role: the logarithm of how much likelier one of this role does this than one who chooses blindly."""


class Ledger(NamedTuple):
    """What one observer has seen, and what follows."""

    roles: Roles
    observer: int | None
    """Who looks on: a seat that knows its own role, or nobody."""
    own: int
    """The role of the observer, where he has a seat."""
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
        """Return the first line: every world that fits is as likely."""
        return np.full(len(self.worlds), -np.log(len(self.worlds)))

    def said(self, line: Line) -> Numbers:
        """Return what a line adds, by world."""
        return np.asarray(np.array(line.terms)[self.worlds[:, line.actor]])

    @property
    def normalisation(self) -> float:
        """Return the line that makes all worlds that fit together one."""
        return -_log_sum(self._told())

    @property
    def doubt(self) -> Numbers:
        """Return the last line, by world: what mixing in what was known before the first deed changes.

        The mixture is made before anybody looks at his own role: who did what hardly fits it has more doubt.
        """
        told = self._told()
        everything = _said_in_all(self.roles, self.lines) - np.log(len(self.roles))
        share = np.exp(_log_sum(everything[self.fits]) - _log_sum(everything))
        kept = (1.0 - DOUBT) * share
        kept /= kept + DOUBT * len(self.worlds) / len(self.roles)
        believed = told - _log_sum(told)
        return np.asarray(np.log(kept + (1.0 - kept) * np.exp(self.prior - believed)))

    @property
    def posterior(self) -> Numbers:
        """Return the sum of all lines: the logarithm of how likely each world that fits is."""
        return np.asarray(self._told() + self.normalisation + self.doubt)

    def without(self, event: int) -> Ledger:
        """Return the ledger without the line of a deed."""
        return self._replace(lines=tuple(line for line in self.lines if line.event != event))

    def odds(self) -> Numbers:
        """Return how likely each seat has each role."""
        return self._shares(np.exp(self.posterior))

    def prior_odds(self) -> Numbers:
        """Return the same, before the first deed."""
        return self._shares(np.exp(self.prior))

    def factors(self, line: Line) -> Numbers:
        """Return how many times likelier each role of who did it became, if nothing else had been seen."""
        prior = self.prior_odds()[line.actor]
        terms = np.exp(np.array(line.terms))
        return np.asarray(np.where(prior > 0.0, terms / (prior @ terms), 1.0))

    def _told(self) -> Numbers:
        told = self.prior
        for line in self.lines:
            told = told + self.said(line)
        return told

    def _shares(self, weights: Numbers) -> Numbers:
        roles = np.arange(KINDS_OF_ROLE)
        return np.asarray([weights @ (one[:, None] == roles) for one in self.worlds.T])


def _said_in_all(roles: Roles, lines: tuple[Line, ...]) -> Numbers:
    """Return what all lines say, by world, for one who knows no role."""
    told = np.zeros(len(roles))
    for line in lines:
        told += np.array(line.terms)[roles[:, line.actor]]
    return told


def _log_sum(logs: Numbers) -> float:
    """Return the logarithm of the sum of what these are logarithms of."""
    most = logs.max()
    return float(most + np.log(np.exp(logs - most).sum()))
