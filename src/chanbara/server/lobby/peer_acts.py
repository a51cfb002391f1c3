"""What this process does for others on the same database, with what only it has in memory."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.cluster.peers import Act
from chanbara.server.lobby.forgetting import Forgotten, forget_here
from chanbara.server.lobby.quick_play import Guest
from chanbara.server.mail.reminders import Confirmed
from chanbara.server.privacy.own_data import lines_of
from chanbara.server.store.old_rows import OldTable

if TYPE_CHECKING:
    from chanbara.server.lobby.lobby import Lobby


async def drop_tables(lobby: Lobby, codes: list[str]) -> None:
    """Let go of tables that another process has deleted."""

    async def nothing() -> None:
        """They are deleted already."""

    await lobby.clear_away(codes, nothing)


def acts_of(lobby: Lobby) -> dict[str, Act]:
    """Return what others may ask for."""
    return {
        "forget": Act(Forgotten, partial(forget_here, lobby)),
        "confirm": Act(Confirmed, lobby.reminders.confirm_seat),
        "lines": Act(Forgotten, partial(lines_of, lobby)),
        "drop": Act(list[str], partial(drop_tables, lobby)),
        "expire": Act(OldTable, lobby.sweep.expire),
        "quick": Act(Guest, lobby.quick.sit_here),
    }
