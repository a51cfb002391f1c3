"""Exact values, best responses and NashConv of policies on a tree, level by level."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.research.tiny.building import CHANCE
from chanbara.research.tiny.variants import PLAYERS

if TYPE_CHECKING:
    from chanbara.research.tiny.tree import Floats, Ints, Layer, Policy, Tree


class Report(NamedTuple):
    """How far a policy is from an equilibrium."""

    values: tuple[float, ...]
    """By seat, the expected return if everybody follows the policy."""
    best: tuple[float, ...]
    """By seat, the expected return of a best response to the others."""

    @property
    def gains(self) -> tuple[float, ...]:
        """By seat, what it gains by the best response."""
        return tuple(best - value for best, value in zip(self.best, self.values, strict=True))

    @property
    def nash_conv(self) -> float:
        """The sum of the gains: 0 exactly in a Nash equilibrium."""
        return sum(self.gains)


def odds_of(tree: Tree, policy: Policy) -> Floats:
    """Return the probability of every edge."""
    return np.where(tree.slot >= 0, policy[tree.slot], tree.chance)


def reaches(tree: Tree, odds: Floats) -> Floats:
    """Return, by seat and node, the product of the seat's own probabilities; the last row is chance's."""
    reach = np.ones((PLAYERS + 1, len(tree.player)))
    mover = tree.player[tree.parent]
    mover[mover == CHANCE] = PLAYERS
    for layer in tree.layers:
        edges, child = layer.edges, tree.child[layer.edges]
        reach[:, child] = reach[:, tree.parent[edges]]
        reach[mover[edges], child] *= odds[edges]
    return reach


def counterfactual(reach: Floats, seat: int) -> Floats:
    """Return, by node, the probability that the others and chance lead there."""
    product: Floats = np.delete(reach, seat, axis=0).prod(axis=0)
    return product


def values(tree: Tree, odds: Floats, seat: int) -> Floats:
    """Return the expected returns of a seat, by node."""
    value = tree.returns[:, seat].copy()
    for layer in reversed(tree.layers):
        add_up(layer, odds[layer.edges] * value[tree.child[layer.edges]], value)
    return value


def add_up(layer: Layer, weighted: Floats, value: Floats) -> None:
    """Set the value of each node of a layer that has edges to the sum over its edges."""
    if len(layer.inner):
        value[layer.inner] = np.add.reduceat(weighted, layer.starts)


def best_response(tree: Tree, policy: Policy, seat: int) -> tuple[float, Ints]:
    """Return the value of a best response of a seat to the others, and its slot in each of its sets.

    In every information set it maximizes the counterfactual value; ties go to the first action. Sets of other
    seats have -1.
    """
    odds = odds_of(tree, policy)
    weight = counterfactual(reaches(tree, odds), seat)
    value = tree.returns[:, seat].copy()
    chosen = np.full(len(tree.seat), -1, dtype=np.int64)
    for layer in reversed(tree.layers):
        edges = layer.edges
        coming = value[tree.child[edges]]
        own = tree.player[tree.parent[edges]] == seat
        if own.any():
            _choose(tree, layer, np.where(own, weight[tree.parent[edges]] * coming, 0.0), seat, chosen)
            slot = tree.slot[edges]
            odds[edges] = np.where(own, slot == chosen[tree.set_of_slot[slot]], odds[edges])
        add_up(layer, odds[edges] * coming, value)
    return float(value[0]), chosen


def _choose(tree: Tree, layer: Layer, weighted: Floats, seat: int, chosen: Ints) -> None:
    """Write the best slot of each of the seat's information sets in a layer."""
    slots = layer.slots
    own = tree.slot[layer.edges] >= 0
    gain = np.bincount(
        tree.slot[layer.edges][own] - slots.start, weighted[own], minlength=slots.stop - slots.start
    )
    for one in range(layer.sets.start, layer.sets.stop):
        if tree.seat[one] == seat:
            first, last = tree.first_slot[one], tree.first_slot[one + 1]
            chosen[one] = first + np.argmax(gain[first - slots.start : last - slots.start])


def report(tree: Tree, policy: Policy) -> Report:
    """Return values and best responses of a policy of all seats."""
    odds = odds_of(tree, policy)
    return Report(
        tuple(float(values(tree, odds, seat)[0]) for seat in range(PLAYERS)),
        tuple(best_response(tree, policy, seat)[0] for seat in range(PLAYERS)),
    )


def nash_conv(tree: Tree, policy: Policy) -> float:
    """Return the sum over all seats of what they gain by a best response."""
    return report(tree, policy).nash_conv
