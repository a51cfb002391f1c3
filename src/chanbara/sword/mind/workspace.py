"""The buffers of a search. Its class is one type to the compiler, whichever cards are played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from chanbara.sword.flat.format.arrays import Chance, State
    from chanbara.sword.mind.arrays import Mind, Room


class Workspace(NamedTuple):
    """The buffers of a search."""

    mind: Mind
    room: Room
    world: State
    """Two games: a sampled world, and a rollout in it."""
    rng: Chance
    """The random numbers of worlds and rollouts."""
