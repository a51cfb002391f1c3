"""The mails that wait, in the database: stored with what causes them, and deleted with their address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, func, insert, or_, select, true, update

from chanbara.server.cluster.leases import living
from chanbara.server.store import rows
from chanbara.server.store.mail_rows import MailRow, outbox, unwanted_mail

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

HOUR, DAY = 3600.0, 86_400.0
"""How long mails count for the hourly limit, and how long they are worth sending, in seconds."""
SENT = {"code": "", "mail": "", "mail_hash": "", "language": "", "token": "", "node": ""}
"""What is left of a mail that was accepted."""


def has_room(connection: Connection, now: float, queue: int, per_hour: int) -> bool:
    """Whether another mail may be sent: neither the queue nor the quota of this hour is full."""
    is_short = _count(connection, outbox.c.sent == 0) < queue
    return is_short and _count(connection, outbox.c.made > now - HOUR) < per_hour


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(outbox).where(which)) or 0


def add(connection: Connection, mail: MailRow) -> None:
    """Store a mail. A reminder replaces an older one of the same seat that still waits."""
    same = (outbox.c.code == mail.code) & (outbox.c.seat == mail.seat) & (outbox.c.kind == mail.kind)
    connection.execute(delete(outbox).where(same, outbox.c.sent == 0, outbox.c.node == ""))
    connection.execute(insert(outbox), msgspec.structs.asdict(mail))


def is_any_due(connection: Connection, now: float) -> bool:
    """Whether a mail waits to be sent, by this process or by another one."""
    waits = (outbox.c.sent == 0) & (outbox.c.due <= now)
    return connection.scalar(select(outbox.c.key).where(waits).limit(1)) is not None


def take(connection: Connection, now: float, node: str) -> MailRow | None:
    """Take the next mail, so that no other process sends it while this one lives; None if there is none.

    Without the name of a process there is no other.
    """
    was_sent = (outbox.c.sent > 0) & (outbox.c.made <= now - HOUR)
    _delete_some(connection, or_(_is_unaddressed(), was_sent, outbox.c.made <= now - DAY))
    is_free = or_(outbox.c.node == node, outbox.c.node.not_in(living())) if node else true()
    waits = select(outbox).where(outbox.c.sent == 0, outbox.c.due <= now, is_free)
    first = waits.order_by(outbox.c.due, outbox.c.key).limit(1).with_for_update(skip_locked=True)
    for mail in rows.read(connection, first, MailRow):
        connection.execute(update(outbox).where(outbox.c.key == mail.key).values(node=node))
        return mail
    return None


def keep_sent(connection: Connection, key: str, now: float) -> None:
    """Delete a mail that was accepted, apart from its time."""
    connection.execute(update(outbox).where(outbox.c.key == key).values(sent=now, **SENT))


def put_off(connection: Connection, key: str, due: float, tries: int) -> None:
    """Try a mail again later, after so many tries; unless that is known, and others may be sending it."""
    later = {"due": due, "tries": tries, "node": ""}
    is_new = outbox.c.tries < tries
    connection.execute(update(outbox).where(outbox.c.key == key, is_new).values(later))


def drop(connection: Connection, key: str) -> None:
    """Give a mail up."""
    connection.execute(delete(outbox).where(outbox.c.key == key))


def forget_unaddressed(connection: Connection) -> None:
    """Delete the mails that must not be sent any more."""
    connection.execute(delete(outbox).where(_is_unaddressed()))


def _delete_some(connection: Connection, which: ColumnElement[bool]) -> None:
    """Delete mails, apart from those that another process changes at this moment: nobody waits for it."""
    some = select(outbox.c.key).where(which).with_for_update(skip_locked=True)
    connection.execute(delete(outbox).where(outbox.c.key.in_(some)))


def _is_unaddressed() -> ColumnElement[bool]:
    """Find mails whose seat has another address or none by now, or whose recipient wants no mail."""
    seats = rows.seats.c
    is_there = (seats.code == outbox.c.code) & (seats.seat == outbox.c.seat)
    same = select(seats.code).where(is_there, seats.mail_hash == outbox.c.mail_hash)
    unwanted = select(unwanted_mail.c.hash).where(unwanted_mail.c.hash == outbox.c.mail_hash)
    return (outbox.c.sent == 0) & or_(~same.exists(), unwanted.exists())
