"""Counts decisions by depth: one number that changes when any rule does."""

from __future__ import annotations

from chanbara.kernel.game import Game


def perft(game: Game, depth: int) -> list[int]:
    """Return how many decisions there are after 0, 1, ... ``depth`` choices, over all options.

    A finished game has no decision and is not counted.
    """
    counts = [0] * (depth + 1)
    _count(game, 0, counts)
    return counts


def split(game: Game, depth: int) -> dict[str, int]:
    """Return the decisions after ``depth`` choices, by the first choice; they add up to the last of perft."""
    if game.decision is None or not depth:
        return {}
    return {text: perft(_after(game, text), depth - 1)[-1] for text in game.decision.texts()}


def _count(game: Game, level: int, counts: list[int]) -> None:
    if game.decision is None:
        return
    counts[level] += 1
    if level + 1 < len(counts):
        for text in game.decision.texts():
            _count(_after(game, text), level + 1, counts)


def _after(game: Game, text: str) -> Game:
    """Return a copy of the game after a choice."""
    twin = game.clone()
    twin.apply(text)
    return twin
