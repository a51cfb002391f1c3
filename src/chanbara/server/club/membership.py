"""Who is a member, in SQL: leaving, being forgotten, and the end of a club."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import and_, delete, select, update

from chanbara.server.store.club_rows import club_games, club_members, club_ratings, clubs
from chanbara.server.store.turns import LEADING, take_turn

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement, Connection

PRESENT = club_members.c.left_at == 0.0
"""They are a member now."""


def is_member(club: str, player: str) -> ColumnElement[bool]:
    """Find the row of a member."""
    return and_(club_members.c.club == club, club_members.c.player == player, PRESENT)


def leave(connection: Connection, club: str, player: str) -> None:
    """End a membership; whoever joined first leads after the founder, and the last one ends the club."""
    connection.execute(update(club_members).where(is_member(club, player)).values(left_at=time.time()))
    _lead_on(connection, club, player)


def _lead_on(connection: Connection, club: str, player: str) -> None:
    members = club_members.c
    others = select(members.player).where(members.club == club, PRESENT, members.player != player)
    first = connection.scalar(others.order_by(members.joined, members.player).limit(1))
    if first is None:
        dissolve(connection, club)
    else:
        led = (clubs.c.code == club) & (clubs.c.founder == player)
        connection.execute(update(clubs).where(led).values(founder=first))


def dissolve(connection: Connection, club: str) -> None:
    """Delete a club with its ladder and history; its tables stay, and belong to no club that can be found."""
    for kind in (club_members, club_games, club_ratings):
        connection.execute(delete(kind).where(kind.c.club == club))
    connection.execute(delete(clubs).where(clubs.c.code == club))


def forget_member(connection: Connection, player: str) -> None:
    """Remove somebody from all clubs, also from those that they have left."""
    take_turn(connection, LEADING)
    for club in connection.scalars(select(club_members.c.club).where(club_members.c.player == player)).all():
        mine = (club_members.c.club == club) & (club_members.c.player == player)
        connection.execute(delete(club_members).where(mine))
        _lead_on(connection, club, player)
