"""Mutants of the duel's numbers: everything in its data file, one thing at a time.

Tests that look up a number do so when they are collected. They keep the printed value, and the duels they
play have the changed one: a mutant is detected by its effect, not by a second look at the data.
"""

from __future__ import annotations

import copy
import json
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from chanbara.duel.book import data, numbers
from chanbara.duel.rules.words import Icon
from chanbara.duel.saga import ladder
from checks.mutation import DUEL, Mutant

DATA: dict[str, Any] = json.loads(numbers.standard_file())

Path = tuple[str | int, ...]
"""A location in the data: keys and list indexes."""


class Part(NamedTuple):
    """A part of the data: the group of its mutants, and what a test of it cites."""

    group: str
    paragraphs: tuple[str, ...]
    """The likeliest first; ``{}`` is the key of the entry."""


PARTS = {
    "player": Part("rule", ("B2.1", "B2.4", "B6.1")),
    "round": Part("rule", ("B2.6", "B2.8", "B2.10")),
    "switches": Part("rule", ("B10.1", "B2.2", "B2.4", "B2.11", "B2.17", "B2.18")),
    "prices": Part("rule", ("B2.18", "B2.5", "A2.5", "A3.1", "A7.1")),
    "combo": Part("rule", ("B2.11",)),
    "hit": Part("rule", ("B2.12",)),
    "red_die": Part("rule", ("B2.13", "B2.11", "A2.7", "A1.3")),
    "counter": Part("rule", ("B2.17", "B4.2")),
    "actions": Part("card", ("B3.1", "B2.11")),
    "specials": Part("card", ("B3.2", "B2.11")),
    "defence": Part("card", ("B4.1",)),
    "counterattack": Part("card", ("B4.2",)),
    "wounds": Part("card", ("B4.3",)),
    "opponents": Part("opponent", ("B5 {}", "A6.1", "B5.1")),
    "three": Part("module", ("B6.4", "A4.1", "A4.2")),
    "gisei": Part("module", ("B6.4", "A3.1")),
    "yoroi": Part("module", ("A5.1", "A5.3")),
    "weapons": Part("weapon", ("B5 {}", "A8.1", "A8.2", "B5.2")),
    "environments": Part("place", ("B6 {}", "A7.1", "A7.2", "B6.1")),
    "weather": Part("place", ("B6 {}", "B6.3")),
    "difficulty": Part("rule", ("B7.4", "B8.33")),
    "blood": Part("module", ("A1.3", "A1.2")),
    "bushido": Part("module", tuple(f"A2.{number}" for number in (1, 3, 6, 7, 8, 9, 10, 11, 12))),
    "campaign": Part("rule", ("B7.1", "B8.33")),
    "events": Part("rule", ("B7.2",)),
    "clan": Part("rule", ("B7.3",)),
}
LISTED = ("actions", "specials", "defence", "counterattack", "wounds", "blood")
KEYED = ("opponents", "weapons", "environments", "weather", "difficulty")
"""Parts whose entries have keys, in a list or as a table."""
NO_NUMBERS = {"_what", "changes"}
"""Metadata."""

FLAGS = {"death", "fall", "no_red_die", "no_qi", "life_die", "qi_die", "joker", "special"}
"""Effects that are present or not: their number has no meaning."""
WORDS = {
    "icon": tuple(icon.value for icon in Icon),
    "values_reset": ("round", "attack", "never"),
    "combo_scope": ("attack", "round"),
    "last": tuple(DATA["opponents"]),
}
"""Words that represent a choice: each is replaced by the next."""
SOMETHING: dict[str, dict[str, Any]] = {
    "red_die": {"life": 1},
    "wounds": {"life": 1},
    "weapons": {"qi": -1},
    "environments": {"qi": 1},
    "weather": {"start": {"g": -1}},
    "difficulty": {"enemy_life": 1},
    "blood": {"red_die": 1},
    "events": {"life": 1},
}
"""The value given to an entry without effect."""


# --- possible changes ------------------------------------------------------------------------------------


class Change(NamedTuple):
    """One change of the data: location, description, and new value; None removes it."""

    path: Path
    what: str
    value: Any


def changes() -> Iterator[Change]:
    """Yield every change of the data."""
    for part in PARTS:
        yield from _below((part,), DATA[part])


