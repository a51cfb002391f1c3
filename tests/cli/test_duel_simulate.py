"""The command `chanbara simulate duel`."""

import json
from pathlib import Path

import pytest

from chanbara.duel.simulation import DuelPlan, fight_all
from chanbara.pool import Inline
from tests.cli.terminal import mistake, run

COMMAND = ("simulate", "duel", "--opponent", "baiken", "--bot", "random", "--games", "30", "--seed", "3")


def test_figures_are_shown_and_written(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    result = run(*COMMAND, "--module", "yoroi", "--jobs", "1", "--json", str(path))
    assert result.exit_code == 0, result.output
    assert "30 duels fought by random, seed 3" in result.stdout
    assert "The base game is our own reconstruction" in result.stdout
    figures = json.loads(path.read_text())
    outcomes = fight_all(DuelPlan(30, "3", "random", "baiken", modules=("yoroi",)), Inline())
    assert figures["won"]["duels"] == sum(one.won for one in outcomes)
    assert figures["rounds"] == sum(one.rounds for one in outcomes) / 30
    assert sum(figures["causes"].values()) == 30
    assert (figures["game"], figures["opponent"], figures["modules"]) == ("duel", "baiken", ["yoroi"])
    assert "our own reconstruction" in figures["note"]
    for cause, count in figures["causes"].items():
        assert f"{cause} {count}" in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bot", "oracle"], "there is no player 'oracle' for the duel; there are"),
        (["--opponent", "gandalf"], "there is no opponent 'gandalf'"),
        (["--module", "1vs3", "--opponent", "shiro"], "1vs3 has three enemies of its own"),
        (["--json", "/nowhere/file"], "cannot write /nowhere/file: there is no folder /nowhere"),
        (["--games", "0"], "--games"),
        (["--players", "5"], "No such option: --players"),
    ],
)
def test_bad_input_is_one_line(words: list[str], sentence: str) -> None:
    assert sentence in mistake("simulate", "duel", *words)
