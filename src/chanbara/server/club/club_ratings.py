"""Which games count on the ladder of a club, and the ratings that follow from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from chanbara.server.stats.rating_update import update_ratings
from chanbara.server.stats.strength import PLAYER, is_rated
from chanbara.server.store import rows
from chanbara.server.store.club_rows import club_games, club_members, club_ratings, clubs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.rows import PlayRow, ResultRow

FEWEST = 2
"""Members in a game that counts: nobody climbs against bots alone."""


def count_game(
    connection: Connection, result: ResultRow, plays: Sequence[PlayRow], owners: Mapping[int, str]
) -> None:
    """Note a finished game for the club of its table, and whether it counts there; seats have owners."""
    club = connection.scalar(
        select(clubs.c.code)
        .join(rows.tables, rows.tables.c.club == clubs.c.code)
        .where(rows.tables.c.code == result.code)
    )
    known = select(club_games.c.code).where(club_games.c.code == result.code)
    if club is None or connection.scalar(known) is not None:
        return
    counts = is_rated(result, plays) and _is_among_members(connection, club, result.code, owners)
    connection.execute(insert(club_games), {"code": result.code, "club": club, "counts": counts})


def _is_among_members(connection: Connection, club: str, code: str, owners: Mapping[int, str]) -> bool:
    """Whether every person at a table was a member when the game began, whatever they did since."""
    seats, log, members = rows.seats.c, rows.entries.c, club_members.c
    people = connection.scalars(select(seats.seat).where(seats.code == code, seats.bot == "")).all()
    players = {owners.get(seat, "") for seat in people}
    began = select(func.min(log.at)).where(log.code == code, log.kind == "started").scalar_subquery()
    query = select(func.count()).where(
        members.club == club,
        members.player.in_(players),
        members.joined <= began,
        (members.left_at == 0.0) | (members.left_at > began),
    )
    return len(players) >= FEWEST and connection.scalar(query) == len(players)


def rate(connection: Connection, result: ResultRow, plays: Sequence[PlayRow]) -> None:
    """Update the ratings of a club with a game that counts there."""
    here = select(club_games.c.club).where(club_games.c.code == result.code, club_games.c.counts)
    club = connection.scalar(here)
    if club is not None:
        update_ratings(connection, club_ratings, result, plays, club=club)


def start_over(connection: Connection) -> None:
    """Delete all ratings, before all games are rated again."""
    connection.execute(delete(club_ratings))


def forget_rating(connection: Connection, player: str, stranger: str) -> None:
    """Let ratings belong to nobody; others were rated against them."""
    mine = club_ratings.c.who == PLAYER + player
    connection.execute(update(club_ratings).where(mine).values(who=PLAYER + stranger))


def let_game_go(connection: Connection, code: str) -> None:
    """Forget a game whose result is forgotten."""
    connection.execute(delete(club_games).where(club_games.c.code == code))
