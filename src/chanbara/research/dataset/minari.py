"""A dataset in the form of Minari, for offline learners: an episode is a game as one seat plays it."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.extras import package
from chanbara.record.log import replay
from chanbara.research.dataset.card import card_of
from chanbara.research.dataset.rows import observed
from chanbara.research.names import ENVIRONMENTS
from chanbara.sword.flat.format.actions import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import numpy.typing as npt

    from chanbara.research.dataset import Dataset
    from chanbara.research.dataset.rows import GameRow

SWORD = next(iter(ENVIRONMENTS))


def to_minari(dataset: Dataset, name: str, split: str | None = None) -> Any:  # noqa: ANN401 - a MinariDataset
    """Write a dataset, or one split, into Minari's folder as ``name`` (``sword/greedy-v0``); return it.

    It needs ``tensor=True``. As in the Gymnasium environment, a step is a choice between two or more options;
    the last observation of an episode is that at the end of the game.
    """
    plan = dataset.manifest.plan
    if not plan.tensor:
        raise ValueError("a dataset for Minari needs observations: write it with tensor=True (--tensor)")
    minari = package("minari", "research")
    gymnasium = package("gymnasium", "research")
    spec = gymnasium.make(SWORD, players=plan.players, rising_sun=plan.rising_sun).spec
    with warnings.catch_warnings():
        # Address and code of the author: who publishes a dataset adds their own.
        warnings.simplefilter("ignore", UserWarning)
        return minari.create_dataset_from_buffers(
            dataset_id=name,
            buffer=list(episodes(dataset, split)),
            env=spec,
            eval_env=spec,
            algorithm_name=", ".join(plan.bots),
            author="the chanbara authors",
            description=card_of(dataset.manifest).split("---\n", 2)[2],
            requirements=[f"chanbara=={dataset.manifest.made.version}"],
        )


def episodes(dataset: Dataset, split: str | None) -> Iterator[Any]:
    """Yield the episodes: for each game one for each seat that had a choice."""
    games = dataset.each_game()
    for frame in dataset.frames("decisions"):
        for (_,), rows in frame.group_by("game", maintain_order=True):
            told = next(games)
            if split not in {None, told.split}:
                continue
            listed = [row for row in rows.iter_rows(named=True) if len(row["options"]) > 1]
            yield from _of_game(told, listed)


def _of_game(told: GameRow, rows: Sequence[Mapping[str, Any]]) -> Iterator[Any]:
    buffer = package("minari.data_collector", "research").EpisodeBuffer
    end = replay(told.record)
    for seat in range(told.players):
        mine = [row for row in rows if row["seat"] == seat]
        if not mine:
            continue
        shown = [np.array(row["observation"], dtype=np.int8) for row in mine]
        masks = [_mask(row["actions"]) for row in mine]
        last = [False] * (len(mine) - 1) + [True]
        yield buffer(
            observations={
                "observation": [*shown, observed(end, seat)],
                "action_mask": [*masks, _mask(())],
            },
            actions=[np.int64(row["action"]) for row in mine],
            rewards=[0.0] * (len(mine) - 1) + [float(mine[-1]["return"])],
            terminations=last,
            truncations=[False] * len(mine),
            infos={},
        )


def _mask(actions: Sequence[int]) -> npt.NDArray[np.int8]:
    mask: npt.NDArray[np.int8] = np.zeros(ACTIONS, dtype=np.int8)
    mask[list(actions)] = 1
    return mask
