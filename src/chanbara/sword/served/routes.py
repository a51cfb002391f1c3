"""The routes for cards, and for the options of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.http.answers import answer
from chanbara.server.http.routing import route
from chanbara.sword.served.cards import all_cards, base_cards, choices

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes


class SwordRoutes:
    """The routes of Samurai Sword."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @route("GET", "/api/cards", "Cards")
    async def both(self, request: Request) -> Response:
        """Fetch the cards of both sets."""
        await self.routes.guard.admit(request)
        return answer(all_cards())

    @route("GET", "/api/cards/base", "Cards")
    async def base(self, request: Request) -> Response:
        """Fetch the cards of the base game."""
        await self.routes.guard.admit(request)
        return answer(base_cards())

    @route("GET", "/api/choices", "Choices")
    async def choices(self, request: Request) -> Response:
        """Fetch the options for a table."""
        await self.routes.guard.admit(request)
        return answer(choices(bots_ready=self.routes.house.advisor.is_compiled))
