"""The legal answers: to demands and to the rarer decisions."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.actions import (
    ACCEPT,
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
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    BY,
    DETAIL,
    HAND_SIZE,
    NONE,
    PLAY_RULINGS,
    PLAYERS,
    PROPERTY_KINDS,
    RESILIENCE,
    SEALED,
    SEAT,
    SOURCE,
    TURNED,
)
from chanbara.sword.flat.format.programs import stand_ins
from chanbara.sword.flat.format.rulings import LAST_REVEAL_COUNTS
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    AFFECT,
    ANSWERS,
    ANY_PARRY,
    CHOOSE_PLAYER,
    CHOOSE_STEP,
    DISCARD_PHASE,
    DRAW_PHASE,
    GIVE_UP,
    GRANT,
    IS_WEAPON,
    LOSE,
    MAY_DRAW,
    OFFER,
    PARRIES,
    PROOF,
    SEAL,
    WEAPON_PARRIES,
    WEAPONS,
)
from chanbara.sword.flat.format.windows import (
    ABSORBS,
    ESCAPES,
    FIRST_GIVING,
    GIVES_UP_PROPERTIES,
    GIVING,
    MORE_REVEALS,
    PARRIES_WITH_WEAPONS,
    amount,
    cards_meant,
    has,
    laid,
)
from chanbara.sword.flat.rules.attack import is_parried
from chanbara.sword.flat.rules.piles import pile_top
from chanbara.sword.flat.rules.query import away_from, cards_held, first_of, left_of, without_first


@inlined
def legal_answers(state: State, actions: Actions, seat: int, by: int, source: int) -> int:
    """List what meets a demand, and passing (6.2, 9.6, 11.3, 12)."""
    cards = cards_held(state, seat)
    meeting = cards & ANSWERS[source]
    is_demand_for_parry = PROOF[source] == ANY_PARRY
    if is_demand_for_parry and has(state, seat, PARRIES_WITH_WEAPONS) and state[HAND_SIZE + seat] > 1:
        meeting |= cards & WEAPONS
    if HAS_PROGRAMS and is_demand_for_parry and state[HAND_SIZE + seat] > 1:
        meeting |= cards & stand_ins(state, seat)
    count = list_cards(actions, 0, meeting, PARRY if is_parried(source) else DISCARD)
    if by != NONE and IS_WEAPON[source] == 0:
        count = list_cards(actions, count, cards & cards_meant(state, seat, ESCAPES) & ~meeting, ESCAPE)
    if is_demand_for_parry and has(state, seat, GIVES_UP_PROPERTIES):
        for prop in range(PROPERTY_KINDS):
            actions[count] = PARRY_WITH_PROPERTY + prop
            count += 1 if laid(state, seat, prop) > 0 else 0
    actions[count] = PASS
    return count + 1


@inlined
def legal_program_answers(state: State, actions: Actions, place: int) -> int:
    """List what meets the demand of a program, and passing (6.2, 9.6, 12)."""
    seat, by, source = state[place + SEAT], state[place + BY], state[place + SOURCE]
    cards, is_for_parry = cards_held(state, seat), state[place + DETAIL] == ANY_PARRY
    is_from_weapon = source != NONE and IS_WEAPON[source] == 1
    meeting = cards & WEAPONS
    if is_for_parry:
        meeting = cards & PARRIES
        if is_from_weapon:
            meeting = cards & WEAPON_PARRIES
        if state[HAND_SIZE + seat] > 1:
            meeting |= cards & stand_ins(state, seat)
            if has(state, seat, PARRIES_WITH_WEAPONS):
                meeting |= cards & WEAPONS
    count = list_cards(actions, 0, meeting, PARRY if is_for_parry else DISCARD)
    if NONE not in (by, source) and not is_from_weapon:
        count = list_cards(actions, count, cards & cards_meant(state, seat, ESCAPES) & ~meeting, ESCAPE)
    if is_for_parry and has(state, seat, GIVES_UP_PROPERTIES):
        for prop in range(PROPERTY_KINDS):
            actions[count] = PARRY_WITH_PROPERTY + prop
            count += 1 if laid(state, seat, prop) > 0 else 0
    actions[count] = PASS
    return count + 1


@inlined
def list_cards(actions: Actions, count: int, cards: int, first: int) -> int:
    """List an action for each card of a set."""
    while cards != 0:
        actions[count] = first + first_of(cards)
        count += 1
        cards = without_first(cards)
    return count


@inlined
def legal_others(state: State, actions: Actions, place: int, op: int) -> int:
    """List the answers to the rarer decisions."""
    seat = state[place + SEAT]
    if op == DISCARD_PHASE:
        return list_cards(actions, 0, cards_held(state, state[ACTIVE]), DISCARD)
    if op == GIVE_UP:
        return list_cards(actions, 0, cards_held(state, seat), DISCARD)
    if op == SEAL:
        return list_cards(actions, 0, cards_held(state, seat), SHOW)
    if op == DRAW_PHASE:
        actions[0] = TAKE + pile_top(state)
        actions[1] = DRAW
        return 2
    if op == MAY_DRAW:
        actions[0] = DRAW
        actions[1] = PASS
        return 2
    if HAS_PROGRAMS and op == OFFER:
        actions[0] = ACCEPT
        actions[1] = PASS
        return 2
    if op == GRANT or (HAS_PROGRAMS and op == CHOOSE_PLAYER and state[place + DETAIL] == 1):
        for away in range(state[PLAYERS]):
            actions[away] = CHOOSE + away
        return state[PLAYERS]
    if HAS_PROGRAMS and op == CHOOSE_PLAYER:
        for away in range(1, state[PLAYERS]):
            actions[away - 1] = CHOOSE + away_from(state, state[ASKED], left_of(state, seat, away))
        return state[PLAYERS] - 1
    if op == LOSE:
        return legal_sacrifices(state, actions, seat, state[place + BY], state[place + DETAIL])
    if op == CHOOSE_STEP:
        return legal_reveals(state, actions, place)
    if op == AFFECT:
        count = list_cards(actions, 0, cards_held(state, seat) & cards_meant(state, seat, ESCAPES), ESCAPE)
        actions[count] = PASS
        return count + 1
    return legal_picks(state, actions)


@inlined
def legal_sacrifices(state: State, actions: Actions, seat: int, by: int, points: int) -> int:
    """List what absorbs a resilience point; a price is never the last point (11.7)."""
    count = 0
    for place in range(FIRST_GIVING[ABSORBS], FIRST_GIVING[ABSORBS + 1]):
        actions[count] = DISCARD_PROPERTY + GIVING[place]
        count += 1 if laid(state, seat, GIVING[place]) > 0 else 0
    if by == NONE and state[RESILIENCE + seat] <= points:
        return count
    actions[count] = PASS
    return count + 1


@inlined
def legal_reveals(state: State, actions: Actions, place: int) -> int:
    """List the revealed cards, each once, and revealing another (12).

    By one ruling only the last of them counts.
    """
    count = 0
    turned = 0
    while turned < REVEALS and state[place + TURNED + turned] != NONE:
        card = state[place + TURNED + turned]
        is_new = True
        for earlier in range(turned):
            if state[place + TURNED + earlier] == card:
                is_new = False
        if is_new:
            actions[count] = COUNT + card
            count += 1
        turned += 1
    if state[PLAY_RULINGS] & LAST_REVEAL_COUNTS:
        actions[0] = COUNT + state[place + TURNED + turned - 1]
        count = 1
    if turned <= amount(state, state[place + SEAT], MORE_REVEALS):
        actions[count] = REVEAL
        count += 1
    return count


@inlined
def legal_picks(state: State, actions: Actions) -> int:
    """List the seats that show a card (11.9)."""
    count = 0
    for seat in range(state[PLAYERS]):
        if state[SEALED + seat] != NONE:
            actions[count] = TAKE_SHOWN + away_from(state, state[ASKED], seat)
            count += 1
    return count
