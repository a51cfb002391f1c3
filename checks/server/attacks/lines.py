"""The attacker's connections: raw sockets and requests, as no library would send them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import struct
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 60.0
TEXT, CONTINUED, PING = 0x1, 0x0, 0x9
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
LONG, LONGER = 126, 65_536
LITTLE = 4_096
"""The receive buffer of a client that does not read."""
FAILURES = (OSError, EOFError, TimeoutError)


class Answer(NamedTuple):
    """The answer to a request; a connection that was closed without one has status 0."""

    status: int
    head: str
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401 - an answer of the protocol
        """The decoded body, or nothing."""
        with contextlib.suppress(ValueError):
            return json.loads(self.body)
        return {}


def frame(opcode: int, payload: bytes, *, is_last: bool = True) -> bytes:
    """Return a WebSocket frame, masked as those of clients are."""
    head = bytes([(0x80 if is_last else 0) | opcode])
    size = len(payload)
    if size < LONG:
        head += bytes([0x80 | size])
    elif size < LONGER:
        head += bytes([0x80 | LONG]) + struct.pack(">H", size)
    else:
        head += bytes([0x80 | LONG + 1]) + struct.pack(">Q", size)
    return head + bytes(4) + payload  # a mask of zeros changes nothing


class Line:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> bool:
        """Send; return whether the other side still takes it."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(1):
                await self.writer.drain()
        except FAILURES:
            return False
        return not self.writer.is_closing()

    async def say(self, kind: str, **about: Any) -> bool:  # noqa: ANN401 - any field
        """Send a message of the protocol."""
        return await self.send(frame(TEXT, json.dumps({"type": kind, **about}).encode()))

    async def hear(self) -> dict[str, Any]:
        """Return the next message; EOFError: there is none any more."""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size == LONG:
                (size,) = struct.unpack(">H", await self.reader.readexactly(2))
            elif size > LONG:
                (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
            data = await self.reader.readexactly(size)
            if first & 0x0F == TEXT:
                found: dict[str, Any] = json.loads(data)
                return found
            if first & 0x0F == 0x8:
                raise EOFError

    async def wait_for(
        self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        """Return the next message of a kind; EOFError: it did not come, or what was sent was refused."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.hear()
                if message["type"] == "refused":
                    raise EOFError(message["message"])
                if message["type"] == kind and fits(message):
                    return message

    async def until_ready(self, seat: int) -> None:
        """Wait until a seat is ready to start."""
        await self.wait_for("table", lambda one: bool(one["table"]["seats"][seat]["ready"]))

    async def is_open(self) -> bool:
        """Whether the other side has not closed it, to look at what has arrived."""
        try:
            async with asyncio.timeout(0.05):
                while await self.reader.read(LONGER):
                    pass
        except TimeoutError:
            return True
        except OSError:
            pass
        return False

    def abort(self) -> None:
        """Drop it without a word, as a broken line does."""
        self.writer.transport.abort()


class Lines:
    """Opens connections from any address: of this machine, or as a proxy on it would name them."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._open: set[Line] = set()

    async def plain(self, source: str = "", *, reads: bool = True) -> Line:
        """Open a connection and send nothing; the source is one of the loopback addresses."""
        made = socket.socket(proto=socket.IPPROTO_TCP)
        made.settimeout(0)
        if not reads:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        try:
            if source:
                made.bind((source, 0))
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().sock_connect(made, (self.host, self.port))
            line = Line(*await asyncio.open_connection(sock=made, limit=1 << 22 if reads else LITTLE))
        except BaseException:
            made.close()
            raise
        self._open.add(line)
        return line

    async def socket(
        self, code: str, address: str = "", source: str = "", *, reads: bool = True, origin: str = ""
    ) -> Line:
        """Open the socket of a table; EOFError: it was refused."""
        line = await self.plain(source, reads=reads)
        head = [
            f"GET /api/tables/{code}/socket HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"X-Forwarded-For: {address}"] if address else []),
            *([f"Origin: {origin}"] if origin else []),
        ]
        await line.send("\r\n".join([*head, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            answer = await line.reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            self.drop(line)
            raise EOFError(answer[:20].decode())
        return line

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,  # noqa: ANN401 - right or wrong
        address: str = "",
        **headers: str,
    ) -> Answer:
        """Send a request, and return its answer."""
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        lines = {"Host": f"{self.host}:{self.port}", "Connection": "close", "Content-Length": str(len(data))}
        lines |= {"X-Forwarded-For": address} if address else {}
        lines |= {name.replace("_", "-"): value for name, value in headers.items()}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return await self.ask_raw(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + data)

    async def ask_raw(self, request: bytes) -> Answer:
        """Send bytes, and return the answer."""
        answer = b""
        try:
            line = await self.plain()
        except FAILURES:
            return Answer(0, "", b"")
        try:
            async with asyncio.timeout(PATIENCE):
                await line.send(request)
                while data := await line.reader.read(LONGER):
                    answer += data
        except FAILURES:
            pass
        finally:
            self.drop(line)
        head, _, rest = answer.partition(b"\r\n\r\n")
        status = int(head[9:12]) if head.startswith(b"HTTP/1.1 ") else 0
        return Answer(status, head.decode("latin-1"), rest)

    def drop(self, line: Line) -> None:
        """Close a connection."""
        self._open.discard(line)
        line.abort()

    def close(self) -> None:
        """Close all."""
        for line in list(self._open):
            self.drop(line)


def here(number: int) -> str:
    """Return a loopback address that no proxy has."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def random_text(size: int) -> str:
    """Return a text that nobody has sent before."""
    return os.urandom(size // 2).hex()
