"""The same game without a compiler: functions run as they are written, and choose the same."""

from __future__ import annotations

import subprocess
import sys

import pytest

from checks.static.bundle import is_left_out
from tests.offline.bare import BOTS, SEPARATOR, deduced, played


@pytest.fixture(scope="module")
def bare() -> tuple[str, str]:
    """A game played without numba and numpy, and what can be deduced from it."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.offline.bare"], capture_output=True, encoding="utf-8", check=True
    )
    record, _, found = run.stdout.partition(SEPARATOR)
    return record, found


def test_without_numba_and_numpy_every_bot_chooses_the_same_and_a_planner_as_a_detective(
    bare: tuple[str, str],
) -> None:
    assert bare[0] == played(tuple(name.replace("planner", "detective") for name in BOTS))


def test_without_numba_and_numpy_suspects_and_clues_are_the_same(bare: tuple[str, str]) -> None:
    record, found = bare
    assert found == deduced(record)
    assert '"clues":[{' in found, "somebody did something telling"


def test_without_what_a_browser_lacks_the_whole_server_can_be_imported() -> None:
    program = """
from tests.offline.bare import hide
hide()
from chanbara.offline.arrays import stand_in
stand_in()
import chanbara.offline.host
from chanbara.compiled.no_compiler import has_search
from chanbara.server.bots.advisor import Advisor
assert Advisor().is_compiled, "nothing more will come"
assert not has_search(), "nothing was compiled elsewhere either"
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_nothing_that_the_workers_import_is_left_out_of_the_static_folder() -> None:
    program = """
from tests.offline.bare import hide
hide()
from chanbara.offline.arrays import stand_in
stand_in()
import sys
import chanbara.offline.host, chanbara.server.workers.process, chanbara.sword.mind.entry_points
for name, module in sys.modules.items():
    if name.startswith("chanbara"):
        print(name.replace(".", "/") + ("/__init__.py" if hasattr(module, "__path__") else ".py"))
"""
    found = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, encoding="utf-8")
    names = found.stdout.split()
    assert "chanbara/sword/mind/entry_points.py" in names
    assert not [name for name in names if is_left_out(name)]
