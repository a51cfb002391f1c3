"""What is wrong with a file of numbers, said by its place: ``opponents.arima.life: ...``."""

from __future__ import annotations

from itertools import pairwise
from types import MappingProxyType, NoneType, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NamedTuple,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

SIDES = ("1", "2", "3", "4", "5", "6")
CLOSED = ("opponents", "weapons", "environments", "weather", "difficulty")
"""What has an entry for each of our things, and for no other."""
CLOSED_LISTS = ("wounds", "blood")
MOST_SHOWN = 60
"""Letters of a value that a sentence shows."""
NAMED = ("actions", "specials", "counterattack")
"""What is called by a name, which a thing of one's own has to bring along."""

SENTENCES = {
    "missing": "missing",
    "nameless": "missing, and a card of your own needs one",
    "unknown": "unknown; there are {there}",
    "most": "at most {most}, and it is {found}",
    "least": "at least {least}, and it is {found}",
    "number": "a whole number, and it is {found}",
    "truth": "true or false, and it is {found}",
    "word": "1 to 40 small letters, digits and _, and it is {found}",
    "text": "a text of 1 to 40 letters, and it is {found}",
    "one": "one of {there}, and it is {found}",
    "list": "a list, and it is {found}",
    "length": "a list of {least} to {most} entries, and it has {found}",
    "names": "names and values, and it is {found}",
    "twice": "given twice",
    "margins": "the margins begin with 0 and rise, and they are {found}",
    "no-copies": "not one copy of a card",
    "effect": "{may}, and nothing else",
    "joker": "a joker needs another card to stand for",
    "attack": "at most {most} cards in an attack, and there are {found}",
    "above": "at most {what}, which is {most}",
    "nobody": "nobody would be left to fight",
    "together": "wound_in_round and wound go together",
    "opponent": "there is no opponent {found}",
    "member": "{found} is no weapon, or is named twice",
    "long": "at most {most} bytes, and there are {found}",
    "brackets": "at most {most} brackets",
    "unreadable": "not readable: {why}",
    "shape": "names and values in the shape of duel.json",
}
"""Every way to be wrong, by its name. Other languages have a message ``numbers-NAME`` for each."""


class Fault(NamedTuple):
    """One thing that is wrong."""

    place: str
    """Such as ``opponents.arima.life``; "" is the file as a whole."""
    kind: str
    about: Mapping[str, str | int] = MappingProxyType({})

    def __str__(self) -> str:
        said = SENTENCES[self.kind].format(**self.about)
        return f"{self.place}: {said}" if self.place else said


class BadNumbers(ValueError):
    """Numbers that make no duel, with everything that was found wrong with them."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__(f"numbers: {faults[0]}")
        self.faults = faults


def faults(kind: Any, data: Any, place: str) -> Iterator[Fault]:  # noqa: ANN401 - any type and what it should be
    """Yield what does not fit a type, each with its place; nothing where all of it does."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError:
        yield from list(_within(kind, data, place)) or [_misfit(kind, data, place)]


