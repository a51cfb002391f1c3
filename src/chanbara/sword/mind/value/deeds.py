"""What a single effect of a card from a data file is worth to a player, done to one player at this table."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import layout, parts
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.tables import FULL_RESILIENCE
from chanbara.sword.flat.format.windows import KEEPS_HONOR, has, laid
from chanbara.sword.flat.rules.lanes import BITS, by_seat
from chanbara.sword.flat.rules.query import THREE, is_immune, shogun_of
from chanbara.sword.mind.arrays import Belief, Odds
from chanbara.sword.mind.value.answers import DEFEAT, cost_of_wounds
from chanbara.sword.mind.value.attacks import DRAWN_OUT, HEALTH, blow, price
from chanbara.sword.mind.value.ending import worth_of_drawing, worth_of_ending
from chanbara.sword.mind.value.usual import KNOWLEDGE
from chanbara.sword.mind.value.valuation import Valuation, friendship, stake
from chanbara.sword.mind.value.worth import ASSET, CARD, IN_HAND

HALF = 0.5
"""How much of a gain of somebody else counts, relative to a loss: they may not find a use for it."""


@inlined
def of_loss(odds: Odds, thought: Valuation, judge: int, seat: int, points: float) -> float:
    """Return what it is worth that a player loses something worth some points."""
    return -points if seat == judge else points * stake(odds, thought, seat)


@inlined
def of_gain(odds: Odds, thought: Valuation, judge: int, seat: int, points: float) -> float:
    """Return what it is worth that a player gains something worth some points."""
    return points if seat == judge else -HALF * points * stake(odds, thought, seat)


@inlined
def worth_of_deed(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    seat: int,
    part: int,
    amount: int,
    card: int,
    prop: int,
    source: int,
    kind_of_source: int,
) -> float:
    """Return what it is worth to the judging player that a part is done to a player by another (``me``)."""
    if part in (parts.DRAW, parts.MAY_DRAW):
        worth = of_gain(odds, thought, judge, seat, CARD * amount)
        return worth + worth_of_drawing(state, judge, role, belief, odds, thought, amount)
    if part <= parts.WOUND:
        return of_resilience(state, judge, role, belief, odds, thought, me, seat, part, amount, source)
    if parts.LOSE_HONOR <= part <= parts.TAKE_HONOR:
        return of_honor(
            state, judge, role, belief, odds, thought, me, seat, part, amount, source, kind_of_source
        )
    if part in (parts.DEMAND_PARRY, parts.DEMAND_WEAPON):
        return 0.0 if seat == judge else DRAWN_OUT * stake(odds, thought, seat)
    if part in (parts.GRANT, parts.SHOW):
        return of_gain(odds, thought, judge, me, CARD)
    if part == parts.RETURN_THIS:
        return of_gain(odds, thought, judge, me, IN_HAND[card]) if card != layout.NONE else 0.0
    if part in (parts.LOOK_ROLE, parts.LOOK_HAND):
        if me != judge or seat == judge:
            return 0.0
        friend = friendship(odds, role, seat)
        return 4 * KNOWLEDGE * friend * (1 - friend) if part == parts.LOOK_ROLE else KNOWLEDGE / 2
    return of_cards(state, judge, odds, thought, me, seat, part, amount, prop)


@inlined
def of_resilience(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    seat: int,
    part: int,
    amount: int,
    source: int,
) -> float:
    """Return what it is worth that a player regains or loses resilience."""
    resilience = state[layout.RESILIENCE + seat]
    full = int(FULL_RESILIENCE[state[layout.CHARACTER + seat]])
    if part in (parts.RECOVER, parts.RECOVER_ALL):
        missing = max(0, full - resilience)
        regained = missing if part == parts.RECOVER_ALL else min(missing, amount)
        if seat == judge:
            return HEALTH * regained
        return -HALF * stake(odds, thought, seat) * regained / full
    if part == parts.WOUND:
        if seat == me or is_immune(state, seat, source):
            return 0.0
        if seat == judge:
            return -of_own_wounds(state, seat, amount, source)
        if me == judge:
            return blow(state, judge, role, belief, odds, thought, seat, amount, 1.0)
        return stake(odds, thought, seat) * min(amount, resilience) / full
    # A price, or bleeding, never takes the last point.
    lost = min(amount, max(0, resilience - 1))
    if seat == judge:
        return -price(state, seat) * lost
    return stake(odds, thought, seat) * lost / full


@inlined
def of_own_wounds(state: State, seat: int, amount: int, source: int) -> float:
    """Return the cost of wounds to oneself, by a card or by an ability."""
    if source == layout.NONE:
        return DEFEAT if amount >= state[layout.RESILIENCE + seat] else HEALTH * amount
    return cost_of_wounds(state, seat, amount, source)


@inlined
def of_honor(
    state: State,
    judge: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    me: int,
    seat: int,
    part: int,
    amount: int,
    source: int,
    kind_of_source: int,
) -> float:
    """Return what it is worth that honor moves, which may end the game (8.1)."""
    giver = seat if part in (parts.LOSE_HONOR, parts.TAKE_HONOR) else layout.NONE
    taker = seat if part in (parts.GAIN_HONOR, parts.GIVE_HONOR) else layout.NONE
    if part == parts.GIVE_HONOR:
        giver = me
    elif part == parts.TAKE_HONOR:
        taker = me
    if giver == taker:
        return 0.0
    moved = amount
    if giver != layout.NONE:
        if kind_of_source == parts.FROM_PROPERTY and keeps_honor(state, giver):
            return 0.0
        moved = min(moved, int(state[layout.HONOR + giver]))
        if moved == state[layout.HONOR + giver]:
            honor = by_seat(state, layout.HONOR) - (moved << (BITS * giver))
            if taker != layout.NONE:
                honor += moved << (BITS * taker)
            return worth_of_ending(state, judge, role, belief, thought.in_hand, honor, layout.NONE)
    worth = 0.0
    if giver != layout.NONE:
        worth += -thought.gain * moved if giver == judge else stake(odds, thought, giver) * moved
    if taker != layout.NONE:
        worth += thought.gain * moved if taker == judge else -stake(odds, thought, taker) * moved
    return worth


@inlined
def keeps_honor(state: State, seat: int) -> bool:
    """Whether a seat loses no honor to a property, like the Shogun of a three-player game (8.8)."""
    return has(state, seat, KEEPS_HONOR) or (state[layout.PLAYERS] == THREE and seat == shogun_of(state))


@inlined
def of_cards(
    state: State,
    judge: int,
    odds: Odds,
    thought: Valuation,
    me: int,
    seat: int,
    part: int,
    amount: int,
    prop: int,
) -> float:
    """Return what it is worth that a player loses cards, in hand or in play."""
    if prop != layout.NONE and (part in (parts.STRIP, parts.PICK_UP)):
        worth = of_loss(odds, thought, judge, seat, ASSET[prop])
        if part == parts.PICK_UP:
            worth += of_gain(odds, thought, judge, me, CARD)
        return worth
    if part == parts.DISCARD_PROPERTIES:
        return of_loss(odds, thought, judge, seat, assets(state, seat))
    if part == parts.SWAP:
        more = assets(state, seat) - assets(state, me)
        return of_loss(odds, thought, judge, seat, more) - of_loss(odds, thought, judge, me, more)
    if part == parts.TAKE and seat != me:
        taken = min(amount, int(state[layout.HAND_SIZE + seat]))
        lost = of_loss(odds, thought, judge, seat, worth_of_lost(state, judge, seat, taken))
        return lost + of_gain(odds, thought, judge, me, CARD * taken)
    if part in (parts.GIVE_UP, parts.DISCARD_RANDOM, parts.STRIP):
        count = 1 if part == parts.STRIP else amount
        lost = min(count, int(state[layout.HAND_SIZE + seat]))
        points = worth_of_lost(state, judge, seat, lost)
        return of_loss(odds, thought, judge, seat, HALF * points if part == parts.GIVE_UP else points)
    return 0.0


@inlined
def worth_of_lost(state: State, judge: int, seat: int, cards: int) -> float:
    """Return the value of lost cards; a last one counts nothing: it leaves a player Harmless (4.1)."""
    if seat != judge and cards > 0 and cards == state[layout.HAND_SIZE + seat]:
        return CARD * (cards - 1)
    return CARD * cards


@inlined
def assets(state: State, seat: int) -> float:
    """Return what the properties in front of a player are worth to them."""
    worth = 0.0
    for prop in range(layout.PROPERTY_KINDS):
        worth += laid(state, seat, prop) * ASSET[prop]
    return worth
