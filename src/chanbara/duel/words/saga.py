"""What happens between two duels of a campaign, in words."""

from __future__ import annotations

from collections.abc import Callable

from chanbara.duel.saga.ladder import numbers
from chanbara.duel.words.messages import signed


def event_words(say: Callable[..., str], die: int, own_numbers: str | None = None) -> str:
    """Return what an event brings (B7.2)."""
    brought = numbers(own_numbers).events[str(die)]
    what = ", ".join(
        say(f"duel-campaign-does-{effect}", count=count, signed=signed(count))
        for effect, count in brought.items()
    )
    return say("duel-campaign-event", die=die, what=what or say("duel-nothing"))
