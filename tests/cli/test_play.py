"""Whole games at the keyboard."""

import os
import pty
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import chanbara
from chanbara.cli.common.manners import terminal
from chanbara.locales import LANGUAGES, speech
from chanbara.sword.books import BOOKS, ENGLISH, GERMAN, ITALIAN, OURS
from chanbara.sword.terminal.seating import greet
from tests.cli.terminal import mistake, numbers, run

END = "Press Enter to quit"


@pytest.mark.parametrize("players", range(3, 8))
def test_a_game_is_played_to_its_end_by_typing_numbers(players: int) -> None:
    result = run("play", "--players", str(players), "--seed", "7", "--seat", "1", typed=numbers(players))
    assert result.exit_code == 0, result.output
    assert END in result.stdout
    screen = result.stdout[result.stdout.index("The game is over ─") :]
    assert screen.count("✿ ×") == players, "every seat's honor times its multiplier"
    assert "role ?" not in screen
    assert re.search(r"Winner: .*\s+(8\.4|8\.6)", screen), "on the same line or wrapped"


@pytest.mark.parametrize(
    ("language", "end"), [("de", "Das Spiel ist aus ─"), ("it", "La partita è finita ─")]
)
def test_a_game_is_played_in_another_language(language: str, end: str) -> None:
    words = ["play", "--players", "4", "--seed", "3", "--lang", language, "--bots", "random"]
    result = run(*words, typed=numbers(1))
    assert result.exit_code == 0, result.output
    assert end in result.stdout


def test_the_language_of_the_environment_is_the_usual_one() -> None:
    assert "Deine Wahl" in run("play", "--seed", "7", LANG="de_CH.UTF-8").stdout
    assert "Your move" in run("play", "--seed", "7", LANG="fr_FR.UTF-8").stdout


def test_the_same_seed_and_the_same_answers_are_the_same_game() -> None:
    games = [run("play", "--seed", "9", "--players", "4", typed=numbers(5)).stdout for _ in range(2)]
    assert games[0] == games[1]


def test_the_end_names_the_command_that_deals_the_game_again() -> None:
    words = ["play", "--players", "3", "--seed", "9", "--seat", "2", "--characters", "tomoe,-,hanzo"]
    result = run(*words, typed=numbers(5))
    assert "chanbara play --players 3 --seed 9 --seat 2 --characters tomoe,-,hanzo" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_r12_2_who_plays_by_a_book_is_told_what_it_says_about_talk(book: str, language: str) -> None:
    words = ["play", "--seed", "9", "--players", "4", "--book", book, "--lang", language]
    told = " ".join(run(*words, typed="quit\n", COLUMNS="400").stdout.split())
    say = speech(language).say
    for message in (f"book-{book}-hint", f"book-talk-{book}"):
        assert (say(message) in told) is (book != OURS)


def test_r12_2_the_books_say_different_things_about_talk() -> None:
    """The German book forbids telling, the others forbid asking, and our reading forbids both."""
    said = {book: speech("en").say(f"book-talk-{book}") for book in BOOKS}
    assert {book for book, sentence in said.items() if "do not ask" in sentence} == {OURS, ENGLISH, ITALIAN}
    assert {book for book, sentence in said.items() if "do not say" in sentence} == {OURS, GERMAN}


def test_without_a_seed_one_is_chosen_and_named() -> None:
    result = run("play", "--players", "3", typed=numbers(5))
    assert re.search(r"chanbara play --players 3 --seed \d+ --seat 0", result.stdout)


def test_characters_sit_where_they_are_asked_to() -> None:
    result = run("play", "--players", "3", "--seed", "1", "--characters", "tomoe,-,hanzo")
    assert re.search(r"0  Tomoe .* you ", result.stdout)
    assert re.search(r"2  Hanzō ", result.stdout)


def test_the_end_of_input_leaves_quietly() -> None:
    result = run("play", "--seed", "7", typed="1\n")
    assert result.exit_code == 0
    assert result.stderr == ""


def test_quit_leaves_quietly() -> None:
    result = run("play", "--seed", "7", typed="quit\n1\n1\n")
    assert result.exit_code == 0
    assert result.stdout.count("Your move") == 1


def test_ctrl_c_leaves_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", "--seed", "7")
    assert result.exit_code == 0
    assert result.stderr == ""


def test_a_game_is_recorded_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.chanbara"
    run("play", "--players", "3", "--seed", "7", "--record", str(path), typed=numbers(2))
    assert chanbara.replay(path.read_text()).over


def test_a_game_that_was_left_is_recorded_so_far(tmp_path: Path) -> None:
    path = tmp_path / "game.chanbara"
    run("play", "--seed", "7", "--seat", "1", "--record", str(path), typed="1\nquit\n")
    game = chanbara.replay(path.read_text())
    assert not game.over
    assert game.choices[0] == (1, 1, "play kiseru>0")


# --- what is impossible


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "2"], "3 to 7 players, not 2"),
        (["--players", "many"], "Invalid value for '--players'"),
        (["--seat", "5"], "there is no seat 5; seats are 0 to 4"),
        (["--seat", "left"], "a seat is a number from 0 to 4, not 'left'"),
        (["--seat", "0,1"], "several seats at one keyboard need --hotseat"),
        (["--bots", "deep"], "there is no bot 'deep'; bots are"),
        (["--lang", "tlh"], "unknown language 'tlh'; choose en, de or it"),
        (["--characters", "gandalf"], "there is no character 'gandalf'"),
        (["--characters", "tomoe,tomoe"], "tomoe can sit at the table once only"),
        (["--players", "3", "--characters", "-,-,-,-"], "3 players need 3 characters"),
        (["--record", "/nowhere/game"], "cannot write /nowhere/game: No such file or directory"),
        (["--fast"], "No such option: --fast"),
    ],
)
def test_an_impossible_option_is_one_clear_line(words: list[str], sentence: str) -> None:
    assert sentence in mistake("play", *words)


