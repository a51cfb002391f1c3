"""The proof of a puzzle: at each of the solver's choices what works, and why everything else does not.

Proofs are made by ``make puzzles ARGS=--write`` and kept beside the puzzles, so that whoever tries one
is answered at once. The tests make them again.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from chanbara.school.puzzle import FOLDER, begin, puzzles
from chanbara.school.puzzle_goal import standing
from chanbara.school.puzzle_search import Search
from chanbara.school.puzzle_worlds import World, imagined, world_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Goal, Puzzle

MOST_NODES = 60
"""So many ways through a solution are enough: a wider one is no puzzle."""


class Failing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that does not work."""

    fails: int = 0
    """In how many worlds it fails even if one knew everything."""
    world: World | None = None
    """One of them; None where it only fails because one does not know."""
    line: list[tuple[int, str]] = []
    """Everything that is done in it from the beginning of the puzzle, by seat."""
    chance: float | None = None
    """How likely the goal still is, where chance decides."""


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment at which the solver is asked, everything before having been right."""

    after: list[str]
    """What he has chosen before."""
    works: list[str]
    fails: dict[str, Failing]
    chance: float | None = None
    """How likely the goal is reached by what works, where chance decides."""


class Proof(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of it."""

    worlds: int
    nodes: list[Node]

    def at(self, choices: Sequence[str]) -> Node:
        """Return the node after these choices, all of which were right."""
        return next(node for node in self.nodes if node.after == list(choices))


@cache
def proofs() -> dict[str, Proof]:
    """Return the proofs that are kept, by puzzle."""
    folder = FOLDER / "proofs"
    return {
        key: msgspec.json.decode((folder / f"{key}.json").read_bytes(), type=Proof)
        for key, puzzle in puzzles().items()
        if puzzle.goal is not None
    }


def reply(game: Game, solver: int) -> str:
    """Return what another player does while a puzzle is played: he turns on the solver, and he parries."""
    assert game.decision is not None
    for option in game.decision.options:
        if solver in option.seats:
            return str(option.text)
    return game.decision.texts()[0]


def go_on(puzzle: Puzzle, game: Game, since: int) -> None:
    """Have the others answer until the solver is asked, or the goal is settled."""
    goal = puzzle.goal
    assert goal is not None
    while standing(game, goal, puzzle.solver, since) == "open":
        assert game.decision is not None
        if game.decision.seat == puzzle.solver:
            return
        game.apply(reply(game, puzzle.solver))


def prove(puzzle: Puzzle, most: int | None = None) -> Proof:
    """Return the proof: every choice of the solver along every right way, judged."""
    return puzzle.taught.prove(puzzle, most)


def prove_in_worlds(puzzle: Puzzle, most: int | None) -> Proof:
    """Return the proof of a puzzle whose goal is reached in every world or not at all."""
    start = begin(puzzle)
    worlds = imagined(puzzle, start)
    search = Search(puzzle, start, most)
    nodes: list[Node] = []
    waiting = [(start, worlds)]
    while waiting and len(nodes) < MOST_NODES:
        game, group = waiting.pop(0)
        node = _judge(search, game, group, len(start.choices))
        nodes.append(node)
        for choice in node.works:
            after = game.clone()
            after.apply(choice)
            go_on(puzzle, after, search.since)
            if search.standing(after) == "open":
                waiting.append((after, _still(search, group, choice, after)))
    return Proof(len(worlds), nodes)


def _judge(search: Search, game: Game, group: list[tuple[World, Game]], since: int) -> Node:
    """Return what works where the solver is asked in all worlds of a group alike."""
    assert game.decision is not None
    own = [text for _, seat, text in game.choices[since:] if seat == search.solver]
    works: list[str] = []
    fails: dict[str, Failing] = {}
    for choice in game.decision.texts():
        found = [(world, search.refutation(one, choice)) for world, one in group]
        broken = [(world, end) for world, end in found if end is not None]
        if broken:
            world, end = min(broken, key=lambda one: len(one[1].choices))
            line = [(seat, text) for _, seat, text in end.choices[since:]]
            fails[choice] = Failing(len(broken), world_of(world, end), line)
        elif search.works([one for _, one in group], choice):
            works.append(choice)
        else:
            fails[choice] = Failing()
    return Node(own, works, fails)


def _still(
    search: Search, group: list[tuple[World, Game]], choice: str, after: Game
) -> list[tuple[World, Game]]:
    """Return the worlds that the solver may still imagine after what he saw."""
    seen = search.sight(after)
    found = [
        (world, stop)
        for world, one in group
        for game in search.following(one, choice)
        for stop in search.answered(game)
        if search.standing(stop) == "open" and search.sight(stop) == seen
    ]
    return found or [(World(), after)]


def faults(puzzle: Puzzle, proof: Proof) -> list[str]:
    """Return everything that keeps a puzzle from being one."""
    first, goal = proof.nodes[0], puzzle.goal
    assert goal is not None
    found: list[str] = []
    if first.works != puzzle.solution[:1]:
        found.append(f"the solution is {puzzle.solution[:1]}, but what works is {first.works}")
    found += puzzle.taught.doubts(goal, first)
    if len(proof.nodes) >= MOST_NODES:
        found.append(f"there are {MOST_NODES} ways through the solution, or more")
    if not first.fails:
        found.append("there is nothing else to choose")
    return found + _false_steps(puzzle, proof)


def doubts_of_worlds(_goal: Goal, first: Node) -> list[str]:
    """Return which choices fail in no world, but only because the solver does not know which one it is."""
    return [f"{one} fails in no world" for one, failing in first.fails.items() if not failing.fails]


def _false_steps(puzzle: Puzzle, proof: Proof) -> list[str]:
    """Return what is wrong with the written solution: each step must work, and the last one ends it."""
    game = begin(puzzle)
    goal, since = puzzle.goal, len(game.table.events)
    assert goal is not None
    known = {tuple(node.after): node for node in proof.nodes}
    for place, choice in enumerate(puzzle.solution):
        node = known.get(tuple(puzzle.solution[:place]))
        if node is None or choice not in node.works:
            return [f"step {place + 1} of the solution, {choice}, does not work"]
        game.apply(choice)
        go_on(puzzle, game, since)
    if goal.margin is None and standing(game, goal, puzzle.solver, since) != "reached":
        return ["the solution does not end at the goal"]
    return []
