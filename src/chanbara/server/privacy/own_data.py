"""Collecting and deleting what is known of the owner of some tokens, in memory and on disk."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.lobby.forgetting import Forgotten, forget_elsewhere, forget_seats, forget_spectator
from chanbara.server.lobby.tokens import hashed
from chanbara.server.privacy import own_store
from chanbara.server.stats.stats_store import Place
from chanbara.server.table.chat import author_of
from chanbara.server.wire.own_data import DataDeleted, OwnData, OwnLine, OwnPlace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.wire.messages import Said


async def collect(lobby: Lobby, tokens: Sequence[str]) -> OwnData:
    """Return everything about the owner of these tokens, and nothing about anyone else."""
    hashes = {hashed(token) for token in tokens}
    found = OwnData([], [], [], [], [], [])
    # Seat by seat: there may be thousands, and nobody else is to wait until all of them are read.
    for place in await lobby.store.read(partial(own_store.places, tokens=hashes)):
        found.seats += await lobby.store.read(partial(own_store.seat, place=place, tokens=hashes))
    found.sagas = await lobby.store.read(partial(own_store.sagas, tokens=hashes))
    found.evenings = await lobby.store.read(partial(own_store.evenings, tokens=hashes))
    found.devices = await lobby.store.read(partial(own_store.devices, tokens=hashes))
    found.practice = await lobby.store.read(partial(own_store.practice, tokens=hashes))
    places = [Place(seat.code, seat.seat, is_over=False) for seat in found.seats]
    whom = Forgotten(tokens=hashes, places=places)
    found.chat = await lines_of(lobby, whom)
    for answer in (await lobby.peers.ask_all("lines", whom)).values():
        found.chat += msgspec.json.decode(answer, type=list[OwnLine])
    return found


async def lines_of(lobby: Lobby, whom: Forgotten) -> list[OwnLine]:
    """Return what somebody has said at the tables of this process."""
    mine = {(place.code, place.seat) for place in whom.places}
    return [
        OwnLine(code, said.seat, said.name, said.text, said.claim, said.about, said.emote)
        for code, said in _lines(lobby)
        if (code, said.seat) in mine or author_of(said) in whom.tokens
    ]


def _lines(lobby: Lobby) -> Iterator[tuple[str, Said]]:
    """Yield everything that was said at tables in memory and at those that sleep."""
    for code, room in lobby.rooms.items():
        yield from ((code, said) for said in room.chat)
    for code, asleep in lobby.asleep.tables.items():
        yield from ((code, said) for said in asleep.chat)


async def forget(lobby: Lobby, tokens: Sequence[str]) -> DataDeleted:
    """Delete names, addresses and chat lines; games stay, and running ones go on without a name."""
    hashes = {hashed(token) for token in tokens}
    find = partial(own_store.places, tokens=hashes)
    whom = Forgotten(tokens=hashes, places=await lobby.store.read_in_order(find))
    forget_spectator(lobby, hashes)
    # Everybody waits while files are wiped: a token that somebody made up must not cause that.
    if await lobby.store.read_in_order(partial(own_store.has_any, tokens=hashes)):
        for service in lobby.services.values():
            await service.forget_tokens(hashes)  # before the tables: the next one would get the name again
        await forget_seats(lobby, find, partial(own_store.forget, tokens=hashes))
    await forget_elsewhere(lobby, whom)
    kept = await lobby.store.read_in_order(find)
    return DataDeleted([OwnPlace(place.code, place.seat) for place in kept])
