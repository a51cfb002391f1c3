"""One open socket as a table sees it: messages go into an outbox, and a slow reader is disconnected."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.http.rate_limit import Rate
from chanbara.server.logs import CAUSE
from chanbara.server.wire.messages import Refused
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from chanbara.server.metrics.meters import Meters
    from chanbara.server.settings import Settings
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.wire.envelopes import FromServer
    from chanbara.server.wire.scalars import Language

LOG = logging.getLogger("chanbara.connection")
ENCODER = msgspec.json.Encoder()
REPORTS = 5
"""Reports of one socket at once; after that one a minute."""


class Connection:
    """A client, and its outgoing messages."""

    def __init__(self, settings: Settings, address: str = "", meters: Meters | None = None) -> None:
        self.address = address
        self.cause = CAUSE.get()
        """The id of its socket, for the log."""
        self._meters = meters
        self.seat: int | None = None
        self.name = ""
        self.wanted = ""
        """The name that a spectator asked for."""
        self.player: PlayerRow | None = None
        """The player that a spectator has proved to be."""
        self.avatar = ""
        """The crest that a spectator has composed."""
        self.verified = False
        """Whether a spectator's name is the one they have claimed."""
        self.watcher = ""
        """The hash of a spectator's secret, "" for a player."""
        self.language: Language = "en"
        self.text: Language | None = None
        """The language in which decisions are also sent as text."""
        self.heard = 0
        """How many events of the game were sent."""
        self.muted: set[int | None] = set()
        """Muted seats; None stands for the spectators."""
        self.lost = asyncio.Event()
        """Set when the socket must be closed: the client reads too slowly, or its seat is gone."""
        self._outbox: asyncio.Queue[bytes | asyncio.Future[bytes]] = asyncio.Queue(settings.outbox)
        self._room = settings.outbox_bytes
        """Bytes left in the outbox."""
        self.heard_at = 0.0
        """When its client was last heard from, by the clock of the loop."""
        self.within: float | None = None
        """Seconds within which its client has promised to be heard from."""
        self.is_hidden = False
        """Whether nobody looks at its page."""
        self.number = 0
        """The number of a spectator at the table; 0 for a player."""
        self.reports = Rate(1 / 60, REPORTS)
        self._talk = Rate(settings.talks_per_minute / 60, settings.talks_per_minute)

    def send(self, message: FromServer) -> None:
        """Send a message; never blocks."""
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Send bytes that were encoded once for many connections."""
        if len(data) > self._room or self._outbox.full():
            self.lost.set()
            return
        self._room -= len(data)
        self._outbox.put_nowait(data)

    def send_later(self, data: asyncio.Future[bytes]) -> None:
        """Send bytes that are still being made; what is sent after them waits for them."""
        if data.done():
            if self._is_made(data):
                self.send_bytes(data.result())
        elif self._outbox.full():
            self.lost.set()
        else:
            self._outbox.put_nowait(data)
            data.add_done_callback(self._count)

    def _count(self, data: asyncio.Future[bytes]) -> None:
        """Count the bytes of a message in the outbox that is made now."""
        if self._is_made(data):
            self._room -= len(data.result())
            if self._room < 0:
                self.lost.set()

    def _is_made(self, data: asyncio.Future[bytes]) -> bool:
        """Whether a message could be made; if not, only this client is disconnected."""
        if data.cancelled():
            self.lost.set()
            return False
        error = data.exception()
        if error is None:
            return True
        if not self.lost.is_set():
            # Without its text, which could name a hidden card.
            LOG.error("an update could not be made", extra={"why": type(error).__name__})
        self.lost.set()
        return False

    def refuse(self, refusal: Refusal, re: int | None) -> None:
        """Send a refusal."""
        if self._meters is not None:
            self._meters.refused("socket", refusal.code)
        self.send(Refused(code=refusal.code, message=refusal.sentence(self.language), re=re))  # type: ignore[arg-type]

    def limit_chat(self) -> None:
        """Refuse a client that chats too fast."""
        if not self._talk.take():
            raise Refusal("too_fast")

    async def next(self) -> bytes | None:
        """Return the next message to send; None if it could not be made, and nothing more is to be sent."""
        data = await self._outbox.get()
        if isinstance(data, asyncio.Future):
            await asyncio.wait({data})  # others wait for it, too
            if not self._is_made(data):
                return None
            data = data.result()
        self._room += len(data)
        return data

    def waiting(self) -> int:
        """Return the number of unsent messages."""
        return self._outbox.qsize()
