"""Who plays the games: this process, processes beside it, or a Ray cluster. Seeds travel, not objects."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from socket import create_connection
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from chanbara.sim.crew import Crew
from chanbara.sim.deals import Deal, Played, play_deal
from chanbara.sim.engines import Engine
from chanbara.sim.extras import package
from chanbara.sim.variant import Variant

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from chanbara.sim.designs import Table
    from chanbara.sim.tournament_plan import Key, Plan

SECONDS = 0.5
"""How long an errand should take: long enough to be worth the way, short enough to be lost."""
MOST = 200
"""Games of an errand, however quick they are."""
PATIENCE = 5.0
"""Seconds in which a cluster should answer."""
AHEAD = 2
"""Errands given out for each hand, so that none waits for the next."""


class Errand(NamedTuple):
    """Some games to be played, as plain data."""

    seed: str
    variant: Variant
    engine: Engine
    games: tuple[tuple[int, int, tuple[str, ...]], ...]
    """Number of players, number of the deal, and the bots by seat."""


class Done(NamedTuple):
    """What comes back."""

    games: list[Played]
    seconds: float


def play_errand(errand: Errand) -> Done:
    """Play some games."""
    began, play = perf_counter(), player(errand.engine)
    games = [
        play(Deal(errand.seed, players, number, errand.variant), bots)
        for players, number, bots in errand.games
    ]
    return Done(games, perf_counter() - began)


def player(engine: Engine) -> Callable[[Deal, Sequence[str]], Played]:
    """Return what plays a game of a deal."""
    if engine is Engine.REFERENCE:
        return play_deal
    from chanbara.sim.flat_games import play_flat  # noqa: PLC0415 - with it comes the compiler

    return play_flat


class Workers(Protocol):
    """Those who play."""

    hands: int
    """How many games they play at a time."""

    def send(self, errand: Errand) -> Future[Done]:
        """Have some games played."""

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None: ...


class Here:
    """This process alone."""

    hands = 1

    def send(self, errand: Errand) -> Future[Done]:
        done: Future[Done] = Future()
        done.set_result(play_errand(errand))
        return done

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        """Leave nothing behind."""


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.hands = jobs
        self._crew = Crew(jobs)

    def send(self, errand: Errand) -> Future[Done]:
        return self._crew.send(play_errand, errand)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        # A game that is broken off is played again when one goes on.
        self._crew.__exit__(kind, *error)


class Cluster:
    """A Ray cluster. Its machines have chanbara installed, and own bots at the same place."""

    def __init__(self, address: str) -> None:
        self._ray = package("ray", "ray")
        _knock(address)
        try:
            self._ray.init(address=address, log_to_driver=False, configure_logging=False)
        except (ConnectionError, ValueError) as error:
            message = f"there is no Ray cluster at {address}: {error}"
            raise ValueError(message) from error
        self.hands = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._play = self._ray.remote(play_errand)

    def send(self, errand: Errand) -> Future[Done]:
        sent: Future[Done] = self._play.remote(errand).future()
        return sent

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        # We leave the cluster; it stays.
        self._ray.shutdown()


def _knock(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            message = f"there is no Ray cluster at {address}: {getattr(error, 'strerror', None) or error}"
            raise ValueError(message) from error


def play_games(
    workers: Workers,
    plan: Plan,
    games: Iterable[tuple[Key, Table]],
    tell: Callable[[list[tuple[Key, Played]]], None],
) -> None:
    """Have games played; ``tell`` is given them in whatever order they are done."""
    left = iter(games)
    waiting: dict[Future[Done], list[Key]] = {}
    played, seconds, size = 0, 0.0, 1
    while True:
        while len(waiting) < AHEAD * workers.hands and (some := list(islice(left, size))):
            listed = tuple((key.players, key.deal, table.bots) for key, table in some)
            errand = Errand(plan.seed, plan.variant, plan.engine, listed)
            waiting[workers.send(errand)] = [key for key, _ in some]
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            done = result(future)
            tell(list(zip(waiting.pop(future), done.games, strict=True)))
            played, seconds = played + len(done.games), seconds + done.seconds
        size = max(1, min(MOST, int(SECONDS * played / max(seconds, 1e-9))))


def result(future: Future[Any]) -> Done:
    """Return what was played. Ray wraps what went wrong: the mistake itself is what its maker understands."""
    try:
        done: Done = future.result()
    except Exception as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, Exception):
            raise cause from error
        raise
    return done
