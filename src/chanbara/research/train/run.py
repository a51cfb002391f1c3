"""A training run in a folder: rounds, checkpoints and the curve. It can be stopped and resumed."""

from __future__ import annotations

import os
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from chanbara.extras import package
from chanbara.research.train.curve import Round, draw, read_rounds, write_rounds
from chanbara.research.train.stored import Progress

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from chanbara.research.train.learner import Learner
    from chanbara.research.train.recipe import Recipe

CHECKPOINT, CURVE, PICTURE = "checkpoint.safetensors", "curve.csv", "curve.svg"
BETWEEN = 30.0
"""Seconds between checkpoints."""


class Run:
    """A run that goes on where it stopped, to the same weights as one that never did."""

    def __init__(self, folder: Path, learner: Learner, progress: Progress) -> None:
        self.folder, self.learner, self.progress = folder, learner, progress
        self.rounds = read_rounds(folder / CURVE, progress.rounds)
        self._saved = perf_counter()

    @property
    def is_finished(self) -> bool:
        """Whether it has learned from all decisions of its recipe."""
        return self.progress.decisions >= self.learner.recipe.decisions

    def go_on(self, seconds: float | None, tell: Callable[[Round], None]) -> None:
        """Train to the end of the recipe, or for a time; ``tell`` gets every round."""
        began = perf_counter()
        while not self.is_finished and (seconds is None or perf_counter() - began < seconds):
            tell(self.play_round())
            if perf_counter() - self._saved > BETWEEN:
                self.save()
        self.save()
        self.learner.tables.close()

    def play_round(self) -> Round:
        """Play and learn once."""
        began, progress = perf_counter(), self.progress
        seen, (games, *won) = self.learner.collect()
        losses = self.learner.learn(seen, progress.decisions / self.learner.recipe.decisions)
        progress.rounds += 1
        progress.decisions += len(seen.action)
        progress.games += games
        progress.seconds += perf_counter() - began
        done = progress.rounds, progress.decisions, round(progress.seconds, 2), progress.games
        self.rounds.append(Round(*done, *won, *(round(loss, 5) for loss in losses)))
        return self.rounds[-1]

    def save(self) -> None:
        """Write everything into the folder."""
        from chanbara.research.train.checkpoint import save  # noqa: PLC0415 - with it comes PyTorch

        write_rounds(self.folder / CURVE, self.rounds)
        draw(self.rounds, self.folder / PICTURE)
        save(self.folder / CHECKPOINT, self.learner, self.progress)
        self._saved = perf_counter()


def new_run(folder: Path, recipe: Recipe, device: str, begin: Path | None = None) -> Run:
    """Return a new run in an empty folder, perhaps with the network of a checkpoint, which decides its sizes.

    ``ValueError`` says what is wrong.
    """
    recipe.check()
    check_device(device)
    from chanbara.research.train.checkpoint import load_policy  # noqa: PLC0415 - with it comes PyTorch
    from chanbara.research.train.learner import Learner  # noqa: PLC0415 - the same

    if begin is None:
        return Run(folder, Learner(recipe, device), Progress())
    was, weights = load_policy(begin)
    learner = Learner(replace(recipe, width=was.width, layers=was.layers), device)
    learner.policy.load_state_dict(weights)
    return Run(folder, learner, Progress())


def resumed(folder: Path, device: str) -> Run:
    """Return the run in a folder, as it was when it stopped."""
    check_device(device)
    from chanbara.research.train.checkpoint import load  # noqa: PLC0415 - with it comes PyTorch

    return Run(folder, *load(folder / CHECKPOINT, device))


def check_device(device: str) -> None:
    """Refuse a device that is not there; ``ModuleNotFoundError`` says how to get PyTorch."""
    # Small matrices on a busy machine: a thread that waits for another should sleep, not spin.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    torch = package("torch", "train")
    if device not in {"cpu", "cuda"}:
        message = f'the device is "cpu" or "cuda", not {device!r}'
        raise ValueError(message)
    if device == "cuda" and not torch.cuda.is_available():
        message = "PyTorch finds no GPU here; use --device cpu"
        raise ValueError(message)
