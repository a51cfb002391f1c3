"""Tournament games on the flat core: the deals of the reference engine, played in compiled code."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from chanbara.kernel.chance import derive_key
from chanbara.sim.games.deals import Deal, Played, dealt
from chanbara.sword.bots.compiled_bots import seated
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.layout import CAUSE, KINDS, SEATS
from chanbara.sword.flat.format.numbering import CAUSES, TEAMS
from chanbara.sword.flat.rules.chance import CHANCE_SIZE
from chanbara.sword.flat.rules.scoring import is_deadly_strike, winner
from chanbara.sword.mind.arrays import new_workspace
from chanbara.sword.mind.belief.knowing import ALL_KNOWN_SIZE
from chanbara.sword.mind.run.seated import play_seated
from chanbara.sword.mind.value.valuation import turn_of
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.flat.format.arrays import State

BY_CAUSE = {number: cause for cause, number in CAUSES.items()}
COMPILED = (play_seated, is_deadly_strike, turn_of, winner)
"""The compiled functions used here."""
SPARE_BITS = 2
"""A seed of a random stream has 62 bits."""


def number_of(seed: str) -> int:
    """Return the numeric seed of a random stream."""
    return int.from_bytes(derive_key(seed)[:8], "little") >> SPARE_BITS


@lru_cache(maxsize=16)
def dealt_flat(deal: Deal) -> State:
    """Return a deal as an array; the same as the reference engine deals."""
    return to_flat(new_game(players=deal.players, seed=deal.key, **deal.variant.set_up))


def play_flat(deal: Deal, bots: Sequence[str]) -> Played:
    """Play one game of a deal, with a bot in each seat. Bots are not timed: it all runs in one call."""
    state, listed = dealt_flat(deal).copy(), [seated(name) for name in bots]
    who, budgets = np.zeros(SEATS, dtype=np.int8), np.zeros(SEATS, dtype=np.int64)
    who[: deal.players] = [one.kind for one in listed]
    budgets[: deal.players] = [one.rollouts for one in listed]
    answers = np.zeros(SEATS, dtype=np.int64)
    decisions = play_seated(
        state,
        number_of(deal.key),
        who,
        budgets,
        np.array([one.manner for one in listed]).reshape(-1),
        answers,
        np.zeros(CHANCE_SIZE, dtype=np.int64),
        np.zeros(ALL_KNOWN_SIZE, dtype=np.int8),
        np.zeros(KINDS, dtype=np.int8),
        new_workspace(),
    )
    roles, characters = dealt(deal)
    return Played(
        roles=roles,
        characters=characters,
        winner=TEAMS[winner(state)],
        cause=BY_CAUSE[int(state[CAUSE])],
        deadly_strike=bool(is_deadly_strike(state)),
        turns=int(turn_of(state)),
        decisions=int(decisions),
        answers=tuple(int(count) for count in answers[: deal.players]),
        seconds=(0.0,) * deal.players,
    )
