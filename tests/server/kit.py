"""A real server on a free port, and clients on real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import sqlite3
import threading
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from starlette.routing import WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from chanbara.kernel.kind import KINDS
from chanbara.server.serve import Place, make_server
from chanbara.server.settings import Settings
from chanbara.server.store.store import Store
from chanbara.server.wire.schema import ROUTES
from chanbara.server.workers.process import Call
from checks.server.server_process import held_port
from tests.server.blank import lay_blank

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import TracebackType

    from chanbara.server.app import Routes
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.workers.queues import Queue

PATIENCE = 240.0
"""Seconds after which a test that waits has failed."""
COMPILING = 300.0
"""And where everything has to be compiled first."""
QUICK = {"least": 0, "most": 0}
"""No pauses: for tests that are about something else."""


def until(holds: Callable[[], bool], promise: str = "what was waited for did not come") -> None:
    """Wait until something holds; what never does is a fault, and not a test that hangs."""
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, promise
        time.sleep(0.01)


class Loop(asyncio.SelectorEventLoop):
    """An event loop with an adjustable clock, so that nobody has to wait for timers."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead

    async def put_on(self, seconds: float) -> None:
        """Advance the clock, and run everything that is due."""
        self.ahead += seconds
        for _ in range(3):  # timers are looked at in the next round, and wake others for the one after
            await asyncio.sleep(0)


class Running:
    """A server in a thread of its own."""

    def __init__(
        self,
        database: str,
        settings: Settings | None = None,
        port: int | None = None,
        processes: int = 0,
        bot_processes: int = 0,
    ) -> None:
        self.database = database
        lay_blank(database)
        self._held = held_port(port or 0)
        self.port = int(self._held.getsockname()[1])
        generous = Settings(requests_at_once=10_000, tables_per_address=1_000, questions_at_once=10_000)
        # Whoever listens for what timing reveals, or is about bots, asks for processes; elsewhere they would
        # only be started.
        self.settings = msgspec.structs.replace(
            settings or generous, insight_processes=processes, bot_processes=bot_processes
        )
        for kind in KINDS.values():
            kind.fingerprint()  # as every server does; in two threads at once Python's parser stumbles
        open_store = partial(Store.open, database, is_shared=self.settings.shared)
        self.server = make_server(Place("127.0.0.1", self.port), self.settings, open_store)
        self.server.linger = 0.1  # no proxy has to notice anything
        # Nobody counts as lost because the clock was put on.
        self.server.config.ws_ping_interval = None
        self.loop = Loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self.server.serve([self._held]))

    def __enter__(self) -> Self:
        self.thread.start()
        ends = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < ends, "the server did not start in time"
            time.sleep(0.01)
        until(self.lobby.restoration.done.is_set, "the games were not restored in time")
        return self

    @property
    def routes(self) -> Routes:
        """What answers requests."""
        routes = self.server.config.app.routes  # type: ignore[union-attr]
        socket: Any = next(one.endpoint for one in routes if isinstance(one, WebSocketRoute))
        found: Routes = socket.__self__.routes
        return found

    @property
    def lobby(self) -> Lobby:
        """All its tables."""
        return self.routes.house

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def later(self, seconds: float) -> None:
        """Advance the clock of the server, and fire every timer due by then."""
        asyncio.run_coroutine_threadsafe(self.loop.put_on(seconds), self.loop).result(PATIENCE)

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def ask(
        self,
        path: str,
        body: Any = None,  # noqa: ANN401 - any body, right or wrong
        method: str | None = None,
        **headers: str,
    ) -> tuple[int, Any]:
        """Ask a route; return status and body."""
        data = None if body is None else (body if isinstance(body, bytes) else json.dumps(body).encode())
        request = Request(self.url + path, data, headers, method=method)  # noqa: S310 - our own server
        try:
            with urlopen(request, timeout=PATIENCE) as found:  # noqa: S310 - the same
                return found.status, _read(found)
        except HTTPError as error:
            found = _read(error)
            _check_listed(request.get_method(), path, found)
            return error.code, found

    @contextlib.contextmanager
    def busy(self, queue: Queue) -> Iterator[threading.Event]:
        """Keep the thread for a queue of bots busy until the event is set, or to the end."""
        begun, may_end = threading.Event(), threading.Event()

        def wait() -> None:
            begun.set()
            may_end.wait(PATIENCE)

        pool = self.lobby.advisor.pool
        self.loop.call_soon_threadsafe(lambda: pool.run(queue, lambda: Call(wait, ()), "threads"))
        try:
            assert begun.wait(PATIENCE), "the thread was not free"
            yield may_end
        finally:
            may_end.set()

    def open_table(
        self,
        game: dict[str, Any],
        name: str = "Ann",
        player: str | None = None,
        **options: Any,  # noqa: ANN401
    ) -> dict[str, Any]:
        """Open a table without pauses; return seat and token of the host, who may have a claimed name."""
        chosen = {"pauses": QUICK, **options, "game": game}
        status, seated = self.ask("/api/tables", {"name": name, "options": chosen, "player": player})
        assert status == 201, seated
        found: dict[str, Any] = seated
        if hasattr(self, "settings") and self.settings.shared:
            self.ask(f"/api/tables/{found['code']}")  # who is first asked for a table runs it
        return found

    def sit(self, code: str, name: str, seat: int | None = None) -> dict[str, Any]:
        """Take a seat."""
        status, seated = self.ask(f"/api/tables/{code}/seats", {"name": name, "seat": seat})
        assert status == 201, seated
        found: dict[str, Any] = seated
        return found

    def wait_for_bots(self) -> None:
        """Wait until how bots think is compiled and loaded."""
        ends = time.monotonic() + COMPILING
        while not self.ask("/health")[1]["bots_ready"]:
            assert time.monotonic() < ends, "bots were not compiled in time"
            time.sleep(0.05)

    def log_of(self, code: str) -> list[tuple[str, int, str]]:
        """Return kind, seat and text of every entry of a table's log, from SQLite."""
        path = self.database.removeprefix("sqlite:///")
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            asked = "select kind, seat, text from entries where code = ? order by number"
            return list(database.execute(asked, [code]))

    def client(
        self,
        code: str,
        token: str | None = None,
        name: str | None = None,
        language: str | None = None,
        player: str | None = None,
        address: str | None = None,
        watcher: str | None = None,
        avatar: str | None = None,
    ) -> Client:
        """Connect to a table, from an address as a proxy names it."""
        return Client(self.url, code, token, name, language, player, address, watcher, avatar)


