"""The invariants of a game of the flat core at every decision and at its end, compiled like the core."""

from __future__ import annotations

from numba import types

from chanbara.compiled.decorators import ARRAYS, entry_point, pointer_to
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Actions, Row, State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    BYTE,
    CARDS,
    CAUSE,
    CHARACTER,
    DECK_SIZE,
    DEPTH,
    END_RULINGS,
    FRAME,
    FRAMES,
    HAND_SIZE,
    HANDS,
    HONOR,
    IN_PLAY,
    KINDS,
    LAID,
    NONE,
    OP,
    ORDER,
    ORDER_LENGTH,
    PHASE,
    PILE_COUNTS,
    PILE_SIZE,
    PILES,
    PILES_END,
    PLAYERS,
    PLAYING,
    PROPERTIES,
    PROPERTY_KINDS,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    SEALED,
    SEAT,
    SEATS,
    STACK,
    SWORDMASTER,
    TURNED,
    VICTIM,
    VICTOR,
)
from chanbara.sword.flat.format.rulings import DECK_ENDS_WHEN_EMPTY, EIGHTH_HAND_IS_LARGER, copies_of
from chanbara.sword.flat.format.tables import (
    BY_DEFEAT,
    BY_SWORDMASTER,
    CARD_OF,
    CAST,
    CHOOSE_STEP,
    DISCARD_PHASE_NOW,
    GOES_ON,
    OUT_OF_ROOM,
    PICK,
    ROLE_NAMES,
    ROLE_OF,
    SETTLE,
    SHOGUN,
    SWORDMASTER_REFUSED,
    TURN_STEP,
)
from chanbara.sword.flat.rules.piles import pile_top, size_of
from chanbara.sword.flat.rules.scoring import has_team, team_of, winner
from checks.soak.flat_faults import (
    ASKED_WRONG,
    CARD_ASTRAY,
    CAUSE_WRONG,
    COPIES,
    DEAL_WRONG,
    FINE,
    FIRST_HANDS,
    FRONT_WRONG,
    FULL,
    HAND_WRONG,
    HONOR_WRONG,
    HONORS,
    NO_ROOM,
    OPTIONS_WRONG,
    ORDER_WRONG,
    PILES_TOO_LARGE,
    RESILIENCE_WRONG,
    ROLES,
    SEALED_WRONG,
    STEPS_WRONG,
    TURNED_WRONG,
    WINNER_WRONG,
)

ARRAYS["cells"] = pointer_to(types.int8)
ARRAYS["marks"] = pointer_to(types.int8)


# --- cards --------------------------------------------------------------------------------------------------


@entry_point
def count_pile(state: State, cells: Row, pile: int) -> int:
    """Count the cards of the pile, and nothing else; return 0 if its counts were right."""
    for card in range(BYTE):
        cells[card] = 0
    for place in range(pile):
        cells[state[PILES_END - 1 - place]] += 1
    wrong = 0
    for card in range(KINDS):
        wrong |= cells[card] ^ state[PILE_COUNTS + card]
    return wrong


@entry_point
def cards_fault(state: State, cells: Row) -> int:
    """Count every card: in hands, deck, pile, in front of seats and being played (3.7)."""
    deck, pile = size_of(state, DECK_SIZE), size_of(state, PILE_SIZE)
    if deck + pile > CARDS:
        return PILES_TOO_LARGE
    wrong = count_pile(state, cells, pile)
    for seat in range(state[PLAYERS]):
        for card in range(KINDS):
            cells[card] += state[HANDS + seat * KINDS + card]
    for place in range(deck):
        cells[state[PILES + place]] += 1
    for spot in range(state[LAID]):
        cells[CARD_OF[state[ORDER + spot] % PROPERTY_KINDS]] += 1
    if state[PLAYING] != NONE:
        cells[state[PLAYING]] += 1
    for card in range(KINDS):
        wrong |= cells[card] ^ COPIES[copies_of(state), card]
    return CARD_ASTRAY if wrong != 0 else FINE


