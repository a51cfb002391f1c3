"""The invariants of a game of the flat core at every decision and at its end, compiled like the core."""

from __future__ import annotations

from chanbara.compiled.decorators import ARRAYS, entry_point, pointer_to
from chanbara.sword.flat.format import layout, tables
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Actions, Row, State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.rulings import DECK_ENDS_WHEN_EMPTY, EIGHTH_HAND_IS_LARGER, copies_of
from chanbara.sword.flat.rules.piles import pile_top, size_of
from chanbara.sword.flat.rules.scoring import has_team, team_of, winner
from checks.soak import flat_faults

ARRAYS["cells"] = pointer_to("int8")
ARRAYS["marks"] = pointer_to("int8")


# --- cards --------------------------------------------------------------------------------------------------


@entry_point
def count_pile(state: State, cells: Row, pile: int) -> int:
    """Count the cards of the pile, and nothing else; return 0 if it was counted right before."""
    for card in range(layout.BYTE):
        cells[card] = 0
    for place in range(pile):
        cells[state[layout.PILES_END - 1 - place]] += 1
    wrong = 0
    for card in range(layout.KINDS):
        wrong |= cells[card] ^ state[layout.PILE_COUNTS + card]
    return wrong


@entry_point
def cards_fault(state: State, cells: Row) -> int:
    """Count every card: in hands, deck, pile, in front of seats and being played (3.7)."""
    deck, pile = size_of(state, layout.DECK_SIZE), size_of(state, layout.PILE_SIZE)
    if deck + pile > layout.CARDS:
        return flat_faults.PILES_TOO_LARGE
    wrong = count_pile(state, cells, pile)
    for seat in range(state[layout.PLAYERS]):
        for card in range(layout.KINDS):
            cells[card] += state[layout.HANDS + seat * layout.KINDS + card]
    for place in range(deck):
        cells[state[layout.PILES + place]] += 1
    for spot in range(state[layout.LAID]):
        cells[tables.CARD_OF[state[layout.ORDER + spot] % layout.PROPERTY_KINDS]] += 1
    if state[layout.PLAYING] != layout.NONE:
        cells[state[layout.PLAYING]] += 1
    for card in range(layout.KINDS):
        wrong |= cells[card] ^ flat_faults.COPIES[copies_of(state), card]
    return flat_faults.CARD_ASTRAY if wrong != 0 else flat_faults.FINE


@entry_point
def seat_fault(state: State, seat: int) -> int:
    """Check a seat: hand and properties agree with their counts, its points are within bounds."""
    held, sign = 0, 0
    for card in range(layout.KINDS):
        held += state[layout.HANDS + seat * layout.KINDS + card]
        sign |= state[layout.HANDS + seat * layout.KINDS + card]
    if held != state[layout.HAND_SIZE + seat] or sign < 0:
        return flat_faults.HAND_WRONG
    laid = 0
    for prop in range(layout.PROPERTY_KINDS):
        laid += state[layout.PROPERTIES + prop * layout.SEATS + seat]
        sign |= state[layout.PROPERTIES + prop * layout.SEATS + seat]
    if laid != state[layout.IN_PLAY + seat] or sign < 0:
        return flat_faults.FRONT_WRONG
    sealed = state[layout.SEALED + seat]
    if sealed != layout.NONE and (
        sealed < 0 or sealed >= layout.KINDS or state[layout.HANDS + seat * layout.KINDS + sealed] == 0
    ):
        return flat_faults.SEALED_WRONG
    return points_fault(state, seat)


@entry_point
def points_fault(state: State, seat: int) -> int:
    """Resilience is never more than printed, honor is gone only at the end; free seats have nothing."""
    if seat >= state[layout.PLAYERS]:
        empty = (
            state[layout.HAND_SIZE + seat] == 0
            and state[layout.IN_PLAY + seat] == 0
            and state[layout.SEALED + seat] == layout.NONE
        )
        return flat_faults.FINE if empty else flat_faults.HAND_WRONG
    if (
        state[layout.RESILIENCE + seat] < 0
        or state[layout.RESILIENCE + seat] > flat_faults.FULL[state[layout.CHARACTER + seat]]
    ):
        return flat_faults.RESILIENCE_WRONG
    least = 1 if state[layout.CAUSE] == tables.GOES_ON else 0
    return flat_faults.FINE if state[layout.HONOR + seat] >= least else flat_faults.HONOR_WRONG


