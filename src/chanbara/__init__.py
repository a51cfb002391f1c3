"""Samurai Sword at an exact table.

>>> import chanbara
>>> game = chanbara.new_game("sword", players=5, seed=7)
>>> game.decision.kind
'play'
"""

from __future__ import annotations

from typing import Any

from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.game import Game
from chanbara.kernel.machine import Decision
from chanbara.record.codec import dumps, loads
from chanbara.record.log import replay
from chanbara.sword.own_cards import load_own_cards
from chanbara.sword.setup import new_game as _new_sword_game
from chanbara.sword.sight.imagine import imagine
from chanbara.sword.sight.seen import Seen, seen
from chanbara.sword.sight.view import View, observe

__version__ = "0.1.0"

__all__ = [
    "CorruptRecord",
    "Decision",
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

_GAMES = {"sword": _new_sword_game}


def new_game(kind: str, **options: Any) -> Game:  # noqa: ANN401 - each game has options of its own
    """Set up a game: ``new_game("sword", players=5, seed=7)``. ``ValueError`` says what is impossible.

    Options of "sword": players (3 to 7, or 8 with the expansion) and seed; rising_sun, cast ("mixed", "base"
    or "rising_sun") and rikyu; rulings (names and values), house (the text of house rules) and own
    (``load_own_cards``); and for tests, puzzles and teaching characters, roles, hands (each by seat) and deck
    (from its top).
    """
    if kind not in _GAMES:
        message = f"there is no game {kind!r}; games are {', '.join(_GAMES)}"
        raise ValueError(message)
    return _GAMES[kind](**options)
