"""Whether the server lives, whether it is ready, and what it is doing."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from starlette.responses import Response

import chanbara
from chanbara.server.http.answers import answer
from chanbara.server.http.routing import route
from chanbara.server.lobby.sweep import FINISHED
from chanbara.server.store.store import StoreError
from chanbara.server.wire.bodies import Health
from chanbara.server.wire.refusal import NotStored, Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes

READY_SECONDS = 2.0
"""Seconds in which a server that is ready stores something."""
READY_FOR = 1.0
"""Seconds for which that is believed: looking writes to the disk, and anybody may ask."""


class HealthRoutes:
    """The routes for those who operate a server."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self._was_ready = -READY_FOR
        """When something was last stored to see whether it can be."""

    @route("GET", "/livez", "text/plain", refusals=("foreign",))
    async def live(self, _request: Request) -> Response:
        """Check that the server answers at all; one that does not should be restarted."""
        return Response("ok\n", media_type="text/plain")

    @route("GET", "/readyz", "text/plain", refusals=("foreign", "closed"))
    async def ready(self, _request: Request) -> Response:
        """Check that something can be stored; otherwise the server should get no new players."""
        house, now = self.routes.house, asyncio.get_running_loop().time()
        if house.stopping:
            raise Refusal("closed", "server-stops")
        if house.has_trouble or now - self._was_ready > READY_FOR:
            try:
                await asyncio.wait_for(house.store.check(), READY_SECONDS)
            except (StoreError, TimeoutError) as error:
                raise NotStored from error
            self._was_ready = now
        return Response("ok\n", media_type="text/plain")

    @route("GET", "/health", "Health", refusals=("foreign",))
    async def health(self, _request: Request) -> Response:
        """Show what the server is doing."""
        house = self.routes.house
        statuses = Counter(room.row.status for room in house.rooms.values())
        finished = sum(statuses[one] for one in FINISHED)
        works = "trouble" if house.has_trouble else "ok"
        status = "stopping" if house.stopping else works
        found = Health(
            status,  # type: ignore[arg-type]
            chanbara.__version__,
            statuses.total() - finished,
            statuses["running"],
            self.routes.sockets.total,
            house.advisor.is_compiled,
        )
        return answer(found)
