"""Several servers on one PostgreSQL behind real proxies: by table or in turn, every game is played on."""

import asyncio
import contextlib
import http.client
import itertools
import signal
import socket
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chanbara.server.http.door import Door
from chanbara.server.http.protocols import Departures
from chanbara.server.wire.refusal import NotHere
from checks.server.proxies import FILES, Plan, free_ports, in_front
from checks.server.server_process import COMMAND, HOST, Front, Process, held_port
from checks.server.topology import in_front_of, sharing
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import Party, Player, party
from tests.server.postgres import Postgres
from tests.server.proxy import program

SWORD = {"game": "sword", "players": 3}
HURRIED = f"""\
from chanbara.server.cluster import leases, membership
leases.LIFETIME, membership.BEAT, membership.LOOK = 2.0, 0.4, 0.1
{COMMAND}
"""
"""Servers that count as dead after two seconds, so that nobody has to wait."""
SETTINGS = "access_log = true\ninsight_processes = 0\n"
WAYS = [(name, takes_turns) for name in FILES for takes_turns in (False, True)]
NAMES = [f"{name}, {'in turn' if takes_turns else 'by table'}" for name, takes_turns in WAYS]


class Cluster(NamedTuple):
    """Two servers that run and one that does not, each known to every proxy."""

    servers: list[Process]
    fronts: list[Running]
    postgres: Postgres
    database: str
    folder: Path


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder, database = tmp_path_factory.mktemp("cluster"), postgres.new_database()
    with contextlib.ExitStack() as stack:
        stack.callback(postgres.take_back, database)
        stack.enter_context(pytest.MonkeyPatch.context()).setenv("NUMBA_DISABLE_JIT", "1")
        words = ("-c", HURRIED)
        servers = stack.enter_context(
            sharing([database] * 3, folder, running=2, program=words, settings=SETTINGS)
        )
        ports = [one.port for one in servers]
        fronts = []
        for name, takes_turns in WAYS:
            program(name)
            front = stack.enter_context(in_front_of(ports, folder, name, takes_turns=takes_turns))
            fronts.append(through(front))
        yield Cluster(servers, fronts, postgres, database, folder)
        started = [one for one in servers if one.log.exists()]
        assert [line for one in started for line in one.troubles() if "Traceback" in line] == []


def through(front: Front) -> Running:
    """Return a proxy as the clients of the tests know a server."""
    found = Running.__new__(Running)
    found.port = front.port
    return found


def asked(servers: list[Process]) -> list[int]:
    """Return how often each server was asked about a table, also one that does not exist."""
    line = '"route": "/api/tables/{code}", '
    return [one.log.read_text(encoding="utf-8").count(line) if one.log.exists() else 0 for one in servers]


def come_back(table: Party) -> Party:
    """Connect everybody again, as often as it takes."""
    for people in (table.players, table.watchers):
        for index, one in enumerate(people):
            with contextlib.suppress(ConnectionClosed):
                one.close()
            people[index] = _connected(table, one)
    return table


def _connected(table: Party, one: Player) -> Player:
    found: list[Player] = []

    def tries() -> bool:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            player = Player(table.server.client(table.code, one.token), one.seated)
            player.wait("sword")
            found.append(player)
        return bool(found)

    until(tries, "nobody serves the table")
    return found[0]


# --- games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", range(len(WAYS)), ids=NAMES)
def test_a_game_is_played_to_its_end_through_every_proxy(cluster: Cluster, way: int) -> None:
    server = cluster.fronts[way]
    with party(server, SWORD, people=3) as table:
        table.watch("Wren")
        table.start()
        table.players[1].say("say", text="good luck")
        assert table.host.wait("said")["text"] == "good luck"
        table.play(until=15)
        for _ in range(4):  # whichever server is asked
            assert server.ask(f"/api/tables/{table.code}")[1]["status"] == "running"
            assert server.ask(f"/api/tables/{table.code}/cards")[0] == 200
            assert server.ask(f"/api/tables/{table.code}/record")[0] == 400
        table.play()
        record = table.check_end()
        assert record.over
        assert server.ask(f"/api/tables/{table.code}/record")[0] == 200


