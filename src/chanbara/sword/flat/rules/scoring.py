"""Who won, and by how much (8)."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    CAUSE,
    END_RULINGS,
    HANDS,
    HONOR,
    KINDS,
    NONE,
    PLAYERS,
    RISING_SUN,
    ROLE,
    SWORDMASTER,
    VICTIM,
    VICTOR,
)
from chanbara.sword.flat.format.rulings import NO_SCORE_BELOW_ZERO
from chanbara.sword.flat.format.tables import (
    BY_DEFEAT,
    BY_SWORDMASTER,
    MULTIPLIER,
    ROLE_OF,
    RONIN,
    STAR_GROUP,
    STARS,
    SWORDMASTER_REFUSED,
    TEAM_OF,
    TEAMS,
    TIES,
    WORTH,
    WORTHY,
)

DEADLY_STRIKE = -3
"""Points for a team that ended the game by defeating one of its own members (8.5)."""
MORE_STARS, FEWER_STARS = 2, 1


@inlined
def team_of(state: State, seat: int) -> int:
    """Return the team of a seat."""
    return TEAM_OF[state[ROLE + seat]]


@inlined
def multiplier(state: State, seat: int) -> int:
    """Return the multiplier of a seat's honor (8.3)."""
    players, rising_sun = state[PLAYERS], state[RISING_SUN]
    role = state[ROLE + seat]
    group = STAR_GROUP[rising_sun, players, ROLE_OF[role]]
    if group == 0:
        return MULTIPLIER[rising_sun, players, ROLE_OF[role]]
    for other in range(players):
        rival = state[ROLE + other]
        if STAR_GROUP[rising_sun, players, ROLE_OF[rival]] == group and STARS[rival] > STARS[role]:
            return FEWER_STARS
    return MORE_STARS


@inlined
def worth_in_hand(state: State, seat: int) -> int:
    """Return the points of the cards in a hand at the end (8.3)."""
    worth = 0
    for place in range(len(WORTHY)):
        worth += state[HANDS + seat * KINDS + WORTHY[place]] * WORTH[WORTHY[place]]
    return worth


@inlined
def points(state: State, seat: int) -> int:
    """Return a seat's points (8.3)."""
    worth = 0 if ROLE_OF[state[ROLE + seat]] == RONIN else worth_in_hand(state, seat)
    return state[HONOR + seat] * multiplier(state, seat) + worth


@inlined
def is_deadly_strike(state: State) -> bool:
    """Whether a team ended the game by defeating one of its own members (8.5)."""
    if state[CAUSE] != BY_DEFEAT and state[CAUSE] != SWORDMASTER_REFUSED:
        return False
    return team_of(state, state[VICTIM]) == team_of(state, state[VICTOR])


@entry_point
def total(state: State, team: int) -> int:
    """Return a team's points, including the Deadly Strike (8.3, 8.5)."""
    result = 0
    for seat in range(state[PLAYERS]):
        if team_of(state, seat) == team:
            result += points(state, seat)
    if is_deadly_strike(state) and team_of(state, state[VICTIM]) == team:
        result += DEADLY_STRIKE
    if result < 0 and state[END_RULINGS] & NO_SCORE_BELOW_ZERO:
        result = 0
    return result


@inlined
def has_team(state: State, team: int) -> bool:
    """Whether a team has any member."""
    for seat in range(state[PLAYERS]):
        if team_of(state, seat) == team:
            return True
    return False


@entry_point
def winner(state: State) -> int:
    """Return the team that won (8.4, 8.6)."""
    if state[CAUSE] == BY_SWORDMASTER:
        return state[SWORDMASTER]
    best, most = NONE, 0
    for place in range(TEAMS):
        team = int(TIES[state[RISING_SUN], place])
        if has_team(state, team):
            points_of_team = total(state, team)
            if best == NONE or points_of_team > most:
                best, most = team, points_of_team
    return best
