"""Stores what a claimed name does with puzzles; without its token nothing is stored."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.school.puzzle import puzzle_names
from chanbara.server.practice import practice_store as kept
from chanbara.server.stats.player_routes import player_with
from chanbara.server.stats.stats_store import PlayerDeleted
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from chanbara.server.practice.practice_store import Verdict
    from chanbara.server.store.store import Store


async def keep_verdict(store: Store, token: str, verdict: Verdict) -> None:
    """Store a verdict that the server itself has reached."""
    await _keep(
        store, token, partial(kept.add_verdict, verdict=verdict, now=time.time(), keys=puzzle_names())
    )


async def keep_hint(store: Store, token: str, puzzle: str, step: int) -> None:
    """Store that a hint was given."""
    await _keep(store, token, partial(kept.note_hint, puzzle=puzzle, step=step))


async def keep_solution(store: Store, token: str, puzzle: str, rating: int) -> None:
    """Store that the solution was shown."""
    await _keep(store, token, partial(kept.note_solution, puzzle=puzzle, rating=rating, now=time.time()))


async def keep_run(store: Store, token: str, code: str, chosen: list[str]) -> None:
    """Store a new run."""
    await _keep(store, token, partial(kept.begin_run, code=code, puzzles=chosen))


async def _keep(store: Store, token: str, work: Callable[[Connection, str], None]) -> None:
    """Store something for the owner of a token, if one was sent; refuse a token of nobody."""
    if not token:
        return
    player = await player_with(store, token)
    try:
        # Another process may just store something for the same player: nobody else waits for that.
        await store.ask_alone(lambda connection: work(connection, player.key))
    except PlayerDeleted as error:
        raise Refusal("unknown_token", "unknown-player") from error
    except kept.WrongRun as error:
        raise Refusal("impossible", "puzzle-run-gone") from error