def _within(kind: Any, data: Any, place: str) -> Iterator[Fault]:  # noqa: ANN401
    """Yield the faults of the parts of something."""
    kind, _ = _bare(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(data, dict):
            yield from _within_struct(kind, data, place)
    elif get_origin(kind) is dict and isinstance(data, dict):
        key_kind, value_kind = get_args(kind)
        for key, value in data.items():
            if get_origin(key_kind) is Literal and key not in get_args(key_kind):
                yield _unknown_one(_at(place, key), get_args(key_kind))
            yield from faults(value_kind, value, _at(place, key))
    elif get_origin(kind) in {list, tuple} and isinstance(data, list):
        kinds = get_args(kind)
        for number, value in enumerate(data):
            key = value.get("key", number + 1) if isinstance(value, dict) else number + 1
            one = kinds[min(number, len(kinds) - 1)]
            yield from faults(one, value, _at(place, key))


def _within_struct(kind: type[msgspec.Struct], data: dict[str, Any], place: str) -> Iterator[Fault]:
    types = get_type_hints(kind, include_extras=True)
    for key in data:
        if key not in types:
            yield _unknown_one(_at(place, key), types)
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            yield from faults(types[field.name], data[field.name], _at(place, field.name))
        elif field.required:
            yield Fault(_at(place, field.name), "missing")


def _bare(kind: Any) -> tuple[Any, msgspec.Meta]:  # noqa: ANN401
    """Return a type without its bounds, and these; of something that may be left empty, what it is else."""
    bounds = msgspec.Meta()
    while get_origin(kind) in {Annotated, Union, UnionType}:
        if get_origin(kind) is Annotated:
            kind, bounds = get_args(kind)[:2]
        else:
            kind = next(one for one in get_args(kind) if one is not NoneType)
    return kind, bounds


def _misfit(kind: Any, data: Any, place: str) -> Fault:  # noqa: ANN401
    """Return why something is not what it should be, where none of its parts is at fault."""
    kind, bounds = _bare(kind)
    found = {"found": _shown(data)}
    if get_origin(kind) is Literal:
        return Fault(place, "one", {"there": _list(get_args(kind)), **found})
    if kind is int and type(data) is int:
        if bounds.le is not None and data > bounds.le:
            return Fault(place, "most", {"most": int(bounds.le), **found})
        return Fault(place, "least", {"least": int(bounds.ge or 0), **found})
    if get_origin(kind) in {list, tuple} and isinstance(data, list):
        size = len(get_args(kind))
        least, most = bounds.min_length or 0, bounds.max_length or 0
        least, most = (size, size) if get_origin(kind) is tuple else (least, most)
        return Fault(place, "length", {"least": least, "most": most, "found": len(data)})
    plain = {int: "number", bool: "truth", str: "text" if bounds.max_length else "word"}
    otherwise = "list" if get_origin(kind) in {list, tuple} else "names"
    return Fault(place, plain.get(kind, otherwise), found)


def _unknown_one(place: str, there: Iterable[object]) -> Fault:
    return Fault(place, "unknown", {"there": _list(there)})


def _list(names: Iterable[object]) -> str:
    return ", ".join(str(name) for name in names)


def _at(place: str, key: object) -> str:
    return f"{place}.{key}" if place else str(key)


def _shown(data: object) -> str:
    text = repr(data)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def strangers(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield entries for things that there are not; what is no entry at all is not looked at."""
    for section in CLOSED:
        for key in data[section] if isinstance(data[section], dict) else ():
            if key not in usual[section]:
                yield _unknown_one(f"{section}.{key}", usual[section])
    for section in CLOSED_LISTS:
        keys = [one["key"] for one in usual[section]]
        for one in data[section] if isinstance(data[section], list) else ():
            if isinstance(one, dict) and one.get("key") not in keys:
                yield _unknown_one(f"{section}.{one.get('key')}", keys)


def contradictions(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield what fits its type and still makes no duel."""
    yield from _virtues(data, usual)
    yield from _names(data, usual)
    yield from _dice(data)
    yield from _rows(data)
    yield from _cards(data)
    yield from _lives(data)
    yield from _ladder(data)


def _virtues(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield virtues that there are not."""
    keys = [one["key"] for one in usual["bushido"]["cards"]]
    for one in data["bushido"]["cards"]:
        if one["key"] not in keys:
            yield _unknown_one(f"bushido.cards.{one['key']}", keys)


def _names(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield keys that are given twice, and cards of one's own without a name."""
    lists = {section: data[section] for section in (*NAMED, "defence", "wounds", "blood")}
    lists["bushido.cards"] = data["bushido"]["cards"]
    lists["actions and specials"] = [*data["actions"], *data["specials"]]
    for section, entries in lists.items():
        keys = [one["key"] for one in entries]
        for key in dict.fromkeys(keys):
            if keys.count(key) > 1:
                yield Fault(f"{section}.{key}", "twice")
    for section in NAMED:
        known = {one["key"] for one in usual[section]}
        for one in data[section]:
            if one["key"] not in known and "name" not in one:
                yield Fault(f"{section}.{one['key']}.name", "nameless")


def _dice(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield tables that do not have a row for each face of a die."""
    tables = {"red_die.bonus": data["red_die"]["bonus"], "three.rows": data["three"]["rows"]}
    tables["events"] = data["events"]
    tables |= {f"environments.{key}.rows": one["rows"] for key, one in data["environments"].items()}
    for place, rows in tables.items():
        for side in SIDES:
            if side not in rows:
                yield Fault(f"{place}.{side}", "missing")


def _rows(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield tables of hits that do not begin with 0 and rise."""
    tables = {f"hit.{value}": data["hit"][value] for value in ("strength", "technique")}
    tables |= {
        f"weapons.{key}.strength": one["strength"]
        for key, one in data["weapons"].items()
        if one.get("strength") is not None
    }
    for place, rows in tables.items():
        margins = [least for least, _ in rows]
        if margins[0] != 0 or any(one >= other for one, other in pairwise(margins)):
            yield Fault(place, "margins", {"found": _list(margins)})


def _cards(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield decks without cards, and cards that do nothing that can be."""
    for section in ("actions", "counterattack"):
        if not sum(one.get("copies", 1) for one in data[section]):
            yield Fault(section, "no-copies")
    for one in data["counterattack"]:
        wanted = ({"qi"},) if one["value"] is None else ({"life"}, {"wound"})
        if set(one["effect"]) not in wanted:
            may = " / ".join(min(each) for each in wanted)
            yield Fault(f"counterattack.{one['key']}.effect", "effect", {"may": may})
    virtues = data["bushido"]["cards"]
    if any(one.get("joker") for one in virtues) and all(one.get("joker") for one in virtues):
        yield Fault("bushido.cards", "joker")
    cards = data["round"]["cards_before"] + data["round"]["cards_after"]
    if cards > MOST_CARDS:
        yield Fault("round", "attack", {"most": MOST_CARDS, "found": cards})


MOST_CARDS = 4
"""Cards of one attack, before and after the defense is turned: the solver looks at all choices of them."""


def _lives(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield who would begin without life, or with more Qi than may be."""
    player = data["player"]
    if player["qi"] > player["qi_cap"]:
        yield Fault("player.qi", "above", {"what": "qi_cap", "most": player["qi_cap"]})
    for key, one in data["weapons"].items():
        if player["life"] + one.get("life", 0) < 1 or data["clan"]["life"] + one.get("life", 0) < 1:
            yield Fault(f"weapons.{key}.life", "nobody")
        if bool(one.get("wound_in_round")) != bool(one.get("wound")):
            yield Fault(f"weapons.{key}", "together")


def _ladder(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield opponents and weapons of campaign and clan that there are not."""
    for key in (*(key for key, _ in data["campaign"]["ladder"]), data["campaign"]["last"]):
        if key not in data["opponents"]:
            yield Fault("campaign", "opponent", {"found": key})
    members = data["clan"]["members"]
    for key in dict.fromkeys(members):
        if key not in data["weapons"] or members.count(key) > 1:
            yield Fault("clan.members", "member", {"found": key})
