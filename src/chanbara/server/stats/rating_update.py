"""Ratings in SQL after a game: of the whole server, or of one club."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, insert, select, true, update

from chanbara.record.ratings import Strength
from chanbara.server.stats.strength import after, taking_part

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Table

    from chanbara.server.store.rows import PlayRow, ResultRow


def update_ratings(
    connection: Connection, table: Table, result: ResultRow, plays: Sequence[PlayRow], **among: str
) -> dict[str, Strength]:
    """Update the ratings of everybody in a game, among those with some columns; return the new ones."""
    sides = taking_part(result, plays)
    everybody = {who for members in sides.values() for who in members}
    here = and_(true(), *(table.c[name] == value for name, value in among.items()))
    query = select(table.c.who, table.c.mu, table.c.sigma, table.c.games)
    before = {row.who: row for row in connection.execute(query.where(here, table.c.who.in_(everybody)))}
    found = after(result, sides, {who: Strength(row.mu, row.sigma) for who, row in before.items()})
    for who, now in found.items():
        values = {"mu": now.mu, "sigma": now.sigma}
        if who in before:
            values["games"] = before[who].games + 1
            connection.execute(update(table).where(here, table.c.who == who).values(values))
        else:
            connection.execute(insert(table), {**among, "who": who, "games": 1, **values})
    return found
