"""The command `chanbara lab`."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from chanbara.pool import Pool
from chanbara.sim.lab.plan import LabPlan
from chanbara.sim.lab.run import Progress, sheets
from chanbara.sword.bots.registry import NAMES
from tests.cli.terminal import mistake, run
from tests.server.kit import PATIENCE
from tests.sim.lab import OWN

COMMAND = ("lab", "--players", "3-4", "--games", "8", "--seed", "3", "--bots", "random")
LAB = import_module("chanbara.cli.lab")
QUICK = ("--rulings", "0")
SLOW = ("--engine", "reference", *QUICK)


def made(folder: Path, *more: str) -> tuple[str, dict[str, Any]]:
    result = run(*COMMAND, *QUICK, "--out", str(folder), *more)
    assert result.exit_code == 0, result.output
    return result.stdout, json.loads((folder / "data.json").read_text(encoding="utf-8"))


def test_a_report_is_a_page_with_its_data_beside_it(tmp_path: Path) -> None:
    shown, data = made(tmp_path / "deep" / "report", "--jobs", "1")
    folder = tmp_path / "deep" / "report"
    assert sorted(path.name for path in folder.iterdir()) == [
        "counts.parquet",
        "data.json",
        "index.html",
        "summary.md",
    ]
    assert "8 games of 3 and 4 players" in shown
    assert str(folder / "index.html") in shown.replace("\n", "")
    assert data["games"] == 8
    rows = pl.read_parquet(folder / "counts.parquet")
    assert rows.filter(pl.col("counted") == "games")["count"].to_list() == [4, 4]
    assert rows["rules"].unique().to_list() == ["printed"]


def test_the_data_is_the_same_whatever_the_number_of_processes(tmp_path: Path) -> None:
    _, alone = made(tmp_path / "one", "--jobs", "1", *SLOW)
    _, together = made(tmp_path / "two", "--jobs", "2", *SLOW)
    assert alone.pop("command").endswith("one")
    assert together.pop("command").endswith("two")
    assert alone == together


def test_the_command_of_a_report_makes_it_again(tmp_path: Path) -> None:
    house = tmp_path / "bold.yaml"
    house.write_text("copies: {parry: 10}\n", encoding="utf-8")
    more = ("--variant", str(house), "--rulings", "8", "--rising-sun", "--jobs", "1")
    _, first = made(tmp_path / "report", *more)
    assert first["findings"]
    assert first["rulings"]
    words = first["command"].split()
    assert words[0] == "chanbara"
    assert run(*words[1:], "--jobs", "1").exit_code == 0
    assert json.loads((tmp_path / "report" / "data.json").read_text(encoding="utf-8")) == first


def test_the_terminal_leads_with_the_verdict_on_what_is_new(tmp_path: Path) -> None:
    cards = tmp_path / "own.py"
    cards.write_text(OWN, encoding="utf-8")
    more = ("--cards", str(cards), "--matched", "6", "--jobs", "1")
    shown, data = made(tmp_path / "report", *more)
    told = " ".join(shown.split())
    assert told.index("Too few games to say: Tsukubo (new weapon)") < told.index("games won (95% interval)")
    assert (data["games"], data["matched_deals"]) == (8, 6)
    assert [one["verdict"] for one in data["judgments"]] == ["too few games to say"] * 2
    assert "--matched 6" in data["command"]
    assert run(*data["command"].split()[1:], "--jobs", "1").exit_code == 0
    assert json.loads((tmp_path / "report" / "data.json").read_text(encoding="utf-8")) == data
    _, without = made(tmp_path / "without", "--cards", str(cards), "--matched", "0", "--jobs", "1")
    assert (without["matched_deals"], without["judgments"]) == (0, [])
    assert without["findings"] == data["findings"], "the games by both rules are others"


def test_after_some_seconds_a_table_is_printed_and_the_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the clock is half a second later: the table comes in time, whatever the machine."""
    ticks = count()
    monkeypatch.setattr(LAB, "perf_counter", lambda: next(ticks) / 2)
    shown, data = made(tmp_path, "--jobs", "1", "--seconds", "3", "--games", "40", *SLOW)
    assert shown.count("games won (95% interval)") == 2
    before, _, after = shown.partition("keeps updating")
    (early,) = re.findall(r"(\d+) games of 3 and 4 players", before)
    assert int(early) <= 12, "not long after three seconds"
    assert "40 games of 3 and 4 players" in after
    assert data["games"] == 40


def test_the_first_table_does_not_wait_for_all_numbers_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LAB, "perf_counter", count(0, 100).__next__)
    shown, _ = made(tmp_path, "--jobs", "1", "--seconds", "10", *SLOW)
    assert shown.lstrip().startswith("1 game of 3 players")
    assert "the run continues; press Ctrl-C to stop" in shown, (
        "there is no page before each number of players has played"
    )
    assert "8 games of 3 and 4 players" in shown


def test_rulings_are_played_besides_unless_one_says_otherwise(tmp_path: Path) -> None:
    assert run(*COMMAND, "--out", str(tmp_path / "with"), "--jobs", "1").exit_code == 0
    data = json.loads((tmp_path / "with" / "data.json").read_text(encoding="utf-8"))
    assert (data["ruling_deals"], len(data["rulings"])) == (8, 5)
    assert "--rulings 8" in data["command"]
    _, data = made(tmp_path / "without", "--jobs", "1")
    assert (data["ruling_deals"], data["rulings"]) == (0, [])
    assert "--rulings 0" in data["command"]


