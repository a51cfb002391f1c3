"""Many games, played by a pool. Jobs contain seeds, not games: the same plan gives the same outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.pool import Job
from chanbara.sim.games.match import Outcome, play_game
from chanbara.sim.games.variant import Variant
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.pool import Pool

BATCH = 20
"""Games per job."""


class Plan(NamedTuple):
    """What to play."""

    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    """Assigned to the seats in rotation: each bot sits in every seat in turn."""
    variant: Variant = Variant()

    @property
    def batches(self) -> range:
        """The first game of each batch."""
        return range(0, self.games, BATCH)

    def bot(self, game: int, seat: int) -> str:
        """Return the name of the bot in a seat."""
        return self.bots[(seat + game) % len(self.bots)]

    def check(self) -> None:
        """Refuse an unplayable plan; ``ValueError`` says why."""
        new_game(players=self.players, seed=self.seed, **self.variant.set_up)
        for name in self.bots:
            make_bot(name, self.seed)


def play_one(plan: Plan, game: int) -> Outcome:
    """Play one game of a plan. Its deal has the seed ``SEED:GAME``, whatever process plays it."""
    seed = f"{plan.seed}:{game}"
    bots = [make_bot(plan.bot(game, seat), f"{seed}:{seat}") for seat in range(plan.players)]
    return play_game(plan.players, seed, bots, **plan.variant.set_up)


def play_batch(plan: Plan, first: int) -> list[Outcome]:
    """Play the games from ``first`` to the end of its batch."""
    return [play_one(plan, game) for game in range(first, min(first + BATCH, plan.games))]


def play_all(plan: Plan, pool: Pool, tell: Callable[[int], None]) -> list[Outcome]:
    """Play all games of a plan and return them in order; ``tell`` gets the number of newly finished games."""
    plan.check()
    jobs = [Job(play_batch, plan, first) for first in plan.batches]
    batches = pool.gather(jobs, lambda batch: tell(len(batch)))
    return [outcome for batch in batches for outcome in batch]
