"""Deleting a table from the database, with everything that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete

from chanbara.server.stats import stats_store as ledger
from chanbara.server.store import record_rows, rows
from chanbara.server.store.handover_rows import handovers
from chanbara.server.store.invitation_rows import invitations
from chanbara.server.store.lease_rows import leases
from chanbara.server.store.mail_rows import outbox
from chanbara.server.store.push_rows import push_notices

if TYPE_CHECKING:
    from sqlalchemy import Connection


def remove_table(connection: Connection, code: str) -> None:
    """Delete a table with its seats and its log; a missing table is no error."""
    ledger.let_table_go(connection, code)
    for kind in (
        handovers,
        leases,
        record_rows.analyses,
        rows.origins,
        rows.entries,
        rows.seats,
        rows.tables,
    ):
        connection.execute(delete(kind).where(kind.c.code == code))
    for waiting in (invitations, outbox, push_notices):
        connection.execute(delete(waiting).where(waiting.c.code == code))
