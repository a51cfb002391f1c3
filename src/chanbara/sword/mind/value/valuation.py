"""The table as one player values it, in points of honor: friends, stakes, and who can parry."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

import numpy as np

from chanbara.compiled.decorators import ARRAYS, inlined, record_of
from chanbara.compiled.inlined_elementary import exp
from chanbara.sword.flat.format import layout, tables
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.constants import table
from chanbara.sword.flat.format.scope import BASE_CATALOG, CATALOG
from chanbara.sword.flat.format.windows import GIVES_UP_PROPERTIES, PARRIES_WITH_WEAPONS, has
from chanbara.sword.flat.rules.lanes import BITS, by_seat, sum_of
from chanbara.sword.flat.rules.piles import size_of
from chanbara.sword.flat.rules.scoring import FEWER_STARS, MORE_STARS, worth_in_hand
from chanbara.sword.mind.arrays import KINDS_OF_ROLE, Odds

RIVALRY = 2.19
"""The lead in points at which one rival matters e times as much as another."""
FRAIL = 2
"""The resilience below which a player should not go without need."""
KEPT = 0.75
"""How likely a card in hand is a parry, relative to one from the deck: parries are soon spent."""
SURE = 0.78
"""The probability of an answer that a player is known to have."""
UNSEEN_HAND, OWN_HAND = 0, 1
"""Whether the hand of the valuing seat may be used."""


class Valuation(NamedTuple):
    """What a player computes once, before scoring the options."""

    shogun: float
    """The value of the Shogun losing 1 honor; below 0 for a friend. The next three likewise."""
    samurai: float
    ninja: float
    ronin: float
    gain: float
    """The value of 1 honor more for the player."""
    parries: float
    """The probability that an unseen card parries."""
    weapons: float
    """The probability that an unseen card is a weapon."""
    in_hand: float
    """Points of the cards in the player's hand at the end (8.3)."""


# Passed by value, in registers.
ARRAYS["thought"] = record_of(Valuation)

# --- tables from the printed cards --------------------------------------------------------------------------


def _multipliers() -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Return the multiplier of honor by set, players and role: an average where stars decide (8.3)."""
    multipliers = np.array(tables.MULTIPLIER, dtype=np.float64)
    for rising_sun, catalog in enumerate((BASE_CATALOG, CATALOG)):
        for players, groups in catalog.deals.by_stars.items():
            for group in groups:
                rivals = [one.stars for one in catalog.roles if one.role in group]
                for role in group:
                    own = [one.stars for one in catalog.roles if one.role is role]
                    fewer = [sum(rival < stars for rival in rivals) / (len(rivals) - 1) for stars in own]
                    average = FEWER_STARS + (MORE_STARS - FEWER_STARS) * fsum(fewer) / len(fewer)
                    multipliers[rising_sun, players, tables.ROLE_NAMES.index(role)] = average
    return table(multipliers, np.float64)


COUNTS = _multipliers()
"""The multiplier of honor, as far as others can know: by set, number of players and role."""

PARTS = np.array(
    [*range(0, layout.KINDS - layout.SEATS, layout.SEATS), layout.KINDS - layout.SEATS], dtype=np.int64
)
"""Cards are counted eight kinds at a time. These are the first kinds of each group; the last two overlap."""


def _bytes_of(cards: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return a set of cards as byte masks by group, each card in one group only."""
    parts, done = [], 0
    for first in PARTS:
        kinds = [
            kind for kind in range(layout.SEATS) if first + kind >= done and cards >> int(first + kind) & 1
        ]
        parts.append(sum(layout.MOST << (BITS * kind) for kind in kinds))
        done = first + layout.SEATS
    return table(parts)


PARRY_BYTES, WEAPON_BYTES = _bytes_of(int(tables.WEAPON_PARRIES)), _bytes_of(int(tables.WEAPONS))
"""The mask of the parries, and of the weapons, in each group."""


