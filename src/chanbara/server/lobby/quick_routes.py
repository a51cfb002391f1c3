"""The route of quick play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.http.answers import COMING, answer
from chanbara.server.http.routing import route
from chanbara.server.wire.quick_bodies import QuickPlay

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes


class QuickRoutes:
    """Finding the next table."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @route(
        "POST",
        "/api/quick",
        "QuickSeated",
        "QuickPlay",
        refusals=COMING,
    )
    async def play(self, request: Request) -> Response:
        """Take a seat at the next table that fits, ready to play. Its game starts by itself."""
        wanted = await self.routes.body(request, QuickPlay)
        player = await self.routes.player(wanted.player)
        address = self.routes.guard.address(request)
        return answer(await self.routes.house.quick.play(wanted, address, player), 201)
