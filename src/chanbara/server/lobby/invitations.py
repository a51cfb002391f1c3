"""Invitations: people who have played together, under claimed names, invite each other to a table.

They are stored, so that a guest sees them on any device; they are bounded, and expire. Whoever has muted a
host sees nothing of theirs, and the host is not told.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.lobby import invitation_store as kept
from chanbara.server.lobby.names import folded
from chanbara.server.store.turns import INVITING, in_turn, take_turn
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow


class Invitations:
    """Makes invitations."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def invite(self, host: PlayerRow, code: str, names: Sequence[str], address: str) -> list[str]:
        """Invite people to a table; return who is invited."""
        self._lobby.moderation.bans.admit(host.name, address, host)
        store = self._lobby.store
        if not await store.read(partial(kept.sits_at, player=host.key, code=code)):
            raise Refusal("unknown_table")
        wanted = sorted({folded(name) for name in names})
        guests = await store.read(partial(kept.guests_named, host=host.key, folded=wanted))
        if len(guests) < len(wanted):
            raise Refusal("impossible", "never-played-together")
        told = await in_turn(lambda: store.ask(partial(_add, host=host.key, code=code, guests=guests)))
        if told is None:
            raise Refusal("too_fast", "many-invitations-today")
        if told:
            await self._lobby.push.notify_invitation([guest.key for guest in told], code)
        return [guest.name for guest in guests]

    async def mute(self, player: PlayerRow, name: str, *, muted: bool) -> None:
        """See no invitations from somebody, or see them again."""
        store = self._lobby.store
        other = await store.read(partial(kept.player_named, folded=folded(name)))
        # Only whoever could invite them can be muted: nobody stores a list of strangers.
        if other is None or not await store.read(
            partial(kept.guests_named, host=player.key, folded=[folded(name)])
        ):
            raise Refusal("impossible", "never-played-together")
        await store.ask(partial(kept.mute, player=player.key, other=other, muted=muted))

    async def remove_old(self) -> None:
        """Delete what no longer counts."""
        await self._lobby.store.ask(partial(kept.remove_old, now=time.time()))


def _add(
    connection: Connection, host: str, code: str, guests: Sequence[kept.Guest]
) -> list[kept.Guest] | None:
    take_turn(connection, INVITING)
    return kept.add(connection, host, code, guests, time.time())
