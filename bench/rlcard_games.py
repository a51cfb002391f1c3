"""Random play of games of RLCard."""

from __future__ import annotations

import copy
import random
import time

import rlcard

from bench.figures import Figures, Play, played, rate, size_of

GAMES = {"doudizhu": 20, "uno": 200}
MIDDLE = 6


def play(name: str, seed: int) -> Play:
    """Play through its environment; each step returns the observation of the next player."""
    env = rlcard.make(name, config={"seed": seed})
    chance = random.Random(seed).random
    decisions = 0
    began = time.process_time()
    for _ in range(GAMES[name]):
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            if len(actions) > 1:
                decisions += 1
            state, _ = env.step(actions[int(chance() * len(actions))])
    return Play(decisions, GAMES[name], time.process_time() - began)


def measure(name: str) -> Figures:
    """Measure everything; a clone is a deep copy of the game, without its environment."""
    env = rlcard.make(name, config={"seed": 7})
    state, player = env.reset()
    for _ in range(MIDDLE):
        state, player = env.step(next(iter(state["legal_actions"])))
        assert not env.is_over(), f"this game of {name} is longer"

    def clone() -> object:
        return copy.deepcopy(env.game)

    size = size_of(clone, 3_000)
    return Figures(
        *played(lambda seed: play(name, seed)),
        rate(clone, 200),
        rate(lambda: env.get_state(player), 500),
        size,
    )
