"""Counterfactual regret minimization on the arrays of a tree.

Both CFR (Zinkevich and others, 2007) and CFR+ (Tammelin, 2014) update one seat after another, as OpenSpiel's
do. CFR+ never keeps a negative regret, and weights later policies more. With three players neither is known
to converge to a Nash equilibrium: judge the average policy by its NashConv.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.research.tiny.solving import counterfactual, odds_of, reaches, values
from chanbara.research.tiny.variants import PLAYERS

if TYPE_CHECKING:
    from chanbara.research.tiny.tree import Floats, Policy, Tree


class Cfr:
    """A run of CFR, or of CFR+."""

    def __init__(self, tree: Tree, *, plus: bool = False) -> None:
        self.tree = tree
        self.plus = plus
        self.iterations = 0
        self.regret = np.zeros(len(tree.set_of_slot))
        self._total = np.zeros(len(tree.set_of_slot))
        """By slot, the weighted sum of all policies."""
        self._edges = [np.flatnonzero(tree.player[tree.parent] == seat) for seat in range(PLAYERS)]
        """By seat, the edges of its actions."""
        self._owner = tree.seat[tree.set_of_slot]

    def run(self, iterations: int) -> None:
        """Improve the policy."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(PLAYERS):
                self._update(seat)

    def _update(self, seat: int) -> None:
        """Add the regrets and the policy of a seat."""
        tree, policy = self.tree, self.policy
        odds = odds_of(tree, policy)
        reach, value = reaches(tree, odds), values(tree, odds, seat)
        edges = self._edges[seat]
        parent = tree.parent[edges]
        weighted = counterfactual(reach, seat)[parent] * (value[tree.child[edges]] - value[parent])
        self.regret += np.bincount(tree.slot[edges], weighted, minlength=len(self.regret))
        # All nodes of an information set have the same own reach: the seat remembers its choices.
        own = reach[seat, tree.example][tree.set_of_slot] * policy
        self._total += np.where(self._owner == seat, own * (self.iterations if self.plus else 1), 0.0)
        if self.plus:
            np.maximum(self.regret, 0.0, out=self.regret)

    @property
    def policy(self) -> Policy:
        """The current policy, by regret matching."""
        return normalized(self.tree, np.maximum(self.regret, 0.0))

    @property
    def average(self) -> Policy:
        """The average policy."""
        return normalized(self.tree, self._total)


def normalized(tree: Tree, weights: Floats) -> Policy:
    """Return the policy in proportion to weights; uniform where all are 0."""
    sums = np.bincount(tree.set_of_slot, weights)[tree.set_of_slot]
    return np.where(sums > 0.0, weights / np.where(sums > 0.0, sums, 1.0), tree.uniform())
