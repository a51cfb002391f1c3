"""The types of the mind's arrays, and the layout of ``Mind`` and ``Room``."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from chanbara.compiled.decorators import ARRAYS, pointer_to, pointers_to
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import KINDS, SEATS, SIZE
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.tables import ROLE_NAMES
from chanbara.sword.flat.rules.chance import CHANCE_SIZE
from chanbara.sword.mind.workspace import Workspace

Belief = npt.NDArray[np.float64]
"""The common belief about roles: the probability of each world of ``worlds``."""
Odds = npt.NDArray[np.float64]
"""The probability of each role in each seat, for a seat that knows its own role: by seat, then by role."""
Points = npt.NDArray[np.float64]
"""The score of each action, in points of honor, in the order of the actions."""
Ranks = npt.NDArray[np.int16]
"""The rank of each action: a higher rank is played earlier in a turn."""
Mind = npt.NDArray[np.float64]
"""Everything the bots of a table compute: beliefs, evidence, odds, scores."""
Room = npt.NDArray[np.int16]
"""A buffer for actions and their ranks."""
Who = npt.NDArray[np.int8]
"""What kind of bot sits in each seat."""
Wins = npt.NDArray[np.float64]
"""Wins, and win probabilities where a rollout was cut off, summed over sampled worlds: by option, seat and
role of that seat; and the number of worlds in which the seat had the role."""
Samples = npt.NDArray[np.float64]
"""What came of an option in a sampled world, one row for each (``outlook``)."""
Known = npt.NDArray[np.int8]
"""How many of each card a seat is known to hold: by seat, then by card."""

Likely = npt.NDArray[np.float64]
"""How much likelier each card is in a hand than its number says, against the likeliest: from 0 to 1."""

for _name, _number in {
    "belief": "float64",
    "odds": "float64",
    "points": "float64",
    "mind": "float64",
    "ranks": "int16",
    "room": "int16",
    "who": "int8",
    "known": "int8",
    "likely": "float64",
    "wins": "float64",
    "samples": "float64",
    "sample": "float64",
    "world": "int8",
    "rng": "int64",
}.items():
    ARRAYS[_name] = pointer_to(_number)


ARRAYS["work"] = pointers_to(Workspace)

KINDS_OF_ROLE = len(ROLE_NAMES)
KINDS_OF_PLAYER = 4
KINDS_OF_SETTING = 3
CANDIDATES = 8
"""How many options a search rolls out: those with the highest prior."""
MOST_WORLDS = 210
"""The number of worlds with eight players."""
ODDS_SIZE = SEATS * KINDS_OF_ROLE
"""The size of the odds of one seat with one role."""
ALL_ODDS_SIZE = SEATS * KINDS_OF_ROLE * ODDS_SIZE
EVIDENCE_SIZE = SEATS * KINDS_OF_ROLE * KINDS_OF_PLAYER
SUPPORT_SIZE = SEATS * KINDS_OF_ROLE

# --- the layout of a mind -----------------------------------------------------------------------------------

BELIEF = 0
"""The belief of a player who has watched everybody."""
EVEN_BELIEF = BELIEF + MOST_WORLDS
"""The belief of a player who has watched nobody: uniform."""
EVIDENCE = EVEN_BELIEF + MOST_WORLDS
"""The likelihood ratio of a seat's public actions against random targets, by role and kind of player."""
SUPPORT = EVIDENCE + EVIDENCE_SIZE
"""The evidence for each role of a seat, marginalized over kinds of players: log-likelihood ratios, summed."""
TERMS = SUPPORT + SUPPORT_SIZE
"""The evidence of the last public action for each role of its actor."""
ALL_ODDS = TERMS + KINDS_OF_ROLE
"""The odds of every seat for every role it may have, by the belief."""
EVEN_ODDS = ALL_ODDS + ALL_ODDS_SIZE
"""The same by the uniform belief."""
POINTS = EVEN_ODDS + ALL_ODDS_SIZE
"""The score of each action."""
WINS = POINTS + ACTIONS
"""For each candidate of a search: the summed value of its rollouts for the searching player's team, ..."""
VISITS = WINS + CANDIDATES
"""... the number of its rollouts, ..."""
PRIORS = VISITS + CANDIDATES
"""... and its weighted log-prior."""
SETTINGS = PRIORS + CANDIDATES
"""The style of the player to move, by ``styles``; 0 in each setting for a plain detective."""
TRUSTING_ODDS = SETTINGS + KINDS_OF_SETTING
"""The odds of the player to move, shifted toward friends by a trusting style."""
OWN_BELIEF = TRUSTING_ODDS + ODDS_SIZE
"""The belief of the player to move, if they have looked at roles."""
OWN_ODDS = OWN_BELIEF + (MOST_WORLDS if HAS_PROGRAMS else 0)
LIKELY = OWN_ODDS + (ODDS_SIZE if HAS_PROGRAMS else 0)
"""1 if some cards are likelier in a hand than their number says, and then, for each card in the hand of each
seat, how much it is, against the likeliest."""
MIND_SIZE = LIKELY + 1 + SEATS * KINDS

LISTED = 0
"""The legal actions."""
RANKS = LISTED + ACTIONS
OF_RANK = 1.0
"""How far, in points, an action that ranks next is behind, in advice."""
TRIED = RANKS + ACTIONS
"""The actions of the candidates of a search, best first."""
ROOM_SIZE = TRIED + ACTIONS


def new_workspace(mind: Mind | None = None) -> Workspace:
    """Return the buffers of a search, with a new or a given mind."""
    return Workspace(
        np.zeros(MIND_SIZE) if mind is None else mind,
        np.zeros(ROOM_SIZE, dtype=np.int16),
        np.zeros(2 * SIZE, dtype=np.int8),
        np.zeros(CHANCE_SIZE, dtype=np.int64),
    )
