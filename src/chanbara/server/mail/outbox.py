"""Sends the mails that wait in the database, one at a time; each is sent by one process.

A mail is stored with the change that causes it, and deleted after the mail server has accepted it. If a
process is killed in between, another one sends it, or the same one after its next start.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.mail import outbox_store
from chanbara.server.store.mail_rows import MailRow
from chanbara.server.store.store import ConnectionLost, StoreError, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import EmailMessage

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.mail.mailer import Delivery, Mailer
    from chanbara.server.store.rows import SeatRow
    from chanbara.server.store.writer import Work

LOG = logging.getLogger("chanbara.mail")
LOOK = 10.0
"""Seconds between two looks for mails that are due again, or that a dead process has left."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 3600.0
"""Seconds between two attempts to send a mail."""
LAST_SECONDS = 3.0
"""Seconds for which a server that shuts down waits for the mails in its queue."""


class Outbox:
    """The mails of this server that wait."""

    def __init__(self, lobby: Lobby, mailer: Mailer, write: Callable[[MailRow], EmailMessage]) -> None:
        self._lobby = lobby
        self._mailer = mailer
        self._write = write
        self._news = asyncio.Event()
        self._sending: asyncio.Task[Delivery] | None = None
        self._left_out = 0
        """Mails dropped since the last one that was stored."""

    @property
    def _node(self) -> str:
        return "" if self._lobby.membership is None else self._lobby.membership.name

    async def has_room(self) -> bool:
        """Whether another mail may be sent."""
        return await self._lobby.store.read(self._has_room)

    def _has_room(self, connection: Connection) -> bool:
        limits = self._lobby.settings
        return outbox_store.has_room(connection, time.time(), limits.mail_queue, limits.mails_per_hour)

    def adding(self, kind: str, seat: SeatRow, token: str = "") -> Work[None]:
        """Return what stores a mail to a seat, in the transaction of its cause; one too many is dropped."""
        now, key = time.time(), secrets.token_hex(16)
        mail = MailRow(
            key, kind, seat.code, seat.seat, seat.mail, seat.mail_hash, seat.language, token, now, now
        )

        def add(connection: Connection) -> None:
            if not self._mailer.sends:
                return
            if not self._has_room(connection):
                self._drop()
                return
            if self._left_out:
                LOG.warning("mails are sent again", extra={"left": self._left_out})
                self._left_out = 0
            outbox_store.add(connection, mail)

        return add

    def _drop(self) -> None:
        self._mailer.count("dropped")
        self._left_out += 1
        if self._left_out == 1:
            LOG.error("too many mails, some are not sent")

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
        if not self._mailer.sends:
            return
        with contextlib.suppress(StoreError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                if self._sending is not None:
                    await asyncio.wait({self._sending})
                if self._lobby.membership is None:
                    await self._send_all()

    async def _send_all(self) -> None:
        store = self._lobby.store
        while await store.read_in_order(partial(outbox_store.is_any_due, now=time.time())):
            mail = await store.ask(partial(outbox_store.take, now=time.time(), node=self._node))
            if mail is None:
                return  # others send them
            # Whatever is cancelled meanwhile: a mail that was accepted must not be sent again.
            self._sending = asyncio.create_task(self._send(mail))
            if await asyncio.shield(self._sending) == "failed":
                return  # the mail server does not work, for others neither

    async def _delivery(self, mail: MailRow) -> Delivery:
        try:
            letter = self._write(mail)
        except Exception:
            LOG.exception("mail not written")  # one mail must not keep all others from being sent
            return "refused"
        return await self._mailer.send(letter)

    async def _send(self, mail: MailRow) -> Delivery:
        outcome = await self._delivery(mail)
        now, key = time.time(), mail.key
        pause = min(FIRST_PAUSE * 2**mail.tries, LONGEST_PAUSE)
        if outcome == "sent":
            settle = partial(outbox_store.keep_sent, key=key, now=now)
        elif outcome == "refused":
            settle = partial(outbox_store.drop, key=key)
        else:
            settle = partial(outbox_store.put_off, key=key, due=now + pause, tries=mail.tries + 1)
        while True:
            try:
                await self._lobby.store.ask(settle)
            except (StoreUnavailable, ConnectionLost):
                # It was accepted, and must not be sent again after the outage. If this was stored after all,
                # storing it again changes nothing.
                await asyncio.sleep(LOOK)
            else:
                return outcome
