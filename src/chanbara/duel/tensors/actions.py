"""The action space of the duel, ``duel_v3``: every option of every duel has its number.

A family of options has consecutive numbers: its first one plus the index of the card, value or enemy it
names. So ``play`` is ``FAMILIES["play"].start`` plus the number of the card. A change of these numbers is a
new version.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.book.data import standard_book
from chanbara.duel.rules.options import Option
from chanbara.duel.rules.words import Value, Verb

if TYPE_CHECKING:
    from collections.abc import Sequence

VERSION = "duel_v3"

BOOK = standard_book()
CARDS = tuple(BOOK.actions)
"""Action cards by number: the standard ones, then the special ones."""
SPECIALS = tuple(BOOK.special)
VIRTUES = tuple(BOOK.virtues)
ENEMIES = len(BOOK.three)

VALUES = (Value.STRENGTH.value, Value.TECHNIQUE.value)
COMBOS = ("qi", "special", "step", "die")
"""The uses of a combo."""
PRICES = ("qi", "life", "die")
"""Prices of the opponent's turn that are not cards."""

ALONE = (
    Verb.PASS, Verb.MULLIGAN, Verb.EXTRA, Verb.FORESEE, Verb.GUARD, Verb.ENVIRONMENT, Verb.RELEASE,
    Verb.GISEI, Verb.STEP, Verb.CONVERT,
)  # fmt: skip
"""Options without a parameter."""
NEW_ALONE = (Verb.LOOK, Verb.TAKE)
"""Those added in version 2; the numbers of the others are unchanged."""


class Family(NamedTuple):
    """Options with one verb, in the order of their numbers."""

    name: str
    options: tuple[Option, ...]


def _naming(name: str, verb: Verb, keys: Sequence[str], before: str = "") -> Family:
    return Family(name, tuple(Option(verb, f"{before}{key}") for key in keys))


ALL = (
    *(Family(verb.value, (Option(verb),)) for verb in ALONE),
    Family("target", tuple(Option(Verb.TARGET, None, enemy) for enemy in range(ENEMIES))),
    _naming("spend", Verb.SPEND, VALUES),
    _naming("bokken", Verb.BOKKEN, VALUES),
    _naming("raise", Verb.RAISE, VALUES),
    _naming("hit", Verb.HIT, VALUES),
    _naming("combo", Verb.COMBO, COMBOS),
    _naming("penalty", Verb.PENALTY, PRICES),
    _naming("choose", Verb.CHOOSE, VIRTUES),
    _naming("keep", Verb.KEEP, SPECIALS),
    _naming("play", Verb.PLAY, CARDS),
    _naming("redraw", Verb.REDRAW, CARDS),
    _naming("penalty_hand", Verb.PENALTY, CARDS, "hand:"),
    _naming("penalty_discard", Verb.PENALTY, CARDS, "discard:"),
    *(Family(verb.value, (Option(verb),)) for verb in NEW_ALONE),
)


def _spans() -> dict[str, slice]:
    spans, first = {}, 0
    for family in ALL:
        spans[family.name] = slice(first, first + len(family.options))
        first += len(family.options)
    return spans


FAMILIES = _spans()
"""The numbers of each family."""
TEXTS = tuple(option.text for family in ALL for option in family.options)
"""The notation of every action, by number."""
ACTIONS = len(TEXTS)
"""Number of actions."""
_NUMBERS = {text: number for number, text in enumerate(TEXTS)}


def action_of(text: str) -> int:
    """Return the number of an option in notation."""
    return _NUMBERS[text]


def text_of(action: int) -> str:
    """Return the notation of an action."""
    return TEXTS[action]
