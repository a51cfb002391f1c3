"""The games that were counted: those of a player, and those of a table with its rematches."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import case, func, literal, select, union

from chanbara.server.store import rows
from chanbara.server.store.rows import PlayRow, ResultRow

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, CompoundSelect, Connection

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


def games_of(
    connection: Connection, player: str, *, before: int | None = None, after: int | None = None
) -> list[Played]:
    """Return some games of a player in order: the last before a number, or the first after one."""
    results, plays = rows.results.c, rows.plays.c
    # Always by the games of the player, who has few of all; only their numbers are sorted.
    number = results.number + 0
    which = select(results.code, number.label("place")).join(rows.plays, plays.code == results.code)
    which = which.where(plays.player == player).limit(MOST_GAMES)
    if after is not None:
        which = which.where(number > after).order_by(number)
    else:
        which = which.order_by(number.desc())
    if before is not None:
        which = which.where(number < before)
    chosen = which.subquery()
    kept = select(rows.tables.c.code).where(rows.tables.c.code == chosen.c.code).exists()
    query = (
        select(rows.results, rows.plays, kept)
        .join(chosen, chosen.c.code == results.code)
        .join(rows.plays, (plays.code == chosen.c.code) & (plays.player == player))
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
