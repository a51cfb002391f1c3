"""Leases in SQL: processes that live, tables that they take, give back, or leave behind.

All times are those of the database: the clocks of the machines do not matter.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import and_, delete, exists, extract, func, or_, select, update

from chanbara.server.store.fence import Fence
from chanbara.server.store.lease_rows import NOBODY, leases, nodes
from chanbara.server.store.row_writes import insert_into
from chanbara.server.store.rows import tables

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection, Select

LIFETIME = 6.0
"""Seconds without a beat after which a process counts as dead: others take its tables."""
FORGOTTEN = 3_600.0
"""Seconds after which a dead process is deleted."""


class Node(NamedTuple):
    """A process that lives."""

    name: str
    url: str
    draining: bool
    cards: str = ""
    """Its files of custom cards (``OperatorFiles.label``)."""


NODE = (nodes.c.name, nodes.c.url, nodes.c.draining, nodes.c.cards)


class Taken(NamedTuple):
    """What came of the wish to run a table: the fence, or where the table is."""

    fence: Fence | None
    node: Node | None
    last_sign: float | None = None
    """When the process that had it gave its last sign of life, by its own clock; None if it gave it back."""


class Beat(NamedTuple):
    """What a process learns when it renews its life."""

    was_late: bool
    """Whether others may have thought that it was dead."""
    nodes: list[Node]
    """All that live."""


def _now() -> ColumnElement[int]:
    return extract("epoch", func.clock_timestamp())


def _lives() -> ColumnElement[bool]:
    return nodes.c.seen > _now() - LIFETIME


def living() -> Select[tuple[str]]:
    """Find the names of the processes that live."""
    return select(nodes.c.name).where(_lives())


def beat(connection: Connection, name: str, url: str, cards: str = "", *, draining: bool = False) -> Beat:
    """Say that a process lives, and return which others do."""
    late = connection.scalar(select(~_lives()).where(nodes.c.name == name))
    values = {"url": url, "seen": _now(), "draining": draining, "clock": time.time(), "cards": cards}
    row = insert_into(connection, nodes).values(name=name, **values)
    connection.execute(row.on_conflict_do_update(index_elements=[nodes.c.name], set_=values))
    return Beat(bool(late), alive(connection))


def alive(connection: Connection) -> list[Node]:
    """Return the processes that live."""
    found = connection.execute(select(*NODE).where(_lives()).order_by(nodes.c.name))
    return [Node(*one) for one in found]


def revoke(connection: Connection, codes: Collection[str], but: Collection[str]) -> None:
    """Take tables from all processes but some: what others have of them in memory is out of date.

    They cannot write to these tables any more, whether they live or not.
    """
    is_held = leases.c.code.in_(codes) & leases.c.node.not_in({NOBODY, *but})
    change = {"node": NOBODY, "epoch": leases.c.epoch + 1}
    connection.execute(update(leases).where(is_held).values(change))


def leave(connection: Connection, name: str) -> None:
    """Delete a process that ends, and all that died long ago. Their leases are nobody's then."""
    is_old = nodes.c.seen < _now() - FORGOTTEN
    connection.execute(delete(nodes).where(or_(nodes.c.name == name, is_old)))


def take(connection: Connection, code: str, name: str) -> Taken:
    """Take a table that nobody runs, or that is this process's already; else return who has it."""
    # Without a lock at first: two processes that wait for tables of each other would wait forever.
    node = holder(connection, code)
    if node is not None and node.name != name:
        return Taken(None, node)
    last_sign = connection.scalar(
        select(nodes.c.clock).where(
            nodes.c.name == leases.c.node, leases.c.code == code, nodes.c.name != name
        )
    )
    is_free = or_(leases.c.node == name, leases.c.node.not_in(living()))
    row = insert_into(connection, leases).values(code=code, node=name, epoch=1)
    change = {"node": name, "epoch": leases.c.epoch + 1}
    epoch = connection.scalar(
        row.on_conflict_do_update(index_elements=[leases.c.code], set_=change, where=is_free).returning(
            leases.c.epoch
        )
    )
    if epoch is not None:
        return Taken(Fence(code, epoch), None, last_sign)
    return Taken(None, holder(connection, code))


def holder(connection: Connection, code: str) -> Node | None:
    """Return the living process that has a table."""
    is_held = and_(leases.c.code == code, nodes.c.name == leases.c.node, _lives())
    found = connection.execute(select(*NODE).where(is_held)).first()
    return None if found is None else Node(*found)


def held(connection: Connection, name: str) -> set[Fence]:
    """Return the leases of a process."""
    query = select(leases.c.code, leases.c.epoch).where(leases.c.node == name)
    return {Fence(*one) for one in connection.execute(query)}


def orphans(connection: Connection, most: int) -> list[str]:
    """Return some tables that nobody runs, those that changed last at first.

    Those are running ones, and those of quick play to which bots should have come.
    """
    runs = exists().where(leases.c.code == tables.c.code, nodes.c.name == leases.c.node, _lives())
    is_due = and_(tables.c.quick != "", tables.c.fill_at > 0, tables.c.fill_at < _now())
    goes_on = or_(tables.c.status.in_(("running", "frozen")), and_(tables.c.status == "lobby", is_due))
    query = select(tables.c.code).where(goes_on, ~runs)
    return list(connection.scalars(query.order_by(tables.c.changed.desc()).limit(most)))
