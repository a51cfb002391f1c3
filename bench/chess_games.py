"""Random play of python-chess."""

from __future__ import annotations

import random
import time

import chess

from bench.figures import Figures, Play, played, rate, size_of

GAMES = 20
SEVENTY_FIVE_MOVES = 150


def play(seed: int) -> Play:
    """Play random games until there is no move, no progress for too long, or only the kings are left."""
    chance = random.Random(seed).random
    decisions = 0
    began = time.process_time()
    for _ in range(GAMES):
        board = chess.Board()
        while moves := list(board.legal_moves):
            count = len(moves)
            if count > 1:
                decisions += 1
                board.push(moves[int(chance() * count)])
            else:
                board.push(moves[0])
            if board.halfmove_clock >= SEVENTY_FIVE_MOVES or board.occupied == board.kings:
                break
    return Play(decisions, GAMES, time.process_time() - began)


def middle() -> chess.Board:
    """Return a board after 40 half-moves."""
    rng = random.Random(7)
    board = chess.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    return board


def measure() -> Figures:
    """Measure everything."""
    board = middle()

    def copy() -> chess.Board:
        return board.copy(stack=False)

    size = size_of(copy, 50_000)
    return Figures(*played(play), rate(copy, 20_000), None, size)
