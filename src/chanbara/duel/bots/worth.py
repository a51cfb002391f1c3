"""The win probability of a duel: a curve fitted to many duels from random starting points."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from chanbara.compiled.elementary import exp, log


class Standing(NamedTuple):
    """The features of a duel that determine its outcome, between two attacks."""

    life: float
    """Armor counts as part of a life."""
    qi: int
    foe: float
    """The life of all enemies."""
    foe_qi: int
    red_die: int
    beside: float = 0.0
    """Everything else, in log-odds: special cards, virtues."""


ARMOUR = 0.8
"""The life equivalent of a point of armor: a 6 may break it."""
SPECIAL = 0.1
"""What a special card in the deck adds to the log-odds."""
START = 1.2
LIFE = (0.92, 0.40)
FOE = (-1.35, -0.43)
QI = 0.22
FOE_QI = -0.3
RED_DIE = (-0.3, 0.0, 0.42, 0.72, 1.35, 1.95, 2.2)


@lru_cache(maxsize=100_000)
def worth(standing: Standing) -> float:
    """Return the win probability."""
    life, qi, foe, foe_qi, die, beside = standing
    if foe <= 0:
        return 1.0
    if life <= 0:
        return 0.0
    odds = START + beside + LIFE[0] * log(life) + LIFE[1] * life + FOE[0] * log(foe) + FOE[1] * foe
    odds += QI * qi + FOE_QI * foe_qi + RED_DIE[die]
    return 1 / (1 + exp(-odds))