@entry_point
def order_fault(state: State, cells: Row) -> int:
    """The properties in play are listed seat by seat, with the right multiplicity."""
    laid = 0
    for seat in range(layout.SEATS):
        laid += state[layout.IN_PLAY + seat]
    if laid != state[layout.LAID] or laid > layout.ORDER_LENGTH:
        return flat_faults.ORDER_WRONG
    if laid == 0:
        return flat_faults.FINE
    for place in range(layout.BYTE):
        cells[place] = 0
    before = 0
    for spot in range(laid):
        place = state[layout.ORDER + spot]
        if place < 0 or place // layout.PROPERTY_KINDS < before:
            return flat_faults.ORDER_WRONG
        before = place // layout.PROPERTY_KINDS
        cells[place] += 1
    wrong = 0
    for seat in range(layout.SEATS):
        for prop in range(layout.PROPERTY_KINDS):
            wrong |= (
                cells[seat * layout.PROPERTY_KINDS + prop]
                ^ state[layout.PROPERTIES + prop * layout.SEATS + seat]
            )
    return flat_faults.ORDER_WRONG if wrong != 0 else flat_faults.FINE


# --- the decision -------------------------------------------------------------------------------------------


@entry_point
def steps_fault(state: State) -> int:
    """The next turn is at the bottom, nothing unknown is on it; whoever plays a card must settle it."""
    depth = state[layout.DEPTH]
    if depth < 1 or depth > layout.FRAMES or state[layout.STACK + layout.OP] != tables.TURN_STEP:
        return flat_faults.STEPS_WRONG
    settles = 0
    for number in range(1, depth):
        op = state[layout.STACK + layout.FRAME * number + layout.OP]
        if op <= tables.TURN_STEP or op > tables.PICK:
            return flat_faults.STEPS_WRONG
        if op == tables.SETTLE:
            settles += 1
    if settles > 1 or (state[layout.PLAYING] != layout.NONE and settles == 0):
        return flat_faults.STEPS_WRONG
    return flat_faults.FINE


@entry_point
def question_fault(state: State) -> int:
    """The seat that must answer is that of the top step; the card it revealed last is on top of the pile."""
    asked, place = state[layout.ASKED], layout.STACK + layout.FRAME * (state[layout.DEPTH] - 1)
    if (
        asked < 0
        or asked >= state[layout.PLAYERS]
        or state[layout.PHASE] < 0
        or state[layout.PHASE] > tables.DISCARD_PHASE_NOW
    ):
        return flat_faults.ASKED_WRONG
    op = state[place + layout.OP]
    if asked != (state[layout.ACTIVE] if op <= tables.SETTLE else state[place + layout.SEAT]):
        return flat_faults.ASKED_WRONG
    # Where the deck ends with its last card, a card that was turned over may be in the new deck (8.2).
    if op != tables.CHOOSE_STEP or state[layout.END_RULINGS] & DECK_ENDS_WHEN_EMPTY:
        return flat_faults.FINE
    card = layout.NONE
    for number in range(REVEALS):
        if state[place + layout.TURNED + number] != layout.NONE:
            card = state[place + layout.TURNED + number]
    on_top = state[layout.PILE_SIZE] != 0 and pile_top(state) == card
    return flat_faults.FINE if on_top else flat_faults.TURNED_WRONG


@entry_point
def options_fault(actions: Actions, count: int, marks: Row) -> int:
    """There is at least one option, and no duplicates."""
    if count < 1 or count > ACTIONS:
        return flat_faults.OPTIONS_WRONG
    wrong = flat_faults.FINE
    for place in range(count):
        action = actions[place]
        if action < 0 or action >= ACTIONS:
            return flat_faults.OPTIONS_WRONG
        if marks[action] == 1:
            wrong = flat_faults.OPTIONS_WRONG
        marks[action] = 1
    for place in range(count):
        marks[actions[place]] = 0
    return wrong


