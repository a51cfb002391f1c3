"""Quick play: the next table of one's size and pace, whichever process runs it; if there is none, a new one.

Which tables wait is read from the database, so that a table is found as soon as it is stored. Two people who
want the same at the same moment meet: whoever opens a table looks again in the transaction that stores it.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import or_, select

from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.lobby.names import GUESTS, are_alike
from chanbara.server.lobby.naming import check_own
from chanbara.server.lobby.stored_tables import Quick
from chanbara.server.store import rows
from chanbara.server.store.rows import PlayerRow
from chanbara.server.store.store import StoreError
from chanbara.server.store.turns import MEETING, take_turn
from chanbara.server.table.host_actions import Newcomer, sit
from chanbara.server.wire.quick_bodies import QuickPlay as Wanted
from chanbara.server.wire.quick_bodies import QuickSeated
from chanbara.server.wire.refusal import NotHere, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.table.room import Room

TRIES = 5
"""How often somebody looks again who was a moment too late to open a table."""
SOON = 3.0
"""Seconds before bots come in which nobody else is sent to a table."""
MOST_TRIED = 8
"""Tables at which a seat is tried for in one look."""


class Found(StoreError):
    """Somebody has opened such a table at this moment. Nothing was stored."""


class Guest(msgspec.Struct):
    """Somebody who wants a seat at a table; the process that runs it is told the same."""

    code: str
    wanted: Wanted
    player: PlayerRow | None
    address: str


class QuickPlay:
    """Finds or opens tables that start by themselves."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def play(self, wanted: Wanted, address: str, player: PlayerRow | None) -> QuickSeated:
        """Seat somebody at the next table that fits."""
        lobby = self._lobby
        lobby.moderation.bans.admit(wanted.name, address, player)
        if wanted.game.seats == 1 or not wanted.game.is_standard:
            raise Refusal("impossible", "not-quick")
        await check_own(lobby.store, wanted.name, player)
        tried: set[str] = set()
        for _ in range(TRIES):
            for code in await lobby.store.read(partial(_waiting, key=wanted.key, but=tried)):
                seated = await self._sit(Guest(code, wanted, player, address))
                if seated is not None:
                    return seated
                tried.add(code)
            try:
                return await self._open(wanted, address, player, tried)
            except Found:
                continue
        raise NotHere

    async def sit_here(self, guest: Guest) -> QuickSeated | None:
        """Seat somebody at a table of this process; None if there is no seat for them any more."""
        lobby = self._lobby
        try:
            room = await lobby.find(guest.code)
            room.crowd.check(guest.address, guest.wanted.name)
            async with lobby.claimed.seating(guest.player) as still:
                seated: QuickSeated = await room.do(partial(_take_seat, room, guest.wanted, still))
        except Refusal as refusal:
            if refusal.code in {"claimed", "unknown_token"}:
                raise
            return None
        return seated

    async def _sit(self, guest: Guest) -> QuickSeated | None:
        try:
            return await self.sit_here(guest)
        except Elsewhere as error:
            try:
                answer = await self._lobby.peers.ask(error.node, "quick", guest)
            except OSError:
                return None
            return msgspec.json.decode(answer, type=QuickSeated | None)

    async def _open(
        self, wanted: Wanted, address: str, player: PlayerRow | None, tried: Collection[str]
    ) -> QuickSeated:
        if wanted.fill is not None:
            self._lobby.check_load()
        quick = Quick(wanted.key, _fill_at(wanted), wanted.salt)
        first = partial(_check_first, key=wanted.key, but=tried)
        seated = await self._lobby.open_table(
            wanted.name, wanted.options, address, player=player, avatar=wanted.avatar, quick=quick, also=first
        )
        return QuickSeated(seated.code, seated.seat, seated.token, wanted.name)


def _fill_at(wanted: Wanted) -> float:
    return 0.0 if wanted.fill is None else time.time() + wanted.fill


async def _take_seat(room: Room, wanted: Wanted, player: PlayerRow | None) -> QuickSeated:
    """Seat somebody, who is ready at once."""
    if not room.filling.is_on:
        raise Refusal("started")
    name = _name_at(room, wanted.name)
    newcomer = Newcomer(name, avatar=wanted.avatar, salt=wanted.salt)
    seated = await sit(room, newcomer, player)
    await room.filling.hasten(_fill_at(wanted))
    return QuickSeated(seated.code, seated.seat, seated.token, name)


def _name_at(room: Room, wanted: str) -> str:
    """Return the name of a guest; one that the page gave them may be that of somebody else as well."""
    taken = [seat.row.name for seat in room.seats if seat.row.name]

    def is_free(name: str) -> bool:
        return not any(are_alike(name, other) for other in taken)

    if wanted not in GUESTS or is_free(wanted):
        return wanted
    return next(filter(is_free, GUESTS), wanted)


def _waiting(connection: Connection, key: str, but: Collection[str]) -> list[str]:
    """Return tables with a free seat that wait for somebody like this, the oldest first."""
    tables, seats = rows.tables.c, rows.seats.c
    free = select(seats.code).where(seats.code == tables.code, seats.token == "", seats.bot == "").exists()
    in_time = or_(tables.fill_at == 0.0, tables.fill_at > time.time() + SOON)
    query = select(tables.code).where(tables.quick == key, tables.status == "lobby", in_time, free)
    query = query.where(tables.code.not_in(list(but))).order_by(tables.created, tables.code)
    return list(connection.scalars(query.limit(MOST_TRIED)))


def _check_first(connection: Connection, key: str, but: Collection[str]) -> None:
    """Refuse to store a new table if somebody has stored such a one; nobody else looks at the same time."""
    take_turn(connection, MEETING)
    # The new table itself is stored already.
    if len(_waiting(connection, key, but)) > 1:
        raise Found("somebody waits at such a table")
