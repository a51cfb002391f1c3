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

from pathlib import Path
from typing import Any

from chanbara.duel.sight.imagine import imagine as _imagine_duel
from chanbara.duel.sight.seen import seen as _seen_in_duel
from chanbara.duel.sight.view import DuelView
from chanbara.duel.sight.view import observe as _observe_duel
from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.game import Game
from chanbara.kernel.machine import Decision
from chanbara.record.codec import dumps, loads
from chanbara.record.kinds import KINDS
from chanbara.record.log import replay
from chanbara.sight import Seen
from chanbara.sword.own_cards import load_own_cards
from chanbara.sword.sight.imagine import imagine as _imagine_sword
from chanbara.sword.sight.seen import seen as _seen_in_sword
from chanbara.sword.sight.view import View
from chanbara.sword.sight.view import observe as _observe_sword

__version__ = "0.1.0"

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
    which of three enemies wears the armour; rulings (names and values) and numbers of one's own (a path, the
    name of a .json, .yaml or .yml file, or the text of one).
    """
    if kind not in KINDS:
        message = f"unknown game {kind!r}; choose {' or '.join(KINDS)}"
        raise ValueError(message)
    numbers = options.get("numbers")
    if isinstance(numbers, str) and "\n" not in numbers and numbers.endswith((".json", ".yaml", ".yml")):
        options["numbers"] = Path(numbers)
    return KINDS[kind].new_game(**options)


def observe(game: Game, seat: int | None = None) -> Any:  # noqa: ANN401 - a View or a DuelView
    """Return what ``seat`` may know of a game; None is a spectator."""
    return _observe_duel(game, seat) if game.rulebook.kind == "duel" else _observe_sword(game, seat)


def seen(game: Game, seat: int | None = None, since: int = 0) -> list[Seen]:
    """Return the events from number ``since`` on as ``seat`` may know them; None is a spectator."""
    return (
        _seen_in_duel(game, seat, since)
        if game.rulebook.kind == "duel"
        else _seen_in_sword(game, seat, since)
    )


def imagine(view: View | DuelView, seed: int | str) -> Game:
    """Return a game consistent with a view, as likely as dealing makes it, with a key of its own."""
    return _imagine_duel(view, seed) if isinstance(view, DuelView) else _imagine_sword(view, seed)
