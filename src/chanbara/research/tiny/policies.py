"""Policies of OpenSpiel's algorithms as arrays of a tree, and arrays as OpenSpiel's policies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from open_spiel.python import policy as spiel_policy

from chanbara.research.tiny.tree import tree_of
from chanbara.research.tiny.variants import PLAYERS

if TYPE_CHECKING:
    from chanbara.research.tiny.spiel import TinyGame, TinyState
    from chanbara.research.tiny.tree import Policy


def state_at(game: TinyGame, node: int) -> TinyState:
    """Return the state of a node."""
    tree = tree_of(game.variant)
    state = game.new_initial_state()
    for edge in tree.way(node):
        state.apply_action(int(tree.action[edge]))
    return state


def as_array(game: TinyGame, policy: Any) -> Policy:  # noqa: ANN401 - a policy of OpenSpiel
    """Return the probabilities of a policy of OpenSpiel by slot."""
    tree = tree_of(game.variant)
    found = np.zeros(len(tree.set_of_slot))
    for which, example in enumerate(tree.example):
        node = int(example)
        likely = policy.action_probabilities(state_at(game, node), int(tree.seat[which]))
        for edge in tree.edges(node):
            found[tree.slot[edge]] = likely.get(int(tree.action[edge]), 0.0)
    return found


class ArrayPolicy(spiel_policy.Policy):  # type: ignore[misc]  # OpenSpiel has no types
    """A policy of OpenSpiel from an array."""

    def __init__(self, game: TinyGame, policy: Policy) -> None:
        super().__init__(game, list(range(PLAYERS)))
        self.array = policy

    def action_probabilities(self, state: TinyState, player_id: int | None = None) -> dict[int, float]:
        """Return the probability of each legal action of the current player."""
        tree = tree_of(state.variant)
        edges = tree.edges(state.node)
        return {int(tree.action[edge]): float(self.array[tree.slot[edge]]) for edge in edges}
