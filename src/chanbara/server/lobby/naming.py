"""Who may use which name: at a table nobody has another's, and a claimed one belongs to its owner."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from chanbara.server.lobby.alphabets import skeleton
from chanbara.server.lobby.names import are_alike, check_name, folded
from chanbara.server.lobby.tokens import hashed
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.strength import UNRATED, doubt, points
from chanbara.server.store.database import StoreUnavailable
from chanbara.server.wire.refusal import NotStored, Refusal
from chanbara.server.wire.table_info import SeatRating

if TYPE_CHECKING:
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import Store
    from chanbara.server.store.writer import Work
    from chanbara.server.table.connection import Connection
    from chanbara.server.table.room import Room

T = TypeVar("T")


def is_own(name: str, player: PlayerRow | None) -> bool:
    """Whether a name is the one that a player has claimed."""
    return player is not None and folded(name) == player.folded


async def check_own(store: Store, name: str, player: PlayerRow | None) -> None:
    """Refuse a name that cannot be read, deceives, or is claimed by another player or looks as if it were."""
    check_name(name, is_own=is_own(name, player))
    if is_own(name, player):
        return
    others = partial(ledger.is_claimed, folded=folded(name), skeleton=skeleton(name))
    if await _asked(store, partial(others, but="" if player is None else player.key)):
        raise Refusal("claimed", name=name)


def check_free(room: Room, name: str, but: Connection | None = None) -> None:
    """Refuse a name that someone at a table has, or that looks like it; spectators give way to players."""
    if any(seat.row.name and are_alike(name, seat.row.name) for seat in room.seats):
        raise Refusal("taken", "name-at-table", name=name)
    if but is None:
        for one in room.connections:
            if one.seat is None and one.name and are_alike(name, one.name):
                one.name, one.verified = "", False
        return
    for one in room.connections:
        is_same = one.player is not None and but.player is not None and one.player.key == but.player.key
        if one.seat is None and one is not but and one.name and are_alike(name, one.name) and not is_same:
            raise Refusal("taken", "name-at-table", name=name)


async def hold_name(room: Room, connection: Connection) -> None:
    """Give a spectator the name they asked for; refuse if it is someone else's."""
    connection.name, connection.verified = "", False
    if not connection.wanted:
        raise Refusal("not_seated", "nameless")
    name = connection.wanted
    if not is_own(name, connection.player):
        room.lobby.moderation.bans.check_name(name)
    await check_own(room.lobby.store, name, connection.player)
    check_free(room, name, connection)
    connection.name, connection.verified = name, is_own(name, connection.player)


async def player_of(store: Store, token: str) -> PlayerRow | None:
    """Return the player with a token; None if their name was deleted."""
    return await _asked(store, partial(ledger.player_of, token=token))


def owning(token: str, player: PlayerRow | None) -> Work[None] | None:
    """Return what stores who owns a seat, if a player with a claimed name sits there."""
    return None if player is None else partial(ledger.own, token=hashed(token), player=player.key)


async def mark_owners(room: Room) -> None:
    """Look up who owns the seats of a table: a name is marked only if its owner has claimed it."""
    owners = await _asked(room.lobby.store, partial(ledger.owners_at, code=room.row.code))
    for seat in room.seats:
        owner = owners.get(seat.row.seat)
        seat.owner = "" if owner is None else owner.key
        seat.verified = owner is not None and folded(seat.row.name) == owner.folded
        seat.rating = None if owner is None else _rating(owner)
        seat.strength = UNRATED.mu if owner is None or owner.mu is None else owner.mu


def _rating(owner: ledger.Owner) -> SeatRating | None:
    if not owner.listed or owner.mu is None or owner.sigma is None:
        return None
    return SeatRating(points(owner.mu), doubt(owner.sigma))


async def _asked(store: Store, work: Work[T]) -> T:
    """Read something; while the database is away this is a refusal, and no reason to rebuild a table."""
    try:
        return await store.read(work)
    except StoreUnavailable as error:
        raise NotStored from error
