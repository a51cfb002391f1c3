"""An attacker with many addresses, in its own process: it sends what must be refused, and counts answers.

    python -m checks.server.assault '{"url": ..., "code": ..., "tokens": [...], "number": 1, "asked": 0, ...}'

The address is the one that a proxy would send: the server trusts it from a peer on the same machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from checks.server.nonsense import Frame, forged, nonsense, requests

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

PATIENCE = 120.0
IN_ONE_GO = 40
"""Messages of one socket: fewer than the rate limit."""
FLOOD = 150
WORKERS = 4
HALF_OPEN = 50


class Plan(msgspec.Struct):
    """The target and the parameters of the attack."""

    url: str
    code: str
    tokens: list[str]
    """Of the seats that are not the host's: the attacker has some, and wants more."""
    number: int
    """The decision that is open meanwhile."""
    asked: int
    messages: int
    per_second: float
    seed: int = 1


class Outcome(msgspec.Struct):
    """The results of the attack."""

    sent: int = 0
    said: dict[str, int] = {}
    """Number of messages sent, by kind."""
    heard: dict[str, int] = {}
    """Number of answers received, by kind."""
    bad: list[str] = []
    seconds: float = 0.0

    def with_more(self, other: Outcome) -> Outcome:
        """Return the sum of both."""
        said = dict(Counter(self.said) + Counter(other.said))
        heard = dict(sorted((Counter(self.heard) + Counter(other.heard)).items()))
        bad, seconds = self.bad + other.bad, self.seconds + other.seconds
        return Outcome(self.sent + other.sent, said, heard, bad, seconds)