@entry_point
def state_fault(state: State, cells: Row) -> int:
    """Check everything that must hold of an array, whatever happened before; return the first fault."""
    fault = cards_fault(state, cells)
    for seat in range(layout.SEATS):
        if fault == flat_faults.FINE:
            fault = seat_fault(state, seat)
    if fault == flat_faults.FINE:
        fault = order_fault(state, cells)
    if fault == flat_faults.FINE and state[layout.ASKED] != layout.NONE:
        fault = steps_fault(state)
        if fault == flat_faults.FINE:
            fault = question_fault(state)
    return fault


# --- start and end ------------------------------------------------------------------------------------------


@entry_point
def deal_fault(state: State, cells: Row) -> int:
    """Roles, honor, resilience and hands are those of chapter 2, whatever the Shogun has drawn since."""
    players, rising_sun = state[layout.PLAYERS], state[layout.RISING_SUN]
    for number in range(layout.BYTE):
        cells[number] = 0
    shogun = 0
    for seat in range(players):
        who, role = state[layout.CHARACTER + seat], tables.ROLE_OF[state[layout.ROLE + seat]]
        if who < 0 or who >= tables.CAST[rising_sun] or cells[len(tables.ROLE_NAMES) + who] == 1:
            return flat_faults.DEAL_WRONG
        cells[len(tables.ROLE_NAMES) + who] = 1
        cells[role] += 1
        if role == tables.SHOGUN:
            shogun = seat
    for role in range(len(tables.ROLE_NAMES)):
        if cells[role] != flat_faults.ROLES[rising_sun, players, role]:
            return flat_faults.DEAL_WRONG
    for away in range(players):
        if not is_dealt(state, (shogun + away) % players, away):
            return flat_faults.DEAL_WRONG
    return flat_faults.FINE


@entry_point
def is_dealt(state: State, seat: int, away: int) -> bool:
    """Whether a seat at this distance from the Shogun has what is dealt to it (2.4 to 2.6)."""
    drawn = state[layout.HAND_SIZE + seat] - flat_faults.FIRST_HANDS[away]
    if away == layout.SEATS - 1 and state[layout.END_RULINGS] & EIGHTH_HAND_IS_LARGER:
        drawn -= 1
    return (
        (drawn == 0 or (away == 0 and drawn > 0))
        and state[layout.HONOR + seat] == flat_faults.HONORS[state[layout.PLAYERS], min(1, away)]
        and state[layout.RESILIENCE + seat] == flat_faults.FULL[state[layout.CHARACTER + seat]]
    )


@entry_point
def end_fault(state: State) -> int:
    """A game ends for one of its causes, which can be seen, and is won by a team that plays (8.1, 8.4)."""
    cause = state[layout.CAUSE]
    if cause == tables.OUT_OF_ROOM:
        return flat_faults.NO_ROOM
    if (
        cause <= tables.GOES_ON
        or cause > tables.OUT_OF_ROOM
        or state[layout.DEPTH] != 0
        or state[layout.ASKED] != layout.NONE
    ):
        return flat_faults.CAUSE_WRONG
    standing, least = 0, state[layout.HONOR]
    for seat in range(state[layout.PLAYERS]):
        least = min(least, state[layout.HONOR + seat])
        if state[layout.RESILIENCE + seat] > 0:
            standing += 1
    if cause in (tables.BY_SWORDMASTER, tables.SWORDMASTER_REFUSED):
        seen = standing == 1
        mates = team_of(state, state[layout.VICTIM]) == team_of(state, state[layout.VICTOR])
        seen = seen and (
            cause == tables.BY_SWORDMASTER or (mates and state[layout.VICTIM] != state[layout.VICTOR])
        )
    elif cause == tables.BY_DEFEAT:
        seen = (
            state[layout.HONOR + state[layout.VICTIM]] == 0 and state[layout.VICTIM] != state[layout.VICTOR]
        )
    else:
        seen = least == 0
    if not seen or (cause == tables.BY_SWORDMASTER) != (state[layout.SWORDMASTER] != layout.NONE):
        return flat_faults.CAUSE_WRONG
    won = winner(state)
    return flat_faults.FINE if has_team(state, won) else flat_faults.WINNER_WRONG
