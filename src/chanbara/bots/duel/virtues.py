"""What Bushido is worth to the solver: the marker on its way, and the card in front of the player (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.bots.duel.situation import Situation
    from chanbara.duel.rules.book import Virtue

LASTING = {"gi": 0.3, "yu": 0.8, "jin": 1.3}
"""What a virtue that lasts adds to the logarithm of the odds, at an enemy's full life."""
POINT = {"rei": 0.26, "makoto": 0.235}
"""What each point to spend adds."""
HEALING = 0.18
"""What each life that Qi may still buy adds."""
STEP = 0.22
"""What each step that is still to make will take away: the combo could have brought a Qi."""
SURE = 0.6
"""How likely each step that is still to make is made in time."""
FULL_LIFE = 8


def taken(key: str, foe: float, now: Situation) -> float:
    """Return what a virtue adds when it has just been taken."""
    virtue = now.book.virtues[key]
    if virtue.joker:
        return max(taken(other, foe, now) for other in now.view.bushido if other != key)
    return held(virtue, virtue.strength or virtue.technique, 0, foe)


def held(virtue: Virtue, points: int, locked: int, foe: float) -> float:
    """Return what a virtue in front of the player adds, with what is left of it."""
    if virtue.life:
        return HEALING * (virtue.life - locked)
    full = POINT[virtue.key] * points if points else LASTING[virtue.key]
    return full * min(1.0, foe / FULL_LIFE)


def bushido(now: Situation, foe: float, further: int = 0) -> float:
    """Return what Bushido adds to the logarithm of the odds, with the marker some kanji further."""
    if now.virtue is not None:
        return held(now.virtue, now.points, now.locked, foe)
    if not now.view.bushido:
        return 0.0
    left = now.book.kanji - now.marker - further
    return max(0.0, SURE**left * taken(now.view.bushido[-1], foe, now) - STEP * left)
