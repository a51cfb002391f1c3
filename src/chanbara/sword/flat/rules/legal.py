"""The legal actions: the numbers of ``actions``, each once."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.actions import (
    AIMS,
    END,
    ON_PROPERTY,
    PLACES,
    PLAY,
    USE_ABILITY,
    USE_NOBUNAGA,
    USE_SHIMA,
    WAYS,
)
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.known import GEISHA
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    BY,
    CHARACTER,
    HAND_SIZE,
    IN_PLAY,
    LAID,
    NONE,
    OP,
    PLAY_RULINGS,
    PLAYERS,
    PROPERTY_KINDS,
    RESILIENCE,
    SEAT,
    SEATS,
    SOURCE,
    SPENT,
    STARTED,
    USED,
    WEAPONS_PLAYED,
)
from chanbara.sword.flat.format.programs import (
    ABILITY_AIM,
    ABILITY_COST,
    ABILITY_FIRST,
    ABILITY_NUMBER,
    AT_A_PROPERTY,
    AT_ANOTHER,
    HANDS_AND_PROPERTIES,
)
from chanbara.sword.flat.format.rulings import OWN_HAND_MAY_BE_STRIPPED, OWN_PROPERTY_IS_SPARED
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    AIM,
    AT_ANYONE,
    AT_HAND,
    AT_NOTHING,
    AT_PROPERTY,
    AT_RIVAL,
    DEMAND,
    EFFECT,
    HITS_EMPTY_HANDED,
    IS_UNIQUE,
    ON_ONESELF,
    ON_PROPERTY_OF,
    PLAY_PHASE,
    PLAYED_WITHOUT_ATTACK,
    PROPERTY_OF,
    REACH,
    WEAPONS,
)
from chanbara.sword.flat.format.windows import ABSORBS, PAYS_FOR_PROPERTY, PAYS_TO_DRAW, given, has, laid
from chanbara.sword.flat.rules.branches import is_of_program
from chanbara.sword.flat.rules.lanes import of_seat
from chanbara.sword.flat.rules.legal_answers import legal_answers, legal_others, legal_program_answers
from chanbara.sword.flat.rules.query import (
    EMPTY_HANDED,
    HOLDING_CARDS,
    attackable,
    away_from,
    can_pay,
    cards_held,
    first_of,
    free_weapons,
    is_immune,
    is_in_play,
    left_of,
    weapon_limit,
    without_first,
)
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.rules.levers import MOST_STARTED


@entry_point
def legal(state: State, actions: Actions) -> int:
    """Write the legal actions of the player to move into ``actions``, and return how many there are."""
    if state[ASKED] == NONE:
        return 0
    place = top(state)
    op = state[place + OP]
    if op == PLAY_PHASE:
        return legal_plays(state, actions)
    if op == DEMAND:
        if is_of_program(state, place):
            return legal_program_answers(state, actions, place)
        return legal_answers(state, actions, state[place + SEAT], state[place + BY], state[place + SOURCE])
    return legal_others(state, actions, place, op)


# --- the Play phase -----------------------------------------------------------------------------------------


@inlined
def legal_plays(state: State, actions: Actions) -> int:
    """List the options of the Play phase: cards, abilities, the end (3.3)."""
    seat = state[ACTIVE]
    cards = cards_held(state, seat)
    count = legal_attacks(state, actions, seat, cards & WEAPONS)
    others = cards & PLAYED_WITHOUT_ATTACK
    while others != 0:
        count = legal_aims(state, actions, count, seat, first_of(others))
        others = without_first(others)
    if has(state, seat, PAYS_TO_DRAW) and can_pay(state, seat):
        actions[count] = USE_NOBUNAGA
        count += 1
    if has(state, seat, PAYS_FOR_PROPERTY) and state[USED] == 0 and can_pay(state, seat):
        count = legal_properties(state, actions, count, USE_SHIMA, 0)
    if HAS_PROGRAMS:
        count = legal_abilities(state, actions, count, seat)
    actions[count] = END
    return count + 1


@inlined
def legal_abilities(state: State, actions: Actions, count: int, seat: int) -> int:
    """List the abilities from data files and what they may name; a price is never the last point."""
    first, used = ABILITY_FIRST[state[CHARACTER + seat]], state[USED] | state[SPENT + seat]
    for place in range(first, ABILITY_FIRST[state[CHARACTER + seat] + 1]):
        which, spare = ABILITY_NUMBER[place], state[RESILIENCE + seat] - 1
        if ABILITY_COST[place] > 0:
            spare += given(state, seat, ABSORBS)
        if (used >> which) & 1 == 1 or spare < ABILITY_COST[place] or state[STARTED] == MOST_STARTED:
            continue
        ways = USE_ABILITY + which * WAYS
        if ABILITY_AIM[place] == AT_A_PROPERTY:
            count = legal_properties(state, actions, count, ways + 1 + SEATS, 0)
        elif ABILITY_AIM[place] == AT_ANOTHER:
            for away in range(1, state[PLAYERS]):
                actions[count] = ways + 1 + away
                count += 1
        else:
            actions[count] = ways
            count += 1
    return count


@inlined
def legal_attacks(state: State, actions: Actions, seat: int, weapons: int) -> int:
    """List the weapons and their targets (3.5, 4.2, 5.3); some may be played on more (11.5, 11.6)."""
    if state[WEAPONS_PLAYED] >= weapon_limit(state):
        weapons &= free_weapons(state, seat)
    if weapons == 0:
        return 0
    needed = attackable(state, seat, HOLDING_CARDS)
    count = 0
    while weapons != 0:
        card = first_of(weapons)
        weapons = without_first(weapons)
        if (ON_ONESELF >> card) & 1 == 1:
            actions[count] = PLAY + card * AIMS + 1
            count += 1
        if (HITS_EMPTY_HANDED >> card) & 1 == 1:
            also = attackable(state, seat, EMPTY_HANDED)
            count = legal_in_reach(state, actions, count, card, also)
        count = legal_in_reach(state, actions, count, card, needed)
    return count


@inlined
def legal_in_reach(state: State, actions: Actions, count: int, card: int, needed: int) -> int:
    """List the seats within the reach of a weapon."""
    first, reach = PLAY + card * AIMS + 1, REACH[card]
    for away in range(1, state[PLAYERS]):
        # Written unconditionally, then kept or not: a mispredicted branch would cost more.
        actions[count] = first + away
        count += 1 if of_seat(needed, away) <= reach else 0
    return count


@inlined
def legal_aims(state: State, actions: Actions, count: int, seat: int, card: int) -> int:
    """List the aims of a card that is not a weapon (9, 10, 11.7 to 11.9)."""
    first = PLAY + card * AIMS
    aim = AIM[card]
    if aim == AT_NOTHING:
        actions[count] = first
        return count + 1
    if aim == AT_HAND:
        if EFFECT[card] == GEISHA or (HAS_PROGRAMS and (HANDS_AND_PROPERTIES >> card) & 1 == 1):
            return legal_strips(state, actions, count, seat, card)
        return legal_hands(state, actions, count, seat, first)
    if aim == AT_PROPERTY:
        return legal_properties(state, actions, count, on_property(card), 0)
    if aim == AT_RIVAL:
        return legal_rivals(state, actions, count, seat, card) if can_pay(state, seat) else count
    if IS_UNIQUE[card] == 1 and is_in_play(state, PROPERTY_OF[card]):
        return count
    for away in range(0 if aim == AT_ANYONE else 1, state[PLAYERS]):
        actions[count] = first + 1 + away
        count += 1
    return count


@inlined
def on_property(card: int) -> int:
    """Return where the numbers of a card played on a property begin."""
    return ON_PROPERTY + ON_PROPERTY_OF[card] * PLACES


@inlined
def legal_strips(state: State, actions: Actions, count: int, seat: int, card: int) -> int:
    """List the hands and properties to discard from; whether one's own are included is a ruling (9.5)."""
    first = PLAY + card * AIMS
    if state[PLAY_RULINGS] & OWN_HAND_MAY_BE_STRIPPED and state[HAND_SIZE + seat] > 1:
        actions[count] = first + 1
        count += 1
    count = legal_hands(state, actions, count, seat, first)
    nearest = 1 if state[PLAY_RULINGS] & OWN_PROPERTY_IS_SPARED else 0
    return legal_properties(state, actions, count, on_property(card), nearest)


