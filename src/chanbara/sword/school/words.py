"""Seats and acts of Samurai Sword in the words of the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.sight.reckoning import catalog_at

if TYPE_CHECKING:
    import re

    from chanbara.locales import Speech
    from chanbara.sword.sight.view import View


def seat_words(view: View, voice: Speech, seat: int) -> str:
    """Return the name of a seat's character."""
    return voice.called(f"character-{view.seats[seat].character}", catalog_at(view).book)


def act_words(view: View, voice: Speech, act: re.Match[str]) -> str:
    """Return an act in words: what is played, and on whom."""
    about = {key: voice.say(f"card-{act[key]}") for key in ("card", "property") if _is_card(voice, act[key])}
    if act["seat"] is not None:
        about["seat"] = voice.say(f"character-{view.seats[int(act['seat'])].character}")
    about.setdefault("card", about.get("property", ""))
    message = f"act-{act['verb']}"
    if act["seat"] is not None:
        message += "-on-property" if voice.knows(f"{message}-on-property") and act["property"] else "-on"
    return voice.say(message, **about)


def _is_card(voice: Speech, key: str | None) -> bool:
    return key is not None and voice.knows(f"card-{key}")
