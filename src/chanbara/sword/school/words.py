"""Seats and acts of Samurai Sword in the words of the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.locales import knows
from chanbara.sword.sight.derived import catalog_at
from chanbara.sword.words.messages import Messages
from chanbara.words.message import Argument, Text, message

if TYPE_CHECKING:
    import re

    from chanbara.locales import Speech
    from chanbara.sword.sight.view import View


def seat_words(view: View, voice: Speech, seat: int) -> str:
    """Return the name of a seat's character."""
    return voice.called(f"character-{view.seats[seat].character}", catalog_at(view).book)


def act(view: View, act: re.Match[str]) -> Text:
    """Return an act in words: what is played, and on whom; or who is named."""
    messages = Messages(view)
    if act["verb"] == "seat":
        return messages.name(int(act["card"]))
    about: dict[str, Argument] = {
        key: messages.card(act[key]) for key in ("card", "property") if _is_card(act[key])
    }
    about.setdefault("card", about.get("property", ""))
    key = f"act-{act['verb']}"
    if act["seat"] is not None:
        about["seat"] = messages.name(int(act["seat"]))
        key += "-on-property" if knows(f"{key}-on-property") and act["property"] else "-on"
    return message(key, **about)


def _is_card(key: str | None) -> bool:
    return key is not None and knows(f"card-{key}")
