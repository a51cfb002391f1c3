"""Duels at the keyboard."""

import re
from pathlib import Path

import pytest

import chanbara
from chanbara.duel.bots.forecast import forecast
from chanbara.duel.terminal.commands import WORLDS
from chanbara.duel.terminal.table import Duelling
from tests.cli.duels import SET_UPS
from tests.cli.terminal import mistake, numbers, paper, printed, run
from tests.cli.test_play import at_a_terminal

END = "Press Enter to quit"
OURS = "The base game is our own reconstruction"


def command(set_up: dict[str, object]) -> list[str]:
    """Write a set-up as a command line."""
    words = ["play", "duel"]
    for name, value in set_up.items():
        if isinstance(value, tuple):
            words += [word for one in value for word in ("--module", str(one))]
        else:
            words += [f"--{name}", str(value)]
    return words


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda one: " ".join(command(one)[2:]))
def test_a_duel_is_fought_to_its_end_by_typing_numbers(set_up: dict[str, object]) -> None:
    result = run(*command(set_up), "--seed", "7", typed=numbers(3))
    assert result.exit_code == 0, result.output
    assert END in result.stdout
    assert OURS in " ".join(result.stdout.split()), "it says whose rules these are"
    screen = result.stdout[result.stdout.index("The duel is over ─") :]
    assert re.search(r"(B2\.14|B2\.17|B4\.3|A1\.2|A1\.3|A7\.2) *$", screen, re.MULTILINE)
    again = " ".join(["chanbara", *command(set_up), "--seed", "7"])
    assert again in screen


@pytest.mark.parametrize(
    ("language", "end"), [("de", "Das Duell ist zu Ende ─"), ("it", "Il duello è finito ─")]
)
def test_a_duel_is_fought_in_another_language(language: str, end: str) -> None:
    result = run("play", "duel", "--seed", "3", "--lang", language, typed=numbers(1))
    assert result.exit_code == 0, result.output
    assert end in result.stdout


def test_the_same_seed_and_the_same_answers_are_the_same_duel() -> None:
    pages = [run("play", "duel", "--seed", "9", typed=numbers(5)).stdout for _ in range(2)]
    assert pages[0] == pages[1]


def test_without_a_seed_one_is_chosen_and_named() -> None:
    assert re.search(r"chanbara play duel --seed \d+", run("play", "duel", typed=numbers(5)).stdout)


def test_the_sword_is_played_where_no_game_is_named() -> None:
    unnamed, named = run("play", "--seed", "7"), run("play", "sword", "--seed", "7")
    assert "Your move" in named.stdout
    assert unnamed.stdout == named.stdout


def test_both_games_explain_themselves() -> None:
    page = run("play", "--help", COLUMNS="120").stdout
    assert re.search(r"sword .*Samurai Sword", page)
    assert re.search(r"duel .*Way of the Samurai.*reconstruction", page)
    assert "--opponent" in run("play", "duel", "--help", COLUMNS="120").stdout
    assert "--hotseat" in run("play", "sword", "--help", COLUMNS="120").stdout


