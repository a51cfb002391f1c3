"""Many games, played by a pool. Jobs contain seeds, not games: the same plan gives the same outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.pool import Job
from chanbara.sim.games.cards import on_cards
from chanbara.sim.games.engines import Engine, compile_for
from chanbara.sim.games.match import Outcome, play_game
from chanbara.sim.games.variant import Variant
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.setup import new_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.pool import Pool

BATCHES = {Engine.REFERENCE: 20, Engine.FLAT: 200}
"""Games per job."""


class Plan(NamedTuple):
    """What to play."""

    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    """Assigned to the seats in rotation: each bot sits in every seat in turn."""
    variant: Variant = Variant()
    engine: Engine = Engine.REFERENCE
    """The engine. Deals are the same on both, but not later randomness and the bots' seeds."""

    @property
    def batches(self) -> range:
        """The first game of each batch."""
        return range(0, self.games, BATCHES[self.engine])

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
    seed, names = f"{plan.seed}:{game}", [plan.bot(game, seat) for seat in range(plan.players)]
    if plan.engine is Engine.FLAT:
        flat = on_cards(plan.variant, "chanbara.sim.games.flat_games")
        outcome: Outcome = flat.outcome_flat(plan.players, seed, names, plan.variant)
        return outcome
    bots = [make_bot(name, f"{seed}:{seat}") for seat, name in enumerate(names)]
    return play_game(plan.players, seed, bots, **plan.variant.set_up)


def play_batch(plan: Plan, first: int) -> list[Outcome]:
    """Play the games from ``first`` to the end of its batch."""
    last = min(first + BATCHES[plan.engine], plan.games)
    return [play_one(plan, game) for game in range(first, last)]


def play_all(plan: Plan, pool: Pool, tell: Callable[[int], None]) -> list[Outcome]:
    """Play all games of a plan and return them in order; ``tell`` gets the number of newly finished games."""
    plan.check()
    compile_for(plan.engine, plan.variant)
    jobs = [Job(play_batch, plan, first) for first in plan.batches]
    batches = pool.gather(jobs, lambda batch: tell(len(batch)))
    return [outcome for batch in batches for outcome in batch]
