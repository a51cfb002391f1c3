"""What a seat sees as numbers: the observation and the mask of ``VectorEnv``, from a view and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from chanbara.compiled.warm_up import compile_now
from chanbara.sword.bots.engine_bots import handed
from chanbara.sword.bots.memory import Memory
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ATTACKS, NONE, PILE_COUNTS, ROLE, SEATS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.tables import FIRST_ROLE, SAMURAI

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.flat.format.arrays import Row
    from chanbara.sword.sight.view import View

DEEDS = slice(ATTACKS, PILE_COUNTS)
"""Who attacked and wounded whom: a view does not have it, its events do."""
ROLES = slice(ROLE, ROLE + SEATS)
NOT_SHOGUN = int(FIRST_ROLE[SAMURAI])
"""In place of hidden roles: an observation compares them with the Shogun, which is the one known to all."""


def observation_of(view: View, events: Sequence[Seen]) -> Row:
    """Return what the observer of a view may know; ``events`` are all that its seat saw.

    In a game that began from a position, nobody knows who attacked whom before: that part counts from there.
    """
    compile_now("sword.mind")
    memory = Memory(view)
    memory.take(events)
    return tensor_of(view, memory)


def tensor_of(view: View, memory: Memory) -> Row:
    """Return the same, with a memory of all events."""
    assert view.seat is not None, "a spectator has no observation"
    state = flat_view(view)
    state[DEEDS] = np.frombuffer(memory.fold.game, dtype=np.int8)[DEEDS]
    roles = state[ROLES]
    roles[roles == NONE] = NOT_SHOGUN
    row = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    observe(handed(state), view.seat, handed(row))
    return row


def mask_of(view: View) -> Row:
    """Return 1 for the action of each option; an option of a custom card has none."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    mask[[action for action in action_numbers(view) if action != NONE]] = 1
    return mask


def option_at(view: View, action: int) -> int:
    """Return the index of the option with an action that the mask allows."""
    return action_numbers(view).index(action)
