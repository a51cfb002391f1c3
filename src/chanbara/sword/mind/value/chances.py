"""Scores of the rarer decisions: absorbing wounds, escaping, drawing, granting, picking, revealing."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.actions import CHOOSE, COUNT, DISCARD_PROPERTY, ESCAPE, PASS, TAKE_SHOWN
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.known import (
    BREATHING,
    DIVERSION,
    GEISHA,
    INTUITION,
    MIMICRY,
    REVEALS,
    TEA_CEREMONY,
)
from chanbara.sword.flat.format.programs import PLAY_STARTS
from chanbara.sword.flat.format.rulings import LAST_REVEAL_COUNTS
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import EFFECT, FOR_PROGRAM, FOR_WANDERING, IS_WEAPON, ORIGAMI, SUIT
from chanbara.sword.flat.format.windows import ABSORBS, DRAWS_WHEN_WOUNDED, given, has
from chanbara.sword.flat.rules.query import held, left_of
from chanbara.sword.mind.arrays import Belief, Odds, Points
from chanbara.sword.mind.value.answers import DEFEAT, WOUND, cost_of_wounds
from chanbara.sword.mind.value.effect_answers import opinions_of_looking_for, worth_of_suffering
from chanbara.sword.mind.value.ending import worth_of_drawing
from chanbara.sword.mind.value.valuation import FRAIL, fondness, thought_of
from chanbara.sword.mind.value.worth import ASSET, CARD, IN_HAND

SORE = 0.7
"""The cost of being left with hardly any resilience."""
GIFT = 1.18
"""The value of a card for a friend, relative to one's own."""
HOPE = 0.69
"""The share of the possible gain from another card that counts."""


@inlined
def opinions_of_absorbing(
    state: State, seat: int, place: int, actions: Actions, count: int, points: Points
) -> None:
    """Score absorbing wounds with a property, which pays to avoid defeat or frailty (11.7)."""
    for one in range(count):
        if actions[one] == PASS:
            points[one] = worth_of_losing(
                state, seat, state[place + layout.DETAIL], state[place + layout.SOURCE]
            )
        else:
            points[one] = -ASSET[actions[one] - DISCARD_PROPERTY]


@inlined
def worth_of_losing(state: State, seat: int, lost: int, source: int) -> float:
    """Return the value of losing resilience."""
    resilience = state[layout.RESILIENCE + seat]
    if lost >= resilience:
        # A defeat that cannot be averted should not cost a property as well.
        return -DEFEAT if lost - given(state, seat, ABSORBS) < resilience else 0.0
    if has(state, seat, DRAWS_WHEN_WOUNDED) and source != layout.NONE:
        return 0.0
    return -SORE if resilience - lost < FRAIL else -WOUND * lost


@inlined
def opinions_of_escapes(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    place: int,
    actions: Actions,
    count: int,
    points: Points,
) -> None:
    """Score escapes: by the value of the card played, against the effect that it averts (12)."""
    for one in range(count):
        if actions[one] == PASS:
            points[one] = worth_of_effect(state, seat, role, odds, place)
            if HAS_PROGRAMS and PLAY_STARTS[state[place + layout.SOURCE]] != layout.NONE:
                points[one] = worth_of_suffering(state, seat, role, belief, odds, place)
        else:
            points[one] = -IN_HAND[actions[one] - ESCAPE]


@inlined
def worth_of_effect(state: State, seat: int, role: int, odds: Odds, place: int) -> float:
    """Return the value of an action's effect on its target, in points."""
    source, prop = state[place + layout.SOURCE], state[place + layout.DETAIL]
    effect = EFFECT[source]
    if effect in (BREATHING, TEA_CEREMONY):
        return CARD
    if effect == INTUITION:
        return -least_worth(state, seat)
    if effect == DIVERSION:
        # An enemy gains the card they take.
        return -average_worth(state, seat) - CARD * max(0.0, -fondness(odds, role, state[place + layout.BY]))
    if effect in (GEISHA, MIMICRY):
        return -average_worth(state, seat) if prop == layout.NONE else -ASSET[prop]
    return -cost_of_wounds(state, seat, 1, source)


@inlined
def average_worth(state: State, seat: int) -> float:
    """Return the average value of the cards in the player's hand, which is not empty."""
    worth = 0.0
    for card in range(layout.KINDS):
        worth += held(state, seat, card) * IN_HAND[card]
    return worth / state[layout.HAND_SIZE + seat]


@inlined
def least_worth(state: State, seat: int) -> float:
    """Return the value of the least valuable card in the player's hand, which is not empty."""
    least = DEFEAT
    for card in range(layout.KINDS):
        if held(state, seat, card) > 0:
            least = min(least, IN_HAND[card])
    return least


@inlined
def opinions_of_drawing(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    actions: Actions,
    count: int,
    points: Points,
) -> None:
    """Score an optional draw, which may end the game (8.2)."""
    thought = thought_of(state, seat, role, odds)
    for one in range(count):
        if actions[one] == PASS:
            points[one] = 0.0
        else:
            points[one] = CARD + worth_of_drawing(state, seat, role, belief, odds, thought, 1)


@inlined
def opinions_of_granting(
    state: State, seat: int, role: int, odds: Odds, actions: Actions, count: int, points: Points
) -> None:
    """Score who draws a card: the player, or a friend (11.7)."""
    for one in range(count):
        other = left_of(state, seat, actions[one] - CHOOSE)
        points[one] = CARD if other == seat else GIFT * CARD * fondness(odds, role, other)


@inlined
def opinions_of_picking(
    state: State, seat: int, role: int, odds: Odds, actions: Actions, count: int, points: Points
) -> None:
    """Score the shown cards: by their value, and preferably taken from an enemy (11.9)."""
    for one in range(count):
        other = left_of(state, seat, actions[one] - TAKE_SHOWN)
        points[one] = IN_HAND[state[layout.SEALED + other]] - CARD * fondness(odds, role, other) / 2


@inlined
def opinions_of_revealing(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    place: int,
    actions: Actions,
    count: int,
    points: Points,
) -> None:
    """Score the revealed cards, and revealing another: the player wants one that averts the effect (12)."""
    reason = state[place + layout.DETAIL]
    if HAS_PROGRAMS and reason >= FOR_PROGRAM:
        opinions_of_looking_for(state, seat, role, belief, odds, place, actions, count, points)
        return
    thought = thought_of(state, seat, role, odds)
    for one in range(count):
        action = actions[one]
        if action >= COUNT:
            points[one] = worth_of_revealed(reason, action - COUNT)
        else:
            so_far = best_revealed(state, place, reason)
            # Revealing a card needlessly brings the deck closer to its end.
            if so_far == 0:
                points[one] = -CARD
            else:
                more = worth_of_drawing(state, seat, role, belief, odds, thought, 1)
                points[one] = (1 - HOPE) * so_far + more


@inlined
def best_revealed(state: State, place: int, reason: int) -> float:
    """Return the value of the best revealed card; by one ruling only the last counts."""
    best = -SORE
    for number in range(REVEALS):
        card = state[place + layout.TURNED + number]
        if card != layout.NONE:
            worth = worth_of_revealed(reason, card)
            best = worth if state[layout.PLAY_RULINGS] & LAST_REVEAL_COUNTS else max(best, worth)
    return best


@inlined
def worth_of_revealed(reason: int, card: int) -> float:
    """Return the value of a revealed card. Only properties make a player reveal more than one."""
    is_hit = IS_WEAPON[card] == 1 if reason == FOR_WANDERING else SUIT[card] == ORIGAMI
    return -SORE if is_hit else 0.0
