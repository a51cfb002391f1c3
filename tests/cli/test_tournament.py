"""The command `chanbara tournament`."""

import json
import re
from pathlib import Path
from typing import Any

import polars as pl
import pytest
import typer

import chanbara
from chanbara.cli import app
from chanbara.cli.common.manners import imported
from chanbara.cli.tournament import numbers
from chanbara.extras import package
from chanbara.sim.games.designs import Design
from chanbara.sim.tournament.files import FIGURES, GAMES, JOURNAL, TIMES
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.fingerprint import fingerprint
from tests.cli.terminal import mistake, run
from tests.docs.markdown import blocks, read, table

COMMAND = ("tournament", "--bots", "greedy,random", "--players", "3,5", "--deals", "12", "--looks", "12")


def held(folder: Path, *more: str) -> tuple[str, dict[str, Any], pl.DataFrame]:
    result = run(*COMMAND, "--out", str(folder), "--jobs", "1", *more)
    assert result.exit_code == 0, result.output
    figures = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    return result.stdout, figures, pl.read_parquet(folder / "games.parquet")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any], pl.DataFrame]:
    return held(tmp_path_factory.mktemp("tournament"))


def test_the_page_says_which_difference_is_meant(made: tuple[str, dict[str, Any], pl.DataFrame]) -> None:
    page = " ".join(made[0].split())
    assert "invasion, 120 games by the flat core, seed 1" in page
    assert (
        "greedy over random games won by one greedy where all others are random, less those won by random"
        in page
    )
    assert "clear after 12 of 12 deals" in page
    for word in (
        "Shogun’s team",
        "… Samurai",
        "Ninja",
        "Ronin",
        "worst: Sh",
        "milliseconds per decision; in ",
        " games that the reference engine played besides",
    ):
        assert word in page
    assert "… Ronin" not in page, "the only role of its team"


def test_the_figures_say_what_made_them(made: tuple[str, dict[str, Any], pl.DataFrame]) -> None:
    figures = made[1]
    assert list(figures) == [
        "game",
        "version",
        "rules",
        "mind",
        "engine",
        "design",
        "bots",
        "own_bots",
        "players",
        "deals",
        "seed",
        "looks",
        "confidence",
        "games",
        "comparisons",
        "mirrors",
        "ratings",
    ]
    assert (figures["version"], figures["rules"]) == (chanbara.__version__, fingerprint())
    (comparison,) = figures["comparisons"]
    assert (comparison["bot"], comparison["over"], comparison["deals"]) == ("greedy", "random", 12)
    shown = [f"{cell['points']:+.1f}" for cell in comparison["cells"]]
    assert all(number in made[0] for number in shown)


def test_there_is_a_row_for_each_seat_of_each_game(
    made: tuple[str, dict[str, Any], pl.DataFrame],
) -> None:
    _, figures, rows = made
    assert rows.height == 12 * (4 * 3 + 6 * 5)
    assert rows.select("over", "players", "deal", "game").n_unique() == figures["games"] == 120
    tested = rows.filter("tested")
    assert set(tested["bot"]) == {"greedy"}
    assert tested.height == 12 * (3 + 5)
    usual = rows.filter(pl.col("game") == 0)
    assert set(usual["bot"]) == {"random"}
    # The difference of all seats can be computed from the rows.
    joined = tested.join(usual, on=["players", "deal", "seat"], suffix="_usual").filter(players=5)
    more = [won - usually for won, usually in joined.select("won", "won_usual").iter_rows()]
    points = 100 * sum(more) / len(more)
    cells = figures["comparisons"][0]["cells"]
    (found,) = (cell["points"] for cell in cells if cell["players"] == 5 and cell["group"] == "all")
    assert found == pytest.approx(points, abs=1e-6)
    assert (joined["role"] == joined["role_usual"]).all()
    assert (joined["character"] == joined["character_usual"]).all()


@pytest.mark.parametrize(
    ("design", "said"), [("team-swap", "a team of greedy where all"), ("mirror", "greedy beside random")]
)
def test_every_design_says_what_it_compares(tmp_path: Path, design: str, said: str) -> None:
    page, *_ = held(tmp_path, "--design", design, "--engine", "reference")
    assert said in page


