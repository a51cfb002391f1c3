"""Random play of PettingZoo's hanabi, which wraps OpenSpiel's through Shimmy."""

from __future__ import annotations

import copy
import random
import time
from typing import Any

import numpy as np
from pettingzoo.classic import hanabi_v5

from bench.figures import Figures, Play, played, rate, size_of

GAMES = 40
SEATS, HAND = 5, 4
MIDDLE = 6


def new_env() -> Any:  # noqa: ANN401 - an environment of PettingZoo
    """Return a game of five, each with four cards."""
    return hanabi_v5.env(players=SEATS, hand_size=HAND)  # type: ignore[no-untyped-call]


def choose(observation: Any, rng: random.Random) -> tuple[int, int]:  # noqa: ANN401 - what PettingZoo observes
    """Return a random legal action, and the number of legal ones."""
    actions = np.flatnonzero(observation["action_mask"])
    return int(actions[int(rng.random() * len(actions))]), len(actions)


def play(seed: int) -> Play:
    """Play through the AEC interface, as in its documentation; each step reads the observation."""
    env = new_env()
    rng = random.Random(seed)
    decisions = 0
    began = time.process_time()
    for number in range(GAMES):
        env.reset(seed=seed * GAMES + number)
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            action, count = choose(observation, rng)
            decisions += count > 1
            env.step(action)
    return Play(decisions, GAMES, time.process_time() - began)


def measure() -> Figures:
    """Measure everything; a clone is a deep copy of the environment."""
    env, rng = new_env(), random.Random(7)
    env.reset(seed=7)
    for _ in range(MIDDLE):
        env.step(choose(env.last()[0], rng)[0])

    def clone() -> object:
        return copy.deepcopy(env)

    def observe() -> object:
        return env.observe(env.agent_selection)

    size = size_of(clone, 1_000)
    return Figures(*played(play), rate(clone, 100), rate(observe, 5_000), size)
