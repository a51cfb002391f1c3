"""Whether a choice works: given the solver's knowledge, against all answers of the others and all chance.

``Search.forces`` considers all worlds at once: the solver may choose differently only after seeing something
different. ``Search.refutation`` considers one world with full knowledge: a choice that fails even then can be
refuted by example.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import chanbara
from chanbara.school.puzzle_fate import check_listed, outcomes
from chanbara.school.puzzle_goal import standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal, Puzzle
    from chanbara.school.puzzle_goal import Standing

ENCODER = msgspec.msgpack.Encoder()


class TooMuch(Exception):
    """The search would take too long: the puzzle is too wide."""


class Search:
    """Searches from the start of one puzzle."""

    def __init__(self, puzzle: Puzzle, start: Game, most: int | None = None) -> None:
        assert puzzle.goal is not None, "there is something to be reached"
        self.goal: Goal = puzzle.goal
        self.solver = puzzle.solver
        self.since = len(start.table.events)
        self.most = most
        """The search budget in games."""
        self.steps = 0

    def standing(self, game: Game) -> Standing:
        """Return the status of the goal."""
        now = standing(game, self.goal, self.solver, self.since)
        if now == "open":
            check_listed(game)
        return now

    def is_settled(self, game: Game) -> bool:
        """Whether the goal is reached or missed."""
        return standing(game, self.goal, self.solver, self.since) != "open"

    def following(self, game: Game, choice: str) -> Iterator[Game]:
        """Yield every game that can follow a choice."""
        self.steps += 1
        if self.most is not None and self.steps > self.most:
            raise TooMuch
        for _, after in outcomes(game, choice, self.is_settled):
            yield after

    # --- all worlds at once --------------------------------------------------------------------------------

    def works(self, worlds: Sequence[Game], choice: str) -> bool:
        """Whether a choice forces the goal, for a solver who cannot distinguish these worlds."""
        groups: dict[bytes, list[Game]] = {}
        for world in worlds:
            for after in self.following(world, choice):
                for stop in self.answered(after):
                    if self.standing(stop) == "missed":
                        return False
                    if self.standing(stop) == "open":
                        groups.setdefault(self.sight(stop), []).append(stop)
        return all(self.forces(group) for group in groups.values())

    def forces(self, worlds: Sequence[Game]) -> bool:
        """Whether the solver has a choice that works."""
        assert worlds[0].decision is not None
        return any(self.works(worlds, choice) for choice in worlds[0].decision.texts())

    def answered(self, game: Game) -> Iterator[Game]:
        """Yield every game in which the solver must decide next, or the goal is settled."""
        waiting = [game]
        while waiting:
            one = waiting.pop()
            if self.standing(one) != "open" or one.decision is None or one.decision.seat == self.solver:
                yield one
            else:
                for choice in one.decision.texts():
                    waiting += self.following(one, choice)

    def sight(self, game: Game) -> bytes:
        """Return everything the solver knows."""
        return ENCODER.encode(
            (chanbara.observe(game, self.solver), chanbara.seen(game, self.solver, self.since))
        )

    # --- one world -----------------------------------------------------------------------------------------

    def refutation(self, game: Game, choice: str) -> Game | None:
        """Return a game in which the goal is missed despite full knowledge; None: there is none."""
        for after in self.following(game, choice):
            found = self.spoilt(after)
            if found is not None:
                return found
        return None

    def spoilt(self, game: Game) -> Game | None:
        """Return how the others, or chance, keep the solver from the goal."""
        now = self.standing(game)
        if now != "open":
            return game if now == "missed" else None
        assert game.decision is not None
        mine = game.decision.seat == self.solver
        longest: Game | None = None
        for choice in game.decision.texts():
            found = self.refutation(game, choice)
            if mine and found is None:
                return None
            if found is not None and not mine:
                return found
            if found is not None and (longest is None or len(found.choices) > len(longest.choices)):
                longest = found
        return longest
