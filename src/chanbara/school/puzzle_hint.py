"""The second hint of a puzzle: what the next choice is about, without saying what to choose."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.school.acts import NOTATION, act_message
from chanbara.words.message import message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.school.puzzle_proof import Node
    from chanbara.words.message import Message

FEWEST_TO_RULE_OUT = 2
"""Wrong options, at least, for one of them to be named: of two options it would leave the solution."""


class Hint(NamedTuple):
    """A hint in words, and what it marks at the table."""

    text: Message
    marks: list[str]


def pointing_hint(node: Node, view: Any, hand: Sequence[str]) -> Hint:  # noqa: ANN401 - the view of some game
    """Return what the next choice is about: a card, the players it may be for, or what it cannot be."""
    options = [*node.works, *node.fails]
    named = [card for option in options if (card := _card(option)) in hand]
    cards = list(dict.fromkeys(named))
    chosen = _card(node.works[0])
    seats = list(dict.fromkeys(seat for option in options if (seat := _part(option, "seat"))))
    if chosen in hand and len(cards) > 1:
        if named.count(chosen) > 1:
            return Hint(message("puzzle-hint-card"), [f"hand:{chosen}"])
        # This card alone would be the solution: it is marked with one that is easily mistaken for it.
        other = _card(
            max((one for one in node.fails if _card(one) in hand), key=lambda one: _temptation(node, one))
        )
        return Hint(message("puzzle-hint-either"), sorted([f"hand:{chosen}", f"hand:{other}"]))
    if chosen in hand and len(seats) > 1:
        return Hint(message("puzzle-hint-players"), [f"seat:{seat}" for seat in seats])
    if cards:
        return Hint(message("puzzle-hint-keep", count=len(cards)), [f"hand:{card}" for card in cards])
    if len(node.fails) >= FEWEST_TO_RULE_OUT:
        wrong = min(node.fails, key=lambda one: _temptation(node, one))
        return Hint(message("puzzle-hint-not", act=act_message(view, wrong)), [])
    return Hint(message("puzzle-hint-compare"), [])


def _temptation(node: Node, option: str) -> tuple[float, int]:
    """Return how nearly a wrong option works: by its chance, or by the worlds in which it fails."""
    failing = node.fails[option]
    return failing.chance or 0.0, -failing.fails


def _card(option: str) -> str:
    """Return the card that an option names; in a duel it may say first where that comes from."""
    return _part(option, "card").rpartition(":")[2]


def _part(option: str, name: str) -> str:
    found: re.Match[str] | None = NOTATION.fullmatch(option)
    assert found is not None, f"{option} is no act"
    return found[name] or ""
