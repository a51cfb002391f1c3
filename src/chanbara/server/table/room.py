"""One table: a task with a mailbox, the only one that changes its game. Check, log, apply, broadcast."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import defaultdict, deque
from typing import TYPE_CHECKING, Any, NamedTuple

import chanbara
from chanbara.server.http.rate_limit import Rate
from chanbara.server.kind import served_as
from chanbara.server.logs import CAUSE, carry
from chanbara.server.store.store import Entry, Fenced, StoreError, StoreUnavailable
from chanbara.server.table.arrivals import Arrivals
from chanbara.server.table.clock import reserve_of
from chanbara.server.table.connection import ENCODER, Connection
from chanbara.server.table.crowd import REMEMBERED, Crowd
from chanbara.server.table.handlers import HANDLERS
from chanbara.server.table.handover import stop_clock
from chanbara.server.table.presence import Presence
from chanbara.server.table.published import over
from chanbara.server.table.referee import Referee
from chanbara.server.table.replay import note_waiting, restore
from chanbara.server.table.seat import Seat
from chanbara.server.table.table_state import TableState
from chanbara.server.table.updates import Updates, info_of, table_of
from chanbara.server.wire.messages import PROTOCOL, Notice, Outage, Said, Welcome
from chanbara.server.wire.refusal import NotHere, NotStored, Refusal
from chanbara.server.wire.table_info import TableInfo

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from chanbara.kernel.game import Game
    from chanbara.record.changes import Change
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.store import Fence, OriginRow, SeatRow, TableRow
    from chanbara.server.store.writer import Work
    from chanbara.server.wire.messages import FromClient
    from chanbara.server.wire.options import TableOptions

LOG = logging.getLogger("chanbara.table")
MOST_SCREENS = 10
"""Open sockets of one seat."""


class Incoming(NamedTuple):
    """A message from a connection."""

    connection: Connection
    message: FromClient


class Room:
    """A table with its seats, its game and its connections."""

    def __init__(
        self,
        lobby: Lobby,
        row: TableRow,
        seats: Sequence[SeatRow],
        options: TableOptions,
        origin: OriginRow | None,
        fence: Fence | None = None,
    ) -> None:
        self.lobby = lobby
        self.fence = fence
        """The lease, where several processes share the database."""
        self.settings = settings = lobby.settings
        self.row, self.options, self.origin = row, options, origin
        self.state = TableState([Seat(seat, reserve_of(options.clock)) for seat in seats])
        self.outdated: list[tuple[int, str]] | None = None
        """Seat and notation of every choice, if they do not fit the rules."""
        self.missing = lobby.files.missing(options.game)  # files without which there is no game to show
        self.fault = ""  # the file in which an error was raised: the game is frozen there
        self.change: Change | None = None
        """The rules change that came after the deal: then there is no game to show."""
        self.connections: set[Connection] = set()
        self.left_at = time.monotonic()
        """When the last connection was closed, or the table came into memory."""
        self.chat: deque[Said] = deque(maxlen=REMEMBERED)
        self.crowd = Crowd()
        self.referee, self.updates = Referee(self), Updates(self)
        self.mailbox: asyncio.Queue[Incoming | Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.acts = Rate(settings.host_acts_per_minute / 60, settings.host_acts_per_minute)
        self.questions: defaultdict[int | None, Rate] = defaultdict(
            lambda: Rate(settings.questions_per_second, settings.questions_at_once)
        )
        """Rate limit of expensive queries by seat; all spectators share one."""
        self.worked_out: Any = None
        self._is_closed = self._is_idle = False
        self.arrivals = Arrivals(self.broadcast_table, lambda: len(self.connections))
        self.presence = Presence(self)
        self._waiting: set[asyncio.Future[Any]] = set()

    # --- the task ------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Start the task."""
        self.task = asyncio.create_task(self._work(), name=f"table {self.row.code}")

    async def _work(self) -> None:
        try:
            if self.game is not None:
                await self.referee.ask()
            while True:
                self._is_idle = True
                item = await self.mailbox.get()
                self._is_idle = False
                carry(item.connection.cause if isinstance(item, Incoming) else None)
                if isinstance(item, Incoming):
                    await self._hear(item)
                else:
                    # After an outage every timer starts again.
                    with contextlib.suppress(NotStored):
                        await item()
        except asyncio.CancelledError:
            raise
        except Fenced:
            self.lobby.later(self.lobby.lose(self))
        except StoreError as error:
            # Memory may be ahead of the disk, or behind it.
            LOG.warning("table waits for the database", extra={"table": self.row.code, "why": str(error)})
            self.lobby.broken(self, by_store=True)
        except Exception:
            # The state in memory can no longer be trusted; the table is rebuilt from its log.
            LOG.exception("table broke", extra={"table": self.row.code})
            self.lobby.broken(self)
        finally:
            self._let_go()

    async def _hear(self, spoken: Incoming) -> None:
        connection, message = spoken
        if connection not in self.connections:
            return
        try:
            known = served_as(self.options.game.kind).handlers.get(type(message), HANDLERS[type(message)])
            await known(self, connection, message)
        except Refusal as refusal:
            connection.refuse(refusal, message.re)
        except StoreError:
            connection.refuse(NotStored(), message.re)
            raise

    async def close(self) -> None:
        """Stop the task; what was logged stays."""
        self.referee.close()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self._let_go()

    def _let_go(self) -> None:
        """Release everyone who waits for a task that has ended."""
        self._is_closed = True
        self.referee.close()
        self.arrivals.close()
        self.presence.close()
        for done in list(self._waiting):
            if not done.done():
                done.set_exception(NotHere())

    async def do(self, act: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401 - whatever the act returns
        """Run something in the task, in its turn, and return the result."""
        if self._is_closed:
            raise NotHere
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        cause = CAUSE.get()
        self._waiting.add(done)
        done.add_done_callback(self._waiting.discard)

        async def run() -> None:
            try:
                carry(cause)
                result = await act()
            except Refusal as refusal:
                if not done.done():
                    done.set_exception(refusal)
            except StoreError:
                if not done.done():
                    done.set_exception(NotStored())
                raise
            else:
                if not done.done():
                    done.set_result(result)

        self.mailbox.put_nowait(run)
        return await done

    # --- the log -------------------------------------------------------------------------------------------

    async def log(
        self,
        kind: str,
        seat: int,
        text: str = "",
        also: Work[None] | None = None,
        **detail: Any,  # noqa: ANN401
    ) -> None:
        """Append an entry and apply it; when this returns it is on disk. If it cannot be, it is refused."""
        encoded = json.dumps(detail) if detail else ""
        entry = Entry(self.row.code, self.state.entries, kind, seat, text, time.time(), encoded)
        try:
            await self.lobby.store.append([entry], self.fence, also)
        except StoreUnavailable as error:
            raise NotStored from error
        self.state.apply(entry)
        self.row.changed = time.time()

    async def note(self, kind: Any, seat: int, text: str = "", **detail: Any) -> None:  # noqa: ANN401
        """Append an entry that is not a choice, and broadcast it."""
        await self.log(kind, seat, text, **detail)
        self.broadcast(Notice(kind=kind, seat=seat))

    async def save(self) -> None:
        """Store the table's row."""
        self.row.changed = time.time()
        await self.lobby.store.save_table(self.row, self.fence)

    async def save_all(self, also: Work[None] | None = None) -> None:
        """Store the table's row and its seats, and something else with them, atomically."""
        self.row.changed = time.time()
        await self.lobby.store.start(self.row, [seat.row for seat in self.seats], self.fence, also)

    # --- the game ------------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Seat]:
        """All seats, in order."""
        return self.state.seats

    @property
    def game(self) -> Game | None:
        """The game, once it is dealt."""
        return self.state.game

    @property
    def paused(self) -> bool:
        """Whether the host has paused it."""
        return self.state.paused

    @property
    def salts(self) -> list[str]:
        """The players' salts, by seat."""
        found: list[str] = json.loads(self.row.salts)
        return found

    def salt(self, seat: int, text: str) -> None:
        """Store a player's salt; a player who has left adds none."""
        salts = self.salts
        salts[seat] = text
        self.row.salts = json.dumps(salts)

    async def recall(self, last_sign: float | None = None) -> None:
        """Rebuild the game from the log; one affected by a rules change ends here."""
        was = self.row.status
        entries = await self.lobby.store.entries(self.row.code)
        restore(self, entries, last_sign)
        await note_waiting(self, entries)
        if self.change is not None and self.row.status != was:
            await self.save()
            await self.log("ended", self.row.host, self.change.key)

    async def finish(self) -> None:
        """Finish the game: store its result, and publish record and key."""
        self.referee.stop()
        assert self.game is not None
        has_ended = self.row.status == "running"
        if has_ended:
            self.row.status = "over"
            self.row.result = ENCODER.encode(chanbara.observe(self.game, None).result).decode()
            await self.save()
        if self.row.saga:
            await self.lobby.service(self.options.game.kind).settle(self.row.saga, self.row.code)
        if has_ended:
            self.lobby.meters.finished.labels(self.options.game.kind.name).inc()
            # When a player hears that the game is over, it is already in their stats.
            await self.lobby.books.enter(self)
        self.broadcast_table()
        self.broadcast(over(self))

    @property
    def is_going_on(self) -> bool:
        """Whether a decision is open now."""
        return self.row.status == "running" and not self.paused and not self.missing

    @property
    def is_quiet(self) -> bool:
        """Whether nothing happens here until someone comes, or a clock runs out that can be set elsewhere."""
        if self.connections or not self._is_idle or not self.mailbox.empty():
            return False
        decision = None if self.game is None else self.game.decision
        if self.row.status != "running" or decision is None or self.paused:
            return True
        is_waiting = not self.seats[decision.seat].is_automatic
        return is_waiting and all(seat.premove == "ask" for seat in self.seats)

    @property
    def has_aid(self) -> bool:
        """Whether players may ask for suspects."""
        if not self.options.game.has_suspects:
            return False
        people = sum(not seat.row.bot for seat in self.seats)
        return people == 1 if self.options.aid is None else self.options.aid

    @property
    def is_published(self) -> bool:
        """Whether everything is public: the game has ended, with or without a result."""
        was_dealt = self.game is not None or (self.change is not None and self.row.rules != "")
        return self.row.status in {"over", "void"} and was_dealt

    def hold(self) -> None:
        """Wait: nothing can be stored, so nobody can do anything and no clock runs."""
        self.referee.close()
        self.broadcast(Outage(over=False))

    def go_on(self) -> None:
        """Continue after an outage: ask again, with all clocks, bots, mails and grace periods."""
        self.mailbox.put_nowait(self._go_on)

    async def _go_on(self) -> None:
        self.broadcast(Outage(over=True))
        self.referee.watch_seats()
        if self.game is not None:
            if self.fence is not None:  # if this process dies, the outage does not count
                await stop_clock(self)
            await self.referee.ask()

    # --- sending -------------------------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """Return the table as everyone at it sees it."""
        return info_of(self)

    def broadcast(self, message: Any) -> None:  # noqa: ANN401 - a message of the server
        """Broadcast one message to everyone."""
        data = ENCODER.encode(message)
        for connection in self.connections:
            connection.send_bytes(data)

    def broadcast_table(self) -> None:
        """Broadcast changed seats and status, and with them all arrivals so far."""
        self.arrivals.are_announced()
        self.presence.are_told()
        self.broadcast(table_of(self))

    def greet(self, connection: Connection, re: int | None) -> None:
        """Send a snapshot to a new connection."""
        connection.send(Welcome(you=connection.seat, protocol=PROTOCOL, re=re))
        if self.lobby.has_trouble:
            connection.send(Outage(over=False))
        self.resync(connection)
        self.lobby.reminders.show(self, connection)
        for said in self.chat:
            connection.send(said)

    def resync(self, connection: Connection) -> None:
        """Send everything again."""
        connection.send(table_of(self))
        if self.game is not None:
            self.updates.send(connection, 0)
        if self.is_published:
            connection.send(over(self))

    # --- coming and going ----------------------------------------------------------------------------------

    async def enter(self, connection: Connection, re: int | None) -> None:
        """Add a connection. Spectators must leave room for players, and a seat has only so many screens."""
        same = sum(one.seat == connection.seat for one in self.connections)
        if same >= (self.settings.connections_per_table if connection.seat is None else MOST_SCREENS):
            raise Refusal("full", "many-watching" if connection.seat is None else "many-screens")
        self.connections.add(connection)
        if connection.seat is not None:
            seat = self.seats[connection.seat]
            seat.here += 1
            seat.come_back()
            self.referee.cancel_grace(seat)
        self.greet(connection, re)
        self.arrivals.announce()

    async def leave(self, connection: Connection) -> None:
        """Remove a connection."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.left_at = time.monotonic()
        if all(other.seat != connection.seat for other in self.connections):
            self.updates.telling.forget(connection.seat)
        if connection.seat is not None:
            seat = self.seats[connection.seat]
            seat.here -= 1
            if not seat.here:
                seat.gone_at = time.monotonic()
                self.referee.start_grace(seat)
        self.arrivals.announce()
