"""The flat core plays as the reference engine does: `make twin` plays 100,000 games, here are a few."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import chanbara
from chanbara.flat.convert import to_flat
from chanbara.flat.layout import HONOR, PLAYING
from checks import twin


@pytest.mark.parametrize("table", range(len(twin.TABLES)))
def test_both_engines_agree_at_every_decision(table: int) -> None:
    assert twin.play(len(twin.TABLES) * 100 + table) > 0
    assert twin.play(len(twin.TABLES) * 101 + table) > 0


def test_a_position_comes_back_from_the_other_engine_as_it_was() -> None:
    assert twin.play(twin.ONE_THERE_AND_BACK_IN * 7) > 0


def test_the_same_source_runs_interpreted() -> None:
    command = "from checks import twin; print(sum(twin.play(number) for number in range(22)) > 0)"
    words = [sys.executable, "-c", command]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=True)
    assert done.stdout == "True\n"


@pytest.mark.parametrize("place", [HONOR, PLAYING])
def test_a_difference_is_found_and_shown(place: int) -> None:
    one = twin.Twin(chanbara.new_game("sword", players=4, seed=3))
    one.compare()
    one.state[place] += 1
    with pytest.raises(twin.Disagreement, match=f"the states differ at {place}: "):
        one.compare()


def test_a_wrong_step_is_shown_by_the_shortest_script(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets(state: object, chance: object, action: int) -> None:
        return None

    monkeypatch.setattr(twin, "step", forgets)
    with pytest.raises(twin.Disagreement) as found:
        twin.play(4)
    (note,) = found.value.__notes__
    assert "make twin ARGS='--first 4 --games 1'" in note
    assert "\nposition {" in note


def test_only_the_usual_rules_are_played() -> None:
    unusual = chanbara.new_game("sword", players=4, seed=1, rulings={"score_may_be_negative": False})
    with pytest.raises(ValueError, match="the usual rules only"):
        to_flat(unusual)