def _read(found: Any) -> Any:  # noqa: ANN401 - an answer of the server
    text = found.read().decode()
    return json.loads(text) if found.headers.get("content-type", "") == "application/json" else text


def _check_listed(method: str, path: str, found: Any) -> None:  # noqa: ANN401 - an answer of the server
    """Whatever a route refuses, in any test, the schema lists."""
    for route in ROUTES:
        fits = re.fullmatch(re.sub(r"\{\w+\}", "[^/]*", route.path), path)
        if fits and route.method == method and isinstance(found, dict):
            assert found["code"] in route.refusals, (method, path, found)


class Client:
    """One socket. It stores the last message of every kind."""

    def __init__(
        self,
        url: str,
        code: str,
        token: str | None,
        name: str | None = None,
        language: str | None = None,
        player: str | None = None,
        address: str | None = None,
        watcher: str | None = None,
        avatar: str | None = None,
    ) -> None:
        place = url.replace("http", "ws", 1)
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(
            connect(
                f"{place}/api/tables/{code}/socket",
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                additional_headers=None if address is None else {"X-Forwarded-For": address},
            )
        )
        self.heard: list[dict[str, Any]] = []
        with contextlib.suppress(ConnectionClosed):  # one that is closed at once tells why when it is heard
            about = {"token": token, "name": name, "language": language, "player": player}
            self.say("hello", **about, watcher=watcher, avatar=avatar)

    def say(self, kind: str, **about: Any) -> None:  # noqa: ANN401 - any field
        """Send a message; None fields are omitted."""
        self.socket.send(json.dumps({"type": kind, **{k: v for k, v in about.items() if v is not None}}))

    def hear(self) -> dict[str, Any]:
        """Wait for the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        return message

    def wait(self, wanted: Callable[[dict[str, Any]], bool] | str) -> dict[str, Any]:
        """Wait for a message of a kind, or one that fits."""
        fits = wanted if callable(wanted) else (lambda message: message["type"] == wanted)
        while not fits(message := self.hear()):
            pass
        return message

    def close(self) -> None:
        """Leave."""
        self._open.close()
