"""Tiny variants and policies for tests."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from chanbara.research.tiny.building import grow
from chanbara.research.tiny.regret import normalized
from chanbara.research.tiny.tree import Tree
from chanbara.research.tiny.variants import VARIANTS, Variant

if TYPE_CHECKING:
    from chanbara.research.tiny.tree import Policy

SMALLER = (
    Variant(
        "thief",
        "a Diversion, and one card fewer in a hand",
        (("bokken", 3), ("parry", 3), ("diversion", 1)),
        honor=(2, 1),
        hands=(1, 1, 0),
        ninja=2,
    ),
    Variant(
        "shuffle",
        "a reshuffled pile, and few cards",
        (("bokken", 3), ("parry", 3)),
        honor=(2, 2),
        hands=(0, 1, 1),
        hidden=None,
    ),
)
ALL = {**{name: VARIANTS[name] for name in ("ronin", "blood")}, **{one.name: one for one in SMALLER}}
NAMES = tuple(ALL)


@cache
def tree_named(name: str) -> Tree:
    return Tree(ALL[name], grow(ALL[name]))


def some_policy(tree: Tree, seed: int = 3) -> Policy:
    """A policy that prefers some actions to others everywhere."""
    return normalized(tree, np.random.default_rng(seed).random(len(tree.set_of_slot)))
