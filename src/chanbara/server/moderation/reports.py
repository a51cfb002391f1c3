"""Reports by players: how many may be made, and how long they are kept."""

from __future__ import annotations

import logging
import time
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.cluster.quotas import Quota
from chanbara.server.http.rate_limit import DAY
from chanbara.server.lobby.expiry import Expiry
from chanbara.server.moderation import moderation_store as kept
from chanbara.server.store import moderation_rows
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import NotStored, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.server.settings import Settings
    from chanbara.server.store.moderation_rows import ReportRow
    from chanbara.server.store.store import Store

LOG = logging.getLogger("chanbara.moderation")
MOST_OPEN, MOST_AT_TABLE = 2_000, 30
"""Open reports in all and about one table: strangers must not fill the database."""


class Reports:
    """The reports of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._open: Counter[str] = Counter()
        self._today = Quota(store, "reports", settings.reports_per_address)
        self.announce: Callable[[], None] = lambda: None
        """Called when a report was added or closed: others count them, too."""
        self._old_reports, self._old_entries = Expiry("reports"), Expiry("audit")

    @property
    def open_count(self) -> int:
        """How many reports wait for an operator."""
        return self._open.total()

    async def open(self) -> None:
        """Count what is open."""
        self._open = Counter(await self.store.ask(kept.open_by_table))

    async def add(self, report: ReportRow, address: str) -> None:
        """Store a report that comes from an address; when this returns it is on disk."""
        if self._open[report.code] >= MOST_AT_TABLE or self.open_count >= MOST_OPEN:
            raise Refusal("full", "reports-full")
        try:
            if not await self._today.take(address):
                raise Refusal("too_fast", "many-reports")
            await self.store.ask(lambda connection: kept.add_report(connection, report))
        except StoreError as error:
            raise NotStored from error
        self._open[report.code] += 1
        self.announce()
        LOG.warning("a report waits for an operator", extra={"table": report.code, "open": self.open_count})

    async def find(self, number: int) -> ReportRow:
        """Return a report, or refuse."""
        found = await self.store.ask(lambda connection: kept.report(connection, number))
        if found is None:
            raise Refusal("impossible", "no-such-report", number=str(number))
        return found

    async def close(self, number: int, by: str, note: str) -> ReportRow:
        """Close a report."""
        found = await self.find(number)
        row = msgspec.structs.replace(found, closed=time.time(), closed_by=by, note=note)
        if not await self.store.ask(lambda connection: kept.close_report(connection, row)):
            raise Refusal("impossible", "report-closed", number=str(number))
        await self.open()
        self.announce()
        return row

    async def remove_old(self, now: float) -> None:
        """Delete what is kept no longer: addresses, reports and entries of the audit."""
        settings = self.settings
        await self._today.forget_old()
        before = now - settings.report_address_days * DAY
        if await self.store.ask(partial(kept.has_networks, before=before)):
            await self.store.forget(partial(kept.forget_networks, before=before))
        for kind, days, expiry in (
            (moderation_rows.reports, settings.report_days, self._old_reports),
            (moderation_rows.audit, settings.audit_days, self._old_entries),
        ):
            old = await self.store.ask(partial(kept.old_rows, kind=kind, before=now - days * DAY))
            due = expiry.due(old, await self.store.count(kind))
            if due:
                await self.store.forget(partial(kept.remove_rows, kind=kind, numbers=due))
        await self.open()
