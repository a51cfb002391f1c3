"""Variants on the command line: rulings, house rules, user cards."""

import json
from pathlib import Path

import pytest

from tests.cli.terminal import mistake, run
from tests.docs.markdown import blocks, read

CARDS = next(block.text for block in blocks(read("docs/own-cards.md")) if "CARDS = [" in block.text)
HOUSE = "copies: {parry: 10}\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my cards.py").write_text(CARDS, encoding="utf-8")
    (tmp_path / "house.yaml").write_text(HOUSE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


CHOSEN = ["--rising-sun", "--cast", "base", "--rikyu", "--ruling", "eighth_hand=8"]
CHOSEN += ["--ruling", "score_may_be_negative=false", "--house", "house.yaml", "--cards", "my cards.py"]


@pytest.mark.usefixtures("folder")
def test_everything_chosen_is_in_the_record_and_in_the_command_that_deals_it_again() -> None:
    words = ["play", "--players", "8", "--seed", "7", *CHOSEN, "--record", "game.txt"]
    result = run(*words, typed="1\n" * 3000)
    assert result.exit_code == 0, result.output
    again = " ".join(CHOSEN).replace("my cards.py", "'my cards.py'")
    assert f"chanbara play --players 8 --seed 7 --seat 0 {again}" in result.stdout
    header = Path("game.txt").read_text(encoding="utf-8").partition("\n\n")[0]
    assert "set rising_sun" in header
    assert "rulings score_may_be_negative=false eighth_hand=8" in header
    assert json.dumps(HOUSE) in header
    assert "my cards.py" in header
    assert "cast base\nrikyu yes" in header


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("command", ["replay", "explain"])
def test_a_record_with_own_cards_is_read_with_them_only(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("play", "--cards", "my cards.py", "--record", "game.txt", typed="quit\n")
    monkeypatch.setattr("chanbara.sword.own_cards._KNOWN", {})
    assert "it was played with the cards of my cards.py" in mistake(command, "game.txt")
    assert run(command, "game.txt", "--cards", "my cards.py").exit_code == 0


@pytest.mark.usefixtures("folder")
def test_figures_say_what_was_on_the_table() -> None:
    words = ["simulate", "--players", "4", "--games", "4", "--jobs", "1", "--bots", "random", *CHOSEN]
    result = run(*words, "--json", "figures.json")
    assert result.exit_code == 0, result.output
    figures = json.loads(Path("figures.json").read_text(encoding="utf-8"))
    assert (figures["set"], figures["cast"], figures["rikyu"]) == ("rising_sun", "base", "yes")
    assert figures["rulings"] == "score_may_be_negative=false eighth_hand=8"
    assert figures["house"].endswith(json.dumps(HOUSE))
    assert figures["cards"].endswith(" my cards.py")


@pytest.mark.usefixtures("folder")
def test_the_same_games_are_played_over_several_processes() -> None:
    words = ["simulate", "--players", "4", "--games", "30", "--bots", "random", *CHOSEN]
    for jobs in ("1", "2"):
        assert run(*words, "--jobs", jobs, "--json", f"{jobs}.json").exit_code == 0
    one, two = (json.loads(Path(f"{jobs}.json").read_text(encoding="utf-8")) for jobs in ("1", "2"))
    assert one == two


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            ["--ruling", "eighth_hand"],
            "a ruling is NAME=VALUE, the value true, false or a number; not 'eighth_hand'",
        ),
        (["--ruling", "eighth_hand=9"], "eighth_hand cannot be 9"),
        (["--ruling", "eighth_hand=7", "--ruling", "eighth_hand=8"], "a ruling is chosen once"),
        (["--ruling", "luck=true"], "there is no ruling 'luck'; rulings are deck_ends_when_needed, "),
        (["--house", "nothing.yaml"], "cannot read nothing.yaml: No such file or directory"),
        (["--house", "my cards.py"], "house rules are not readable"),
        (["--cards", "nothing.py"], "cannot read nothing.py: No such file or directory"),
        (["--cards", "house.yaml"], "house.yaml, line 1: a file of cards has no 'copies'"),
        (["--cast", "base"], "--cast needs --rising-sun"),
        (["--players", "8"], "Samurai Sword is for 3 to 7 players, not 8 (2.1)"),
        (
            ["--players", "9", "--rising-sun"],
            "Samurai Sword with Rising Sun is for 3 to 8 players, not 9 (2.1)",
        ),
    ],
)
def test_what_cannot_be_is_said(words: list[str], reason: str) -> None:
    assert mistake("play", *words).startswith(reason)
    assert mistake("simulate", *words).startswith(reason)
