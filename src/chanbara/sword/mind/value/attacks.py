"""What a player thinks of hurting others: with weapons, and by challenging all (6, 9.1, 9.6)."""

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
from chanbara.sword.mind.value.answers import wounds_of
from chanbara.sword.mind.value.ending import worth_of_defeat, worth_of_falling
from chanbara.sword.mind.value.valuation import Valuation, answer_chance, friendship, stake
from chanbara.sword.mind.value.worth import CARD, IN_HAND

FRIENDLY_FIRE = 0.3
"""What it costs to defeat a friend: his cards and his turn were ours too."""
SHARE = 0.11
"""How likely one gathers the honor of a player whom one has wounded."""
DRAWN_OUT = 0.09
"""What it is worth that an enemy spends an answer."""
KEEP = 0.04
"""What a card must be worth on the table to leave the hand."""
WEAR = 0.58
"""How much of a weapon's worth counts against playing it: the weakest that does the work will do."""
HEALTH = 0.28
"""What a point of resilience is worth."""
HALF_WORD = 16
"""Bits for the number of cards of a symbol: four symbols in one number."""
STRUCK_BACK = 0.37
"""How likely who is hurt strikes back (12)."""


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
    """Return what it is worth to wound a player, with this chance that it lands."""
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
    """Attack likely enemies, where it hurts (6)."""
    wounds = wounds_of(state, seat, target, weapon)
    landing = 1 - answer_chance(state, thought, target, PROOF[weapon])
    if has(state, target, FOILS):
        landing *= 1 - pair_chance(state)
    his = stake(odds, thought, target)
    worth = blow(state, seat, role, belief, odds, thought, target, wounds, landing) - WEAR * IN_HAND[weapon]
    worth += (1 - landing) * DRAWN_OUT * his
    if wounds > 0:
        worth += landing * effect_of_hit(state, seat, thought, weapon, target, his)
    return worth


@inlined
def pair_chance(state: State) -> float:
    """Return how likely two cards of the deck bear the same symbol, by the cards that all have seen (12)."""
    unseen = by_suit = 0
    for card in range(layout.KINDS):
        left = int(COPIES[copies_of(state), card]) - state[layout.PILE_COUNTS + card]
        left -= 1 if state[layout.PLAYING] == card else 0
        if IS_PROPERTY[card] == 1:
            left -= sum_of(by_seat(state, layout.PROPERTIES + PROPERTY_OF[card] * layout.SEATS))
        # House rules and own cards may have more of a kind than is printed.
        left = max(0, left)
        unseen += left
        by_suit += left << (HALF_WORD * SUIT[card])
    pairs = 0
    for suit in range(len(SUITS)):
        count = (by_suit >> (HALF_WORD * suit)) & (2**HALF_WORD - 1)
        pairs += count * (count - 1)
    return pairs / max(1, unseen * (unseen - 1))


@inlined
def effect_of_hit(state: State, seat: int, thought: Valuation, weapon: int, target: int, his: float) -> float:
    """Return what a hit brings besides wounds: cards, the weapon's own effect, a blow in return (6.5)."""
    gain = 1.0 if has(state, seat, DRAWS_WHEN_HITTING) else 0.0
    worth = CARD * (gain - (his if has(state, target, DRAWS_WHEN_WOUNDED) else 0.0))
    if AFTER_HIT[weapon] != NOTHING_MORE:
        worth += CARD / 2
    if has(state, target, STRIKES_BACK):
        worth -= STRUCK_BACK * (HEALTH if state[layout.RESILIENCE + seat] > 1 else thought.gain)
    return worth


@inlined
def fall(state: State, seat: int, role: int, odds: Odds, thought: Valuation, weapon: int) -> float:
    """Turn a weapon on oneself for the honor in it, once it takes the last resilience (11.6)."""
    wounds = wounds_of(state, seat, seat, weapon)
    if wounds >= state[layout.RESILIENCE + seat]:
        return worth_of_falling(state, seat, role, odds, thought)
    return -HEALTH * wounds


@inlined
def challenge(
    state: State, seat: int, role: int, belief: Belief, odds: Odds, thought: Valuation, card: int
) -> float:
    """Challenge all when it hurts enemies more than friends: everybody answers or is hurt (9.1, 9.6)."""
    worth = -KEEP
    for one in range(state[layout.PLAYERS]):
        if one != seat and not is_harmless(state, one) and not is_immune(state, one, card):
            answered = answer_chance(state, thought, one, PROOF[card])
            worth += blow(state, seat, role, belief, odds, thought, one, 1, 1 - answered)
            worth += answered * DRAWN_OUT * stake(odds, thought, one)
    return worth
