"""Samurai Sword and Way of the Samurai at an exact table.

>>> import chanbara
>>> game = chanbara.new_game("sword", players=5, seed=7)
>>> game.decision.kind
'play'
>>> duel = chanbara.new_game("duel", opponent="arima", seed=7)
>>> duel.decision.kind
'extra'
"""

from __future__ import annotations

from typing import Any

from chanbara.duel.kind import DUEL
from chanbara.duel.sight.view import DuelView
from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.game import Game
from chanbara.kernel.kind import kind_named, register
from chanbara.kernel.machine import Decision
from chanbara.record.codec import dumps, loads
from chanbara.record.log import replay
from chanbara.sight import Seen
from chanbara.sword.kind import SWORD
from chanbara.sword.own_cards import load_own_cards
from chanbara.sword.sight.view import View

__version__ = "0.1.0"

register(SWORD)
register(DUEL)

__all__ = [
    "CorruptRecord",
    "Decision",
    "DuelView",
    "Game",
    "IllegalChoice",
    "Seen",
    "View",
    "dumps",
    "imagine",
    "load_own_cards",
    "loads",
    "new_game",
    "observe",
    "replay",
    "seen",
]


def new_game(kind: str, **options: Any) -> Game:  # noqa: ANN401 - each game has options of its own
    """Set up a game: ``new_game("sword", players=5, seed=7)``. ``ValueError`` says what is impossible.

    Options of "sword": players (3 to 7, or 8 with the expansion) and seed; rising_sun, cast ("mixed", "base"
    or "rising_sun") and rikyu; book ("german", "english" or "italian", to follow one where they differ),
    rulings (names and values), house (the text of house rules) and own (``load_own_cards``); and for tests,
    puzzles and teaching characters, roles, hands (each by seat) and deck (from its top).

    Options of "duel": opponent, weapon, environment, weather, difficulty, modules and seed; armoured says
    which of three enemies wears the armor; rulings (names and values) and custom numbers (a path, the name
    of a .json, .yaml or .yml file, or the text of one).
    """
    return kind_named(kind).new(**options)


def observe(game: Game, seat: int | None = None) -> Any:  # noqa: ANN401 - a View or a DuelView
    """Return what ``seat`` may know of a game; None is a spectator."""
    return game.kind.observe(game, seat)


def seen(game: Game, seat: int | None = None, since: int = 0) -> list[Seen]:
    """Return the events from index ``since`` on as ``seat`` may know them; None is a spectator."""
    return game.kind.seen(game, seat, since)


def imagine(view: View | DuelView, seed: int | str) -> Game:
    """Return a game consistent with a view, sampled as dealing would, with a key of its own."""
    return kind_named(view.kind).imagine(view, seed)
