"""Figures of games that are over in the database: whoever comes after a restart has them at once."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from chanbara.server.store import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.store import Store


class AnalysisShelf:
    """Where they are kept: of each game the last that was computed, beside what they follow from."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, code: str, source: str) -> list[bytes]:
        """Return the lines of a game, none where they were never computed or follow from something else."""
        kept = rows.analyses.c
        query = select(kept.lines).where(kept.code == code, kept.source == source)
        packed = await self._store.ask(lambda connection: connection.scalar(query))
        return [] if packed is None else zlib.decompress(packed).splitlines(keepends=True)

    async def keep(self, code: str, source: str, lines: Sequence[bytes]) -> None:
        """Keep the lines of a game instead of those before; of a game that is gone nothing is kept."""
        packed = zlib.compress(b"".join(lines))

        def work(connection: Connection) -> None:
            connection.execute(delete(rows.analyses).where(rows.analyses.c.code == code))
            if any(_is_there(connection, code)):
                connection.execute(insert(rows.analyses), {"code": code, "source": source, "lines": packed})

        await self._store.ask(work)


def _is_there(connection: Connection, code: str) -> list[bool]:
    return [
        connection.scalar(select(kind.c.code).where(kind.c.code == code)) is not None
        for kind in (rows.tables, rows.records)
    ]
