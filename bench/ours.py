"""Random play of our own engines."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np

import chanbara
from bench.figures import Figures, Play, played, rate, size_of
from chanbara.compiled.decorators import at, entry_point
from chanbara.compiled.warm_up import compile_functions
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.env.policy import play_random
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.arrays import Actions, Chance, Choices, Row, State
from chanbara.sword.flat.format.layout import ASKED, NONE, PLAYERS, SIZE
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal

SEATS = 5
REFERENCE_GAMES, FLAT_GAMES = 200, 4_000
"""Of a round."""
SIZES = (3, 4, 5, 6, 7)
GAMES_SIDE_BY_SIDE, GAMES_TO_SHARE = 1_024, 4_096
"""Of the vector environment, and where threads share them."""
DECISIONS, SPREAD_OUT = 100_000, 150
"""Decisions of a round, and steps until the games are at different positions."""
MANY = 100_000


# --- the reference engine -----------------------------------------------------------------------------------


def play_reference(seed: int, *, rising_sun: bool = False) -> Play:
    """Play random games over all numbers of players of the base game."""
    chance = random.Random(seed).random
    decisions = 0
    began = time.process_time()
    for number in range(REFERENCE_GAMES):
        players = SIZES[number % len(SIZES)]
        game = chanbara.new_game("sword", players=players, seed=seed * 1000 + number, rising_sun=rising_sun)
        while (decision := game.decision) is not None:
            count = len(decision.options)
            if count > 1:
                decisions += 1
                game.apply(int(chance() * count))
            else:
                game.apply(0)
    return Play(decisions, REFERENCE_GAMES, time.process_time() - began)


def middle_of_reference(*, rising_sun: bool = False) -> chanbara.Game:
    """Return a game of five after 70 choices."""
    rng = random.Random(7)
    game = chanbara.new_game("sword", players=SEATS, seed=7, rising_sun=rising_sun)
    for _ in range(70):
        assert game.decision is not None, "this game is longer"
        game.apply(rng.randrange(len(game.decision.options)))
    return game


def measure_reference(*, rising_sun: bool) -> Figures:
    """Measure everything of the reference engine."""
    game = middle_of_reference(rising_sun=rising_sun)
    size = size_of(game.clone, 10_000)
    return Figures(
        *played(lambda seed: play_reference(seed, rising_sun=rising_sun)),
        rate(game.clone, 20_000),
        rate(lambda: chanbara.observe(game, 0), 1_000),
        size,
    )


# --- the flat core ------------------------------------------------------------------------------------------


@entry_point
def play_games(
    state: State, chance: Chance, actions: Actions, times: int, players: int, rising_sun: int
) -> int:
    """Deal and play games to their ends at random; return how many decisions had two or more options."""
    decisions = 0
    for _ in range(times):
        deal(state, chance, players, rising_sun)
        decisions += play_random(state, chance, actions)
    return decisions


@entry_point
def copy_often(state: State, row: Row, times: int) -> None:
    """Copy a game; each copy differs in its last byte, so that none can be optimized away."""
    for number in range(times):
        state[SIZE - 1] = number & 1
        for place in range(SIZE):
            row[place] = state[place]


@entry_point
def observe_often(state: State, row: Row, times: int) -> int:
    """Observe a game from all seats in turn; return a sum, so that nothing can be optimized away."""
    total = 0
    for number in range(times):
        observe(state, number % state[PLAYERS], row)
        total += row[number % OBSERVATION_SIZE]
    return total


@entry_point
def choose_all(masks: Row, chance: Chance, choices: Choices, games: int) -> None:
    """Choose a random legal action in each game."""
    for game in range(games):
        mask = at(masks, game * ACTIONS)
        count = 0
        for action in range(ACTIONS):
            count += mask[action]
        left = below(chance, count)
        action = 0
        while mask[action] == 0 or left > 0:
            left -= mask[action]
            action += 1
        choices[game] = action


@cache
def make_ready() -> None:
    """Compile these loops."""
    compile_functions(play_games, copy_often, observe_often, choose_all)


def play_flat(seed: int, *, rising_sun: bool = False) -> Play:
    """Play random games of five, entirely in compiled code."""
    make_ready()
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance = new_chance(seed)
    began = time.process_time()
    decisions = play_games(state, chance, actions, FLAT_GAMES, SEATS, int(rising_sun))
    return Play(decisions, FLAT_GAMES, time.process_time() - began)


def play_side_by_side(seed: int, threads: int) -> Play:
    """Play on this many independent threads, by wall-clock time."""
    make_ready()
    with ThreadPoolExecutor(threads) as pool:
        began = time.perf_counter()
        plays = list(pool.map(play_flat, [seed] * threads))
        seconds = time.perf_counter() - began
    return Play(sum(one.decisions for one in plays), sum(one.games for one in plays), seconds)


def middle_of_flat(*, rising_sun: bool) -> State:
    """Return a game of five after 70 choices."""
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance = new_chance(7)
    deal(state, chance, SEATS, int(rising_sun))
    for _ in range(70):
        assert state[ASKED] != NONE, "this game is longer"
        step(state, chance, actions[below(chance, legal(state, actions))])
    return state


def flat_clones(*, rising_sun: bool = False) -> float:
    """Return how often a game can be copied in a CPU-second."""
    make_ready()
    state, row = middle_of_flat(rising_sun=rising_sun), np.zeros(SIZE, dtype=np.int8)
    return MANY * rate(lambda: copy_often(state, row, MANY), 1)


def flat_observations(*, rising_sun: bool = False) -> float:
    """Return how often a game can be observed in a CPU-second."""
    make_ready()
    state, row = middle_of_flat(rising_sun=rising_sun), np.zeros(OBSERVATION_SIZE, dtype=np.int8)
    return MANY * rate(lambda: observe_often(state, row, MANY), 1)


def measure_flat(*, rising_sun: bool) -> Figures:
    """Measure everything of the flat core."""
    return Figures(
        *played(lambda seed: play_flat(seed, rising_sun=rising_sun)),
        flat_clones(rising_sun=rising_sun),
        flat_observations(rising_sun=rising_sun),
        SIZE,
    )


# --- vectorized games ---------------------------------------------------------------------------------------


class Many:
    """A vector environment with random play: its steps are timed, the choice of actions is not."""

    def __init__(
        self, games: int = GAMES_SIDE_BY_SIDE, *, rising_sun: bool = False, threads: int = 1
    ) -> None:
        make_ready()
        self.env = VectorEnv(games, players=SEATS, rising_sun=rising_sun, threads=threads)
        self.chance, self.choices = new_chance(1), np.zeros(games, dtype=np.int64)
        self.play(SPREAD_OUT)

    def play(self, steps: int = 0, clock: Callable[[], float] = time.process_time) -> Play:
        """Step all games; each step is a decision with two or more options in each of them."""
        steps = steps or DECISIONS // self.env.games
        seconds, games = 0.0, 0
        for _ in range(steps):
            choose_all(self.env.mask.reshape(-1), self.chance, self.choices, self.env.games)
            began = clock()
            self.env.step(self.choices)
            seconds += clock() - began
            games += int(self.env.done.sum())
        return Play(steps * self.env.games, games, seconds)


def measure_vector(*, rising_sun: bool) -> Figures:
    """Measure everything of the vector environment; each step writes observation and mask."""
    many = Many(rising_sun=rising_sun)
    arrays = [*many.env._work.arrays, many.choices]
    figures = Figures(
        *played(lambda _: many.play()),
        None,
        None,
        sum(one.nbytes for one in arrays) / many.env.games,
    )
    many.env.close()
    return figures._replace(observations=figures.decisions)