@pytest.mark.parametrize("typed", ["quit\n1\n1\n", ""])
def test_leaving_is_quiet(typed: str) -> None:
    result = run("play", "duel", "--seed", "7", typed=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.count("Your move") == 1


def test_ctrl_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", "duel", "--seed", "7")
    assert (result.exit_code, result.stderr) == (0, "")


def test_a_duel_is_recorded_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "duel.chanbara"
    run("play", "duel", "--seed", "7", "--record", str(path), typed=numbers(2))
    assert chanbara.replay(path.read_text()).over


def test_a_duel_that_was_left_is_recorded_so_far(tmp_path: Path) -> None:
    path = tmp_path / "duel.chanbara"
    run("play", "duel", "--seed", "7", "--record", str(path), typed="extra\nquit\n")
    game = chanbara.replay(path.read_text())
    assert game.choices == [(1, 0, "extra")]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--opponent", "gandalf"], "there is no opponent 'gandalf'; there are arima, yoshioka"),
        (["--weapon", "bow"], "there is no weapon 'bow'; there are katana, nodachi"),
        (["--environment", "moon"], "there is no environment 'moon'; there are dojo, temple"),
        (["--weather", "hail"], "there is no weather 'hail'; there are clear, rain"),
        (["--difficulty", "god"], "there is no difficulty 'god'; there are student, samurai"),
        (["--module", "ninja"], "there is no module 'ninja'; there are blood, bushido"),
        (["--module", "yoroi", "--module", "yoroi_enemy"], "there is one armor"),
        (["--module", "1vs3", "--opponent", "shiro"], "1vs3 has three enemies of its own"),
        (["--armoured", "2"], "there is no enemy 2 to wear the armor"),
        (["--lang", "tlh"], "unknown language 'tlh'; choose en, de or it"),
        (["--record", "/nowhere/duel"], "cannot write /nowhere/duel: No such file or directory"),
        (["--players", "3"], "No such option: --players"),
    ],
)
def test_an_impossible_duel_is_one_clear_line(words: list[str], sentence: str) -> None:
    assert sentence in mistake("play", "duel", *words)


def test_a_game_that_is_not_there_is_one_clear_line() -> None:
    assert mistake("play", "chess") == "unknown game 'chess'; choose sword or duel"


# --- what may be typed


def page(*typed: str, **set_up: object) -> str:
    """What is printed in a duel of seed 7 in which this is typed, spaces aside."""
    result = run(*command(set_up), "--seed", "7", typed="".join(f"{line}\n" for line in typed), COLUMNS="160")
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_a_choice_may_be_typed_by_number_notation_or_card() -> None:
    hand = chanbara.observe(chanbara.new_game("duel", seed=7), 0).open["hand"]
    by_number, by_notation = page("2", "1"), page("pass", f"play {hand[0]}")
    by_card = page("PASS", hand[0])
    told = by_number[by_number.rindex("Since your last decision") :]
    assert "You play" in told
    assert by_notation.endswith(told)
    assert by_card.endswith(told)


def test_the_usual_verb_need_not_be_typed_and_a_bushido_step_is_not_a_combo() -> None:
    assert "The Bushido marker moves to kanji 1" in page("step", modules=("bushido",))


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "Type a number from 1 to 2, or ? for help."),
        ("dance", "B2.1 “dance” is not a move."),
        ("play iai", "B2.5 Buy an extra card, or decline."),
        ("why gisei", "B2.5 Buy an extra card, or decline."),
        ("why extra", "You can do that."),
        ("why", "Type the move you have in mind, for example: why foresee"),
        ("help", "the chance to win the duel by each option, and the chance to hit"),
        ("?", "Marks: ◇ normal, ◆ special, ◈ either icon"),
        ("rules B2.14", "An enemy without life is dead."),
        ("rules b2.14", "An enemy without life is dead."),
        ("rules 99", "There is no rule 99. Chapters: B2, B3,"),
        ("who", "Katana The sword, nothing more and nothing less."),
        ("who", OURS),
        ("cards", "Killing stroke value 5, a level 2 wound"),
        ("cards", "level 1: Arm injury (strength never above 3)"),
        ("decks", "Defense (strength/technique) 2/6, 3/5,"),
        ("log", "What has happened ▸ Round 1. Strength 0, technique 0, guard 0. You draw"),
        ("explain", "Why you must answer, and what happens next B2.5 You may buy an extra card."),
        ("save", "Give a file name: save game.chanbara"),
    ],
)
def test_commands_answer(typed: str, answer: str) -> None:
    assert answer in page(typed)


def test_odds_are_shown_beside_their_choices() -> None:
    game = chanbara.new_game("duel", seed=7)
    expected = forecast(chanbara.observe(game, 0), WORLDS).chances()
    told = page("odds")
    assert "you win 95% interval enemy loses you lose you hit you get hit choice 1 " in told
    for number, (one, choice) in enumerate(
        zip(expected, ("Draw an extra card", "No extra card"), strict=True), 1
    ):
        assert f" {number} {one.mean.win:.0%} " in told
        assert f" {one.mean.taken:.1f} {one.exact.hit:.0%} {one.exact.wounded:.0%} {choice}" in told


