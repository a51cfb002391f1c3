"""The routes behind the links in mails. Opening a link only shows a page: programs that scan mail do that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from chanbara.server.http.answers import answer
from chanbara.server.http.routing import route
from chanbara.server.wire.bodies import MailConfirmed

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes
    from chanbara.server.mail.reminders import Reminders

REFUSALS = ("unknown_token", "too_fast", "foreign", "closed")


class MailRoutes:
    """The routes of mail."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    async def _reminders(self, request: Request) -> Reminders:
        """Return the reminders, for an address within its limit. What a mail program sends is not needed."""
        await self.routes.guard.admit(request)
        return self.routes.house.reminders

    @route("POST", "/mail/confirm/{code}/{token}", "MailConfirmed", refusals=REFUSALS)
    async def confirm(self, request: Request) -> Response:
        """Confirm an email address with the link sent to it; then reminders are sent to it."""
        code = await (await self._reminders(request)).confirm(str(request.path_params["token"]))
        return answer(MailConfirmed(code))

    @route("POST", "/mail/stop/{token}", "text/plain", refusals=REFUSALS)
    async def stop(self, request: Request) -> Response:
        """Stop all reminders to an address (RFC 8058). The answer is empty, with status 204."""
        await (await self._reminders(request)).stop(str(request.path_params["token"]))
        return Response(status_code=204)

    @route("POST", "/mail/never/{token}", "text/plain", refusals=REFUSALS)
    async def never(self, request: Request) -> Response:
        """The same, and no confirmation is ever sent to the address again."""
        await (await self._reminders(request)).never(str(request.path_params["token"]))
        return Response(status_code=204)

    @route("POST", "/mail/allow/{token}", "text/plain", refusals=REFUSALS)
    async def allow(self, request: Request) -> Response:
        """Undo that: confirmations may be sent to the address again."""
        await (await self._reminders(request)).allow(str(request.path_params["token"]))
        return Response(status_code=204)
