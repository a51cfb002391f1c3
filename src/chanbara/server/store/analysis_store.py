"""Analyses of finished games in the database, so that they survive a restart."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from chanbara.server.store import record_rows, rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.store import Store


class AnalysisShelf:
    """Stores the last analysis of each game, with its cache key."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, code: str, source: str) -> list[bytes]:
        """Return the lines of a game; none if they were never computed or have another cache key."""
        kept = record_rows.analyses.c
        query = select(kept.lines).where(kept.code == code, kept.source == source)
        packed = await self._store.read(lambda connection: connection.scalar(query))
        return [] if packed is None else zlib.decompress(packed).splitlines(keepends=True)

    async def keep(self, code: str, source: str, lines: Sequence[bytes]) -> None:
        """Store the lines of a game, replacing earlier ones; nothing is stored for a deleted game."""
        packed = zlib.compress(b"".join(lines))

        def work(connection: Connection) -> None:
            connection.execute(delete(record_rows.analyses).where(record_rows.analyses.c.code == code))
            if any(_is_there(connection, code)):
                connection.execute(
                    insert(record_rows.analyses), {"code": code, "source": source, "lines": packed}
                )

        await self._store.ask(work)


def _is_there(connection: Connection, code: str) -> list[bool]:
    return [
        connection.scalar(select(kind.c.code).where(kind.c.code == code)) is not None
        for kind in (rows.tables, record_rows.records)
    ]
