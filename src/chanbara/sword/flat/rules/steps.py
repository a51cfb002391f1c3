"""Running pending steps until a player must decide (3 to 12)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    BY,
    BYTE,
    CHARACTER,
    DEPTH,
    DETAIL,
    FRAME,
    HAND_SIZE,
    NONE,
    OP,
    PHASE,
    PILE_SIZE,
    PLAY_RULINGS,
    PLAYERS,
    PLAYING,
    RESILIENCE,
    SEALED,
    SEAT,
    SOURCE,
    STACK,
    STARTED,
    TURN,
    USED,
    WEAPONS_ADDED,
    WEAPONS_PLAYED,
)
from chanbara.sword.flat.format.programs import AFTER_RECOVERED, RECOVERED, TURN_START, starts_any
from chanbara.sword.flat.format.rulings import HARMLESS_SHOW_CARDS
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    AFFECT,
    BANZAI,
    BLEED,
    CARD_OF,
    CHALLENGE,
    DEFEAT,
    DEMAND,
    DISCARD_ALL,
    DISCARD_PHASE,
    DISCARD_PHASE_NOW,
    DRAW_PHASE,
    DRAW_PHASE_NOW,
    DRAW_STEP,
    DUE,
    FOIL,
    FOR_BLEEDING,
    FOR_WANDERING,
    FORFEIT,
    FULL_RESILIENCE,
    GIVE_UP,
    GRANT,
    INVITE,
    LOSE,
    MAY_DRAW,
    PASS_LEFT,
    PICK,
    PICK_UP,
    PLAY_PHASE,
    PLAY_PHASE_NOW,
    RECOVER,
    RECOVER_PHASE_NOW,
    RETURN_WEAPON,
    REVEAL_STEP,
    SETTLE,
    SHOW_ALL,
    STOP_TURN,
    STRENGTHEN,
    STRIKE,
    STRIP,
    TAKE_CARD,
    TURN_STEP,
    WHILE_IN_PLAY,
    WOUND,
)
from chanbara.sword.flat.format.windows import (
    BLEEDS,
    EVERY_PROPERTY,
    KEEPS_HONOR,
    REGAINS,
    TAKES_DISCARD,
    WANDERING,
    WANDERS,
    amount,
    given,
    has,
    laid,
)
from chanbara.sword.flat.rules.attack import affect, challenge, run_affect, run_demand, run_reveal
from chanbara.sword.flat.rules.harm import defeat, forfeit_honor, lose, recover_fully
from chanbara.sword.flat.rules.levers import AT_NEXT_TURN, AT_TURN_END, first_due, release
from chanbara.sword.flat.rules.moments import happen
from chanbara.sword.flat.rules.piles import (
    bury,
    discard,
    discard_properties,
    discard_property,
    draw,
    gain,
    lay_property,
    leave_hand,
    random_card,
    take_property,
    to_pile,
)
from chanbara.sword.flat.rules.query import (
    cards_drawn,
    is_harmless,
    is_immune,
    is_shogun_of_three,
    left_of,
    wounds_dealt,
)
from chanbara.sword.flat.rules.run import run_program_step
from chanbara.sword.flat.rules.stack import ask, push, push_for

HAND_LIMIT = 7


@inlined
def advance(state: State, chance: Chance) -> None:
    """Run steps until a player must decide or none is left."""
    while state[ASKED] == NONE and state[DEPTH] > 0:
        run(state, chance)


@inlined
def run(state: State, chance: Chance) -> None:
    """Pop the next step and run it."""
    state[DEPTH] -= 1
    place = STACK + FRAME * state[DEPTH]
    op = state[place + OP]
    seat = state[place + SEAT]
    if HAS_PROGRAMS and op > PICK:
        run_program_step(state, op, place)
    elif op <= SETTLE:
        run_turn(state, chance, op, seat)
    elif op <= FOIL:
        run_effect(state, chance, op, seat, state[place + BY], state[place + DETAIL])
    else:
        by = state[place + BY]
        run_fight(state, chance, op, seat, by, state[place + SOURCE], state[place + DETAIL])


# --- the turn (3) -------------------------------------------------------------------------------------------


@inlined
def run_turn(state: State, chance: Chance, op: int, seat: int) -> None:
    """Run a turn or one of its phases."""
    if op == TURN_STEP:
        begin_turn(state, seat)
    elif op == DRAW_PHASE:
        draw_phase(state, chance, state[ACTIVE])
    elif op == PLAY_PHASE:
        state[PHASE] = PLAY_PHASE_NOW
        if state[RESILIENCE + state[ACTIVE]] > 0:
            ask(state, state[ACTIVE])
    elif op == DISCARD_PHASE:
        state[PHASE] = DISCARD_PHASE_NOW
        if state[HAND_SIZE + state[ACTIVE]] > HAND_LIMIT:
            ask(state, state[ACTIVE])
    else:
        if op == STOP_TURN:
            # The turn is over; the next player's is at the bottom of the stack (7.4).
            state[DEPTH] = 1
        if state[PLAYING] != NONE:
            to_pile(state, state[PLAYING])
            state[PLAYING] = NONE


@inlined
def begin_turn(state: State, seat: int) -> None:
    """Push the phases of a turn, with no ability used (3.3) and no weapon played (3.5)."""
    if HAS_PROGRAMS:
        waiting = first_due(state, AT_TURN_END, NONE)
        if waiting != NONE:
            push_for(state, TURN_STEP, seat)
            release(state, waiting, NONE)
            return
        state[STARTED] = 0
    state[ACTIVE] = seat
    turn = state[TURN] + BYTE * state[TURN + 1] + 1
    state[TURN] = turn % BYTE
    state[TURN + 1] = turn // BYTE
    state[WEAPONS_PLAYED] = 0
    state[WEAPONS_ADDED] = 0
    state[USED] = 0
    push_for(state, TURN_STEP, left_of(state, seat, 1))
    push_for(state, DISCARD_PHASE, NONE)
    push_for(state, PLAY_PHASE, NONE)
    push_for(state, DRAW_PHASE, NONE)
    recover_phase(state, seat)


@inlined
def recover_phase(state: State, seat: int) -> None:
    """Restore all resilience if none is left; then run what waits for the end of this phase (3.1)."""
    state[PHASE] = RECOVER_PHASE_NOW
    if state[RESILIENCE + seat] == 0:
        recover_fully(state, seat)
    # Pushed in reverse order: the last one runs first.
    if HAS_PROGRAMS and first_due(state, AT_NEXT_TURN, seat) != NONE:
        push_for(state, DUE, seat)
    if HAS_PROGRAMS and starts_any(state, seat, AFTER_RECOVERED):
        happen(state, AFTER_RECOVERED, seat, NONE, NONE, 0, 1)
    else:
        for _ in range(given(state, seat, BLEEDS)):
            push_for(state, WHILE_IN_PLAY, seat)
    if HAS_PROGRAMS and starts_any(state, seat, RECOVERED):
        happen(state, RECOVERED, seat, NONE, NONE, 0, 1)
    elif has(state, seat, WANDERS):
        push(state, REVEAL_STEP, seat, NONE, NONE, FOR_WANDERING)
    if HAS_PROGRAMS and starts_any(state, seat, TURN_START):
        happen(state, TURN_START, seat, NONE, NONE, 0, 1)
    else:
        for _ in range(amount(state, seat, REGAINS)):
            push_for(state, STRENGTHEN, seat)


@inlined
def draw_phase(state: State, chance: Chance, seat: int) -> None:
    """Draw, unless the first card may come from the pile (3.2)."""
    state[PHASE] = DRAW_PHASE_NOW
    if has(state, seat, TAKES_DISCARD) and state[PILE_SIZE] != 0:
        ask(state, seat)
    else:
        draw(state, chance, seat, cards_drawn(state, seat))


# --- effects (9 to 12) --------------------------------------------------------------------------------------


@inlined
def run_effect(state: State, chance: Chance, op: int, seat: int, other: int, detail: int) -> None:
    """Run one of the steps that cards are made of; ``other`` is its target, if it has one."""
    if op == DRAW_STEP:
        draw(state, chance, seat, detail)
    elif op == RECOVER:
        recover_fully(state, seat)
    elif op == TAKE_CARD:
        take_card(state, chance, seat, other)
    elif op == STRIP:
        strip(state, chance, seat, detail)
    elif op == PASS_LEFT:
        passed = detail if HAS_PROGRAMS and detail != NONE else WANDERING
        if HAS_PROGRAMS and laid(state, seat, passed) == 0:
            return
        take_property(state, seat, passed)
        lay_property(state, left_of(state, seat, 1), passed)
    elif op == FORFEIT:
        if HAS_PROGRAMS and laid(state, seat, WANDERING) == 0:
            return
        discard_property(state, seat, WANDERING)
        if not has(state, seat, KEEPS_HONOR) and not is_shogun_of_three(state, seat):
            forfeit_honor(state, seat)
    elif op == STRENGTHEN:
        if state[RESILIENCE + seat] < FULL_RESILIENCE[state[CHARACTER + seat]]:
            state[RESILIENCE + seat] += 1
    elif op in (MAY_DRAW, GRANT):
        ask(state, seat)
    elif op == GIVE_UP:
        if state[HAND_SIZE + seat] > 0:
            ask(state, seat)
    elif op == RETURN_WEAPON:
        gain(state, seat, state[PLAYING])
        state[PLAYING] = NONE
    elif op == PICK_UP:
        pick_up(state, seat, other, detail)
    else:
        run_property(state, op, seat)


@inlined
def run_property(state: State, op: int, seat: int) -> None:
    """Run a property's effect on its holder; a foiled attack does nothing."""
    if op == DISCARD_ALL:
        discard_properties(state, seat, EVERY_PROPERTY)
    elif op == WHILE_IN_PLAY:
        if has(state, seat, BLEEDS):
            push(state, REVEAL_STEP, seat, NONE, NONE, FOR_BLEEDING)
    elif op == BLEED and state[RESILIENCE + seat] > 1:
        lose(state, NONE, seat, NONE, 1)


