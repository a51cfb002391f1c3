"""Messages that wait in a table of the database, whatever they are: taken by one process, and settled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec
from sqlalchemy import delete, func, insert, or_, select, true, update

from chanbara.server.cluster.leases import living
from chanbara.server.store import rows

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from sqlalchemy import ColumnElement, Connection, Table

HOUR, DAY = 3600.0, 86_400.0
"""How long messages count for the hourly limit, and how long they are worth sending, in seconds."""


W = TypeVar("W", bound=msgspec.Struct)
"""A row of such a table: key, made, due, tries, node and sent are as in `store/mail_rows.py`."""


class Queue(Generic[W]):
    """One such table."""

    def __init__(
        self, table: Table, kind: type[W], stale: Callable[[], ColumnElement[bool]], left: Mapping[str, str]
    ) -> None:
        """`stale` finds what must not be sent any more; `left` is what is left of what was accepted."""
        self._table = table
        self._kind = kind
        self._stale = stale
        self._left = dict(left)

    def has_room(self, connection: Connection, now: float, most: int, per_hour: int) -> bool:
        """Whether another one may be sent: neither the queue nor the quota of this hour is full."""
        c = self._table.c
        return self.count(connection, c.sent == 0) < most and (
            self.count(connection, c.made > now - HOUR) < per_hour
        )

    def count(self, connection: Connection, which: ColumnElement[bool]) -> int:
        """Count some of them."""
        return connection.scalar(select(func.count()).select_from(self._table).where(which)) or 0

    def add(self, connection: Connection, one: W, same: ColumnElement[bool]) -> None:
        """Store one. It replaces the same of earlier that still waits."""
        c = self._table.c
        connection.execute(delete(self._table).where(same, c.sent == 0, c.node == ""))
        connection.execute(insert(self._table), msgspec.structs.asdict(one))

    def is_any_due(self, connection: Connection, now: float, but: Collection[str] = ()) -> bool:
        """Whether one waits to be sent, by this process or by another one, apart from some."""
        c = self._table.c
        waits = (c.sent == 0) & (c.due <= now) & c.key.not_in(but)
        return connection.scalar(select(c.key).where(waits).limit(1)) is not None

    def take(self, connection: Connection, now: float, node: str, but: Collection[str] = ()) -> W | None:
        """Take the next one, so that no other process sends it while this one lives; None if there is none.

        Without the name of a process there is no other. Those that this process sends already are left out.
        """
        c = self._table.c
        was_sent = (c.sent > 0) & (c.made <= now - HOUR)
        self._delete_some(connection, or_(self._stale(), was_sent, c.made <= now - DAY))
        is_free = or_(c.node == node, c.node.not_in(living())) if node else true()
        waits = select(self._table).where(c.sent == 0, c.due <= now, is_free, c.key.not_in(but))
        first = waits.order_by(c.due, c.key).limit(1).with_for_update(skip_locked=True)
        for one in rows.read(connection, first, self._kind):
            connection.execute(update(self._table).where(c.key == one.key).values(node=node))  # type: ignore[attr-defined]
            return one
        return None

    def keep_sent(self, connection: Connection, key: str, now: float) -> None:
        """Delete one that was accepted, apart from its time."""
        what = update(self._table).where(self._table.c.key == key)
        connection.execute(what.values(sent=now, node="", **self._left))

    def put_off(self, connection: Connection, key: str, due: float, tries: int) -> None:
        """Try one again later, after so many tries; unless that is known, and others may be sending it."""
        c = self._table.c
        later = {"due": due, "tries": tries, "node": ""}
        connection.execute(update(self._table).where(c.key == key, c.tries < tries).values(later))

    def drop(self, connection: Connection, key: str) -> None:
        """Give one up."""
        connection.execute(delete(self._table).where(self._table.c.key == key))

    def forget_stale(self, connection: Connection) -> None:
        """Delete those that must not be sent any more."""
        connection.execute(delete(self._table).where(self._stale()))

    def _delete_some(self, connection: Connection, which: ColumnElement[bool]) -> None:
        """Delete some, apart from those that another process changes at this moment: nobody waits for it."""
        c = self._table.c
        some = select(c.key).where(which).with_for_update(skip_locked=True)
        connection.execute(delete(self._table).where(c.key.in_(some)))
