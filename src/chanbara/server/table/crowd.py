"""The people at a table beside its game: where lines of chat came from, and who may not come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.server.lobby.names import folded
from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.table_info import Spectator

if TYPE_CHECKING:
    from collections.abc import Iterable

    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room
    from chanbara.server.wire.messages import Bye, Said

REMEMBERED = 50
"""Lines of chat sent to a newcomer."""
MOST_DISMISSED = 200
"""Addresses and names of those who may not come back; the oldest are forgotten."""


class Source(NamedTuple):
    """Who somebody at a table is: where they are, and the key of their claimed name, if they proved it."""

    address: str = ""
    player: str = ""


def source_of(room: Room, connection: Connection) -> Source:
    """Return who a connection is."""
    if connection.seat is not None:
        return Source(connection.address, room.seats[connection.seat].owner)
    return Source(connection.address, "" if connection.player is None else connection.player.key)


class Known(msgspec.Struct):
    """What a table knows about the people at it."""

    last_line: int = 0
    last_spectator: int = 0
    sources: dict[int, Source] = {}
    """Who has said each line of chat."""
    dismissed: list[str] = []
    """Signs of those who may not come back, the oldest first."""


class Crowd:
    """In memory, for as long as the table is."""

    def __init__(self) -> None:
        self.known = Known()

    def number_line(self, source: Source, chat: Iterable[Said]) -> int:
        """Return the number of the next line of chat."""
        known = self.known
        # A table that wakes up brings lines with numbers; where lines were deleted, their numbers stay used.
        known.last_line = max([known.last_line, *(said.number for said in chat)]) + 1
        known.sources[known.last_line] = source
        known.sources.pop(known.last_line - REMEMBERED, None)
        return known.last_line

    def source(self, line: int) -> Source:
        """Return who has said a line; nobody if that is forgotten."""
        return self.known.sources.get(line, Source())

    def number_spectator(self) -> int:
        """Return the number of the next spectator."""
        self.known.last_spectator += 1
        return self.known.last_spectator

    def dismiss(self, spectator: Connection) -> None:
        """Remember somebody who may not come back."""
        signs = _signs(spectator.address, spectator.name or spectator.wanted)
        others = [sign for sign in self.known.dismissed if sign not in signs]
        self.known.dismissed = [*others, *signs][-MOST_DISMISSED:]

    def check(self, address: str, name: str) -> None:
        """Refuse somebody whom the host has removed, by address or name."""
        if any(sign in self.known.dismissed for sign in _signs(address, name)):
            raise Refusal("banned", "dismissed")


def spectators(connections: Iterable[Connection]) -> list[Spectator]:
    """Return who is watching, in the order in which they came."""
    watching = [one for one in connections if one.seat is None]
    ordered = sorted(watching, key=lambda one: one.number)
    return [Spectator(one.number, one.name, one.verified, _avatar(one)) for one in ordered]


def _avatar(watching: Connection) -> str:
    own = watching.player.avatar if watching.verified and watching.player is not None else ""
    return watching.name and (watching.avatar or own or avatar_of(watching.name))


def send_away(room: Room, connection: Connection, bye: Bye) -> None:
    """Close a connection that may not stay, and say why."""
    connection.send(bye)
    connection.lost.set()
    room.connections.discard(connection)


def _signs(address: str, name: str) -> list[str]:
    return [
        sign for sign in (f"from {address}" if address else "", f"as {folded(name)}" if name else "") if sign
    ]
