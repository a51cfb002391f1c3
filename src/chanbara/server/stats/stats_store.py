"""Players and results in the database: names, seat owners, results and ratings."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from chanbara.record.ratings import Strength
from chanbara.server.stats.strength import PLAYER, after, is_rated, taking_part
from chanbara.server.store import rows
from chanbara.server.store.rows import PlayerRow, PlayRow, RatingRow, ResultRow, TableRow

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement

    from chanbara.server.kind import Outcome

GONE = "gone "
"""Prefix of the new anonymous key for a player who has deleted their data."""
LONGEST_CHAIN = 1_000
"""Maximum number of rematches counted together."""


# --- names --------------------------------------------------------------------------------------------------


def add_player(connection: Connection, player: PlayerRow) -> bool:
    """Store a new player, unless the name is taken."""
    same = select(rows.players.c.key).where(rows.players.c.folded == player.folded)
    if connection.scalar(same) is not None:
        return False
    connection.execute(insert(rows.players), msgspec.structs.asdict(player))
    return True


def player_of(connection: Connection, token: str) -> PlayerRow | None:
    """Return the player with this token hash."""
    found = rows.read(connection, select(rows.players).where(rows.players.c.token == token), PlayerRow)
    return found[0] if found else None


def change_listed(connection: Connection, key: str, *, listed: bool) -> None:
    """List a player on the ladder, or remove them from it."""
    connection.execute(update(rows.players).where(rows.players.c.key == key).values(listed=listed))


def own(connection: Connection, token: str, player: str) -> None:
    """Store who owns a seat."""
    connection.execute(insert(rows.owners), {"token": token, "player": player})


class Place(NamedTuple):
    """A seat that belongs to a player."""

    code: str
    seat: int
    is_over: bool


def seats_of(connection: Connection, player: str) -> list[Place]:
    """Return the seats of a player, at tables that still exist."""
    owned = select(rows.owners.c.token).where(rows.owners.c.player == player)
    seats, tables = rows.seats.c, rows.tables.c
    query = (
        select(seats.code, seats.seat, tables.status)
        .join(rows.tables, tables.code == seats.code)
        .where(seats.token.in_(owned))
        .order_by(seats.code, seats.seat)
    )
    return [Place(code, seat, status in {"over", "void"}) for code, seat, status in connection.execute(query)]


def sagas_of(connection: Connection, player: str) -> list[str]:
    """Return the codes of a player's campaigns and clans."""
    owned = select(rows.owners.c.token).where(rows.owners.c.player == player)
    return list(connection.scalars(select(rows.sagas.c.code).where(rows.sagas.c.token.in_(owned))))


def forget(connection: Connection, player: str) -> None:
    """Remove everything that leads to a player. Their games stay, without a name."""
    for place in seats_of(connection, player):
        same = (rows.seats.c.code == place.code) & (rows.seats.c.seat == place.seat)
        # A running game stays theirs, without a name; a finished one no longer belongs to anyone.
        nothing = {"name": "", "mail": "", **({"token": ""} if place.is_over else {})}
        connection.execute(update(rows.seats).where(same).values(nothing))
    stranger = GONE + secrets.token_hex(8)
    connection.execute(update(rows.plays).where(rows.plays.c.player == player).values(player=stranger))
    rating = rows.ratings.c.who == PLAYER + player
    connection.execute(update(rows.ratings).where(rating).values(who=PLAYER + stranger))
    connection.execute(delete(rows.owners).where(rows.owners.c.player == player))
    connection.execute(delete(rows.players).where(rows.players.c.key == player))


def let_table_go(connection: Connection, code: str) -> None:
    """Handle the removal of a table: its result stays only if it belongs to a player."""
    here = select(rows.seats.c.token).where(rows.seats.c.code == code)
    elsewhere = select(rows.seats.c.token).where(rows.seats.c.code != code)
    owned = rows.owners.c.token
    # Before the next duel of a saga, no seat has its token.
    sagas = select(rows.sagas.c.token)
    alone = owned.in_(here) & owned.not_in(elsewhere) & owned.not_in(sagas)
    connection.execute(delete(rows.owners).where(alone))
    named = select(rows.plays.c.code).where(rows.plays.c.code == code, rows.plays.c.player != "")
    if connection.scalar(named) is None:
        connection.execute(delete(rows.plays).where(rows.plays.c.code == code))
        connection.execute(delete(rows.results).where(rows.results.c.code == code))


