"""The win probability of a team, estimated from the table: the value where a rollout is cut off.

The coefficients are fitted to games of detectives (``checks/measure/prospects.py``): what honor, cards and
resilience have been worth. Nobody's plans are considered.
"""

from __future__ import annotations

import numpy as np

from chanbara.compiled.decorators import entry_point, inlined
from chanbara.compiled.inlined_elementary import exp
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import HAND_SIZE, HONOR, IN_PLAY, PLAYERS, RESILIENCE, RISING_SUN
from chanbara.sword.flat.format.tables import NINJA_TEAM, RONIN_TEAM, SHOGUN_TEAM
from chanbara.sword.flat.rules.scoring import has_team, team_of, total

TEAMS = 3
LOWS = 4
"""The lowest honor is capped at this: from there on the end is far."""
PER_POINT = np.array([0.0, 0.435, 0.288, 0.214, -0.001])
"""The weight of a point by the lowest honor: the nearer the end, the more."""
PER_RESILIENCE = 0.033
PER_CARD = 0.098
PER_PROPERTY = 0.083
LAST_HONOR = -0.286
"""The weight of each member of the team with one honor left, whose defeat may end the game."""

SHOGUN_AHEAD = np.array(
    [
        [0.0, 0.0, 0.0, 0.081, -0.312, -0.437, -0.507, -0.457, 0.0],
        [0.0, 0.0, 0.0, -0.152, 0.154, 0.149, -0.028, 0.191, 0.023],
    ]
)
"""The lead of the Shogun's team over the Ninja's beyond the rest, without and with Rising Sun, by players."""
RONIN_AHEAD = np.array(
    [
        [0.0, 0.0, 0.0, 0.0, 0.0, -0.437, -0.01, 0.378, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0, -0.243, -0.302, 0.05, 0.015],
    ]
)
"""The same for the Ronin."""


@inlined
def lowest_honor(state: State) -> int:
    """Return the lowest honor of any seat, capped."""
    low = LOWS
    for seat in range(state[PLAYERS]):
        low = min(low, state[HONOR + seat])
    return low


@inlined
def prospect(state: State, team: int, low: int) -> float:
    """Return the log of a team's win probability, up to a common constant."""
    worth = PER_POINT[low] * total(state, team)
    if team == SHOGUN_TEAM:
        worth += SHOGUN_AHEAD[state[RISING_SUN], state[PLAYERS]]
    elif team == RONIN_TEAM:
        worth += RONIN_AHEAD[state[RISING_SUN], state[PLAYERS]]
    for seat in range(state[PLAYERS]):
        if team_of(state, seat) == team:
            worth += PER_RESILIENCE * state[RESILIENCE + seat] + PER_CARD * state[HAND_SIZE + seat]
            worth += PER_PROPERTY * state[IN_PLAY + seat]
            worth += LAST_HONOR if state[HONOR + seat] == 1 else 0.0
    return worth


@entry_point
def chance_to_win(state: State, team: int) -> float:
    """Return a team's win probability in an unfinished game, given all roles and cards."""
    low = lowest_honor(state)
    own = prospect(state, team, low)
    whole = 0.0
    for other in (SHOGUN_TEAM, NINJA_TEAM, RONIN_TEAM):
        if has_team(state, other):
            whole += exp(prospect(state, other, low) - own)
    return 1.0 / whole
