"""What is wrong with a file of numbers, said by its place: ``opponents.arima.life: ...``."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SIDES = ("1", "2", "3", "4", "5", "6")
CLOSED = ("opponents", "weapons", "environments", "weather", "difficulty")
"""What has an entry for each of our things, and for no other."""
CLOSED_LISTS = ("wounds", "blood")
MOST_SHOWN = 60
"""Letters of a value that a sentence shows."""
NAMED = ("actions", "specials", "counterattack")
"""What is called by a name, which a thing of one's own has to bring along."""


def faults(kind: Any, data: Any, place: str) -> Iterator[str]:  # noqa: ANN401 - any type and what it should be
    """Yield what does not fit a type, each with its place; nothing where all of it does."""
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        deeper = list(_within(kind, data, place))
        reason = str(error).split(" - at ", maxsplit=1)[0]
        yield from deeper or [f"{place or 'all of it'}: {reason}, and it is {_shown(data)}"]


def _within(kind: Any, data: Any, place: str) -> Iterator[str]:  # noqa: ANN401
    """Yield the faults of the parts of something."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if isinstance(data, dict):
            yield from _within_struct(kind, data, place)
    elif get_origin(kind) is dict and isinstance(data, dict):
        key_kind, value_kind = get_args(kind)
        for key, value in data.items():
            if get_origin(key_kind) is Literal and key not in get_args(key_kind):
                yield f"{_at(place, key)}: unknown; there are {', '.join(get_args(key_kind))}"
            yield from faults(value_kind, value, _at(place, key))
    elif get_origin(kind) in {list, tuple} and isinstance(data, list):
        kinds = get_args(kind)
        for number, value in enumerate(data):
            key = value.get("key", number + 1) if isinstance(value, dict) else number + 1
            one = kinds[min(number, len(kinds) - 1)]
            yield from faults(one, value, _at(place, key))


def _within_struct(kind: type[msgspec.Struct], data: dict[str, Any], place: str) -> Iterator[str]:
    types = get_type_hints(kind, include_extras=True)
    for key in data:
        if key not in types:
            yield f"{_at(place, key)}: unknown; there are {', '.join(types)}"
    for field in msgspec.structs.fields(kind):
        if field.name in data:
            yield from faults(types[field.name], data[field.name], _at(place, field.name))
        elif field.required:
            yield f"{_at(place, field.name)}: missing"


def _at(place: str, key: object) -> str:
    return f"{place}.{key}" if place else str(key)


def _shown(data: object) -> str:
    text = repr(data)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def contradictions(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[str]:
    """Yield what fits its type and still makes no duel."""
    yield from _unknown(data, usual)
    yield from _names(data, usual)
    yield from _dice(data)
    yield from _rows(data)
    yield from _cards(data)
    yield from _lives(data)
    yield from _ladder(data)


def _unknown(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[str]:
    """Yield entries for things that there are not."""
    for section in CLOSED:
        for key in data[section]:
            if key not in usual[section]:
                yield f"{section}.{key}: unknown; there are {', '.join(usual[section])}"
    lists = [(section, data[section], usual[section]) for section in CLOSED_LISTS]
    lists.append(("bushido.cards", data["bushido"]["cards"], usual["bushido"]["cards"]))
    for section, entries, known in lists:
        keys = [one["key"] for one in known]
        for one in entries:
            if one["key"] not in keys:
                yield f"{section}.{one['key']}: unknown; there are {', '.join(keys)}"


def _names(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[str]:
    """Yield keys that are given twice, and cards of one's own without a name."""
    lists = {section: data[section] for section in (*NAMED, "defence", "wounds", "blood")}
    lists["bushido.cards"] = data["bushido"]["cards"]
    lists["actions and specials"] = [*data["actions"], *data["specials"]]
    for section, entries in lists.items():
        keys = [one["key"] for one in entries]
        for key in dict.fromkeys(keys):
            if keys.count(key) > 1:
                yield f"{section}.{key}: given twice"
    for section in NAMED:
        known = {one["key"] for one in usual[section]}
        for one in data[section]:
            if one["key"] not in known and "name" not in one:
                yield f"{section}.{one['key']}.name: missing, and a card of your own needs one"
            name = one.get("name", "-")
            # A name is shown in terminals and pages: no sign in it may move or hide what is around it.
            if not name.isprintable() or not name.strip():
                yield f"{section}.{one['key']}.name: nobody can read {name!a}"


def _dice(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield tables that do not have a row for each face of a die."""
    tables = {"red_die.bonus": data["red_die"]["bonus"], "three.rows": data["three"]["rows"]}
    tables["events"] = data["events"]
    tables |= {f"environments.{key}.rows": one["rows"] for key, one in data["environments"].items()}
    for place, rows in tables.items():
        missing = [side for side in SIDES if side not in rows]
        if missing:
            yield f"{place}.{missing[0]}: missing"


def _rows(data: Mapping[str, Any]) -> Iterator[str]:
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
            yield f"{place}: the margins begin with 0 and rise, and they are {margins}"


def _cards(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield decks without cards, and cards that do nothing that can be."""
    for section in ("actions", "counterattack"):
        if not sum(one.get("copies", 1) for one in data[section]):
            yield f"{section}: not one copy of a card"
    for one in data["counterattack"]:
        wanted = ({"qi"},) if one["value"] is None else ({"life"}, {"wound"})
        if set(one["effect"]) not in wanted:
            may = " or ".join(min(each) for each in wanted)
            yield f"counterattack.{one['key']}.effect: {may}, and nothing else"
    yield from _virtues(data["bushido"]["cards"])
    cards = data["round"]["cards_before"] + data["round"]["cards_after"]
    if cards > MOST_CARDS:
        yield f"round: at most {MOST_CARDS} cards in an attack, and there are {cards}"


def _virtues(cards: list[Mapping[str, Any]]) -> Iterator[str]:
    """Yield Bushido cards that do not do one thing each, and jokers with nothing to stand for."""
    for one in cards:
        does = [name for name, amount in one.items() if name != "key" and amount]
        if len(does) != 1:
            said = ", ".join(does) or "nothing"
            yield f"bushido.cards.{one['key']}: a virtue does one thing, and this one does {said}"
    jokers = [one["key"] for one in cards if one.get("joker")]
    if len(jokers) > 1:
        yield f"bushido.cards: one joker, and there are {', '.join(jokers)}"
    elif len(jokers) == len(cards):
        yield "bushido.cards: a joker needs another card to stand for"


MOST_CARDS = 4
"""Cards of one attack, before and after the defense is turned: the solver looks at all choices of them."""


def _lives(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield who would begin without life, or with more Qi than may be."""
    player = data["player"]
    if player["qi"] > player["qi_cap"]:
        yield f"player.qi: at most qi_cap, which is {player['qi_cap']}"
    for key, one in data["weapons"].items():
        if player["life"] + one.get("life", 0) < 1 or data["clan"]["life"] + one.get("life", 0) < 1:
            yield f"weapons.{key}.life: nobody would be left to fight"
        if bool(one.get("wound_in_round")) != bool(one.get("wound")):
            yield f"weapons.{key}: wound_in_round and wound go together"


def _ladder(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield opponents and weapons of campaign and clan that there are not."""
    for key in (*(key for key, _ in data["campaign"]["ladder"]), data["campaign"]["last"]):
        if key not in data["opponents"]:
            yield f"campaign: there is no opponent {key!r}"
    members = data["clan"]["members"]
    for key in members:
        if key not in data["weapons"] or members.count(key) > 1:
            yield f"clan.members: {key!r} is no weapon, or is named twice"
