"""The command `chanbara simulate`."""

import json
from pathlib import Path
from typing import Any

import pytest

import chanbara
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.fingerprint import fingerprint
from tests.cli.terminal import mistake, run

COMMAND = ("simulate", "sword", "--players", "5", "--games", "45", "--seed", "3", "--bots", "greedy,random")


def simulated(path: Path, *more: str) -> tuple[str, dict[str, Any]]:
    result = run(*COMMAND, "--json", str(path), *more)
    assert result.exit_code == 0, result.output
    return result.stdout, json.loads(path.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any]]:
    return simulated(tmp_path_factory.mktemp("simulate") / "one.json", "--jobs", "1")


def test_the_file_is_the_same_whatever_the_number_of_processes(
    made: tuple[str, dict[str, Any]], tmp_path: Path
) -> None:
    _, data = simulated(tmp_path / "2.json", "--jobs", "2")
    assert json.dumps(data) == json.dumps(made[1])


def test_the_file_says_what_made_it(made: tuple[str, dict[str, Any]]) -> None:
    _, data = made
    about = {key: data[key] for key in ("game", "version", "rules", "players", "games", "seed", "bots")}
    assert about == {
        "game": "sword",
        "version": chanbara.__version__,
        "rules": fingerprint(),
        "players": 5,
        "games": 45,
        "seed": "3",
        "bots": ["greedy", "random"],
    }


def test_the_order_of_keys_is_stable(made: tuple[str, dict[str, Any]]) -> None:
    _, data = made
    assert list(data) == [
        "game",
        "version",
        "python",
        "rules",
        "players",
        "games",
        "seed",
        "bots",
        "engine",
        "confidence",
        "teams",
        "roles",
        "wins_by_bot",
        "endings",
        "deadly_strikes",
        "turns",
        "decisions",
    ]
    assert list(data["teams"]) == ["shogun", "ninja", "ronin"]
    assert list(data["roles"]) == ["shogun", "samurai", "ninja", "ronin"]


def test_the_figures_add_up(made: tuple[str, dict[str, Any]]) -> None:
    _, data = made
    assert sum(team["wins"] for team in data["teams"].values()) == 45
    assert sum(data["endings"].values()) == 45
    assert sum(bot["chances"] for bot in data["wins_by_bot"].values()) == 5 * 45
    for by_bot in data["roles"].values():
        for one in by_bot.values():
            assert 0 <= one["low"] <= one["rate"] <= one["high"] <= 1


def test_the_tables_show_teams_roles_bots_endings_and_lengths(made: tuple[str, dict[str, Any]]) -> None:
    shown, data = made
    assert "45 games of 5 players by the flat core, seed 3" in shown
    team = data["teams"]["ninja"]
    assert f"{team['wins']} of 45" in shown
    assert f"({100 * team['low']:.1f} – {100 * team['high']:.1f})" in shown
    for word in (
        "Shogun",
        "Samurai",
        "Ninja",
        "Ronin",
        "greedy",
        "random",
        "Swordmaster",
        "turns",
        "decisions",
    ):
        assert word in shown


def test_one_bot_alone_is_not_compared_with_itself() -> None:
    result = run("simulate", "--games", "2", "--players", "3", "--bots", "random", "--jobs", "1")
    assert result.exit_code == 0
    assert "all roles" not in result.stdout


def test_what_the_flat_core_cannot_play_runs_on_the_reference_engine_and_it_says_so(tmp_path: Path) -> None:
    house, figures = tmp_path / "house.yaml", tmp_path / "figures.json"
    house.write_text("honor: {3: {shogun: 20, others: 20}, 7: {shogun: 20, others: 20}}\n", encoding="utf-8")
    words = ("simulate", "--games", "2", "--players", "3", "--bots", "random", "--jobs", "1")
    by_house = " ".join(run(*words, "--house", str(house), "--json", str(figures)).stdout.split())
    assert "2 games of 3 players by the reference engine" in by_house
    assert "The flat core would be faster; it does not play honor (too much honor)." in by_house
    assert json.loads(figures.read_text(encoding="utf-8"))["engine"] == "reference"
    asked = run(*words, "--engine", "reference").stdout
    assert "by the reference engine" in asked
    assert "would be faster" not in asked
    flat = mistake(*words, "--house", str(house), "--engine", "flat")
    assert flat == "the flat core plays cards of known parts between its own bots; not honor (too much honor)"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "unknown game 'chess'; choose sword or duel"),
        (("--players", "9"), "Samurai Sword is for 3 to 7 players, not 9 (2.1)"),
        (("--bots", "greedy,oracle"), f"there is no bot 'oracle'; bots are {', '.join(NAMES)}"),
        (("--bots", ""), f"there is no bot ''; bots are {', '.join(NAMES)}"),
        (("--json", "/nowhere/file"), "cannot write /nowhere/file: there is no folder /nowhere"),
        (("--json", "/"), "cannot write /: it is a folder"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], reason: str) -> None:
    assert mistake("simulate", *words) == reason


@pytest.mark.parametrize("words", [("--games", "0"), ("--jobs", "0"), ("--games", "many")])
def test_bad_numbers_are_one_line(words: tuple[str, ...]) -> None:
    assert words[0] in mistake("simulate", *words)
