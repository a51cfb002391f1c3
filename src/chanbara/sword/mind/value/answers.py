"""Scores of the answers to a demand, of discards and of the first draw."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.actions import (
    DISCARD,
    DRAW,
    ESCAPE,
    PARRY,
    PARRY_WITH_PROPERTY,
    PASS,
    SHOW,
    TAKE,
)
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.layout import HAND_SIZE, HANDS, KINDS, NONE, RESILIENCE, RISING_SUN
from chanbara.sword.flat.format.tables import IS_PARRY, IS_WEAPON
from chanbara.sword.flat.format.windows import DRAWS_WHEN_WOUNDED, has
from chanbara.sword.flat.rules.query import is_immune, wounds_dealt
from chanbara.sword.mind.arrays import Points
from chanbara.sword.mind.value.valuation import FRAIL
from chanbara.sword.mind.value.worth import ASSET, AVERAGE, IN_HAND

DEFEAT = 10.0
"""The cost of being defeated or coming close to it: more than the value of any card."""
WOUND = 0.38
"""The cost of losing one resilience for a player in good health."""
SPARE = 0.13
"""The value of a parry in hand if there is another."""
HARD = 2
"""The number of wounds worth spending any card on."""


@inlined
def wounds_of(state: State, by: int, target: int, weapon: int) -> int:
    """Return the wounds a weapon deals when it hits; 0 if it cannot wound (6.0, 6.3, 11.4)."""
    return 0 if is_immune(state, target, weapon) else wounds_dealt(state, by, target, weapon)


@inlined
def is_frail(state: State, seat: int) -> bool:
    """Whether resilience is so low that every point counts."""
    return state[RESILIENCE + seat] <= FRAIL


@inlined
def opinions_of_answers(
    state: State, seat: int, by: int, source: int, actions: Actions, count: int, points: Points
) -> None:
    """Score the answers to a demand: by the value of the card spent, or the cost of passing."""
    for one in range(count):
        action = actions[one]
        if action == PASS:
            points[one] = -cost_of_passing(state, seat, by, source)
        elif action >= PARRY_WITH_PROPERTY:
            points[one] = -ASSET[action - PARRY_WITH_PROPERTY]
        else:
            card = card_of_answer(action)
            is_spare = IS_PARRY[card] == 1 and state[HANDS + seat * KINDS + card] > 1
            points[one] = -SPARE if is_spare else -IN_HAND[card]


@inlined
def card_of_answer(action: int) -> int:
    """Return the card that meets a demand, or that is discarded, shown or taken."""
    if action >= SHOW:
        return action - SHOW
    if action >= ESCAPE:
        return action - ESCAPE
    if action >= TAKE:
        return action - TAKE
    return action - DISCARD if action >= DISCARD else action - PARRY


@inlined
def cost_of_passing(state: State, seat: int, by: int, source: int) -> float:
    """Return the cost of not meeting a demand, in points; a property takes honor (10.3)."""
    if by == NONE:
        return DEFEAT
    wounds = wounds_of(state, by, seat, source) if IS_WEAPON[source] == 1 else 1
    return cost_of_wounds(state, seat, wounds, source)


@inlined
def cost_of_wounds(state: State, seat: int, wounds: int, source: int) -> float:
    """Return the cost of wounds, in points."""
    if wounds == 0:
        return 0.0
    if wounds >= state[RESILIENCE + seat]:
        return DEFEAT
    if has(state, seat, DRAWS_WHEN_WOUNDED) and IS_WEAPON[source] == 1:
        return 0.0  # wounds that bring cards are welcome as long as they do not defeat
    if wounds >= HARD or is_frail(state, seat):
        return DEFEAT
    # The last card leaves an empty hand, which nobody can attack (4.1).
    return DEFEAT if state[HAND_SIZE + seat] == 1 else WOUND


@inlined
def opinions_of_discards(actions: Actions, count: int, points: Points) -> None:
    """Score discards and shown cards: the least valuable is best."""
    for one in range(count):
        points[one] = -IN_HAND[card_of_answer(actions[one])]


@inlined
def opinions_of_first_draw(state: State, actions: Actions, count: int, points: Points) -> None:
    """Score the first draw: the top discard by its value, the deck by the value of an average card."""
    for one in range(count):
        if actions[one] == DRAW:
            points[one] = AVERAGE[state[RISING_SUN]]
        else:
            points[one] = IN_HAND[card_of_answer(actions[one])]