# --- a real terminal


def at_a_terminal(typed: bytes, *words: str) -> str:
    """Run a command at a terminal of its own and return the page without its styles."""
    return re.sub(r"\x1b\[[0-9;]*m", "", styled(typed, *words, NO_COLOR="1"))


def styled(typed: bytes, *words: str, **settings: str) -> str:
    """Run a command at a terminal of its own and return the page."""
    ours, theirs = pty.openpty()
    usual = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    # Nobody stays long enough for how bots think to be loaded: they think as it stands.
    usual |= {"LANG": "C", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "NUMBA_DISABLE_JIT": "1"}
    program = "import chanbara.cli; chanbara.cli.main()"
    command = [sys.executable, "-X", "utf8", "-c", program, *words]
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=usual | settings
    ) as process:
        os.close(theirs)
        os.write(ours, typed)
        page = b""
        while chunk := _read(ours):
            page += chunk
        assert process.wait() == 0, page.decode()
    os.close(ours)
    return page.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when the other side has closed
        return b""


def test_without_arguments_a_terminal_is_asked_for_language_expansion_and_players() -> None:
    page = at_a_terminal(b"klingon\nde\nvielleicht\nnein\n2\n4\nquit\n", "play")
    assert "Language: en English, de Deutsch, it Italiano [en]" in page
    assert "Please type en, de or it." in page
    assert "Mit der Erweiterung Rising Sun, ja oder nein? [nein]" in page
    assert "Bitte antworte mit ja oder nein." in page
    assert "Wie viele spielen mit, 3 bis 7? [5]" in page
    assert "Bitte eine Zahl von 3 bis 7." in page
    assert len(set(re.findall(r"^ . ([0-9])  ", page, re.MULTILINE))) == 4


def test_who_answers_yes_may_play_with_eight() -> None:
    page = at_a_terminal("it\nsì\n8\nquit\n".encode(), "play")
    assert "In quanti giocate, da 3 a 8? [5]" in page
    assert len(set(re.findall(r"^ . ([0-9])  ", page, re.MULTILINE))) == 8


@pytest.mark.parametrize("answer", ["si", "S"])
def test_the_first_letter_of_yes_is_enough(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["it", answer, "8"])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    assert greet(terminal()) == ("it", True, 8)


def test_enter_takes_the_usual_answers() -> None:
    page = at_a_terminal(b"\n\n\nquit\n", "play")
    assert "You are " in page
    assert len(set(re.findall(r"^ . ([0-9])  ", page, re.MULTILINE))) == 5


def test_with_arguments_nothing_is_asked() -> None:
    page = at_a_terminal(b"quit\n", "play", "--players", "3", "--bots", "random")
    assert "Language" not in page
    assert "How many" not in page


def test_without_a_terminal_nothing_is_asked() -> None:
    page = run("play").stdout
    assert "Language" not in page
    assert "Your move" in page


# --- several at one keyboard


def test_hotseat_hands_the_keyboard_over_before_every_change_of_seat() -> None:
    result = run("play", "--hotseat", "--players", "3", "--seed", "4", typed=numbers(3))
    assert result.exit_code == 0, result.output
    parts = re.split(r"Pass the keyboard to (\S+) \(seat (\d)\)", result.stdout)[1:]
    seats = parts[1::3]
    assert set(seats) == {"0", "1", "2"}
    assert all(here != there for here, there in pairwise(seats))
    assert "Everyone may look." in parts[-1]
    assert END in parts[-1]


def test_hotseat_shows_each_player_only_what_that_seat_may_know() -> None:
    result = run("play", "--hotseat", "--players", "4", "--seed", "4", typed=numbers(3))
    pages = re.split(r"Pass the keyboard to \S+ \(seat (\d)\)", result.stdout)[1:]
    pages[-1] = pages[-1][: pages[-1].index("Everyone may look.")]
    for reader, page in zip(pages[::2], pages[1::2], strict=True):
        rows = re.findall(r"^ [▶? ] (\d)  \S+ +(\S+) .*  [✿].* cards?", page, re.MULTILINE)
        assert rows
        for seat, role in rows:
            assert seat == reader or role in {"role", "Shogun"}, "the roles of others are secret"
        assert set(re.findall(r"^ [▶? ] (\d) .*  you  ", page, re.MULTILINE)) == {reader}


def test_hotseat_plays_some_seats_and_leaves_the_others_to_bots() -> None:
    result = run("play", "--hotseat", "--players", "4", "--seat", "0,2", "--seed", "4", typed=numbers(3))
    assert set(re.findall(r"Pass the keyboard to \S+ \(seat (\d)\)", result.stdout)) == {"0", "2"}
    assert "--hotseat --seat 0,2" in result.stdout


def test_hotseat_clears_the_screen_and_what_could_be_scrolled_back_to() -> None:
    page = styled(b"\nquit\n", "play", "--hotseat", "--seed", "7", "--lang", "en")
    wipe = "\x1b[3J\x1b[2J\x1b[H"
    before, after = page.split("Pass the keyboard to")
    assert before.endswith(f"{wipe} ")
    assert after.index(wipe) < after.index("Your hand")


RED = "\x1b[31m"


def test_weapons_are_red_unless_no_colour_is_wanted() -> None:
    words = ["play", "--seed", "7", "--seat", "1", "--lang", "en", "--bots", "random"]
    assert f"{RED}▲ Kiseru" in styled(b"quit\n", *words)
    assert RED not in styled(b"quit\n", *words, NO_COLOR="1")
