"""How likely a goal of the duel is reached, exactly: the player knows every deck but its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.school.puzzle_fate import check_listed, outcomes
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_search import TooMuch

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal

ENCODER = msgspec.msgpack.Encoder()
ANY_ORDER = ("hand", "played", "together", "discard", "counter_pile", "defence_pile", "used")
"""Piles whose order changes nothing."""


class Chances:
    """The best that can be done from every position that is met."""

    def __init__(self, goal: Goal, since: int, most: int | None = None) -> None:
        self.goal = goal
        self.since = since
        self.most = most
        """How many positions may be met before it is too much."""
        self._best: dict[bytes, float] = {}

    def is_settled(self, game: Game) -> bool:
        """Whether the goal is reached or missed."""
        return standing(game, self.goal, 0, self.since) != "open"

    def best(self, game: Game) -> float:
        """Return how likely the goal is reached when everything is chosen as well as can be."""
        now = standing(game, self.goal, 0, self.since)
        if now != "open":
            return float(now == "reached")
        check_listed(game)
        key = _position(game)
        found = self._best.get(key)
        if found is None:
            if self.most is not None and len(self._best) > self.most:
                raise TooMuch
            assert game.decision is not None
            found = self._best[key] = max(self.after(game, choice) for choice in game.decision.texts())
        return found

    def after(self, game: Game, choice: str) -> float:
        """Return the same after a choice."""
        return sum(likely * self.best(after) for likely, after in outcomes(game, choice, self.is_settled))

    def of_each(self, game: Game) -> dict[str, float]:
        """Return it for every option."""
        assert game.decision is not None
        return {choice: self.after(game, choice) for choice in game.decision.texts()}


def _position(game: Game) -> bytes:
    """Return everything on which the rest depends, the same for every order in which cards were played."""
    view = chanbara.observe(game, 0)
    lies = {name: sorted(value) if name in ANY_ORDER else value for name, value in view.open.items()}
    asked = view.decision and view.decision.kind
    return ENCODER.encode((lies, view.mixed, view.bushido, view.enemies, view.pending, asked))