def _below(path: Path, value: object) -> Iterator[Change]:
    """Yield the changes of a location and everything below it."""
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _below((*path, key), one)
    if value == {}:
        yield Change(path, "nothing", SOMETHING[str(path[0])])
    elif isinstance(value, bool):
        yield Change(path, str(value), not value)
    elif path[-1] in FLAGS:
        yield Change(path, "there", None)
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            yield Change(path, str(value), other)
    elif isinstance(value, str):
        yield from _other_word(path, value)


def _other_word(path: Path, word: str) -> Iterator[Change]:
    """Yield the next possible word; for a list of words, the list without it."""
    words = WORDS.get(str(path[-1]))
    if words is not None:
        yield Change(path, word, words[(words.index(word) + 1) % len(words)])
    elif path[-2] == "forbids":
        yield Change(path, word, None)
    elif path[-1] != "key":
        others = [*(DATA["weapons"] if path[0] == "clan" else DATA["opponents"])]
        yield Change(path, word, others[(others.index(word) + 1) % len(others)])


# --- making a change ------------------------------------------------------------------------------------


def changed_data(change: Change) -> dict[str, Any]:
    """Return the data with a change."""
    found = copy.deepcopy(DATA)
    *way, last = change.path
    place: Any = found
    for step in way:
        place = place[step]
    if change.value is None:
        del place[last]
    else:
        place[last] = change.value
    return found


def install(change: Change) -> None:
    """Make everyone use the changed data."""
    found = json.dumps(changed_data(change))
    vars(numbers)["standard_file"] = lambda: found
    forget()


def forget() -> None:
    """Clear the caches of the duel."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith(("chanbara.duel.", "chanbara.duel.bots")):
            for one in list(vars(module).values()):
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


def switch_off(opponent: str, ability: str) -> None:
    """Remove an ability of an opponent that is not a number."""
    del data.ABILITIES[opponent][ability]
    forget()


# --- all of them ----------------------------------------------------------------------------------------


def named(path: Path) -> str:
    """Return a location in the data in words: cards by their keys, rows by their numbers."""
    words = []
    here: Any = DATA
    for step in path:
        here = here[step]
        words.append(str(here["key"] if isinstance(here, dict) and "key" in here else step))
    return ".".join(words)


def keys() -> set[str]:
    """Return the keys of all cards, opponents, weapons, environments and everything else that has one."""
    listed = [*(DATA[part] for part in LISTED), DATA["bushido"]["cards"]]
    return {one["key"] for entries in listed for one in entries} | {
        key for part in KEYED for key in DATA[part]
    }


def cited(path: Path) -> tuple[str, ...]:
    """Return what a test of a number should cite: its entry by key, or its paragraphs."""
    entry = [word for word in named(path).split(".")[1:] if word in keys()][:1]
    own, *others = PARTS[str(path[0])].paragraphs
    return (own.format(*entry), *entry, *others) if "{}" in own else (*entry, own, *others)


def number_mutants() -> Iterator[Mutant]:
    """Yield every number one higher and one lower, and every word, flag and ability removed or replaced."""
    for change in changes():
        name = f"{named(change.path)}: {change.what} → {'gone' if change.value is None else change.value}"
        group = PARTS[str(change.path[0])].group
        yield Mutant(group, name, cited(change.path), partial(install, change), DUEL)
    for key, abilities in data.ABILITIES.items():
        for ability in abilities:
            off = partial(switch_off, key, ability)
            yield Mutant("opponent", f"opponents.{key}.{ability}: off", cited(("opponents", key)), off, DUEL)
    for other in (ladder.SIDES + 1, ladder.SIDES - 1):
        name = f"SIDES of the blue die: {ladder.SIDES} → {other}"
        yield Mutant("rule", name, ("B7.2",), partial(change_sides, other), DUEL)


def change_sides(number: int) -> None:
    """Change the number of sides of the blue die between two duels."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("chanbara.duel.") and hasattr(module, "SIDES"):
            vars(module)["SIDES"] = number


def unlisted_parts() -> list[str]:
    """Return the parts of the data that no mutant changes."""
    return [part for part in DATA if part not in PARTS and part not in NO_NUMBERS]
