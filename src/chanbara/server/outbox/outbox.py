"""Sends what waits in the database; each message is sent by one process.

A message is stored with the change that causes it, and deleted after it was accepted. If a process is killed
in between, another one sends it, or the same one after its next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple

from chanbara.server.outbox.queue import W
from chanbara.server.store.store import ConnectionLost, StoreError, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.outbox.queue import Queue

LOG = logging.getLogger("chanbara.outbox")
LOOK = 10.0
"""Seconds between two looks for messages that are due again, or that a dead process has left."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0
"""Seconds between two attempts to send a message."""
LAST_SECONDS = 3.0
"""Seconds for which a server that shuts down waits for the messages in its queue."""


class Delivery(NamedTuple):
    """What became of an attempt."""

    outcome: Literal["sent", "failed", "refused"]
    """Accepted; not accepted now; never accepted."""
    pause: float = 0.0
    """Seconds for which whoever did not accept it wants to be left alone."""


class Limits(NamedTuple):
    """How many messages may wait, be sent per hour, and be sent at once."""

    waiting: int
    per_hour: int
    at_once: int = 1


class Outbox(Generic[W]):
    """The messages of this server that wait, of one kind."""

    def __init__(
        self,
        lobby: Lobby,
        queue: Queue[W],
        limits: Limits,
        deliver: Callable[[W], Awaitable[Delivery]],
        dropped: Callable[[], None],
    ) -> None:
        """`dropped` is called when one is too many, in whatever thread."""
        self._lobby = lobby
        self._queue = queue
        self._limits = limits
        self._deliver = deliver
        self._dropped = dropped
        self._news = asyncio.Event()
        self._sending: dict[str, asyncio.Task[Delivery]] = {}
        self._left_out = 0
        """Messages dropped since the last one that was stored."""

    @property
    def _node(self) -> str:
        return "" if self._lobby.membership is None else self._lobby.membership.name

    async def has_room(self) -> bool:
        """Whether another message may be sent."""
        return await self._lobby.store.read(self._has_room)

    def _has_room(self, connection: Connection) -> bool:
        return self._queue.has_room(connection, time.time(), self._limits.waiting, self._limits.per_hour)

    def admits(self, connection: Connection) -> bool:
        """Whether another message may be stored, in the transaction of its cause; one too many is dropped."""
        if not self._has_room(connection):
            self._dropped()
            self._left_out += 1
            if self._left_out == 1:
                LOG.error("too many messages, some are not sent")
            return False
        if self._left_out:
            LOG.warning("messages are sent again", extra={"left": self._left_out})
            self._left_out = 0
        return True

    def look(self) -> None:
        """Send what was stored just now."""
        self._news.set()

    async def run(self) -> None:
        """Send what waits, again and again."""
        while True:
            self._news.clear()
            with contextlib.suppress(StoreError):  # in an outage they wait
                await self._send_all()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK)

    async def close(self) -> None:
        """Send what waits, if that takes only a moment; the rest is for others, or for the next start."""
        with contextlib.suppress(StoreError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._settled()
                if self._lobby.membership is None:
                    await self._send_all()
                    await self._settled()

    async def _settled(self) -> None:
        if self._sending:
            await asyncio.wait(self._sending.values())

    async def _send_all(self) -> None:
        store, queue = self._lobby.store, self._queue
        while await store.read_in_order(partial(queue.is_any_due, now=time.time(), but=tuple(self._sending))):
            take = partial(queue.take, now=time.time(), node=self._node, but=tuple(self._sending))
            one = await store.ask(take)
            if one is None:
                return  # others send them
            # Whatever is cancelled meanwhile: a message that was accepted must not be sent again.
            key = _key(one)
            task = self._sending[key] = asyncio.create_task(self._send(one))
            task.add_done_callback(lambda _task, key=key: self._sending.pop(key, None))  # type: ignore[misc]
            if len(self._sending) >= self._limits.at_once:
                done, _ = await asyncio.wait(self._sending.values(), return_when=asyncio.FIRST_COMPLETED)
                if self._limits.at_once == 1 and any(one.result().outcome == "failed" for one in done):
                    return  # the only server that takes them does not work, for others neither

    async def _send(self, one: W) -> Delivery:
        delivery = await self._delivery(one)
        now, key, queue = time.time(), _key(one), self._queue
        tries: int = one.tries  # type: ignore[attr-defined]
        if delivery.outcome == "sent":
            settle = partial(queue.keep_sent, key=key, now=now)
        elif delivery.outcome == "refused":
            settle = partial(queue.drop, key=key)
        else:
            pause = min(max(FIRST_PAUSE * 2**tries, delivery.pause), LONGEST_PAUSE)
            settle = partial(queue.put_off, key=key, due=now + pause, tries=tries + 1)
        while True:
            try:
                await self._lobby.store.ask(settle)
            except (StoreUnavailable, ConnectionLost):
                # It was accepted, and must not be sent again after the outage. If this was stored after all,
                # storing it again changes nothing.
                await asyncio.sleep(LOOK)
            else:
                return delivery

    async def _delivery(self, one: W) -> Delivery:
        try:
            return await self._deliver(one)
        except StoreError:
            return Delivery("failed")
        except Exception:
            LOG.exception("message not written")  # one must not keep all others from being sent
            return Delivery("refused")


def _key(one: object) -> str:
    found: str = one.key  # type: ignore[attr-defined]
    return found
