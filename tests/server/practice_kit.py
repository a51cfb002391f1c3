"""People with claimed names who solve puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.school.puzzle import puzzles
from chanbara.school.puzzle_proof import proofs
from tests.server.club_kit import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.kit import Running


def wrong_choice(key: str) -> str:
    """Return a first choice that does not solve a puzzle."""
    puzzle = puzzles()[key]
    if puzzle.goal is not None:
        return next(iter(proofs()[key].nodes[0].fails))
    return "seat 1" if puzzle.solution != ["seat 1"] else "seat 0"


def ask_practice(ask: Callable[..., None], **headers: str) -> None:
    """Ask the routes that store something for a claimed name."""
    attempt = {"choices": [wrong_choice("long-arm")]}
    bodies: dict[str, dict[str, Any]] = {"": attempt, "/hint": {"step": 1}, "/solution": {}}
    for what, body in bodies.items():
        ask(f"/api/puzzles/{{key}}{what}", "long-arm", body, **headers)
    ask("/api/runs", body={}, **headers)


class Solver(Person):
    """Somebody with a claimed name who tries puzzles."""

    def at(self, server: Running) -> Solver:
        """Return the same person at another server."""
        found = object.__new__(Solver)
        found.server, found.name, found.token = server, self.name, self.token
        return found

    def attempt(self, key: str, *choices: str, **more: Any) -> str:  # noqa: ANN401 - more of an attempt
        """Try a puzzle; return the verdict, or why it is refused."""
        status, found = self.ask(f"/api/puzzles/{key}", {"choices": list(choices), **more})
        return str(found["verdict"] if status == 200 else found["code"])

    def solve(self, key: str, **more: Any) -> str:  # noqa: ANN401
        """Solve a puzzle."""
        return self.attempt(key, *puzzles()[key].solution, **more)

    def miss(self, key: str, **more: Any) -> str:  # noqa: ANN401
        """Try something that does not work."""
        return self.attempt(key, wrong_choice(key), **more)

    def hint(self, key: str, step: int, *choices: str) -> dict[str, Any]:
        """Ask for a hint."""
        status, found = self.ask(f"/api/puzzles/{key}/hint", {"step": step, "choices": list(choices)})
        assert status == 200, found
        told: dict[str, Any] = found
        return told

    def see(self, what: str) -> dict[str, Any]:
        """Look at one's practice or progress."""
        status, found = self.ask(f"/api/players/me/{what}")
        assert status == 200, found
        told: dict[str, Any] = found
        return told

    @property
    def points(self) -> int:
        """The puzzle rating."""
        return int(self.see("practice")["standing"]["points"])
