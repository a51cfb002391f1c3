"""Players and results in the database: names, seat owners, results and ratings."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, tuple_, update

from chanbara.server.club import club_ratings
from chanbara.server.club.membership import forget_member
from chanbara.server.mail.outbox_store import forget_unaddressed
from chanbara.server.moderation.moderation_store import forget_player as forget_reported
from chanbara.server.push.device_store import forget_owners
from chanbara.server.stats.rating_update import update_ratings
from chanbara.server.stats.strength import PLAYER, is_rated, lower_bound
from chanbara.server.store import rows
from chanbara.server.store.database import StoreError
from chanbara.server.store.evening_rows import evening_people
from chanbara.server.store.invitation_rows import invitations, muted_players
from chanbara.server.store.practice_rows import OF_PLAYERS
from chanbara.server.store.rows import PlayerRow, PlayRow, RatingRow, ResultRow
from chanbara.server.store.turns import COUNTING, take_turn

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import ColumnElement

    from chanbara.server.kind import Outcome

GONE = "gone "
"""Prefix of the new anonymous key for a player who has deleted their data."""
CLAIMING = 0x6E616D65
"""The class of the locks of names that are being claimed: "name" as a number."""
PAGE = 256
"""Tables of one step through all of them."""


class PlayerDeleted(StoreError):
    """Whoever wants a seat was deleted at this moment, by another process. Nothing was stored."""


# --- names --------------------------------------------------------------------------------------------------


def add_player(connection: Connection, player: PlayerRow) -> bool:
    """Store a new player, unless the name is taken; another process waits with one that is alike."""
    for form in sorted({_lock(player.folded), _lock(player.skeleton)}):
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(CLAIMING, form)))
    if is_claimed(connection, player.folded, player.skeleton, but=player.key):
        return False
    if player_of(connection, player.token) is None:  # otherwise this is done again after a break
        connection.execute(insert(rows.players), msgspec.structs.asdict(player))
    return True


def _lock(form: str) -> int:
    return int.from_bytes(sha256(form.encode()).digest()[:4], "big", signed=True)


def is_claimed(connection: Connection, folded: str, skeleton: str, but: str = "") -> bool:
    """Whether a player, apart from one, has claimed a name or one that looks like it."""
    players = rows.players.c
    alike = (players.folded == folded) | (players.skeleton == skeleton)
    return connection.scalar(select(players.key).where(alike, players.key != but).limit(1)) is not None


def player_of(connection: Connection, token: str) -> PlayerRow | None:
    """Return the player with this token hash."""
    found = rows.read(connection, select(rows.players).where(rows.players.c.token == token), PlayerRow)
    return found[0] if found else None


def change(connection: Connection, player: PlayerRow) -> None:
    """Store whether a player is on the ladder, and their crest."""
    values = {"listed": player.listed, "avatar": player.avatar}
    connection.execute(update(rows.players).where(rows.players.c.key == player.key).values(values))


def own(connection: Connection, token: str, player: str) -> None:
    """Store who owns a seat, in the transaction in which they get it; refuse if they were deleted.

    Until the commit nobody can delete them: another process would not find the seat.
    """
    hold(connection, player)
    connection.execute(insert(rows.owners), {"token": token, "player": player})


def hold(connection: Connection, player: str) -> None:
    """Keep a player from being deleted until the commit; refuse if they were."""
    here = select(rows.players.c.key).where(rows.players.c.key == player)
    if connection.scalar(here.with_for_update(read=True, key_share=True)) is None:
        raise PlayerDeleted("the player was deleted")


class Owner(NamedTuple):
    """The player who owns a seat."""

    key: str
    folded: str
    """The claimed name, in comparable form."""
    listed: bool
    """Whether they show their rating on the ladder."""
    mu: float | None
    """Their rating, if they have one."""
    sigma: float | None


def owners_at(connection: Connection, code: str) -> dict[int, Owner]:
    """Return the owners of the seats of a table."""
    seats, owners, players = rows.seats.c, rows.owners.c, rows.players.c
    query = (
        select(
            seats.seat, players.key, players.folded, players.listed, rows.ratings.c.mu, rows.ratings.c.sigma
        )
        .join(rows.owners, owners.token == seats.token)
        .join(rows.players, players.key == owners.player)
        .outerjoin(rows.ratings, rows.ratings.c.who == PLAYER + players.key)
        .where(seats.code == code)
    )
    return {seat: Owner(*owner) for seat, *owner in connection.execute(query)}


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
    """Remove everything that leads to a player. Their games stay, without a name.

    ``Busy`` if another process counts a game at this moment, which may be theirs.
    """
    take_turn(connection, COUNTING)
    # Whoever gives them a seat at this moment is waited for.
    connection.scalar(select(rows.players.c.key).where(rows.players.c.key == player).with_for_update())
    owned = select(rows.owners.c.token).where(rows.owners.c.player == player)
    mine = rows.seats.c.token.in_(owned)
    over = select(rows.tables.c.code).where(
        rows.tables.c.code == rows.seats.c.code, rows.tables.c.status.in_(["over", "void"])
    )
    # A running game stays theirs, without a name; a finished one no longer belongs to anyone.
    connection.execute(
        update(rows.seats).where(mine, ~over.exists()).values(name="", avatar="", **rows.NO_MAIL)
    )
    connection.execute(
        update(rows.seats).where(mine, over.exists()).values(name="", avatar="", token="", **rows.NO_MAIL)
    )
    forget_unaddressed(connection)
    forget_owners(connection, [player, *connection.scalars(owned)])
    stranger = GONE + secrets.token_hex(8)
    connection.execute(update(rows.plays).where(rows.plays.c.player == player).values(player=stranger))
    rating = rows.ratings.c.who == PLAYER + player
    connection.execute(update(rows.ratings).where(rating).values(who=PLAYER + stranger))
    club_ratings.forget_rating(connection, player, stranger)
    forget_member(connection, player)
    forget_reported(connection, player)
    kept, pairs = invitations.c, muted_players.c
    connection.execute(delete(invitations).where((kept.host == player) | (kept.guest == player)))
    connection.execute(delete(muted_players).where((pairs.player == player) | (pairs.muted == player)))
    for kind in OF_PLAYERS:
        connection.execute(delete(kind).where(kind.c.player == player))
    connection.execute(delete(rows.owners).where(rows.owners.c.player == player))
    connection.execute(delete(rows.players).where(rows.players.c.key == player))


def let_table_go(connection: Connection, code: str) -> None:
    """Handle the removal of a table: its result stays only if it belongs to a player."""
    owned, seats = rows.owners.c.token, rows.seats.c
    here = select(seats.token).where(seats.code == code)
    # EXISTS looks a token up by its index; NOT IN would collect the tokens of all seats.
    elsewhere = select(seats.token).where(seats.token == owned, seats.code != code).exists()
    # Before the next duel of a saga, no seat has its token.
    in_saga = select(rows.sagas.c.token).where(rows.sagas.c.token == owned).exists()
    in_evening = select(evening_people.c.token).where(evening_people.c.token == owned).exists()
    connection.execute(delete(rows.owners).where(owned.in_(here), ~elsewhere, ~in_saga, ~in_evening))
    named = select(rows.plays.c.code).where(rows.plays.c.code == code, rows.plays.c.player != "")
    if connection.scalar(named) is None:
        connection.execute(delete(rows.plays).where(rows.plays.c.code == code))
        connection.execute(delete(rows.results).where(rows.results.c.code == code))
        club_ratings.let_game_go(connection, code)


def let_saga_go(connection: Connection, code: str) -> None:
    """Handle the removal of a saga: its owner is remembered only while its tables exist."""
    here = select(rows.sagas.c.token).where(rows.sagas.c.code == code)
    owned = rows.owners.c.token
    seated = select(rows.seats.c.token).where(rows.seats.c.token == owned).exists()
    connection.execute(delete(rows.owners).where(owned.in_(here), ~seated))
    connection.execute(delete(rows.sagas).where(rows.sagas.c.code == code))


# --- results ------------------------------------------------------------------------------------------------


class End(NamedTuple):
    """When the game of a table ended, and what to find the next one by."""

    at: float
    code: str
    changed: float


def ended(connection: Connection, last: End, *, counted: bool) -> list[End]:
    """Return some tables with finished games, after one of them, in the order in which they changed last.

    Without counted ones, only those that are not counted yet.
    """
    tables = rows.tables.c
    at = select(func.max(rows.entries.c.at)).where(rows.entries.c.code == tables.code).scalar_subquery()
    query = select(func.coalesce(at, tables.changed), tables.code, tables.changed)
    query = query.where(tables.status == "over").order_by(tables.changed, tables.code).limit(PAGE)
    passed = tuple_(literal(last.changed), literal(last.code))
    query = query.where(tuple_(tables.changed, tables.code) > passed)
    if not counted:
        query = query.where(~select(rows.results.c.code).where(rows.results.c.code == tables.code).exists())
    return [End(*row) for row in connection.execute(query)]


def add_outcome(connection: Connection, found: Outcome) -> None:
    """Count a game, once, and rate its players; ``Busy`` if another process counts one."""
    take_turn(connection, COUNTING)
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
    club_ratings.count_game(connection, found.result, found.plays, owners)
    rate(connection, found.result, found.plays)


def _owners(connection: Connection, code: str) -> dict[int, str]:
    """Return the owners of the seats of a table."""
    seats, owners = rows.seats.c, rows.owners.c
    query = select(seats.seat, owners.player).join(rows.owners, owners.token == seats.token)
    return {seat: player for seat, player in connection.execute(query.where(seats.code == code))}  # noqa: C416 - rows are no pairs to mypy


def rate(connection: Connection, result: ResultRow, plays: Sequence[PlayRow]) -> None:
    """Update the ratings with a game, and those of the club that it was played in."""
    if not is_rated(result, plays):
        return
    club_ratings.rate(connection, result, plays)
    for who, now in update_ratings(connection, rows.ratings, result, plays).items():
        if who.startswith(PLAYER):
            key = who.removeprefix(PLAYER)
            mine = (rows.plays.c.code == result.code) & (rows.plays.c.player == key)
            connection.execute(update(rows.plays).where(mine).values(mu=now.mu, sigma=now.sigma))
            bound = update(rows.players).where(rows.players.c.key == key).values(bound=lower_bound(now))
            connection.execute(bound)


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
    ordered = sorted(again)
    for kind in (rows.plays, rows.results):
        for first in range(0, len(ordered), PAGE):  # a statement has only so many parameters
            some = ordered[first : first + PAGE]
            connection.execute(delete(kind).where(kind.c.code.in_(some)))
    for one in found:
        add_outcome(connection, one)
    _settle(connection, order)


def _settle(connection: Connection, order: Sequence[str]) -> None:
    """Order games as they were counted before, with new ones last, and rate them all."""
    places = {code: place for place, code in enumerate(order)}
    query = select(rows.results).order_by(rows.results.c.number)
    found = sorted(rows.read(connection, query, ResultRow), key=lambda row: places.get(row.code, len(places)))
    connection.execute(delete(rows.ratings))
    club_ratings.start_over(connection)
    connection.execute(update(rows.players).values(bound=None))
    connection.execute(update(rows.plays).values(mu=None, sigma=None))
    # Away with the old numbers: no two games have the same at any time.
    connection.execute(update(rows.results).values(number=-1 - rows.results.c.number))
    for number, row in enumerate(found):
        connection.execute(update(rows.results).where(rows.results.c.code == row.code).values(number=number))
        rate(connection, row, plays_of(connection, rows.plays.c.code == row.code))


# --- queries ------------------------------------------------------------------------------------------------


def plays_of(connection: Connection, which: ColumnElement[bool]) -> list[PlayRow]:
    """Return some plays, seat by seat."""
    query = select(rows.plays).where(which).order_by(rows.plays.c.code, rows.plays.c.seat)
    return rows.read(connection, query, PlayRow)


def rating_of(connection: Connection, who: str) -> RatingRow | None:
    """Return the current rating of a player or bot."""
    found = rows.read(connection, select(rows.ratings).where(rows.ratings.c.who == who), RatingRow)
    return found[0] if found else None


def ratings_of(connection: Connection, whose: Collection[str]) -> dict[str, RatingRow]:
    """Return the current ratings of some players or bots, as far as they have one."""
    query = select(rows.ratings).where(rows.ratings.c.who.in_(whose))
    return {row.who: row for row in rows.read(connection, query, RatingRow)}
