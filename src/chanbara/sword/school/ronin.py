"""Who is the Ronin, the Samurai, the other Ninja? The detective's belief after all that the solver has seen.

The belief assumes that all players choose as the detective would in each role, mixed with random choices: the
player model of docs/bots.md. It needs compiled code, so it is stored with the puzzle and recomputed in tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.record.log import read, replay
from chanbara.school.puzzle import FOLDER, begin
from chanbara.school.read_once import read_once
from chanbara.sword.sight.seen import seen
from chanbara.sword.sight.view import observe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.school.puzzle import Puzzle

NAMED = ("ronin", "samurai", "ninja")
"""The kinds of puzzles in which a seat is named: the one with this role."""
LEAST = 0.6
"""The minimum probability of the seat to be named, which must also be twice as likely as the next."""
MOST_CLUES = 6
PLAY = "play"
"""The decision to play a card in one's own turn."""


class Clues(msgspec.Struct, frozen=True):
    """One informative action."""

    event: int
    seat: int
    factors: dict[str, float]


class Deduction(msgspec.Struct, frozen=True):
    """What the solver can conclude."""

    before: list[dict[str, float]]
    """The prior, by seat and role."""
    now: list[dict[str, float]]
    """The posterior, after all that was seen."""
    clues: list[Clues]

    def ranking(self, role: str) -> list[int]:
        """Return the seats whose role was not known before, from the most to the least likely one."""
        hidden = [seat for seat, one in enumerate(self.before) if max(one.values()) < 1.0]
        return sorted(hidden, key=lambda seat: -self.now[seat][role])


def deduction(puzzle: Puzzle) -> Deduction:
    """Return what follows from everything that the solver has seen."""
    from chanbara.sword.bots.why import ROLES, deduce, telling  # noqa: PLC0415 - with it comes the compiler

    game = begin(puzzle)
    view = observe(game, puzzle.solver)
    ledger = deduce(view, seen(game, puzzle.solver, 0))

    def by_role(numbers: object) -> dict[str, float]:
        return dict(zip(ROLES, map(float, numbers), strict=True))  # type: ignore[call-overload]

    return Deduction(
        [by_role(one) for one in ledger.prior_odds()],
        [by_role(one) for one in ledger.odds()],
        [Clues(line.event, line.actor, by_role(factors)) for line, factors in telling(ledger, MOST_CLUES)],
    )


def history(puzzle: Puzzle) -> Iterator[Game]:
    """Yield the game of such a puzzle step by step: each time a card may be played, and at the end."""
    assert puzzle.record is not None, "there is a story to be looked at"
    record = read(puzzle.record)
    game = replay(puzzle.record, upto=0)
    for _, _, choice in record.choices:
        if game.decision is not None and game.decision.kind == PLAY:
            yield game
        game.apply(choice)
    yield game


def ronin_faults(puzzle: Puzzle, found: Deduction) -> list[str]:
    """Return all faults of a puzzle in which a seat is named."""
    role, ranking = puzzle.kind, found.ranking(puzzle.kind)
    first, second = (found.now[seat][role] for seat in ranking[:2])
    players = begin(puzzle).table.players
    holders = [seat for seat in ranking if players[seat].role.key.startswith(role)]
    faults = []
    if puzzle.solution != [f"seat {ranking[0]}"]:
        faults.append(f"the solution is {puzzle.solution}, but it is seat {ranking[0]}")
    if first < LEAST or first < 2 * second:
        faults.append(f"it is not clear: {first:.2f} and {second:.2f}")
    if holders != ranking[:1]:
        faults.append(f"it is not true: somebody else is the {role.capitalize()}, or several are")
    return faults


@read_once
def kept(key: str) -> Deduction:
    """Return what is stored with a puzzle."""
    file = FOLDER / "proofs" / f"{key}.json"
    return msgspec.json.decode(file.read_bytes(), type=Deduction)
