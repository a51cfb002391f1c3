"""Many games, over several processes. Seeds travel, not games: the same plan gives the same outcomes."""

from __future__ import annotations

from concurrent.futures import as_completed
from typing import TYPE_CHECKING, NamedTuple

from chanbara.bots.registry import make_bot
from chanbara.sim.crew import Crew
from chanbara.sim.match import Outcome, play_game
from chanbara.sim.variant import Variant
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

BATCH = 20
"""How many games a process is given at a time."""


class Plan(NamedTuple):
    """What is to be played."""

    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    """Dealt to the seats in rotation: each sits in every seat in turn."""
    variant: Variant = Variant()

    def bot(self, game: int, seat: int) -> str:
        """Return the name of the bot in a seat."""
        return self.bots[(seat + game) % len(self.bots)]

    def check(self) -> None:
        """Refuse what cannot be played; ``ValueError`` says why."""
        new_game(players=self.players, seed=self.seed, **self.variant.set_up)
        for name in self.bots:
            make_bot(name, self.seed)


def play_one(plan: Plan, game: int) -> Outcome:
    """Play one game of a plan. Its deal has the seed ``SEED:GAME`` wherever it is played."""
    seed = f"{plan.seed}:{game}"
    bots = [make_bot(plan.bot(game, seat), f"{seed}:{seat}") for seat in range(plan.players)]
    return play_game(plan.players, seed, bots, **plan.variant.set_up)


def play_batch(plan: Plan, first: int) -> list[Outcome]:
    """Play the games from ``first`` to the end of its batch."""
    return [play_one(plan, game) for game in range(first, min(first + BATCH, plan.games))]


def play_all(plan: Plan, jobs: int, tell: Callable[[int], None]) -> list[Outcome]:
    """Play all games of a plan and return them in order; ``tell`` hears how many more are done."""
    plan.check()
    starts = range(0, plan.games, BATCH)
    jobs = min(jobs, len(starts))
    batches = play_here(plan, starts, tell) if jobs == 1 else play_over(plan, starts, jobs, tell)
    return [outcome for batch in batches for outcome in batch]


def play_here(plan: Plan, starts: range, tell: Callable[[int], None]) -> list[list[Outcome]]:
    """Play batches in this process."""
    batches = []
    for first in starts:
        batches.append(play_batch(plan, first))
        tell(len(batches[-1]))
    return batches


def play_over(plan: Plan, starts: range, jobs: int, tell: Callable[[int], None]) -> list[list[Outcome]]:
    """Play batches over several processes."""
    with Crew(jobs) as crew:
        waiting = [crew.send(play_batch, plan, first) for first in starts]
        for done in as_completed(waiting):
            tell(len(done.result()))
        return [done.result() for done in waiting]