def test_the_table_is_drawn_again() -> None:
    assert page("table").count("Draw an extra card?") == 2


def test_saving_warns_while_the_duel_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "duel.chanbara"
    told = page(f"save {path}", "n")
    assert "its record reveals the order of every deck" in told
    assert "Not saved." in told
    assert not path.exists()
    assert f"Saved: {path}" in page(f"save {path}", "y")
    assert not chanbara.replay(path.read_text()).over


def test_when_the_duel_is_over_one_may_look_around(monkeypatch: pytest.MonkeyPatch) -> None:
    game = chanbara.new_game("duel", seed=1, environment="cliff")
    typed = iter(["pass", "environment", *["1"] * 30, "why pass", "log", "decks", ""])
    while game.decision is not None:
        options = game.decision.texts()
        line = next(typed)
        game.apply(line if line in options else 0)
    console = paper()
    duel = Duelling(game, "en", console)
    left = iter(["why pass", "explain", "log", ""])
    monkeypatch.setattr("builtins.input", lambda *_: next(left))
    duel.linger(duel.show_end(), "duel-result-prompt")
    shown = " ".join(printed(console).split())
    assert "“why pass” is not an option." in shown
    assert "“explain” is not an option." in shown
    assert "What has happened ▸ Round 1." in shown


# --- records


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A duel with Shiro that was fought to its end."""
    path = tmp_path / "whole.chanbara"
    run("play", "duel", "--opponent", "shiro", "--seed", "7", "--record", str(path), typed=numbers(2))
    return path


def test_replay_tells_a_duel_and_its_end(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "Round 1. Strength 0, technique 0, guard 0." in result.stdout
    assert "The duel is over ─" in result.stdout


def test_replay_stops_where_it_is_told_in_any_language(record: Path) -> None:
    shown = run("replay", str(record), "--upto", "2", "--seat", "0", "--lang", "de").stdout
    assert "Runde 1 · erster Angriff ─" in shown
    assert "Abwehr verdeckt" in shown
    assert "Das Duell ist zu Ende" not in shown


def test_explain_tells_what_is_still_to_happen_and_the_options(record: Path) -> None:
    shown = " ".join(run("explain", str(record), "--at", "1").stdout.split())
    assert "B2.5 You may buy an extra card. B2.6 Then the first attack." in shown
    assert "Your options 1 Draw an extra card for 1 Qi extra" in shown


def test_explain_of_a_duel_that_is_over_says_so(record: Path) -> None:
    assert "The game is over." in run("explain", str(record)).stdout


@pytest.mark.parametrize("name", ["replay", "explain"])
def test_a_duel_has_one_seat(name: str, record: Path) -> None:
    assert mistake(name, str(record), "--seat", "1") == "there is no seat 1; seats are 0 to 0"


# --- a real terminal


def test_without_arguments_a_terminal_is_asked_for_language_opponent_weapon_and_modules() -> None:
    page = at_a_terminal(b"de\ngandalf\nshiro\n\nvielleicht\nja\nquit\n", "play", "duel")
    assert "Language: en English, de Deutsch, it Italiano [en]" in page
    assert "Gegner: arima, yoshioka, baiken, inshun, kojiro, shiro [arima]" in page
    assert "Bitte eines von arima, yoshioka" in page
    assert "Waffe: katana, nodachi, bokken, kusarigama, naginata, yari, wakizashi [katana]" in page
    assert "Mit Bushido und Gisei (empfohlen), ja oder nein? [ja]" in page
    assert "Du trittst gegen Shiro an. Deine Waffe: Katana." in page
    assert "mit Bushido, Gisei" in page


def test_with_arguments_nothing_is_asked() -> None:
    page = at_a_terminal(b"quit\n", "play", "duel", "--seed", "7")
    assert "Language" not in page
    assert "You face Arima Kihei with the Katana." in page


def test_without_a_terminal_nothing_is_asked() -> None:
    assert "Language" not in run("play", "duel").stdout
