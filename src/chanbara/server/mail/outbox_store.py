"""The mails that wait, in the database: stored with what causes them, and deleted with their address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import or_, select

from chanbara.server.outbox.queue import Queue
from chanbara.server.store import rows
from chanbara.server.store.mail_rows import MailRow, outbox, unwanted_mail

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection


def _is_unaddressed() -> ColumnElement[bool]:
    """Find mails whose seat has another address or none by now, or whose recipient wants no mail."""
    seats = rows.seats.c
    is_there = (seats.code == outbox.c.code) & (seats.seat == outbox.c.seat)
    same = select(seats.code).where(is_there, seats.mail_hash == outbox.c.mail_hash)
    unwanted = select(unwanted_mail.c.hash).where(unwanted_mail.c.hash == outbox.c.mail_hash)
    return (outbox.c.sent == 0) & or_(~same.exists(), unwanted.exists())


MAILS = Queue(
    outbox, MailRow, _is_unaddressed, dict.fromkeys(("code", "mail", "mail_hash", "language", "token"), "")
)
"""The mails; of one that was accepted only its time is left."""


def add(connection: Connection, mail: MailRow) -> None:
    """Store a mail. A reminder replaces an older one of the same seat that still waits."""
    same = (outbox.c.code == mail.code) & (outbox.c.seat == mail.seat) & (outbox.c.kind == mail.kind)
    MAILS.add(connection, mail, same)


def forget_unaddressed(connection: Connection) -> None:
    """Delete the mails that must not be sent any more."""
    MAILS.forget_stale(connection)
