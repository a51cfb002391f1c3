"""Deleting what leads to a person, in memory and on disk, of this process and of all others.

First it is deleted in the database, then in the memory of each process, which stores what it changed. A table
that is loaded in between has read what is stored. A process that does not answer loses the tables concerned:
its next write to one of them is refused, so that nothing deleted comes back.
"""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.cluster import leases
from chanbara.server.moderation.enforcement import rename
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.stats_store import Place
from chanbara.server.store.handover_rows import forget_chat
from chanbara.server.store.rows import PlayerRow
from chanbara.server.store.turns import in_turn
from chanbara.server.table.chat import author_of
from chanbara.server.table.host_actions import disown_seats, forget_lines, forget_name, forget_watcher
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.writer import Work
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat

ROUNDS = 5
"""How often all are asked, while one of them still finds something: tables change hands meanwhile."""


class Forgotten(msgspec.Struct):
    """Whom or what to forget; others are asked for the same."""

    player: PlayerRow | None = None
    tokens: set[str] = msgspec.field(default_factory=set)
    """Hashes of seat tokens, and of the secrets of spectators."""
    mail_hash: str = ""
    """The hash of an email address."""
    name: str | None = None
    """The name that a player has instead, if they stay."""
    places: list[Place] = []
    """Where they sat, as far as is known."""

    def fits(self, seat: Seat) -> bool:
        """Whether there is something to forget at a seat."""
        row = seat.row
        if self.player is not None and seat.owner == self.player.key:
            return row.name != (self.name or "") or (self.name is None and bool(row.mail))
        if row.token in self.tokens:
            return bool(row.name or row.mail)
        return bool(self.mail_hash) and row.mail_hash == self.mail_hash


async def forget_player(lobby: Lobby, player: PlayerRow) -> None:
    """Remove everything that leads to a player."""
    find = partial(ledger.seats_of, player=player.key)
    whom = Forgotten(player, places=await lobby.store.read(find))
    async with lobby.claimed.lock(player):
        for service in lobby.services.values():
            await service.forget_player(player)  # before the tables: the next one would get the name
        await forget_seats(lobby, find, partial(ledger.forget, player=player.key))
    # Now nobody can come in under the name any more.
    _forget_beside_seats(lobby, whom)
    await forget_elsewhere(lobby, whom)


async def forget_seats(lobby: Lobby, find: Work[list[Place]], remove: Work[None]) -> None:
    """Remove the names at some seats."""
    # While nothing is loaded: a table in memory would write the name back.
    async with lobby.loading:
        done: set[Place] = set()
        # A rematch may have been opened while we waited for its table.
        while places := set(await lobby.store.read(find)) - done:
            for place in places:
                room = lobby.rooms.get(place.code)
                if room is not None:
                    with contextlib.suppress(Refusal):  # a failed table is rebuilt from disk
                        await room.do(partial(forget_name, room, place.seat))
                lobby.asleep.forget(place.code, place.seat)
            done |= places
        everything = partial(_with_handovers, remove=remove)
        await in_turn(lambda: lobby.store.forget(everything))


def _with_handovers(connection: Connection, remove: Work[None]) -> None:
    """Remove something, and the chat of tables that change hands at this moment."""
    remove(connection)
    forget_chat(connection)


async def forget_elsewhere(lobby: Lobby, whom: Forgotten) -> None:
    """Have all other processes forget somebody; when this returns, nothing can be written back."""
    if lobby.membership is None:
        return
    codes = {place.code for place in whom.places}
    for _ in range(ROUNDS):
        answers = await lobby.peers.ask_all("forget", whom)
        done = {lobby.membership.name, *answers}
        await lobby.store.ask(partial(leases.revoke, codes=codes, but=done))
        has_found = [msgspec.json.decode(answer, type=bool) for answer in answers.values()]
        # A table may have come here since we looked.
        if not any(has_found) and not await forget_here(lobby, whom):
            return


async def forget_here(lobby: Lobby, whom: Forgotten) -> bool:
    """Forget somebody in the memory of this process, and store that; return whether there was something."""
    found = False
    async with lobby.loading:
        for room in list(lobby.rooms.values()):
            for seat in [one for one in room.seats if whom.fits(one)]:
                found = True
                with contextlib.suppress(Refusal):  # a failed table is rebuilt from disk
                    await room.do(partial(_forget_seat, room, seat, whom))
        for place in whom.places:
            lobby.asleep.forget(place.code, place.seat)
        _forget_beside_seats(lobby, whom)
    return found


async def _forget_seat(room: Room, seat: Seat, whom: Forgotten) -> None:
    number = seat.row.seat
    if whom.name is not None:
        await rename(room, number, whom.name)
    elif whom.mail_hash:
        seat.forget_mail()
        await room.save_all()
        room.lobby.reminders.show_seat(room, number)
    else:
        await forget_name(room, number)
        await room.save_all()


def _forget_beside_seats(lobby: Lobby, whom: Forgotten) -> None:
    """Forget what somebody has said as a spectator, and whose seats they were."""
    if whom.player is not None:
        for room in lobby.rooms.values():
            forget_watcher(room, whom.player)
            if whom.name is None:
                disown_seats(room, whom.player)
        lobby.asleep.forget_watcher(whom.player)
    if whom.tokens:
        forget_spectator(lobby, whom.tokens)


def forget_spectator(lobby: Lobby, secrets: Collection[str]) -> None:
    """Delete what a spectator has said, and their name where they still watch."""
    for room in lobby.rooms.values():
        for connection in room.connections:
            if connection.watcher in secrets:
                connection.wanted = connection.name = ""
                connection.verified = False
        forget_lines(room.chat, lambda said: author_of(said) in secrets)
    for asleep in lobby.asleep.tables.values():
        forget_lines(asleep.chat, lambda said: author_of(said) in secrets)
