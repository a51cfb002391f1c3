"""The list of public tables: of this process, and of all others on the same database.

Each process keeps a list of its own in its row of the database, without names: those are read where they are
stored, so that a name that is deleted or changed is in no list.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import and_, select, update

from chanbara.server.cluster import leases
from chanbara.server.lobby.names import folded
from chanbara.server.store import rows
from chanbara.server.store.database import StoreError
from chanbara.server.store.lease_rows import nodes
from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.bodies import Listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import TableRow
    from chanbara.server.table.room import Room
    from chanbara.server.wire.options import TableOptions

MOST_LISTED = 100
"""Tables in one list: nobody reads more, and everybody's list is made every few seconds."""
PUBLISHED, READ = 0.7, 0.7
"""Seconds between two looks at what has changed here, and for which lists of others are not read again."""
REPEATED = 5.0
"""Seconds after which a list is stored again if it is not there: the row of a dead process is deleted."""


class Entry(NamedTuple):
    """A table in a list, and when it was opened."""

    created: float
    table: Listed


def is_open(room: Room) -> bool:
    """Whether a stranger can join or watch a table."""
    return room.row.status == "lobby" or (room.row.status == "running" and room.options.spectators)


def listed_as(room: Room) -> Listed:
    """Return the list entry of a table."""
    host = room.seats[room.row.host]
    return msgspec.structs.replace(
        listed_from(room.row, room.options, sum(seat.is_free for seat in room.seats)),
        host=host.row.name,
        verified=host.verified,
        avatar=host.info(None).avatar,
        quick=room.filling.is_on,
        fill_at=(room.filling.is_on and room.row.fill_at) or None,
    )


def listed_from(row: TableRow, options: TableOptions, free: int) -> Listed:
    """Return the list entry of a table by what is stored, without its host."""
    game = options.game
    return Listed(
        code=row.code,
        game=game.kind.name,
        players=game.seats,
        free=free,
        status="lobby" if row.status == "lobby" else "running",
        host="",
        verified=False,
        book=getattr(game, "book", None),
        rulings=dict(getattr(game, "rulings", {})),
        house=bool(getattr(game, "house", "")),
        cards=list(game.files),
        design=bool(getattr(game, "design", "")),
        rising_sun=getattr(game, "rising_sun", False),
        clock=options.clock,
        since=row.created,
    )


class Listing:
    """The public tables that can be joined or watched."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self._stored = ""
        self._repeats_at = 0.0
        self._others: list[Entry] = []
        self._read_at = float("-inf")
        self._reading = asyncio.Lock()

    async def tables(self) -> list[Listed]:
        """Return the public tables of all processes: the newest, those to join first."""
        own = self._own()
        if self.lobby.membership is None:
            return [one.table for one in own]
        with contextlib.suppress(StoreError):  # in an outage the last list is good enough
            await self._read(self.lobby.membership.name)
        # A table that has just changed hands may be in two lists.
        found = {one.table.code: one for one in (*self._others, *own)}
        ordered = sorted(found.values(), key=lambda one: (one.table.status != "lobby", -one.created))
        return [one.table for one in ordered[:MOST_LISTED]]

    def _own(self) -> list[Entry]:
        rooms = self.lobby.rooms.values()
        found = [room for room in reversed(rooms) if room.options.public and is_open(room)]
        found.sort(key=lambda room: room.row.status != "lobby")
        return [Entry(room.row.created, listed_as(room)) for room in found[:MOST_LISTED]]

    # --- of several processes ------------------------------------------------------------------------------

    async def run(self, name: str) -> None:
        """Store the list of this process whenever it has changed."""
        while True:
            await asyncio.sleep(PUBLISHED)
            with contextlib.suppress(StoreError):
                await self.publish(name)

    async def publish(self, name: str) -> None:
        """Store the list of this process if it has changed."""
        now = asyncio.get_running_loop().time()
        nameless = [
            Entry(one.created, msgspec.structs.replace(one.table, host="", verified=False, avatar=""))
            for one in self._own()
        ]
        text = msgspec.json.encode(nameless).decode()
        if text != self._stored or now >= self._repeats_at:
            await self.lobby.store.ask_alone(partial(_store, name=name, text=text))
            self._stored, self._repeats_at = text, now + REPEATED

    async def _read(self, name: str) -> None:
        """Read the lists of all others, unless that was done a moment ago."""
        loop = asyncio.get_running_loop()
        async with self._reading:
            if loop.time() - self._read_at >= READ:
                self._others = await self.lobby.store.read(partial(_lists, but=name))
                self._read_at = loop.time()


def _store(connection: Connection, name: str, text: str) -> None:
    connection.execute(update(nodes).where(nodes.c.name == name, nodes.c.listed != text).values(listed=text))


def _lists(connection: Connection, but: str) -> list[Entry]:
    """Return the tables of all other processes that live, with the names of their hosts."""
    query = select(nodes.c.listed).where(nodes.c.name.in_(leases.living()), nodes.c.name != but)
    found = [
        entry
        for text in connection.scalars(query.where(nodes.c.listed != ""))
        for entry in msgspec.json.decode(text, type=list[Entry])
    ]
    hosts = hosts_of(connection, [one.table.code for one in found])
    return [
        one._replace(table=msgspec.structs.replace(one.table, **hosts[one.table.code]))
        for one in found
        if one.table.code in hosts
    ]


def hosts_of(connection: Connection, codes: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Return the name of each table's host, whether they have claimed it, and their crest."""
    if not codes:
        return {}
    tables, seats, players = rows.tables.c, rows.seats.c, rows.players.c
    query = (
        select(tables.code, seats.name, seats.avatar, players.folded)
        .join(rows.seats, and_(seats.code == tables.code, seats.seat == tables.host))
        .outerjoin(rows.owners, rows.owners.c.token == seats.token)
        .outerjoin(rows.players, players.key == rows.owners.c.player)
        .where(tables.code.in_(codes))
    )
    return {
        code: {
            "host": name,
            "verified": claimed == folded(name),
            "avatar": name and (avatar or avatar_of(name)),
        }
        for code, name, avatar, claimed in connection.execute(query)
    }
