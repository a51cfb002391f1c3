"""``chanbara review``: beliefs turn by turn, and the better option of the worst plays."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import chanbara
from chanbara.locales import speech
from chanbara.words.message import Message, tell
from tests.cli.terminal import mistake, run
from tests.review.games import random_game
from tests.table import play_at_random


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The start of a random game: there is something to say about it."""
    file = tmp_path_factory.mktemp("review") / "game.record"
    file.write_text(random_game(seed=6, players=4, choices=18).record(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("lang", "first", "turn", "worst", "rather"),
    [
        ("en", "Before the first turn", "After turn 2 · ", "Costliest plays", "better: "),
        ("de", "Vor dem ersten Zug", "Nach Zug 2 · ", "Was am meisten gekostet hat", "besser: "),
        ("it", "Prima del primo turno", "Dopo il turno 2 · ", "Le decisioni più costose", "meglio: "),
    ],
)
def test_it_tells_beliefs_turn_by_turn_and_the_worst_plays(
    record: str, lang: str, first: str, turn: str, worst: str, rather: str
) -> None:
    result = run("review", record, "--lang", lang)
    assert result.exit_code == 0, result.output
    told = result.stdout
    assert told.index(first) < told.index(turn) < told.index(worst) < told.index(rather)
    assert re.search(r"\d  \S+ +\d+\s?% +\d+\s?%", told)
    assert result.stderr == ""


def test_the_figures_of_one_seat_are_its_own(record: str) -> None:
    whole = [json.loads(line) for line in run("review", record, "--json").stdout.splitlines()]
    own = [json.loads(line) for line in run("review", record, "--json", "--seat", "2").stdout.splitlines()]
    assert [one for one in own if one["line"] == "swing"] == [
        one for one in whole if one["line"] == "swing" and one["seat"] == 2
    ]
    mine = [one["beliefs"] for one in own if one["line"] == "believed"]
    assert mine == [[one["beliefs"][2]] for one in whole if one["line"] == "believed"]
    told = run("review", record, "--seat", "2").stdout
    assert "from their seat" in told


def test_what_cannot_be_judged_is_said(tmp_path: Path) -> None:
    house = chanbara.new_game("sword", players=3, seed=1, house="values:\n  katana: {wounds: 5}\n")
    duel = chanbara.new_game("duel", opponent="arima", seed=1, numbers="player:\n  life: 7\n")
    for game, said in ((house, "cannot be analyzed"), (duel, "cannot be analyzed")):
        file = tmp_path / "game.record"
        file.write_text(play_at_random(game, 1, 5).record(), encoding="utf-8")
        assert said in run("review", str(file)).stdout
        assert json.loads(run("review", str(file), "--json").stdout)["line"] == "unsupported"


def test_a_duel_is_judged_by_what_its_choices_cost(tmp_path: Path) -> None:
    file = tmp_path / "duel.record"
    duel = chanbara.new_game("duel", opponent="arima", seed=5)
    for text in ("pass", "pass"):
        duel.apply(text)
    file.write_text(duel.record(), encoding="utf-8")
    whole = [json.loads(line) for line in run("review", str(file), "--json").stdout.splitlines()]
    assert [one["line"] for one in whole] == ["began", "weighed", "weighed", "done"]
    bare = whole[2]
    assert bare["swing"] > 0.02, "playing no card before the defense is turned costs something"
    told = " ".join(run("review", str(file)).stdout.split())
    chosen = tell(speech("en"), msgspec.convert(bare["said"], Message))
    assert f"Round 1: {chosen} wins {round(100 * bare['chances'][bare['chosen']])}%" in told


def test_where_nothing_was_clearly_worse_it_says_so_and_for_what_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.record"
    file.write_text(chanbara.new_game("sword", players=3, seed=2).record(), encoding="utf-8")
    monkeypatch.setattr(import_module("chanbara.cli.review"), "is_compiled", lambda _: False)
    result = run("review", str(file))
    assert "No play was clearly worse" in result.stdout
    assert "Compiling the bots" in result.stderr


def test_mistakes_are_told_in_one_line(record: str, tmp_path: Path) -> None:
    assert "cannot read" in mistake("review", str(tmp_path / "nothing"))
    assert mistake("review", record, "--seat", "4") == "there is no seat 4; seats are 0 to 3"
    bad = tmp_path / "bad"
    bad.write_text("hello\n", encoding="utf-8")
    assert "first line" in mistake("review", str(bad))
