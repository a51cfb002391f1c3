"""All table tests again with the game saved and loaded before every answer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table import SAVE_LOAD, table

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("switch", ["0", "1"])
def test_the_switch_saves_and_loads_before_each_answer(monkeypatch: pytest.MonkeyPatch, switch: str) -> None:
    monkeypatch.setenv(SAVE_LOAD, switch)
    t = table("benkei*: armor bo | hanzo: parry | tomoe: bo | musashi: bo")
    games = {id(t.game): t.game}
    for act in ("play armor", "play bo > hanzo", "parry parry", "end"):
        t.does(act)
        games[id(t.game)] = t.game
    assert len(games) == (5 if switch == "1" else 1)
    t.asks("hanzo", "play")


@pytest.mark.long
def test_all_rules_hold_in_this_mode() -> None:
    command = [sys.executable, "-m", "pytest", "tests/rules", "-q", "-x", "-p", "no:cacheprovider"]
    told = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, SAVE_LOAD: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout[-3000:]
