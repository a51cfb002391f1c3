"""Wounds, prices and defeat (6.0, 6.4, 6.5, 7)."""

from __future__ import annotations

from chanbara.flat.arrays import State
from chanbara.flat.compiling import compiled
from chanbara.flat.layout import (
    ACTIVE,
    ASKED,
    CHARACTER,
    HONOR,
    MOST,
    NONE,
    PLAYERS,
    RESILIENCE,
    RISING_SUN,
    SEATS,
    WOUNDS,
)
from chanbara.flat.piles import finish, shed
from chanbara.flat.query import laid, left_of
from chanbara.flat.scoring import team_of
from chanbara.flat.stack import push, push_by, push_for
from chanbara.flat.words import (
    BANZAI,
    BY_DEFEAT,
    BY_PROPERTY,
    BY_SWORDMASTER,
    CURSE,
    DEFEAT,
    DISCARD_ALL,
    DRAW_STEP,
    FOR_YUKIMURA,
    FULL_RESILIENCE,
    GIVE_UP,
    IS_WEAPON,
    KOZUKA,
    LOSE,
    MANRIKI_GUSARI,
    MOTONARI,
    PEASANT,
    RETURN_WEAPON,
    REVEAL_STEP,
    SWORDMASTER_REFUSED,
    TOMOE,
    USHIWAKA,
    YUKIMURA,
)

SWORDMASTER_FROM = 4
"""The fewest players with whom there is a Swordmaster (8.4)."""


@compiled
def lose(state: State, by: int, seat: int, source: int, points: int) -> None:
    """Have a seat lose points; who has a property to stand in for them is asked (6.4, 11.7)."""
    if points > 0 and state[RESILIENCE + seat] > 0 and laid(state, seat, PEASANT) > 0:
        push(state, LOSE, seat, by, source, points)
        state[ASKED] = seat
    else:
        lose_resilience(state, by, seat, source, points)


@compiled
def lose_resilience(state: State, by: int, seat: int, source: int, points: int) -> None:
    """Take points from a seat; what goes beyond the last one is ignored (6.4). ``by`` NONE is a price.

    After a wound, each only if the game goes on: defeat, what the wounded gains from a weapon, the weapon's
    own effect, what the striker gains, what the wounded does in return (6.5). Pushed in reverse.
    """
    lost = min(points, state[RESILIENCE + seat])
    if lost == 0:
        return
    state[RESILIENCE + seat] -= lost
    if by == NONE:
        return
    place = WOUNDS + by * SEATS + seat
    state[place] = min(MOST, state[place] + lost)
    if by != seat and state[CHARACTER + seat] == YUKIMURA:
        push(state, REVEAL_STEP, seat, by, NONE, FOR_YUKIMURA)
    if source != NONE and IS_WEAPON[source] == 1:
        if state[CHARACTER + by] == TOMOE:
            push(state, DRAW_STEP, by, NONE, NONE, 1)
        if source == KOZUKA:
            push_for(state, RETURN_WEAPON, by)
        elif source == MANRIKI_GUSARI:
            push_for(state, GIVE_UP, seat)
        if state[CHARACTER + seat] == USHIWAKA:
            push(state, DRAW_STEP, seat, NONE, NONE, lost)
    if state[RESILIENCE + seat] == 0:
        push_by(state, DEFEAT, seat, by, NONE)


@compiled
def recover_fully(state: State, seat: int) -> None:
    """Give a seat all of its resilience back."""
    state[RESILIENCE + seat] = FULL_RESILIENCE[state[CHARACTER + seat]]


@compiled
def defeat(state: State, seat: int, by: int) -> None:
    """Test for the Swordmaster, move the honor, test for the end; then what else a defeat does (7.3)."""
    if ends_by_swordmaster(state, seat, by):
        return
    if seat == by:
        state[HONOR + seat] += 1
    else:
        state[HONOR + seat] -= 1
        state[HONOR + by] += 1
        if state[HONOR + seat] == 0:
            finish(state, BY_DEFEAT, seat, by, NONE)
            return
        shed(state, seat)
    push_aftermath(state, seat)


@compiled
def ends_by_swordmaster(state: State, seat: int, by: int) -> bool:
    """End the game if exactly one seat has resilience left, and return whether it ended (8.4).

    A last defeat by a team mate refuses the victory: the honor is given and the points decide.
    """
    standing = NONE
    for other in range(state[PLAYERS]):
        if state[RESILIENCE + other] > 0:
            if standing != NONE:
                return False
            standing = other
    if standing == NONE or state[PLAYERS] < SWORDMASTER_FROM:
        return False
    if seat != by and team_of(state, seat) == team_of(state, by):
        state[HONOR + seat] -= 1
        state[HONOR + by] += 1
        finish(state, SWORDMASTER_REFUSED, seat, by, NONE)
    else:
        finish(state, BY_SWORDMASTER, seat, by, team_of(state, standing))
    return True


@compiled
def push_aftermath(state: State, seat: int) -> None:
    """Push what a defeat does when the game goes on: curses, Banzai, what others draw from it (7.3)."""
    for away in range(state[PLAYERS] - 1, -1, -1):
        other = left_of(state, state[ACTIVE], away)
        if state[CHARACTER + other] == MOTONARI:
            push(state, DRAW_STEP, other, NONE, NONE, 1)
    if state[RISING_SUN] == 1:
        push_for(state, BANZAI, seat)
    for _ in range(laid(state, seat, CURSE)):
        push_for(state, DISCARD_ALL, seat)


@compiled
def forfeit_honor(state: State, seat: int) -> None:
    """Have a seat lose 1 honor to a property, which may end the game (8.1) or have others fall (11.8)."""
    state[HONOR + seat] -= 1
    if state[HONOR + seat] > 0:
        shed(state, seat)
    else:
        finish(state, BY_PROPERTY, NONE, NONE, NONE)
