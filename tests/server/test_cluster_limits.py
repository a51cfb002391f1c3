"""Several servers on one PostgreSQL: limits hold for all of them together."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import literal, select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from chanbara.server.cluster import quota_store
from chanbara.server.cluster.bulletin import MOST_BYTES
from chanbara.server.cluster.gossip import MOST, Gossip
from chanbara.server.cluster.quotas import Quota
from chanbara.server.cluster.relay import SECRET
from chanbara.server.http.rate_limit import REMEMBERED, Open, Rates
from chanbara.server.store.quota_rows import quotas
from chanbara.server.store.store import Store
from tests.server.cluster_kit import SHARED
from tests.server.kit import PATIENCE, Running, until
from tests.server.moderating import from_
from tests.server.postgres import Postgres
from tests.server.scraping import scraped
from tests.server.test_backup import backed_up, command
from tests.server.test_cluster import SWORD, both

HERE, THERE = "198.51.100.7", "203.0.113.9"
HOME = "2001:db8:1:200::/64"
NEIGHBOURS = [f"2001:db8:1:2{number:02x}::/64" for number in range(256)]


def pair(url: str, **limits: Any) -> Iterator[tuple[Running, Running]]:  # noqa: ANN401 - settings
    settings = msgspec.structs.replace(SHARED, **limits)
    with Running(url, settings) as first, Running(url, settings) as second:
        yield first, second


# --- daily quotas -------------------------------------------------------------------------------------------


def test_a_quota_is_exact_for_all_processes_together(postgres_url: str) -> None:
    async def story(first: Store, second: Store) -> tuple[int, bool, bool]:
        counts = [Quota(store, "tables", 30) for store in (first, second)]
        found = await asyncio.gather(*(counts[number % 2].take(HERE) for number in range(80)))
        other = await counts[0].take(THERE)
        return sum(found), await counts[1].has_room(HERE), other

    assert both(postgres_url, story) == (30, False, True)


def test_a_quota_holds_for_networks_and_for_each_kind_by_itself(postgres_url: str) -> None:
    async def story(first: Store, second: Store) -> tuple[int, int, bool]:
        counts = [Quota(store, "names", 3) for store in (first, second)]
        home = sum([await counts[number % 2].take(HOME) for number in range(6)])
        near = sum([await counts[number % 2].take(one) for number, one in enumerate(NEIGHBOURS[:20])])
        return home, near, await Quota(first, "tables", 3).take(HOME)

    assert both(postgres_url, story) == (3, 3 * 4 - 3, True)


def test_a_quota_counts_for_a_day(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def at(hour: int) -> None:
        monkeypatch.setattr(quota_store, "this_hour", lambda: literal(hour))

    async def story(first: Store, second: Store) -> list[object]:
        counts = [Quota(store, "names", 2) for store in (first, second)]
        found: list[object] = []
        for hour in (1_000, 1_010, 1_024, 1_025, 1_034, 1_035):
            at(hour)
            found.append(await counts[hour % 2].take(HERE))
        await counts[0].forget_old()
        found.append(sorted(await first.read(lambda one: list(one.scalars(select(quotas.c.hour))))))
        return found

    # What was counted in an hour counts until that hour is a day ago.
    assert both(postgres_url, story) == [True, True, False, True, False, True, [1_025, 1_035]]


def test_no_address_is_stored(postgres_url: str, postgres: Postgres, tmp_path: Path) -> None:
    async def story(first: Store, _second: Store) -> list[str]:
        await Quota(first, "tables", 3).take(HERE)
        await Quota(first, "tables", 3).take(HOME)
        return await first.read(lambda one: [str(row) for row in one.execute(select(quotas))])

    found = both(postgres_url, story)
    assert len(found) == 4
    assert not [row for row in found if "198." in row or "2001:" in row]
    kind = "SELECT relpersistence FROM pg_class WHERE oid = 'quotas'::regclass"
    assert postgres.tell(kind, postgres_url) in ([("u",)], [(b"u",)]), "in no log of the database"
    made = backed_up(postgres_url, tmp_path)
    postgres.tell("DROP SCHEMA public CASCADE; CREATE SCHEMA public", postgres_url)
    assert command("restore", made, "--database", postgres_url)[0] == 0
    assert postgres.tell("SELECT count(*) FROM quotas", postgres_url) == [(0,)], "nor in a back-up"


@pytest.fixture(scope="module")
def strict(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    """Two servers with low limits; each test has addresses of its own."""
    url = postgres.new_database()
    yield from pair(
        url,
        tables_per_address=6,
        names_per_address=2,
        requests_at_once=10,
        requests_per_second=1.0,
        connections_per_address=4,
    )
    postgres.take_back(url)


def test_an_address_gets_its_tables_and_names_once(strict: tuple[Running, Running]) -> None:
    """However it spreads its requests, also all at once."""

    def table(number: int) -> int:
        body = {"name": "Ann", "options": {"game": SWORD}}
        return strict[number % 2].ask("/api/tables", body, **from_("192.0.2.1"))[0]

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(table, range(9))) == [201] * 6 + [429] * 3
    found = [
        strict[number % 2].ask("/api/players", {"name": f"Tomoe {number}"}, **from_("192.0.2.2"))
        for number in range(4)
    ]
    assert [status for status, _ in found] == [201, 201, 429, 429]
    assert found[-1][1]["message"] == "You have claimed too many names today. Try again tomorrow."


# --- rates --------------------------------------------------------------------------------------------------


def left(server: Running, address: str) -> float:
    """Return how many requests an address may make at a server at once."""
    rate = server.routes.guard.rates._rates.get(address)
    return server.settings.requests_at_once if rate is None else rate._left


@pytest.mark.usefixtures("still")
def test_an_address_gets_its_rate_once(strict: tuple[Running, Running]) -> None:
    first, second = strict
    assert [first.ask("/api/tables", **from_("192.0.2.3"))[0] for _ in range(11)] == [200] * 10 + [429]
    until(lambda: left(second, "192.0.2.3") < 1, "the other one was not told")
    assert second.ask("/api/tables", **from_("192.0.2.3"))[0] == 429
    assert second.ask("/api/tables", **from_("192.0.2.4"))[0] == 200, "nobody else is affected"


@pytest.mark.usefixtures("still")
def test_who_asks_all_at_once_owes_the_rest(strict: tuple[Running, Running]) -> None:
    """Before they tell each other, each gives a burst; then both wait until both are paid."""
    with ThreadPoolExecutor(8) as pool:
        asked = list(pool.map(lambda n: strict[n % 2].ask("/api/tables", **from_("192.0.2.5"))[0], range(24)))
    given = asked.count(200)
    assert 10 <= given <= 20
    for server in strict:
        until(lambda server=server: left(server, "192.0.2.5") == 10 - given)  # type: ignore[misc]


@pytest.mark.usefixtures("still")
def test_what_is_passed_on_counts_once(strict: tuple[Running, Running]) -> None:
    first, second = strict
    code = first.open_table(SWORD)["code"]
    asked = [second.ask(f"/api/tables/{code}", **from_("192.0.2.6"))[0] for _ in range(11)]
    assert asked == [200] * 10 + [429]
    until(lambda: left(first, "192.0.2.6") == 0, "the other one was not told")


class Silent:
    """A bulletin on which nobody posts anything."""

    def subscribe(self, *_words: object) -> None:
        """Nobody listens."""


def test_networks_are_told_too_and_the_largest_first() -> None:
    posted: list[tuple[str, Any]] = []

    class Board(Silent):
        """A bulletin that keeps everything."""

        def post(self, topic: str, body: Any) -> None:  # noqa: ANN401 - what JSON can say
            assert len(msgspec.json.encode(body)) < MOST_BYTES - 100
            posted.append((topic, body))

    rates = Rates(per_second=1, at_once=1_000_000)
    gossip = Gossip(Board(), lambda: 2)  # type: ignore[arg-type]
    gossip.share_rates("requests", rates)
    gossip.tell(0.0)
    assert not posted, "who has nothing to say is silent"
    for number in range(6_000):
        rates.take(f"2001:db8:1:{number:x}::/64")
    rates.take(HERE)
    gossip.tell(0.25)
    assert len(posted) == MOST
    largest = posted[0][1][1]
    assert largest["2001:db8:1::/48"] == 6_000
    told = {scope for _, (_, counts) in posted for scope in counts}
    other = Rates(per_second=1, at_once=1)
    for _, (_, counts) in posted:
        for scope, count in counts.items():
            other.charge(scope, count)
    assert not other.take("2001:db8:1:ffff::/64"), "the network owes, whichever of its addresses asks"
    assert other.take(THERE)
    posted.clear()
    gossip.tell(0.5)
    assert len(posted) == MOST
    assert told.isdisjoint({scope for _, (_, counts) in posted for scope in counts}), "the rest comes later"


def test_a_debt_has_an_end() -> None:
    rates = Rates(per_second=1, at_once=5)
    rates.charge(HERE, 10**9)
    assert rates._rates[HERE]._left == -50


@pytest.mark.usefixtures("still")
def test_a_debt_to_many_servers_is_a_burst_for_each() -> None:
    rates = Rates(per_second=1, at_once=5)
    gossip = Gossip(Silent(), lambda: 30)  # type: ignore[arg-type]
    gossip.share_rates("requests", rates)
    gossip.tell(0.0)
    for _ in range(29):
        rates.charge(HERE, 5)
    assert rates._rates[HERE]._left == 5 - 29 * 5


def test_buckets_of_whom_only_others_see_are_forgotten() -> None:
    rates = Rates(per_second=1e9, at_once=1)
    for number in range(2 * REMEMBERED):
        rates.charge(f"address {number}", 1)
    assert len(rates._rates) <= REMEMBERED


# --- connections --------------------------------------------------------------------------------------------


def test_sockets_of_an_address_are_counted_at_all_servers(strict: tuple[Running, Running]) -> None:
    first, second = strict
    codes = {server: server.open_table(SWORD)["code"] for server in strict}

    def fits(server: Running) -> bool:
        return server.routes.sockets.has_room("192.0.2.7")

    with contextlib.ExitStack() as stack:
        clients = [
            server.client(codes[server], address="192.0.2.7") for server in (first, second) for _ in range(2)
        ]
        for client in clients:
            stack.callback(client.close)
            client.wait("welcome")
        until(lambda: not fits(first) and not fits(second), "they do not know of each other")
        for server in strict:
            with pytest.raises((OSError, WebSocketException)):
                server.client(codes[server], address="192.0.2.7")
            with contextlib.closing(server.client(codes[server], address="192.0.2.8")) as other:
                other.wait("welcome")
        clients[0].close()
        until(lambda: fits(first) and fits(second))
        with contextlib.closing(second.client(codes[second], address="192.0.2.7")) as again:
            again.wait("welcome")
    until(lambda: first.routes.sockets.total + second.routes.sockets.total == 0)


def test_a_socket_that_is_passed_on_counts_once(strict: tuple[Running, Running]) -> None:
    first, second = strict
    code = first.open_table(SWORD)["code"]
    clients = [second.client(code, address="192.0.2.9") for _ in range(4)]
    for client in clients:
        client.wait("welcome")
    until(lambda: not first.routes.sockets.has_room("192.0.2.9"), "the other one was not told")
    assert (first.routes.sockets.here("192.0.2.9"), second.routes.sockets.here("192.0.2.9")) == (0, 4)
    assert first.routes.sockets.total == 4, "but it is one of all"
    assert scraped(second).value("chanbara_sockets", role="relayed") == 4
    assert scraped(second).value("chanbara_sockets", role="entering") == 0
    for client in clients:
        client.close()
    until(lambda: first.routes.sockets.has_room("192.0.2.9") and first.routes.sockets.total == 0)


def test_what_a_dead_server_had_is_forgotten() -> None:
    opened = Open(per_address=4, most=100)
    opened.note("dead", HERE, 4, until=15.0)
    opened.note("alive", HERE, 1, until=20.0)
    assert not opened.has_room(HERE)
    opened.forget_old(15.0)
    assert opened.has_room(HERE)
    for _ in range(3):
        opened.enter(HERE)
    assert not opened.has_room(HERE), "the living one still counts"


def from_loopback(server: Running, number: int) -> socket.socket:
    """Connect from another address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (f"127.0.0.{number}", 0))


def test_connections_of_other_servers_are_not_limited(postgres_url: str) -> None:
    """All come from one address; what it may not have more of are connections that prove nothing."""
    with contextlib.ExitStack() as stack:
        first, second = stack.enter_context(
            contextlib.contextmanager(pair)(postgres_url, connections_per_address=5, proxies="192.0.2.1")
        )
        code = first.open_table(SWORD)["code"]
        place = f"ws://127.0.0.1:{second.port}/api/tables/{code}/socket"
        for number in range(10, 22):
            client = stack.enter_context(connect(place, sock=from_loopback(second, number), compression=None))
            client.send('{"type":"hello"}')
            assert "welcome" in str(client.recv(PATIENCE))
        connections = first.routes.connections
        assert connections is not None
        assert connections.total >= 12
        assert connections.limited.here("127.0.0.1") == 0
        for _ in range(5):
            stack.enter_context(from_loopback(first, 1))
        until(lambda: connections.limited.here("127.0.0.1") == 5)
        with from_loopback(first, 1) as line, contextlib.suppress(ConnectionResetError):
            line.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n{SECRET}: {'0' * 64}\r\n\r\n".encode())
            assert line.recv(4096) == b"", "a guess at the secret does not help"
    assert not connections._counted
