"""Errors in a file of numbers that types cannot express."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from chanbara.duel.book.faults import fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from chanbara.duel.book.faults import Fault

SIDES = ("1", "2", "3", "4", "5", "6")
CLOSED = ("opponents", "weapons", "environments", "weather", "difficulty")
"""Sections with exactly one entry for each of our things."""
CLOSED_LISTS = ("wounds", "blood")
NAMED = ("actions", "specials", "counterattack")
"""Sections whose entries have a name; custom entries must provide one."""
MOST_CARDS = 4
"""Cards of one attack, before and after the defense is turned: the solver examines all combinations."""


def contradictions(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield all contradictions."""
    yield from _names(data, usual)
    yield from _dice(data)
    yield from _rows(data)
    yield from _cards(data)
    yield from _virtues(data["bushido"]["cards"])
    yield from _lives(data)
    yield from _ladder(data)


def strangers(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield entries for unknown things; malformed entries are ignored."""
    groups: list[tuple[str, Any, Any]] = [
        (name, data[name], usual[name]) for name in (*CLOSED, *CLOSED_LISTS)
    ]
    if isinstance(data["bushido"], dict):
        groups.append(("bushido.cards", data["bushido"].get("cards"), usual["bushido"]["cards"]))
    for section, given, known in groups:
        keys = _keys(known)
        for key in _keys(given):
            if key not in keys:
                yield fault(f"{section}.{key}", "unknown", list=", ".join(keys))


def _keys(entries: object) -> list[str]:
    """Return the keys of entries, in a mapping or in a list of things with a key each."""
    if isinstance(entries, dict):
        return [*entries]
    listed = entries if isinstance(entries, list) else []
    return [one["key"] for one in listed if isinstance(one, dict) and isinstance(one.get("key"), str)]


def _names(data: Mapping[str, Any], usual: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield duplicate keys, and cards with a missing or illegible name."""
    lists = {section: data[section] for section in (*NAMED, "defence", "wounds", "blood")}
    lists["bushido.cards"] = data["bushido"]["cards"]
    # Names are looked up by key, across all decks.
    lists[", ".join(NAMED)] = [one for section in NAMED for one in data[section]]
    for section, entries in lists.items():
        keys = [one["key"] for one in entries]
        for key in dict.fromkeys(keys):
            if keys.count(key) > 1:
                yield fault(f"{section}.{key}", "twice")
    for section in NAMED:
        known = {one["key"] for one in usual[section]}
        for one in data[section]:
            place, name = f"{section}.{one['key']}.name", one.get("name", "-")
            if one["key"] not in known and "name" not in one:
                yield fault(place, "no-name")
            # Names are shown in terminals and pages: no control character may affect what is around them.
            if not name.isprintable() or not name.strip():
                yield fault(place, "unreadable-name", value=ascii(name))


def _dice(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield tables without a row for each face of a die."""
    tables = {"red_die.bonus": data["red_die"]["bonus"], "three.rows": data["three"]["rows"]}
    tables["events"] = data["events"]
    tables |= {f"environments.{key}.rows": one["rows"] for key, one in data["environments"].items()}
    for place, rows in tables.items():
        yield from (fault(f"{place}.{side}", "missing") for side in SIDES if side not in rows)


def _rows(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield hit tables that do not begin with 0 and increase."""
    tables = {f"hit.{value}": data["hit"][value] for value in ("strength", "technique")}
    tables |= {
        f"weapons.{key}.strength": one["strength"]
        for key, one in data["weapons"].items()
        if one.get("strength") is not None
    }
    for place, rows in tables.items():
        margins = [least for least, _ in rows]
        if margins[0] != 0 or any(one >= other for one, other in pairwise(margins)):
            yield fault(place, "margins", list=", ".join(map(str, margins)))


def _cards(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield empty decks, and cards with impossible effects."""
    for section in ("actions", "counterattack"):
        if not sum(one.get("copies", 1) for one in data[section]):
            yield fault(section, "no-copies")
    for one in data["counterattack"]:
        wanted = ({"qi"},) if one["value"] is None else ({"life"}, {"wound"})
        if set(one["effect"]) not in wanted:
            may = ", ".join(min(each) for each in wanted)
            yield fault(f"counterattack.{one['key']}.effect", "one-effect", list=may)
    cards = data["round"]["cards_before"] + data["round"]["cards_after"]
    if cards > MOST_CARDS:
        yield fault("round", "cards", most=MOST_CARDS, count=cards)


def _virtues(cards: list[Mapping[str, Any]]) -> Iterator[Fault]:
    """Yield Bushido cards without exactly one effect, and jokers with nothing to choose from."""
    for one in cards:
        does = [name for name, amount in one.items() if name != "key" and amount]
        if len(does) != 1:
            yield fault(f"bushido.cards.{one['key']}", "one-thing", count=len(does), list=", ".join(does))
    jokers = [one["key"] for one in cards if one.get("joker")]
    if len(jokers) > 1:
        yield fault("bushido.cards", "jokers", list=", ".join(jokers))
    elif len(jokers) == len(cards):
        yield fault("bushido.cards", "only-joker")


def _lives(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield fighters who would start without life, or with too much Qi."""
    player = data["player"]
    if player["qi"] > player["qi_cap"]:
        yield fault("player.qi", "above-cap", most=player["qi_cap"])
    for key, one in data["weapons"].items():
        if player["life"] + one.get("life", 0) < 1 or data["clan"]["life"] + one.get("life", 0) < 1:
            yield fault(f"weapons.{key}.life", "no-life")
        if bool(one.get("wound_in_round")) != bool(one.get("wound")):
            yield fault(f"weapons.{key}", "late-wound")


def _ladder(data: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield unknown opponents and weapons of campaign and clan."""
    opponents, weapons = list(data["opponents"]), list(data["weapons"])
    for key in (*(key for key, _ in data["campaign"]["ladder"]), data["campaign"]["last"]):
        if key not in opponents:
            yield fault(f"campaign.{key}", "unknown", list=", ".join(opponents))
    members = data["clan"]["members"]
    for key in dict.fromkeys(members):
        if key not in weapons:
            yield fault(f"clan.members.{key}", "unknown", list=", ".join(weapons))
        elif members.count(key) > 1:
            yield fault(f"clan.members.{key}", "twice")
