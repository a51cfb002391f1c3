"""The routes for cards, and for the options of a table."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from chanbara.server.http.answers import answer
from chanbara.server.http.routing import route
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.served.cards import all_cards, base_cards, choices
from chanbara.sword.served.house_bodies import HouseDraft
from chanbara.sword.served.house_form import house_form, kept_form

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
        lobby = self.routes.house
        return answer(choices(lobby.files.loaded, bots_ready=lobby.advisor.is_compiled))

    @route(
        "POST",
        "/api/house",
        "HouseForm",
        "HouseDraft",
        refusals=("malformed", "too_long", "too_fast", "foreign", "impossible"),
    )
    async def house(self, request: Request) -> Response:
        """Fetch house rules as a form, with every number that can be changed, and with some changes."""
        draft = await self.routes.body(request, HouseDraft)
        lobby = self.routes.house
        lobby.files.fill_in(draft.game)
        found = kept_form(draft)
        if found is None:
            with contextlib.suppress(StoreError):  # nothing is stored: in an outage there is no quota, either
                if not await lobby.examinations.take(self.routes.guard.address(request)):
                    raise Refusal("too_fast", "many-tables-today")
            found = await lobby.examiner.run(house_form, draft)
        return answer(found)
