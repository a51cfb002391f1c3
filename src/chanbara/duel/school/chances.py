"""Exact probabilities of the goals of the duel: the player knows every deck but its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.duel.sight.view import observe
from chanbara.school.puzzle import begin
from chanbara.school.puzzle_fate import check_listed, outcomes, unsettled
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_proof import MOST_NODES, Failing, Node, Proof
from chanbara.school.puzzle_search import TooMuch

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal, Puzzle

SAME = 1e-12
"""Probabilities that differ by less are equal."""
ENCODER = msgspec.msgpack.Encoder()
ANY_ORDER = ("hand", "played", "together", "discard", "counter_pile", "defence_pile", "used")
"""Piles whose order does not matter."""


class Chances:
    """The best achievable probability from every position visited."""

    def __init__(self, goal: Goal, since: int, most: int | None = None) -> None:
        self.goal = goal
        self.since = since
        self.most = most
        """The search budget in outcomes of choices."""
        self.steps = 0
        self._best: dict[bytes, float] = {}

    def is_settled(self, game: Game) -> bool:
        """Whether the goal is reached or missed."""
        return standing(game, self.goal, 0, self.since) != "open"

    def best(self, game: Game) -> float:
        """Return the probability of the goal with best play."""
        now = standing(game, self.goal, 0, self.since)
        if now != "open":
            return float(now == "reached")
        check_listed(game)
        key = _position(game)
        found = self._best.get(key)
        if found is None:
            assert game.decision is not None
            found = self._best[key] = max(self.after(game, choice) for choice in game.decision.texts())
        return found

    def after(self, game: Game, choice: str) -> float:
        """Return the same after a choice."""
        found = 0.0
        for likely, after in outcomes(game, choice, self.is_settled):
            self.steps += 1
            if self.most is not None and self.steps > self.most:
                raise TooMuch
            found += likely * self.best(after)
        return found

    def of_each(self, game: Game) -> dict[str, float]:
        """Return it for every option."""
        assert game.decision is not None
        return {choice: self.after(game, choice) for choice in game.decision.texts()}


def _position(game: Game) -> bytes:
    """Return a key of everything that matters, independent of the order in which cards were played."""
    view = observe(game, 0)
    lies = {name: sorted(value) if name in ANY_ORDER else value for name, value in view.open.items()}
    asked = view.decision and view.decision.kind
    return ENCODER.encode((lies, view.mixed, view.bushido, view.enemies, view.pending, asked))


def prove(puzzle: Puzzle, most: int | None) -> Proof:
    """Return the proof: the probability of the goal after each choice along every best line."""
    start = begin(puzzle)
    assert puzzle.goal is not None
    chances = Chances(puzzle.goal, len(start.table.events), most)
    nodes: list[Node] = []
    waiting = [start]
    while waiting and len(nodes) < MOST_NODES:
        game = waiting.pop(0)
        each = chances.of_each(unsettled(game))
        best = max(each.values())
        works = [choice for choice, chance in each.items() if chance > best - SAME]
        fails = {choice: Failing(chance=chance) for choice, chance in each.items() if choice not in works}
        own = [text for _, _, text in game.choices[len(start.choices) :]]
        nodes.append(Node(own, works, fails, best))
        if puzzle.goal.margin is not None:
            break  # chance decides what follows
        for choice in works:
            after = game.clone()
            after.apply(choice)
            if standing(after, puzzle.goal, 0, chances.since) == "open":
                waiting.append(after)
    return Proof(1, nodes)


def doubts(goal: Goal, first: Node) -> list[str]:
    """Return what is nearly as good as the solution, and whether the goal is certain if it should be."""
    margin = SAME if goal.margin is None else goal.margin
    best = first.chance or 0.0
    found = [] if goal.margin is not None or best >= 1.0 - SAME else [f"the goal is not sure: {best}"]
    close = [one for one, failing in first.fails.items() if (failing.chance or 0.0) > best - margin]
    return found + [f"{one} is nearly as good" for one in close]
