"""What a review calls a mistake, and where it does not judge."""

from __future__ import annotations

from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["good", "unsure", "mistake"]
Doubt: TypeAlias = Literal["chance", "hiding"]

LEAST = 0.02
"""The loss in win probability from which a choice is judged at all: less matters to nobody."""
CLEARLY = 2.0
"""How many standard errors a loss must exceed to be called a mistake: less may be chance."""
WORTH_HIDING = 0.05
"""The largest loss that hiding one's role may be worth: the rollouts do not show what that brings."""


def doubt_about(swing: float, error: float, *, is_hiding: bool = False) -> Doubt | None:
    """Return why a loss may be none; ``is_hiding``: the choice hid its player's role better than the best."""
    if swing < LEAST:
        return None
    if swing <= CLEARLY * error:
        return "chance"
    return "hiding" if is_hiding else None


def verdict_on(swing: float, doubt: Doubt | None) -> Verdict:
    """Return what a loss makes of a choice. It must be measured in worlds that did not select the choice."""
    if swing < LEAST:
        return "good"
    is_in_doubt = doubt == "chance" or (doubt == "hiding" and swing < WORTH_HIDING)
    return "unsure" if is_in_doubt else "mistake"
