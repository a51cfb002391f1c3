"""Tables behind real sockets whose hidden parts a test can change while everyone waits.

Two such tables have the same code, the same tokens and the same commitment, so that whoever sits at one hears
the same bytes as at the other, unless he is told something of what is hidden.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import chanbara
from chanbara.kernel.kind import KINDS
from chanbara.server.lobby.tokens import hashed
from chanbara.server.settings import Settings
from chanbara.server.store.store import SeatRow, Store, TableRow
from chanbara.server.table.updates import Updates
from chanbara.server.wire.options import TableOptions
from tests.server.kit import PATIENCE, Running
from tests.server.samples import with_store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.table.room import Room

CODE = "TABLE2"
SECRET = "5e" * 32
BUSY = 10.0**9
UNLIMITED = Settings(
    questions_at_once=1_000_000,
    host_acts_per_minute=1_000_000,
    public_url="https://chanbara.example",
    messages_per_second=BUSY,
    messages_at_once=10**9,
    requests_per_second=BUSY,
    requests_at_once=10**9,
    talks_per_minute=BUSY,
    tables_per_address=10**6,
    connections_per_address=10**6,
)
"""For tests in which all clients are on one machine."""
SPECTATOR = -1


def token_of(seat: int) -> str:
    """Return the token of a seat."""
    return f"the token of seat {seat}"


def lobby_of(running: Running) -> Lobby:
    """Return all tables of a server."""
    return running.lobby


def lay(database: str, options: dict[str, Any], *, host: int = 0, bots: Sequence[int] = ()) -> None:
    """Put a table into an empty database, where a game has just begun."""
    chosen = msgspec.convert(options, TableOptions)
    kind, now = options["game"]["game"], time.time()
    table = TableRow(
        code=CODE,
        created=now,
        changed=now,
        status="running",
        options=msgspec.json.encode(chosen).decode(),
        host=host,
        secret=SECRET,
        salts=json.dumps([""] * chosen.game.seats),
        version=chanbara.__version__,
        rules=KINDS[kind].fingerprint(),
        result="",
        next="",
    )
    bot = "greedy" if kind == "sword" else "solver"
    seats = [
        SeatRow(
            code=CODE,
            seat=seat,
            name=f"Player {seat}",
            token="" if seat in bots else hashed(token_of(seat)),
            bot=bot if seat in bots else "",
            ready=True,
            mail="",
            language="en",
        )
        for seat in range(chosen.game.seats)
    ]

    async def story(store: Store) -> None:
        await store.add_table(table, seats)

    with_store(database, story)


class Ear:
    """One socket, and every frame it has heard since the last look."""

    def __init__(self, url: str, token: str | None, name: str | None = None, language: str = "en") -> None:
        place = url.replace("http", "ws", 1)
        address = f"{place}/api/tables/{CODE}/socket"
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(
            connect(address, compression=None, max_size=None, open_timeout=PATIENCE)
        )
        self.heard: list[str] = []
        self._pings = 0
        self.say({"type": "hello", "token": token, "name": name, "language": language, "text": language})

    def say(self, message: dict[str, Any] | str) -> None:
        """Send something."""
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> str:
        """Wait for the next frame."""
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.heard.append(frame)
        return frame

    def settle(self) -> None:
        """Hear everything that was said before now: a table hears one message after the other."""
        self._pings += 1
        self.say({"type": "ping", "re": self._pings})
        while self.hear() != f'{{"type":"pong","re":{self._pings}}}':
            pass

    def close(self) -> None:
        """Leave."""
        self._open.close()

    def hear_out(self) -> None:
        """Hear what comes until the server hangs up."""
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while True:
                self.hear()


def closed_with(socket: ClientConnection) -> int | None:
    """Hear the socket out; return with which code it was closed."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(PATIENCE)
    return socket.close_code