@entry_point
def seat_fault(state: State, seat: int) -> int:
    """Check a seat: hand and properties agree with their counts, its points are within bounds."""
    held, sign = 0, 0
    for card in range(KINDS):
        held += state[HANDS + seat * KINDS + card]
        sign |= state[HANDS + seat * KINDS + card]
    if held != state[HAND_SIZE + seat] or sign < 0:
        return HAND_WRONG
    laid = 0
    for prop in range(PROPERTY_KINDS):
        laid += state[PROPERTIES + prop * SEATS + seat]
        sign |= state[PROPERTIES + prop * SEATS + seat]
    if laid != state[IN_PLAY + seat] or sign < 0:
        return FRONT_WRONG
    sealed = state[SEALED + seat]
    if sealed != NONE and (sealed < 0 or sealed >= KINDS or state[HANDS + seat * KINDS + sealed] == 0):
        return SEALED_WRONG
    return points_fault(state, seat)


@entry_point
def points_fault(state: State, seat: int) -> int:
    """Resilience is never more than printed, honor is 0 only at the end; empty seats have nothing."""
    if seat >= state[PLAYERS]:
        empty = state[HAND_SIZE + seat] == 0 and state[IN_PLAY + seat] == 0 and state[SEALED + seat] == NONE
        return FINE if empty else HAND_WRONG
    if state[RESILIENCE + seat] < 0 or state[RESILIENCE + seat] > FULL[state[CHARACTER + seat]]:
        return RESILIENCE_WRONG
    least = 1 if state[CAUSE] == GOES_ON else 0
    return FINE if state[HONOR + seat] >= least else HONOR_WRONG


@entry_point
def order_fault(state: State, cells: Row) -> int:
    """The properties in play are listed seat by seat, with the right multiplicity."""
    laid = 0
    for seat in range(SEATS):
        laid += state[IN_PLAY + seat]
    if laid != state[LAID] or laid > ORDER_LENGTH:
        return ORDER_WRONG
    if laid == 0:
        return FINE
    for place in range(BYTE):
        cells[place] = 0
    before = 0
    for spot in range(laid):
        place = state[ORDER + spot]
        if place < 0 or place // PROPERTY_KINDS < before:
            return ORDER_WRONG
        before = place // PROPERTY_KINDS
        cells[place] += 1
    wrong = 0
    for seat in range(SEATS):
        for prop in range(PROPERTY_KINDS):
            wrong |= cells[seat * PROPERTY_KINDS + prop] ^ state[PROPERTIES + prop * SEATS + seat]
    return ORDER_WRONG if wrong != 0 else FINE


# --- the decision -------------------------------------------------------------------------------------------


@entry_point
def steps_fault(state: State) -> int:
    """The next turn is at the bottom, no unknown step is above it, and a card being played has its step."""
    depth = state[DEPTH]
    if depth < 1 or depth > FRAMES or state[STACK + OP] != TURN_STEP:
        return STEPS_WRONG
    settles = 0
    for number in range(1, depth):
        op = state[STACK + FRAME * number + OP]
        if op <= TURN_STEP or op > PICK:
            return STEPS_WRONG
        if op == SETTLE:
            settles += 1
    if settles > 1 or (state[PLAYING] != NONE and settles == 0):
        return STEPS_WRONG
    return FINE


@entry_point
def question_fault(state: State) -> int:
    """The top step asks the deciding seat; the card last revealed for it is on top of the pile."""
    asked, place = state[ASKED], STACK + FRAME * (state[DEPTH] - 1)
    if asked < 0 or asked >= state[PLAYERS] or state[PHASE] < 0 or state[PHASE] > DISCARD_PHASE_NOW:
        return ASKED_WRONG
    op = state[place + OP]
    if asked != (state[ACTIVE] if op <= SETTLE else state[place + SEAT]):
        return ASKED_WRONG
    # If the deck ends with its last card, a revealed card may be in the new deck (8.2).
    if op != CHOOSE_STEP or state[END_RULINGS] & DECK_ENDS_WHEN_EMPTY:
        return FINE
    card = NONE
    for number in range(REVEALS):
        if state[place + TURNED + number] != NONE:
            card = state[place + TURNED + number]
    on_top = state[PILE_SIZE] != 0 and pile_top(state) == card
    return FINE if on_top else TURNED_WRONG