def _there_are(cards: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    chosen = [kind for kind in range(layout.KINDS) if cards >> kind & 1]
    copies = np.array(tables.COPIES, dtype=np.int64)
    return table([sum(int(one[kind]) for kind in chosen) for one in copies])


ALL_PARRIES, ALL_WEAPONS, ALL_CARDS = (
    _there_are(cards) for cards in (int(tables.WEAPON_PARRIES), int(tables.WEAPONS), -1)
)
"""The number of parries, weapons and cards: without and with Rising Sun."""


@inlined
def turn_of(state: State) -> int:
    """Return the number of the turn."""
    return state[layout.TURN] + layout.BYTE * state[layout.TURN + 1]


# --- friends and rivals -------------------------------------------------------------------------------------


@inlined
def friendship(odds: Odds, role: int, seat: int) -> float:
    """Return the probability that a seat is on the team of a role."""
    place = seat * KINDS_OF_ROLE
    if role in (tables.SHOGUN, tables.SAMURAI):
        return odds[place + tables.SHOGUN] + odds[place + tables.SAMURAI]
    return odds[place + role]


@inlined
def fondness(odds: Odds, role: int, seat: int) -> float:
    """Return a number from -1 for a certain enemy to 1 for a certain friend."""
    return 2 * friendship(odds, role, seat) - 1


@inlined
def stake(odds: Odds, thought: Valuation, seat: int) -> float:
    """Return the value for one's own team of a seat losing 1 honor; below 0 for likely friends."""
    place = seat * KINDS_OF_ROLE
    return (
        odds[place + tables.SHOGUN] * thought.shogun
        + odds[place + tables.SAMURAI] * thought.samurai
        + odds[place + tables.NINJA] * thought.ninja
        + odds[place + tables.RONIN] * thought.ronin
    )


@inlined
def counts(state: State, role: int) -> float:
    """Return the multiplier of a role's honor, as far as others can know."""
    return float(COUNTS[state[layout.RISING_SUN], state[layout.PLAYERS], role])


@inlined
def rival_share(one: float, other: float) -> float:
    """Return the weight of one rival team against another: the stronger weighs more."""
    return 1 / (1 + exp((other - one) / RIVALRY))


@inlined
def thought_of(state: State, seat: int, role: int, odds: Odds) -> Valuation:
    """Return the valuation of a seat with this role, by its own hand as well."""
    parries, weapons = shares(state, seat, OWN_HAND)
    in_hand = float(worth_in_hand(state, seat)) if role != tables.RONIN else 0.0
    return thought_with(state, role, odds, parries, weapons, in_hand)


@inlined
def thought_with(
    state: State, role: int, odds: Odds, parries: float, weapons: float, in_hand: float
) -> Valuation:
    """Return the valuation of a seat with this role, given the last three numbers of it."""
    per_shogun, per_samurai = counts(state, tables.SHOGUN), counts(state, tables.SAMURAI)
    per_ninja, per_ronin = counts(state, tables.NINJA), counts(state, tables.RONIN)
    of_shogun = of_samurai = of_ninja = of_ronin = 0.0
    for other in range(state[layout.PLAYERS]):
        honor, place = state[layout.HONOR + other], other * KINDS_OF_ROLE
        of_shogun += honor * odds[place + tables.SHOGUN]
        of_samurai += honor * odds[place + tables.SAMURAI]
        of_ninja += honor * odds[place + tables.NINJA]
        of_ronin += honor * odds[place + tables.RONIN]
    shogun_team = of_shogun * per_shogun + of_samurai * per_samurai
    ninja_team, ronin_team = of_ninja * per_ninja, of_ronin * per_ronin
    there_are_ronin = tables.ROLES_DEALT[state[layout.RISING_SUN], state[layout.PLAYERS], tables.RONIN] > 0
    if role == tables.RONIN:
        shogun = rival_share(shogun_team, ninja_team)
        ninja, ronin = 1 - shogun, -1.0
    elif role == tables.NINJA:
        ronin = rival_share(ronin_team, shogun_team) if there_are_ronin else 0.0
        shogun, ninja = 1 - ronin, -1.0
    else:
        ronin = rival_share(ronin_team, ninja_team) if there_are_ronin else 0.0
        shogun, ninja = -1.0, 1 - ronin
    return Valuation(
        shogun * per_shogun,
        shogun * per_samurai,
        ninja * per_ninja,
        ronin * per_ronin,
        counts(state, role),
        parries,
        weapons,
        in_hand,
    )


# --- answers ------------------------------------------------------------------------------------------------


@inlined
def shares(state: State, seat: int, hand: int) -> tuple[float, float]:
    """Return the share of parries and of weapons among the unseen cards."""
    parries = weapons = 0
    for part in range(len(PARTS)):
        seen = by_seat(state, layout.PILE_COUNTS + PARTS[part])
        if hand == OWN_HAND:
            seen += by_seat(state, layout.HANDS + seat * layout.KINDS + PARTS[part])
        parries += seen & PARRY_BYTES[part]
        weapons += seen & WEAPON_BYTES[part]
    rising_sun = state[layout.RISING_SUN]
    left = ALL_CARDS[rising_sun] - size_of(state, layout.PILE_SIZE) - state[layout.LAID]
    if hand == OWN_HAND:
        left -= state[layout.HAND_SIZE + seat]
    parries_left = ALL_PARRIES[rising_sun] - sum_of(parries)
    weapons_left = ALL_WEAPONS[rising_sun] - sum_of(weapons)
    if state[layout.PLAYING] != layout.NONE:
        left -= 1
        parries_left -= (tables.WEAPON_PARRIES >> state[layout.PLAYING]) & 1
        weapons_left -= (tables.WEAPONS >> state[layout.PLAYING]) & 1
    # House rules and custom cards may have more of a kind than is printed: clamp the shares to 0..1.
    whole = max(1, left)
    return min(1.0, KEPT * max(0, parries_left) / whole), min(1.0, max(0, weapons_left) / whole)


@inlined
def power(base: float, times: int) -> float:
    """Return a power with an integer exponent, by repeated squaring."""
    result = 1.0
    while times > 0:
        if times & 1:
            result *= base
        base *= base
        times >>= 1
    return result


@inlined
def parry_chance(state: State, thought: Valuation, seat: int) -> float:
    """Return the probability that a player can parry."""
    cards = state[layout.HAND_SIZE + seat]
    if has(state, seat, GIVES_UP_PROPERTIES) and state[layout.IN_PLAY + seat] > 0:
        return SURE
    parries = thought.parries
    if has(state, seat, PARRIES_WITH_WEAPONS) and cards > 1:
        parries = min(1.0, parries + thought.weapons)
    return 1 - power(1 - parries, cards)


@inlined
def weapon_chance(state: State, thought: Valuation, seat: int) -> float:
    """Return the probability that a player holds a weapon."""
    return 1 - power(1 - thought.weapons, state[layout.HAND_SIZE + seat])


@inlined
def answer_chance(state: State, thought: Valuation, seat: int, proof: int) -> float:
    """Return the probability that a player meets a demand."""
    if proof == tables.ANY_PARRY:
        return parry_chance(state, thought, seat)
    return weapon_chance(state, thought, seat)
