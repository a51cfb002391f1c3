"""The games of a tournament as jobs. Seeds travel, not objects."""

from __future__ import annotations

from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from chanbara.pool import Job
from chanbara.sim.games.deals import Deal, Played, play_deal
from chanbara.sim.games.engines import Engine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from chanbara.pool import Pool
    from chanbara.sim.games.designs import Table
    from chanbara.sim.games.variant import Variant
    from chanbara.sim.tournament.plan import Key, Plan

SECONDS = 0.5
"""How long a job should take: long enough to be worth the way, short enough to be lost."""
MOST = 200
"""Games of a job, however quick they are."""

Listed = tuple[int, int, tuple[str, ...]]
"""A game to be played: number of players, number of the deal, and the bots by seat."""


class Done(NamedTuple):
    """What a job returns."""

    games: list[Played]
    seconds: float


def play_listed(seed: str, variant: Variant, engine: Engine, games: Sequence[Listed]) -> Done:
    """Play some games."""
    began, play = perf_counter(), player(engine)
    played = [play(Deal(seed, players, number, variant), bots) for players, number, bots in games]
    return Done(played, perf_counter() - began)


def player(engine: Engine) -> Callable[[Deal, Sequence[str]], Played]:
    """Return what plays a game of a deal."""
    if engine is Engine.REFERENCE:
        return play_deal
    from chanbara.sim.games.flat_games import play_flat  # noqa: PLC0415 - with it comes the compiler

    return play_flat


class Batches:
    """Games in batches, of as many as take about half a second by what is known so far."""

    def __init__(self, plan: Plan, games: Iterable[tuple[Key, Table]]) -> None:
        self.plan = plan
        self.left = iter(games)
        self.keys: dict[Job[Done], list[Key]] = {}
        """The games of each job that is under way."""
        self.played, self.seconds = 0, 0.0

    @property
    def size(self) -> int:
        """How many games the next job has."""
        return max(1, min(MOST, int(SECONDS * self.played / max(self.seconds, 1e-9))))

    def jobs(self) -> Iterator[Job[Done]]:
        """Yield the jobs; each is made when it is asked for."""
        while some := list(islice(self.left, self.size)):
            listed = tuple((key.players, key.deal, table.bots) for key, table in some)
            job = Job(play_listed, self.plan.seed, self.plan.variant, self.plan.engine, listed)
            self.keys[job] = [key for key, _ in some]
            yield job

    def finish(self, job: Job[Done], done: Done) -> list[tuple[Key, Played]]:
        """Return the games of a job; from how long they took follows how many the next ones have."""
        self.played += len(done.games)
        self.seconds += done.seconds
        return list(zip(self.keys.pop(job), done.games, strict=True))


def play_games(
    pool: Pool,
    plan: Plan,
    games: Iterable[tuple[Key, Table]],
    tell: Callable[[list[tuple[Key, Played]]], None],
) -> None:
    """Have games played; ``tell`` is given them in whatever order they are done."""
    batches = Batches(plan, games)
    for job, done in pool.completed(batches.jobs()):
        tell(batches.finish(job, done))
