"""Carrying out the chosen action."""

from __future__ import annotations

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.sword.flat.format.actions import (
    ACCEPT,
    AIMS,
    CHOOSE,
    COUNT,
    DISCARD,
    DISCARD_PROPERTY,
    DRAW,
    END,
    ESCAPE,
    ON_PROPERTY,
    PARRY,
    PARRY_WITH_PROPERTY,
    PASS,
    PLACES,
    PLAY,
    REVEAL,
    SHOW,
    TAKE_SHOWN,
    USE_ABILITY,
    USE_NOBUNAGA,
    USE_SHIMA,
    WAYS,
)
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.known import (
    BATTLE_CRY,
    BREATHING,
    BY_PROGRAM,
    DAIMYO,
    INTUITION,
    JUJUTSU,
    SIMULTANEOUS_ATTACK,
    TEA_CEREMONY,
)
from chanbara.sword.flat.format.layout import (
    ASKED,
    AT,
    ATTACKS,
    BY,
    CHARACTER,
    DEPTH,
    DETAIL,
    ELSE,
    MOST,
    NONE,
    OP,
    PLAYERS,
    PLAYING,
    PROPERTY_KINDS,
    SEALED,
    SEATS,
    SOURCE,
    SPENT,
    TARGET,
    USED,
    WEAPONS_ADDED,
    WEAPONS_PLAYED,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.programs import (
    ABILITY_FIRST,
    ABILITY_LIMIT,
    ABILITY_NUMBER,
    ABILITY_STARTS,
    ONCE_A_GAME,
    ONCE_A_TURN,
    PLAY_STARTS,
)
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import (
    ADDS_WEAPONS,
    AFFECT,
    AIM,
    ANY_PARRY,
    AT_NOTHING,
    CHALLENGE,
    CHOOSE_PLAYER,
    CHOOSE_STEP,
    DEMAND,
    DISCARD_PHASE,
    DRAW_PHASE,
    DRAW_STEP,
    EFFECT,
    GIVE_UP,
    GRANT,
    INVITE,
    IS_PROPERTY,
    IS_WEAPON,
    LOSE,
    MAY_DRAW,
    OFFER,
    ON_PROPERTY_CARDS,
    PICK_UP,
    PLAY_PHASE,
    PROPERTY_OF,
    RECOVER,
    SEAL,
    SETTLE,
    SHOW_ALL,
)
from chanbara.sword.flat.rules.attack import (
    affect,
    answer_with,
    answered,
    attack,
    count_card,
    escape,
    go_on_affecting,
    go_on_unmet,
    lay_down,
    turn_over_another,
)
from chanbara.sword.flat.rules.branches import is_of_program, is_played_for, push_either
from chanbara.sword.flat.rules.harm import lose_resilience
from chanbara.sword.flat.rules.piles import (
    discard,
    discard_property,
    draw,
    gain,
    lay_property,
    leave_hand,
    take_pile_top,
    to_pile,
)
from chanbara.sword.flat.rules.query import cards_drawn, free_weapons, left_of
from chanbara.sword.flat.rules.stack import as_byte, popped, push, push_by, push_for, start, top
from chanbara.sword.flat.rules.steps import advance


@entry_point
def step(state: State, chance: Chance, action: int) -> None:
    """Carry out a legal action, and go on until the next decision or the end of the game."""
    answer(state, chance, action)
    advance(state, chance)


@inlined
def answer(state: State, chance: Chance, action: int) -> None:
    """Carry out a legal action; its consequences are pending."""
    seat = state[ASKED]
    place = top(state)
    state[ASKED] = NONE
    state[DEPTH] -= 1
    op = state[place + OP]
    if op == PLAY_PHASE:
        if action != END:
            state[DEPTH] += 1
            act(state, seat, action)
    elif op == DEMAND:
        answer_demand(state, seat, place, action)
    elif op == LOSE:
        answer_loss(state, seat, place, action)
    elif op == AFFECT:
        answer_affect(state, seat, place, action)
    elif op == CHOOSE_STEP:
        answer_reveal(state, chance, place, action)
    elif op == DRAW_PHASE:
        answer_first_draw(state, chance, seat, action)
    else:
        answer_rest(state, chance, seat, op, action)


# --- the Play phase -----------------------------------------------------------------------------------------


@inlined
def act(state: State, seat: int, action: int) -> None:
    """Play a card or use an ability; the Play phase continues afterwards (3.3)."""
    if action == USE_NOBUNAGA:
        push(state, DRAW_STEP, seat, NONE, NONE, 1)
        push(state, LOSE, seat, NONE, NONE, 1)
    elif HAS_PROGRAMS and USE_ABILITY <= action < ACCEPT:
        use_ability(state, seat, action - USE_ABILITY)
    elif action < PLAY:
        place = action - USE_SHIMA
        state[USED] = 1
        holder = left_of(state, seat, place // PROPERTY_KINDS)
        push(state, PICK_UP, seat, holder, NONE, place % PROPERTY_KINDS)
        push(state, LOSE, seat, NONE, NONE, 1)
    elif action < ON_PROPERTY:
        card, aim = divmod(action - PLAY, AIMS)
        target = left_of(state, seat, aim - 1) if aim > 0 else seat
        play_card(state, seat, card, target, NONE)
    else:
        which, place = divmod(action - ON_PROPERTY, PLACES)
        play_on_property(state, seat, ON_PROPERTY_CARDS[which], place)


@inlined
def play_on_property(state: State, seat: int, card: int, place: int) -> None:
    """Play a card on the property at this place."""
    holder = left_of(state, seat, place // PROPERTY_KINDS)
    play_card(state, seat, card, holder, place % PROPERTY_KINDS)


@inlined
def play_card(state: State, seat: int, card: int, target: int, prop: int) -> None:
    """Play a card from hand and push its effect; without a target it is aimed at oneself."""
    leave_hand(state, seat, card)
    if IS_PROPERTY[card] == 1:
        lay_property(state, target, PROPERTY_OF[card])
    else:
        state[PLAYING] = card
        push_for(state, SETTLE, NONE)
        if IS_WEAPON[card] == 1:
            play_weapon(state, seat, card, target)
        else:
            play_action(state, seat, card, target, prop)
    lay_down(state, seat, card)


@inlined
def play_weapon(state: State, seat: int, card: int, target: int) -> None:
    """Count a weapon against the limit of the turn, unless it is free (3.5), and attack with it."""
    if (free_weapons(state, seat) >> card) & 1 == 0:
        state[WEAPONS_PLAYED] += 1
    state[WEAPONS_ADDED] += ADDS_WEAPONS[card]
    place = ATTACKS + seat * SEATS + target
    if state[place] < MOST:
        state[place] += 1
    attack(state, seat, target, card)


@inlined
def play_action(state: State, seat: int, card: int, target: int, prop: int) -> None:
    """Push the effect of an action (9, 11.9), in reverse order."""
    effect = EFFECT[card]
    if HAS_PROGRAMS and effect == BY_PROGRAM:
        named = NONE if AIM[card] == AT_NOTHING else target
        start(state, seat, named, card, prop, 0, PLAY_STARTS[card])
    elif effect in (BATTLE_CRY, JUJUTSU):
        for away in range(state[PLAYERS] - 1, 0, -1):
            push_by(state, CHALLENGE, left_of(state, seat, away), seat, card)
    elif effect == BREATHING:
        affect(state, target, seat, card, NONE)
        push_for(state, RECOVER, seat)
    elif effect == DAIMYO:
        push(state, DRAW_STEP, seat, NONE, NONE, 2)
    elif effect == TEA_CEREMONY:
        for away in range(state[PLAYERS] - 1, 0, -1):
            affect(state, left_of(state, seat, away), seat, card, NONE)
        push(state, DRAW_STEP, seat, NONE, NONE, 3)
    elif effect == INTUITION:
        push_for(state, SHOW_ALL, seat)
        for away in range(state[PLAYERS] - 1, 0, -1):
            push_by(state, INVITE, left_of(state, seat, away), seat, card)
    elif effect == SIMULTANEOUS_ATTACK:
        affect(state, target, seat, card, NONE)
        push(state, LOSE, seat, NONE, NONE, 1)
    else:
        affect(state, target, seat, card, prop)


@inlined
def use_ability(state: State, seat: int, way: int) -> None:
    """Use an ability from a data file, which begins with its price; what it names follows from ``way``."""
    which, named = divmod(way, WAYS)
    place = ABILITY_FIRST[state[CHARACTER + seat]]
    while ABILITY_NUMBER[place] != which:
        place += 1
    if ABILITY_LIMIT[place] == ONCE_A_TURN:
        state[USED] = as_byte((state[USED] & WHOLE_BYTE) | (1 << which))
    elif ABILITY_LIMIT[place] == ONCE_A_GAME:
        state[SPENT + seat] = as_byte((state[SPENT + seat] & WHOLE_BYTE) | (1 << which))
    target, prop = NONE, NONE
    if named > SEATS:
        away, prop = divmod(named - 1 - SEATS, PROPERTY_KINDS)
        target = left_of(state, seat, away)
    elif named > 0:
        target = left_of(state, seat, named - 1)
    start(state, seat, target, NONE, prop, 0, ABILITY_STARTS[place])


# --- answers ------------------------------------------------------------------------------------------------


@inlined
def answer_demand(state: State, seat: int, place: int, action: int) -> None:
    """Meet the demand, or let its consequence happen (6.2)."""
    by, source = state[place + BY], state[place + SOURCE]
    if action == PASS:
        go_on_unmet(state, place, seat, by, source)
    elif action >= PARRY_WITH_PROPERTY:
        discard_property(state, seat, action - PARRY_WITH_PROPERTY)
    elif action >= ESCAPE:
        escape(state, seat, action - ESCAPE)
    elif is_of_program(state, place):
        answer_program_with(state, seat, place, by, source, action)
    elif action >= DISCARD:
        answer_with(state, seat, by, source, action - DISCARD)
    else:
        answer_with(state, seat, by, source, action - PARRY)


@inlined
def answer_program_with(state: State, seat: int, place: int, by: int, source: int, action: int) -> None:
    """Meet the demand of a program with a card from hand, discarded at once (3.7)."""
    proof = state[place + DETAIL]
    push_either(state, place, ELSE)
    card = action - DISCARD if action >= DISCARD else action - PARRY
    leave_hand(state, seat, card)
    to_pile(state, card)
    if proof == ANY_PARRY:
        answered(state, seat, by, card)
    if is_played_for(state, proof, by, source):
        lay_down(state, seat, card)


@inlined
def answer_loss(state: State, seat: int, place: int, action: int) -> None:
    """Give up a property for one point and ask again, or lose the points (11.7)."""
    by, source, points = state[place + BY], state[place + SOURCE], state[place + DETAIL]
    if action == PASS:
        lose_resilience(state, by, seat, source, points)
    else:
        discard_property(state, seat, action - DISCARD_PROPERTY)
        push(state, LOSE, seat, by, source, points - 1)


@inlined
def answer_affect(state: State, seat: int, place: int, action: int) -> None:
    """Escape, or be affected (12)."""
    if action == PASS:
        go_on_affecting(state, place)
    else:
        escape(state, seat, action - ESCAPE)


@inlined
def answer_reveal(state: State, chance: Chance, place: int, action: int) -> None:
    """Choose the card that counts, or reveal another (12)."""
    if action == REVEAL:
        state[DEPTH] += 1
        turn_over_another(state, chance, place)
    else:
        count_card(state, place, action - COUNT)


@inlined
def answer_first_draw(state: State, chance: Chance, seat: int, action: int) -> None:
    """Take the first card from the pile or the deck, and the others from the deck (3.2)."""
    cards = cards_drawn(state, seat)
    if action != DRAW:
        take_pile_top(state, seat)
        cards -= 1
    draw(state, chance, seat, cards)


@inlined
def answer_rest(state: State, chance: Chance, seat: int, op: int, action: int) -> None:
    """Carry out the answers to the rarer decisions."""
    if op == DISCARD_PHASE:
        state[DEPTH] += 1
        discard(state, seat, action - DISCARD)
    elif op == GIVE_UP:
        discard(state, seat, action - DISCARD)
    elif op == MAY_DRAW:
        if action == DRAW:
            draw(state, chance, seat, 1)
    elif op == GRANT:
        draw(state, chance, left_of(state, seat, action - CHOOSE), 1)
    elif HAS_PROGRAMS and op == OFFER:
        if action == ACCEPT:
            push_either(state, popped(state), AT)
    elif HAS_PROGRAMS and op == CHOOSE_PLAYER:
        state[popped(state) + TARGET] = left_of(state, seat, action - CHOOSE)
        push_either(state, popped(state), AT)
    elif op == SEAL:
        state[SEALED + seat] = action - SHOW
    else:
        pick(state, seat, left_of(state, seat, action - TAKE_SHOWN))


@inlined
def pick(state: State, seat: int, holder: int) -> None:
    """Take the card that a seat shows; the others stay in their hands (11.9)."""
    card = state[SEALED + holder]
    for other in range(state[PLAYERS]):
        state[SEALED + other] = NONE
    leave_hand(state, holder, card)
    gain(state, seat, card)
