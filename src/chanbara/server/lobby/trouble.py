"""An outage of the database, as the tables see it: all of them wait, and go on when it is over."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chanbara.server.lobby.lobby import Lobby

LOG = logging.getLogger("chanbara.lobby")


class Trouble:
    """Whether nothing can be stored at the moment, and since when."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._since: float | None = None

    @property
    def is_on(self) -> bool:
        """Whether nothing can be stored."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """How long this has lasted."""
        return 0.0 if self._since is None else asyncio.get_running_loop().time() - self._since

    def change(self, works: bool) -> None:  # noqa: FBT001 - the store calls it so
        """Have all tables wait during an outage of the database, and continue after it."""
        self._since = None if works else asyncio.get_running_loop().time()
        if works:
            LOG.warning("the database works again")
        else:
            self._lobby.meters.outages.inc()
            LOG.error("nothing can be stored")
        for room in self._lobby.rooms.values():
            if works:
                room.go_on()
            else:
                room.hold()