@entry_point
def options_fault(actions: Actions, count: int, marks: Row) -> int:
    """There is at least one option, and no duplicates."""
    if count < 1 or count > ACTIONS:
        return OPTIONS_WRONG
    wrong = FINE
    for place in range(count):
        action = actions[place]
        if action < 0 or action >= ACTIONS:
            return OPTIONS_WRONG
        if marks[action] == 1:
            wrong = OPTIONS_WRONG
        marks[action] = 1
    for place in range(count):
        marks[actions[place]] = 0
    return wrong


@entry_point
def state_fault(state: State, cells: Row) -> int:
    """Check everything that must hold of an array, whatever happened before; return the first fault."""
    fault = cards_fault(state, cells)
    for seat in range(SEATS):
        if fault == FINE:
            fault = seat_fault(state, seat)
    if fault == FINE:
        fault = order_fault(state, cells)
    if fault == FINE and state[ASKED] != NONE:
        fault = steps_fault(state)
        if fault == FINE:
            fault = question_fault(state)
    return fault


# --- start and end ------------------------------------------------------------------------------------------


@entry_point
def deal_fault(state: State, cells: Row) -> int:
    """Roles, honor, resilience and hands are those of chapter 2, whatever the Shogun has drawn since."""
    players, rising_sun = state[PLAYERS], state[RISING_SUN]
    for number in range(BYTE):
        cells[number] = 0
    shogun = 0
    for seat in range(players):
        who, role = state[CHARACTER + seat], ROLE_OF[state[ROLE + seat]]
        if who < 0 or who >= CAST[rising_sun] or cells[len(ROLE_NAMES) + who] == 1:
            return DEAL_WRONG
        cells[len(ROLE_NAMES) + who] = 1
        cells[role] += 1
        if role == SHOGUN:
            shogun = seat
    for role in range(len(ROLE_NAMES)):
        if cells[role] != ROLES[rising_sun, players, role]:
            return DEAL_WRONG
    for away in range(players):
        if not is_dealt(state, (shogun + away) % players, away):
            return DEAL_WRONG
    return FINE


@entry_point
def is_dealt(state: State, seat: int, away: int) -> bool:
    """Whether a seat at this distance from the Shogun has its initial cards and points (2.4 to 2.6)."""
    drawn = state[HAND_SIZE + seat] - FIRST_HANDS[away]
    if away == SEATS - 1 and state[END_RULINGS] & EIGHTH_HAND_IS_LARGER:
        drawn -= 1
    return (
        (drawn == 0 or (away == 0 and drawn > 0))
        and state[HONOR + seat] == HONORS[state[PLAYERS], min(1, away)]
        and state[RESILIENCE + seat] == FULL[state[CHARACTER + seat]]
    )


@entry_point
def end_fault(state: State) -> int:
    """A game ends for one of its causes, which must be evident, and is won by a playing team (8.1, 8.4)."""
    cause = state[CAUSE]
    if cause == OUT_OF_ROOM:
        return NO_ROOM
    if cause <= GOES_ON or cause > OUT_OF_ROOM or state[DEPTH] != 0 or state[ASKED] != NONE:
        return CAUSE_WRONG
    standing, least = 0, state[HONOR]
    for seat in range(state[PLAYERS]):
        least = min(least, state[HONOR + seat])
        if state[RESILIENCE + seat] > 0:
            standing += 1
    if cause in (BY_SWORDMASTER, SWORDMASTER_REFUSED):
        seen = standing == 1
        mates = team_of(state, state[VICTIM]) == team_of(state, state[VICTOR])
        seen = seen and (cause == BY_SWORDMASTER or (mates and state[VICTIM] != state[VICTOR]))
    elif cause == BY_DEFEAT:
        seen = state[HONOR + state[VICTIM]] == 0 and state[VICTIM] != state[VICTOR]
    else:
        seen = least == 0
    if not seen or (cause == BY_SWORDMASTER) != (state[SWORDMASTER] != NONE):
        return CAUSE_WRONG
    won = winner(state)
    return FINE if has_team(state, won) else WINNER_WRONG
