"""The games that were counted: those of a player, and those of a table with its rematches."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import case, func, literal, select, union

from chanbara.server.store import rows
from chanbara.server.store.rows import PlayRow, ResultRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, CompoundSelect, Connection, Select

LONGEST_CHAIN = 1_000
"""Maximum number of rematches counted together, before and after a table."""
MOST_GAMES = 200
"""Games of a player in one answer."""


class Played(NamedTuple):
    """A game of a player."""

    result: ResultRow
    play: PlayRow
    kept: bool
    """Whether its table still exists."""


NUMBER = (rows.results.c.number + 0).label("place")
"""The order of games. The sum keeps the database from looking by it: a player has few of all games."""


def last_codes(connection: Connection, player: str, before: int | None = None) -> list[str]:
    """Return the tables of a player's last games, or of the last before a number."""
    query = _codes(player).order_by(NUMBER.desc()).limit(MOST_GAMES)
    if before is not None:
        query = query.where(before > NUMBER)
    return list(connection.scalars(query))


def all_codes(connection: Connection, player: str) -> list[str]:
    """Return the tables of all games of a player, in order."""
    return list(connection.scalars(_codes(player).order_by(NUMBER)))


def _codes(player: str) -> Select[tuple[str, int]]:
    results, plays = rows.results.c, rows.plays.c
    found = select(results.code, NUMBER).join(rows.plays, plays.code == results.code)
    return found.where(plays.player == player).distinct()


def games_at(connection: Connection, player: str, codes: Sequence[str]) -> list[Played]:
    """Return the games of a player at some tables, in order."""
    results, plays = rows.results.c, rows.plays.c
    kept = select(rows.tables.c.code).where(rows.tables.c.code == results.code).exists()
    query = (
        select(rows.results, rows.plays, kept)
        .join(rows.plays, (plays.code == results.code) & (plays.player == player))
        .where(results.code.in_(codes))
    )
    split = len(rows.results.c)
    found = [
        Played(ResultRow(*row[:split]), PlayRow(*row[split:-1]), bool(row[-1]))
        for row in connection.execute(query)
    ]
    return sorted(found, key=lambda one: (one.result.number, one.play.seat))


class Alike(NamedTuple):
    """Games of a player that have everything in common by which they are counted."""

    game: str
    players: int
    rising_sun: bool
    detail: str
    role: str
    team: str
    character: str
    played: int
    won: int
    honor: int
    dealt: int
    suffered: int


def counted_of(connection: Connection, player: str) -> list[Alike]:
    """Return how a player did in all games, added up by the database."""
    results, plays = rows.results.c, rows.plays.c
    same = (
        results.game,
        results.players,
        results.rising_sun,
        results.detail,
        plays.role,
        plays.team,
        plays.character,
    )
    sums = [func.sum(column) for column in (_won(), plays.honor, plays.dealt, plays.suffered)]
    query = select(*same, func.count(), *sums).select_from(rows.plays)
    query = query.join(rows.results, results.code == plays.code).where(plays.player == player)
    return [Alike(*row) for row in connection.execute(query.group_by(*same))]


def _won() -> ColumnElement[int]:
    """Return whether a seat has won as a number, which can be added up."""
    return case((rows.plays.c.won, 1), else_=0)


class Sitter(NamedTuple):
    """The games of somebody at a table, in one role with one character."""

    name: str
    owned: str
    """The folded name that they have claimed; empty without one."""
    bot: str
    role: str
    character: str
    played: int
    won: int


def sitters_of(connection: Connection, code: str) -> tuple[int, list[Sitter]]:
    """Return the number of games at a table with all its rematches, and who played them as what."""
    plays, seats = rows.plays.c, rows.seats.c
    here = plays.code.in_(list(connection.scalars(_chain(code))))
    # Names from a deleted rematch are gone.
    name = case((plays.bot == "", func.coalesce(seats.name, "")), else_="")
    owned = func.coalesce(rows.players.c.folded, "")
    same = (name, owned, plays.bot, plays.role, plays.character)
    query = select(*same, func.count(), func.sum(_won())).select_from(rows.plays)
    query = query.outerjoin(rows.seats, (seats.code == plays.code) & (seats.seat == plays.seat))
    query = query.outerjoin(rows.players, rows.players.c.key == plays.player)
    query = query.where(here).group_by(*same)
    games = connection.scalar(select(func.count(plays.code.distinct())).where(here)) or 0
    return games, [Sitter(*row) for row in connection.execute(query)]


def _chain(code: str) -> CompoundSelect[tuple[str]]:
    """Find a table with the rematches before and after it."""
    tables = rows.tables.c
    found = []
    for name, step, here in (("earlier", tables.code, tables.next), ("later", tables.next, tables.code)):
        chain = select(literal(code).label("code"), literal(0).label("steps")).cte(name, recursive=True)
        # Looked up one by one: for a join, SQLite would first read all tables into a filter.
        following = select(step).where(here == chain.c.code, tables.next != "").limit(1).scalar_subquery()
        chain = chain.union_all(
            select(following, chain.c.steps + 1).where(
                chain.c.code.is_not(None), chain.c.steps < LONGEST_CHAIN
            )
        )
        found.append(select(chain.c.code).where(chain.c.code.is_not(None)))
    return union(*found)
