"""Random play and VectorEnv on a GPU, also against bots, compared with the CPU: `python -m bench.gpu`."""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numba
import numpy as np
from numba import cuda

from chanbara.compiled.warm_up import compile_now
from chanbara.research.device.guests import USUAL, BesideOnDevice, Tuning
from chanbara.research.device.launch import Kernels
from chanbara.research.device.random_play import GAMES, Played, kernels, play, room
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.env.policy import play_random, play_turns
from chanbara.sword.flat.fingerprint import fingerprint
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import SIZE
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.scoring import winner

TEAMS = 3
TIMES = 5
WARP = 32
COMPARED = 4096, 100
"""Games and steps in which all that VectorEnv shows is compared with the CPU."""


# --- random play --------------------------------------------------------------------------------------------


def on_the_gpu(games: int, rounds: int, players: int, rising_sun: int) -> tuple[float, Played]:
    """Return decisions with two or more options per second (median), and the games of the last time."""
    rates, played = [], room(games)
    for number in range(TIMES):
        cuda.synchronize()
        began = time.perf_counter()
        play(played, rounds, players, rising_sun, number)
        cuda.synchronize()
        lasted = time.perf_counter() - began
        rates.append(int(played.made.copy_to_host().sum()) / lasted)
    return sorted(rates)[TIMES // 2], Played(*(one.copy_to_host() for one in played))


def same_games(played: Played, players: int, rising_sun: int) -> int:
    """Return in how many games of the last time the CPU makes the same choices: their hashes are equal."""
    cores = os.cpu_count() or 1

    def share(core: int) -> int:
        state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
        chance, same = new_chance(0), 0
        for game in range(core, len(played.turns), cores):
            turns = int(played.turns[game])
            found = play_turns(state, chance, actions, turns, players, rising_sun, TIMES - 1, game)
            same += found == played.hashes[game]
        return same

    with ThreadPoolExecutor(cores) as crew:
        return sum(crew.map(share, range(cores)))


def on_the_cpu(games: int, players: int, rising_sun: int) -> tuple[float, Any]:
    """Return the decisions per second of one core, and games won by team."""
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance, wins, decisions = new_chance(1), np.zeros(TEAMS, dtype=np.int64), 0
    began = time.perf_counter()
    for _ in range(games):
        deal(state, chance, players, rising_sun)
        decisions += play_random(state, chance, actions)
        wins[winner(state)] += 1
    return decisions / (time.perf_counter() - began), wins


# --- the vector environment ---------------------------------------------------------------------------------


CHOOSE = """
// Choose a random legal action in each game: a warp reads its mask, and each lane keeps 32 bits of it.
extern "C" __global__ void choose(
    long long games, const signed char* masks, long long* choices, long long number) {
  const long long game = (blockIdx.x * (long long)blockDim.x + threadIdx.x) / 32;
  const int lane = threadIdx.x % 32;
  if (game >= games) return;
  unsigned own = 0;
#pragma unroll
  for (int word = 0; word < (ACTIONS + 31) / 32; word++) {
    const int action = 32 * word + lane;
    const unsigned marks = __ballot_sync(~0u, action < ACTIONS && masks[game * ACTIONS + action]);
    if (word == lane) own = marks;
  }
  int before = __popc(own);
  for (int far = 1; far < 32; far *= 2) {
    const int more = __shfl_up_sync(~0u, before, far);
    if (lane >= far) before += more;
  }
  const unsigned count = __shfl_sync(~0u, before, 31);
  const unsigned drawn = ((unsigned)game * 2654435761u + (unsigned)number * 40503u) >> 7;
  int left = drawn % count - (before - __popc(own));
  if (left < 0 || left >= __popc(own)) return;
  while (left-- > 0) own &= own - 1;
  choices[game] = 32 * lane + __ffs(own) - 1;
}
"""


class Chooser:
    """Chooses random legal actions on the device."""

    def __init__(self, games: int) -> None:
        self._kernel = Kernels(f"constexpr int ACTIONS = {ACTIONS};\n{CHOOSE}")
        self._games = games
        self.choices = cuda.device_array(games, np.int64)

    def choose(self, env: VectorEnv, number: int) -> Any:  # noqa: ANN401 - an array on the device
        """Choose in each game; the same for the same masks and number."""
        self._kernel.launch(
            "choose", -(-self._games // 4), 4 * WARP, self._games, env.mask, self.choices, number
        )
        return self.choices


def side_by_side(games: int, steps: int, players: int, *, rising_sun: bool) -> float:
    """Return the decisions per second of the vector environment on the device, including the choice."""
    env = VectorEnv(games, players=players, rising_sun=rising_sun, device="cuda", is_checked=False)
    chooser, began = Chooser(games), 0.0
    for number in range(2 * steps):
        if number == steps:
            cuda.synchronize()
            began = time.perf_counter()
        env.step(chooser.choose(env, number))
    cuda.synchronize()
    return games * steps / (time.perf_counter() - began)


def same_sights(players: int, *, rising_sun: bool, opponents: tuple[str, ...] | None = None) -> bool:
    """Whether a vector environment on the device shows what one on the CPU shows, step by step."""
    games, steps = COMPARED
    given: dict[str, Any] = {"players": players, "rising_sun": rising_sun, "opponents": opponents, "seed": 7}
    given |= {"deduction": True, "advice": True} if opponents else {}
    there, here = VectorEnv(games, device="cuda", **given), VectorEnv(games, **given)
    chooser, is_same = Chooser(games), True
    names = ["states", "observation", "mask", "reward", "actor", "done"]
    names += ["seating", "final_observation", "winner", "deduction", "advice"] if opponents else []
    for number in range(steps):
        choices = chooser.choose(there, number)
        there.step(choices)
        here.step(choices.copy_to_host())
        for name in names:
            is_same &= bool((getattr(there, name).copy_to_host() == getattr(here, name)).all())
    here.close()
    return is_same


# --- opponents inside ---------------------------------------------------------------------------------------


AGAINST = ("detective",)
MIXED = ("detective", "greedy", "novice", "random", "sly", "trusting", "aggressive")
TRIED = {USUAL, *(Tuning(block, running) for block in (32, 128, 512) for running in (256, 512))}
"""Blocks, and threads at the same time, that are tried for the step with detectives."""


def against(games: int, steps: int, players: int, *, rising_sun: bool) -> dict[Tuning, float]:
    """Return the learner's decisions per second against detectives on the device."""
    given: dict[str, Any] = {"players": players, "rising_sun": rising_sun, "opponents": AGAINST}
    chooser, rates, began = Chooser(games), {}, 0.0
    for tuning in sorted(TRIED):
        BesideOnDevice.tuning = tuning
        env = VectorEnv(games, device="cuda", is_checked=False, **given)
        for number in range(2 * steps):
            if number == steps:
                cuda.synchronize()
                began = time.perf_counter()
            env.step(chooser.choose(env, number))
        cuda.synchronize()
        rates[tuning] = games * steps / (time.perf_counter() - began)
    BesideOnDevice.tuning = USUAL
    return rates


def against_on_the_cpu(games: int, steps: int, players: int, *, rising_sun: bool) -> float:
    """Return the same on one core, without the choice of the actions."""
    given: dict[str, Any] = {"players": players, "rising_sun": rising_sun, "opponents": AGAINST}
    env, chance, lasted = VectorEnv(games, threads=1, **given), np.random.default_rng(1), 0.0
    for _ in range(steps):
        choices = (chance.random(env.mask.shape, dtype=np.float32) * env.mask).argmax(axis=1)
        began = time.perf_counter()
        env.step(choices)
        lasted += time.perf_counter() - began
    env.close()
    return games * steps / lasted


# --- the report ---------------------------------------------------------------------------------------------


def shares(wins: Any) -> str:  # noqa: ANN401 - an array
    """Return the share of each team."""
    return " ".join(f"{share:.4f}" for share in wins / wins.sum())


def report(asked: argparse.Namespace, rising_sun: int) -> bool:
    """Measure one set and print; return whether all games were the same."""
    began = time.perf_counter()
    kernels(asked.players, rising_sun)
    print(f"{'Rising Sun' if rising_sun else 'base game'}: compiled in {time.perf_counter() - began:.0f} s")
    on_the_gpu(GAMES, 1, asked.players, rising_sun)
    rate, played = on_the_gpu(asked.games, asked.rounds, asked.players, rising_sun)
    same = same_games(played, asked.players, rising_sun)
    print(f"  random play: {rate / 1e6:,.0f} million decisions a second", flush=True)
    print(
        f"    of the last {asked.games:,} games at a time, {same:,} are the same on the CPU, choice by choice"
    )
    print(f"    won by Shogun, Ninja, Ronin: {shares(played.won)}, {played.won.sum():,} games", flush=True)
    rate, wins = on_the_cpu(asked.cpu_games, asked.players, rising_sun)
    print(f"    one core: {rate / 1e6:.2f} million, {shares(wins)}", flush=True)
    rate = side_by_side(2 * asked.games, 100, asked.players, rising_sun=bool(rising_sun))
    print(
        f"  VectorEnv with observation and mask, {2 * asked.games:,} games: {rate / 1e6:.0f} million",
        flush=True,
    )
    is_seen = is_shown_the_same(asked.players, rising_sun)
    is_answered = report_against(asked, rising_sun)
    return same == asked.games and is_seen and is_answered


def is_shown_the_same(players: int, rising_sun: int, opponents: tuple[str, ...] | None = None) -> bool:
    """Compare what is shown with the CPU, and print; return whether it is the same."""
    is_same = same_sights(players, rising_sun=bool(rising_sun), opponents=opponents)
    games, steps = COMPARED
    print(
        f"    {games:,} games for {steps} steps: {'all' if is_same else 'NOT all'} arrays as on the CPU",
        flush=True,
    )
    return is_same


def report_against(asked: argparse.Namespace, rising_sun: int) -> bool:
    """Measure opponents inside, and print; return whether all that is shown was the same."""
    given: dict[str, Any] = {"players": asked.players, "rising_sun": bool(rising_sun)}
    rates = against(2 * asked.games, 10, **given)
    one_core = against_on_the_cpu(1024, 50, **given)
    print(f"  VectorEnv against detectives, {2 * asked.games:,} games, the learner's decisions per second:")
    for tuning, rate in rates.items():
        print(
            f"    {tuning.running} games at a time per multiprocessor, in blocks of {tuning.block}: ", end=""
        )
        print(f"{rate / 1e6:.2f} million{' (as VectorEnv plays)' if tuning == USUAL else ''}", flush=True)
    print(f"    one core: {one_core / 1e6:.3f} million", flush=True)
    same = [is_shown_the_same(asked.players, rising_sun, names) for names in (AGAINST, MIXED)]
    return all(same)


def main() -> int:
    """Measure and print."""
    device = cuda.get_current_device()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=device.MULTIPROCESSOR_COUNT * GAMES, help="at a time")
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--cpu-games", type=int, default=100_000)
    asked = parser.parse_args()
    machine = f"{device.name}, numba {numba.__version__}, Python {platform.python_version()}"
    print(f"{machine}, flat core {fingerprint()}")
    compile_now("sword.flat")
    compile_now("sword.mind.run")
    same = [report(asked, rising_sun) for rising_sun in (0, 1)]
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