def let_saga_go(connection: Connection, code: str) -> None:
    """Handle the removal of a saga: its owner is remembered only while its tables exist."""
    here = select(rows.sagas.c.token).where(rows.sagas.c.code == code)
    owned = rows.owners.c.token
    alone = owned.in_(here) & owned.not_in(select(rows.seats.c.token))
    connection.execute(delete(rows.owners).where(alone))
    connection.execute(delete(rows.sagas).where(rows.sagas.c.code == code))


# --- results ------------------------------------------------------------------------------------------------


def ended(connection: Connection, *which: ColumnElement[bool]) -> list[TableRow]:
    """Return the tables with finished games, in the order in which they ended."""
    query = select(rows.tables).where(rows.tables.c.status == "over", *which)
    ends = select(func.max(rows.entries.c.at)).where(rows.entries.c.code == rows.tables.c.code)
    return rows.read(connection, query.order_by(ends.scalar_subquery(), rows.tables.c.code), TableRow)


def uncounted(connection: Connection) -> list[TableRow]:
    """Return those of them that are not counted yet."""
    return ended(connection, rows.tables.c.code.not_in(select(rows.results.c.code)))


def add_outcome(connection: Connection, found: Outcome) -> None:
    """Count a game, once, and rate its players."""
    if connection.scalar(select(rows.results.c.code).where(rows.results.c.code == found.result.code)):
        return
    last = connection.scalar(select(func.max(rows.results.c.number)))
    found.result.number = 0 if last is None else last + 1
    owners = _owners(connection, found.result.code)
    for play in found.plays:
        play.player = "" if play.bot else owners.get(play.seat, "")
    connection.execute(insert(rows.results), msgspec.structs.asdict(found.result))
    if found.plays:
        connection.execute(insert(rows.plays), [msgspec.structs.asdict(play) for play in found.plays])
    rate(connection, found.result, found.plays)


def _owners(connection: Connection, code: str) -> dict[int, str]:
    """Return the owners of the seats of a table."""
    seats, owners = rows.seats.c, rows.owners.c
    query = select(seats.seat, owners.player).join(rows.owners, owners.token == seats.token)
    return {seat: player for seat, player in connection.execute(query.where(seats.code == code))}  # noqa: C416 - rows are no pairs to mypy


def rate(connection: Connection, result: ResultRow, plays: Sequence[PlayRow]) -> None:
    """Update the ratings with a game."""
    if not is_rated(result, plays):
        return
    sides = taking_part(result, plays)
    everybody = {who for members in sides.values() for who in members}
    query = select(rows.ratings).where(rows.ratings.c.who.in_(everybody))
    before = {row.who: row for row in rows.read(connection, query, RatingRow)}
    known = {who: Strength(row.mu, row.sigma) for who, row in before.items()}
    for who, now in after(result, sides, known).items():
        values = {"who": who, "mu": now.mu, "sigma": now.sigma, "games": 1}
        if who in before:
            values["games"] = before[who].games + 1
            connection.execute(update(rows.ratings).where(rows.ratings.c.who == who).values(values))
        else:
            connection.execute(insert(rows.ratings), values)
        if who.startswith(PLAYER):
            mine = (rows.plays.c.code == result.code) & (rows.plays.c.player == who.removeprefix(PLAYER))
            connection.execute(update(rows.plays).where(mine).values(mu=now.mu, sigma=now.sigma))


