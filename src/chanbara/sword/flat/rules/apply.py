"""What an instruction of a program does to one player: mostly a printed step."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import parts
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    DEPTH,
    DETAIL,
    FRAME,
    NONE,
    OP,
    PLAYING,
    ROLE_SEEN,
    STACK,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.programs import OTHERWISE_AT, PART_AT, SOURCE_AT, TEST_AT, THEN_AT, WHO_AT
from chanbara.sword.flat.format.tables import (
    ANY_PARRY,
    ANY_WEAPON,
    ATTACKED,
    BLEED,
    CARD_OF,
    CHOOSE_PLAYER,
    DEMAND,
    DISCARD_ALL,
    DRAW_STEP,
    FOR_PAIR,
    FOR_PROGRAM,
    GIVE_UP,
    GRANT,
    LOSE,
    MAY_DRAW,
    OFFER,
    PASS_LEFT,
    PICK_UP,
    RECOVER,
    RETURN_WEAPON,
    REVEAL_STEP,
    STRENGTHEN,
    STRIP,
    TAKE_CARD,
    WOUND,
)
from chanbara.sword.flat.format.windows import laid
from chanbara.sword.flat.rules.levers import (
    AT_NEXT_TURN,
    AT_TURN_END,
    count_on,
    move_honor,
    put_off,
    swap_properties,
)
from chanbara.sword.flat.rules.piles import discard_property
from chanbara.sword.flat.rules.query import can_pay, is_harmless, is_immune
from chanbara.sword.flat.rules.stack import as_byte, goes_on_with, push, push_by, push_for


@inlined
def apply(
    state: State, owner: int, target: int, card: int, prop: int, number: int, at: int, amount: int
) -> None:
    """Do the instruction at a place to one player, so many times."""
    part = PART_AT[at]
    seat = owner if WHO_AT[at] in (parts.WHO_ME, NONE) else target
    source = source_of(card, prop, at)
    if part in (parts.DEMAND_PARRY, parts.DEMAND_WEAPON):
        if is_asked(state, owner, seat, source, at):
            proof = ANY_PARRY if part == parts.DEMAND_PARRY else ANY_WEAPON
            push(state, DEMAND, seat, NONE if seat == owner else owner, source, proof)
            goes_on_with(state, owner, target, card, prop, number, OTHERWISE_AT[at], THEN_AT[at])
    elif part <= parts.STRIP:
        apply_to_hand(state, part, owner, seat, prop, source, amount)
    elif part <= parts.PASS_THIS:
        apply_to_property(state, part, owner, seat, prop)
    elif part <= parts.TAKE_HONOR:
        apply_to_honor(state, part, owner, seat, source, amount)
    elif part in (parts.REVEAL, parts.REVEAL_PAIR):
        reveal(state, part, owner, seat, target, card, prop, number, at)
    elif part in (parts.OFFER, parts.CHOOSE):
        push(state, OFFER if part == parts.OFFER else CHOOSE_PLAYER, seat, NONE, source, detail_of(part, at))
        goes_on_with(state, owner, target, card, prop, number, THEN_AT[at], NONE)
    elif part in (parts.LATER_TURN, parts.LATER_END):
        moment = AT_NEXT_TURN if part == parts.LATER_TURN else AT_TURN_END
        put_off(state, moment, seat, source, owner, target, card, prop, number, THEN_AT[at])
    else:
        apply_rest(state, part, owner, seat, card, prop, amount)


@inlined
def source_of(card: int, prop: int, at: int) -> int:
    """Return what wounds and demands come from."""
    if SOURCE_AT[at] == parts.FROM_CARD:
        return card
    return CARD_OF[prop] if SOURCE_AT[at] == parts.FROM_PROPERTY and prop != NONE else NONE


@inlined
def detail_of(part: int, at: int) -> int:
    """Return whether who chooses may choose themselves; NONE if nobody is chosen."""
    return TEST_AT[at] if part == parts.CHOOSE else NONE


@inlined
def apply_to_hand(
    state: State, part: int, owner: int, seat: int, prop: int, source: int, amount: int
) -> None:
    """Push what changes resilience or a hand."""
    if part == parts.DRAW:
        if amount != 0:
            push(state, DRAW_STEP, seat, NONE, NONE, amount)
    elif part == parts.RECOVER_ALL:
        if amount != 0:
            push_for(state, RECOVER, seat)
    elif part == parts.RECOVER:
        push_times(state, STRENGTHEN, seat, NONE, amount)
    elif part == parts.PAY:
        if can_pay(state, seat):
            push(state, LOSE, seat, NONE, NONE, 1)
    elif part == parts.BLEED:
        push_times(state, BLEED, seat, NONE, amount)
    elif part == parts.WOUND:
        if amount != 0 and seat != owner:
            push(state, WOUND, seat, owner, source, NONE if amount == 1 else amount)
    elif part == parts.TAKE:
        if seat != owner:
            push_times(state, TAKE_CARD, owner, seat, amount)
    elif part == parts.GIVE_UP:
        push_times(state, GIVE_UP, seat, NONE, amount)
    elif part == parts.DISCARD_RANDOM:
        push_times(state, STRIP, seat, NONE, amount)
    elif part == parts.STRIP:
        push(state, STRIP, seat, NONE, NONE, prop)


@inlined
def push_times(state: State, op: int, seat: int, by: int, times: int) -> None:
    """Push a step so many times."""
    for _ in range(times):
        push_by(state, op, seat, by, NONE)


@inlined
def is_asked(state: State, owner: int, seat: int, source: int, at: int) -> bool:
    """Whether a demand is made: not of those whom the card cannot wound; of several, not of the Harmless."""
    if seat == owner:
        return True
    return not (
        is_immune(state, seat, source) or (WHO_AT[at] in parts.OF_SEVERAL and is_harmless(state, seat))
    )


@inlined
def apply_to_property(state: State, part: int, owner: int, seat: int, prop: int) -> None:
    """Do something to properties in play."""
    if part == parts.DISCARD_PROPERTIES:
        push_for(state, DISCARD_ALL, seat)
    elif prop == NONE:
        return
    elif part == parts.PICK_UP:
        push(state, PICK_UP, owner, seat, NONE, prop)
    elif laid(state, owner, prop) > 0:
        if part == parts.DISCARD_THIS:
            discard_property(state, owner, prop)
        else:
            push(state, PASS_LEFT, owner, NONE, NONE, prop)


@inlined
def apply_to_honor(state: State, part: int, owner: int, seat: int, source: int, amount: int) -> None:
    """Move honor."""
    if part == parts.LOSE_HONOR:
        move_honor(state, seat, NONE, amount, source)
    elif part == parts.GAIN_HONOR:
        move_honor(state, NONE, seat, amount, source)
    elif part == parts.GIVE_HONOR:
        move_honor(state, owner, seat, amount, source)
    else:
        move_honor(state, seat, owner, amount, source)


@inlined
def reveal(
    state: State,
    part: int,
    owner: int,
    seat: int,
    target: int,
    card: int,
    prop: int,
    number: int,
    at: int,
) -> None:
    """Push a reveal of one card, or of two."""
    wanted = FOR_PAIR if part == parts.REVEAL_PAIR else FOR_PROGRAM + TEST_AT[at]
    push(state, REVEAL_STEP, seat, NONE, NONE, wanted)
    if THEN_AT[at] != NONE or OTHERWISE_AT[at] != NONE:
        goes_on_with(state, owner, target, card, prop, number, THEN_AT[at], OTHERWISE_AT[at])


@inlined
def apply_rest(state: State, part: int, owner: int, seat: int, card: int, prop: int, amount: int) -> None:
    """Do one of the rarer parts."""
    if part == parts.RETURN_THIS:
        if card != NONE and state[PLAYING] == card:
            push_for(state, RETURN_WEAPON, owner)
    elif part == parts.END_ATTACK:
        end_attack(state)
    elif part == parts.MAY_DRAW:
        push_for(state, MAY_DRAW, seat)
    elif part == parts.GRANT:
        push_for(state, GRANT, seat)
    elif part == parts.LOOK_ROLE:
        if seat != owner:
            state[ROLE_SEEN + seat] = as_byte((state[ROLE_SEEN + seat] & WHOLE_BYTE) | (1 << owner))
    elif part == parts.SWAP:
        swap_properties(state, owner, seat)
    elif part == parts.COUNTERS:
        count_on(state, owner, prop, amount)


@inlined
def end_attack(state: State) -> None:
    """Take the attack that was to go on off the stack, and keep what is above it."""
    for depth in range(state[DEPTH] - 1, -1, -1):
        place = STACK + FRAME * depth
        if state[place + OP] == ATTACKED:
            gone = 1 + state[place + DETAIL]
            for later in range(place + FRAME, STACK + FRAME * state[DEPTH]):
                state[later - FRAME * gone] = state[later]
            state[DEPTH] -= gone
            return
