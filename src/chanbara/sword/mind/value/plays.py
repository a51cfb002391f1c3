"""Scores of the options in the Play phase (3.3)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import known, layout, tables
from chanbara.sword.flat.format.actions import (
    ACCEPT,
    AIMS,
    ON_PROPERTY,
    PLACES,
    PLAY,
    USE_ABILITY,
    USE_NOBUNAGA,
    USE_SHIMA,
)
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.constants import listed, table
from chanbara.sword.flat.format.programs import PLAY_STARTS
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.windows import laid
from chanbara.sword.flat.rules.lanes import by_seat, equal, taken
from chanbara.sword.flat.rules.query import held, left_of
from chanbara.sword.flat.rules.steps import must_show
from chanbara.sword.mind.arrays import Belief, Odds, Points, Ranks
from chanbara.sword.mind.value.answers import is_frail
from chanbara.sword.mind.value.attacks import HEALTH, KEEP, attack, blow, challenge, fall, price
from chanbara.sword.mind.value.deeds import keeps_honor
from chanbara.sword.mind.value.effect_plays import points_of_ability
from chanbara.sword.mind.value.effects import worth_of_list
from chanbara.sword.mind.value.ending import worth_of_drawing
from chanbara.sword.mind.value.entries import (
    CHANGES_BY_EFFECTS,
    MANNER,
    OF_CHALLENGE,
    OF_DRAWING,
    OF_RECOVERING,
)
from chanbara.sword.mind.value.moments import worth_of_hitting
from chanbara.sword.mind.value.valuation import (
    Valuation,
    stake,
    thought_of,
)
from chanbara.sword.mind.value.worth import ASSET, CARD, IN_HAND, IS_BURDEN
from chanbara.sword.rules.words import Kind

SAFETY = 0.73
"""The value of being Harmless, with an empty hand, until the next turn (4.1)."""
FLIPPED_WEAPON = 0.19
"""The probability that the holder of the property that flips cards loses honor to it (10.3)."""
PASSED_ON = 0.49
"""The probability that it is passed on."""
BLEEDING = 0.37
"""The value of an enemy losing resilience turn after turn (11.8)."""
GEISHA_AND_ANOTHER = 2
"""The size of a hand that playing a Geisha on it leaves empty."""
CURSED = 0.37
"""The probability of being defeated before getting rid of a property (11.8)."""

NEVER, END_TURN, RECOVER, ATTACK, CHALLENGE, HINDER, LAY, DRAW_CARDS = range(8)
"""Ranks: a higher rank is played earlier in a turn, if it is worth playing at all."""


def _rank(card: int) -> int:
    """Return the rank of a card."""
    by_kind = {Kind.WEAPON: ATTACK, Kind.PROPERTY: LAY}
    if PLAY_STARTS[card] != layout.NONE:
        of_manner = {OF_CHALLENGE: CHALLENGE, OF_DRAWING: DRAW_CARDS, OF_RECOVERING: RECOVER}
        return of_manner.get(MANNER[card], HINDER)
    of_action = {
        known.BREATHING: RECOVER,
        known.BATTLE_CRY: CHALLENGE,
        known.JUJUTSU: CHALLENGE,
        known.SIMULTANEOUS_ATTACK: CHALLENGE,
        known.DIVERSION: HINDER,
        known.GEISHA: HINDER,
        known.MIMICRY: HINDER,
        known.DAIMYO: DRAW_CARDS,
        known.INTUITION: DRAW_CARDS,
        known.TEA_CEREMONY: DRAW_CARDS,
    }
    return by_kind.get(tables.CARDS_PRINTED[card].kind) or of_action.get(int(tables.EFFECT[card]), NEVER)


RANK = table([_rank(card) for card in range(layout.KINDS)])
BREATHS = listed(
    [card for card in range(layout.KINDS) if tables.EFFECT[card] == known.BREATHING], layout.KINDS
)
"""The cards that restore all resilience."""
WANDERS = table([int(bool(card.traits.on_recovered)) for card in layout.PROPERTIES_KNOWN])
"""Properties that pass from player to player."""
BLEEDS = table([int(bool(card.traits.after_recovered)) for card in layout.PROPERTIES_KNOWN])
"""Properties that wound turn after turn."""


@inlined
def opinions_of_plays(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    actions: Actions,
    count: int,
    ranks: Ranks,
    points: Points,
) -> None:
    """Score every option; those worth less than ending the turn rank NEVER."""
    thought = thought_of(state, seat, role, odds)
    # Ending the turn comes last, and has the value 0.
    ranks[count - 1] = END_TURN
    points[count - 1] = 0.0
    for one in range(count - 1):
        action = actions[one]
        if HAS_PROGRAMS and USE_ABILITY <= action < ACCEPT:
            rank = HINDER
            worth = points_of_ability(state, seat, role, belief, odds, thought, action)
        elif action >= ON_PROPERTY or action < PLAY:
            rank, worth = HINDER, points_of_property(state, seat, odds, thought, action)
            if action == USE_NOBUNAGA:
                rank, worth = DRAW_CARDS, nobunaga(state, seat, role, belief, odds, thought)
            if HAS_PROGRAMS and action >= ON_PROPERTY:
                worth += points_on_property(state, seat, role, belief, odds, thought, action)
        else:
            card = (action - PLAY) // AIMS
            aim = action - PLAY - card * AIMS
            target = layout.NONE if aim == 0 else left_of(state, seat, aim - 1)
            rank = END_TURN if target == seat and tables.IS_WEAPON[card] == 1 else RANK[card]
            worth = points_of_card(state, seat, role, belief, odds, thought, card, target)
        ranks[one] = rank if worth > 0 else NEVER
        points[one] = worth


@inlined
def points_of_card(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int, target: int
) -> float:
    """Return the value of playing a card, with a target if it has one."""
    if tables.IS_WEAPON[card] == 1:
        if target == seat:
            worth = fall(state, seat, role, odds, thought, card)
        else:
            worth = attack(state, seat, role, belief, odds, thought, card, target)
            if HAS_PROGRAMS:
                worth += worth_of_hitting(state, seat, role, belief, odds, thought, card, target)
    elif tables.IS_PROPERTY[card] == 1:
        worth = lay(state, seat, odds, thought, tables.PROPERTY_OF[card], target)
    else:
        worth = points_of_action(state, seat, role, belief, odds, thought, card, target)
        if HAS_PROGRAMS:
            worth += points_of_effects(state, seat, role, belief, odds, thought, card, target, layout.NONE)
    is_last = state[layout.HAND_SIZE + seat] == 1 and RANK[card] != DRAW_CARDS
    return worth + SAFETY if is_last else worth


@inlined
def points_of_action(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int, target: int
) -> float:
    """Return the value of playing an action (9, 11.9)."""
    effect = tables.EFFECT[card]
    if effect in (known.BATTLE_CRY, known.JUJUTSU):
        return challenge(state, seat, role, belief, odds, thought, card)
    if effect == known.DIVERSION:
        return diversion(state, odds, thought, target)
    if effect == known.GEISHA:
        return geisha(state, seat, odds, thought, target)
    if effect == known.SIMULTANEOUS_ATTACK:
        gain = blow(state, seat, role, belief, odds, thought, target, 1, 1.0)
        return gain - price(state, seat) - KEEP
    if effect == known.MIMICRY:
        return mimicry(state, odds, thought, target)
    if effect == known.INTUITION:
        return intuition(state, seat)
    if effect == known.BY_PROGRAM:
        return 0.0
    return points_of_drawing(state, seat, role, belief, odds, thought, card, target)


@inlined
def points_of_effects(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    card: int,
    target: int,
    prop: int,
) -> float:
    """Return the value of the effects of an action from a data file; 0 if it is not from one."""
    if PLAY_STARTS[card] == layout.NONE:
        return 0.0
    worth = worth_of_list(
        state, seat, role, belief, odds, thought, seat, target, card, prop, 0, PLAY_STARTS[card]
    )
    if tables.WORTH[card] > 0 and role != tables.RONIN and is_near_the_end(state):
        worth -= CARD
    return worth - KEEP


# --- properties ---------------------------------------------------------------------------------------------


@inlined
def lay(state: State, seat: int, odds: Odds, thought: Valuation, prop: int, target: int) -> float:
    """Return the value of laying a property: assets in front of oneself, burdens in front of enemies (10)."""
    if HAS_PROGRAMS and CHANGES_BY_EFFECTS[prop] == 1:
        return lay_effects(state, seat, odds, thought, prop, target)
    if IS_BURDEN[prop] == 0:
        return ASSET[prop]
    if WANDERS[prop] == 0:
        return burden(state, odds, thought, prop, target)
    worth, here = -KEEP, 1.0
    for away in range(state[layout.PLAYERS]):
        one = left_of(state, target, away)
        if not keeps_honor(state, one):
            worth += here * FLIPPED_WEAPON * stake(odds, thought, one)
        here *= PASSED_ON
    return worth


@inlined
def lay_effects(state: State, seat: int, odds: Odds, thought: Valuation, prop: int, target: int) -> float:
    """Return the value of laying a property with effects: a good one for friends, a bad one for enemies."""
    if target in (layout.NONE, seat):
        return ASSET[prop]
    return -ASSET[prop] * stake(odds, thought, target) / (1 + laid(state, target, prop)) - KEEP


@inlined
def burden(state: State, odds: Odds, thought: Valuation, prop: int, target: int) -> float:
    """Return the value of a burden that stays: one that costs properties hurts those who have some (11.8)."""
    trouble = BLEEDING
    if BLEEDS[prop] == 0:
        trouble = 1.0
        for one in range(layout.PROPERTY_KINDS):
            trouble += laid(state, target, one) * max(0.0, ASSET[one])
        trouble *= CURSED
    return trouble * stake(odds, thought, target) / (1 + laid(state, target, prop)) - KEEP


@inlined
def points_of_property(state: State, seat: int, odds: Odds, thought: Valuation, action: int) -> float:
    """Return the value of an action on a property in play."""
    which, place = divmod(action - (USE_SHIMA if action < PLAY else ON_PROPERTY), PLACES)
    away, prop = divmod(place, layout.PROPERTY_KINDS)
    holder = left_of(state, seat, away)
    if action < PLAY:
        # Pay for a property that is worth the price (12).
        return taking(odds, thought, holder, prop) - price(state, seat)
    effect = tables.EFFECT[tables.ON_PROPERTY_CARDS[which]]
    if effect == known.BY_PROGRAM:
        return 0.0
    if effect == known.GEISHA:
        worth = ASSET[prop] * stake(odds, thought, holder) - KEEP
    else:
        worth = taking(odds, thought, holder, prop) - KEEP
    return worth + SAFETY if state[layout.HAND_SIZE + seat] == 1 else worth


@inlined
def points_on_property(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, action: int
) -> float:
    """Return the value of playing an action from a data file on a property; 0 if it is not from one."""
    which, place = divmod(action - ON_PROPERTY, PLACES)
    away, prop = divmod(place, layout.PROPERTY_KINDS)
    card, holder = int(tables.ON_PROPERTY_CARDS[which]), left_of(state, seat, away)
    if PLAY_STARTS[card] == layout.NONE:
        return 0.0
    worth = points_of_effects(state, seat, role, belief, odds, thought, card, holder, prop)
    return worth + SAFETY if state[layout.HAND_SIZE + seat] == 1 else worth


@inlined
def taking(odds: Odds, thought: Valuation, holder: int, prop: int) -> float:
    """Return the value of taking a player's property into hand."""
    return IN_HAND[tables.CARD_OF[prop]] + ASSET[prop] * stake(odds, thought, holder)


