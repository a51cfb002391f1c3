"""What the arrays of the mind are, and what lies where in them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types

from chanbara.compiled.decorators import ARRAYS, pointer_to, pointers_to
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Chance, State
from chanbara.sword.flat.format.layout import SEATS, SIZE
from chanbara.sword.flat.format.tables import ROLE_NAMES
from chanbara.sword.flat.rules.chance import CHANCE_SIZE

Belief = npt.NDArray[np.float64]
"""What everybody could think of who is who: a weight for each world of ``worlds``, all together 1."""
Odds = npt.NDArray[np.float64]
"""How likely each seat has each role, for who knows his own: by seat, then by role."""
Points = npt.NDArray[np.float64]
"""What is thought of each action, in points of honor; in the order of the actions."""
Ranks = npt.NDArray[np.int16]
"""What comes first in a turn, by action."""
Mind = npt.NDArray[np.float64]
"""All that is thought at a table."""
Room = npt.NDArray[np.int16]
"""Room for actions and their ranks."""
Who = npt.NDArray[np.int8]
"""What kind of bot sits in each seat."""
Wins = npt.NDArray[np.float64]
"""Wins, and chances to win where a game is not over, added up over worlds that may be so: by option, seat and
role of that seat; and in how many worlds the seat had the role."""
Known = npt.NDArray[np.int8]
"""How many of each card a seat is known to hold: by seat, then by card."""

for _name, _number in {
    "belief": types.float64,
    "odds": types.float64,
    "points": types.float64,
    "mind": types.float64,
    "ranks": types.int16,
    "room": types.int16,
    "who": types.int8,
    "known": types.int8,
    "wins": types.float64,
    "world": types.int8,
    "rng": types.int64,
}.items():
    ARRAYS[_name] = pointer_to(_number)


class Workspace(NamedTuple):
    """Where a search writes."""

    mind: Mind
    room: Room
    world: State
    """Two games: a world, and how a rollout goes on in it."""
    rng: Chance
    """The chance of worlds and rollouts."""


ARRAYS["work"] = pointers_to(Workspace)

KINDS_OF_ROLE = len(ROLE_NAMES)
KINDS_OF_PLAYER = 4
KINDS_OF_SETTING = 3
CANDIDATES = 8
"""How many options a search rolls out: those with the highest prior."""
MOST_WORLDS = 210
"""With eight players."""
ODDS_SIZE = SEATS * KINDS_OF_ROLE
"""Numbers of one seat's odds, if it has one role."""
ALL_ODDS_SIZE = SEATS * KINDS_OF_ROLE * ODDS_SIZE
EVIDENCE_SIZE = SEATS * KINDS_OF_ROLE * KINDS_OF_PLAYER
SUPPORT_SIZE = SEATS * KINDS_OF_ROLE

# --- all that is thought at a table -------------------------------------------------------------------------

BELIEF = 0
"""The belief of who has watched everybody."""
EVEN_BELIEF = BELIEF + MOST_WORLDS
"""The belief of who has watched nobody."""
EVIDENCE = EVEN_BELIEF + MOST_WORLDS
"""How much likelier a seat's deeds are for a role and a kind of player than for who aims blindly."""
SUPPORT = EVIDENCE + EVIDENCE_SIZE
"""What a seat's deeds say for a role, whatever kind of player it is: the logarithms of its deeds added up."""
TERMS = SUPPORT + SUPPORT_SIZE
"""What the last deed said for each role of who did it."""
ALL_ODDS = TERMS + KINDS_OF_ROLE
"""The odds of every seat for every role it may have, by the belief."""
EVEN_ODDS = ALL_ODDS + ALL_ODDS_SIZE
"""The same, of who has watched nobody."""
POINTS = EVEN_ODDS + ALL_ODDS_SIZE
"""What is thought of each action."""
WINS = POINTS + ACTIONS
"""Of each candidate of a search: the summed value of its rollouts for the own team, ..."""
VISITS = WINS + CANDIDATES
"""... the number of its rollouts, ..."""
PRIORS = VISITS + CANDIDATES
"""... and its log-prior, as it is weighted."""
SETTINGS = PRIORS + CANDIDATES
"""How who thinks differs from a detective, by ``manners``; 0 where he does not."""
TRUSTING_ODDS = SETTINGS + KINDS_OF_SETTING
"""The odds of who is asked as he would like them to be, where he is trusting."""
MIND_SIZE = TRUSTING_ODDS + ODDS_SIZE

LISTED = 0
"""The legal actions."""
RANKS = LISTED + ACTIONS
TRIED = RANKS + ACTIONS
"""The candidates of a search, the best first: their actions."""
ROOM_SIZE = TRIED + ACTIONS


def new_workspace(mind: Mind | None = None) -> Workspace:
    """Return room for a search, with a mind that was filled before."""
    return Workspace(
        np.zeros(MIND_SIZE) if mind is None else mind,
        np.zeros(ROOM_SIZE, dtype=np.int16),
        np.zeros(2 * SIZE, dtype=np.int8),
        np.zeros(CHANCE_SIZE, dtype=np.int64),
    )
