"""Hashes of what environments show, over games of fixed seeds: what a version of them is."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import gymnasium
import numpy as np

from chanbara.research import VectorEnv
from chanbara.research.pettingzoo import parallel_env, raw_env
from tests.research.spiel import dealt, load

TABLES = ((3, False), (5, False), (7, False), (4, True), (8, True))
"""Players, and whether with Rising Sun."""
ROWS, STEPS, GAMES = 64, 150, 3
SPREAD, STRIDE = 104_729, 7919
"""Primes that choose among the legal actions: as good as at random, and the same in any language."""


class Trace:
    """A running hash, and the choices that lead through a game."""

    def __init__(self) -> None:
        self._hash = sha256()
        self._steps = 0

    def add(self, *shown: Any) -> None:  # noqa: ANN401 - numbers, texts and arrays
        """Hash what is shown: the type, the shape and every byte."""
        for one in shown:
            array = np.asarray(one)
            self._hash.update(f"{array.dtype.str} {array.shape} ".encode())
            self._hash.update(np.ascontiguousarray(array).tobytes())

    def choice(self, legal: Any, row: int = 0) -> int:  # noqa: ANN401 - numbers of actions
        """Return the next of the legal actions."""
        self._steps += 1
        return int(legal[(self._steps * STRIDE + row * SPREAD) % len(legal)])

    def digest(self) -> str:
        """Return the hash so far."""
        return self._hash.hexdigest()


def of_vector(players: int, *, rising_sun: bool) -> str:
    """Return the hash of many games at once: observations, masks, actors, rewards and ends."""
    trace, env = Trace(), VectorEnv(ROWS, players=players, rising_sun=rising_sun, seed=1, threads=1)
    for _ in range(STEPS):
        trace.add(env.observation, env.mask, env.actor, env.reward, env.done)
        env.step(np.array([trace.choice(np.flatnonzero(mask), row) for row, mask in enumerate(env.mask)]))
    env.close()
    return trace.digest()


def of_pettingzoo(players: int, *, rising_sun: bool) -> str:
    """Return the hash of games seat by seat: what the deciding seat sees, the state, and the rewards."""
    trace, env = Trace(), raw_env(players, rising_sun=rising_sun)
    for seed in range(GAMES):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            seen = env.observe(env.agent_selection)
            trace.add(env.agent_selection, seen["observation"], seen["action_mask"], env.state())
            env.step(trace.choice(np.flatnonzero(seen["action_mask"])))
        trace.add([env.rewards[agent] for agent in env.possible_agents])
    return trace.digest()


def of_parallel(players: int, *, rising_sun: bool) -> str:
    """Return the hash of one game in which every seat sees every decision."""
    trace, env = Trace(), parallel_env(players, rising_sun=rising_sun)
    seen, _ = env.reset(seed=0)
    rewards: dict[str, float] = {}
    while env.agents:
        for agent in env.agents:
            trace.add(seen[agent]["observation"], seen[agent]["action_mask"])
        chosen = trace.choice(np.flatnonzero(seen[env.asked]["action_mask"]))
        seen, rewards, *_ = env.step(dict.fromkeys(env.agents, chosen))
    trace.add([rewards[agent] for agent in env.possible_agents])
    return trace.digest()


def of_gymnasium(name: str, games: int, **options: Any) -> str:  # noqa: ANN401 - those of the environment
    """Return the hash of games of one seat; bots that choose at random do so in every version."""
    trace, env = Trace(), gymnasium.make(name, **options)
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        is_over, reward = False, np.float64()
        while not is_over:
            trace.add(seen["observation"], seen["action_mask"])
            seen, given, is_over, *_ = env.step(trace.choice(np.flatnonzero(seen["action_mask"])))
            reward = np.float64(given)
        trace.add(seen["observation"], reward)
    return trace.digest()


def of_openspiel(players: int, *, rising_sun: bool) -> str:
    """Return the hash of a game of OpenSpiel: who chooses, the legal actions, the tensor, the returns."""
    trace, game = Trace(), load(players, rising_sun=rising_sun)
    state = dealt(game, 7)
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        tensor = np.asarray(state.observation_tensor(seat), dtype=np.float32)
        trace.add(seat, np.asarray(legal, dtype=np.int64), tensor)
        state.apply_action(trace.choice(legal))
    trace.add(np.asarray(state.returns()))
    return trace.digest()
