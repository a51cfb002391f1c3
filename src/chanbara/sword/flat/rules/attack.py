"""Attacks, demands and answers (6), reveals (11.2), and escapes (12)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import programs
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.known import (
    BATTLE_CRY,
    BREATHING,
    BY_PROGRAM,
    DIVERSION,
    GEISHA,
    INTUITION,
    JUJUTSU,
    MIMICRY,
    TEA_CEREMONY,
)
from chanbara.sword.flat.format.layout import (
    AT,
    BY,
    DEPTH,
    DETAIL,
    ELSE,
    HAND_SIZE,
    IN_PLAY,
    NONE,
    OP,
    PLAY_RULINGS,
    SEAT,
    SOURCE,
    TURNED,
)
from chanbara.sword.flat.format.programs import ANSWER_STARTS, starts_any
from chanbara.sword.flat.format.rulings import PARRY_IS_DISCARDED, WEAPON_IS_PLAYED
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    AFFECT,
    ANY_PARRY,
    APPLY,
    BLEED,
    CARD_OF,
    CHOOSE_STEP,
    COUNTERS,
    DEMAND,
    DRAW_STEP,
    EFFECT,
    FOIL,
    FOR_BLEEDING,
    FOR_FOILING,
    FOR_PAIR,
    FOR_WANDERING,
    FORFEIT,
    GRANT,
    IS_PROPERTY,
    IS_WEAPON,
    KOI,
    MAY_DRAW,
    ORIGAMI,
    PASS_LEFT,
    PICK_UP,
    PROOF,
    REVEAL_STEP,
    SEAL,
    STRIKE,
    STRIP,
    SUIT,
    TAKE_CARD,
    TORII,
    WOUND,
)
from chanbara.sword.flat.format.windows import (
    ESCAPES,
    FOILS,
    GIVES_UP_PROPERTIES,
    GRANTS,
    MAY_DRAW_FOR_CARD,
    MORE_REVEALS,
    WANDERING,
    amount,
    has,
    laid,
    means_any,
)
from chanbara.sword.flat.rules.branches import (
    is_of_program,
    proof_of,
    push_apply,
    push_either,
    push_pair,
    push_revealed,
)
from chanbara.sword.flat.rules.moments import happen, wrap_attack
from chanbara.sword.flat.rules.piles import leave_hand, to_pile, turn_over
from chanbara.sword.flat.rules.query import is_immune
from chanbara.sword.flat.rules.stack import (
    ask,
    goes_on_with,
    is_on,
    popped,
    push,
    push_by,
    push_for,
    start,
    top,
)


@inlined
def attack(state: State, by: int, seat: int, source: int) -> None:
    """Push an attack: the parry window, or what comes before it (6.1)."""
    if HAS_PROGRAMS and starts_any(state, seat, programs.AIMED):
        aim(state, by, seat, source)
        steps = wrap_attack(state, seat, by, source)
        if has(state, seat, FOILS):
            push(state, REVEAL_STEP, seat, by, source, FOR_FOILING)
            goes_on_with(state, NONE, NONE, NONE, NONE, NONE, NONE, steps)
    elif has(state, seat, FOILS):
        push(state, REVEAL_STEP, seat, by, source, FOR_FOILING)
    else:
        aim(state, by, seat, source)


@inlined
def aim(state: State, by: int, seat: int, source: int) -> None:
    """Push the parry window of an attack; on oneself there is none (11.6)."""
    push_by(state, STRIKE if by == seat else DEMAND, seat, by, source)


@inlined
def run_demand(state: State, seat: int, by: int, source: int) -> None:
    """Ask every player who has a card in hand, whichever it is; an empty hand is not asked (12.1)."""
    place = popped(state)
    may_give_up = (
        proof_of(state, place, source) == ANY_PARRY
        and has(state, seat, GIVES_UP_PROPERTIES)
        and state[IN_PLAY + seat] > 0
    )
    if state[HAND_SIZE + seat] > 0 or may_give_up:
        ask(state, seat)
    else:
        go_on_unmet(state, place, seat, by, source)


@inlined
def go_on_unmet(state: State, place: int, seat: int, by: int, source: int) -> None:
    """Push the consequence of the unmet demand at ``place``, which is off the stack."""
    if is_of_program(state, place):
        push_either(state, place, AT)
    else:
        push_unmet(state, seat, by, source)


@inlined
def push_unmet(state: State, seat: int, by: int, source: int) -> None:
    """Push the consequence of an unmet demand: a property's price, a weapon's strike, or 1 wound."""
    if IS_WEAPON[source] == 1:
        push_by(state, STRIKE, seat, by, source)
    elif IS_PROPERTY[source] == 1:
        push_for(state, FORFEIT, seat)
    else:
        push_by(state, WOUND, seat, by, source)


@inlined
def challenge(state: State, seat: int, by: int, source: int) -> None:
    """Demand something of a seat, which otherwise suffers 1 wound, if the card can wound it (6.0)."""
    if not is_immune(state, seat, source):
        push_by(state, DEMAND, seat, by, source)


@inlined
def answer_with(state: State, seat: int, by: int, source: int, card: int) -> None:
    """Meet a demand with a card from hand, discarded at once (3.7); it may have an effect (6.2, 11.9)."""
    if IS_PROPERTY[source] == 1:
        push_for(state, PASS_LEFT, seat)
    leave_hand(state, seat, card)
    to_pile(state, card)
    if is_parried(source):
        answered(state, seat, by, card)
    if is_played_against(state, source):
        lay_down(state, seat, card)


@inlined
def answered(state: State, seat: int, by: int, card: int) -> None:
    """Push what a card does as an answer (11.9)."""
    if COUNTERS[card] == 1 and by != NONE:
        challenge(state, by, seat, card)
    elif HAS_PROGRAMS and ANSWER_STARTS[card] != NONE:
        start(state, seat, by, card, NONE, 0, ANSWER_STARTS[card])


@inlined
def is_parried(source: int) -> bool:
    """Whether a card that meets this demand parries it; if a weapon is demanded, it is discarded (9.6)."""
    return PROOF[source] == ANY_PARRY or IS_WEAPON[source] == 1


@inlined
def is_played_against(state: State, source: int) -> bool:
    """Whether a card that meets this demand is played, not just discarded (6.2, 9.1, 9.6, 10.3)."""
    effect = EFFECT[source]
    if effect == BATTLE_CRY:
        return state[PLAY_RULINGS] & PARRY_IS_DISCARDED == 0
    if effect == JUJUTSU:
        return state[PLAY_RULINGS] & WEAPON_IS_PLAYED != 0
    return is_parried(source)


@inlined
def lay_down(state: State, seat: int, card: int) -> None:
    """Push the triggers of playing a card, which come before the card's effect (11.7, 12)."""
    if HAS_PROGRAMS and starts_any(state, seat, programs.PLAYED):
        happen(state, programs.PLAYED, seat, NONE, card, 0, 1)
    elif SUIT[card] == KOI:
        for _ in range(amount(state, seat, GRANTS)):
            push_for(state, GRANT, seat)
    elif SUIT[card] == TORII:
        for _ in range(amount(state, seat, MAY_DRAW_FOR_CARD)):
            push_for(state, MAY_DRAW, seat)


