"""The routes about duels: choosing one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.routing import Route

from chanbara.server.asking import answer, language_of
from chanbara.server.duel_bodies import AnyDuel, DuelDraft
from chanbara.server.duels import any_draft, checked, duel_choices

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes


class DuelRoutes:
    """What the server answers about duels."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    async def choices(self, request: Request) -> Response:
        """Return what a duel can be made of."""
        self.routes.guard.check_request(request)
        return answer(duel_choices(language_of(request)))

    async def check(self, request: Request) -> Response:
        """Say what may be changed about a draft, and why the rest may not."""
        draft = await self.routes.body(request, DuelDraft)
        return answer(checked(draft, language_of(request)))

    async def any_duel(self, request: Request) -> Response:
        """Let chance choose."""
        wanted = await self.routes.body(request, AnyDuel)
        return answer(any_draft(wanted.way))

    def listed(self) -> list[Route]:
        """Return the routes."""
        wrap = self.routes.guarded
        return [
            Route("/api/duels/choices", wrap(self.choices), methods=["GET"]),
            Route("/api/duels/check", wrap(self.check), methods=["POST"]),
            Route("/api/duels/any", wrap(self.any_duel), methods=["POST"]),
        ]
