"""Our bots as policies of a tiny variant: what they choose in every information set.

A bot is asked with several seeds in each information set of its seat, with the view and the events that the
reference engine shows there. Its choices at different decisions are independent given its seed, so the shares
of its choices are its behavior strategy, up to the number of seeds; most bots need none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

import chanbara
from chanbara.kernel.game import Game
from chanbara.research.tiny.moments import Deal, Moment, action_name, following
from chanbara.sword.bots.registry import make_bot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.research.tiny.tree import Policy, Tree


def live_games(tree: Tree) -> Iterator[tuple[int, Game]]:
    """Yield every node at which a seat decides or the game is over, with the game of the reference engine."""
    waiting: list[tuple[int, Moment]] = [(0, Deal(tree.variant))]
    while waiting:
        node, moment = waiting.pop()
        if isinstance(moment, Game):
            yield node, moment
        for edge, branch in zip(tree.edges(node), following(moment), strict=True):
            waiting.append((int(tree.child[edge]), branch.moment))


def bot_policies(tree: Tree, names: tuple[str, ...], seeds: int) -> dict[str, Policy]:
    """Return the policies of bots by name; all are asked on one walk through the tree."""
    found = {name: np.zeros(len(tree.set_of_slot)) for name in names}
    asked: set[int] = set()
    for node, game in live_games(tree):
        which = int(tree.set_of[node])
        if which >= 0 and which not in asked:
            asked.add(which)
            slots = _slots(tree, node, game)
            view = chanbara.observe(game, int(tree.seat[which]))
            events = chanbara.seen(game, int(tree.seat[which]))
            for name, shares in found.items():
                for seed in range(seeds):
                    choice = make_bot(name, f"{seed} {which}").choose(view, events)
                    shares[slots[choice]] += 1 / seeds
    return found


def _slots(tree: Tree, node: int, game: Game) -> list[int]:
    """Return the slot of each option, in the order of the options."""
    asked = game.decision
    assert asked is not None, "a seat decides"
    slot = {tree.labels[edge]: int(tree.slot[edge]) for edge in tree.edges(node)}
    return [slot[action_name(option, asked.seat)] for option in asked.options]
