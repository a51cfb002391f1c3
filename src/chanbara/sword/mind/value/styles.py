"""Styles: how bots differ that otherwise choose like a detective. They are numbers in the mind.

All are 0 for a detective, and in a planner's model of others: a style changes what the player to move
chooses, not what they expect.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, at, inlined, pointer_to
from chanbara.sword.flat.format.actions import AIMS, ON_PROPERTY, PASS, PLAY
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import PLAYERS
from chanbara.sword.flat.format.tables import SAMURAI, SHOGUN
from chanbara.sword.flat.rules.query import left_of, shogun_of
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    KINDS_OF_ROLE,
    KINDS_OF_SETTING,
    LISTED,
    POINTS,
    RANKS,
    SETTINGS,
    TRUSTING_ODDS,
    Mind,
    Odds,
    Room,
)
from chanbara.sword.mind.belief.belief import odds_at
from chanbara.sword.mind.value.plays import ATTACK, CHALLENGE, NEVER, RANK
from chanbara.sword.mind.value.valuation import friendship, turn_of

BOLDNESS = SETTINGS
"""The extra value of attacking an enemy, in points."""
TRUST = SETTINGS + 1
"""How far unknown players are taken for friends, from 0 to 1."""
SLYNESS = SETTINGS + 2
"""The cost, in points, of targeting the Shogun while one's own role is unknown."""

MANNERS = {
    "": (0.0, 0.0, 0.0),
    "aggressive": (0.4, 0.0, 0.0),
    "trusting": (0.0, 0.5, 0.0),
    "sly": (0.0, 0.0, 0.5),
}
"""Boldness, trust and slyness, by the name of a style."""

Manners = npt.NDArray[np.float64]
"""The styles of several players, one after the other."""

ARRAYS["manners"] = pointer_to("float64")

SHRUG = 0.25
"""The share of boldness that makes a bold player keep a card rather than avert a wound."""
EVERYBODY = 0.5
"""The share of boldness that counts for an attack on everybody, friends included."""


@inlined
def take_manner(mind: Mind, manners: Manners, player: int) -> None:
    """Set the style of the player to move to that of one of several players."""
    for setting in range(KINDS_OF_SETTING):
        mind[SETTINGS + setting] = manners[player * KINDS_OF_SETTING + setting]


@inlined
def believed_odds(state: State, seat: int, role: int, mind: Mind) -> int:
    """Return the place of the odds by which a seat judges: the common ones, or more trusting ones."""
    odds, trust = ALL_ODDS + odds_at(seat, role), mind[TRUST]
    if trust == 0.0:
        return odds
    shogun = shogun_of(state)
    friend = SAMURAI if role == SHOGUN else role
    for other in range(state[PLAYERS]):
        is_known = other in (seat, shogun)
        for one in range(KINDS_OF_ROLE):
            place = other * KINDS_OF_ROLE + one
            chance = mind[odds + place]
            if not is_known:
                chance = (1.0 - trust) * chance + (trust if one == friend else 0.0)
            mind[TRUSTING_ODDS + place] = chance
    return TRUSTING_ODDS


@inlined
def apply_style(state: State, seat: int, role: int, odds: int, mind: Mind, room: Room, count: int) -> None:
    """Adjust the scores of the player to move by boldness and slyness."""
    if mind[BOLDNESS] == 0.0 and mind[SLYNESS] == 0.0:
        return
    for place in range(count):
        action = room[LISTED + place]
        if action == PASS:
            mind[POINTS + place] += SHRUG * mind[BOLDNESS]
        elif PLAY <= action < ON_PROPERTY:
            card, aim = (action - PLAY) // AIMS, (action - PLAY) % AIMS
            more = appeal(state, seat, role, at(mind, odds), mind, card, aim)
            if more != 0.0:
                mind[POINTS + place] += more
                room[RANKS + place] = RANK[card] if mind[POINTS + place] > 0.0 else NEVER


@inlined
def is_early(state: State) -> bool:
    """Whether it is one of the first two rounds."""
    return turn_of(state) <= 2 * state[PLAYERS]


@inlined
def appeal(state: State, seat: int, role: int, odds: Odds, mind: Mind, card: int, aim: int) -> float:
    """Return the value of a card to its player by style alone."""
    is_blow = RANK[card] in (ATTACK, CHALLENGE)
    if aim == 0:
        return EVERYBODY * mind[BOLDNESS] if is_blow else 0.0
    target, shogun = left_of(state, seat, aim - 1), shogun_of(state)
    if target == seat:
        return 0.0
    worth = mind[BOLDNESS] * (1.0 - friendship(odds, role, target)) if is_blow else 0.0
    return worth - (mind[SLYNESS] if target == shogun and is_early(state) else 0.0)