@pytest.mark.parametrize("way", range(len(WAYS)), ids=NAMES)
def test_a_table_has_one_server_or_all_take_turns(cluster: Cluster, way: int) -> None:
    server = cluster.fronts[way]
    same = _answers(cluster, server, ["AAAAAA"] * 12)
    assert (max(same) == 12) is not WAYS[way][1]
    letters = "ABCDEFGH"
    others = _answers(cluster, server, [f"AAAA{one}{other}" for one in letters for other in letters])
    assert min(others[:2]) >= 8, "tables are distributed over all servers"


def _answers(cluster: Cluster, server: Running, codes: list[str]) -> list[int]:
    """Ask about tables; return how many answers came from each server, by their logs."""
    before = asked(cluster.servers)
    for code in codes:
        assert server.ask(f"/api/tables/{code}")[0] == 404
    until(lambda: sum(asked(cluster.servers)) == sum(before) + len(codes))
    return [now - was for now, was in zip(asked(cluster.servers), before, strict=True)]


def test_games_go_on_when_a_server_joins_one_is_killed_and_one_stops(cluster: Cluster) -> None:
    first, _, third = cluster.servers
    with contextlib.ExitStack() as stack:
        tables = [stack.enter_context(party(server, SWORD, people=3)) for server in cluster.fronts]
        for table in tables:
            table.watch("Wren")
            table.start().play(until=5)
        asyncio.run(third.start())
        for server in cluster.fronts:
            _reach_the_third(cluster, server)
        for table in tables:
            come_back(table).play(until=10)
        first.kill()
        for table in tables:
            come_back(table).play(until=15)
        third.send(signal.SIGTERM)
        asyncio.run(third.ended())
        for table in tables:
            come_back(table).play()
            table.check_end()
        asyncio.run(first.start())


def _reach_the_third(cluster: Cluster, server: Running) -> None:
    """Ask about tables until one of them is the new server's."""
    was, codes = asked(cluster.servers)[2], map("".join, itertools.product("ABCDEFGH", repeat=6))

    def is_reached() -> bool:
        assert server.ask(f"/api/tables/{next(codes)}")[0] == 404
        return asked(cluster.servers)[2] > was

    until(is_reached, "the new server is not used")