@inlined
def escape(state: State, seat: int, card: int) -> None:
    """Play a card to escape another player's action."""
    leave_hand(state, seat, card)
    to_pile(state, card)
    lay_down(state, seat, card)


# --- actions that affect players ----------------------------------------------------------------------------


@inlined
def affect_by_program(
    state: State, owner: int, seat: int, card: int, prop: int, number: int, at: int
) -> None:
    """Push an instruction of an action for a seat, preceded by its chance to escape if it has one."""
    if seat != owner and means_any(state, seat, ESCAPES):
        push(state, AFFECT, seat, owner, card, prop)
    else:
        push(state, APPLY, owner, NONE, NONE, NONE)
    goes_on_with(state, owner, seat, card, prop, number, at, NONE)


@inlined
def affect(state: State, seat: int, by: int, source: int, prop: int) -> None:
    """Push an action's effect on a seat, preceded by its chance to escape if it has one."""
    if seat != by and means_any(state, seat, ESCAPES):
        push(state, AFFECT, seat, by, source, prop)
    else:
        push_effect(state, seat, by, source, prop)


@inlined
def push_effect(state: State, seat: int, by: int, source: int, prop: int) -> None:
    """Push an action's effect on a seat."""
    effect = EFFECT[source]
    if effect in (BREATHING, TEA_CEREMONY):
        push(state, DRAW_STEP, seat, NONE, NONE, 1)
    elif effect == DIVERSION:
        push_by(state, TAKE_CARD, by, seat, NONE)
    elif effect == GEISHA:
        push(state, STRIP, seat, NONE, NONE, prop)
    elif effect == MIMICRY:
        push(state, PICK_UP, by, seat, NONE, prop)
    elif effect in (INTUITION, BY_PROGRAM):  # programs only show cards this way
        push_for(state, SEAL, seat)
    else:
        push_by(state, WOUND, seat, by, source)


