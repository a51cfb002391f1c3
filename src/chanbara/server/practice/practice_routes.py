"""The routes of practice: the puzzle of the day, runs, and the progress of a claimed name."""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.school.puzzle import puzzle_names, puzzles
from chanbara.server.http.answers import answer, token_in
from chanbara.server.http.routing import route
from chanbara.server.lobby.tokens import new_token
from chanbara.server.practice import practice_store as kept
from chanbara.server.practice import recorder
from chanbara.server.practice.daily import day_of
from chanbara.server.practice.progress import practice_of, progress_from, stored_progress
from chanbara.server.practice.runs import new_run
from chanbara.server.stats.player_routes import player_with
from chanbara.server.wire.practice_bodies import Daily, Run

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import Store

OWN = ("unknown_token", "too_fast", "foreign", "closed")
"""Refusals of what only the owner of a claimed name may see."""


class PracticeRoutes:
    """The routes of practice."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    @property
    def store(self) -> Store:
        """The store."""
        return self.routes.house.store

    async def _player(self, request: Request) -> PlayerRow:
        await self.routes.guard.admit(request)
        return await player_with(self.store, token_in(request))

    @route("GET", "/api/daily", "Daily", refusals=("too_fast", "foreign", "closed"))
    async def daily(self, request: Request) -> Response:
        """Fetch the puzzle of the day, which is the same for everybody."""
        await self.routes.guard.admit(request)
        now = time.time()
        puzzle = await self.store.read(partial(kept.stored_puzzle, now=now))
        if puzzle is None:
            keys = await asyncio.to_thread(puzzle_names)
            puzzle = await self.store.ask(partial(kept.puzzle_today, now=now, keys=keys))
        return answer(Daily(day_of(now).isoformat(), puzzle))

    @route("POST", "/api/runs", "Run", refusals=OWN)
    async def run(self, request: Request) -> Response:
        """Begin a run of puzzles of rising rating, until the first mistake.

        With the header `Authorization: Bearer TOKEN` of a claimed name the server follows it, and keeps the
        best one.
        """
        await self.routes.guard.admit(request)
        found = await asyncio.to_thread(puzzles)
        chosen, token = new_run(found, random.SystemRandom()), token_in(request)
        if not token:
            return answer(Run(None, chosen), 201)
        code = new_token()
        await recorder.keep_run(self.store, token, code, chosen)
        return answer(Run(code, chosen), 201)

    @route("GET", "/api/players/me/practice", "Practice", refusals=OWN)
    async def practice(self, request: Request) -> Response:
        """Fetch your puzzle rating, the puzzles you have tried, and which one to try next."""
        player = await self._player(request)
        found = await asyncio.to_thread(puzzles)
        look = partial(practice_of, player=player.key, now=time.time(), found=found)
        return answer(await self.store.read(look))

    @route("GET", "/api/players/me/progress", "Progress", refusals=OWN)
    async def progress(self, request: Request) -> Response:
        """Fetch your progress: puzzles, duels, campaigns, and what to practice. Nobody else can."""
        player = await self._player(request)
        found = await asyncio.to_thread(puzzles)
        look = partial(stored_progress, player=player.key, now=time.time(), found=found)
        stored = await self.store.read(look)
        return answer(await asyncio.to_thread(progress_from, stored, found))
