"""Which actions are legal: the numbers of ``actions``, each once."""

from __future__ import annotations

from chanbara.flat.actions import AIMS, END, GEISHA_ON, MIMICRY_ON, PLAY, USE_NOBUNAGA, USE_SHIMA
from chanbara.flat.arrays import Actions, State
from chanbara.flat.compiling import compiled
from chanbara.flat.layout import (
    ACTIVE,
    ASKED,
    BY,
    CHARACTER,
    HAND_SIZE,
    IN_PLAY,
    KINDS,
    LAID,
    NONE,
    OP,
    PLAYERS,
    PROPERTY_KINDS,
    RESILIENCE,
    SEAT,
    SOURCE,
    USED,
    WEAPONS_PLAYED,
)
from chanbara.flat.legal_answers import legal_answers, legal_others
from chanbara.flat.query import (
    EMPTY_HANDED,
    HOLDING_CARDS,
    OUT_OF_REACH,
    attackable,
    can_pay,
    is_free_weapon,
    is_immune,
    is_in_play,
    laid,
    left_of,
    next_held,
    relative,
    weapon_limit,
)
from chanbara.flat.stack import top
from chanbara.flat.words import (
    AIM,
    AT_ANYONE,
    AT_HAND,
    AT_NOTHING,
    AT_OTHER,
    AT_PROPERTY,
    AT_RIVAL,
    BUSHIDO,
    BUSHIDO_CARD,
    DEMAND,
    GEISHA,
    IS_WEAPON,
    MAKIBISHI,
    NOBUNAGA,
    PLAY_PHASE,
    REACH,
    SHIMA,
    SIMULTANEOUS_ATTACK,
    TANTO,
)


@compiled
def legal(state: State, actions: Actions) -> int:
    """Write the legal actions of who is asked into ``actions`` and return how many there are."""
    if state[ASKED] == NONE:
        return 0
    place = top(state)
    op = state[place + OP]
    if op == PLAY_PHASE:
        return legal_plays(state, actions)
    if op == DEMAND:
        return legal_answers(state, actions, state[place + SEAT], state[place + BY], state[place + SOURCE])
    return legal_others(state, actions, place, op)


# --- the Play phase -----------------------------------------------------------------------------------------


@compiled
def legal_plays(state: State, actions: Actions) -> int:
    """List what the player on turn may do: cards, abilities, the end (3.3)."""
    seat = state[ACTIVE]
    at_limit = state[WEAPONS_PLAYED] >= weapon_limit(state)
    needed = -1
    count = 0
    card = next_held(state, seat, 0)
    # From held card to held card, not from kind to kind: on a device all games are busy with their n-th one.
    while card < KINDS:
        if IS_WEAPON[card] == 0:
            count = legal_aims(state, actions, count, seat, card)
        elif not at_limit or is_free_weapon(state, seat, card):
            if needed < 0:
                needed = attackable(state, seat, HOLDING_CARDS)
            count = legal_targets(state, actions, count, card, needed)
        card = next_held(state, seat, card + 1)
    character = state[CHARACTER + seat]
    if character == NOBUNAGA and can_pay(state, seat):
        actions[count] = USE_NOBUNAGA
        count += 1
    elif character == SHIMA and state[USED] == 0 and can_pay(state, seat):
        count = legal_properties(state, actions, count, USE_SHIMA)
    actions[count] = END
    return count + 1


@compiled
def legal_targets(state: State, actions: Actions, count: int, card: int, needed: int) -> int:
    """List whom a weapon may be played on (4.2, 5.3); some may be played on more (11.5, 11.6)."""
    if card == TANTO:
        actions[count] = PLAY + card * AIMS + 1
        count += 1
    elif card == MAKIBISHI:
        also = attackable(state, state[ACTIVE], EMPTY_HANDED)
        count = legal_in_reach(state, actions, count, card, also)
    return legal_in_reach(state, actions, count, card, needed)


@compiled
def legal_in_reach(state: State, actions: Actions, count: int, card: int, needed: int) -> int:
    """List the seats that need no more than the reach of a weapon."""
    players, seat, reach = state[PLAYERS], state[ACTIVE], REACH[card]
    first = PLAY + card * AIMS + 1
    for away in range(1, players):
        place = left_of(state, seat, away)
        if (needed >> (4 * place)) & OUT_OF_REACH <= reach:
            actions[count] = first + away
            count += 1
    return count


@compiled
def legal_aims(state: State, actions: Actions, count: int, seat: int, card: int) -> int:
    """List what a card that is no weapon may be aimed at (9, 10, 11.7 to 11.9)."""
    first = PLAY + card * AIMS
    aim = AIM[card]
    if aim == AT_NOTHING:
        actions[count] = first
        return count + 1
    if aim == AT_ANYONE:
        if card == BUSHIDO_CARD and is_in_play(state, BUSHIDO):
            return count
        for away in range(state[PLAYERS]):
            actions[count] = first + 1 + away
            count += 1
        return count
    if aim == AT_OTHER:
        for away in range(1, state[PLAYERS]):
            actions[count] = first + 1 + away
            count += 1
        return count
    if aim == AT_HAND:
        count = legal_hands(state, actions, count, seat, first)
        return legal_properties(state, actions, count, GEISHA_ON) if card == GEISHA else count
    if aim == AT_PROPERTY:
        return legal_properties(state, actions, count, MIMICRY_ON)
    if aim == AT_RIVAL and can_pay(state, seat):
        return legal_rivals(state, actions, count, seat, first)
    return count


@compiled
def legal_hands(state: State, actions: Actions, count: int, seat: int, first: int) -> int:
    """List the other seats that have a card in hand."""
    players = state[PLAYERS]
    for away in range(1, players):
        if state[HAND_SIZE + left_of(state, seat, away)] > 0:
            actions[count] = first + 1 + away
            count += 1
    return count


@compiled
def legal_rivals(state: State, actions: Actions, count: int, seat: int, first: int) -> int:
    """List the other seats that an action can hurt but not defeat (11.9)."""
    players = state[PLAYERS]
    for away in range(1, players):
        other = left_of(state, seat, away)
        if state[RESILIENCE + other] > 1 and not is_immune(state, other, SIMULTANEOUS_ATTACK):
            actions[count] = first + 1 + away
            count += 1
    return count


@compiled
def legal_properties(state: State, actions: Actions, count: int, first: int) -> int:
    """List every property in play, equal ones of a holder once."""
    if state[LAID] == 0:
        return count
    for seat in range(state[PLAYERS]):
        if state[IN_PLAY + seat] == 0:
            continue
        for prop in range(PROPERTY_KINDS):
            if laid(state, seat, prop) > 0:
                actions[count] = first + relative(state, seat) * PROPERTY_KINDS + prop
                count += 1
    return count
