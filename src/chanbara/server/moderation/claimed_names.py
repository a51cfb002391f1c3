"""Claimed names in the database, as operators see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, update

from chanbara.server.stats.stats_store import seats_of
from chanbara.server.store import rows
from chanbara.server.store.rows import PlayerRow

if TYPE_CHECKING:
    from sqlalchemy import Connection


def player_named(connection: Connection, name: str) -> PlayerRow | None:
    """Return the player who has claimed a name, in comparable form."""
    found = rows.read(connection, select(rows.players).where(rows.players.c.folded == name), PlayerRow)
    return found[0] if found else None


def rename_player(connection: Connection, key: str, names: dict[str, str]) -> None:
    """Give a player another name, at all their seats too; ``names`` are its forms, by column."""
    connection.execute(update(rows.players).where(rows.players.c.key == key).values(names))
    for place in seats_of(connection, key):
        same = (rows.seats.c.code == place.code) & (rows.seats.c.seat == place.seat)
        connection.execute(update(rows.seats).where(same).values(name=names["name"]))
