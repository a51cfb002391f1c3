"""The server's application without sockets: requests and messages come from the page's own worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from starlette.types import Message

from chanbara.offline.second_worker import SecondWorker, Thinking
from chanbara.offline.store import open_store
from chanbara.server.app import make_app
from chanbara.server.settings import Settings
from chanbara.server.workers.pool import Level

HOST = "localhost"
"""The name under which the page asks; nothing outside of it can."""
ADDRESS = ("192.0.2.1", 1)
"""An address for examples (RFC 5737): quotas do not count for those of this machine."""
FOREVER = 36_500.0
"""Days: what a browser stores is deleted by its owner alone."""
NO_LIMIT = 1_000_000
SETTINGS = Settings(
    proxies="",
    push=False,
    bot_processes=0,
    insight_processes=0,
    # There is one person here, and all of it is theirs: nothing has to be shared.
    tables_per_address=NO_LIMIT,
    records_per_address=NO_LIMIT,
    requests_per_second=NO_LIMIT,
    requests_at_once=NO_LIMIT,
    messages_per_second=NO_LIMIT,
    messages_at_once=NO_LIMIT,
    questions_per_second=NO_LIMIT,
    questions_at_once=NO_LIMIT,
    host_acts_per_minute=NO_LIMIT,
    lobby_hours=FOREVER * 24,
    running_days=FOREVER,
    over_days=FOREVER,
    record_days=FOREVER,
    # Names, clubs and evenings are for people who meet. Without a name nothing is rated.
    names_per_address=0,
    clubs_per_address=0,
    evenings_per_address=0,
)

FAILED = 1011
"""How a socket is closed whose server failed (RFC 6455)."""
LOG = logging.getLogger(__name__)

Begin = Callable[[int, list[tuple[str, str]]], None]
Told = Callable[[str], None]
Closed = Callable[[int], None]
Headers = Sequence[tuple[str, str]]


class Host:
    """One server for one page; ``think`` starts a second worker, in which bots think."""

    def __init__(
        self,
        path: Path,
        keep: Callable[[], Awaitable[None]],
        think: Callable[[], Awaitable[Thinking]] | None = None,
        settings: Settings = SETTINGS,
    ) -> None:
        self._think = think
        self._app = make_app(settings, lambda: open_store(path, keep), [HOST])
        self._events: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._life: asyncio.Future[None] | None = None
        self._sockets: set[asyncio.Future[None]] = set()

    async def start(self) -> None:
        """Open the database and bring back the games; RuntimeError says why that failed."""
        await self._tell("startup")
        if self._think is not None:
            pool = self._app.state.advisor().pool
            pool.add(Level("second worker", [SecondWorker(self._think, pool.is_used)]))

    async def stop(self) -> None:
        """Store everything, and end."""
        await self._tell("shutdown")

    async def _tell(self, what: str) -> None:
        heard: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            self._heard.set_result(message)

        self._heard = heard
        self._events.put_nowait({"type": f"lifespan.{what}"})
        if self._life is None:
            scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
            self._life = asyncio.ensure_future(self._app(scope, self._events.get, send))
        message = await heard
        if not message["type"].endswith("complete"):
            raise RuntimeError(message.get("message", "the server did not start"))

    async def request(
        self,
        method: str,
        path: str,
        headers: Headers,
        body: bytes,
        begin: Begin,
        part: Callable[[bytes], None],
        gone: asyncio.Event,
    ) -> None:
        """Answer a request: its status and headers, then its body, in parts; ``gone`` if nobody waits."""
        bodies = [body]

        async def receive() -> dict[str, Any]:
            if bodies:
                return {"type": "http.request", "body": bodies.pop(), "more_body": False}
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                begin(
                    message["status"], [(name.decode(), value.decode()) for name, value in message["headers"]]
                )
            elif message.get("body"):
                part(message["body"])

        scope = _scope("http", path, headers) | {"method": method, "scheme": "http"}
        await self._app(scope, receive, send)

    def connect(
        self, path: str, headers: Headers, told: Told, closed: Closed
    ) -> Callable[[str | None], None]:
        """Open a socket; return what takes each message of the page, and None when the page closes it.

        ``told`` gets each message for the page, the first one empty: the socket is open.
        """
        messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        messages.put_nowait({"type": "websocket.connect"})
        ends: list[int] = []

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                told("")
            elif message["type"] == "websocket.send":
                told(message.get("text") or message["bytes"].decode())
            else:
                ends.append(message.get("code", 1000))
                closed(ends[0])

        def end(task: asyncio.Future[None]) -> None:
            self._sockets.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                LOG.error("a socket failed", exc_info=error)
            if not ends:  # nobody may wait for an answer that never comes: the page connects again
                closed(FAILED)

        def say(text: str | None) -> None:
            if text is None:
                ends.append(1000)
                messages.put_nowait({"type": "websocket.disconnect", "code": 1000})
            else:
                messages.put_nowait({"type": "websocket.receive", "text": text})

        scope = _scope("websocket", path, headers) | {"scheme": "ws", "subprotocols": []}
        running = asyncio.ensure_future(self._app(scope, messages.get, send))
        self._sockets.add(running)
        running.add_done_callback(end)
        return say


def _scope(kind: str, path: str, headers: Headers) -> dict[str, Any]:
    where, _, query = path.partition("?")
    given = [(name.lower().encode(), value.encode()) for name, value in headers]
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "path": unquote(where),
        "raw_path": where.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", HOST.encode()), *given],
        "client": ADDRESS,
        "server": (HOST, 80),
        "state": {},
    }