def test_a_handshake_that_a_stop_overtakes_is_refused_without_a_word_in_the_log(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked, stopped = threading.Event(), asyncio.Event()

    async def found(_door: Door, _socket: object, _address: str) -> None:
        asked.set()
        await stopped.wait()
        raise NotHere("server-stops")

    leaves: list[Callable[[], None]] = []
    monkeypatch.setattr(Door, "_found", found)
    monkeypatch.setattr(Departures, "add", lambda _self, _loop, leave: leaves.append(leave))
    with Running(sqlite_url) as running:
        line = http.client.HTTPConnection(HOST, running.port, PATIENCE)
        headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        line.request(
            "GET", "/api/tables/AAAAAA/socket", headers={**headers, "Sec-WebSocket-Key": "A" * 22 + "=="}
        )
        assert asked.wait(PATIENCE)
        running.server.should_exit = True
        assert line.getresponse().status == 500
        line.close()
        until(lambda: bool(leaves))
        running.loop.call_soon_threadsafe(stopped.set)
        until(lambda: not running.server.server_state.tasks)
        running.loop.call_soon_threadsafe(leaves[0])
    assert [one for one in caplog.records if one.levelname == "ERROR"] == []


# --- health ------------------------------------------------------------------------------------------------


def test_a_server_that_hangs_is_left_by_haproxy_with_its_sockets(cluster: Cluster) -> None:
    """This is tried with checks that are quicker than those of the file."""

    def hurried(text: str) -> str:
        assert "timeout check 2500ms" in text
        return text.replace("timeout check 2500ms", "timeout check 200ms").replace(
            "inter 500ms", "inter 50ms"
        )

    (port,) = free_ports(1)
    ports = [one.port for one in cluster.servers[:2]]
    plan = Plan(cluster.folder / "hurried", port, ports, is_secure=False, takes_turns=True, change=hurried)
    with in_front("haproxy", plan):
        server = through(Front(port))
        code = server.open_table(SWORD)["code"]
        clients = [server.client(code) for _ in range(4)]
        for client in clients:
            client.wait("welcome")
        frozen = cluster.servers[0]
        frozen.send(signal.SIGSTOP)
        try:
            until(lambda: any(one.socket.close_code is not None for one in clients), "no socket was closed")
            for _ in range(4):
                assert server.ask("/api/tables")[0] == 200
        finally:
            frozen.send(signal.SIGCONT)
        for client in clients:
            client.close()


def test_servers_that_are_not_ready_keep_their_sockets_and_say_what_is_wrong(cluster: Cluster) -> None:
    server = cluster.fronts[NAMES.index("haproxy, in turn")]
    code = server.open_table(SWORD)["code"]
    client = server.client(code)
    client.wait("welcome")
    name = cluster.database.rpartition("/")[2]
    cluster.postgres.tell(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    try:
        cluster.postgres.break_connections(cluster.database)
        until(lambda: _states(cluster) == {"NOLB"}, "they are not ready")
        status, answer = server.ask("/readyz")
        assert (status, answer["code"]) == (503, "closed"), "a server answers, and not the proxy"
        client.say("ping", re=1)
        assert client.wait("pong")["re"] == 1
    finally:
        cluster.postgres.tell(f"ALTER DATABASE {name} RESET ALL")
        cluster.postgres.break_connections(cluster.database)
    until(lambda: _states(cluster) == {"UP"}, "they are ready again")
    assert server.ask("/readyz")[0] == 200
    client.close()


def _states(cluster: Cluster) -> set[str]:
    """Return what HAProxy thinks of the servers that run."""
    front = cluster.fronts[NAMES.index("haproxy, in turn")]
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(cluster.folder / f"haproxy-{front.port}" / "admin.sock"))
        line.sendall(b"show stat\n")
        text = b"".join(iter(lambda: line.recv(65536), b"")).decode()
    rows = [row.split(",") for row in text.splitlines()]
    return {row[17] for row in rows if row[:2] in (["chanbara", "server0"], ["chanbara", "server1"])}


# --- what is repeated --------------------------------------------------------------------------------------


class Dying:
    """A server that is ready, and dies of the first request."""

    def __init__(self) -> None:
        self.listening = socket.create_server((HOST, 0))
        self.port = int(self.listening.getsockname()[1])
        self.requests: Counter[str] = Counter()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self.listening.accept()
                with line, contextlib.suppress(ConnectionError):  # a check that has ended
                    text = line.recv(65536).decode()
                    while text.startswith("POST") and not text.endswith("{}"):
                        text += line.recv(65536).decode()
                    if text.startswith("GET"):  # whether it is ready
                        line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                        continue
                    self.requests[text.partition(" ")[0]] += 1
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")


@pytest.mark.parametrize("name", FILES)
def test_a_post_is_never_repeated_and_what_was_not_sent_goes_to_another_server(
    name: str, tmp_path: Path
) -> None:
    program(name)
    dying = [Dying(), Dying()]
    (port,) = free_ports(1)
    with in_front(
        name, Plan(tmp_path / "a", port, [one.port for one in dying], is_secure=False, takes_turns=True)
    ):
        assert _posted(port) == 502
        assert dying[0].requests["POST"] + dying[1].requests["POST"] == 1
    gone, (other,) = held_port(), free_ports(1)  # nobody listens there
    ports = [int(gone.getsockname()[1]), dying[0].port]
    with in_front(name, Plan(tmp_path / "b", other, ports, is_secure=False, takes_turns=True)):
        before = dying[0].requests["POST"]
        assert [_posted(other), _posted(other)] == [502, 502]  # one of them begins with the one that is gone
        assert dying[0].requests["POST"] == before + 2
    for listening in (gone, *(one.listening for one in dying)):
        listening.close()


def _posted(port: int) -> int:
    line = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)
    with contextlib.closing(line):
        line.request("POST", "/api/tables", b"{}")
        return line.getresponse().status
