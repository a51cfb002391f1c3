"""Attacks, demands and answers (6), reveals (11.2), and escapes (12)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.known import (
    BATTLE_CRY,
    BREATHING,
    DIVERSION,
    GEISHA,
    INTUITION,
    JUJUTSU,
    MIMICRY,
    TEA_CEREMONY,
)
from chanbara.sword.flat.format.layout import (
    BY,
    DETAIL,
    HAND_SIZE,
    IN_PLAY,
    NONE,
    PLAY_RULINGS,
    SEAT,
    SOURCE,
    TURNED,
)
from chanbara.sword.flat.format.rulings import PARRY_IS_DISCARDED, WEAPON_IS_PLAYED
from chanbara.sword.flat.format.tables import (
    AFFECT,
    ANY_PARRY,
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
from chanbara.sword.flat.rules.piles import leave_hand, to_pile, turn_over
from chanbara.sword.flat.rules.query import is_immune
from chanbara.sword.flat.rules.stack import ask, is_on, push, push_by, push_for, top


@inlined
def attack(state: State, by: int, seat: int, source: int) -> None:
    """Push an attack: the parry window, or what comes before it (6.1)."""
    if has(state, seat, FOILS):
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
    may_give_up = (
        PROOF[source] == ANY_PARRY and has(state, seat, GIVES_UP_PROPERTIES) and state[IN_PLAY + seat] > 0
    )
    if state[HAND_SIZE + seat] == 0 and not may_give_up:
        push_unmet(state, seat, by, source)
    else:
        ask(state, seat)


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
    if COUNTERS[card] == 1 and is_parried(source):
        challenge(state, by, seat, card)
    if is_played_against(state, source):
        lay_down(state, seat, card)


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
    if SUIT[card] == KOI:
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
    elif effect == INTUITION:
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
        push_effect(state, seat, by, source, prop)


# --- reveals ------------------------------------------------------------------------------------------------


@inlined
def run_reveal(state: State, chance: Chance, seat: int, by: int, source: int, reason: int) -> None:
    """Reveal the top card of the deck, or two to foil an attack. Ask a player who may reveal more (12)."""
    card = turn_over(state, chance)
    other = NONE
    if reason == FOR_FOILING and is_on(state):
        other = turn_over(state, chance)
    if not is_on(state):
        return
    if reason == FOR_FOILING:
        decide_attack(state, seat, by, source, card, other)
    elif card != NONE and has(state, seat, MORE_REVEALS):
        push(state, CHOOSE_STEP, seat, by, source, reason)
        place = top(state) + TURNED
        state[place] = card
        state[place + 1] = NONE
        state[place + 2] = NONE
    else:
        decide(state, seat, by, source, reason, card)


@inlined
def decide_attack(state: State, seat: int, by: int, source: int, card: int, other: int) -> None:
    """Push the consequence of two revealed cards: the same symbol on both foils the attack (12)."""
    if NONE not in (card, other) and SUIT[card] == SUIT[other]:
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
    decide(state, state[place + SEAT], state[place + BY], state[place + SOURCE], state[place + DETAIL], card)


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