class Attacker:
    """Opens sockets and sends what must be refused."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = Random(plan.seed)
        self.outcome = Outcome()
        self.said: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.began = time.monotonic()
        place = urlsplit(plan.url)
        self.host, self.port = str(place.hostname), place.port or 80
        self._requests = requests(self.rng, f"{self.host}:{self.port}", plan.code)

    async def run(self) -> Outcome:
        """Attack until everything is sent."""
        held = [await self._half_open(number) for number in range(HALF_OPEN)]
        await asyncio.gather(*(self._work() for _ in range(WORKERS)))
        for writer in held:
            writer.close()
        self.outcome.sent, self.outcome.said = self.said.total(), dict(self.said)
        self.outcome.heard = dict(sorted(self.heard.items()))
        self.outcome.seconds = time.monotonic() - self.began
        return self.outcome

    async def _work(self) -> None:
        ways: list[tuple[str, Callable[[], Awaitable[int]]]] = [
            *[("malformed", self._say_nonsense)] * 2,
            *[("stale or forged", self._forge)] * 2,
            *[("before hello", self._no_hello)] * 3,
            *[("with a wrong token", self._steal)] * 3,
            *[("oversized", self._too_long)] * 3,
            *[("no text", self._no_text)] * 2,
            ("flooding", self._flood),
            *[("requests", self._ask)] * 8,
        ]
        while (sent := self.said.total()) < self.plan.messages:
            due = self.began + sent / self.plan.per_second
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            kind, way = self.rng.choice(ways)
            try:
                async with asyncio.timeout(PATIENCE):
                    self.said[kind] += await way()
            except InvalidStatus as error:
                self.heard[f"status {error.response.status_code}"] += 1
            except (OSError, TimeoutError, EOFError) as error:
                self._complain(f"{kind}: {type(error).__name__} {error}")

    def _complain(self, what: str) -> None:
        if len(self.outcome.bad) < 20:
            self.outcome.bad.append(what[:300])

    def _address(self) -> dict[str, str]:
        return {"X-Forwarded-For": ".".join(["10", *(str(self.rng.randrange(256)) for _ in range(3))])}

    # --- sockets -------------------------------------------------------------------------------------------

    def _connect(self) -> Any:  # noqa: ANN401 - a connection to be entered
        place = f"ws://{self.host}:{self.port}/api/tables/{self.plan.code}/socket"
        headers = self._address()
        return connect(
            place, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE
        )

    def _seat(self) -> int | None:
        """Return a seat of the attacker, or None: a spectator."""
        seats: list[int | None] = [None, *range(1, 1 + len(self.plan.tokens))]
        return self.rng.choice(seats)

    async def _greet(self, socket: ClientConnection, seat: int | None) -> None:
        token = None if seat is None else self.plan.tokens[seat - 1]
        await socket.send(json.dumps({"type": "hello", "token": token, "name": "Mallory"}))

    async def _say_nonsense(self) -> int:
        async with self._connect() as socket:
            await self._greet(socket, self._seat())
            return await self._refused(socket, [nonsense(self.rng) for _ in range(IN_ONE_GO)])

    async def _forge(self) -> int:
        seat, plan = self._seat(), self.plan
        said = [forged(self.rng, plan.number, plan.asked, seat) for _ in range(IN_ONE_GO)]
        async with self._connect() as socket:
            await self._greet(socket, seat)
            return await self._refused(socket, [Frame(json.dumps(one).encode()) for one in said])

    async def _refused(self, socket: ClientConnection, said: list[Frame]) -> int:
        """Send all of it; each message must be refused, or the socket closed."""
        with contextlib.suppress(ConnectionClosed):
            for frame in said:
                await socket.send(frame.data, text=not frame.binary)
            await socket.send('{"type":"ping"}')
        refused = 0
        async for message in self._messages(socket):
            if message["type"] == "refused":
                refused += 1
            if message["type"] == "pong":
                if refused != len(said):
                    self._complain(f"{refused} of {len(said)} were refused: {said[0].data[:80]!r}")
                break
        return len(said)

    async def _messages(self, socket: ClientConnection) -> Any:  # noqa: ANN401 - an iterator of messages
        try:
            async for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused":
                    self.heard[f"refused {message['code']}"] += 1
                yield message
        except ConnectionClosed:
            pass
        if socket.close_code is not None:
            self.heard[f"closed {socket.close_code}"] += 1

    async def _no_hello(self) -> int:
        async with self._connect() as socket:
            first = self.rng.choice([nonsense(self.rng), Frame(b'{"type":"choose","decision":1,"option":0}')])
            await socket.send(first.data, text=not first.binary)
            await self._is_thrown_out(socket)
        return 1

    async def _is_thrown_out(self, socket: ClientConnection) -> None:
        async for message in self._messages(socket):
            if message["type"] != "refused":
                self._complain(f"a stranger received {message['type']}")

    async def _steal(self) -> int:
        """Try tokens that are invalid here."""
        mine = self.rng.choice(self.plan.tokens)
        token = self.rng.choice([mine[:-1], mine + "x", mine.swapcase(), "x" * 32, "0" * 64, " " * 16])
        async with self._connect() as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            await self._is_thrown_out(socket)
        return 1

    async def _too_long(self) -> int:
        async with self._connect() as socket:
            await self._greet(socket, None)
            with contextlib.suppress(ConnectionClosed):
                await socket.send(
                    json.dumps({"type": "say", "text": "x" * self.rng.choice([9_000, 500_000])})
                )
            await self._is_closed(socket)
        return 1

    async def _no_text(self) -> int:
        async with self._connect() as socket:
            await self._greet(socket, None)
            with contextlib.suppress(ConnectionClosed):
                await socket.send(b'{"type":"say","text":"\xff\xfe"}', text=True)
            await self._is_closed(socket)
        return 1

    async def _is_closed(self, socket: ClientConnection) -> None:
        async for _ in self._messages(socket):
            pass
        if socket.close_code is None:
            self._complain("the socket was not closed")

    async def _flood(self) -> int:
        """Send without end: the socket is closed."""
        async with self._connect() as socket:
            await self._greet(socket, self._seat())
            with contextlib.suppress(ConnectionClosed):
                for number in range(FLOOD):
                    await socket.send(json.dumps({"type": "ping", "re": number}))
            await self._is_closed(socket)
        return FLOOD

    # --- requests ------------------------------------------------------------------------------------------

    async def _half_open(self, number: int) -> asyncio.StreamWriter:
        """Begin a request, and never complete it."""
        _, writer = await asyncio.open_connection(self.host, self.port)
        whole = b"GET /api/tables/AAAAAA/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n\r\n"
        writer.write(whole[: number % len(whole)])
        await writer.drain()
        return writer

    async def _ask(self) -> int:
        asked = next(self._requests)
        reader, writer = await asyncio.open_connection(self.host, self.port)
        answer = b""
        with contextlib.suppress(ConnectionError):
            forwarded = f"\r\nX-Forwarded-For: {self._address()['X-Forwarded-For']}\r\n".encode()
            writer.write(asked.replace(b"\r\n", forwarded, 1))
            await writer.drain()
            if asked.startswith((b"\x16", b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nT")):
                writer.write_eof()
            answer = await reader.read(4096)
        writer.close()
        status = int(answer[9:12]) if answer.startswith(b"HTTP/1.1 ") else 0
        self.heard[f"status {status}"] += 1
        if not (status == 0 or 400 <= status < 500):
            self._complain(f"{status} for {asked[:120]!r}")
        return 1


async def main() -> None:
    """Attack according to the plan, and print the results."""
    outcome = await Attacker(msgspec.json.decode(sys.argv[1], type=Plan)).run()
    sys.stdout.write(msgspec.json.encode(outcome).decode())


if __name__ == "__main__":
    asyncio.run(main())
