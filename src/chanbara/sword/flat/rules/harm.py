"""Wounds, prices and defeat (6.0, 6.4, 6.5, 7)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import programs
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.known import COMES_BACK, DISARMS, STARTS_PROGRAM
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    CHARACTER,
    END_RULINGS,
    HONOR,
    MOST,
    NONE,
    PLAY_RULINGS,
    PLAYERS,
    RESILIENCE,
    RISING_SUN,
    SEATS,
    WOUND_RULINGS,
    WOUNDS,
)
from chanbara.sword.flat.format.programs import HIT_STARTS, starts_any
from chanbara.sword.flat.format.rulings import (
    DEFEATED_STOP_AT_ONCE,
    DRAWS_ON_HIT,
    HONOR_BEFORE_SWORDMASTER,
    NO_DRAW_FOR_ONESELF,
    ONLY_WHO_IS_LEFT_REFUSES,
    STRIKES_BACK_PER_WOUND,
)
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    AFTER_HIT,
    BANZAI,
    BY_DEFEAT,
    BY_PROPERTY,
    BY_SWORDMASTER,
    DEFEAT,
    DISCARD_ALL,
    DRAW_STEP,
    FOR_STRIKING_BACK,
    FULL_RESILIENCE,
    GIVE_UP,
    IS_WEAPON,
    LOSE,
    RETURN_WEAPON,
    REVEAL_STEP,
    STOP_TURN,
    SWORDMASTER_REFUSED,
)
from chanbara.sword.flat.format.windows import (
    ABSORBS,
    CURSES,
    DRAWS_AT_DEFEAT,
    DRAWS_WHEN_HITTING,
    DRAWS_WHEN_WOUNDED,
    STRIKES_BACK,
    amount,
    given,
    has,
)
from chanbara.sword.flat.rules.moments import happen
from chanbara.sword.flat.rules.piles import finish, shed
from chanbara.sword.flat.rules.query import left_of
from chanbara.sword.flat.rules.scoring import team_of
from chanbara.sword.flat.rules.stack import push, push_by, push_for, start

SWORDMASTER_FROM = 4
"""The smallest number of players for a Swordmaster (8.4)."""


@inlined
def lose(state: State, by: int, seat: int, source: int, points: int) -> None:
    """Make a seat lose points; a player with a property that can absorb them is asked (6.4, 11.7)."""
    if points > 0 and state[RESILIENCE + seat] > 0 and has(state, seat, ABSORBS):
        push(state, LOSE, seat, by, source, points)
        state[ASKED] = seat
    else:
        lose_resilience(state, by, seat, source, points)


@inlined
def lose_resilience(state: State, by: int, seat: int, source: int, points: int) -> None:
    """Take points from a seat; any beyond the last are ignored (6.4). ``by`` NONE is a price.

    After a wound, each only if the game goes on: defeat, what the wounded player gains from a weapon, the
    weapon's own effect, what the attacker gains, what the wounded player does in return (6.5). Pushed in
    reverse order.
    """
    lost = min(points, state[RESILIENCE + seat])
    if lost == 0:
        if by != NONE and state[WOUND_RULINGS] & DRAWS_ON_HIT:
            push_gain_of_hit(state, by, seat, source, lost)
        return
    state[RESILIENCE + seat] -= lost
    if by == NONE:
        return
    place = WOUNDS + by * SEATS + seat
    state[place] = min(MOST, state[place] + lost)
    if by != seat:
        push_striking_back(state, by, seat, source, lost)
    if source != NONE and IS_WEAPON[source] == 1:
        push_gain_of_hit(state, by, seat, source, lost)
        if AFTER_HIT[source] == COMES_BACK:
            push_for(state, RETURN_WEAPON, by)
        elif AFTER_HIT[source] == DISARMS:
            push_for(state, GIVE_UP, seat)
        elif HAS_PROGRAMS and AFTER_HIT[source] == STARTS_PROGRAM:
            start(state, by, seat, source, NONE, lost, HIT_STARTS[source])
        push_gain_of_wounds(state, by, seat, source, lost)
    if state[RESILIENCE + seat] == 0:
        push_by(state, DEFEAT, seat, by, NONE)


@inlined
def push_striking_back(state: State, by: int, seat: int, source: int, lost: int) -> None:
    """Push what a wounded player does in return (6.5)."""
    times = lost if state[WOUND_RULINGS] & STRIKES_BACK_PER_WOUND else 1
    if HAS_PROGRAMS and starts_any(state, seat, programs.HURT):
        happen(state, programs.HURT, seat, by, source, lost, times)
    elif has(state, seat, STRIKES_BACK):
        for _ in range(times * amount(state, seat, STRIKES_BACK)):
            push(state, REVEAL_STEP, seat, by, NONE, FOR_STRIKING_BACK)


@inlined
def push_gain_of_wounds(state: State, by: int, seat: int, source: int, lost: int) -> None:
    """Push what a player gains who lost points to a weapon (6.5)."""
    if HAS_PROGRAMS and starts_any(state, seat, programs.WOUNDED):
        happen(state, programs.WOUNDED, seat, by, source, lost, 1)
    else:
        for _ in range(amount(state, seat, DRAWS_WHEN_WOUNDED)):
            push(state, DRAW_STEP, seat, NONE, NONE, lost)


@inlined
def push_gain_of_hit(state: State, by: int, seat: int, source: int, lost: int) -> None:
    """Push what the attacker gains from a weapon (6.5); for one used on oneself it is a ruling (11.6)."""
    if source == NONE or IS_WEAPON[source] == 0:
        return
    with_programs = HAS_PROGRAMS and starts_any(state, by, programs.HIT)
    if not (with_programs or has(state, by, DRAWS_WHEN_HITTING)):
        return
    if by != seat or state[WOUND_RULINGS] & NO_DRAW_FOR_ONESELF == 0:
        if with_programs:
            happen(state, programs.HIT, by, seat, source, lost, 1)
            return
        for _ in range(amount(state, by, DRAWS_WHEN_HITTING)):
            push(state, DRAW_STEP, by, NONE, NONE, 1)


@inlined
def recover_fully(state: State, seat: int) -> None:
    """Restore a seat's resilience."""
    state[RESILIENCE + seat] = FULL_RESILIENCE[state[CHARACTER + seat]]


