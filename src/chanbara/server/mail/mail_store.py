"""Email addresses in the database: at the seats, and as hashes of those that want no mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from chanbara.server.mail.outbox_store import forget_unaddressed
from chanbara.server.stats.stats_store import Place
from chanbara.server.store import mail_rows, rows

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection


def key_of(connection: Connection) -> str:
    """Return the server's secret for addresses."""
    return str(connection.scalars(select(mail_rows.mail_keys.c.key)).one())


def seats_waiting(connection: Connection, token: str, now: float) -> list[tuple[str, int]]:
    """Return the seats that wait for a confirmation, by the hash of its token: a table, or its rematches."""
    seats = rows.seats.c
    query = select(seats.code, seats.seat).where(seats.mail_confirm == token, seats.mail_until > now)
    return [(code, seat) for code, seat in connection.execute(query.order_by(seats.code))]


def places(connection: Connection, which: ColumnElement[bool]) -> list[Place]:
    """Return some seats."""
    query = select(rows.seats.c.code, rows.seats.c.seat).where(which)
    return [Place(code, seat, is_over=False) for code, seat in connection.execute(query)]


def unanswered(now: float) -> ColumnElement[bool]:
    """Return the condition for seats whose address was not confirmed in time."""
    return (rows.seats.c.mail_confirm > "") & (rows.seats.c.mail_until <= now)


def has_any(connection: Connection, which: ColumnElement[bool]) -> bool:
    """Whether there is a seat like that."""
    return connection.scalar(select(rows.seats.c.code).where(which).limit(1)) is not None


def forget(connection: Connection, which: ColumnElement[bool]) -> None:
    """Delete the addresses of some seats, and what waits to be sent to them."""
    connection.execute(update(rows.seats).where(which).values(rows.NO_MAIL))
    forget_unaddressed(connection)


def is_unwanted(connection: Connection, mail_hash: str) -> bool:
    """Whether the owner of an address wants no mail from this server."""
    query = select(mail_rows.unwanted_mail.c.hash).where(mail_rows.unwanted_mail.c.hash == mail_hash)
    return connection.scalar(query) is not None


def add_unwanted(connection: Connection, mail_hash: str) -> None:
    """Remember that an address wants no mail."""
    if not is_unwanted(connection, mail_hash):
        connection.execute(insert(mail_rows.unwanted_mail), {"hash": mail_hash})


def remove_unwanted(connection: Connection, mail_hash: str) -> None:
    """Allow mail to an address again."""
    connection.execute(delete(mail_rows.unwanted_mail).where(mail_rows.unwanted_mail.c.hash == mail_hash))
