"""Reports, bans and the audit in the database."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, func, insert, select, update

from chanbara.server.store import rows
from chanbara.server.store.moderation_rows import AuditRow, BanRow, ReportRow, audit, bans, reports

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection, Table

MOST_LISTED = 200
"""Rows of a list for operators."""

# --- the audit ----------------------------------------------------------------------------------------------


def note(connection: Connection, by: str, act: str, about: str, reason: str) -> AuditRow:
    """Add an entry to the audit."""
    # A ban has the number of its entry, and may outlive it.
    row = AuditRow(_next(connection, "audit_numbers", audit, bans), time.time(), by, act, about, reason)
    connection.execute(insert(audit), msgspec.structs.asdict(row))
    return row


def _next(connection: Connection, sequence: str, *kinds: Table) -> int:
    """Return the number of a new row; no other process gets the same, and none waits for it."""
    last = max(connection.scalar(select(func.max(kind.c.number))) or 0 for kind in kinds)
    if connection.dialect.name != "postgresql":
        return last + 1
    number = 0
    while number <= last:  # an older process, or a back-up, may be ahead
        number = connection.scalar(select(func.nextval(sequence))) or 0
    return number


def audit_entries(connection: Connection, most: int) -> list[AuditRow]:
    """Return the last entries of the audit, newest first."""
    query = select(audit).order_by(audit.c.number.desc()).limit(min(most, MOST_LISTED))
    return rows.read(connection, query, AuditRow)


# --- bans ---------------------------------------------------------------------------------------------------


def all_bans(connection: Connection) -> list[BanRow]:
    """Return every ban."""
    return rows.read(connection, select(bans).order_by(bans.c.number), BanRow)


def add_bans(connection: Connection, wanted: Collection[BanRow]) -> list[BanRow]:
    """Store bans, each with an entry in the audit. An entry never contains a network: it outlives the ban."""
    made = []
    for ban in wanted:
        about = "an address" if ban.kind == "network" else f"{ban.kind} {ban.shown}"
        act = "mute" if ban.chat_only else "ban"
        entry = note(connection, ban.by, act, about, ban.reason)
        made.append(msgspec.structs.replace(ban, number=entry.number))
        connection.execute(insert(bans), msgspec.structs.asdict(made[-1]))
    return made


def remove_bans(connection: Connection, numbers: Collection[int]) -> int:
    """Delete bans that are over; return how many there were."""
    return connection.execute(delete(bans).where(bans.c.number.in_(numbers))).rowcount


def bans_among(connection: Connection, numbers: Collection[int]) -> list[int]:
    """Return those of some bans that are still there."""
    return list(connection.scalars(select(bans.c.number).where(bans.c.number.in_(numbers))))


def bans_sign(connection: Connection) -> tuple[int, ...]:
    """Return what is different whenever bans have been added or deleted."""
    number = bans.c.number
    found = connection.execute(select(func.count(), func.max(number), func.sum(number))).one()
    return tuple(int(one or 0) for one in found)


def tokens_of(connection: Connection, players: Collection[str]) -> dict[str, str]:
    """Return the hash of every seat token of some players, with the player's key."""
    owners = rows.owners.c
    query = select(owners.token, owners.player).where(owners.player.in_(players))
    return {token: player for token, player in connection.execute(query)}  # noqa: C416 - rows are no pairs to mypy


# --- reports ------------------------------------------------------------------------------------------------


def add_report(connection: Connection, report: ReportRow) -> None:
    """Store a report, with a number."""
    row = msgspec.structs.replace(report, number=_next(connection, "report_numbers", reports))
    connection.execute(insert(reports), msgspec.structs.asdict(row))


def report_rows(connection: Connection, *, is_open: bool | None) -> list[ReportRow]:
    """Return reports, newest first: the open ones, the closed ones, or all."""
    query = select(reports).order_by(reports.c.number.desc()).limit(MOST_LISTED)
    if is_open is not None:
        query = query.where(reports.c.closed == 0 if is_open else reports.c.closed != 0)
    return rows.read(connection, query, ReportRow)


def report(connection: Connection, number: int) -> ReportRow | None:
    """Return a report."""
    found = rows.read(connection, select(reports).where(reports.c.number == number), ReportRow)
    return found[0] if found else None


def open_by_table(connection: Connection) -> dict[str, int]:
    """Return how many reports are open, by table."""
    query = select(reports.c.code, func.count()).where(reports.c.closed == 0).group_by(reports.c.code)
    return {code: count for code, count in connection.execute(query)}  # noqa: C416 - the same


def close_report(connection: Connection, row: ReportRow) -> bool:
    """Close a report, with an entry in the audit, unless somebody else has closed it."""
    same = (reports.c.number == row.number) & (reports.c.closed == 0)
    values = {"closed": row.closed, "closed_by": row.closed_by, "note": row.note}
    if not connection.execute(update(reports).where(same).values(values)).rowcount:
        return False
    note(connection, row.closed_by, "close report", f"report {row.number}", row.note)
    return True


def has_networks(connection: Connection, before: float) -> bool:
    """Whether reports from before a time say where the reported person was connected from."""
    old = (reports.c.at < before) & (reports.c.network != "")
    return connection.scalar(select(reports.c.number).where(old).limit(1)) is not None


def forget_networks(connection: Connection, before: float) -> None:
    """Delete that."""
    connection.execute(update(reports).where(reports.c.at < before).values(network=""))


def old_rows(connection: Connection, kind: Table, before: float) -> list[str]:
    """Return the numbers of the reports or entries from before a time."""
    query = select(kind.c.number).where(kind.c.at < before).order_by(kind.c.number).limit(MOST_LISTED)
    return [str(number) for number in connection.scalars(query)]


def remove_rows(connection: Connection, kind: Table, numbers: Collection[str]) -> None:
    """Delete reports or entries."""
    connection.execute(delete(kind).where(kind.c.number.in_([int(one) for one in numbers])))


def forget_player(connection: Connection, player: str) -> None:
    """Remove what leads from reports to a deleted player."""
    connection.execute(update(reports).where(reports.c.player == player).values(player=""))
