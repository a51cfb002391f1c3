"""What a duel of a campaign or clan takes over, as a record writes it: a text that the server alone keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.setup import Carried, options_of

if TYPE_CHECKING:
    from chanbara.duel.setup import Start

NO_KEY = bytes(32).hex()


def carried_text(start: Start) -> str:
    """Return what a duel takes over, "" where it is nothing."""
    return dict(start.header()).get("carried", "")


def carried_from(text: str) -> Carried:
    """Return what was written."""
    carried = options_of({"key": NO_KEY, "carried": text})["carried"]
    assert isinstance(carried, Carried), "the header of a record holds nothing else"
    return carried
