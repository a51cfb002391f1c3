"""User bots: a file with one function, instead of a bot's name."""

from pathlib import Path

import pytest

from chanbara.sim.games.match import play_game
from chanbara.sword.bots.bot_files import BotFileMistake, digest_in, sealed, shown
from chanbara.sword.bots.registry import make_bot
from tests.cli.terminal import mistake, run

LAST = "def choose(view, events):\n    return len(view.decision.options) - 1\n"
DICE = "import random\n\ndef choose(view, events):\n    return random.randrange(len(view.decision.options))\n"


def written(folder: Path, text: str, name: str = "mine.py") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def played(name: str, seed: int = 1) -> object:
    return play_game(4, seed, [make_bot(name, f"{seed} {seat}") for seat in range(4)])


def test_a_file_plays_in_place_of_a_bot(tmp_path: Path) -> None:
    bot = make_bot(written(tmp_path, LAST), 1)
    outcome = play_game(3, 5, [bot, make_bot("random", 1), make_bot("random", 2)])
    assert bot.name == outcome.bots[0] == "mine.py"


def test_the_usual_dice_roll_the_same_again(tmp_path: Path) -> None:
    name = written(tmp_path, DICE)
    assert [played(name, seed) for seed in range(4)] == [played(name, seed) for seed in range(4)]
    assert len({played(name, seed) for seed in range(4)}) > 1


def test_each_seat_has_a_memory_of_its_own(tmp_path: Path) -> None:
    name = written(
        tmp_path,
        "seats = set()\n\ndef choose(view, events):\n    seats.add(view.seat)\n    return 1 - len(seats)\n",
    )
    # A bot that shared memory with another seat would choose -1.
    played(name)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("choice = 1\n", r"mine.py has no function choose\(view, events\)"),
        ("choose = 1\n", r"mine.py has no function choose\(view, events\)"),
        ("\nimport nowhere\n", "mine.py, line 2: ModuleNotFoundError: No module named 'nowhere'"),
        ("def choose(view, events:\n", "mine.py: SyntaxError: "),
        ("exit()\n", "mine.py, line 1: "),
    ],
)
def test_a_file_that_is_no_bot_is_refused_before_the_game(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BotFileMistake, match=reason):
        make_bot(written(tmp_path, text), 1)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("99", "mine.py chose 99; its choose returns a number from 0 to "),
        ("-1", "mine.py chose -1; its choose returns a number from 0 to "),
        ("'end'", "mine.py: TypeError: 'str' object cannot be interpreted as an integer"),
        ("1 / 0", "mine.py, line 2: ZeroDivisionError: division by zero"),
    ],
)
def test_an_answer_that_is_none_names_the_file(tmp_path: Path, answer: str, reason: str) -> None:
    name = written(tmp_path, f"def choose(view, events):\n    return {answer}\n")
    with pytest.raises(BotFileMistake, match=reason):
        played(name)


def test_there_is_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(BotFileMistake, match=r"cannot read \S*gone\.py: No such file"):
        make_bot(str(tmp_path / "gone.py"), 1)
    (tmp_path / "noise.py").write_bytes(b"\xff\xfe")
    with pytest.raises(BotFileMistake, match=r"noise.py is not text"):
        sealed(str(tmp_path / "noise.py"))


def test_it_travels_by_place_and_hash_and_a_changed_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = written(tmp_path, LAST)
    monkeypatch.chdir(tmp_path)
    travelling = sealed("mine.py")
    assert travelling == sealed(travelling) == f"{name}#{digest_in(travelling)}"
    assert shown(travelling) == make_bot(travelling, 1).name == "mine.py"
    written(tmp_path, DICE)
    with pytest.raises(BotFileMistake, match=r"mine.py was changed after the first game"):
        make_bot(travelling, 1)
    assert make_bot("mine.py", 1).name == "mine.py"


def test_other_names_stay_what_they_are() -> None:
    assert sealed("greedy") == shown("greedy") == "greedy"
    assert digest_in("greedy") is None


def test_simulate_takes_a_file(tmp_path: Path) -> None:
    name = written(tmp_path, LAST)
    figures = tmp_path / "figures.json"
    words = ("--games", "21", "--players", "3", "--bots", f"{name},random")
    shown_by = run("simulate", *words, "--jobs", "2", "--json", str(figures))
    assert shown_by.exit_code == 0, shown_by.output
    assert '"mine.py",' in figures.read_text(encoding="utf-8")
    bad = written(tmp_path, "def choose(view, events):\n    return 99\n")
    assert mistake("simulate", *words[:-1], bad, "--jobs", "1").startswith("mine.py chose 99; ")


def test_play_takes_a_file(tmp_path: Path) -> None:
    bad = written(tmp_path, "def choose(view, events):\n    return 99\n")
    result = run("play", "--players", "3", "--seed", "1", "--bots", bad, typed="1\n" * 40)
    assert result.exit_code == 2
    assert "chanbara: mine.py chose 99; its choose returns a number from 0 to " in result.stderr
    gone = str(tmp_path / "gone.py")
    assert mistake("play", "--bots", gone) == f"cannot read {gone}: No such file or directory"