def test_two_processes_write_the_same_files(tmp_path: Path) -> None:
    few = ("--design", "pool", "--engine", "reference", "--deals", "4", "--looks", "4")
    page, *_ = held(tmp_path / "1", *few)
    held(tmp_path / "2", *few, "--jobs", "2")
    for name in ("results.json", "games.parquet"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
    assert "rating" in page


def test_without_a_folder_the_page_is_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("tournament", "--bots", "random,greedy", "--players", "3", "--deals", "2", "--jobs", "1")
    assert result.exit_code == 0
    assert not list(tmp_path.iterdir())


def test_it_plays_with_rising_sun_and_eight_players(tmp_path: Path) -> None:
    _, figures, rows = held(
        tmp_path / "out",
        "--rising-sun",
        "--players",
        "8",
        "--deals",
        "2",
        "--bots",
        "random,greedy",
        "--looks",
        "2",
    )
    assert figures["games"] == 2 * 5
    assert set(rows["players"]) == {8}


def test_an_own_bot_is_compared(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, events):\n    return 0\n", encoding="utf-8")
    page, figures, rows = held(tmp_path / "out", "--bots", f"random,{path}", "--players", "3", "--jobs", "2")
    assert "random over mine.py" in page
    assert list(figures["own_bots"]) == ["mine.py"]
    assert str(tmp_path) not in json.dumps(figures)
    assert set(rows["bot"]) == {"random", "mine.py"}


@pytest.mark.parametrize(
    ("text", "read"), [("5", (5,)), ("4-7", (4, 5, 6, 7)), ("7, 3", (3, 7)), ("3,5-6", (3, 5, 6))]
)
def test_numbers_are_read(text: str, read: tuple[int, ...]) -> None:
    assert numbers(text, "players") == read


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--players", "9"), "Samurai Sword is for 3 to 7 players, not 9 (2.1)"),
        (("--players", "many"), "--players is a number, or several such as 4-7 or 3,5; not 'many'"),
        (("--players", "4-"), "--players is a number, or several such as 4-7 or 3,5; not '4-'"),
        (("--players", "7-4"), "--players names each number once, the smaller first; not '7-4'"),
        (("--players", "4,4"), "--players names each number once, the smaller first; not '4,4'"),
        (("--bots", "greedy,oracle"), f"there is no bot 'oracle'; bots are {', '.join(NAMES)}"),
        (("--bots", "greedy"), "invasion needs two bots at least; greedy alone can play a mirror"),
        (("--bots", "/nowhere/a.py"), "cannot read /nowhere/a.py: No such file or directory"),
        (("--looks", "1"), "a look is after 2 to 12 deals, not after 1"),
        (("--resume",), "--resume needs the folder of --out"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], reason: str) -> None:
    assert mistake(*COMMAND, *words) == reason


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "diary").touch()
    said = mistake(*COMMAND, "--out", str(tmp_path))
    assert said == f"{tmp_path} is not empty; use --resume to continue the tournament in it"
    assert mistake(*COMMAND, "--out", str(tmp_path / "diary")).startswith(
        f"cannot write {tmp_path / 'diary'}"
    )


def test_the_bot_of_the_page_plays(tmp_path: Path) -> None:
    (bot,) = (block.text for block in blocks(read("docs/arena.md")) if block.text.startswith("# mine.py"))
    path = tmp_path / "mine.py"
    path.write_text(bot, encoding="utf-8")
    result = run("tournament", "--bots", f"{path},random", "--players", "3", "--deals", "4", "--jobs", "1")
    assert "mine.py over random" in result.stdout


def test_the_page_lists_every_column_file_and_option(
    made: tuple[str, dict[str, Any], pl.DataFrame], tmp_path: Path
) -> None:
    text = read("docs/arena.md")
    listed = [name for row in table(text, "column of `games.parquet`") for name in re.findall(r"\w+", row)]
    assert sorted(listed) == sorted(made[2].columns)
    assert set(table(text, "file in `--out`")) == {FIGURES, GAMES, TIMES, JOURNAL}
    offered = imported(getattr(typer.main.get_command(app), "commands", {})["tournament"]).params
    named = {name for row in table(text, "option") for name in re.findall(r"--[a-z-]+", row)}
    assert named == {name for one in offered for name in one.opts} - {"--help"}
    assert set(table(text, "design")) == set(Design)


def test_a_package_that_is_missing_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match=r'pip install "chanbara\[arena\]"'):
        package("chanbara_has_no_such_package", "arena")
