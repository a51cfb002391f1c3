"""Random play of games of OpenSpiel: through Python, and inside its C++ by its own random bots."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pyspiel

from bench.figures import Figures, Play, played, rate, size_of

IN_PYTHON, IN_CPP = 200, 2_000
"""Games of a round."""
CLONES = 20_000
MIDDLE = 20
"""Moves after which a game is copied and observed."""


class Counted(NamedTuple):
    """The games that C++ plays, counted once."""

    decisions: int
    """With two or more options."""
    last: tuple[int, ...]
    """The actions of the last game, to verify that the same games were played again."""
    is_even: bool
    """Whether all outcomes of each chance node were equally likely."""


def play_inside(game: Any, games: int) -> tuple[float, list[Any]]:  # noqa: ANN401 - a game of pyspiel
    """Let C++ play games with its uniform random bots; return the CPU time, and the games.

    Seeds are fixed, and so are the games: their decisions are counted once, afterwards.
    """
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    states = []
    began = time.process_time()
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        states.append(state)
    return time.process_time() - began, states


@cache
def counted(name: str, games: int) -> Counted:
    """Count the real decisions in the histories of the games that C++ plays.

    Chance nodes and forced moves do not count.
    """
    game = pyspiel.load_game(name)
    _, states = play_inside(game, games)
    decisions, is_even = 0, True
    for played_one in states:
        state = game.new_initial_state()
        for action in played_one.history():
            if state.is_chance_node():
                chances = [chance for _, chance in state.chance_outcomes()]
                is_even = is_even and max(chances) - min(chances) < 1e-9
            elif len(state.legal_actions()) > 1:
                decisions += 1
            state.apply_action(action)
    return Counted(decisions, tuple(states[-1].history()), is_even)


def play_in_cpp(name: str) -> Play:
    """Play inside C++."""
    expected = counted(name, IN_CPP)
    seconds, states = play_inside(pyspiel.load_game(name), IN_CPP)
    assert tuple(states[-1].history()) == expected.last, "other games were played than those counted"
    return Play(expected.decisions, IN_CPP, seconds)


def play_in_python(name: str, seed: int) -> Play:
    """Play through the Python API: query the legal actions, apply one."""
    draw = evenly if counted(name, IN_CPP).is_even else by_weight
    game, rng, decisions = pyspiel.load_game(name), random.Random(seed), 0
    chance = rng.random
    began = time.process_time()
    for _ in range(IN_PYTHON):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, rng))
                continue
            actions = state.legal_actions()
            count = len(actions)
            if count > 1:
                decisions += 1
                state.apply_action(actions[int(chance() * count)])
            else:
                state.apply_action(actions[0])
    return Play(decisions, IN_PYTHON, time.process_time() - began)


def evenly(state: Any, rng: random.Random) -> int:  # noqa: ANN401 - a state of pyspiel
    """Sample a chance node with equally likely outcomes."""
    actions = state.legal_actions()
    return int(actions[int(rng.random() * len(actions))])


def by_weight(state: Any, rng: random.Random) -> int:  # noqa: ANN401 - a state of pyspiel
    """Sample any chance node; it takes longer."""
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, weights)[0])


def middle(name: str) -> Any:  # noqa: ANN401 - a state of pyspiel
    """Return a game after some moves."""
    rng = random.Random(7)
    state, moves = pyspiel.load_game(name).new_initial_state(), 0
    while moves < MIDDLE or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(by_weight(state, rng))
        else:
            moves += 1
            state.apply_action(rng.choice(state.legal_actions()))
        assert not state.is_terminal(), f"this game of {name} is longer"
    return state


def observer(name: str) -> Callable[[], object] | None:
    """Return the observer of a game in its middle: a tensor of the player to move."""
    kind, state = pyspiel.load_game(name).get_type(), middle(name)
    if kind.provides_observation_tensor:
        return lambda: state.observation_tensor(state.current_player())
    if kind.provides_information_state_tensor:
        return lambda: state.information_state_tensor(state.current_player())
    return None


def measure(name: str) -> Figures:
    """Measure everything through Python."""
    state, observe = middle(name), observer(name)
    size = size_of(state.clone, CLONES)
    return Figures(
        *played(lambda seed: play_in_python(name, seed)),
        rate(state.clone, CLONES),
        None if observe is None else rate(observe, 2_000),
        size,
    )


def measure_inside(name: str) -> Figures:
    """Measure what C++ plays by itself; clones and observations are only available through Python."""
    size = size_of(middle(name).clone, CLONES)
    return Figures(*played(lambda _: play_in_cpp(name)), None, None, size)
