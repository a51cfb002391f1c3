"""A network in every command that takes bots."""

import json
from pathlib import Path

import pytest

from tests.bots.nets import small_net
from tests.cli.terminal import mistake, run
from tests.review.games import random_game


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    return small_net(tmp_path_factory.mktemp("nets") / "small.net")


def told(*words: str, typed: str = "") -> str:
    result = run(*words, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_it_plays_at_the_terminal_and_says_where_it_does_not(net: str) -> None:
    instead = "net:small.net was not trained with 6 players: the detective plays in its place."
    assert instead not in told(
        "play", "--bots", net, "--players", "5", "--seed", "1", typed="1\n1\n1\nquit\n"
    )
    assert instead in told("play", "--bots", net, "--players", "6", "--seed", "1", typed="quit\n")


def test_it_plays_in_a_tournament_a_simulation_and_the_lab(net: str, tmp_path: Path) -> None:
    said = told(
        "tournament",
        "--bots",
        f"{net},random",
        "--players",
        "3",
        "--deals",
        "2",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "t"),
    )
    assert "net:small.net over random" in said
    results = json.loads((tmp_path / "t" / "results.json").read_text(encoding="utf-8"))
    assert results["bots"] == ["net:small.net", "random"]
    assert len(results["own_bots"]["net:small.net"]) == 64
    assert results["engine"] == "reference"
    said = told("simulate", "--bots", f"{net},random", "--players", "7", "--games", "2", "--jobs", "1")
    assert "net:small.net was not trained with 7 players: the detective plays in its place." in said
    out = str(tmp_path / "lab")
    said = told(
        "lab", "--bots", net, "--players", "3", "--games", "4", "--rulings", "0", "--jobs", "1", "--out", out
    )
    assert "net:small.net" in (tmp_path / "lab" / "data.json").read_text(encoding="utf-8")


def test_where_cards_are_compared_the_lab_seats_detectives_and_says_so(net: str, tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    house.write_text("copies: {geisha: 7}\n", encoding="utf-8")
    out = tmp_path / "lab"
    options = ("--players", "3", "--games", "4", "--rulings", "0", "--jobs", "1")
    told("lab", "--bots", net, *options, "--variant", str(house), "--out", str(out))
    report = json.loads((out / "data.json").read_text(encoding="utf-8"))
    assert (report["bots"], report["seated"]) == (["net:small.net"], ["detective"])


def test_a_review_says_what_it_would_have_chosen(net: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(random_game(seed=6, players=3, choices=12).record(), encoding="utf-8")
    lines = [
        json.loads(line) for line in run("review", str(file), "--json", "--bot", net).stdout.splitlines()
    ]
    found = [line for line in lines if line["line"] == "opinion"]
    assert found
    same = sum(one["bot"] == one["chosen"] for one in found if one["seat"] == 0)
    every = sum(one["seat"] == 0 for one in found)
    said = told("review", str(file), "--bot", net, "--seat", "0")
    assert "What net:small.net would have chosen" in said
    assert f"the same in {same} of {every} decisions" in said
    assert said.count("the bot:") == every - same


def test_what_is_no_network_is_refused_everywhere(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    record.write_text(random_game(seed=6, players=3, choices=3).record(), encoding="utf-8")
    for words in (
        ("play", "--bots", f"net:{record}"),
        ("tournament", "--bots", f"net:{record},random"),
        ("simulate", "--bots", f"net:{record}"),
        ("lab", "--bots", f"net:{record}", "--out", str(tmp_path / "lab")),
    ):
        assert "game.record is damaged, or no file of ours" in mistake(*words)
    assert "cannot read" in mistake("play", "--bots", f"net:{tmp_path}/gone.net")
