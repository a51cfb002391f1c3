"""Random play of Catanatron."""

from __future__ import annotations

import random
import time

from catanatron import Color, Game, RandomPlayer

from bench.figures import Figures, Play, played, rate, size_of

GAMES = 5
MOST_TURNS = 1_000
"""Catanatron's own turn limit."""
MIDDLE = 200


def new_game(seed: int) -> Game:
    """Return a game of four random players."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(seed: int) -> Play:
    """Play with its own random players."""
    decisions = 0
    began = time.process_time()
    for number in range(GAMES):
        game = new_game(seed * GAMES + number)
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
    return Play(decisions, GAMES, time.process_time() - began)


def measure() -> Figures:
    """Measure everything; this package has no observations."""
    random.seed(7)
    game = new_game(7)
    for _ in range(MIDDLE):
        game.play_tick()
    size = size_of(game.copy, 5_000)
    return Figures(*played(play), rate(game.copy, 2_000), None, size)
