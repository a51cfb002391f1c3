"""The people at a table beside its game: where lines of chat came from, and who may not come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.server.lobby.names import folded
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


class Crowd:
    """In memory only, for as long as the table is."""

    def __init__(self) -> None:
        self._last_line = 0
        self._last_spectator = 0
        self._sources: dict[int, Source] = {}
        """Who has said each line of chat."""
        self._dismissed: dict[str, None] = {}

    def number_line(self, source: Source, chat: Iterable[Said]) -> int:
        """Return the number of the next line of chat."""
        # A table that wakes up brings lines with numbers; where lines were deleted, their numbers stay used.
        self._last_line = max([self._last_line, *(said.number for said in chat)]) + 1
        self._sources[self._last_line] = source
        self._sources.pop(self._last_line - REMEMBERED, None)
        return self._last_line

    def source(self, line: int) -> Source:
        """Return who has said a line; nobody if that is forgotten."""
        return self._sources.get(line, Source())

    def number_spectator(self) -> int:
        """Return the number of the next spectator."""
        self._last_spectator += 1
        return self._last_spectator

    def dismiss(self, spectator: Connection) -> None:
        """Remember somebody who may not come back."""
        for sign in _signs(spectator.address, spectator.name or spectator.wanted):
            self._dismissed[sign] = None
        while len(self._dismissed) > MOST_DISMISSED:
            del self._dismissed[next(iter(self._dismissed))]

    def check(self, address: str, name: str) -> None:
        """Refuse somebody whom the host has removed, by address or name."""
        if any(sign in self._dismissed for sign in _signs(address, name)):
            raise Refusal("banned", "dismissed")


def spectators(connections: Iterable[Connection]) -> list[Spectator]:
    """Return who is watching, in the order in which they came."""
    watching = [one for one in connections if one.seat is None]
    ordered = sorted(watching, key=lambda one: one.number)
    return [Spectator(one.number, one.name, one.verified) for one in ordered]


def send_away(room: Room, connection: Connection, bye: Bye) -> None:
    """Close a connection that may not stay, and say why."""
    connection.send(bye)
    connection.lost.set()
    room.connections.discard(connection)


def _signs(address: str, name: str) -> list[str]:
    return [
        sign for sign in (f"from {address}" if address else "", f"as {folded(name)}" if name else "") if sign
    ]
