"""The commands that look at games: version, replay, explain, perft, scenario."""

import random
from pathlib import Path

import pytest

import chanbara
from chanbara.record.perft import perft as count_decisions
from tests.cli.terminal import mistake, run
from tests.table import play_at_random, table


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of four."""
    path = tmp_path / "whole.chanbara"
    path.write_text(play_at_random(chanbara.new_game("sword", players=4, seed=2), 5).record())
    return path


@pytest.fixture
def strike(tmp_path: Path) -> Path:
    """A game in a parry window: Musashi strikes Hanzō."""
    story = table("musashi*: katana bo | hanzo: bo parry / armor | benkei: kiseru", deck="parry bo")
    story.plays("katana > hanzo")
    path = tmp_path / "strike.chanbara"
    path.write_text(story.game.record())
    return path


# --- the command line itself


def test_version() -> None:
    assert run("--version").stdout == f"chanbara {chanbara.__version__}\n"


def test_the_commands_are_listed() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(name in result.stdout for name in ("play", "replay", "explain", "scenario", "perft"))


@pytest.mark.parametrize("name", ["play", "replay", "explain", "scenario", "perft"])
def test_every_command_explains_itself(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "--help" in result.stdout


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_a_missing_file_is_one_clear_line(name: str) -> None:
    assert mistake(name, "/nowhere/game") == "cannot read /nowhere/game: No such file or directory"


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_a_file_that_is_no_text_is_one_clear_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"\xff\xfe\x00")
    assert mistake(name, str(path)) == f"{path} is not text"


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_a_file_that_is_no_record_is_one_clear_line(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("players 4\n\n1 0 end\n")
    assert mistake(name, str(path)).startswith(f"{path}: this is not a record")


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_a_record_that_does_not_replay_names_the_choice(name: str, record: Path) -> None:
    lines = record.read_text().splitlines()
    first = lines.index("") + 1
    number, seat, _ = lines[first].split(maxsplit=2)
    lines[first] = f"{number} {seat} play excalibur"
    record.write_text("\n".join(lines))
    assert mistake(name, str(record)).startswith(f"{record}: choice 1: 'play excalibur' is not offered.")


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_a_seat_that_is_not_there_is_one_clear_line(name: str, record: Path) -> None:
    assert mistake(name, str(record), "--seat", "4") == "there is no seat 4; seats are 0 to 3"


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_an_unknown_language_is_one_clear_line(name: str, record: Path) -> None:
    assert mistake(name, str(record), "--lang", "tlh").startswith("unknown language 'tlh'")


def test_ctrl_c_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> list[int]:
        raise KeyboardInterrupt

    monkeypatch.setattr("chanbara.cli.inside.count_decisions", interrupt)
    result = run("perft")
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "")


# --- replay


def test_replay_tells_a_game_and_its_end(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "Turn 1: " in result.stdout
    assert "The game is over ─" in result.stdout
    assert "Winner: " in result.stdout


def test_replay_speaks_other_languages(record: Path) -> None:
    assert "La partita è finita ─" in run("replay", str(record), "--lang", "it").stdout


def test_replay_tells_a_spectator_no_secret(strike: Path) -> None:
    page = run("replay", str(strike)).stdout
    assert "Musashi attacks Hanzō with the Katana." in page
    assert "role ?" in page
    assert "Your hand" not in page


def test_replay_tells_a_seat_what_it_saw(record: Path) -> None:
    assert "You draw" in run("replay", str(record), "--seat", "0").stdout
    assert "You draw" not in run("replay", str(record)).stdout


def test_replay_stops_where_it_is_told(strike: Path) -> None:
    page = run("replay", str(strike), "--upto", "0").stdout
    assert "Katana" not in page
    assert "Musashi’s turn" in page


# --- explain


def test_r6_2_explain_tells_the_steps_of_a_parry_window_with_their_rules(strike: Path) -> None:
    lines = [" ".join(line.split()) for line in run("explain", str(strike)).stdout.splitlines()]
    steps = [line for line in lines if line[:1].isdecimal() and "." in line.split()[0]]
    assert steps == [
        "6.2 Katana: you may parry;",
        "6.3 otherwise: Musashi’s Katana hits you.",
        "3.7 The card that was played goes to the discard pile.",
        "3.3 Play phase: Musashi may play cards until they end their turn.",
        "3.4 Discard phase: Musashi keeps at most 7 cards.",
        "2.7 Then it is your turn.",
    ]


def test_explain_shows_the_asked_seat_its_options(strike: Path) -> None:
    page = run("explain", str(strike)).stdout
    assert "Parry with Bō" in page
    assert "Take the hit: 4 wounds" in page


def test_explain_shows_another_seat_no_options(strike: Path) -> None:
    page = run("explain", str(strike), "--seat", "2").stdout
    assert "Why Hanzō must answer" in page
    assert "Parry with" not in page


def test_explain_goes_back_to_a_decision(strike: Path) -> None:
    page = run("explain", str(strike), "--at", "1").stdout
    assert "Play phase: you may play cards" in page
    assert "Attack Hanzō with the Katana (4 wounds, Difficulty 2)" in page


def test_explain_may_name_the_open_decision(strike: Path) -> None:
    assert run("explain", str(strike), "--at", "2").stdout == run("explain", str(strike)).stdout


@pytest.mark.parametrize("at", ["0", "3"])
def test_explain_refuses_a_decision_that_was_never_made(strike: Path, at: str) -> None:
    sentence = f"{strike}: there is no decision {at}; decisions are 1 to 2"
    assert mistake("explain", str(strike), "--at", at) == sentence


def test_explain_of_a_game_that_is_over_says_so(record: Path) -> None:
    assert "The game is over." in run("explain", str(record)).stdout


# --- perft


def decisions(game: chanbara.Game, depth: int) -> int:
    """The same count, written another way: by playing every line of choices from the beginning."""
    lines: list[list[str]] = [[]]
    for _ in range(depth):
        lines = [[*line, text] for line in lines for text in texts_after(game, line)]
    return sum(bool(texts_after(game, line)) for line in lines)


def texts_after(game: chanbara.Game, line: list[str]) -> list[str]:
    twin = game.clone()
    for text in line:
        twin.apply(text)
    return [] if twin.decision is None else twin.decision.texts()


def test_perft_counts_decisions_by_depth() -> None:
    game = chanbara.new_game("sword", players=4, seed=1)
    rows = [line.split() for line in run("perft", "--depth", "2").stdout.splitlines()]
    counted = [(int(row[0]), int(row[1])) for row in rows if len(row) == 2 and row[0].isdecimal()]
    assert counted == [(depth, decisions(game, depth)) for depth in range(3)]


def test_perft_does_not_count_games_that_are_over() -> None:
    # The only other option strikes down Hanzō, who gives his last honor.
    story = table("musashi*: katana | hanzo 1/1: bo | benkei: bo | tomoe 1/: bo")
    assert story.decision.texts() == ["play katana>1", "play katana>3", "end"]
    counts = count_decisions(story.game, 2)
    assert counts == [1, 3, decisions(story.game, 2)]
    over = story.game.clone()
    over.apply("play katana>1")
    over.apply("pass")
    assert over.over
    assert count_decisions(over, 1) == [0, 0]


def test_perft_splits_by_the_first_choice() -> None:
    page = run("perft", "--players", "4", "--seed", "1", "--depth", "3", "--split").stdout
    rows = [line.rsplit(maxsplit=1) for line in page.splitlines() if line.strip()]
    total = next(int(row[1]) for row in rows if row[0].strip() == "3")
    by_option = {row[0].strip(): int(row[1]) for row in rows if row[0].strip().startswith(("play", "end"))}
    game = chanbara.new_game("sword", players=4, seed=1)
    assert game.decision is not None
    assert list(by_option) == game.decision.texts()
    assert sum(by_option.values()) == total


def test_perft_refuses_an_impossible_deal() -> None:
    assert "3 to 7 players, not 9" in mistake("perft", "--players", "9")
    assert "--depth" in mistake("perft", "--depth", "-1")


# --- scenario

STORY = """\
title: Katana strikes
table:
  seats:
    - {character: musashi, hand: [katana]}
    - {character: hanzo, hand: [bo]}
    - {character: benkei, hand: [bo]}
