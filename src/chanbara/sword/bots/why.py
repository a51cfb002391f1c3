"""Explanations: what a seat can conclude from what it saw, action by action, and the value of its options.

This module has no texts; everything follows from a view and the events that its seat saw.
"""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from chanbara.compiled.elementary import log
from chanbara.compiled.warm_up import compile_now
from chanbara.sword.bots.dice import run_of_chance
from chanbara.sword.bots.engine_bots import handed, handed_workspace, known_cards
from chanbara.sword.bots.judge import Holding, holdings, opinion, searched
from chanbara.sword.bots.ledger import Ledger, Line, Numbers
from chanbara.sword.bots.memory import Memory
from chanbara.sword.flat.bridge.flatten import action_numbers, flat_view
from chanbara.sword.flat.bridge.numbers import ROLE_NUMBERS, is_printed
from chanbara.sword.flat.format.layout import NONE, RISING_SUN, SEATS
from chanbara.sword.flat.format.tables import CARDS_PRINTED, ROLE_NAMES, ROLE_OF
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.arrays import (
    CANDIDATES,
    KINDS_OF_ROLE,
    MIND_SIZE,
    PRIORS,
    TERMS,
    TRIED,
    VISITS,
    Mind,
    Room,
    new_workspace,
)
from chanbara.sword.mind.belief.belief import observe_action, reset
from chanbara.sword.mind.belief.worlds import ROLES_IN, worlds_of
from chanbara.sword.mind.search.explain import IN_ALL, WINS_SIZE, explain
from chanbara.sword.mind.search.planner import rounds_ahead

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.flat.format.arrays import State
    from chanbara.sword.sight.view import View

ROLES = tuple(role.value for role in ROLE_NAMES)
"""The keys of the roles, in the order of all arrays by role."""
PARRY = "parry"
SOME = 3
"""Number of options explained: the best."""
FEW = 8
"""Minimum number of worlds with a role in a seat to report it."""
MATTERS = 0.1
"""Minimum effect of an assumption on the win probability to report it: less may be noise."""


def can_deduce(view: View) -> bool:
    """Whether the mind supports the cards and the rules of this game."""
    return is_printed(view.edition)


def deduce(view: View, events: Sequence[Seen]) -> Ledger:
    """Return the belief of the observer of a view, action by action; ``events`` are all that they saw."""
    return watched(view, events)[0]


def watched(view: View, events: Sequence[Seen]) -> tuple[Ledger, Mind, State]:
    """Return the ledger, the mind after all actions, and the current table."""
    compile_now("sword.mind")
    state, mind, lines = flat_view(view), np.zeros(MIND_SIZE), []
    reset(handed(state), handed(mind))
    for action in Memory(view).take(events):
        if observe_action(handed(action.state), action.actor, action.card, action.target, handed(mind)):
            terms = tuple(mind[TERMS : TERMS + KINDS_OF_ROLE].tolist())
            lines.append(Line(action.event, action.actor, action.card, action.target, terms))
    players = len(view.seats)
    by_way = ROLES_IN[int(state[RISING_SUN])][players][: worlds_of(state)]
    # Worlds begin with the Shogun, wherever that is.
    places = [(seat - int(shogun_of(state))) % players for seat in range(players)]
    roles = np.array([[world[place] for place in places] for world in by_way], dtype=np.int8)
    own = 0
    if view.seat is not None:
        own = int(ROLE_OF[ROLE_NUMBERS[view.seats[view.seat].role]])
    return Ledger(roles, view.seat, own, tuple(lines)), mind, state


def card_key(line: Line) -> str:
    """Return the key of the card of a line."""
    return CARDS_PRINTED[line.card].key


def telling(ledger: Ledger, most: int | None = None) -> list[tuple[Line, Numbers]]:
    """Return the informative lines, strongest first, with their evidence about the actor."""
    found = [(line, ledger.factors(line)) for line in ledger.lines]
    found = [(line, factors) for line, factors in found if _strength(factors) > 0.0]
    found.sort(key=lambda one: (-_strength(one[1]), one[0].event))
    return found[:most]


def _strength(factors: Numbers) -> float:
    return round(max(abs(log(one)) for one in factors), 6)


class Assumed(NamedTuple):
    """The value of an option if a seat has a role."""

    seat: int
    role: int
    share: float
    """The share of worlds with it."""
    chance: float
    """The win probability in those worlds."""


class Reason(NamedTuple):
    """The value of an option in worlds that fit what its player has seen."""

    option: int
    """Its index among the options."""
    chance: float
    """The win probability: a mean over finished games, and over estimates where the rollout stops."""
    assumed: tuple[Assumed, ...]
    """The same by role of a seat, where that is uncertain."""


def reasons(view: View, events: Sequence[Seen], rollouts: int, seed: int | str) -> list[Reason]:
    """Return the best options of the deciding player: the choice of the best judge with this seed first.

    The others are sorted by value. The first may have a slightly lower value than one of them, because the
    search also weighs the prior.
    """
    _, mind, state = watched(view, events)
    actions = action_numbers(view)
    if view.decision is None or len(actions) < 2:  # noqa: PLR2004 - one option needs no reason
        return []
    number = run_of_chance(seed, view.decision.number)
    work, wins, known = new_workspace(mind), np.zeros(WINS_SIZE), known_cards(view)
    room = work.room
    searched(state, known, actions, opinion(view, events), rollouts, number, work)
    best = best_tried(mind, room)
    room[TRIED : TRIED + len(best)] = best
    worlds, ahead = rollouts // len(best), rounds_ahead(rollouts)
    given = handed(state), handed(known), worlds, number
    explain(*given, len(best), ahead, handed_workspace(work), handed(wins))
    tables = wins.tolist()
    in_all = tables[IN_ALL:]
    found = []
    for at, one in enumerate(best):
        begin = at * SEATS * KINDS_OF_ROLE
        won = tables[begin : begin + SEATS * KINDS_OF_ROLE]
        found.append(_reason(actions.index(one), won, in_all, worlds))
    return [found[0], *sorted(found[1:], key=lambda one: -one.chance)]


def parries(view: View, events: Sequence[Seen]) -> list[Holding]:
    """Return how likely each of the others holds a Parry, the likeliest first; nothing without an opinion."""
    return holdings(view, events, PARRY)


def best_tried(mind: Mind, room: Room) -> list[int]:
    """Return the best actions of a plan, its choice first."""
    tried: list[int] = [one for one in room[TRIED : TRIED + CANDIDATES].tolist() if one != NONE]
    if mind[VISITS] == 0:
        # The prior of one option was overwhelming: no rollouts, so the candidates are not sorted.
        priors = dict(zip(tried, mind[PRIORS : PRIORS + len(tried)].tolist(), strict=True))
        tried.sort(key=lambda one: -priors[one])
    return tried[:SOME]


def moving(reason: Reason, most: int) -> list[Assumed]:
    """Return the assumptions that change the value of an option, strongest first."""
    moved = [one for one in reason.assumed if abs(one.chance - reason.chance) >= MATTERS]
    return sorted(moved, key=lambda one: -abs(one.chance - reason.chance))[:most]


def _reason(option: int, won: list[float], in_all: list[float], worlds: int) -> Reason:
    """Return the value of an option: its wins by seat and role, of all worlds with that role in that seat."""
    assumed = [
        Assumed(*divmod(place, KINDS_OF_ROLE), count / worlds, won[place] / count)
        for place, count in enumerate(in_all)
        if FEW <= count <= worlds - FEW
    ]
    return Reason(option, fsum(won[:KINDS_OF_ROLE]) / worlds, tuple(assumed))
