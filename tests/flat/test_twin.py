"""The flat core plays as the reference engine does: `make twin` plays 100,000 games, here are a few."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import chanbara
from chanbara.sword.books import BOOKS
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.layout import HONOR, PLAYING
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from checks.soak import twin


@pytest.mark.parametrize("table", range(len(twin.TABLES)))
def test_both_engines_agree_at_every_decision(table: int) -> None:
    for way in range(len(twin.WAYS)):
        block = (100 + way) * len(twin.TEMPERS) + way % len(twin.TEMPERS)
        assert twin.play(len(twin.TABLES) * block + table) > 0


def test_the_games_take_turns_at_books_and_rulings() -> None:
    rules = [twin.rules_of(number) for number in range(0, 10_000, 11)]
    assert {one.get("book") for one in rules} == {*BOOKS, None}
    chosen = [one["rulings"] for one in rules if "rulings" in one]
    assert {name for one in chosen for name in one} == {*DEFAULT_RULINGS._fields}
    assert all(value != getattr(DEFAULT_RULINGS, name) for one in chosen for name, value in one.items())


def test_a_position_comes_back_from_the_other_engine_as_it_was() -> None:
    assert twin.play(twin.ONE_THERE_AND_BACK_IN * 7) > 0


def test_the_same_source_runs_interpreted() -> None:
    command = "from checks.soak import twin; print(sum(twin.play(number) for number in range(22)) > 0)"
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


def test_tables_play_no_other_cards_than_their_own() -> None:
    unusual = chanbara.new_game("sword", players=4, seed=1, house="copies: {parry: 10}\n")
    with pytest.raises(ValueError, match="these tables are of other cards"):
        to_flat(unusual)
