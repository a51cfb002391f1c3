"""The value of Bushido to the solver: the progress of the marker, and the player's card (A2)."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.duel.bots.situation import Situation
    from chanbara.duel.rules.book import Virtue

LASTING = {"specials": 0.1, "red_die": 0.1, "redraw": 1.1}
"""What a lasting virtue adds to the log-odds, at an enemy's full life."""
POINT = {"technique": 0.3, "strength": 0.25}
"""What each point to spend adds."""
HEALING = 0.24
"""What each life that Qi can still buy adds."""
STEP = 0.2
"""What each remaining step costs: the combo could have gained a Qi instead."""
PACE = 1.2
"""The life that the enemy loses during one step: what comes late lasts less long."""
FULL_LIFE = 8


def taken(key: str, foe: float, now: Situation) -> float:
    """Return what a newly taken virtue adds."""
    virtue = now.book.virtues[key]
    if virtue.joker:
        others = [one for one in now.view.bushido if not now.book.virtues[one].joker]
        return max((taken(other, foe, now) for other in others), default=0.0)
    return held(virtue, virtue.strength or virtue.technique, 0, foe)


def held(virtue: Virtue, points: int, locked: int, foe: float) -> float:
    """Return what the virtue in front of the player adds, with what is left of it."""
    if virtue.life:
        return HEALING * (virtue.life - locked)
    if points:
        full = POINT["strength" if virtue.strength else "technique"] * points
    else:
        full = fsum(gain for trait, gain in LASTING.items() if getattr(virtue, trait))
    return full * min(1.0, foe / FULL_LIFE)


def bushido(now: Situation, foe: float, further: int = 0) -> float:
    """Return what Bushido adds to the log-odds, with the marker some kanji further."""
    if now.virtue is not None:
        return held(now.virtue, now.points, now.locked, foe)
    if not now.view.bushido:
        return 0.0
    left = now.book.kanji - now.marker - further
    return max(0.0, taken(now.view.bushido[-1], max(0.0, foe - PACE * left), now) - STEP * left)
