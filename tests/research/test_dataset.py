"""Datasets: the rows match the games, and contain no hidden information of other seats."""

import re
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars as pl
import pytest

import chanbara
from chanbara.pool import Processes
from chanbara.research.dataset import Dataset, Plan, load, write, writer
from chanbara.research.dataset.plan import PART
from chanbara.research.text import prompt
from chanbara.sim.games.arena import Plan as SimulatedPlan
from chanbara.sim.games.arena import play_one
from chanbara.sim.games.variant import Variant
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.env.observe import observe as observe_flat
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from tests.cli.terminal import mistake, run
from tests.docs.markdown import read

PLAN = Plan(games=6, players=5, rising_sun=True, bots=("greedy", "random"), seed="leaf")


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("dataset")
    write(PLAN, folder)
    return load(folder)


@pytest.fixture
def copy(dataset: Dataset, tmp_path: Path) -> Path:
    """The same dataset, for who wants to spoil it."""
    return Path(shutil.copytree(dataset.folder, tmp_path / "copy"))


def moments(dataset: Dataset) -> Iterator[tuple[chanbara.Game, dict[str, Any]]]:
    """Each decision, replayed from the record, with its row."""
    rows = dataset.decisions().collect().iter_rows(named=True)
    for told in dataset.each_game():
        game = chanbara.replay(told.record, upto=0)
        for _ in range(told.decisions):
            row = next(rows)
            assert row["game"] == told.game
            yield game, row
            game.apply(row["options"][row["chosen"]], row["number"])
        assert game.over
    assert next(rows, None) is None


# --- what is written ----------------------------------------------------------------------------------------


def test_each_game_replays_to_its_digest_and_its_result(dataset: Dataset) -> None:
    games = list(dataset.each_game())
    assert [one.game for one in games] == list(range(PLAN.games))
    for told in games:
        game = chanbara.replay(told.record)
        assert game.over
        assert game.check() == f"= {len(game.events)} events {told.digest}"
        assert told.decisions == len(game.choices)
        view = chanbara.observe(game)
        assert told.roles == tuple(one.role for one in view.seats)
        assert told.characters == tuple(one.character for one in view.seats)
        assert told.points == tuple(one.points for one in view.result.scores)
        assert (told.winner, told.winners) == (view.result.winner, view.result.winners)
        assert (told.cause, told.turns, told.edition) == (view.result.cause, view.turn, view.edition)
        again = chanbara.new_game("sword", players=5, rising_sun=True, seed=told.seed)
        assert chanbara.observe(again, 0) == chanbara.observe(chanbara.replay(told.record, upto=0), 0)


def test_a_row_is_what_the_seat_saw_at_that_moment(dataset: Dataset) -> None:
    heard: dict[tuple[int, int], int] = {}
    asked = dataset.each_decision()
    for game, row in moments(dataset):
        one = next(asked)
        decision = game.decision
        assert decision is not None
        seat, place = decision.seat, (one.game, decision.seat)
        assert (one.number, one.seat) == (decision.number, seat)
        assert one.view == chanbara.observe(game, seat)
        assert one.events == chanbara.seen(game, seat, since=heard.get(place, 0))
        heard[place] = len(game.events)
        assert row["options"] == decision.texts()
        assert one.actions == tuple(action_of(option, seat, 5) for option in decision.options)
        assert (row["kind"], row["turn"]) == (decision.kind, one.view.turn)
    assert len(heard) == PLAN.games * 5


def test_what_is_read_is_enough_for_a_prompt(dataset: Dataset) -> None:
    one = next(dataset.each_decision())
    game = chanbara.replay(next(dataset.each_game()).record, upto=0)
    assert prompt(one.view, one.events) == prompt(
        chanbara.observe(game, one.seat), chanbara.seen(game, one.seat)
    )


def test_the_games_are_those_of_a_simulation_with_the_same_seed(dataset: Dataset) -> None:
    plan = SimulatedPlan(5, PLAN.games, PLAN.seed, PLAN.bots, Variant(rising_sun=True))
    for told in dataset.each_game():
        outcome = play_one(plan, told.game)
        assert told.bots == outcome.bots
        assert (told.winner, told.cause, told.turns, told.decisions) == (
            outcome.winner,
            outcome.cause,
            outcome.turns,
            outcome.decisions,
        )


