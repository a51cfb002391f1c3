"""The routes of clubs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response

from chanbara.server.club.club_store import clubs_of
from chanbara.server.club.clubs import INVITE_LENGTH
from chanbara.server.http.answers import answer, token_in
from chanbara.server.http.routing import route
from chanbara.server.lobby.tokens import CODE_LENGTH, CODE_LETTERS
from chanbara.server.stats.player_routes import number_in, player_with
from chanbara.server.wire.club_bodies import ClubAct, NewClub, OwnClubs
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from chanbara.server.app import Routes
    from chanbara.server.club.clubs import Clubs
    from chanbara.server.store.rows import PlayerRow

LOOKING = ("unknown_token", "too_fast", "foreign", "closed")
FOUNDING = ("malformed", "too_long", "impossible", "full", "banned", *LOOKING)


class ClubRoutes:
    """The routes of clubs."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def clubs(self) -> Clubs:
        """All clubs."""
        return self.routes.house.clubs

    async def _player(self, request: Request) -> PlayerRow:
        """Return who asks: members have a claimed name."""
        token = token_in(request)
        if not token:
            raise Refusal("unknown_token", "club-needs-name")
        return await player_with(self.routes.house.store, token)

    @route("POST", "/api/clubs", "ClubInfo", "NewClub", refusals=FOUNDING)
    async def create(self, request: Request) -> Response:
        """Found a club, with your claimed name."""
        wanted = await self.routes.body(request, NewClub)
        player = await self._player(request)
        return answer(await self.clubs.create(wanted, self.routes.guard.address(request), player), 201)

    @route("GET", "/api/clubs/{code}", "ClubInfo", refusals=("unknown_club", *LOOKING))
    async def club(self, request: Request) -> Response:
        """Fetch a club by the code of its link; members find it by its own code, too."""
        await self.routes.guard.admit(request)
        player = await self._player(request) if token_in(request) else None
        return answer(await self.clubs.look(club_code(request), player))

    @route(
        "POST",
        "/api/clubs/{code}",
        "ClubInfo",
        "ClubAct",
        refusals=("unknown_club", "not_host", *FOUNDING),
    )
    async def act(self, request: Request) -> Response:
        """Join a club, leave it, or lead it. If it is no more, the answer is empty, with status 204."""
        wanted = await self.routes.body(request, ClubAct)
        player = await self._player(request)
        address = self.routes.guard.address(request)
        found = await self.clubs.act(club_code(request), wanted, address, player)
        return Response(status_code=204) if found is None else answer(found)

    @route(
        "GET",
        "/api/clubs/{code}/games",
        "ClubGames",
        refusals=("malformed", "unknown_club", *LOOKING),
    )
    async def games(self, request: Request) -> Response:
        """Fetch the history of a club, as a member.

        With `before`, which is `earlier` of the answer before, it has the games before those.
        """
        await self.routes.guard.admit(request)
        player = await self._player(request)
        before = number_in(request.query_params.get("before"))
        return answer(await self.clubs.games(club_code(request), player, before))

    @route("GET", "/api/players/me/clubs", "OwnClubs", refusals=LOOKING)
    async def own(self, request: Request) -> Response:
        """Fetch the clubs that you are a member of."""
        await self.routes.guard.admit(request)
        player = await self._player(request)
        found = await self.routes.house.store.read(partial(clubs_of, player=player.key))
        return answer(OwnClubs([one for one in found if one.left is None]))


def club_code(request: Request) -> str:
    """Return the code of a club or of its link; a malformed one is rejected without a lookup."""
    code = str(request.path_params["code"]).upper()
    if len(code) not in {CODE_LENGTH, INVITE_LENGTH} or not set(code) <= set(CODE_LETTERS):
        raise Refusal("unknown_club")
    return code
