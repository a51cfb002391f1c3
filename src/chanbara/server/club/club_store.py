"""Clubs in SQL: founding, joining and changing one, and finding those of a player."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import func, insert, select, update

from chanbara.server.club.membership import PRESENT, is_member
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.ladder import standing
from chanbara.server.stats.strength import PLAYER
from chanbara.server.store import rows
from chanbara.server.store.club_rows import ClubMemberRow, ClubRow, club_members, club_ratings, clubs
from chanbara.server.store.rows import RatingRow
from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.stats_bodies import OwnClub

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection


def find(connection: Connection, code: str, player: str = "") -> ClubRow | None:
    """Return a club by the code of its link, or by its own code if a player is a member."""
    club = by_code(connection, code)
    if club is None or (club.invite != code and not is_inside(connection, club.code, player)):
        return None
    return club


def by_code(connection: Connection, code: str) -> ClubRow | None:
    """Return a club by its own code or that of its link, whoever asks."""
    either = (clubs.c.code == code) | (clubs.c.invite == code)
    found = rows.read(connection, select(clubs).where(either), ClubRow)
    return found[0] if found else None


def is_inside(connection: Connection, club: str, player: str) -> bool:
    """Whether somebody is a member."""
    return connection.scalar(select(club_members.c.club).where(is_member(club, player))) is not None


def is_taken(connection: Connection, code: str) -> bool:
    """Whether a club is found, or was invited to, by a code."""
    return by_code(connection, code) is not None


def add(connection: Connection, row: ClubRow, most: int) -> bool:
    """Store a new club with its founder; False if they are in too many."""
    ledger.hold(connection, row.founder)
    if _count(connection, club_members.c.player == row.founder) >= most:
        return False
    connection.execute(insert(clubs), msgspec.structs.asdict(row))
    member = ClubMemberRow(row.code, row.founder, row.created)
    connection.execute(insert(club_members), msgspec.structs.asdict(member))
    return True


def join(connection: Connection, club: str, player: str, most_members: int, most_clubs: int) -> str:
    """Make somebody a member, unless they are; return why not, or nothing."""
    ledger.hold(connection, player)
    if is_inside(connection, club, player):
        return ""
    if _count(connection, club_members.c.club == club) >= most_members:
        return "club-full"
    if _count(connection, club_members.c.player == player) >= most_clubs:
        return "many-clubs"
    before = (club_members.c.club == club) & (club_members.c.player == player)
    # Whoever comes back has their rating again, and a game that they began as a member still counts.
    if not connection.execute(update(club_members).where(before).values(left_at=0.0)).rowcount:
        row = ClubMemberRow(club, player, time.time())
        connection.execute(insert(club_members), msgspec.structs.asdict(row))
    return ""


def _count(connection: Connection, which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(club_members).where(which, PRESENT)) or 0


def member_named(connection: Connection, club: str, folded: str) -> str | None:
    """Return the key of the member with a name."""
    players = rows.players.c
    query = select(players.key).join(club_members, club_members.c.player == players.key)
    return connection.scalar(query.where(club_members.c.club == club, PRESENT, players.folded == folded))


def change(connection: Connection, club: str, **values: str) -> None:
    """Change a club."""
    if values:
        connection.execute(update(clubs).where(clubs.c.code == club).values(values))


def clubs_of(connection: Connection, player: str) -> list[OwnClub]:
    """Return the clubs that a player is a member of, or was; the last first."""
    members, ratings = club_members.c, club_ratings.c
    mine = (ratings.club == members.club) & (ratings.who == PLAYER + player)
    query = (
        select(clubs, members.joined, members.left_at, ratings.mu, ratings.sigma, ratings.games)
        .join(club_members, members.club == clubs.c.code)
        .outerjoin(club_ratings, mine)
        .where(members.player == player)
        .order_by(members.joined.desc(), clubs.c.code)
    )
    return [
        OwnClub(
            code=row.code,
            name="" if row.left_at else row.name,
            avatar="" if row.left_at else row.avatar or avatar_of(row.name),
            founder=row.founder == player,
            joined=row.joined,
            left=row.left_at or None,
            rating=None if row.mu is None else standing(RatingRow("", row.mu, row.sigma, row.games)),
        )
        for row in connection.execute(query)
    ]
