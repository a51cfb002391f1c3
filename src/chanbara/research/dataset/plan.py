"""The plan of a dataset and its manifest: plain data, without third-party packages."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.sword.bots.registry import make_bot
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.fingerprint import fingerprint
from chanbara.sword.flat.format.actions import VERSION as ACTIONS_VERSION
from chanbara.sword.flat.format.sight import VERSION as OBSERVATION_VERSION
from chanbara.sword.flat.format.vocabulary import left_out_of, what_is_unknown
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog

FORMAT = 2
"""Incremented with every change of the tables that a reader would notice."""
PART = 100
"""Games per part: one file of each table. It is constant, so that the files are reproducible."""
MANIFEST = "manifest.json"
TABLES = ("games", "decisions")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to play and write. The same plan gives the same dataset, byte by byte."""

    games: int
    players: int = 5
    rising_sun: bool = False
    cast: str = "mixed"
    """With Rising Sun, the source of characters: ``mixed``, ``base`` or ``rising_sun``."""
    rikyu: bool = False
    bots: tuple[str, ...] = ("greedy",)
    """Assigned to the seats in rotation: each bot sits in every seat in turn."""
    seed: str = "1"
    tensor: bool = False
    """Whether decisions include the observation of the flat core."""

    @property
    def set_up(self) -> dict[str, Any]:
        """The options of a new game besides its seed."""
        return {
            "players": self.players,
            "rising_sun": self.rising_sun,
            "cast": self.cast,
            "rikyu": self.rikyu,
        }

    @property
    def catalog(self) -> Catalog:
        """The cards."""
        return catalog_of(Edition(self.rising_sun))

    @property
    def parts(self) -> range:
        """The first game of each part."""
        return range(0, self.games, PART)

    def seed_of(self, game: int) -> str:
        """Return the seed of a game's deal."""
        return f"{self.seed}:{game}"

    def bot(self, game: int, seat: int) -> str:
        """Return the name of the bot in a seat."""
        return self.bots[(seat + game) % len(self.bots)]

    def check(self) -> None:
        """Refuse an unplayable plan; ``ValueError`` says why."""
        if self.games < 1:
            message = f"at least one game, not {self.games}"
            raise ValueError(message)
        new_game(seed=self.seed, **self.set_up)
        if self.tensor and left_out_of(self.catalog):
            message = f"{what_is_unknown(left_out_of(self.catalog))}: it writes no tensors of such games"
            raise ValueError(message)
        for name in self.bots:
            make_bot(name, self.seed)


class Made(msgspec.Struct, frozen=True):
    """The versions a dataset was made with; stored in the manifest and in the schema of each file."""

    format: int
    version: str
    """Version of chanbara."""
    rules: str
    """The hash of rules and card data, as in a record."""
    actions: str
    """The version of the action numbering."""
    observation: str
    """The version of the flat core's observation."""


def made_now() -> Made:
    """Return the current versions."""
    return Made(FORMAT, version("chanbara"), fingerprint(), ACTIONS_VERSION, OBSERVATION_VERSION)


class Part(msgspec.Struct, frozen=True):
    """One file of a dataset."""

    file: str
    table: str
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """The description of a dataset. It is written last: without one a dataset is incomplete."""

    made: Made
    plan: Plan
    parts: tuple[Part, ...]
    """The games in order, then the decisions in order."""
    own_bots: dict[str, str] = {}
    """The hash of each user bot's file."""
    license: str = "cc-by-4.0"
    """The license of the data."""
