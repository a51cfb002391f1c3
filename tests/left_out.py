"""Tests that are left out because something is not installed: why, how many, and how to get it.

A plugin of pytest. A test says what it lacks with ``skip_without``. A file that imports a missing package is
left out as a whole, with the same sentence. The last line of a run counts both.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

import pytest

from checks.setup.parts import ALIASES, PACKAGES, postgres, why_left_out

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

REASON = re.compile(r"(?:Skipped: )?(?P<what>\S+) is not installed: (?P<how>.+)")
OTHER = "see the reasons above"
"""How to get what is no program or package."""


def skip_without(name: str) -> NoReturn:
    """Leave a test out, for it needs a program or a package that is not there."""
    pytest.skip(why_left_out(name))


def need(package: str) -> None:
    """Leave a test out unless a package is installed."""
    if find_spec(package) is None:
        skip_without(package)


def need_postgres() -> Path:
    """Leave a test out unless PostgreSQL and its client are installed; return the folder of its programs."""
    folder = postgres()
    if folder is None:
        skip_without("PostgreSQL")
    need("psycopg")
    return folder


class Module(pytest.Module):
    """A file of tests, which may import a package that is not installed."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        try:
            return super().collect()
        except self.CollectError as error:
            missing = error.__cause__
            if not isinstance(missing, ModuleNotFoundError) or missing.name is None:
                raise
            name = missing.name.partition(".")[0]
            name = ALIASES.get(name, name)
            if name not in PACKAGES:
                raise
            pytest.skip(why_left_out(name), allow_module_level=True)


@pytest.hookimpl
def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> Module:
    made: Module = Module.from_parent(parent, path=module_path)
    return made


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report(collector: pytest.Collector):  # type: ignore[no-untyped-def] # noqa: ANN201
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple):
        # Reports of several workers are merged by this: each file has its own.
        report.longrepr = (str(collector.path), 1, report.longrepr[2])
    return report


def tests_in(path: Path) -> int:
    """Return how many tests a file has at least: some run with several parameters."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return sum(isinstance(one, kinds) and one.name.startswith("test_") for one in ast.walk(tree))


def summary(reports: Iterable[pytest.TestReport | pytest.CollectReport], root: Path) -> str:
    """Return one line about all tests that were left out; nothing if there are none."""
    missing: dict[str, Counter[str]] = defaultdict(Counter)
    is_least = False
    for report in reports:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        found = REASON.fullmatch(reason)
        what, how = (found["what"], found["how"]) if found else ("other reasons", OTHER)
        is_file = isinstance(report, pytest.CollectReport)
        is_least |= is_file
        missing[how][what] += tests_in(root / report.nodeid) if is_file else 1
    total = sum(map(Counter.total, missing.values()))
    if not total:
        return ""
    parts = [
        f"{', '.join(sorted(counts))} ({counts.total()}): {how}."
        for how, counts in sorted(missing.items(), key=lambda one: -one[1].total())
    ]
    return f"Left out: {'at least ' if is_least else ''}{total} tests. {' '.join(parts)}"


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Print it after everything else; workers have none, for their reports are sent to the first process."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    line = summary(reporter.stats.get("skipped", []), config.rootpath)
    if line:
        reporter.write_line(line)