@inlined
def mimicry(state: State, odds: Odds, thought: Valuation, target: int) -> float:
    """Return the value of taking a player's best property into hand (11.9)."""
    best = 0.0
    for prop in range(layout.PROPERTY_KINDS):
        if laid(state, target, prop) > 0:
            best = max(best, taking(odds, thought, target, prop))
    return best - KEEP


# --- hands and resilience -----------------------------------------------------------------------------------


@inlined
def diversion(state: State, odds: Odds, thought: Valuation, target: int) -> float:
    """Return the value of taking a card; an enemy's last one counts less: it makes them Harmless (9.4)."""
    stake_of_target = stake(odds, thought, target)
    return CARD * (1 if state[layout.HAND_SIZE + target] == 1 else 1 + stake_of_target) - KEEP


@inlined
def geisha(state: State, seat: int, odds: Odds, thought: Valuation, target: int) -> float:
    """Return the value of discarding an enemy's card, or, by a ruling, one's own to empty the hand (9.5)."""
    if target == seat:
        return (SAFETY if state[layout.HAND_SIZE + seat] == GEISHA_AND_ANOTHER else 0.0) - CARD - KEEP
    lost = 0.0 if state[layout.HAND_SIZE + target] == 1 else CARD
    return lost * stake(odds, thought, target) - KEEP


