"""Random play on a GPU against one CPU core: `python -m bench.gpu` on a machine with a GPU."""

from __future__ import annotations

import argparse
import platform
import sys
import time
from typing import Any

import numba
import numpy as np
from numba import cuda

from chanbara.compiled.warm_up import compile_now
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.env.cuda import BLOCK, random_play_kernel
from chanbara.sword.flat.env.policy import play_random
from chanbara.sword.flat.fingerprint import fingerprint
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import SIZE
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.scoring import winner

TEAMS = 3
ROUNDS = 5


def on_the_gpu(
    kernel: Any,  # noqa: ANN401 - a kernel
    threads: int,
    decisions: int,
    players: int,
    rising_sun: int,
) -> tuple[float, Any]:
    """Return decisions with two or more options per second (median of the rounds), and games won by team."""
    rates, wins = [], np.zeros(TEAMS, dtype=np.int64)
    block = min(BLOCK, threads)
    for number in range(ROUNDS):
        made, won = cuda.device_array(threads, np.int64), cuda.to_device(np.zeros(TEAMS, dtype=np.int64))
        cuda.synchronize()
        began = time.perf_counter()
        kernel[threads // block, block](decisions, players, rising_sun, number, made, won)
        cuda.synchronize()
        rates.append(int(made.copy_to_host().sum()) / (time.perf_counter() - began))
        wins += won.copy_to_host()
    return sorted(rates)[ROUNDS // 2], wins


@cuda.jit  # type: ignore[untyped-decorator]
def choose(masks: Any, choices: Any, number: int) -> None:  # noqa: ANN401 - arrays on the device
    """Choose a random legal action in each game."""
    me = cuda.grid(1)
    if me < masks.shape[0]:
        count = 0
        for action in range(masks.shape[1]):
            count += masks[me, action]
        left = ((me * 2654435761 + number * 40503) >> 7) % count
        action = 0
        while masks[me, action] == 0 or left > 0:
            left -= masks[me, action]
            action += 1
        choices[me] = action


def side_by_side(games: int, steps: int, players: int, *, rising_sun: bool) -> float:
    """Return the decisions per second of the vector environment on the device, including the choice."""
    env = VectorEnv(games, players=players, rising_sun=rising_sun, device="cuda")
    choices = cuda.device_array(games, np.int64)
    began = 0.0
    for number in range(2 * steps):
        if number == steps:
            cuda.synchronize()
            began = time.perf_counter()
        choose[games // 128, 128](env.mask, choices, number)
        env.step(choices)
    cuda.synchronize()
    return games * steps / (time.perf_counter() - began)


def on_the_cpu(games: int, players: int, rising_sun: int) -> tuple[float, Any]:
    """Return the same for one core."""
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance, wins, decisions = new_chance(1), np.zeros(TEAMS, dtype=np.int64), 0
    began = time.perf_counter()
    for _ in range(games):
        deal(state, chance, players, rising_sun)
        decisions += play_random(state, chance, actions)
        wins[winner(state)] += 1
    return decisions / (time.perf_counter() - began), wins


def shares(wins: Any) -> str:  # noqa: ANN401 - an array
    """Return the number of wins by team."""
    return " ".join(f"{share:.4f}" for share in wins / wins.sum())


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--threads", type=int, default=2 * 132 * BLOCK)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--games", type=int, default=100_000, help="on the CPU, and side by side")
    asked = parser.parse_args()
    name = cuda.get_current_device().name
    print(f"{name}, numba {numba.__version__}, Python {platform.python_version()}, flat core {fingerprint()}")
    compile_now("sword.flat")
    began = time.perf_counter()
    kernel = random_play_kernel()
    on_the_gpu(kernel, BLOCK, 1, 5, 0)
    print(f"compiled in {time.perf_counter() - began:.0f} s")
    for rising_sun in (0, 1):
        rate, wins = on_the_gpu(kernel, asked.threads, asked.decisions, asked.players, rising_sun)
        title = "Rising Sun" if rising_sun else "base game"
        print(f"{title}: {rate / 1e6:,.0f} million decisions a second")
        print(f"  won by Shogun, Ninja, Ronin: {shares(wins)}, {wins.sum():,} games", flush=True)
        rate, wins = on_the_cpu(asked.games, asked.players, rising_sun)
        print(f"  one core: {rate / 1e6:.2f} million, {shares(wins)}", flush=True)
        rate = side_by_side(asked.games // 128 * 128, 100, asked.players, rising_sun=bool(rising_sun))
        print(f"  VectorEnv with observation and mask: {rate / 1e6:.1f} million", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
