"""The routes by which a browser exports and deletes what the server has of its owner."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chanbara.server.http.answers import POSTED, answer
from chanbara.server.http.routing import route
from chanbara.server.privacy import own_data
from chanbara.server.wire.own_data import OwnTokens

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes


class OwnDataRoutes:
    """The routes of a person's own data."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes
        self._collecting = asyncio.Lock()
        """One export at a time: each may be long."""

    @route("POST", "/api/data", "OwnData", "OwnTokens", refusals=POSTED)
    async def collect(self, request: Request) -> Response:
        """Fetch everything stored about your seats, campaigns and clans."""
        wanted = await self.routes.body(request, OwnTokens)
        async with self._collecting:
            return answer(await own_data.collect(self.routes.house, wanted.tokens))

    @route("POST", "/api/data/delete", "DataDeleted", "OwnTokens", refusals=POSTED)
    async def delete(self, request: Request) -> Response:
        """Delete your names, email addresses and chat lines. Games stay, without a name."""
        wanted = await self.routes.body(request, OwnTokens)
        return answer(await own_data.forget(self.routes.house, wanted.tokens))