@inlined
def intuition(state: State, seat: int) -> float:
    """Return the value of making the others show cards, if anybody must, and taking the best (11.9)."""
    for one in range(state[layout.PLAYERS]):
        if one != seat and must_show(state, one):
            return CARD - KEEP
    return -KEEP


# --- drawing ------------------------------------------------------------------------------------------------


@inlined
def points_of_drawing(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int, target: int
) -> float:
    """Return the value of an action that makes players draw."""
    effect = tables.EFFECT[card]
    if effect == known.BREATHING:
        # Breathe when wounded, and let a friend draw (9.2).
        missing = (
            int(tables.FULL_RESILIENCE[state[layout.CHARACTER + seat]]) - state[layout.RESILIENCE + seat]
        )
        worth, drawn = HEALTH * (missing - 1) - CARD * stake(odds, thought, target) / 2, 1
    elif effect == known.DAIMYO:
        # Draw, but keep the point of the card when the end is near (8.3, 9.3).
        worth, drawn = -CARD if role != tables.RONIN and is_near_the_end(state) else CARD, 2
    else:
        # Draw three, unless the others gain more (9.8).
        worth, drawn = (
            2 * CARD - CARD / 3 * stakes_of_others(state, seat, odds, thought),
            2 + state[layout.PLAYERS],
        )
    return worth + worth_of_drawing(state, seat, role, belief, odds, thought, drawn)


@inlined
def is_near_the_end(state: State) -> bool:
    """Whether somebody has only one honor left."""
    return equal(by_seat(state, layout.HONOR), 1) & taken(state[layout.PLAYERS]) != 0


@inlined
def stakes_of_others(state: State, seat: int, odds: Odds, thought: Valuation) -> float:
    """Return the value of all other players losing something."""
    worth = 0.0
    for one in range(state[layout.PLAYERS]):
        if one != seat:
            worth += stake(odds, thought, one)
    return worth


@inlined
def nobunaga(state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation) -> float:
    """Return the value of paying one resilience for a card, if it can be spared or restored (12)."""
    can_spare = not is_frail(state, seat)
    for place in range(len(BREATHS)):
        can_spare = can_spare or held(state, seat, BREATHS[place]) > 0
    worth = CARD if can_spare else -HEALTH
    return worth + worth_of_drawing(state, seat, role, belief, odds, thought, 1)
