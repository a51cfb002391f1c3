"""Collecting and deleting what is known of the owner of some tokens, in memory and on disk."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.lobby.forgetting import forget_seats
from chanbara.server.lobby.tokens import hashed
from chanbara.server.privacy import own_store
from chanbara.server.table.chat import author_of
from chanbara.server.table.host_actions import forget_lines
from chanbara.server.wire.own_data import DataDeleted, OwnData, OwnLine, OwnPlace

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.wire.messages import Said


async def collect(lobby: Lobby, tokens: Sequence[str]) -> OwnData:
    """Return everything about the owner of these tokens, and nothing about anyone else."""
    hashes = {hashed(token) for token in tokens}
    found = OwnData([], [], [])
    # Seat by seat: there may be thousands, and nobody else is to wait until all of them are read.
    for place in await lobby.store.read(partial(own_store.places, tokens=hashes)):
        found.seats += await lobby.store.read(partial(own_store.seat, place=place, tokens=hashes))
    found.sagas = await lobby.store.read(partial(own_store.sagas, tokens=hashes))
    mine = {(seat.code, seat.seat) for seat in found.seats}
    found.chat = [
        OwnLine(code, said.seat, said.name, said.text, said.claim, said.about)
        for code, said in _lines(lobby)
        if (code, said.seat) in mine or author_of(said) in hashes
    ]
    return found


def _lines(lobby: Lobby) -> Iterator[tuple[str, Said]]:
    """Yield everything that was said at tables in memory and at those that sleep."""
    for code, room in lobby.rooms.items():
        yield from ((code, said) for said in room.chat)
    for code, asleep in lobby.asleep.tables.items():
        yield from ((code, said) for said in asleep.chat)


async def forget(lobby: Lobby, tokens: Sequence[str]) -> DataDeleted:
    """Delete names, addresses and chat lines; games stay, and running ones go on without a name."""
    hashes = {hashed(token) for token in tokens}
    _forget_spectator(lobby, hashes)
    # Everybody waits while files are wiped: a token that somebody made up must not cause that.
    if await lobby.store.read_in_order(partial(own_store.has_any, tokens=hashes)):
        for service in lobby.services.values():
            await service.forget_tokens(hashes)  # before the tables: the next one would get the name again
        await forget_seats(
            lobby, partial(own_store.places, tokens=hashes), partial(own_store.forget, tokens=hashes)
        )
    kept = await lobby.store.read_in_order(partial(own_store.places, tokens=hashes))
    return DataDeleted([OwnPlace(place.code, place.seat) for place in kept])


def _forget_spectator(lobby: Lobby, hashes: Collection[str]) -> None:
    """Delete what a spectator has said, and their name where they still watch."""
    for room in lobby.rooms.values():
        for connection in room.connections:
            if connection.watcher in hashes:
                connection.wanted = connection.name = ""
                connection.verified = False
        forget_lines(room.chat, lambda said: author_of(said) in hashes)
    for asleep in lobby.asleep.tables.values():
        forget_lines(asleep.chat, lambda said: author_of(said) in hashes)
