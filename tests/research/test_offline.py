"""Datasets for offline learners: action and return of each decision, splits, the card, and Minari."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import polars as pl
import pytest
import yaml

from chanbara.research.dataset import Dataset, Plan, load, write
from chanbara.research.dataset.card import CARD
from chanbara.research.dataset.minari import to_minari
from chanbara.research.dataset.split import SHARES, split_of

PLAN = Plan(games=12, players=4, bots=("greedy", "random"), seed="offline", tensor=True)


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    folder = tmp_path_factory.mktemp("dataset") / "games"
    write(PLAN, folder)
    return load(folder)


def test_each_decision_has_its_action_and_what_came_of_it(dataset: Dataset) -> None:
    winners = {one.game: one.winners for one in dataset.each_game()}
    rows = dataset.decisions().collect()
    assert set(rows["return"].unique()) == {1.0, -1.0}
    for row in rows.iter_rows(named=True):
        assert row["action"] == row["actions"][row["chosen"]]
        assert row["return"] == (1.0 if row["seat"] in winners[row["game"]] else -1.0)


def test_a_game_is_in_one_split_which_follows_from_its_deal(dataset: Dataset) -> None:
    splits = {one.game: one.split for one in dataset.each_game()}
    assert splits == {game: split_of(f"offline:{game}") for game in range(PLAN.games)}
    found = dataset.decisions().select("game", "split").unique().collect()
    assert dict(found.rows()) == splits
    many = Counter(split_of(f"any:{game}") for game in range(10_000))
    assert {name: round(count / 100) for name, count in many.items()} == pytest.approx(SHARES, abs=2)


def test_the_card_says_what_it_is_and_how_to_make_it_again(dataset: Dataset) -> None:
    _, head, text = (dataset.folder / CARD).read_text(encoding="utf-8").split("---\n", 2)
    about = yaml.safe_load(head)
    assert about["license"] == dataset.manifest.license == "cc-by-4.0"
    for config in about["configs"]:
        files = sorted(dataset.folder.glob(config["data_files"]))
        assert [file.name for file in files] == [
            part.file for part in dataset.manifest.parts if part.table == config["config_name"]
        ]
    assert "12 games of Samurai Sword with 4 players" in text
    command = "chanbara dataset --games 12 --players 4 --bots greedy,random --seed offline --tensor --out DIR"
    assert command in text
    assert dataset.manifest.made.rules in text


def test_minari_has_the_steps_of_every_seat(
    dataset: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path))
    train = to_minari(dataset, "sword/test-v0", split="train")
    games = [one for one in dataset.each_game() if one.split == "train"]
    rows = dataset.decisions().filter(pl.col("split") == "train", pl.col("options").list.len() > 1).collect()
    assert 0 < len(games) < PLAN.games
    assert train.total_steps == len(rows)
    assert train.total_episodes == rows.select("game", "seat").unique().height
    first = rows.filter((pl.col("game") == games[0].game) & (pl.col("seat") == 0))
    episode = train[0]
    assert episode.actions.tolist() == first["action"].to_list()
    assert episode.observations["observation"][:-1].tolist() == first["observation"].to_list()
    assert [np.flatnonzero(mask).tolist() for mask in episode.observations["action_mask"][:-1]] == [
        sorted(actions) for actions in first["actions"].to_list()
    ]
    assert episode.rewards.tolist() == [0.0] * (len(first) - 1) + [first["return"][0]]
    assert episode.terminations.tolist() == [False] * (len(first) - 1) + [True]
    env = train.recover_environment().unwrapped
    assert (env.spec.id, env.players) == ("chanbara/Sword-v2", 4)


def test_minari_needs_observations(tmp_path: Path) -> None:
    write(Plan(games=1, players=3, bots=("random",)), tmp_path / "plain")
    with pytest.raises(ValueError, match="needs observations"):
        to_minari(load(tmp_path / "plain"), "sword/plain-v0")