DYING = """
import os, signal

def choose(view, events):
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("command", ["lab", "simulate"])
def test_when_a_process_dies_it_is_said(tmp_path: Path, command: str) -> None:
    bot = tmp_path / "dying.py"
    bot.write_text(DYING, encoding="utf-8")
    words = ["--bots", f"{bot},random", "--games", "40", "--jobs", "2"]
    result = run(command, *words, *(("--out", str(tmp_path / "report")) if command == "lab" else ()))
    assert result.exit_code == 1
    told = " ".join(result.output.split())
    assert "a process that played was ended from outside, perhaps because no memory was left" in told
    assert "Traceback" not in told
    assert not (tmp_path / "report" / "data.json").exists()


def test_when_a_process_dies_what_was_played_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(plan: LabPlan, pool: Pool) -> Iterator[Progress]:
        yield from islice(sheets(plan, pool), 4)
        raise BrokenProcessPool

    monkeypatch.setattr(LAB, "sheets", breaking)
    result = run(*COMMAND, *SLOW, "--out", str(tmp_path), "--jobs", "1")
    assert result.exit_code == 1
    assert "ended from outside" in result.stdout
    data = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert data["games"] == 6
    assert "still playing" not in (tmp_path / "index.html").read_text(encoding="utf-8")


WAITING = """
import time
from pathlib import Path

def choose(view, events):
    Path(__file__).with_name("asked").touch()
    time.sleep(600)
"""


@pytest.mark.parametrize("moment", ["workers start", "a bot thinks"])
@pytest.mark.parametrize("command", ["lab", "simulate", "dataset"])
def test_who_interrupts_early_leaves_without_a_traceback(tmp_path: Path, command: str, moment: str) -> None:
    bot = tmp_path / "waiting.py"
    bot.write_text(WAITING, encoding="utf-8")
    words = [sys.executable, "-c", "from chanbara.cli import main; main()", command, "--bots", str(bot)]
    words += ["--jobs", "2", "--games", "300"]
    words += () if command == "simulate" else ("--out", str(tmp_path / "report"))
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    ends = time.monotonic() + 60
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    # The first child keeps books on what is shared; the second is the first that plays.
    while len(children.read_text().split()) < 2 or (
        moment == "a bot thinks" and not (tmp_path / "asked").exists()
    ):
        assert time.monotonic() < ends, "nobody has begun to play"
        time.sleep(0.01)
    # As a terminal does: everybody of the group hears it.
    os.killpg(process.pid, signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert process.returncode in {1, 130}
    assert "Traceback" not in told
    assert not told or "interrupted before every player count had a game" in told


def test_who_interrupts_gets_a_report_of_what_was_played(tmp_path: Path) -> None:
    words = [sys.executable, "-c", "from chanbara.cli import main; main()", *COMMAND[:4], "1000000"]
    words += [*COMMAND[5:], *SLOW, "--out", str(tmp_path), "--jobs", "2"]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    ends = time.monotonic() + 120
    while not (tmp_path / "data.json").exists():
        assert time.monotonic() < ends, "no report was written"
        time.sleep(0.1)
    assert "still playing" in (tmp_path / "index.html").read_text(encoding="utf-8")
    os.kill(process.pid, signal.SIGINT)
    shown, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "interrupted" in shown
    assert "still playing" not in (tmp_path / "index.html").read_text(encoding="utf-8")
    games = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))["games"]
    assert f"{games:,} games of 3 and 4 players" in shown


def test_an_own_bot_plays_and_is_named_without_its_folder(tmp_path: Path) -> None:
    bot = tmp_path / "last.py"
    bot.write_text("def choose(view, events):\n    return len(view.decision.options) - 1\n", encoding="utf-8")
    _, data = made(tmp_path / "report", "--jobs", "1", "--bots", f"{bot},random")
    assert data["bots"] == ["last.py", "random"]
    assert list(data["own_bots"]) == ["last.py"]
    page = (tmp_path / "report" / "index.html").read_text(encoding="utf-8")
    assert "played by last.py and random" in page


def test_a_bot_that_breaks_is_one_line(tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("def choose(view, events):\n    return 999\n", encoding="utf-8")
    told = mistake("lab", "--bots", str(bot), "--out", str(tmp_path / "report"), "--jobs", "1")
    assert told.startswith("broken.py chose 999")


def test_without_polars_the_counts_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    shown, _ = made(tmp_path, "--jobs", "1")
    assert "counts.parquet was not written: " in shown
    assert not (tmp_path / "counts.parquet").exists()
    assert "counts.parquet" not in (tmp_path / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--players", "many"), "--players is a number, or several such as 4-7 or 3,5; not 'many'"),
        (("--players", "8"), "Samurai Sword is for 3 to 7 players, not 8 (2.1)"),
        (("--bots", "oracle"), f"there is no bot 'oracle'; bots are {', '.join(NAMES)}"),
        (
            ("--variant", "/nowhere/house.yaml"),
            "cannot read /nowhere/house.yaml: No such file or directory",
        ),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    assert mistake("lab", "--out", str(tmp_path / "report"), *words) == reason
    assert not (tmp_path / "report").exists()


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert (
        mistake("lab", "--games", "1", "--out", str(file))
        == f"cannot write {file}: it is a file, not a folder"
    )
