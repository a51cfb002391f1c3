"""Games on the flat core: the deals of the reference engine, played in compiled code."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.kernel.chance import derive_key
from chanbara.sim.games.deals import Deal, Played, dealt
from chanbara.sim.games.match import Outcome
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

    from chanbara.sim.games.variant import Variant
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.rules.words import Cause, Team

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


class Ended(NamedTuple):
    """How a game ended."""

    winner: Team
    cause: Cause
    deadly_strike: bool
    turns: int
    decisions: int
    answers: tuple[int, ...]
    """The number of decisions of the bot in each seat."""


def play_to_end(state: State, seed: str, bots: Sequence[str]) -> Ended:
    """Play a dealt game to its end, with a bot in each seat; ``state`` is changed."""
    listed, players = [seated(name) for name in bots], len(bots)
    who, budgets = np.zeros(SEATS, dtype=np.int8), np.zeros(SEATS, dtype=np.int64)
    who[:players] = [one.kind for one in listed]
    budgets[:players] = [one.rollouts for one in listed]
    answers = np.zeros(SEATS, dtype=np.int64)
    decisions = play_seated(
        state,
        number_of(seed),
        who,
        budgets,
        np.array([one.manner for one in listed]).reshape(-1),
        answers,
        np.zeros(CHANCE_SIZE, dtype=np.int64),
        np.zeros(ALL_KNOWN_SIZE, dtype=np.int8),
        np.zeros(KINDS, dtype=np.int8),
        new_workspace(),
    )
    return Ended(
        winner=TEAMS[winner(state)],
        cause=BY_CAUSE[int(state[CAUSE])],
        deadly_strike=bool(is_deadly_strike(state)),
        turns=int(turn_of(state)),
        decisions=int(decisions),
        answers=tuple(int(count) for count in answers[:players]),
    )


def play_flat(deal: Deal, bots: Sequence[str]) -> Played:
    """Play one game of a deal, with a bot in each seat. Bots are not timed: it all runs in one call."""
    ended = play_to_end(dealt_flat(deal).copy(), deal.key, bots)
    return Played(*dealt(deal), **ended._asdict(), seconds=(0.0,) * deal.players)


def outcome_flat(players: int, seed: str, bots: Sequence[str], variant: Variant) -> Outcome:
    """Deal a game as the reference engine does, play it, and return the result as ``play_game`` does."""
    game = new_game(players=players, seed=seed, **variant.set_up)
    roles = tuple(player.role.role for player in game.table.players)
    ended = play_to_end(to_flat(game), seed, bots)
    return Outcome(
        roles, tuple(bots), ended.winner, ended.cause, ended.deadly_strike, ended.turns, ended.decisions
    )
