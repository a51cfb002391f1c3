"""The worlds: every assignment of roles to seats (2.1, 2.3). Only the Shogun is known."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import PLAYERS, RISING_SUN, ROLE, ROLE_SEEN, SEATS
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import ROLE_OF, ROLES_DEALT, SHOGUN
from chanbara.sword.flat.rules.query import left_of, shogun_of
from chanbara.sword.mind.arrays import KINDS_OF_ROLE, MOST_WORLDS, Odds


def _orders(left: list[int]) -> list[list[int]]:
    """Return every order of the roles, given the number left of each."""
    if not any(left):
        return [[]]
    orders = []
    for role, count in enumerate(left):
        if count:
            fewer = [number - (one == role) for one, number in enumerate(left)]
            orders += [[role, *rest] for rest in _orders(fewer)]
    return orders


def _all() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int8]]:
    counts = np.zeros((2, SEATS + 1), dtype=np.int64)
    roles = np.zeros((2, SEATS + 1, MOST_WORLDS, SEATS), dtype=np.int8)
    for rising_sun in range(2):
        for players in range(SEATS + 1):
            dealt = [int(count) for count in ROLES_DEALT[rising_sun, players]]
            if not dealt[SHOGUN]:
                continue
            others = _orders([0, *dealt[1:]])
            counts[rising_sun, players] = len(others)
            for number, order in enumerate(others):
                roles[rising_sun, players, number, :players] = [SHOGUN, *order]
    return counts, roles


WORLDS, ROLES_IN = _all()
"""The number of worlds, by set and number of players; and the role at each distance to the Shogun's left."""


@inlined
def worlds_of(state: State) -> int:
    """Return the number of worlds."""
    return WORLDS[state[RISING_SUN], state[PLAYERS]]


@inlined
def role_in(state: State, world: int, shogun: int, seat: int) -> int:
    """Return the role of a seat in a world."""
    away = left_of(state, seat, state[PLAYERS] - shogun)
    return int(ROLES_IN[state[RISING_SUN], state[PLAYERS], world, away])


@inlined
def even_odds(state: State, seat: int, role: int, odds: Odds) -> None:
    """Write the probability of each role in each seat for a seat with this role that has watched nobody."""
    players, shogun = state[PLAYERS], shogun_of(state)
    dealt = ROLES_DEALT[state[RISING_SUN], players]
    hidden = players - 1 if seat == shogun else players - 2
    for one in range(KINDS_OF_ROLE):
        left = dealt[one] - (1 if one == role else 0)
        chance = 0.0 if one == SHOGUN else left / max(hidden, 1)
        for other in range(players):
            odds[other * KINDS_OF_ROLE + one] = chance
        odds[shogun * KINDS_OF_ROLE + one] = 1.0 if one == SHOGUN else 0.0
        odds[seat * KINDS_OF_ROLE + one] = 1.0 if one == role else 0.0


@inlined
def has_looked(state: State, seat: int) -> bool:
    """Whether a seat has looked at a role, by a card from a data file."""
    seen = 0
    if HAS_PROGRAMS:
        for other in range(state[PLAYERS]):
            seen |= (state[ROLE_SEEN + other] >> seat) & 1
    return seen != 0


@inlined
def fits(state: State, world: int, shogun: int, seat: int) -> bool:
    """Whether a world agrees with the roles that a seat knows: its own, and those it has looked at."""
    if role_in(state, world, shogun, seat) != ROLE_OF[state[ROLE + seat]]:
        return False
    if HAS_PROGRAMS:
        for other in range(state[PLAYERS]):
            if (state[ROLE_SEEN + other] >> seat) & 1 == 1 and (
                role_in(state, world, shogun, other) != ROLE_OF[state[ROLE + other]]
            ):
                return False
    return True
