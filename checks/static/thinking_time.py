"""How long planners think. This text runs in the Python for browsers."""

from __future__ import annotations

import json
import time

import chanbara
from chanbara.sword.bots.registry import make_bot

DECISIONS = 70


def times(players: int, rising_sun: bool) -> str:  # noqa: FBT001 - of a generated text
    """Return the milliseconds of each decision with two options or more at a table of planners."""
    game = chanbara.new_game("sword", players=players, seed="speed", rising_sun=rising_sun)
    bots = [make_bot("planner@256", f"seat {seat}") for seat in range(players)]
    found: list[float] = []
    while game.decision is not None and len(found) < DECISIONS:
        seat, is_choice = game.decision.seat, len(game.decision.options) > 1
        view, events = chanbara.observe(game, seat), chanbara.seen(game, seat)
        began = time.perf_counter()
        choice = bots[seat].choose(view, events)
        if is_choice:
            found.append((time.perf_counter() - began) * 1000)
        game.apply(choice)
    return json.dumps(found)
