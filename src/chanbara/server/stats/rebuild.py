"""Recompute statistics and ratings from the logs: ``python -m chanbara.server.stats.rebuild DATABASE``.

The server updates them as games end; this is for verification. It needs exclusive access to the database.
"""

from __future__ import annotations

import asyncio
import sys

from chanbara.server.serve import default_database
from chanbara.server.stats.recorder import Books
from chanbara.server.store.store import Store, StoreError


async def rebuild(database: str) -> None:
    """Open the database, recompute, and close it."""
    store = Store.open(database)
    try:
        await Books(store).rebuild()
    finally:
        await store.close()


if __name__ == "__main__":
    try:
        asyncio.run(rebuild(sys.argv[1] if len(sys.argv) > 1 else default_database()))
    except StoreError as error:
        sys.exit(str(error))
