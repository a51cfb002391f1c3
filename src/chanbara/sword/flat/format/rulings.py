"""Rulings that differ from our reading (13): one bit each, in three bytes of a game; 0 is our reading.

``BITS`` maps each ruling to its bit; the names in capitals say what holds if the bit is set.
"""

from __future__ import annotations

from chanbara.compiled.decorators import inlined
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import END_RULINGS, PLAY_RULINGS, RISING_SUN, WOUND_RULINGS
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS, Rulings

(
    ABILITY_SPARES_ONESELF,
    PROPERTY_SPARES_ONESELF,
    NO_DRAW_FOR_ONESELF,
    ABILITY_ADDS_TO_ZERO,
    PROPERTY_ADDS_TO_ZERO,
    DRAWS_ON_HIT,
    STRIKES_BACK_PER_WOUND,
) = (1 << bit for bit in range(7))
"""The bits of WOUND_RULINGS."""
(
    OWN_PROPERTY_IS_SPARED,
    OWN_HAND_MAY_BE_STRIPPED,
    PARRY_IS_DISCARDED,
    WEAPON_IS_PLAYED,
    HARMLESS_SHOW_CARDS,
    LAST_REVEAL_COUNTS,
    DEFEATED_STOP_AT_ONCE,
) = (1 << bit for bit in range(7))
"""The bits of PLAY_RULINGS."""
(
    DECK_ENDS_WHEN_EMPTY,
    HONOR_BEFORE_SWORDMASTER,
    ONLY_WHO_IS_LEFT_REFUSES,
    NO_SCORE_BELOW_ZERO,
    EIGHTH_HAND_IS_LARGER,
    SECOND_COPIES,
) = (1 << bit for bit in range(6))
"""The bits of END_RULINGS."""

BITS: dict[str, tuple[int, int]] = {
    "ability_adds_on_oneself": (WOUND_RULINGS, ABILITY_SPARES_ONESELF),
    "property_adds_on_oneself": (WOUND_RULINGS, PROPERTY_SPARES_ONESELF),
    "ability_draws_on_oneself": (WOUND_RULINGS, NO_DRAW_FOR_ONESELF),
    "ability_adds_to_zero": (WOUND_RULINGS, ABILITY_ADDS_TO_ZERO),
    "property_adds_to_zero": (WOUND_RULINGS, PROPERTY_ADDS_TO_ZERO),
    "ability_draws_on_hit": (WOUND_RULINGS, DRAWS_ON_HIT),
    "strikes_back_per_wound": (WOUND_RULINGS, STRIKES_BACK_PER_WOUND),
    "own_property_may_be_stripped": (PLAY_RULINGS, OWN_PROPERTY_IS_SPARED),
    "own_hand_may_be_stripped": (PLAY_RULINGS, OWN_HAND_MAY_BE_STRIPPED),
    "parry_is_played": (PLAY_RULINGS, PARRY_IS_DISCARDED),
    "weapon_is_played": (PLAY_RULINGS, WEAPON_IS_PLAYED),
    "harmless_show_cards": (PLAY_RULINGS, HARMLESS_SHOW_CARDS),
    "last_reveal_counts": (PLAY_RULINGS, LAST_REVEAL_COUNTS),
    "defeated_stop_at_once": (PLAY_RULINGS, DEFEATED_STOP_AT_ONCE),
    "deck_ends_when_needed": (END_RULINGS, DECK_ENDS_WHEN_EMPTY),
    "swordmaster_before_honor": (END_RULINGS, HONOR_BEFORE_SWORDMASTER),
    "any_team_mate_refuses": (END_RULINGS, ONLY_WHO_IS_LEFT_REFUSES),
    "score_may_be_negative": (END_RULINGS, NO_SCORE_BELOW_ZERO),
    "eighth_hand": (END_RULINGS, EIGHTH_HAND_IS_LARGER),
    "second_copies": (END_RULINGS, SECOND_COPIES),
}
"""The place of each ruling: its byte and its bit."""
PLACES = (WOUND_RULINGS, PLAY_RULINGS, END_RULINGS)
BITS_OF_A_BYTE = 7
"""The usable bits: the eighth is the sign."""
ALL_BITS = (1 << BITS_OF_A_BYTE) - 1

assert set(BITS) == set(Rulings._fields), "a ruling has no bit"


def ruling_bytes(rulings: Rulings) -> tuple[int, int, int]:
    """Return the values of the bytes in ``PLACES``."""
    found = dict.fromkeys(PLACES, 0)
    for name in rulings.changed():
        place, bit = BITS[name]
        found[place] |= bit
    wounds, play, end = (found[place] for place in PLACES)
    return wounds, play, end


def rulings_in(game: State | list[int]) -> Rulings:
    """Return the rulings of a game."""
    changed = {
        name: sum(EIGHTH_HANDS) - usual if name == "eighth_hand" else not usual
        for name, usual in DEFAULT_RULINGS._asdict().items()
        if int(game[BITS[name][0]]) & BITS[name][1]
    }
    return DEFAULT_RULINGS._replace(**changed)


def edition_number(*, rising_sun: bool, rulings: Rulings = DEFAULT_RULINGS) -> int:
    """Return a set and its rulings as one number, for ``deal``; by our reading 0, or 1 with Rising Sun."""
    number = 0
    for byte in reversed(ruling_bytes(rulings)):
        number = number << BITS_OF_A_BYTE | byte
    return number << 1 | int(rising_sun)


@inlined
def write_edition(state: State, edition: int) -> None:
    """Write the set and the rulings."""
    state[RISING_SUN] = edition & 1
    state[WOUND_RULINGS] = (edition >> 1) & ALL_BITS
    state[PLAY_RULINGS] = (edition >> (1 + BITS_OF_A_BYTE)) & ALL_BITS
    state[END_RULINGS] = (edition >> (1 + 2 * BITS_OF_A_BYTE)) & ALL_BITS


@inlined
def copies_of(state: State) -> int:
    """Return the row of ``tables.COPIES`` that holds (1.2)."""
    return state[RISING_SUN] * (2 if state[END_RULINGS] & SECOND_COPIES else 1)