class World:
    """A server with one table and a socket for every person and a spectator."""

    def __init__(
        self,
        folder: Path,
        options: dict[str, Any],
        *,
        host: int = 0,
        bots: Sequence[int] = (),
        cards: str = "",
    ) -> None:
        folder.mkdir()
        database = f"sqlite:///{folder}/tables.sqlite"
        self.lay(database, options, host, bots)
        self.running = Running(database, msgspec.structs.replace(UNLIMITED, cards=cards))

    def lay(self, database: str, options: dict[str, Any], host: int, bots: Sequence[int]) -> None:
        """Put the table into its database, which no server has opened yet."""
        lay(database, options, host=host, bots=bots)
        self.seats = msgspec.convert(options, TableOptions).game.seats
        self.people = [seat for seat in range(self.seats) if seat not in bots]
        self.ears: dict[int, Ear] = {}

    @property
    def url(self) -> str:
        """Where the next client connects to."""
        return self.running.url

    def __enter__(self) -> Self:
        self.running.__enter__()
        return self

    def __exit__(self, *trouble: Any) -> None:  # noqa: ANN401, PYI036 - passed on as it is
        for ear in self.ears.values():
            ear.close()
        self.running.__exit__(*trouble)

    def sit_down(self) -> None:
        """Connect everyone, one after the other."""
        for seat in [*self.people, SPECTATOR]:
            token = None if seat == SPECTATOR else token_of(seat)
            name = "Zoe" if seat == SPECTATOR else None
            self.ears[seat] = Ear(self.url, token, name, ("en", "de", "it")[seat % 3])
            self.ears[seat].settle()

    @property
    def room(self) -> Room:
        """The table."""
        return lobby_of(self.running).rooms[CODE]

    def do(self, act: Callable[[], Awaitable[None]]) -> None:
        """Run something in the table's task."""
        room = self.room
        assert room.task is not None
        asyncio.run_coroutine_threadsafe(room.do(act), room.task.get_loop()).result(PATIENCE)

    def put(self, game: chanbara.Game, *, ask: bool = False) -> None:
        """Replace the table, and open its decision, if someone is to be notified."""
        self.do(partial(self._put, game, ask=ask))

    async def _put(self, game: chanbara.Game, *, ask: bool) -> None:
        room = self.room
        assert room.game is not None
        room.game.table = game.table.clone()
        room.updates = Updates(room)  # what was sent of another game is not sent again
        for connection in room.connections:
            connection.heard = min(connection.heard, len(game.table.events))
        if ask:
            await room.referee.ask()

    def choose(self, seat: int, text: str) -> None:
        """Let a person choose."""
        assert self.room.game is not None
        decision = self.room.game.decision
        assert decision is not None
        option = decision.texts().index(text)
        self.ears[seat].say({"type": "choose", "decision": decision.number, "option": option})
        self.ears[seat].settle()

    def settle(self) -> None:
        """Let everyone receive what was sent."""
        for ear in self.ears.values():
            ear.settle()

    def take(self, listener: int) -> list[str]:
        """Return what a client received since the last look."""
        heard, self.ears[listener].heard = self.ears[listener].heard, []
        return heard


class Both:
    """Does the same at two tables at once."""

    def __init__(self, *worlds: World) -> None:
        self.worlds = worlds

    def sit_down(self) -> None:
        """Connect everyone to both."""
        for world in self.worlds:
            world.sit_down()

    def say(self, speaker: int, message: dict[str, Any] | str) -> None:
        """Send the same at both."""
        for world in self.worlds:
            world.ears[speaker].say(message)

    def settle(self) -> None:
        """Let everyone receive what was sent."""
        for world in self.worlds:
            world.settle()

    def settle_one(self, listener: int) -> None:
        """Let one client receive what was sent."""
        for world in self.worlds:
            world.ears[listener].settle()

    def heard_by(self, listener: int) -> list[list[str]]:
        """Return what a client received at each table since the last look."""
        return [world.take(listener) for world in self.worlds]
