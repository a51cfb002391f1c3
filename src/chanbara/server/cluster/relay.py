"""Passing requests and sockets on to the process that runs their table.

So every proxy is right, however it distributes clients: one that hashes by table is only faster. The process
that receives a request trusts what it says about the client, because it knows the secret of the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from chanbara.server.cluster.elsewhere import IS_OPERATOR, OPERATOR, WAS_RELAYED, Unreached
from chanbara.server.cluster.fetching import Asked, fetched
from chanbara.server.http.requests import HEADER, SCOPE_ID
from chanbara.server.table.socket import GONE
from chanbara.server.wire.refusal import NotHere, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from starlette.requests import HTTPConnection, Request
    from starlette.types import ASGIApp, Receive, Scope, Send
    from starlette.websockets import WebSocket
    from websockets.asyncio.client import ClientConnection

    from chanbara.server.cluster.elsewhere import Elsewhere

SECRET, CLIENT = "X-Chanbara-Relay", "X-Chanbara-Client"
NOT_HERE = 421
"""The status of an answer to another process: the table is not here, and nothing was done."""
NOT_PASSED_ON = frozenset(
    {
        "connection", "content-length", "forwarded", "keep-alive", "sec-websocket-extensions",
        "sec-websocket-key", "sec-websocket-version", "transfer-encoding", "upgrade", "x-forwarded-for",
        HEADER.lower(), SECRET.lower(), CLIENT.lower(), OPERATOR.lower(),
    }
)  # fmt: skip
NEVER_SENT = frozenset({CloseCode.NO_STATUS_RCVD, CloseCode.ABNORMAL_CLOSURE, CloseCode.TLS_HANDSHAKE})
"""Codes of a connection that was not closed but broke: the process that ran the table has died."""
NOT_PASSED_BACK = frozenset(
    {
        b"connection",
        b"date",
        b"keep-alive",
        b"server",
        b"transfer-encoding",
        b"upgrade",
        HEADER.lower().encode(),
    }
)
"""Headers about the connection of the other process, or that this one adds itself."""
OPENING = 2.0
"""Seconds for the handshake with the process that runs a table; then the table is looked for again."""
HANDS = 3
"""How often a table may change hands while a request looks for it."""


def was_misled(request: HTTPConnection, refusal: Refusal) -> bool:
    """Whether another process has passed a request on to where its table is not."""
    return isinstance(refusal, NotHere) and bool(request.scope.get(WAS_RELAYED))


def secret_of(key: str) -> str:
    """Return what proves that a request comes from a process on the same database."""
    return hmac.digest(key.encode(), b"relay", "sha256").hex()


class Relayed:
    """Believes what another process says about its client, if it knows the secret. Nobody else may say it."""

    def __init__(
        self, app: ASGIApp, secret: Callable[[], str], trust: Callable[[tuple[str, int] | None], None]
    ) -> None:
        self.app = app
        self._secret = secret
        self._trust = trust
        """Called with the connection of another process, which speaks for many clients."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] != "lifespan":
            headers, secret = Headers(scope=scope), self._secret()
            given = headers.get(SECRET, "")
            if secret and given and hmac.compare_digest(given.encode(), secret.encode()):
                scope[WAS_RELAYED] = True
                self._trust(scope.get("client"))
                scope["client"] = (headers.get(CLIENT, ""), 0)
        await self.app(scope, receive, send)


class Relay:
    """Passes on what another process has to answer."""

    def __init__(self) -> None:
        self.secret = ""
        """Known as soon as the database is open."""
        self.sockets = 0
        """How many are being passed on."""

    def check(self, request: HTTPConnection) -> None:
        """Refuse what was passed on before: the table changes hands, and whoever asked may ask again."""
        if request.scope.get(WAS_RELAYED):
            raise NotHere

    def _headers(self, request: HTTPConnection, address: str) -> list[tuple[str, str]]:
        kept = [(name, value) for name, value in request.headers.items() if name not in NOT_PASSED_ON]
        name = str(request.scope.get(SCOPE_ID, ""))
        proved = [(OPERATOR, "yes")] if request.scope.get(IS_OPERATOR) else []
        return [*kept, *proved, (SECRET, self.secret), (CLIENT, address), (HEADER, name)]

    async def answer(self, request: Request, elsewhere: Elsewhere, address: str, body: bytes) -> Response:
        """Return the answer of the process that runs the table: a long one while it comes."""
        self.check(request)
        path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
        asked = Asked(elsewhere.node.url, request.method, path, self._headers(request, address), body)
        try:
            found = await fetched(asked)
            if found.status == NOT_HERE:
                await found.body()
                raise Unreached
            answer: Response
            if found.is_complete_soon:
                answer = Response(await found.body(), found.status)
            else:
                answer = StreamingResponse(found.parts(), found.status)
        except ConnectionRefusedError as error:
            raise Unreached from error
        except OSError as error:
            raise NotHere from error  # it may have been done
        answer.raw_headers = [one for one in found.headers if one[0] not in NOT_PASSED_BACK]
        return answer

    async def serve(self, socket: WebSocket, elsewhere: Elsewhere, address: str) -> None:
        """Pass frames through, both ways, until one side has enough or the other process is gone."""
        self.check(socket)
        node = elsewhere.node
        place = urlsplit(node.url)
        from websockets.asyncio.client import connect  # noqa: PLC0415 - only several servers need it

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
                open_timeout=OPENING,
                ping_interval=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise Unreached from error
        await socket.accept()
        self.sockets += 1
        try:
            await _join(socket, there, elsewhere.membership.gone(node))
        finally:
            self.sockets -= 1


async def _join(here: WebSocket, there: ClientConnection, gone: Coroutine[None, None, None]) -> None:
    left = asyncio.create_task(gone)
    tasks = {asyncio.create_task(_forward(here, there)), asyncio.create_task(_back(here, there)), left}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        if left.done():
            there.transport.abort()  # it would not answer a goodbye
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await there.close()
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            code = there.close_code
            await here.close(GONE if code is None or code in NEVER_SENT else code)


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
