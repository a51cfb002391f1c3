"""The options of a duel."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from chanbara.duel.bots.registry import NAMES
from chanbara.duel.setup import NOTHING_CARRIED, Carried, new_duel, options_of
from chanbara.kernel.game import Game
from chanbara.server.wire.game_options import GameOptions, Word

LONGEST_NUMBERS = 40_000
"""Maximum length of custom numbers: all of ours, with names and comments, are a third of it."""
Numbers = Annotated[str, msgspec.Meta(max_length=LONGEST_NUMBERS)]
NO_KEY = bytes(32).hex()


class DuelGame(GameOptions, tag="duel"):
    """A duel of Way of the Samurai."""

    bots = NAMES
    stand_in = "solver"

    opponent: Word | None = None
    """The opponent. Null: ``arima``, or the three enemies of 1vs3."""
    weapon: Word = "katana"
    """The weapon."""
    environment: Word | None = None
    """The environment. Null: none."""
    weather: Word | None = None
    """The weather. Null: ``clear``."""
    difficulty: Word = "samurai"
    """The difficulty."""
    modules: Annotated[list[Word], msgspec.Meta(max_length=8)] = msgspec.field(default_factory=list)
    """The modules of Blood and Bushido."""
    armoured: int | None = None
    """Which of three enemies wears the armor."""
    rulings: Annotated[dict[Word, bool], msgspec.Meta(max_length=40)] = msgspec.field(default_factory=dict)
    """Rulings that differ from the defaults, by name (B8.40)."""
    numbers: Numbers = ""
    """The text of a file of custom numbers (B11); "": ours."""

    @property
    def counts(self) -> bool:
        """Whether it uses our numbers (B11.5)."""
        return self.numbers == ""

    def deal(self, key: bytes, carried: str = "") -> Game:
        """Set up the duel; ``ValueError`` says what is impossible."""
        chosen: dict[str, Any] = {
            "opponent": self.opponent,
            "weapon": self.weapon,
            "environment": self.environment,
            "weather": self.weather,
            "difficulty": self.difficulty,
            "modules": tuple(self.modules),
            "carried": carried_from(carried) if carried else NOTHING_CARRIED,
            "rulings": self.rulings,
            "numbers": self.numbers or None,
        }
        if self.armoured is not None:
            chosen["armoured"] = self.armoured
        # Not by its kind, which would take a text like "numbers.json" for a file name.
        return new_duel(key=key, **chosen)


def carried_from(text: str) -> Carried:
    """Return what a duel carries over, from its text in a record."""
    carried = options_of({"key": NO_KEY, "carried": text})["carried"]
    assert isinstance(carried, Carried), "the header of a record holds nothing else"
    return carried