@inlined
def legal_hands(state: State, actions: Actions, count: int, seat: int, first: int) -> int:
    """List the other seats that have a card in hand."""
    for away in range(1, state[PLAYERS]):
        actions[count] = first + 1 + away
        count += 1 if state[HAND_SIZE + left_of(state, seat, away)] > 0 else 0
    return count


@inlined
def legal_rivals(state: State, actions: Actions, count: int, seat: int, card: int) -> int:
    """List the other seats that an action can wound but not defeat (11.9)."""
    first = PLAY + card * AIMS
    for away in range(1, state[PLAYERS]):
        other = left_of(state, seat, away)
        if state[RESILIENCE + other] > 1 and not is_immune(state, other, card):
            actions[count] = first + 1 + away
            count += 1
    return count


@inlined
def legal_properties(state: State, actions: Actions, count: int, first: int, nearest: int) -> int:
    """List every property in play from a distance on; identical ones of a holder once."""
    if state[LAID] == 0:
        return count
    for seat in range(state[PLAYERS]):
        away = away_from(state, state[ASKED], seat)
        if state[IN_PLAY + seat] == 0 or away < nearest:
            continue
        place = first + away * PROPERTY_KINDS
        for prop in range(PROPERTY_KINDS):
            actions[count] = place + prop
            count += 1 if laid(state, seat, prop) > 0 else 0
    return count
