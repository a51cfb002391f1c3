"""The same game without a compiler: functions run as they are written, and choose the same."""

from __future__ import annotations

import subprocess
import sys

from tests.offline.bare import BOTS, played


def test_without_numba_and_numpy_every_bot_chooses_the_same_and_a_planner_as_a_detective() -> None:
    bare = subprocess.run(
        [sys.executable, "-m", "tests.offline.bare"], capture_output=True, encoding="utf-8", check=True
    )
    assert bare.stdout == played(tuple(name.replace("planner", "detective") for name in BOTS))


def test_without_what_a_browser_lacks_the_whole_server_can_be_imported() -> None:
    program = """
from tests.offline.bare import hide
hide()
from chanbara.offline.arrays import stand_in
stand_in()
import chanbara.offline.host
from chanbara.server.bots.advisor import Advisor
assert not Advisor().can_deduce, "that needs numpy"
assert Advisor().is_compiled, "nothing more will come"
"""
    subprocess.run([sys.executable, "-c", program], check=True)