@inlined
def run_affect(state: State, seat: int, by: int, source: int, prop: int) -> None:
    """Ask, unless the hand is empty or the chosen property is gone."""
    if prop != NONE and laid(state, seat, prop) == 0:
        return
    if state[HAND_SIZE + seat] > 0:
        ask(state, seat)
    else:
        go_on_affecting(state, popped(state))


@inlined
def go_on_affecting(state: State, place: int) -> None:
    """Push the effect of the step at ``place``, which is off the stack."""
    if is_of_program(state, place):
        push_apply(state, place)
    else:
        by, source = state[place + BY], state[place + SOURCE]
        push_effect(state, state[place + SEAT], by, source, state[place + DETAIL])


# --- reveals ------------------------------------------------------------------------------------------------


@inlined
def run_reveal(state: State, chance: Chance, seat: int, by: int, source: int, reason: int) -> None:
    """Reveal the top card of the deck, or two to foil an attack. Ask a player who may reveal more (12)."""
    card = turn_over(state, chance)
    other = NONE
    if reason in (FOR_FOILING, FOR_PAIR) and is_on(state):
        other = turn_over(state, chance)
    if not is_on(state):
        return
    if reason == FOR_FOILING:
        decide_attack(state, seat, by, source, card, other)
    elif HAS_PROGRAMS and reason >= FOR_PAIR:
        if reason == FOR_PAIR:
            push_pair(state, card, other)
        elif card != NONE and has(state, seat, MORE_REVEALS):
            state[popped(state) + OP] = CHOOSE_STEP
            state[DEPTH] += 1
            turn_first(state, card)
        else:
            push_revealed(state, popped(state), reason, card)
    elif card != NONE and has(state, seat, MORE_REVEALS):
        push(state, CHOOSE_STEP, seat, by, source, reason)
        turn_first(state, card)
    else:
        decide(state, seat, by, source, reason, card)


@inlined
def turn_first(state: State, card: int) -> None:
    """Write the first revealed card of the step on top."""
    place = top(state) + TURNED
    state[place] = card
    state[place + 1] = NONE
    state[place + 2] = NONE


@inlined
def decide_attack(state: State, seat: int, by: int, source: int, card: int, other: int) -> None:
    """Push the consequence of two revealed cards: the same symbol on both foils the attack (12)."""
    is_foiled = NONE not in (card, other) and SUIT[card] == SUIT[other]
    if HAS_PROGRAMS:
        # The step that was just popped says how many steps of the attack are below it, if it waits there.
        waiting = state[popped(state) + ELSE]
        if waiting != NONE:
            if is_foiled:
                state[DEPTH] -= waiting
                push_for(state, FOIL, seat)
            return
    if is_foiled:
        push_for(state, FOIL, seat)
    else:
        aim(state, by, seat, source)


@inlined
def turn_over_another(state: State, chance: Chance, place: int) -> None:
    """Reveal another card for the reveal at ``place``."""
    card = turn_over(state, chance)
    if is_on(state):
        spot = place + TURNED
        while state[spot] != NONE:
            spot += 1
        state[spot] = card


@inlined
def count_card(state: State, place: int, card: int) -> None:
    """Use a revealed card for the reveal at ``place``, which is off the stack."""
    reason = state[place + DETAIL]
    if HAS_PROGRAMS and reason >= FOR_PAIR:
        push_revealed(state, place, reason, card)
    else:
        decide(state, state[place + SEAT], state[place + BY], state[place + SOURCE], reason, card)


@inlined
def decide(state: State, seat: int, by: int, source: int, reason: int, card: int) -> None:
    """Push the consequence of a revealed card, or of none (8.2, 10.3, 11.8, 12)."""
    if reason == FOR_WANDERING:
        if card != NONE and IS_WEAPON[card] == 1:
            push_by(state, DEMAND, seat, NONE, CARD_OF[WANDERING])
        else:
            push_for(state, PASS_LEFT, seat)
    elif card != NONE and SUIT[card] == ORIGAMI:
        if reason == FOR_BLEEDING:
            push_for(state, BLEED, seat)
        else:
            push_by(state, WOUND, by, seat, NONE)