def test_true_roles_stand_among_the_games_alone(dataset: Dataset) -> None:
    frame = dataset.decisions().collect()
    assert frame.columns == [
        *("game", "number", "seat", "bot", "kind", "turn"),
        *("options", "actions", "chosen", "action", "view", "events", "return", "split"),
    ]
    roles = {one.game: one.roles for one in dataset.each_game()}
    hidden = 0
    for one in dataset.each_decision():
        for other in one.view.seats:
            is_known = other.seat == one.seat or roles[one.game][other.seat] == "shogun"
            assert other.role == (roles[one.game][other.seat] if is_known else None)
            hidden += not is_known
    assert hidden > 1000


def test_the_decisions_of_one_seat_can_be_had_alone(dataset: Dataset) -> None:
    alone = list(dataset.each_decision(seat=2))
    assert alone
    assert alone == [one for one in dataset.each_decision() if one.seat == 2]


def test_tables_are_lazy_and_typed(dataset: Dataset) -> None:
    won = dataset.games().filter(pl.col("winner") == "ninja").select("game", "winners").collect()
    expected = [(one.game, list(one.winners)) for one in dataset.each_game() if one.winner == "ninja"]
    assert won.rows() == expected
    joined = dataset.decisions().join(dataset.games(), on="game").select("roles").collect()
    assert len(joined) == len(dataset.decisions().collect())
    assert dataset.decisions().collect_schema()["actions"] == pl.List(pl.UInt16)


def test_the_tensor_is_the_observation_of_the_flat_core(tmp_path: Path) -> None:
    write(Plan(games=2, players=3, bots=("random",), tensor=True), tmp_path / "with")
    dataset = load(tmp_path / "with")
    assert dataset.decisions().collect_schema()["observation"] == pl.Array(pl.Int8, OBSERVATION_SIZE)
    for game, row in moments(dataset):
        expected = np.zeros(OBSERVATION_SIZE, dtype=np.int8)
        observe_flat(to_flat(game), row["seat"], expected)
        assert row["observation"] == expected.tolist()


def test_each_file_says_by_what_it_was_made(dataset: Dataset) -> None:
    for part in dataset.manifest.parts:
        metadata = pl.read_parquet_metadata(dataset.folder / part.file)
        made = msgspec.json.decode(metadata["chanbara"])
        assert made == {
            name: str(value) for name, value in msgspec.to_builtins(dataset.manifest.made).items()
        }
        assert made["version"] == chanbara.__version__
        assert metadata["table"] == part.table


@pytest.mark.parametrize("table", ["games", "decisions"])
def test_the_page_lists_the_columns_with_their_types(table: str) -> None:
    part = read("docs/dataset.md").partition(f"**{table}** knows")[2].partition("\n**")[0]
    listed = re.findall(r"^\| `(\w+)` \| ([\w()]+) \|", part, re.MULTILINE)
    types = writer.columns(table, tensor=True)
    assert listed == [(name, re.sub(r", shape=.*", ")", str(kind))) for name, kind in types.items()]


# --- the same whoever writes it -----------------------------------------------------------------------------


def test_one_process_and_two_write_the_same_bytes(tmp_path: Path) -> None:
    plan = Plan(games=PART + 5, players=3, bots=("random",), seed="twin")
    told: list[int] = []
    one = write(plan, tmp_path / "one", tell=told.append)
    with Processes(2) as pool:
        two = write(plan, tmp_path / "two", pool)
    assert told == [PART, 5]
    assert [part.rows for part in one.parts][:2] == [PART, 5]
    assert one == two
    for file in (tmp_path / "one").iterdir():
        assert (tmp_path / "two" / file.name).read_bytes() == file.read_bytes()


def test_parts_are_read_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(games=2, players=3, bots=("random",))
    for module in ("dataset.writer", "dataset.plan"):
        monkeypatch.setattr(f"chanbara.research.{module}.PART", 1)
    write(plan, tmp_path / "parts")
    dataset = load(tmp_path / "parts")
    assert len(dataset.manifest.parts) == 4
    assert [one.game for one in dataset.each_game()] == [0, 1]
    numbers = [(one.game, one.number) for one in dataset.each_decision()]
    assert numbers == sorted(numbers)
    assert {game for game, _ in numbers} == {0, 1}


# --- what is not whole is refused ---------------------------------------------------------------------------


def refused(folder: Path) -> str:
    with pytest.raises(chanbara.CorruptRecord) as error:
        load(folder)
    return str(error.value).replace(str(folder), "DIR")


