"""Evaluates a choice against a planner's in the same seat.

The planner chooses in some worlds, and both options are then evaluated in others, so that an option selected
by chance in the first has no advantage in the second. Both options use common random numbers in each world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import known_cards
from chanbara.sword.bots.why import watched
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.flat.bridge.numbers import ROLE_NUMBERS
from chanbara.sword.flat.format.layout import NONE, SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.mind.arrays import BELIEF, KINDS_OF_ROLE, LISTED, TRIED, VISITS, new_workspace
from chanbara.sword.mind.search.explain import WINS_SIZE, explain
from chanbara.sword.mind.search.planner import LONG, plan, rounds_ahead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.ledger import Numbers
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.mind.arrays import Known, Mind
    from chanbara.sword.sight.view import View

BATCHES = 8
"""Number of batches of worlds: their variance gives the standard error."""

ALONE = 4
"""The divisor of the number of worlds if there is nothing to compare."""


class Weighed(NamedTuple):
    """Two options in the same worlds."""

    best: int
    """The planner's option, by index; the actual choice if the planner's is no better."""
    chance: float
    """The win probability of the choice."""
    best_chance: float
    """The win probability of the other."""
    error: float
    """The standard error of the difference."""


def weigh(view: View, events: Sequence[Seen], chosen: int, rollouts: int, seed: int | str) -> Weighed | None:
    """Return the value of the choice against the planner's; None if there is no other candidate.

    The rollouts are used to find the planner's choice; then both are evaluated in as many worlds. If the
    planner agrees there is nothing to compare, and a part of them is enough.
    """
    _, mind, state = watched(view, events)
    actions = action_numbers(view)
    assert view.decision is not None, "somebody was asked"
    number = view.decision.number
    work, known = new_workspace(mind), known_cards(view)
    work.room[LISTED : LISTED + len(actions)] = actions
    work.room[TRIED:] = NONE
    best = actions.index(int(plan(state, known, rollouts, run_of_chance(seed, number), work)))
    if best == chosen and mind[VISITS] == 0:
        return None
    tried = [actions[one] for one in dict.fromkeys((chosen, best))]
    worlds = max(1, (rollouts if len(tried) > 1 else rollouts // ALONE) // BATCHES)
    chances = _tried_out(state, known, mind, tried, worlds, rounds_ahead(rollouts), f"{seed} {number}")
    mine, other = chances[:, 0], chances[:, -1]
    error = float((other - mine).std(ddof=1) / np.sqrt(BATCHES))
    if other.mean() <= mine.mean():
        best, other = chosen, mine
    return Weighed(best, float(mine.mean()), float(other.mean()), error)


def open_chance(view: View, events: Sequence[Seen], chosen: int, worlds: int, seed: str) -> float:
    """Return the win probability of a choice with open cards: the view has all roles and hands.

    ``events`` are those that the seat of the view saw. Only the order of the deck is sampled.
    """
    ledger, mind, state = watched(view, events)
    number = action_numbers(view)[chosen]
    truth = [int(ROLE_OF[ROLE_NUMBERS[one.role]]) for one in view.seats]
    mind[BELIEF : BELIEF + len(ledger.roles)] = (ledger.roles == truth).all(axis=1)
    chances = _tried_out(state, known_cards(view), mind, [number], worlds // BATCHES, LONG, seed)
    return float(chances.mean())


def _tried_out(
    state: State, known: Known, mind: Mind, tried: list[int], worlds: int, ahead: int, seed: str
) -> Numbers:
    """Return the win probability of each action, by batch of worlds."""
    work, wins = new_workspace(mind), np.zeros(WINS_SIZE)
    work.room[TRIED : TRIED + len(tried)] = tried
    found = []
    for batch in range(BATCHES):
        number = run_of_chance(seed, batch)
        explain(state, known, worlds, number, len(tried), ahead, work, wins)
        # Each seat's counts add up to all worlds, whatever its roles: use the first seat.
        by_option = wins[: len(tried) * SEATS * KINDS_OF_ROLE].reshape(len(tried), SEATS, KINDS_OF_ROLE)
        found.append(by_option[:, 0].sum(axis=1) / worlds)
    return np.asarray(found)
