"""The value of ending the game now (8)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    DECK_SIZE,
    HONOR,
    MOST,
    NONE,
    PLAYERS,
    RESILIENCE,
    RISING_SUN,
    SEATS,
)
from chanbara.sword.flat.format.tables import (
    NINJA,
    NINJA_TEAM,
    RONIN,
    RONIN_TEAM,
    SAMURAI,
    SHOGUN,
    SHOGUN_TEAM,
    TIE_RANK,
)
from chanbara.sword.flat.rules.harm import SWORDMASTER_FROM
from chanbara.sword.flat.rules.lanes import BITS, by_seat, equal, of_seat, some, sum_of, taken, turned
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.query import away_from, shogun_of
from chanbara.sword.flat.rules.scoring import DEADLY_STRIKE
from chanbara.sword.mind.arrays import KINDS_OF_ROLE, MOST_WORLDS, Belief, Odds
from chanbara.sword.mind.belief.worlds import ROLES_IN, WORLDS, worlds_of
from chanbara.sword.mind.value.valuation import Valuation, counts, friendship, stake

TRIUMPH = 10.0
"""The value of a certain win, in points."""
PATIENCE = 0.43
"""The probability of winning later that is given up by ending the game now."""
HARDLY_ANY = 1e-12
"""A belief too small to compare its parts."""


def _seats_by_role() -> npt.NDArray[np.int64]:
    """Return the seats with each role in each world, as lanes; seats count from the Shogun to the left."""
    seats = np.zeros((2, SEATS + 1, MOST_WORLDS, KINDS_OF_ROLE), dtype=np.int64)
    for rising_sun, players in np.ndindex(2, SEATS + 1):
        for world in range(WORLDS[rising_sun, players]):
            for away in range(players):
                role = ROLES_IN[rising_sun, players, world, away]
                seats[rising_sun, players, world, role] |= MOST << (BITS * away)
    return seats


SEATS_BY_ROLE = _seats_by_role()


@entry_point
def worth_of_ending(
    state: State, seat: int, role: int, belief: Belief, in_hand: float, honor: int, victim: int
) -> float:
    """Return the value of ending the game with this honor, given as lanes by seat.

    ``victim`` is the player defeated by the seat to move, or NONE; ``in_hand`` is the points of the
    seat's own cards.
    """
    players, shogun = state[PLAYERS], shogun_of(state)
    honor = turned(honor, shogun, players)
    own_place = 1 << (BITS * away_from(state, shogun, seat))
    victim_place = 0 if victim == NONE else 1 << (BITS * away_from(state, shogun, victim))
    of_shogun, of_samurai = counts(state, SHOGUN), counts(state, SAMURAI)
    of_ninja, of_ronin = counts(state, NINJA), counts(state, RONIN)
    won = total = 0.0
    for world in range(worlds_of(state)):
        seats = SEATS_BY_ROLE[state[RISING_SUN], players, world]
        if seats[role] & own_place == 0:
            continue
        shogun_team = sum_of(honor & seats[SHOGUN]) * of_shogun + sum_of(honor & seats[SAMURAI]) * of_samurai
        ninja_team = sum_of(honor & seats[NINJA]) * of_ninja
        ronin_team = sum_of(honor & seats[RONIN]) * of_ronin
        friends = seats[role]
        if role in (SHOGUN, SAMURAI):
            friends = seats[SHOGUN] | seats[SAMURAI]
        own = in_hand + (DEADLY_STRIKE if friends & victim_place != 0 else 0)
        total += belief[world]
        won += belief[world] if is_won(state, role, own, shogun_team, ninja_team, ronin_team) else 0.0
    return TRIUMPH * (won / max(total, HARDLY_ANY) - PATIENCE)


@inlined
def is_won(
    state: State, role: int, own: float, shogun_team: float, ninja_team: float, ronin_team: float
) -> bool:
    """Whether the team of a role wins with these points plus ``own``; ties by 8.6."""
    if role == RONIN:
        mine = ronin_team + own
        return is_ahead(state, mine, shogun_team, RONIN_TEAM, SHOGUN_TEAM) and is_ahead(
            state, mine, ninja_team, RONIN_TEAM, NINJA_TEAM
        )
    if role == NINJA:
        mine = ninja_team + own
        return is_ahead(state, mine, shogun_team, NINJA_TEAM, SHOGUN_TEAM) and is_ahead(
            state, mine, ronin_team, NINJA_TEAM, RONIN_TEAM
        )
    mine = shogun_team + own
    return is_ahead(state, mine, ninja_team, SHOGUN_TEAM, NINJA_TEAM) and is_ahead(
        state, mine, ronin_team, SHOGUN_TEAM, RONIN_TEAM
    )


@inlined
def is_ahead(state: State, mine: float, other: float, team: int, other_team: int) -> bool:
    """Whether a team wins against another; a team without members has no points, and loses ties.

    Honor is never below 0, so nobody but a team with points wins a tie against it.
    """
    rising_sun = state[RISING_SUN]
    return mine > other or (mine == other and TIE_RANK[rising_sun, team] < TIE_RANK[rising_sun, other_team])


@inlined
def standing_besides(state: State, seat: int) -> int:
    """Return 1 in the lane of every other seat that has resilience left."""
    return some(by_seat(state, RESILIENCE)) & taken(state[PLAYERS]) & ~(1 << (BITS * seat))


@inlined
def is_last_blow(state: State, seat: int, victim: int) -> bool:
    """Whether this defeat leaves the seat as the only one with resilience (8.4)."""
    return state[PLAYERS] >= SWORDMASTER_FROM and standing_besides(state, victim) == 1 << (BITS * seat)


@inlined
def worth_of_falling(state: State, seat: int, role: int, odds: Odds, thought: Valuation) -> float:
    """Return the value of taking one's own last resilience: an honor (11.6), or the end of the game (8.4)."""
    standing = standing_besides(state, seat)
    if state[PLAYERS] >= SWORDMASTER_FROM and standing & (standing - 1) == 0:
        for other in range(state[PLAYERS]):
            if of_seat(standing, other) == 1:
                return TRIUMPH * (friendship(odds, role, other) - PATIENCE)
    return thought.gain


@inlined
def worth_of_defeat(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, victim: int
) -> float:
    """Return the value of defeating a player, whose honor is taken, which may end the game (7, 8)."""
    if is_last_blow(state, seat, victim):
        return TRIUMPH * (1 - friendship(odds, role, victim) - PATIENCE)
    if state[HONOR + victim] == 1:
        honor = by_seat(state, HONOR) + (1 << (BITS * seat)) - (1 << (BITS * victim))
        return worth_of_ending(state, seat, role, belief, thought.in_hand, honor, victim)
    return stake(odds, thought, victim) + thought.gain


@inlined
def worth_of_drawing(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, cards: int
) -> float:
    """Return the value of the deck running out while cards are drawn (8.2)."""
    if cards <= size_of(state, DECK_SIZE):
        return 0.0
    there_are = taken(state[PLAYERS])
    honor = by_seat(state, HONOR)
    if equal(honor, 1) & there_are != 0:
        return worth_of_ending(state, seat, role, belief, thought.in_hand, honor - there_are, NONE)
    lost = 0.0
    for other in range(state[PLAYERS]):
        lost += stake(odds, thought, other)
    return lost
