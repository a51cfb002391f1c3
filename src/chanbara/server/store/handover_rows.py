"""What a table takes along when it changes hands, beside its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Column, Double, String, Table, delete, insert, select, update

from chanbara.server.store.lease_rows import NOBODY, leases
from chanbara.server.store.rows import metadata

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.fence import Fence

handovers = Table(
    "handovers",
    metadata,
    Column("code", String, primary_key=True),
    Column("at", Double, nullable=False),
    Column("chat", String, nullable=False),
)
"""Written by a process that stops, read and deleted by whoever runs the table next."""


class HandoverRow(NamedTuple):
    """What one table takes along: its chat as JSON."""

    code: str
    at: float
    chat: str


def hand_over(connection: Connection, rows: Sequence[HandoverRow], fences: Sequence[Fence]) -> None:
    """Leave tables to whoever wants to run them; those that another process has by now stay there."""
    lost = set()
    for fence in fences:
        is_ours = (leases.c.code == fence.code) & (leases.c.epoch == fence.epoch)
        if not connection.execute(update(leases).where(is_ours).values(node=NOBODY)).rowcount:
            lost.add(fence.code)
    for row in rows:
        if row.code not in lost:
            connection.execute(delete(handovers).where(handovers.c.code == row.code))
            connection.execute(insert(handovers).values(row._asdict()))


def waits(connection: Connection, code: str) -> bool:
    """Whether a table took something along."""
    return connection.scalar(select(handovers.c.code).where(handovers.c.code == code)) is not None


def receive(connection: Connection, code: str) -> HandoverRow | None:
    """Return what a table took along, once."""
    gone = delete(handovers).where(handovers.c.code == code).returning(*handovers.c)
    found = connection.execute(gone).first()
    return None if found is None else HandoverRow(*found)


def forget_chat(connection: Connection) -> None:
    """Delete all chat that is on its way: somebody in it wants to be forgotten."""
    connection.execute(update(handovers).values(chat=""))


def remove_old(connection: Connection, before: float) -> None:
    """Delete what nobody has asked for."""
    connection.execute(delete(handovers).where(handovers.c.at < before))
