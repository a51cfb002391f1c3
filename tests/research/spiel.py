"""OpenSpiel states for tests."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from chanbara.research import openspiel


def load(players: int = 5, *, rising_sun: bool = False, deals: int = openspiel.MOST_DEALS) -> Any:  # noqa: ANN401
    return pyspiel.load_game("chanbara_sword", {"players": players, "rising_sun": rising_sun, "deals": deals})


def dealt(game: Any, seed: int) -> Any:  # noqa: ANN401
    """A state after the deal with this seed."""
    state = game.new_initial_state()
    state.apply_action(seed // openspiel.BLOCK)
    state.apply_action(seed % openspiel.BLOCK)
    return state


def play(state: Any, rng: Random, choices: int = openspiel.LONGEST) -> None:  # noqa: ANN401
    """Random choices, this many or to the end."""
    for _ in range(choices):
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))
