"""What a player thinks of each thing he may do in his Play phase (3.3)."""

from __future__ import annotations

import numpy as np

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import known, layout, tables
from chanbara.sword.flat.format.actions import AIMS, ON_PROPERTY, PLACES, PLAY, USE_NOBUNAGA, USE_SHIMA
from chanbara.sword.flat.format.arrays import Actions, State
from chanbara.sword.flat.format.windows import KEEPS_HONOR, has, laid
from chanbara.sword.flat.rules.lanes import by_seat, equal, taken
from chanbara.sword.flat.rules.query import THREE, held, left_of, shogun_of
from chanbara.sword.flat.rules.steps import must_show
from chanbara.sword.mind.arrays import Belief, Odds, Points, Ranks
from chanbara.sword.mind.value.answers import WOUND, is_frail
from chanbara.sword.mind.value.attacks import HEALTH, KEEP, attack, blow, challenge, fall
from chanbara.sword.mind.value.ending import worth_of_drawing
from chanbara.sword.mind.value.valuation import (
    OWN_HAND,
    UNSEEN_HAND,
    Valuation,
    stake,
    thought_of,
)
from chanbara.sword.mind.value.worth import ASSET, CARD, IN_HAND, IS_BURDEN
from chanbara.sword.rules.words import Kind

SAFETY = 0.73
"""What it is worth to be Harmless, with an empty hand, until the next turn (4.1)."""
FLIPPED_WEAPON = 0.19
"""How likely who has the property that flips cards loses honor to it (10.3)."""
PASSED_ON = 0.49
"""How likely it is passed on."""
BLEEDING = 0.37
"""What it is worth that an enemy bleeds turn after turn (11.8)."""
GEISHA_AND_ANOTHER = 2
"""Cards in a hand that a Geisha on it leaves empty."""
CURSED = 0.37
"""How likely somebody is defeated before he is rid of a property (11.8)."""

NEVER, END_TURN, RECOVER, ATTACK, CHALLENGE, HINDER, LAY, DRAW_CARDS = range(8)
"""Ranks: what comes first in a turn; of those worth doing at all."""


def _rank(card: int) -> int:
    """Return when a card is played."""
    by_kind = {Kind.WEAPON: ATTACK, Kind.PROPERTY: LAY}
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


RANK = np.array([_rank(card) for card in range(layout.KINDS)], dtype=np.int64)
BREATHS = np.array(
    [card for card in range(layout.KINDS) if tables.EFFECT[card] == known.BREATHING], dtype=np.int64
)
"""The cards that give all resilience back."""
WANDERS = np.array([int(bool(card.traits.on_recovered)) for card in layout.PROPERTIES_KNOWN], dtype=np.int64)
"""Properties that go from player to player."""
BLEEDS = np.array(
    [int(bool(card.traits.after_recovered)) for card in layout.PROPERTIES_KNOWN], dtype=np.int64
)
"""Properties that hurt turn after turn."""


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
    """Judge every act; what is worth less than ending the turn comes never."""
    thought = thought_of(state, seat, role, odds, OWN_HAND)
    # The end of the turn comes last, and is worth nothing.
    ranks[count - 1] = END_TURN
    points[count - 1] = 0.0
    for one in range(count - 1):
        action = actions[one]
        if action >= ON_PROPERTY or action < PLAY:
            rank, worth = HINDER, points_of_property(state, seat, odds, thought, action)
            if action == USE_NOBUNAGA:
                rank, worth = DRAW_CARDS, nobunaga(state, seat, role, belief, odds, thought)
        else:
            card = (action - PLAY) // AIMS
            aim = action - PLAY - card * AIMS
            target = layout.NONE if aim == 0 else left_of(state, seat, aim - 1)
            rank = END_TURN if target == seat and tables.IS_WEAPON[card] == 1 else RANK[card]
            worth = points_of_card(state, seat, role, belief, odds, thought, card, target)
        ranks[one] = rank if worth > 0 else NEVER
        points[one] = worth


@inlined
def points_of_aim(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, card: int, target: int
) -> float:
    """Return what it is worth for a seat, if it has this role, to play a card on a target, as all see it.

    Nothing is looked at but what lies open, whosever hand it is.
    """
    thought = thought_of(state, seat, role, odds, UNSEEN_HAND)
    return points_of_card(state, seat, role, belief, odds, thought, card, target)


@inlined
def points_of_card(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int, target: int
) -> float:
    """Return what it is worth to play a card, with a target where it has one."""
    if tables.IS_WEAPON[card] == 1:
        if target == seat:
            worth = fall(state, seat, role, odds, thought, card)
        else:
            worth = attack(state, seat, role, belief, odds, thought, card, target)
    elif tables.IS_PROPERTY[card] == 1:
        worth = lay(state, seat, odds, thought, tables.PROPERTY_OF[card], target)
    else:
        worth = points_of_action(state, seat, role, belief, odds, thought, card, target)
    is_last = state[layout.HAND_SIZE + seat] == 1 and RANK[card] != DRAW_CARDS
    return worth + SAFETY if is_last else worth


@inlined
def points_of_action(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int, target: int
) -> float:
    """Return what it is worth to play an action (9, 11.9)."""
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
    return points_of_drawing(state, seat, role, belief, odds, thought, card, target)


# --- properties ---------------------------------------------------------------------------------------------


@inlined
def lay(state: State, seat: int, odds: Odds, thought: Valuation, prop: int, target: int) -> float:
    """Lay what helps before oneself, and what troubles before enemies (10)."""
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
def keeps_honor(state: State, seat: int) -> bool:
    """Whether a seat loses no honor to a property, as the Shogun of a game of three does not (8.8)."""
    return has(state, seat, KEEPS_HONOR) or (state[layout.PLAYERS] == THREE and seat == shogun_of(state))


