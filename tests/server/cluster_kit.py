"""Several servers on one database: what a test does to them from inside."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from chanbara.server.settings import Settings
from chanbara.server.store.handover_rows import hand_over
from tests.server.kit import PATIENCE, Running

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from chanbara.server.cluster.membership import Membership
    from tests.server.postgres import Postgres

T = TypeVar("T")
SHARED = Settings(shared=True, requests_at_once=10_000, tables_per_address=1_000, questions_at_once=10_000)
"""Of a server that shares its database, without limits that a test would notice."""


@contextmanager
def two_servers(postgres: Postgres, settings: Settings) -> Iterator[tuple[Running, Running]]:
    """Two servers on a database of their own."""
    url = postgres.new_database()
    with Running(url, settings) as first, Running(url, settings) as second:
        yield first, second
    postgres.take_back(url)


def on_loop(server: Running, work: Coroutine[Any, Any, T]) -> T:
    """Do something in the event loop of a server."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def membership_of(server: Running) -> Membership:
    """Return what a server knows of the others."""
    found = server.lobby.membership
    assert found is not None
    return found


def give_back(server: Running, code: str) -> None:
    """Let a server leave a table to whoever is asked for it next."""

    async def leave() -> None:
        lobby = server.lobby
        room = await lobby.find(code)
        assert room.fence is not None
        await lobby.lose(room)
        await lobby.store.ask(partial(hand_over, rows=[], fences=[room.fence]))

    on_loop(server, leave())


def change_hands(before: Running, after: Running, code: str) -> None:
    """Let a table be given to another server."""
    give_back(before, code)
    assert after.ask(f"/api/tables/{code}")[0] == 200
    assert code in after.lobby.rooms
