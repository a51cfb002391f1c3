"""How demands, reveals and escapes go on with a program: at one place or another, or not at all."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    AT,
    CARD,
    DETAIL,
    ELSE,
    NONE,
    NUMBER,
    OWNER,
    PLAY_RULINGS,
    PROP,
    TARGET,
)
from chanbara.sword.flat.format.rulings import PARRY_IS_DISCARDED, WEAPON_IS_PLAYED
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    AIM,
    ANY_PARRY,
    APPLY,
    FOR_PROGRAM,
    IS_WEAPON,
    NEVER_PLAYED,
    PROOF,
    SUIT,
)
from chanbara.sword.flat.rules.stack import goes_on_with, place_in, popped, push, push_branch
from chanbara.sword.rules.program import A_WEAPON


@inlined
def is_of_program(state: State, place: int) -> bool:
    """Whether the demand, the escape at a place goes on with a program."""
    return HAS_PROGRAMS and state[place + AT] != NONE


@inlined
def proof_of(state: State, place: int, source: int) -> int:
    """Return what meets the demand at a place."""
    if HAS_PROGRAMS and state[place + AT] != NONE:
        return state[place + DETAIL]
    return PROOF[source]


@inlined
def push_apply(state: State, place: int) -> None:
    """Push the instruction that the step at ``place``, which is off the stack, goes on with."""
    owner, target, card = state[place + OWNER], state[place + TARGET], state[place + CARD]
    prop, number, at = state[place + PROP], state[place + NUMBER], place_in(state, place + AT)
    push(state, APPLY, owner, NONE, NONE, NONE)
    goes_on_with(state, owner, target, card, prop, number, at, NONE)


@inlined
def push_either(state: State, place: int, field: int) -> None:
    """Push the program of the step at ``place``, which is off the stack, at AT or ELSE, if it has that."""
    at = place_in(state, place + field)
    if at != NONE:
        push_branch(state, place, at)


@inlined
def push_revealed(state: State, place: int, reason: int, card: int) -> None:
    """Push the consequence of a revealed card, or of none, for the reveal at ``place`` (8.2)."""
    wanted = reason - FOR_PROGRAM
    found = card != NONE and (IS_WEAPON[card] == 1 if wanted == A_WEAPON else SUIT[card] == wanted)
    push_either(state, place, AT if found else ELSE)


@inlined
def push_pair(state: State, card: int, other: int) -> None:
    """Push the consequence of two revealed cards for the step that was just popped."""
    found = NONE not in (card, other) and SUIT[card] == SUIT[other]
    push_either(state, popped(state), AT if found else ELSE)


@inlined
def is_played_for(state: State, proof: int, by: int, source: int) -> bool:
    """Whether a card that meets the demand of a program is played, or only discarded (9.1, 9.6, 10.3)."""
    if proof != ANY_PARRY:
        return by != NONE and state[PLAY_RULINGS] & WEAPON_IS_PLAYED != 0
    of_everybody = source != NONE and IS_WEAPON[source] == 0 and AIM[source] != NEVER_PLAYED
    return not of_everybody or state[PLAY_RULINGS] & PARRY_IS_DISCARDED == 0
