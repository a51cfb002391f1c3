"""The routes by which a browser turns push messages on and off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from chanbara.server.http.answers import POSTED, answer
from chanbara.server.http.routing import route
from chanbara.server.wire.push_bodies import NewDevice, PushDevice, PushKey
from chanbara.server.wire.refusal import language_of

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes


class PushRoutes:
    """The routes of push messages."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @route("GET", "/api/push", "PushKey")
    async def key(self, request: Request) -> Response:
        """Fetch what a browser needs to subscribe to push messages."""
        await self.routes.guard.admit(request)
        push = self.routes.house.push
        return answer(PushKey(push.signer.public if self.routes.settings.push else None))

    @route(
        "POST",
        "/api/push",
        "text/plain",
        "NewDevice",
        refusals=(*POSTED, "impossible", "unknown_token", "full"),
    )
    async def add(self, request: Request) -> Response:
        """Get push messages on a device: your turn in a slow game, an invitation, a rematch.

        They are in the language of `Accept-Language`. The answer is empty, with status 204.
        """
        wanted = await self.routes.body(request, NewDevice)
        address = self.routes.guard.address(request)
        await self.routes.house.push.add(wanted, language_of(request), address)
        return Response(status_code=204)

    @route("POST", "/api/push/off", "text/plain", "PushDevice", refusals=POSTED)
    async def remove(self, request: Request) -> Response:
        """Get no more push messages on a device, which is forgotten. The answer is empty, with status 204."""
        await self.routes.house.push.remove(await self.routes.body(request, PushDevice))
        return Response(status_code=204)
