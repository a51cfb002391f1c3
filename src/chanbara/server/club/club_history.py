"""The finished games of a club, with who played what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import and_, select

from chanbara.server.store import rows
from chanbara.server.store.club_rows import club_games, club_members
from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.club_bodies import ClubGame, ClubGames, ClubSeat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

PAGE = 20
"""Games in one answer."""


def history(connection: Connection, club: str, before: int | None = None) -> ClubGames:
    """Return the last games of a club, or the last before a number."""
    results, tables = rows.results.c, rows.tables.c
    kept = select(tables.code).where(tables.code == results.code).exists()
    query = (
        select(rows.results, club_games.c.counts, kept.label("kept"))
        .join(club_games, club_games.c.code == results.code)
        .where(club_games.c.club == club, results.game != "")
        .order_by(results.number.desc())
        .limit(PAGE + 1)
    )
    if before is not None:
        query = query.where(results.number < before)
    found = list(connection.execute(query))
    page = found[:PAGE]
    seats = _seats(connection, club, [one.code for one in page])
    games = [
        ClubGame(
            code=one.code,
            ended=one.ended,
            rising_sun=one.rising_sun,
            winner=one.winner,
            counts=one.counts,
            kept=bool(one.kept),
            seats=seats.get(one.code, []),
        )
        for one in page
    ]
    return ClubGames(games, page[-1].number if len(found) > PAGE else None)


def _seats(connection: Connection, club: str, codes: Sequence[str]) -> dict[str, list[ClubSeat]]:
    """Return how each seat did by table; only those are named who are members, or were."""
    plays, players, members = rows.plays.c, rows.players.c, club_members.c
    query = (
        select(rows.plays, players.name, players.avatar)
        .outerjoin(club_members, and_(members.club == club, members.player == plays.player))
        .outerjoin(rows.players, players.key == members.player)
        .where(plays.code.in_(codes))
        .order_by(plays.code, plays.seat)
    )
    found: dict[str, list[ClubSeat]] = {}
    for one in connection.execute(query):
        name = one.name or ""
        avatar = name and (one.avatar or avatar_of(name))
        seat = ClubSeat(name, avatar, one.bot or None, one.role, one.character, one.won)
        found.setdefault(one.code, []).append(seat)
    return found
