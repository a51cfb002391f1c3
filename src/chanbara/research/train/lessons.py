"""Lessons: decisions of real games, with what came of each option when detectives played the game on.

A network that learns from them knows at once what a search would find with very many rollouts. Lessons are
made ahead of the training, on as many cores as there are, and can be learned from again and again. Each file
has games of its own: it depends on nothing but the settings and its number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch

from chanbara.plain_arrays import UnreadableArrays
from chanbara.research.train.rivals import Rival
from chanbara.research.train.tables import Shown, Tables
from chanbara.sword.bots.net.network import OF_POINT, SETS, SIGHT
from chanbara.sword.flat.format.layout import NONE
from chanbara.sword.flat.format.sight import SLICES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from torch import Tensor

    from chanbara.research.train.recipe import Recipe

ABOUT = "chanbara-lessons 1, " + ", ".join(f"{name} {value}" for name, value in SIGHT.items())
"""What lessons must have been made for: the versions and sizes of observations and actions."""
FILES = "lessons-*.npz"
WORLDS = 8
"""How often each option is tried."""
OF_WORTH = 100
"""Percent in a win probability of 1."""
EXPLORED, BY_CHANCE = 0.45, 0.05
"""How often a seat takes the option that turned out best, and how often any of them."""
PRIOR = 0.08
"""How much better an option must have turned out that a detective puts a point behind, to count as good."""
NEVER = 1e9


class Lessons(NamedTuple):
    """A row for each decision."""

    observation: Tensor
    deduction: Tensor
    options: Tensor
    """The options that were tried; NONE in the places left."""
    behind: Tensor
    """How far a detective puts each behind the best, in steps."""
    worth: Tensor
    """The win probability after each: the mean of all worlds, in percent."""
    roles: Tensor
    hands: Tensor

    def part(self, rows: Tensor) -> Lessons:
        """Return some of the rows."""
        return Lessons(*(one[rows] for one in self))

    def tables(self) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """Return with how many players, and with which sets, these games were played."""
        players = self.observation[:, SLICES["present"]].sum(1).unique().tolist()
        sets = self.observation[:, SLICES["set"]].unique().tolist()
        return tuple(players), tuple(SETS[one] for one in sets)


def joined(parts: Iterable[Lessons]) -> Lessons:
    """Return all rows of several."""
    return Lessons(*map(torch.cat, zip(*parts, strict=True)))


class Teacher:
    """Plays games between bots, and tries the options of the decisions in them."""

    def __init__(self, recipe: Recipe, policy: str, ahead: int) -> None:
        self.recipe, self.ahead = recipe, ahead
        self.tables = Tables(recipe, "cpu")
        self.policy = Rival(policy, torch.device("cpu")) if policy else None
        """A network that plays where nothing is explored; without one a detective does."""
        self._chance = torch.Generator()

    def lessons(self, number: int, count: int) -> Lessons:
        """Return at least so many lessons: those of a number."""
        self._chance.manual_seed((self.recipe.seed << 20) + number)
        self.tables.deal_again((self.recipe.seed << 20) + number)
        found: list[Lessons] = []
        while sum(len(one.options) for one in found) < count:
            found.append(self.step())
        return joined(found)

    def write(self, path: Path, number: int, count: int) -> int:
        """Write them into a file; return how many they are."""
        made = self.lessons(number, count)
        write_lessons(path, made)
        return len(made.options)

    def step(self) -> Lessons:
        """Return the lessons of the decisions to be made, and make them."""
        shown = self.tables.shown()
        number = int(torch.randint(1 << 60, (), generator=self._chance))
        tried, worth = self.tables.tries(WORLDS, self.ahead, number)
        behind = shown.advice.gather(1, tried.long().clamp(min=0))
        self.tables.step(self._chosen(shown, tried, behind, worth))
        found = Lessons(
            shown.observation,
            shown.deduction,
            tried,
            behind,
            (OF_WORTH * worth).half(),
            shown.roles.to(torch.int8),
            shown.hands,
        )
        return found.part((tried[:, 0] != NONE).nonzero().squeeze(1))

    def _chosen(self, shown: Shown, tried: Tensor, behind: Tensor, worth: Tensor) -> Tensor:
        """Return a choice for each game: the usual one, the option that turned out best, or any."""
        noise = self._drawn(shown.mask.shape) / 2
        usual = (shown.advice.float() + noise).masked_fill(shown.mask == 0, NEVER).argmin(1)
        if self.policy is not None:
            usual = self.policy.choices(shown)
        none, dice = tried == NONE, self._drawn(len(tried))
        best = (worth - PRIOR / OF_POINT * behind.float()).masked_fill(none, -NEVER).argmax(1)
        any_one = (self._drawn(none.shape) - none.float()).argmax(1)
        place = torch.where(dice < BY_CHANCE, any_one, best)
        explored = tried.gather(1, place[:, None]).squeeze(1).long()
        return torch.where((dice < BY_CHANCE + EXPLORED) & ~none[:, 0], explored, usual)

    def _drawn(self, shape: torch.Size | int) -> Tensor:
        return torch.rand(shape, generator=self._chance)


# --- files --------------------------------------------------------------------------------------------------


def write_lessons(path: Path, lessons: Lessons) -> None:
    """Write lessons, compressed."""
    arrays = {name: one.numpy() for name, one in zip(Lessons._fields, lessons, strict=True)}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, about=np.array(ABOUT), **arrays)
    part.replace(path)


def read_lessons(folders: Iterable[Path]) -> Lessons:
    """Return all lessons in some folders; ``UnreadableArrays`` says what is wrong with one."""
    files = [path for folder in folders for path in sorted(folder.glob(FILES))]
    if not files:
        message = "there are no lessons; `chanbara lessons` makes some"
        raise UnreadableArrays(message)
    return joined(map(_read, files))


def _read(path: Path) -> Lessons:
    try:
        with np.load(path, allow_pickle=False) as found:
            if str(found["about"]) != ABOUT:
                message = f"{path.name} was made for {found['about']}, and this is {ABOUT}"
                raise UnreadableArrays(message)
            return Lessons(*(torch.from_numpy(found[name]) for name in Lessons._fields))
    except (OSError, KeyError, ValueError) as error:
        if isinstance(error, UnreadableArrays):
            raise
        message = f"{path.name} is damaged, or has no lessons"
        raise UnreadableArrays(message) from error
