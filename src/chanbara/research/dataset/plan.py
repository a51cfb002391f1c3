"""What a dataset is to hold, and what its manifest says: plain data, without a package of others."""

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

FORMAT = 1
"""Grows with every change of the tables that a reader would notice."""
PART = 100
"""Games of a part: a file of each table. It depends on nothing, so that the files do not either."""
MANIFEST = "manifest.json"
TABLES = ("games", "decisions")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played and written. The same plan is the same dataset, byte by byte."""

    games: int
    players: int = 5
    rising_sun: bool = False
    cast: str = "mixed"
    """With Rising Sun, whose characters: ``mixed``, ``base`` or ``rising_sun``."""
    rikyu: bool = False
    bots: tuple[str, ...] = ("greedy",)
    """Dealt to the seats in rotation: each sits in every seat in turn."""
    seed: str = "1"
    tensor: bool = False
    """Whether decisions carry the observation of the flat core too."""

    @property
    def set_up(self) -> dict[str, Any]:
        """The options of a new game beside its seed."""
        return {
            "players": self.players,
            "rising_sun": self.rising_sun,
            "cast": self.cast,
            "rikyu": self.rikyu,
        }

    @property
    def catalog(self) -> Catalog:
        """The cards there are."""
        return catalog_of(Edition(self.rising_sun))

    @property
    def parts(self) -> range:
        """The first game of each part."""
        return range(0, self.games, PART)

    def bot(self, game: int, seat: int) -> str:
        """Return the name of the bot in a seat."""
        return self.bots[(seat + game) % len(self.bots)]

    def check(self) -> None:
        """Refuse what cannot be played; ``ValueError`` says why."""
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
    """By what a dataset was made; it stands in the manifest and in the schema of each file."""

    format: int
    version: str
    """Of chanbara."""
    rules: str
    """The hash of rules and card data, as in a record."""
    actions: str
    """The version of the numbers of actions."""
    observation: str
    """The version of the observation of the flat core."""


def made_now() -> Made:
    """Return by what datasets are made here and now."""
    return Made(FORMAT, version("chanbara"), fingerprint(), ACTIONS_VERSION, OBSERVATION_VERSION)


class Part(msgspec.Struct, frozen=True):
    """One file of a dataset."""

    file: str
    table: str
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    """What a dataset says of itself. It is written last: without one a dataset is not whole."""

    made: Made
    plan: Plan
    parts: tuple[Part, ...]
    """The games in order, then the decisions in order."""
    own_bots: dict[str, str] = {}
    """The hash of each own bot's file."""