@inlined
def defeat(state: State, seat: int, by: int) -> None:
    """Check for the Swordmaster, move the honor, check for the end; then apply other effects (7.3)."""
    honor_first = state[END_RULINGS] & HONOR_BEFORE_SWORDMASTER
    if honor_first == 0 and ends_by_swordmaster(state, seat, by):
        return
    if seat == by:
        state[HONOR + seat] += 1
    else:
        state[HONOR + seat] -= 1
        state[HONOR + by] += 1
        if state[HONOR + seat] == 0:
            finish(state, BY_DEFEAT, seat, by, NONE)
            return
    if honor_first != 0 and ends_by_swordmaster(state, seat, by):
        return
    if seat != by:
        shed(state, seat)
    push_aftermath(state, seat)


@inlined
def ends_by_swordmaster(state: State, seat: int, by: int) -> bool:
    """End the game if exactly one seat has resilience left, and return whether it ended (8.4).

    If the last defeat was by a teammate, the victory is refused: the honor is given and the points decide.
    """
    standing = NONE
    for other in range(state[PLAYERS]):
        if state[RESILIENCE + other] > 0:
            if standing != NONE:
                return False
            standing = other
    if standing == NONE or state[PLAYERS] < SWORDMASTER_FROM:
        return False
    is_refused = seat != by and team_of(state, seat) == team_of(state, by)
    if by != standing and state[END_RULINGS] & ONLY_WHO_IS_LEFT_REFUSES:
        is_refused = False
    if is_refused:
        if state[END_RULINGS] & HONOR_BEFORE_SWORDMASTER == 0:
            state[HONOR + seat] -= 1
            state[HONOR + by] += 1
        finish(state, SWORDMASTER_REFUSED, seat, by, NONE)
    else:
        finish(state, BY_SWORDMASTER, seat, by, team_of(state, standing))
    return True


@inlined
def push_aftermath(state: State, seat: int) -> None:
    """Push the effects of a defeat if the game goes on: curses, Banzai, cards that others draw (7.3)."""
    if seat == state[ACTIVE] and state[PLAY_RULINGS] & DEFEATED_STOP_AT_ONCE:
        push_for(state, STOP_TURN, NONE)
    for away in range(state[PLAYERS] - 1, -1, -1):
        other = left_of(state, state[ACTIVE], away)
        if HAS_PROGRAMS and starts_any(state, other, programs.ANY_DEFEAT):
            happen(state, programs.ANY_DEFEAT, other, seat, NONE, 0, 1)
        else:
            for _ in range(amount(state, other, DRAWS_AT_DEFEAT)):
                push(state, DRAW_STEP, other, NONE, NONE, 1)
    if state[RISING_SUN] == 1:
        push_for(state, BANZAI, seat)
    if HAS_PROGRAMS and starts_any(state, seat, programs.LAST_RESILIENCE):
        happen(state, programs.LAST_RESILIENCE, seat, NONE, NONE, 0, 1)
    else:
        for _ in range(given(state, seat, CURSES)):
            push_for(state, DISCARD_ALL, seat)


@inlined
def forfeit_honor(state: State, seat: int) -> None:
    """Make a seat lose 1 honor to a property, which may end the game (8.1) or discard properties (11.8)."""
    state[HONOR + seat] -= 1
    after_honor_lost(state, seat)


@inlined
def after_honor_lost(state: State, seat: int) -> None:
    """Push what follows when a player lost honor to a card: the end (8.1), or properties fall (11.8)."""
    if state[HONOR + seat] > 0:
        shed(state, seat)
    else:
        finish(state, BY_PROPERTY, NONE, NONE, NONE)
