"""Invitations in SQL: whom somebody played with, who is invited where, and from whom one wants none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update

from chanbara.server.stats.past_games import last_codes
from chanbara.server.store import rows
from chanbara.server.store.invitation_rows import invitations, muted_players
from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.invitation_bodies import Companion, Invitation, OwnInvitation
from chanbara.server.wire.options import TableOptions

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

GAMES, MOST_PEOPLE = 100, 50
"""The last games in which company is looked for, and how much of it is listed."""
DAY, VALID = 86_400.0, 7_200.0
"""Seconds for which an invitation is stored, and can be accepted."""
MOST_A_DAY, MOST_FOR_ONE, MOST_WAITING = 30, 3, 10
"""Invitations of one host in a day, of one host for the same guest, and those that a guest is shown."""


class Guest(NamedTuple):
    """Somebody to be invited."""

    key: str
    name: str


def company(connection: Connection, player: str) -> list[Companion]:
    """Return with whom a player sat at the same tables."""
    plays, players, results = rows.plays.c, rows.players.c, rows.results.c
    last = func.max(results.ended)
    is_muted = func.max(func.coalesce(muted_players.c.muted, ""))
    query = (
        select(players.name, players.avatar, func.count(plays.code.distinct()), last, is_muted)
        .join(rows.plays, plays.player == players.key)
        .join(rows.results, results.code == plays.code)
        .outerjoin(
            muted_players,
            and_(muted_players.c.player == player, muted_players.c.muted == players.key),
        )
        .where(plays.code.in_(last_codes(connection, player, None)[:GAMES]), players.key != player)
        .group_by(players.key, players.name, players.avatar)
        .order_by(last.desc(), players.name)
        .limit(MOST_PEOPLE)
    )
    return [
        Companion(name, avatar or avatar_of(name), games, ended, bool(muted))
        for name, avatar, games, ended, muted in connection.execute(query)
    ]


def guests_named(connection: Connection, host: str, folded: Sequence[str]) -> list[Guest]:
    """Return those with these names who sat at a table with a player."""
    plays, players = rows.plays.c, rows.players.c
    query = (
        select(players.key, players.name)
        .join(rows.plays, plays.player == players.key)
        .where(plays.code.in_(last_codes(connection, host, None)[:GAMES]))
        .where(players.folded.in_(folded), players.key != host)
        .distinct()
    )
    return [Guest(*found) for found in connection.execute(query)]


def sits_at(connection: Connection, player: str, code: str) -> bool:
    """Whether a player sits at a table whose game has not begun."""
    seats, tables = rows.seats.c, rows.tables.c
    query = (
        select(seats.seat)
        .join(rows.owners, rows.owners.c.token == seats.token)
        .join(rows.tables, tables.code == seats.code)
        .where(seats.code == code, rows.owners.c.player == player, tables.status == "lobby")
    )
    return connection.scalar(query.limit(1)) is not None


def add(
    connection: Connection, host: str, code: str, guests: Sequence[Guest], now: float
) -> list[Guest] | None:
    """Store invitations; return who is to be told, or None if the host has made too many."""
    kept = invitations.c
    recent = select(kept.guest).where(kept.host == host, kept.made > now - DAY)
    made = list(connection.scalars(recent))
    if len(made) + len(guests) > MOST_A_DAY or any(made.count(one.key) >= MOST_FOR_ONE for one in guests):
        return None
    muting = select(muted_players.c.player).where(muted_players.c.muted == host)
    quiet = set(connection.scalars(muting.where(muted_players.c.player.in_([one.key for one in guests]))))
    known = set(connection.scalars(select(kept.guest).where(kept.code == code)))
    told = []
    for guest in guests:
        if guest.key in known:
            continue
        state = "muted" if guest.key in quiet else "open"
        row = {"code": code, "guest": guest.key, "host": host, "made": now, "state": state}
        connection.execute(insert(invitations), row)
        if state == "open":
            told.append(guest)
    return told


def waiting(connection: Connection, guest: str, now: float) -> list[Invitation]:
    """Return the tables that wait for somebody, the newest first."""
    kept, tables, seats, players = invitations.c, rows.tables.c, rows.seats.c, rows.players.c
    seated = (
        select(seats.seat)
        .join(rows.owners, rows.owners.c.token == seats.token)
        .where(seats.code == kept.code, rows.owners.c.player == guest)
        .exists()
    )
    free = (
        select(func.count())
        .where(seats.code == kept.code, seats.token == "", seats.bot == "")
        .scalar_subquery()
    )
    query = (
        select(kept.code, players.name, players.avatar, kept.made, tables.options, free)
        .join(rows.tables, tables.code == kept.code)
        .join(rows.players, players.key == kept.host)
        .where(kept.guest == guest, kept.state == "open", kept.made > now - VALID)
        .where(tables.status == "lobby", free > 0, ~seated)
        .order_by(kept.made.desc(), kept.code)
        .limit(MOST_WAITING)
    )
    return [_invitation(*found) for found in connection.execute(query)]


def _invitation(code: str, host: str, avatar: str, made: float, text: str, free: int) -> Invitation:
    options = msgspec.json.decode(text, type=TableOptions)
    return Invitation(
        code=code,
        host=host,
        avatar=avatar or avatar_of(host),
        made=made,
        players=options.game.seats,
        free=free,
        rising_sun=getattr(options.game, "rising_sun", False),
        clock=options.clock,
    )


def decline(connection: Connection, guest: str, code: str) -> None:
    """Let an invitation disappear."""
    kept = invitations.c
    mine = update(invitations).where(kept.guest == guest, kept.code == code)
    connection.execute(mine.values(state="declined"))


def mute(connection: Connection, player: str, other: Guest, *, muted: bool) -> None:
    """See no invitations from somebody, also none that they have made; or see new ones again."""
    pair = (muted_players.c.player == player) & (muted_players.c.muted == other.key)
    connection.execute(delete(muted_players).where(pair))
    if muted:
        connection.execute(insert(muted_players), {"player": player, "muted": other.key})
        kept = invitations.c
        theirs = update(invitations).where(kept.guest == player, kept.host == other.key)
        connection.execute(theirs.values(state="muted"))


def player_named(connection: Connection, folded: str) -> Guest | None:
    """Return who has claimed a name."""
    players = rows.players.c
    found = connection.execute(select(players.key, players.name).where(players.folded == folded)).first()
    return None if found is None else Guest(*found)


def own(connection: Connection, player: str) -> list[OwnInvitation]:
    """Return the invitations that somebody has made and got; nobody learns that theirs was muted."""
    kept, players = invitations.c, rows.players.c
    found = []
    for mine, other, by in ((kept.host, kept.guest, "you"), (kept.guest, kept.host, "them")):
        query = select(kept.code, players.name, kept.made).join(rows.players, players.key == other)
        told = connection.execute(query.where(mine == player).order_by(kept.made, kept.code))
        found += [OwnInvitation(code, name, made, by) for code, name, made in told]  # type: ignore[arg-type]
    return found


def muted_by(connection: Connection, player: str) -> list[str]:
    """Return from whom somebody wants no invitations."""
    query = select(rows.players.c.name).join(muted_players, muted_players.c.muted == rows.players.c.key)
    return sorted(connection.scalars(query.where(muted_players.c.player == player)))


def remove_old(connection: Connection, now: float) -> None:
    """Delete what no longer counts."""
    connection.execute(delete(invitations).where(invitations.c.made < now - DAY))
