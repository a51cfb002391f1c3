"""The tests that may notice a mutant, and what each of them cites."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from chanbara.record.scenario import Scenario, parse, run
from chanbara.sword.editions import RISING_SUN, catalog_named

CATALOG = catalog_named(RISING_SUN)

TESTS = Path(__file__).parents[2] / "tests"
KNOWLEDGE = ("leaks/test_knowledge.py", "leaks/test_knowledge_rising_sun.py")
NUMBERED = [str(TESTS / name) for name in ("rules", "properties/test_printed.py", *KNOWLEDGE)]
"""Where tests carry the number of a rule in their names."""

KEYS = (*CATALOG.card_numbers, *CATALOG.character_numbers)


class Trial(NamedTuple):
    """One test."""

    name: str
    cites: frozenset[str]
    passes: Callable[[], bool]


def scenario_trials() -> Iterator[Trial]:
    """Yield every scenario: it cites its card or character, and its paragraphs."""
    for path in sorted((TESTS / "scenarios").rglob("*.yaml")):
        for scenario in parse(path.read_text(encoding="utf-8")):
            name = f"{path.parent.name}/{path.name}: {scenario.title}"
            cites = frozenset({path.stem, *scenario.rules})
            yield Trial(name, cites, partial(_holds, scenario))


def _holds(scenario: Scenario) -> bool:
    try:
        return not run(scenario)
    except Exception:  # noqa: BLE001 - whatever a mutant breaks is noticed
        return False


class Items:
    """A pytest plugin: what failed last."""

    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take notice of a failure."""
        self.failed |= report.failed

    def passes(self, item: pytest.Item) -> bool:
        """Run one test."""
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.failed


def numbered_trials(items: list[pytest.Item], plugin: Items) -> Iterator[Trial]:
    """Yield every test that pytest collected: it cites the number and the keys in its name."""
    for item in items:
        yield Trial(item.nodeid, cited(item), partial(plugin.passes, item))


def cited(item: pytest.Item) -> frozenset[str]:
    """Return what a test cites: ``5.2``, ``12 benkei``, and the keys of cards and characters it names."""
    name, _, parameters = item.name.partition("[")
    found = {key for key in KEYS if f"_{key}_" in f"{name}_"}
    found |= {part for part in parameters.rstrip("]").split("-") if part in KEYS}
    number = re.match(r"test_r(\d+)_(\d+|[a-z]+)_", name)
    if number is not None:
        chapter, what = number.groups()
        found.add(f"{chapter}.{what}" if what.isdecimal() else f"{chapter} {what}")
    return frozenset(found)


def in_order(trials: list[Trial], cites: tuple[str, ...]) -> list[tuple[Trial, bool]]:
    """Return all tests, those first that cite the likeliest; and whether each cites any of it."""

    def place(trial: Trial) -> int:
        if not cites:
            return 0 if trial.cites else 1
        return next((number for number, what in enumerate(cites) if what in trial.cites), len(cites))

    last = len(cites) or 1
    return [(trial, place(trial) < last) for trial in sorted(trials, key=place)]
