"""Passing requests and sockets on to the process that runs their table.

So every proxy is right, however it distributes clients: one that hashes by table is only faster. The process
that receives a request trusts what it says about the client, because it knows the secret of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from chanbara.server.table.socket import GONE
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import HTTPConnection, Request
    from starlette.types import ASGIApp, Receive, Scope, Send
    from starlette.websockets import WebSocket
    from websockets.asyncio.client import ClientConnection

    from chanbara.server.cluster.leases import Node

SECRET, CLIENT = "X-Chanbara-Relay", "X-Chanbara-Client"
WAS_RELAYED = "chanbara.relayed"
"""Where a request carries that it comes from another process."""
NOT_PASSED_ON = frozenset(
    {
        "connection", "content-length", "forwarded", "keep-alive", "sec-websocket-extensions",
        "sec-websocket-key", "sec-websocket-version", "transfer-encoding", "upgrade", "x-forwarded-for",
        SECRET.lower(), CLIENT.lower(),
    }
)  # fmt: skip
PATIENCE = 10.0


def secret_of(key: str) -> str:
    """Return what proves that a request comes from a process on the same database."""
    return hmac.digest(key.encode(), b"relay", "sha256").hex()


class Relayed:
    """Believes what another process says about its client, if it knows the secret. Nobody else may say it."""

    def __init__(self, app: ASGIApp, secret: Callable[[], str]) -> None:
        self.app = app
        self._secret = secret

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "lifespan":
            headers, secret = Headers(scope=scope), self._secret()
            given = headers.get(SECRET, "")
            if secret and given and hmac.compare_digest(given.encode(), secret.encode()):
                scope[WAS_RELAYED] = True
                scope["client"] = (headers.get(CLIENT, ""), 0)
        await self.app(scope, receive, send)


class Relay:
    """Passes on what another process has to answer."""

    def __init__(self) -> None:
        self.secret = ""
        """Known as soon as the database is open."""

    def check(self, request: HTTPConnection) -> None:
        """Refuse what was passed on before: the table changes hands, and whoever asked may ask again."""
        if request.scope.get(WAS_RELAYED):
            raise Refusal("closed", "table-not-open")

    def _headers(self, request: HTTPConnection, address: str) -> list[tuple[str, str]]:
        kept = [(name, value) for name, value in request.headers.items() if name not in NOT_PASSED_ON]
        return [*kept, (SECRET, self.secret), (CLIENT, address)]

    async def answer(self, request: Request, node: Node, address: str, body: bytes) -> Response:
        """Return the answer of the process that runs the table."""
        self.check(request)
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        headers = self._headers(request, address)
        try:
            status, kind, content = await asyncio.to_thread(
                _asked, node.url, request.method, path, headers, body
            )
        except OSError as error:
            raise Refusal("closed", "table-not-open") from error
        return Response(content, status, media_type=kind)

    async def serve(self, socket: WebSocket, node: Node, address: str) -> None:
        """Pass frames through, both ways, until one side has enough."""
        self.check(socket)
        place = urlsplit(node.url)
        try:
            there = await connect(
                # The host that the client asked for; the connection goes to the other process.
                f"ws://{socket.headers.get('host', place.netloc)}{socket.url.path}",
                host=place.hostname,
                port=place.port,
                additional_headers=[one for one in self._headers(socket, address) if one[0] != "host"],
                user_agent_header=None,
                proxy=None,
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Refusal("closed", "table-not-open") from error
        await socket.accept()
        await _join(socket, there)


def _asked(
    url: str, method: str, path: str, headers: list[tuple[str, str]], body: bytes
) -> tuple[int, str, bytes]:
    place = urlsplit(url)
    line = http.client.HTTPConnection(str(place.hostname), place.port, timeout=PATIENCE)
    with contextlib.closing(line):
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            line.putheader(name, value)
        line.putheader("content-length", str(len(body)))
        line.endheaders(body)
        found = line.getresponse()
        return found.status, found.getheader("content-type", "application/octet-stream"), found.read()


async def _join(here: WebSocket, there: ClientConnection) -> None:
    both = {asyncio.create_task(_forward(here, there)), asyncio.create_task(_back(here, there))}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        await there.close()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await here.close(there.close_code or GONE)


async def _forward(here: WebSocket, there: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        while (message := await here.receive())["type"] != "websocket.disconnect":
            await there.send(message.get("text") or message.get("bytes") or "")


async def _back(here: WebSocket, there: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for frame in there:
            if isinstance(frame, str):
                await here.send_text(frame)
            else:
                await here.send_bytes(frame)