@inlined
def take_card(state: State, chance: Chance, seat: int, victim: int) -> None:
    """Take a random card from another hand (9.4)."""
    if state[HAND_SIZE + victim] > 0:
        card = random_card(state, chance, victim)
        leave_hand(state, victim, card)
        gain(state, seat, card)


@inlined
def strip(state: State, chance: Chance, seat: int, prop: int) -> None:
    """Discard a property, if it is still in play, or a random card from hand (9.5)."""
    if prop != NONE:
        if laid(state, seat, prop) > 0:
            discard_property(state, seat, prop)
    elif state[HAND_SIZE + seat] > 0:
        discard(state, seat, random_card(state, chance, seat))


@inlined
def pick_up(state: State, seat: int, holder: int, prop: int) -> None:
    """Take a property into hand, if it is still in play (11.9)."""
    if laid(state, holder, prop) > 0:
        take_property(state, holder, prop)
        gain(state, seat, CARD_OF[prop])


# --- fights (6, 7) ------------------------------------------------------------------------------------------


@inlined
def run_fight(state: State, chance: Chance, op: int, seat: int, by: int, source: int, detail: int) -> None:
    """Run a demand, its consequence, a reveal, or a part of showing cards."""
    if op == DEMAND:
        run_demand(state, seat, by, source)
    elif op == CHALLENGE:
        if not is_harmless(state, seat):
            challenge(state, seat, by, source)
    elif op == STRIKE:
        if not is_immune(state, seat, source):
            lose(state, by, seat, source, wounds_dealt(state, by, seat, source))
    elif op == WOUND:
        if not is_immune(state, seat, source):
            lose(state, by, seat, source, detail if HAS_PROGRAMS and detail != NONE else 1)
    elif op == LOSE:
        lose(state, by, seat, source, detail)
    elif op == DEFEAT:
        defeat(state, seat, by)
    elif op == BANZAI:
        bury(state, chance, FULL_RESILIENCE[state[CHARACTER + seat]])
    elif op == REVEAL_STEP:
        run_reveal(state, chance, seat, by, source, detail)
    elif op == AFFECT:
        run_affect(state, seat, by, source, detail)
    elif op == INVITE:
        if must_show(state, seat):
            affect(state, seat, by, source, NONE)
    elif op == SHOW_ALL:
        show_all(state, seat)
    else:
        ask(state, seat)


@inlined
def must_show(state: State, seat: int) -> bool:
    """Whether a seat must show a card; whether Harmless ones must is a ruling (11.9)."""
    if state[PLAY_RULINGS] & HARMLESS_SHOW_CARDS:
        return state[HAND_SIZE + seat] > 0
    return not is_harmless(state, seat)


@inlined
def show_all(state: State, seat: int) -> None:
    """Make a seat pick one of the shown cards, if there are any (11.9)."""
    for other in range(state[PLAYERS]):
        if state[SEALED + other] != NONE:
            push_for(state, PICK, seat)
            return
