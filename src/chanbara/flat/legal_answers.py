"""Which answers are legal: to demands and to the rarer questions."""

from __future__ import annotations

from chanbara.flat.actions import (
    CHOOSE,
    COUNT,
    DISCARD,
    DISCARD_PROPERTY,
    DRAW,
    ESCAPE,
    PARRY,
    PARRY_WITH_PROPERTY,
    PASS,
    REVEAL,
    SHOW,
    TAKE,
    TAKE_SHOWN,
)
from chanbara.flat.arrays import Actions, State
from chanbara.flat.attack import is_played_against
from chanbara.flat.compiling import compiled
from chanbara.flat.layout import (
    ACTIVE,
    BY,
    CHARACTER,
    DETAIL,
    HAND_SIZE,
    NONE,
    PLAYERS,
    PROPERTY_KINDS,
    RESILIENCE,
    SEALED,
    SEAT,
    TURNED,
)
from chanbara.flat.piles import pile_top
from chanbara.flat.query import cards_in_play, held, laid, relative
from chanbara.flat.words import (
    AFFECT,
    ANY_PARRY,
    CHOOSE_STEP,
    DISCARD_PHASE,
    DRAW_PHASE,
    GIVE_UP,
    GRANT,
    HANZO,
    IS_PARRY,
    IS_WEAPON,
    KANBEI,
    LOSE,
    MAY_DRAW,
    OKUNI,
    ORIGAMI,
    PARRIES_WEAPONS,
    PEASANT,
    PROOF,
    REVEALS,
    SEAL,
    SUIT,
)


@compiled
def legal_answers(state: State, actions: Actions, seat: int, by: int, source: int) -> int:
    """List what meets a demand, and letting it happen (6.2, 9.6, 11.3, 12)."""
    count = 0
    is_attack = IS_WEAPON[source] == 1
    first = PARRY if is_played_against(source) else DISCARD
    may_escape = state[CHARACTER + seat] == OKUNI and by != NONE and not is_attack
    for card in range(cards_in_play(state)):
        if held(state, seat, card) == 0:
            continue
        if meets(state, seat, source, card):
            actions[count] = first + card
            count += 1
        elif may_escape and SUIT[card] == ORIGAMI:
            actions[count] = ESCAPE + card
            count += 1
    if state[CHARACTER + seat] == KANBEI and PROOF[source] == ANY_PARRY:
        for prop in range(PROPERTY_KINDS):
            if laid(state, seat, prop) > 0:
                actions[count] = PARRY_WITH_PROPERTY + prop
                count += 1
    actions[count] = PASS
    return count + 1


@compiled
def meets(state: State, seat: int, source: int, card: int) -> bool:
    """Whether a card in hand meets the demand of another."""
    if PROOF[source] != ANY_PARRY:
        return IS_WEAPON[card] == 1
    if IS_WEAPON[source] == 1:
        if PARRIES_WEAPONS[card] == 1:
            return True
    elif IS_PARRY[card] == 1:
        return True
    is_hanzo = state[CHARACTER + seat] == HANZO
    return is_hanzo and IS_WEAPON[card] == 1 and state[HAND_SIZE + seat] > 1


@compiled
def legal_others(state: State, actions: Actions, place: int, op: int) -> int:
    """List the answers to the rarer questions."""
    seat = state[place + SEAT]
    if op == DISCARD_PHASE:
        return legal_cards(state, actions, state[ACTIVE], DISCARD)
    if op == GIVE_UP:
        return legal_cards(state, actions, seat, DISCARD)
    if op == SEAL:
        return legal_cards(state, actions, seat, SHOW)
    if op == DRAW_PHASE:
        actions[0] = TAKE + pile_top(state)
        actions[1] = DRAW
        return 2
    if op == MAY_DRAW:
        actions[0] = DRAW
        actions[1] = PASS
        return 2
    if op == GRANT:
        for away in range(state[PLAYERS]):
            actions[away] = CHOOSE + away
        return state[PLAYERS]
    if op == LOSE:
        return legal_sacrifices(state, actions, seat, state[place + BY], state[place + DETAIL])
    if op == CHOOSE_STEP:
        return legal_reveals(state, actions, place)
    if op == AFFECT:
        return legal_escapes(state, actions, seat)
    return legal_picks(state, actions)


@compiled
def legal_cards(state: State, actions: Actions, seat: int, first: int) -> int:
    """List the cards in a hand, each once."""
    count = 0
    for card in range(cards_in_play(state)):
        if held(state, seat, card) > 0:
            actions[count] = first + card
            count += 1
    return count


@compiled
def legal_escapes(state: State, actions: Actions, seat: int) -> int:
    """List the cards to be left out with, and being affected."""
    count = 0
    for card in range(cards_in_play(state)):
        if held(state, seat, card) > 0 and SUIT[card] == ORIGAMI:
            actions[count] = ESCAPE + card
            count += 1
    actions[count] = PASS
    return count + 1


@compiled
def legal_sacrifices(state: State, actions: Actions, seat: int, by: int, points: int) -> int:
    """List what stands in for a resilience point; a price is never the last point (11.7)."""
    actions[0] = DISCARD_PROPERTY + PEASANT
    if by == NONE and state[RESILIENCE + seat] <= points:
        return 1
    actions[1] = PASS
    return 2


@compiled
def legal_reveals(state: State, actions: Actions, place: int) -> int:
    """List the cards that were turned over, each once, and turning over another (12)."""
    count = 0
    turned = 0
    while turned < REVEALS and state[place + TURNED + turned] != NONE:
        action = COUNT + state[place + TURNED + turned]
        is_new = True
        for earlier in range(count):
            if actions[earlier] == action:
                is_new = False
        if is_new:
            actions[count] = action
            count += 1
        turned += 1
    if turned < REVEALS:
        actions[count] = REVEAL
        count += 1
    return count


@compiled
def legal_picks(state: State, actions: Actions) -> int:
    """List the seats that show a card (11.9)."""
    count = 0
    for seat in range(state[PLAYERS]):
        if state[SEALED + seat] != NONE:
            actions[count] = TAKE_SHOWN + relative(state, seat)
            count += 1
    return count