def changed(folder: Path, before: str, after: str) -> Path:
    manifest = folder / "manifest.json"
    text = manifest.read_text()
    assert before in text
    manifest.write_text(text.replace(before, after))
    return folder


def test_a_torn_a_changed_and_a_missing_file_are_named(copy: Path) -> None:
    file = copy / "decisions-00000.parquet"
    whole = file.read_bytes()
    torn = "DIR/decisions-00000.parquet is not the file of the manifest: it is torn or was changed"
    file.write_bytes(whole[:-100])
    assert refused(copy) == torn
    file.write_bytes(whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:])
    assert refused(copy) == torn
    file.unlink()
    assert refused(copy) == "DIR/decisions-00000.parquet is missing"


def test_without_a_manifest_there_is_no_dataset(copy: Path, tmp_path: Path) -> None:
    (copy / "manifest.json").unlink()
    told = "has no manifest.json: it is no dataset, or was not written to its end"
    assert refused(copy) == f"DIR {told}"
    assert refused(tmp_path / "nowhere") == f"DIR {told}"


def test_a_manifest_that_cannot_be_read_or_does_not_fit_is_refused(copy: Path) -> None:
    assert refused(changed(copy, '"games": 6', '"games": 600')) == (
        "DIR/manifest.json does not list the files of 600 games"
    )
    (copy / "manifest.json").write_text('{"made": 1}')
    assert refused(copy).startswith("DIR/manifest.json is no manifest: ")


def test_another_format_is_refused(copy: Path) -> None:
    assert refused(changed(copy, '"format": 2', '"format": 7')) == "DIR has format 7; format 2 can be read"


def test_other_rules_are_refused_unless_they_are_asked_for(copy: Path, dataset: Dataset) -> None:
    now = dataset.manifest.made.rules
    folder = changed(copy, f'"rules": "{now}"', '"rules": "feedfeedfeedfeed"')
    assert refused(folder) == (
        f"DIR was made by version 0.1.0 with rules feedfeedfeedfeed; the rules now are {now}"
    )
    assert len(list(load(folder, other_rules=True).each_game())) == PLAN.games


def test_other_columns_are_refused(copy: Path) -> None:
    assert refused(changed(copy, '"tensor": false', '"tensor": true')) == (
        "DIR: the table of decisions has other columns than it should"
    )


# --- the command --------------------------------------------------------------------------------------------


def test_the_command_writes_a_dataset(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    words = (
        "--games",
        "2",
        "--players",
        "4",
        "--bots",
        "random, greedy",
        "--seed",
        "9",
        "--out",
        str(folder),
    )
    result = run("dataset", *words)
    assert result.exit_code == 0, result.output
    dataset = load(folder)
    assert dataset.manifest.plan == Plan(games=2, players=4, bots=("random", "greedy"), seed="9")
    count = sum(one.decisions for one in dataset.each_game())
    assert result.stdout.startswith(" 2 games with")
    assert f"{count} decisions" in " ".join(result.stdout.split())
    assert mistake("dataset", "--games", "1", "--out", str(folder)) == f"{folder} is not empty"


def test_an_own_bot_is_known_by_what_it_says_not_by_where_it_lies(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    bot.write_text("def choose(view, events):\n    return 0\n", encoding="utf-8")
    write(Plan(games=1, players=3, bots=(str(bot), "random")), tmp_path / "out")
    manifest = load(tmp_path / "out").manifest
    assert manifest.plan.bots == ("mine.py", "random")
    assert manifest.own_bots == {"mine.py": sha256(bot.read_bytes()).hexdigest()}


def test_what_cannot_be_played_is_one_clear_line(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "out"))
    assert "there is no bot 'oracle'" in mistake("dataset", "--bots", "oracle", *out)
    assert mistake("dataset", "--players", "8", *out) == mistake("simulate", "--players", "8")
    assert not (tmp_path / "out").exists()
    file = tmp_path / "file"
    file.touch()
    assert mistake("dataset", "--out", str(file)) == f"cannot write {file}: it is a file, not a folder"
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Plan(games=0).check()


def test_without_polars_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    told = 'the package polars is missing; install it with: pip install "chanbara[research]"'
    assert mistake("dataset", "--out", str(tmp_path / "out")) == told
    with pytest.raises(ModuleNotFoundError, match="the package polars is missing"):
        writer.polars_package()
