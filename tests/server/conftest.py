"""Databases for the tests of the server: each test gets an empty one."""

import math
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from types import SimpleNamespace

import msgspec
import pytest

from chanbara.review import analysis
from chanbara.review.lines import ReviewLine
from chanbara.review.timeline import Timeline
from chanbara.server.bots import overload
from chanbara.server.http import rate_limit as rates
from chanbara.server.lobby import expiry
from chanbara.server.review import slices
from chanbara.server.store import database
from chanbara.server.table import fair
from tests.left_out import need_postgres
from tests.server.cluster_kit import SHARED, membership_of, on_loop, two_servers
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS
from tests.server.postgres import Postgres, running
from tests.server.push_house import PUSHING, Pushing, clear
from tests.server.push_kit import push_service


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has its own deals, the same each time: none waits for what an unlucky deal never brings."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(fair, "new_secret", lambda: chance.randbytes(fair.KEY_BYTES).hex())


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens a database again waits for the last server to let go of it, however busy the machine is."""
    monkeypatch.setattr(database, "PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots never wait too long, even if a test moves the clock or the machine is busy: see test_overload."""
    never = {stage: overload.Bounds(math.inf, math.inf) for stage in overload.BOUNDS}
    monkeypatch.setattr(overload, "BOUNDS", never)


@pytest.fixture
def no_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is expired is deleted at the first look: how long it is kept is tested elsewhere."""
    monkeypatch.setattr(expiry, "WAIT", 0.0)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate limits do not refill: a slow machine allows no more than a fast one."""
    now = time.monotonic()
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: now, time=time.time))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running(need_postgres()) as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.sqlite3"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.take_back(url)


@pytest.fixture
def servers(postgres_url: str) -> Iterator[tuple[Running, Running]]:
    """Two servers that share one PostgreSQL and know of each other."""
    with Running(postgres_url, SHARED) as first, Running(postgres_url, SHARED) as second:
        until(lambda: len(membership_of(first).nodes) == 2)
        yield first, second


@pytest.fixture(scope="module")
def pair(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    """Two servers that share one PostgreSQL, for all tests of a file."""
    with two_servers(postgres, msgspec.structs.replace(GENEROUS, shared=True)) as both:
        yield both


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    url = request.getfixturevalue(f"{request.param}_url")
    assert isinstance(url, str)
    return url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tables of a file."""
    with Running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite", GENEROUS) as running_server:
        yield running_server


@pytest.fixture
def begun() -> list[Timeline]:
    """The games whose analysis was begun, if it is held."""
    return []


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch, begun: list[Timeline]) -> Iterator[Event]:
    """Pause every analysis after its first line, until the event is set."""
    real, may_end = analysis.analyse, Event()

    def analyse(past: Timeline) -> Iterator[ReviewLine]:
        begun.append(past)
        found = real(past)
        yield next(found)
        assert may_end.wait(PATIENCE)
        yield from found

    monkeypatch.setattr(slices, "analyse", analyse)
    yield may_end
    may_end.set()


@pytest.fixture(scope="module")
def pushing_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Pushing]:
    """A server whose messages go to a push service of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('push')}/push.sqlite"
    with (
        pytest.MonkeyPatch.context() as patch,
        push_service(patch) as (service, line),
        Running(database, PUSHING) as server,
    ):
        yield server, service, line


@pytest.fixture
def pushing(
    pushing_server: Pushing,
) -> Iterator[Pushing]:
    """No test sees the devices and messages of another."""
    server, service, line = pushing_server
    yield server, service, line
    on_loop(server, server.lobby.store.ask(clear))
    for kept in (service.got, service.answers, line.found, line.connected):
        kept.clear()