def recompute(connection: Connection, found: Sequence[Outcome], unread: Collection[str]) -> None:
    """Store the recomputed results of every table that still exists."""
    # Ratings depend on the order in which games were counted.
    order = list(connection.scalars(select(rows.results.c.code).order_by(rows.results.c.number)))
    # Keep what cannot be recomputed: games of deleted tables, plays of deleted players, and games whose log
    # no longer fits the rules and so says less than when it was counted.
    gone = connection.scalars(select(rows.plays.c.code).where(rows.plays.c.player.startswith(GONE)))
    unfit = {one.result.code for one in found if not one.result.game}
    there = connection.scalars(select(rows.tables.c.code))
    again = {*there} & {*order} - {*gone, *unfit, *unread}
    for kind in (rows.plays, rows.results):
        connection.execute(delete(kind).where(kind.c.code.in_(again)))
    for one in found:
        add_outcome(connection, one)
    _settle(connection, order)


def _settle(connection: Connection, order: Sequence[str]) -> None:
    """Order games as they were counted before, with new ones last, and rate them all."""
    places = {code: place for place, code in enumerate(order)}
    query = select(rows.results).order_by(rows.results.c.number)
    found = sorted(rows.read(connection, query, ResultRow), key=lambda row: places.get(row.code, len(places)))
    connection.execute(delete(rows.ratings))
    connection.execute(update(rows.plays).values(mu=None, sigma=None))
    for number, row in enumerate(found):
        connection.execute(update(rows.results).where(rows.results.c.code == row.code).values(number=number))
        rate(connection, row, plays_of(connection, rows.plays.c.code == row.code))


# --- queries ------------------------------------------------------------------------------------------------


def plays_of(connection: Connection, which: ColumnElement[bool]) -> list[PlayRow]:
    """Return some plays, seat by seat."""
    query = select(rows.plays).where(which).order_by(rows.plays.c.code, rows.plays.c.seat)
    return rows.read(connection, query, PlayRow)


def games_of(connection: Connection, player: str) -> list[tuple[ResultRow, PlayRow]]:
    """Return the games of a player, oldest first."""
    plays = plays_of(connection, rows.plays.c.player == player)
    query = select(rows.results).where(rows.results.c.code.in_({play.code for play in plays}))
    found = {row.code: row for row in rows.read(connection, query, ResultRow)}
    return sorted(((found[play.code], play) for play in plays), key=lambda pair: pair[0].number)


def tables_left(connection: Connection, codes: Sequence[str]) -> set[str]:
    """Return which of these tables still exist."""
    return set(connection.scalars(select(rows.tables.c.code).where(rows.tables.c.code.in_(codes))))


def rating_of(connection: Connection, who: str) -> RatingRow | None:
    """Return the current rating of a player or bot."""
    found = rows.read(connection, select(rows.ratings).where(rows.ratings.c.who == who), RatingRow)
    return found[0] if found else None


def ladder(connection: Connection) -> list[tuple[str, RatingRow]]:
    """Return the listed players by name, with their ratings."""
    players, ratings = rows.players.c, rows.ratings.c
    query = (
        select(players.name, rows.ratings)
        .join(rows.ratings, ratings.who == PLAYER + players.key)
        .where(players.listed)
    )
    return [
        (name, RatingRow(who, mu, sigma, games)) for name, who, mu, sigma, games in connection.execute(query)
    ]


def bots_rated(connection: Connection, prefix: str) -> dict[str, RatingRow]:
    """Return the ratings of bots that have played with named players."""
    query = select(rows.ratings).where(rows.ratings.c.who.startswith(prefix))
    return {row.who.removeprefix(prefix): row for row in rows.read(connection, query, RatingRow)}


def names_at(connection: Connection, codes: Sequence[str]) -> dict[tuple[str, int], str]:
    """Return the names of the players at some tables."""
    seats = rows.seats.c
    query = select(seats.code, seats.seat, seats.name).where(seats.code.in_(codes))
    return {(code, seat): name for code, seat, name in connection.execute(query)}


def chain(connection: Connection, code: str) -> list[str]:
    """Return a table with the rematches before and after it, in order."""
    found = [code]
    tables = rows.tables.c
    while len(found) < LONGEST_CHAIN and (
        before := connection.scalar(select(tables.code).where(tables.next == found[0]))
    ):
        found.insert(0, before)
    while len(found) < LONGEST_CHAIN and (
        following := connection.scalar(select(tables.next).where(tables.code == found[-1]))
    ):
        found.append(following)
    return found
