"""The tests that may detect a mutant, and what each of them cites."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from chanbara.record.scenario import Scenario, parse, run
from chanbara.sword.editions import RISING_SUN, catalog_named
from checks.mutation import DUEL, SWORD
from checks.mutation.duel_numbers import keys as duel_keys

CATALOG = catalog_named(RISING_SUN)

TESTS = Path(__file__).parents[2] / "tests"
KNOWLEDGE = ("leaks/test_knowledge.py", "leaks/test_knowledge_rising_sun.py")
NUMBERED = {
    SWORD: [str(TESTS / name) for name in ("rules", "properties/test_boxes.py", *KNOWLEDGE)],
    DUEL: [str(TESTS / "duel" / name) for name in ("rules", "campaign")],
}
"""Tests with the number of a rule in their names."""
BLIND = ("test_numbers.py", "test_tables.py")
"""Tests of the duel that only read data: they exercise no rule."""
STORIES = {SWORD: TESTS / "scenarios", DUEL: TESTS / "duel" / "scenarios"}

KEYS = {SWORD: {*CATALOG.card_numbers, *CATALOG.character_numbers}, DUEL: duel_keys()}
CITING = {SWORD: r"test_r(\d+)_(\d+|[a-z]+)_", DUEL: r"test_([ab]\d+)_(\d+|[a-z]+)(?:_|$)"}
"""How the name of a test cites a paragraph, or an entry of a chapter."""


class Trial(NamedTuple):
    """One test."""

    name: str
    cites: frozenset[str]
    passes: Callable[[], bool]


def scenario_trials(game: str) -> Iterator[Trial]:
    """Yield every scenario: it cites its card, character or other subject, and its paragraphs."""
    for path in sorted(STORIES[game].rglob("*.yaml")):
        for scenario in parse(path.read_text(encoding="utf-8")):
            name = f"{path.parent.name}/{path.name}: {scenario.title}"
            cites = {path.stem, *scenario.rules}
            yield Trial(name, with_chapters(cites), partial(_holds, scenario))


def with_chapters(cites: set[str]) -> frozenset[str]:
    """Return the citations with their chapters: a test that cites A5.2 or ``B5 yari`` cites A5 or B5."""
    chapters = {found[1] for found in (re.match(r"([AB]\d+)[. ]", rule) for rule in cites) if found}
    return frozenset(cites | chapters)


def _holds(scenario: Scenario) -> bool:
    try:
        return not run(scenario)
    except Exception:  # noqa: BLE001 - whatever a mutant breaks is noticed
        return False


class Items:
    """A pytest plugin: the last failure."""

    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record a failure."""
        self.failed |= report.failed

    def passes(self, item: pytest.Item) -> bool:
        """Run one test."""
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


def numbered_trials(items: list[pytest.Item], plugin: Items, game: str) -> Iterator[Trial]:
    """Yield every collected test of a game: it cites the number and the keys in its name."""
    folders = tuple(Path(folder) for folder in NUMBERED[game])
    for item in items:
        mine = any(folder in (item.path, *item.path.parents) for folder in folders)
        if mine and not (game == DUEL and item.path.name in BLIND):
            yield Trial(item.nodeid, cited(item, game), partial(plugin.passes, item))


def cited(item: pytest.Item, game: str) -> frozenset[str]:
    """Return what a test cites: ``5.2``, ``12 benkei``, ``B5 kojiro``, and the keys it names."""
    name, _, parameters = item.name.partition("[")
    found = {key for key in KEYS[game] if f"_{key}_" in f"{name}_"}
    found |= {part for part in parameters.rstrip("]").split("-") if part in KEYS[game]}
    number = re.match(CITING[game], name)
    if number is not None:
        chapter, what = number[1].upper(), number[2]
        found.add(f"{chapter}.{what}" if what.isdecimal() else f"{chapter} {what}")
    return with_chapters(found)


def in_order(trials: list[Trial], cites: tuple[str, ...]) -> list[tuple[Trial, bool]]:
    """Return all tests, likeliest citations first; and whether each cites any of it."""

    def place(trial: Trial) -> int:
        if not cites:
            return 0 if trial.cites else 1
        return next((number for number, what in enumerate(cites) if what in trial.cites), len(cites))

    last = len(cites) or 1
    return [(trial, place(trial) < last) for trial in sorted(trials, key=place)]
