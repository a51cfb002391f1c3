"""Scores of hurting others: attacks, and cards that challenge everybody (6, 9.1, 9.6)."""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.known import NOTHING_MORE
from chanbara.sword.flat.format.rulings import copies_of
from chanbara.sword.flat.format.tables import (
    AFTER_HIT,
    COPIES,
    FULL_RESILIENCE,
    IS_PROPERTY,
    PROOF,
    PROPERTY_OF,
    SUIT,
    SUITS,
)
from chanbara.sword.flat.format.windows import (
    DRAWS_WHEN_HITTING,
    DRAWS_WHEN_WOUNDED,
    FOILS,
    STRIKES_BACK,
    has,
)
from chanbara.sword.flat.rules.lanes import by_seat, sum_of
from chanbara.sword.flat.rules.query import is_harmless, is_immune
from chanbara.sword.mind.arrays import Belief, Odds
from chanbara.sword.mind.value.answers import WOUND, is_frail, wounds_of
from chanbara.sword.mind.value.ending import worth_of_defeat, worth_of_falling
from chanbara.sword.mind.value.valuation import Valuation, answer_chance, friendship, stake
from chanbara.sword.mind.value.worth import CARD, IN_HAND

FRIENDLY_FIRE = 0.3
"""The cost of defeating a friend, whose cards and turn help the team."""
SHARE = 0.11
"""The probability of gaining the honor of a player one has wounded."""
DRAWN_OUT = 0.09
"""The value of making an enemy spend an answer."""
KEEP = 0.04
"""The value a card must have on the table to be worth playing."""
WEAR = 0.58
"""The share of a weapon's value that counts against playing it: of equally good weapons, use the weakest."""
HEALTH = 0.28
"""The value of one resilience."""
HALF_WORD = 16
"""Bits per symbol for its number of cards: four symbols in one integer."""
STRUCK_BACK = 0.37
"""The probability that a wounded player strikes back (12)."""


@inlined
def price(state: State, seat: int) -> float:
    """Return the cost of paying one resilience."""
    return HEALTH * 2 if is_frail(state, seat) else WOUND


@inlined
def blow(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    target: int,
    wounds: int,
    landing: float,
) -> float:
    """Return the value of wounding a player, with this probability that the blow lands."""
    friend = friendship(odds, role, target)
    if wounds >= state[layout.RESILIENCE + target]:
        defeat = worth_of_defeat(state, seat, role, belief, odds, thought, target)
        return landing * (defeat - FRIENDLY_FIRE * friend)
    step = wounds / int(FULL_RESILIENCE[state[layout.CHARACTER + target]])
    return landing * step * (stake(odds, thought, target) + SHARE * thought.gain * (1 - friend))


@inlined
def attack(
    state: State,
    seat: int,
    role: int,
    belief: Belief,
    odds: Odds,
    thought: Valuation,
    weapon: int,
    target: int,
) -> float:
    """Return the value of attacking a player with a weapon (6)."""
    wounds = wounds_of(state, seat, target, weapon)
    landing = 1 - answer_chance(state, thought, target, PROOF[weapon])
    if has(state, target, FOILS):
        landing *= 1 - pair_chance(state)
    stake_of_target = stake(odds, thought, target)
    worth = blow(state, seat, role, belief, odds, thought, target, wounds, landing) - WEAR * IN_HAND[weapon]
    worth += (1 - landing) * DRAWN_OUT * stake_of_target
    if wounds > 0:
        worth += landing * effect_of_hit(state, seat, thought, weapon, target, stake_of_target)
    return worth


@inlined
def pair_chance(state: State) -> float:
    """Return the probability that two cards of the deck have the same symbol, by public information (12)."""
    unseen = by_suit = 0
    for card in range(layout.KINDS):
        left = int(COPIES[copies_of(state), card]) - state[layout.PILE_COUNTS + card]
        left -= 1 if state[layout.PLAYING] == card else 0
        if IS_PROPERTY[card] == 1:
            left -= sum_of(by_seat(state, layout.PROPERTIES + PROPERTY_OF[card] * layout.SEATS))
        # House rules and custom cards may have more of a kind than is printed.
        left = max(0, left)
        unseen += left
        by_suit += left << (HALF_WORD * SUIT[card])
    pairs = 0
    for suit in range(len(SUITS)):
        count = (by_suit >> (HALF_WORD * suit)) & (2**HALF_WORD - 1)
        pairs += count * (count - 1)
    return pairs / max(1, unseen * (unseen - 1))


@inlined
def effect_of_hit(
    state: State, seat: int, thought: Valuation, weapon: int, target: int, stake_of_target: float
) -> float:
    """Return the value of a hit beyond its wounds: cards, the weapon's own effect, a blow in return (6.5)."""
    gain = 1.0 if has(state, seat, DRAWS_WHEN_HITTING) else 0.0
    worth = CARD * (gain - (stake_of_target if has(state, target, DRAWS_WHEN_WOUNDED) else 0.0))
    if AFTER_HIT[weapon] != NOTHING_MORE:
        worth += CARD / 2
    if has(state, target, STRIKES_BACK):
        worth -= STRUCK_BACK * (HEALTH if state[layout.RESILIENCE + seat] > 1 else thought.gain)
    return worth


@inlined
def fall(state: State, seat: int, role: int, odds: Odds, thought: Valuation, weapon: int) -> float:
    """Return the value of using a weapon on oneself: honor, if it takes the last resilience (11.6)."""
    wounds = wounds_of(state, seat, seat, weapon)
    if wounds >= state[layout.RESILIENCE + seat]:
        return worth_of_falling(state, seat, role, odds, thought)
    return -HEALTH * wounds


@inlined
def challenge(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int
) -> float:
    """Return the value of challenging everybody: each other player answers or is wounded (9.1, 9.6)."""
    worth = -KEEP
    for one in range(state[layout.PLAYERS]):
        if one != seat and not is_harmless(state, one) and not is_immune(state, one, card):
            answered = answer_chance(state, thought, one, PROOF[card])
            worth += blow(state, seat, role, belief, odds, thought, one, 1, 1 - answered)
            worth += answered * DRAWN_OUT * stake(odds, thought, one)
    return worth
