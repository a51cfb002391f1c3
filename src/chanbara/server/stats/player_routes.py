"""The routes of statistics: claimed names, a player's own stats, the ladder, and the stats of a table."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse

from chanbara.server.http.answers import answer, code_of, token_in
from chanbara.server.http.routing import route
from chanbara.server.lobby.alphabets import skeleton
from chanbara.server.lobby.forgetting import forget_player
from chanbara.server.lobby.names import GUESTS, are_alike, check_name, folded
from chanbara.server.lobby.tokens import hashed, new_token
from chanbara.server.stats import past_games
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.ladder import TOP, cursor, page, place_of
from chanbara.server.stats.queries import as_csv, own_stats, past, table_stats
from chanbara.server.store.rows import PlayerRow
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.stats_bodies import Claimed, NewPlayer, PlayerChange

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy import Connection
    from starlette.requests import Request

    from chanbara.server.app import Routes
    from chanbara.server.store.store import Store
    from chanbara.server.wire.stats_bodies import Ladder

LONGEST_NUMBER = 9
"""Digits of the number of a game: a larger one is not an integer of the database."""
BETWEEN_PAGES = 0.02
"""Seconds between two pages of somebody's games."""
IN_A_PAGE = 50
"""Games of such a page."""


async def player_with(store: Store, token: str) -> PlayerRow:
    """Return the player with this token, or refuse."""
    found = await store.read(lambda connection: ledger.player_of(connection, hashed(token)))
    if found is None:
        raise Refusal("unknown_token", "unknown-player")
    return found


class PlayerRoutes:
    """The routes of players."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def store(self) -> Store:
        """The store."""
        return self.routes.house.store

    @route(
        "POST",
        "/api/players",
        "Claimed",
        "NewPlayer",
        refusals=("malformed", "too_long", "impossible", "taken", "too_fast", "foreign", "closed", "banned"),
    )
    async def claim(self, request: Request) -> Response:
        """Claim a name for the ladder. Nobody needs one to play."""
        wanted = await self.routes.body(request, NewPlayer)
        name = " ".join(wanted.name.split())
        check_name(name)
        address = self.routes.guard.address(request)
        self.routes.house.moderation.bans.admit(name, address)
        if any(are_alike(name, guest) for guest in GUESTS):
            raise Refusal("taken", name=name)
        if not await self.routes.house.names.take(address):
            raise Refusal("too_fast", "many-names-today")
        token = new_token()
        player = PlayerRow(
            key=secrets.token_hex(8),
            name=name,
            folded=folded(name),
            token=hashed(token),
            listed=True,
            created=time.time(),
            skeleton=skeleton(name),
            avatar=wanted.avatar,
        )
        if not await self.store.ask_alone(lambda connection: ledger.add_player(connection, player)):
            raise Refusal("taken", name=name)
        return answer(Claimed(name, token), 201)

    @route("GET", "/api/players", "Ladder", refusals=("malformed", "too_fast", "foreign", "closed"))
    async def ladder(self, request: Request) -> Response:
        """Fetch a page of the ladder: the players who are listed on it, and the bots.

        `after` is `next` of the page before. With the header `Authorization: Bearer TOKEN` the first page
        says where you are.
        """
        await self.routes.guard.admit(request)
        after = request.query_params.get("after")
        below, token = TOP if after is None else cursor(after), token_in(request)

        def look(connection: Connection) -> Ladder:
            found = page(connection, below)
            player = ledger.player_of(connection, hashed(token)) if token and after is None else None
            found.own = [] if player is None else place_of(connection, player)
            return found

        return answer(await self.store.read(look))

    async def _player(self, request: Request) -> PlayerRow:
        await self.routes.guard.admit(request)
        return await self._owner(request)

    async def _owner(self, request: Request) -> PlayerRow:
        return await player_with(self.store, token_in(request))

    @route(
        "GET",
        "/api/players/me",
        "OwnStats",
        refusals=("malformed", "unknown_token", "too_fast", "foreign", "closed"),
    )
    async def me(self, request: Request) -> Response:
        """Fetch what is stored about you; the header `Authorization: Bearer TOKEN` identifies you.

        The answer has your last 200 games. With `before`, which is `earlier` of the answer before, it has the
        last 200 games before those.
        """
        player = await self._player(request)
        before = number_in(request.query_params.get("before"))
        return answer(await self.store.read(lambda connection: own_stats(connection, player, before)))

    @route(
        "POST",
        "/api/players/me",
        "OwnStats",
        "PlayerChange",
        refusals=("malformed", "too_long", "unknown_token", "too_fast", "foreign", "closed"),
    )
    async def change(self, request: Request) -> Response:
        """Choose whether you are listed on the ladder, and your crest."""
        wanted = await self.routes.body(request, PlayerChange)
        player = await self._owner(request)
        player.listed = player.listed if wanted.listed is None else wanted.listed
        player.avatar = player.avatar if wanted.avatar is None else wanted.avatar
        await self.store.ask(lambda connection: ledger.change(connection, player))
        return answer(await self.store.read(lambda connection: own_stats(connection, player)))

    @route(
        "GET",
        "/api/players/me/games",
        "text/csv",
        refusals=("unknown_token", "too_fast", "foreign", "closed"),
    )
    async def games(self, request: Request) -> Response:
        """Fetch all your games for a spreadsheet."""
        player = await self._player(request)
        codes = await self.store.read(lambda connection: past_games.all_codes(connection, player.key))
        address = self.routes.guard.address(request)
        return StreamingResponse(self._lines(player, codes, address), media_type="text/csv; charset=utf-8")

    async def _lines(self, player: PlayerRow, codes: Sequence[str], address: str) -> AsyncIterator[str]:
        """Yield games page by page: nobody's games are all in memory at once, and play comes first."""
        yield as_csv([], header=True)
        for start in range(0, len(codes), IN_A_PAGE):
            await asyncio.sleep(BETWEEN_PAGES)
            with contextlib.suppress(Refusal):  # too late for that: the answer has begun
                await self.routes.guard.admission.enter(address)
            page = partial(_page, player=player.key, codes=codes[start : start + IN_A_PAGE])
            yield await self.store.read(page)

    @route(
        "DELETE", "/api/players/me", "text/plain", refusals=("unknown_token", "too_fast", "foreign", "closed")
    )
    async def delete(self, request: Request) -> Response:
        """Delete your name and everything that leads to it. The answer is empty, with status 204."""
        player = await self._player(request)
        await forget_player(self.routes.house, player)
        return Response(status_code=204)

    @route(
        "GET",
        "/api/tables/{code}/statistics",
        "TableStats",
        refusals=("unknown_table", "too_fast", "foreign", "closed"),
    )
    async def table(self, request: Request) -> Response:
        """Fetch how often each player won at a table and its rematches."""
        await self.routes.guard.admit(request)
        code = code_of(request)
        # The game itself is not needed, and not read: an old one would have to be replayed.
        if code not in self.routes.house.rooms and await self.store.table(code) is None:
            raise Refusal("unknown_table")
        return answer(await self.store.read(lambda connection: table_stats(connection, code)))


def _page(connection: Connection, player: str, codes: Sequence[str]) -> str:
    """Return the games of a player at some tables as CSV."""
    return as_csv([past(one) for one in past_games.games_at(connection, player, codes)], header=False)


def number_in(text: str | None) -> int | None:
    """Return the number of a game, or refuse."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER):
        raise Refusal("malformed", detail="before is not from an answer")
    return int(text)
