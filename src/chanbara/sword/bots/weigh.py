"""Evaluates options by rollouts from what one seat knows, and from open cards.

All options use common random numbers in each world.
"""

from __future__ import annotations

from math import fsum
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import handed, handed_workspace, known_cards
from chanbara.sword.bots.judge import searched
from chanbara.sword.bots.samples import Sampled
from chanbara.sword.bots.why import best_tried, watched
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.flat.bridge.numbers import ROLE_NUMBERS
from chanbara.sword.flat.format.layout import SEATS
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.mind.arrays import BELIEF, KINDS_OF_ROLE, TRIED, new_workspace
from chanbara.sword.mind.search.explain import WINS_SIZE, explain
from chanbara.sword.mind.search.outlook import SAMPLE_SIZE, sample_outlooks
from chanbara.sword.mind.search.planner import LONG

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.judge import Opinion
    from chanbara.sword.bots.ledger import Ledger
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.mind.arrays import Known, Mind
    from chanbara.sword.sight.view import View

BATCHES = 8
"""Number of batches of worlds: their variance gives the standard error."""


class Position(NamedTuple):
    """What a seat knows, as the search needs it."""

    ledger: Ledger
    mind: Mind
    state: State
    known: Known
    actions: list[int]
    """The number of each option."""


def position_of(view: View, events: Sequence[Seen]) -> Position:
    """Return what the player to move knows; ``events`` are all that they saw."""
    ledger, mind, state = watched(view, events)
    return Position(ledger, mind, state, known_cards(view), action_numbers(view))


def planned(position: Position, opinion: Opinion | None, rollouts: int, number: int) -> list[int]:
    """Return the choice of the best judge and the options it found best after it, by index."""
    work, actions = new_workspace(position.mind), position.actions
    choice = searched(position.state, position.known, actions, opinion, rollouts, number, work)
    return [actions.index(one) for one in dict.fromkeys((choice, *best_tried(position.mind, work.room)))]


def sampled(position: Position, options: Sequence[int], worlds: int, ahead: int, seed: str) -> Sampled:
    """Return what options lead to, by index, in sampled worlds."""
    tried = len(options)
    work, samples = new_workspace(position.mind), np.zeros(worlds * tried * SAMPLE_SIZE)
    work.room[TRIED : TRIED + tried] = [position.actions[one] for one in options]
    number, handed_on = run_of_chance(seed, 0), handed_workspace(work)
    state, known = handed(position.state), handed(position.known)
    sample_outlooks(state, known, worlds, number, tried, ahead, handed_on, handed(samples))
    return Sampled(samples, tried)


def open_chance(view: View, events: Sequence[Seen], chosen: int, worlds: int, seed: str) -> float:
    """Return the win probability of a choice with open cards: the view has all roles and hands.

    ``events`` are those that the seat of the view saw. Only the order of the deck is sampled.
    """
    position = position_of(view, events)
    ledger = position.ledger
    truth = [int(ROLE_OF[ROLE_NUMBERS[one.role]]) for one in view.seats]
    is_true = [float(world == truth) for world in ledger.roles.tolist()]
    position.mind[BELIEF : BELIEF + len(ledger.roles)] = is_true
    (chances,) = batches_of_chances(position, [position.actions[chosen]], worlds // BATCHES, LONG, seed)
    return fmean(chances)


def batches_of_chances(
    position: Position, tried: list[int], worlds: int, ahead: int, seed: str
) -> list[list[float]]:
    """Return for each action its win probability by batch of worlds."""
    work, wins = new_workspace(position.mind), np.zeros(WINS_SIZE)
    work.room[TRIED : TRIED + len(tried)] = tried
    state, known, handed_on = handed(position.state), handed(position.known), handed_workspace(work)
    found: list[list[float]] = [[] for _ in tried]
    for batch in range(BATCHES):
        number = run_of_chance(seed, batch)
        explain(state, known, worlds, number, len(tried), ahead, handed_on, handed(wins))
        for place, chances in enumerate(found):
            # Each seat's counts add up to all worlds, whatever its roles: use the first seat.
            first = place * SEATS * KINDS_OF_ROLE
            chances.append(fsum(wins[first : first + KINDS_OF_ROLE].tolist()) / worlds)
    return found
