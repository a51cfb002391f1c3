"""The command `chanbara lab`."""

import json
import os
import signal
import subprocess
import sys
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from chanbara.bots.registry import NAMES
from tests.cli.terminal import mistake, run
from tests.server.kit import PATIENCE, until

COMMAND = ("lab", "--players", "3-4", "--games", "8", "--seed", "3", "--bots", "random")
SLOW = ("--engine", "reference")


def made(folder: Path, *more: str) -> tuple[str, dict[str, Any]]:
    result = run(*COMMAND, "--out", str(folder), *more)
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


def test_after_some_seconds_a_table_is_printed_and_the_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = count()
    monkeypatch.setattr(import_module("chanbara.cli.lab"), "perf_counter", lambda: next(seconds))
    shown, data = made(tmp_path, "--jobs", "1", "--seconds", "1", "--games", "120", *SLOW)
    assert shown.count("games won (95 % interval)") == 2
    assert shown.index("goes on") < shown.index("120 games")
    assert data["games"] == 120


def test_who_interrupts_gets_a_report_of_what_was_played(tmp_path: Path) -> None:
    words = [sys.executable, "-c", "from chanbara.cli import main; main()", *COMMAND[:4], "1000000"]
    words += [*COMMAND[5:], "--out", str(tmp_path), "--jobs", "2", *SLOW]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    until((tmp_path / "data.json").exists, "no report was written")
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


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--players", "many"), "--players is a number, or several such as 4-7 or 3,5; not 'many'"),
        (("--players", "8"), "Samurai Sword is for 3 to 7 players, not 8 (2.1)"),
        (("--bots", "oracle"), f"there is no bot 'oracle'; bots are {', '.join(NAMES)}"),
        (
            ("--variant", "/nowhere/house.yaml"),
            "/nowhere/house.yaml cannot be read: No such file or directory",
        ),
    ],
)
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...], reason: str) -> None:
    assert mistake("lab", "--out", str(tmp_path / "report"), *words) == reason
    assert not (tmp_path / "report").exists()


def test_a_place_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert mistake("lab", "--games", "1", "--out", str(file)) == f"{file} cannot be written: File exists"
