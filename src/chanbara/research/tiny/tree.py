"""The whole game tree of a tiny variant as arrays, built once from the reference engine.

Nodes are sorted by level, and the edges of a node are adjacent, in the order of its actions. The information
sets of a level are adjacent, too, and so are the slots of an information set: a slot is one of its actions,
and a policy is an array with one probability per slot.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.research.tiny.building import CHANCE, TERMINAL, Grown, grow
from chanbara.research.tiny.moments import action_numbers
from chanbara.research.tiny.variants import PLAYERS, Variant, catalog, variant_named

if TYPE_CHECKING:
    import numpy.typing as npt

    Ints = npt.NDArray[np.int64]
    Floats = npt.NDArray[np.float64]
    Policy = Floats
    """By slot, the probability of its action."""


class Layer(NamedTuple):
    """One level: its edges, information sets and slots, each from one number to another."""

    edges: slice
    sets: slice
    slots: slice
    inner: Ints
    """Its nodes that have edges."""
    starts: Ints
    """The first edge of each of these, counted from the first edge of the layer."""


class Tree:
    """The arrays. Immutable, so that all states share them."""

    def __init__(self, variant: Variant, grown: Grown) -> None:
        self.variant = variant
        self.actions = [*action_numbers(catalog(variant))]
        """The names of the actions, by number."""
        self.stories = grown.stories
        self._lay_nodes(grown)
        self._lay_edges(grown)
        self._lay_sets()
        self.layers = self._layers()

    def _lay_nodes(self, grown: Grown) -> None:
        """Number the nodes by level, in the order in which they were found."""
        level = np.array(grown.level, dtype=np.int64)
        self._order = np.argsort(level, kind="stable")
        self._number = np.empty_like(self._order)
        self._number[self._order] = np.arange(len(level))
        self.level: Ints = level[self._order]
        self.player: Ints = np.array(grown.player, dtype=np.int64)[self._order]
        """The deciding seat, or CHANCE, or TERMINAL."""
        self.told: Ints = np.array(grown.told, dtype=np.int64).reshape(-1, PLAYERS)[self._order]
        """By node and seat, the number of what the seat has been told so far: ``stories``."""
        self.returns: Floats = np.array(grown.returns, dtype=np.float64).reshape(-1, PLAYERS)[self._order]
        """By node and seat: 1 for winners and -1 for losers, 0 before the end."""

    def _lay_edges(self, grown: Grown) -> None:
        """Sort the edges by node; those of a node keep their order."""
        parent = self._number[np.array(grown.parent, dtype=np.int64)]
        order = np.argsort(parent, kind="stable")
        self.parent: Ints = parent[order]
        self.child: Ints = self._number[np.array(grown.child, dtype=np.int64)[order]]
        self.chance: Floats = np.array(grown.chance, dtype=np.float64)[order]
        """By edge, its probability at a chance node; 1 elsewhere."""
        self.labels = [grown.labels[edge] for edge in order]
        self.first: Ints = np.searchsorted(self.parent, np.arange(len(self.player) + 1))
        """By node, its first edge; its last is before the first of the next."""
        numbers = {name: number for number, name in enumerate(self.actions)}
        is_choice = self.player[self.parent] >= 0
        self.action: Ints = np.array(
            [
                numbers[label] if choice else edge - self.first[node]
                for edge, (label, choice, node) in enumerate(
                    zip(self.labels, is_choice, self.parent, strict=True)
                )
            ],
            dtype=np.int64,
        )
        """By edge, the number of the action or of the outcome."""

    def _lay_sets(self) -> None:
        """Number the information sets by level, and their slots."""
        deciding = np.flatnonzero(self.player >= 0)
        told = self.told[deciding, self.player[deciding]]
        _, first, which = np.unique(told, return_index=True, return_inverse=True)
        rank = np.argsort(np.argsort(first))
        self.set_of: Ints = np.full(len(self.player), -1, dtype=np.int64)
        """By node, its information set, or -1."""
        self.set_of[deciding] = rank[which]
        self.example: Ints = deciding[np.sort(first)]
        """By information set, its first node."""
        self.seat: Ints = self.player[self.example]
        sizes = self.first[self.example + 1] - self.first[self.example]
        self.first_slot: Ints = np.concatenate([[0], np.cumsum(sizes)])
        """By information set, its first slot."""
        self.set_of_slot: Ints = np.repeat(np.arange(len(sizes)), sizes)
        offset = np.arange(len(self.parent)) - self.first[self.parent]
        own = self.set_of[self.parent]
        self.slot: Ints = np.where(own >= 0, self.first_slot[own] + offset, -1)
        """By edge, its slot, or -1."""

    def _layers(self) -> list[Layer]:
        layers = []
        nodes = np.searchsorted(self.level, np.arange(int(self.level[-1]) + 2))
        sets = np.searchsorted(self.level[self.example], np.arange(int(self.level[-1]) + 2))
        for low, high, one, other in zip(nodes, nodes[1:], sets, sets[1:], strict=False):
            edges = slice(int(self.first[low]), int(self.first[high]))
            slots = slice(int(self.first_slot[one]), int(self.first_slot[other]))
            inner = low + np.flatnonzero(self.player[low:high] != TERMINAL)
            starts = self.first[inner] - edges.start
            layers.append(Layer(edges, slice(int(one), int(other)), slots, inner, starts))
        return layers

    # --- sizes ----------------------------------------------------------------------------------------------

    @property
    def sizes(self) -> Sizes:
        """How large it is."""
        kinds = self.player
        return Sizes(
            histories=len(kinds),
            decisions=int((kinds >= 0).sum()),
            chance=int((kinds == CHANCE).sum()),
            terminal=int((kinds == TERMINAL).sum()),
            sets=tuple(int((self.seat == seat).sum()) for seat in range(PLAYERS)),
            slots=len(self.set_of_slot),
            length=self.longest,
        )

    @cached_property
    def longest(self) -> int:
        """The greatest number of edges from the root to the end."""
        depth = np.zeros(len(self.player), dtype=np.int64)
        for layer in self.layers:
            depth[self.child[layer.edges]] = depth[self.parent[layer.edges]] + 1
        return int(depth.max())

    # --- information ----------------------------------------------------------------------------------------

    def story(self, node: int, seat: int) -> str:
        """Return all that a seat has been told: its information state."""
        return self.stories.text(int(self.told[node, seat]))

    def edges(self, node: int) -> range:
        """Return the edges of a node."""
        return range(int(self.first[node]), int(self.first[node + 1]))

    @cached_property
    def _edge_to(self) -> Ints:
        """By node, the edge that leads there; -1 for the root."""
        edge = np.full(len(self.player), -1, dtype=np.int64)
        edge[self.child] = np.arange(len(self.child))
        return edge

    def way(self, node: int) -> list[int]:
        """Return the edges from the root to a node."""
        edges: list[int] = []
        while node:
            edges.append(int(self._edge_to[node]))
            node = int(self.parent[edges[-1]])
        return edges[::-1]

    @cached_property
    def dealt(self) -> Floats:
        """By node, the probability of its chance outcomes."""
        reach = np.ones(len(self.player))
        for layer in self.layers:
            reach[self.child[layer.edges]] = reach[self.parent[layer.edges]] * self.chance[layer.edges]
        return reach

    def alike(self, node: int, seat: int) -> Ints:
        """Return all nodes that a seat cannot tell from this one, with the same player to move."""
        same = (self.told[:, seat] == self.told[node, seat]) & (self.player == self.player[node])
        return np.flatnonzero(same)

    def uniform(self) -> Policy:
        """Return the policy that chooses among all actions with equal probability."""
        return 1.0 / np.diff(self.first_slot)[self.set_of_slot]


class Sizes(NamedTuple):
    """How large a tree is."""

    histories: int
    decisions: int
    chance: int
    terminal: int
    sets: tuple[int, ...]
    """Information sets, by seat."""
    slots: int
    """Actions of all information sets together."""
    length: int


@cache
def tree_of(name: str) -> Tree:
    """Return the tree of a variant; it is built on first use, which takes some seconds."""
    variant = variant_named(name)
    return Tree(variant, grow(variant))
