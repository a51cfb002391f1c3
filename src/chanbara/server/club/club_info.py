"""A club as somebody sees it; whoever only has the link sees no member but the founder."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import and_, func, select

from chanbara.record.ratings import Strength
from chanbara.server.club.membership import PRESENT
from chanbara.server.lobby.listing import hosts_of, listed_from
from chanbara.server.stats.ladder import standing
from chanbara.server.stats.strength import PLAYER, lower_bound
from chanbara.server.store import rows
from chanbara.server.store.club_rows import club_members, club_ratings
from chanbara.server.store.rows import RatingRow, TableRow
from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.club_bodies import ClubInfo, ClubInside, ClubMember
from chanbara.server.wire.options import TableOptions

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chanbara.server.store.club_rows import ClubRow
    from chanbara.server.wire.bodies import Listed

MOST_TABLES = 30
"""Tables in the list of a club."""


def info_of(connection: Connection, club: ClubRow, player: str, base: str) -> ClubInfo:
    """Return a club as a player sees it, who may be nobody; links begin with the base."""
    members = _members(connection, club, player)
    is_member = any(one.you for one in members)
    return ClubInfo(
        name=club.name,
        about=club.about,
        avatar=club.avatar or avatar_of(club.name),
        founder=next((one.name for one in members if one.founder), ""),
        people=len(members),
        you=("founder" if club.founder == player else "member") if is_member else None,
        inside=_inside(connection, club, members, base) if is_member else None,
    )


def _inside(connection: Connection, club: ClubRow, members: list[ClubMember], base: str) -> ClubInside:
    link = f"{base}/club/{club.invite}"
    return ClubInside(club.code, club.invite, link, members, _tables(connection, club.code), time.time())


def _members(connection: Connection, club: ClubRow, player: str) -> list[ClubMember]:
    """Return all members, the strongest first; those without a rating follow by name."""
    members, players, ratings = club_members.c, rows.players.c, club_ratings.c
    query = (
        select(players.key, players.name, players.avatar, ratings.mu, ratings.sigma, ratings.games)
        .join(club_members, members.player == players.key)
        .outerjoin(club_ratings, and_(ratings.club == members.club, ratings.who == PLAYER + members.player))
        .where(members.club == club.code, PRESENT)
    )
    found = list(connection.execute(query))
    rated = [one for one in found if one.mu is not None]
    rated.sort(key=lambda one: (-lower_bound(Strength(one.mu, one.sigma)), one.name))
    others = sorted((one for one in found if one.mu is None), key=lambda one: one.name.casefold())
    return [
        ClubMember(
            name=one.name,
            avatar=one.avatar or avatar_of(one.name),
            place=None if one.mu is None else number,
            rating=None if one.mu is None else standing(RatingRow("", one.mu, one.sigma, one.games)),
            founder=one.key == club.founder,
            you=one.key == player,
        )
        for number, one in enumerate([*rated, *others], 1)
    ]


def _tables(connection: Connection, club: str) -> list[Listed]:
    """Return the tables of a club that one can join or watch, those to join first."""
    tables, seats = rows.tables.c, rows.seats.c
    query = select(rows.tables).where(tables.club == club, tables.status.in_(["lobby", "running"]))
    order = (tables.status, tables.created.desc())  # "lobby" comes before "running"
    found = rows.read(connection, query.order_by(*order).limit(MOST_TABLES), TableRow)
    codes = [one.code for one in found]
    is_free = (seats.token == "") & (seats.bot == "")
    counted = select(seats.code, func.count()).where(seats.code.in_(codes), is_free).group_by(seats.code)
    free = {code: count for code, count in connection.execute(counted)}  # noqa: C416 - rows are no pairs to mypy
    hosts = hosts_of(connection, codes)
    listed = []
    for row in found:
        options = msgspec.json.decode(row.options, type=TableOptions)
        if row.code in hosts and (row.status == "lobby" or options.spectators):
            entry = listed_from(row, options, free.get(row.code, 0))
            listed.append(msgspec.structs.replace(entry, **hosts[row.code]))
    return listed