@inlined
def burden(state: State, odds: Odds, thought: Valuation, prop: int, target: int) -> float:
    """Lay what stays before an enemy; what takes his properties, before who has some (11.8)."""
    trouble = BLEEDING
    if BLEEDS[prop] == 0:
        trouble = 1.0
        for one in range(layout.PROPERTY_KINDS):
            trouble += laid(state, target, one) * max(0.0, ASSET[one])
        trouble *= CURSED
    return trouble * stake(odds, thought, target) / (1 + laid(state, target, prop)) - KEEP


@inlined
def points_of_property(state: State, seat: int, odds: Odds, thought: Valuation, action: int) -> float:
    """Return what it is worth to do something to a property in play."""
    which, place = divmod(action - (USE_SHIMA if action < PLAY else ON_PROPERTY), PLACES)
    away, prop = divmod(place, layout.PROPERTY_KINDS)
    holder = left_of(state, seat, away)
    if action < PLAY:
        # Pay for a property that is worth it (12).
        return taking(odds, thought, holder, prop) - price(state, seat)
    if tables.EFFECT[tables.ON_PROPERTY_CARDS[which]] == known.GEISHA:
        worth = ASSET[prop] * stake(odds, thought, holder) - KEEP
    else:
        worth = taking(odds, thought, holder, prop) - KEEP
    return worth + SAFETY if state[layout.HAND_SIZE + seat] == 1 else worth


@inlined
def taking(odds: Odds, thought: Valuation, holder: int, prop: int) -> float:
    """Return what it is worth to have a property in hand that lies before a player."""
    return IN_HAND[tables.CARD_OF[prop]] + ASSET[prop] * stake(odds, thought, holder)


@inlined
def mimicry(state: State, odds: Odds, thought: Valuation, target: int) -> float:
    """Take the best property of a player into hand (11.9)."""
    best = 0.0
    for prop in range(layout.PROPERTY_KINDS):
        if laid(state, target, prop) > 0:
            best = max(best, taking(odds, thought, target, prop))
    return best - KEEP


# --- hands and resilience -----------------------------------------------------------------------------------


@inlined
def diversion(state: State, odds: Odds, thought: Valuation, target: int) -> float:
    """Take from enemies; not the last card, which would keep them from harm (9.4)."""
    his = stake(odds, thought, target)
    return CARD * (1 if state[layout.HAND_SIZE + target] == 1 else 1 + his) - KEEP


@inlined
def geisha(state: State, seat: int, odds: Odds, thought: Valuation, target: int) -> float:
    """Take a card of enemies, but not the last; one's own, by a ruling, only to empty the hand (9.5)."""
    if target == seat:
        return (SAFETY if state[layout.HAND_SIZE + seat] == GEISHA_AND_ANOTHER else 0.0) - CARD - KEEP
    lost = 0.0 if state[layout.HAND_SIZE + target] == 1 else CARD
    return lost * stake(odds, thought, target) - KEEP


@inlined
def price(state: State, seat: int) -> float:
    """Return what a point of resilience costs as a price."""
    return HEALTH * 2 if is_frail(state, seat) else WOUND


@inlined
def intuition(state: State, seat: int) -> float:
    """Have the others show cards, if there is anybody who must, and take the best (11.9)."""
    for one in range(state[layout.PLAYERS]):
        if one != seat and must_show(state, one):
            return CARD - KEEP
    return -KEEP


# --- drawing ------------------------------------------------------------------------------------------------


@inlined
def points_of_drawing(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int, target: int
) -> float:
    """Return what it is worth to play an action that has players draw."""
    effect = tables.EFFECT[card]
    if effect == known.BREATHING:
        # Breathe when hurt, and let a friend draw (9.2).
        missing = (
            int(tables.FULL_RESILIENCE[state[layout.CHARACTER + seat]]) - state[layout.RESILIENCE + seat]
        )
        worth, drawn = HEALTH * (missing - 1) - CARD * stake(odds, thought, target) / 2, 1
    elif effect == known.DAIMYO:
        # Draw, but keep its point when the end is near (8.3, 9.3).
        worth, drawn = -CARD if role != tables.RONIN and is_near_the_end(state) else CARD, 2
    else:
        # Draw three, unless the others gain more by it (9.8).
        worth, drawn = (
            2 * CARD - CARD / 3 * stakes_of_others(state, seat, odds, thought),
            2 + state[layout.PLAYERS],
        )
    return worth + worth_of_drawing(state, seat, role, belief, odds, thought, drawn)


@inlined
def is_near_the_end(state: State) -> bool:
    """Whether somebody has no more than one honor to lose."""
    return equal(by_seat(state, layout.HONOR), 1) & taken(state[layout.PLAYERS]) != 0


@inlined
def stakes_of_others(state: State, seat: int, odds: Odds, thought: Valuation) -> float:
    """Return what it is worth that all others lose something."""
    worth = 0.0
    for one in range(state[layout.PLAYERS]):
        if one != seat:
            worth += stake(odds, thought, one)
    return worth


@inlined
def nobunaga(state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation) -> float:
    """Pay with resilience that comes back, or that one can live without: a card is worth more (12)."""
    can_spare = not is_frail(state, seat)
    for place in range(len(BREATHS)):
        can_spare = can_spare or held(state, seat, BREATHS[place]) > 0
    worth = CARD if can_spare else -HEALTH
    return worth + worth_of_drawing(state, seat, role, belief, odds, thought, 1)
