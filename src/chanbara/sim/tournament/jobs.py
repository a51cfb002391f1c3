"""The games of a tournament as jobs. Jobs contain seeds, not objects."""

from __future__ import annotations

from itertools import islice
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from chanbara.pool import Job
from chanbara.sim.games.cards import on_cards
from chanbara.sim.games.deals import Deal, Played, play_deal
from chanbara.sim.games.engines import Engine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from chanbara.pool import Pool
    from chanbara.sim.games.designs import Table
    from chanbara.sim.games.variant import Variant
    from chanbara.sim.tournament.plan import Key, Plan

SECONDS = 0.5
"""Target duration of a job: long enough to be efficient, short enough to lose."""
MOST = 200
"""Maximum number of games per job."""

Listed = tuple[int, int, tuple[str, ...]]
"""A game to play: number of players, index of the deal, and the bots by seat."""


class Done(NamedTuple):
    """The result of a job."""

    games: list[Played]
    seconds: float


def play_listed(seed: str, variant: Variant, engine: Engine, games: Sequence[Listed]) -> Done:
    """Play some games."""
    began, play = perf_counter(), player(engine, variant)
    played = [play(Deal(seed, players, number, variant), bots) for players, number, bots in games]
    return Done(played, perf_counter() - began)


def player(engine: Engine, variant: Variant) -> Callable[[Deal, Sequence[str]], Played]:
    """Return the function that plays a game of a deal."""
    if engine is Engine.REFERENCE:
        return play_deal
    play_flat: Callable[[Deal, Sequence[str]], Played] = on_cards(
        variant, "chanbara.sim.games.flat_games"
    ).play_flat
    return play_flat


class Batches:
    """Games in batches, sized to take about half a second from the timings so far."""

    def __init__(self, plan: Plan, games: Iterable[tuple[Key, Table]]) -> None:
        self.plan = plan
        self.left = iter(games)
        self.keys: dict[Job[Done], list[Key]] = {}
        """The games of each running job."""
        self.played, self.seconds = 0, 0.0

    @property
    def size(self) -> int:
        """The size of the next job."""
        return max(1, min(MOST, int(SECONDS * self.played / max(self.seconds, 1e-9))))

    def jobs(self) -> Iterator[Job[Done]]:
        """Yield the jobs, created on demand."""
        while some := list(islice(self.left, self.size)):
            listed = tuple((key.players, key.deal, table.bots) for key, table in some)
            job = Job(play_listed, self.plan.seed, self.plan.variant, self.plan.engine, listed)
            self.keys[job] = [key for key, _ in some]
            yield job

    def finish(self, job: Job[Done], done: Done) -> list[tuple[Key, Played]]:
        """Return the games of a job, and adapt the size of the next ones to its duration."""
        self.played += len(done.games)
        self.seconds += done.seconds
        return list(zip(self.keys.pop(job), done.games, strict=True))


def play_games(
    pool: Pool,
    plan: Plan,
    games: Iterable[tuple[Key, Table]],
    tell: Callable[[list[tuple[Key, Played]]], None],
) -> None:
    """Play games; ``tell`` gets them in the order in which they finish."""
    batches = Batches(plan, games)
    for job, done in pool.completed(batches.jobs()):
        tell(batches.finish(job, done))
