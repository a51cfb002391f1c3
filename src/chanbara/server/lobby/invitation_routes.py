"""The routes of invitations; all need the token of a claimed name in `Authorization: Bearer TOKEN`."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response

from chanbara.server.http.answers import answer, token_in
from chanbara.server.http.routing import route
from chanbara.server.lobby import invitation_store as kept
from chanbara.server.stats.player_routes import player_with
from chanbara.server.wire.invitation_bodies import (
    Company,
    Decline,
    Invitations,
    Invite,
    Invited,
    MutePlayer,
)

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import Store

REFUSALS = ("unknown_token", "too_fast", "foreign", "closed")
SENDING = ("malformed", "too_long", *REFUSALS)


class InvitationRoutes:
    """Whom one has played with, and inviting them again."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def store(self) -> Store:
        """The store."""
        return self.routes.house.store

    async def _player(self, request: Request) -> PlayerRow:
        return await player_with(self.store, token_in(request))

    @route("GET", "/api/players/me/company", "Company", refusals=REFUSALS)
    async def company(self, request: Request) -> Response:
        """Fetch with whom you played your last games."""
        await self.routes.guard.admit(request)
        player = await self._player(request)
        return answer(Company(await self.store.read(partial(kept.company, player=player.key))))

    @route("GET", "/api/players/me/invitations", "Invitations", refusals=REFUSALS)
    async def waiting(self, request: Request) -> Response:
        """Fetch the tables that you are invited to; each for two hours, or until its game begins."""
        await self.routes.guard.admit(request)
        player = await self._player(request)
        found = await self.store.read(partial(kept.waiting, guest=player.key, now=time.time()))
        return answer(Invitations(found))

    @route(
        "POST",
        "/api/players/me/invitations",
        "Invited",
        "Invite",
        refusals=(*SENDING, "unknown_table", "impossible", "banned"),
    )
    async def invite(self, request: Request) -> Response:
        """Invite people you have played with to a table where you sit; at most 30 a day."""
        wanted = await self.routes.body(request, Invite)
        player = await self._player(request)
        invitations, address = self.routes.house.invitations, self.routes.guard.address(request)
        return answer(Invited(await invitations.invite(player, wanted.code, wanted.names, address)), 201)

    @route("POST", "/api/players/me/invitations/decline", "text/plain", "Decline", refusals=SENDING)
    async def decline(self, request: Request) -> Response:
        """Decline an invitation. The answer is empty, with status 204."""
        wanted = await self.routes.body(request, Decline)
        player = await self._player(request)
        await self.store.ask(partial(kept.decline, guest=player.key, code=wanted.code))
        return Response(status_code=204)

    @route(
        "POST",
        "/api/players/me/mute",
        "text/plain",
        "MutePlayer",
        refusals=(*SENDING, "impossible"),
    )
    async def mute(self, request: Request) -> Response:
        """See no invitations from somebody, or see them again. The answer is empty, with status 204."""
        wanted = await self.routes.body(request, MutePlayer)
        player = await self._player(request)
        await self.routes.house.invitations.mute(player, wanted.name, muted=wanted.muted)
        return Response(status_code=204)
