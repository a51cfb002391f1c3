"""Checks custom numbers before a duel: their errors, or what they change."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from chanbara.duel.book.numbers import BESIDE, WrongNumbers, read_numbers, standard_numbers
from chanbara.duel.served.bodies import NumberChange, NumberFault, NumbersChecked

if TYPE_CHECKING:
    from chanbara.server.wire.scalars import Language

Leaves: TypeAlias = dict[tuple[str, str], str]
"""Values by their card, "" if none, and their location."""
MOST_CHANGES = 200
"""Maximum number of listed changes; a file with more changes everything."""


def numbers_checked(text: str, language: Language) -> NumbersChecked:
    """Return the errors of the numbers, or else what they change."""
    try:
        read = read_numbers(text)
    except WrongNumbers as error:
        faults = [NumberFault(fault.place, fault.what(language)) for fault in error.faults]
        return NumbersChecked(None, faults, [], 0)
    changes = list(_changes(_standard(), dict(_leaves(read.data, ""))))
    return NumbersChecked(read.digest, [], changes[:MOST_CHANGES], len(changes))


def _changes(ours: Leaves, own: Leaves) -> Iterator[NumberChange]:
    """Yield the differences; a card that only one side has is named once, not number by number."""
    cards = {place[0] for place in own} ^ {place[0] for place in ours}
    for card in sorted(cards):
        have = ", ".join(f"{name} {value}" for (place, name), value in (ours | own).items() if place == card)
        yield NumberChange(card, *((have, None) if any(card == place for place, _ in ours) else (None, have)))
    for place in dict.fromkeys((*own, *ours)):
        if place[0] not in cards and ours.get(place) != own.get(place):
            yield NumberChange(".".join(filter(None, place)), ours.get(place), own.get(place))


@lru_cache(maxsize=16)
def changed_things(text: str) -> frozenset[str]:
    """Return the locations that differ from ours and the things they belong to, such as ``weapons.yari``."""
    changes = _changes(_standard(), dict(_leaves(read_numbers(text).data, "")))
    places = [one.place for one in changes]
    return frozenset(place.rsplit(".", cut)[0] for place in places for cut in range(place.count(".") + 1))


@cache
def _standard() -> Leaves:
    """Our numbers, parsed from a text, so that omitted values have their defaults."""
    words = {key: one for key, one in standard_numbers().items() if key not in BESIDE}
    return dict(_leaves(read_numbers(json.dumps(words)).data, ""))


def _leaves(data: Any, place: str, card: str = "") -> Iterator[tuple[tuple[str, str], str]]:  # noqa: ANN401 - any part
    """Yield every value by its card and location; a table is one value."""
    if isinstance(data, dict):
        for key, one in data.items():
            yield from _leaves(one, f"{place}.{key}" if place else key, card)
    elif isinstance(data, list) and all(isinstance(one, dict) and "key" in one for one in data):
        for one in data:
            fields = {name: one[name] for name in one if name != "key"}
            yield from _leaves(fields, "", f"{place}.{one['key']}")
    else:
        yield (card, place), data if isinstance(data, str) else json.dumps(data)