script:
  - do: play katana>1
    expect: {asked: 1, options: [pass]}
"""


def test_a_scenario_that_holds_is_ok(tmp_path: Path) -> None:
    path = tmp_path / "katana.yaml"
    path.write_text(STORY)
    result = run("scenario", str(path))
    assert (result.exit_code, result.stdout) == (0, f"ok       {path}: Katana strikes\n")


def test_a_scenario_that_differs_says_how_and_fails(tmp_path: Path) -> None:
    path, other = tmp_path / "katana.yaml", tmp_path / "other.yaml"
    path.write_text(STORY.replace("asked: 1", "asked: 2"))
    other.write_text(STORY)
    result = run("scenario", str(path), str(other))
    assert result.exit_code == 1
    assert result.stdout == (
        f"differs  {path}: Katana strikes\n"
        "         1. play katana>1: the one asked should be 2, but is 1\n"
        f"ok       {other}: Katana strikes\n"
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title: [", "this is not YAML"),
        ("title: Nobody\n", "this is not a scenario"),
        ("", "there is no scenario in it"),
        (STORY.replace("musashi", "gandalf"), "Katana strikes: this position is impossible"),
    ],
)
def test_an_impossible_scenario_is_one_clear_line(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "broken.yaml"
    path.write_text(text)
    assert mistake("scenario", str(path)).startswith(f"{path}: {sentence}")


def test_a_missing_scenario_is_one_clear_line() -> None:
    assert mistake("scenario", "/nowhere.yaml") == "cannot read /nowhere.yaml: No such file or directory"


def test_a_scenario_written_from_a_game_holds(record: Path, tmp_path: Path) -> None:
    generator = random.Random(3)
    last = len(chanbara.replay(record.read_text()).choices)
    for at in generator.sample(range(1, last), 3):
        written = run("scenario", "--from", str(record), "--at", str(at), "--choices", "2")
        assert written.exit_code == 0
        path = tmp_path / f"{at}.yaml"
        path.write_text(written.stdout)
        assert run("scenario", str(path)).stdout.startswith("ok ")


def test_a_choice_that_was_never_made_gives_no_scenario(record: Path) -> None:
    assert "there is no choice 9999" in mistake("scenario", "--from", str(record), "--at", "9999")


@pytest.mark.parametrize("words", [[], ["--from", "game"], ["--from", "game", "--at", "1", "other.yaml"]])
def test_scenario_says_how_it_is_called(words: list[str]) -> None:
    assert "--from RECORD --at NUMBER" in mistake("scenario", *words)
