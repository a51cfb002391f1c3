"""What is given up when bots have too much to do: rollouts, then reviews, then new tables; and in reverse."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from chanbara.server.bots.overload import BOUNDS, EVERY, FEWEST, Overload, Stage, rollouts_given
from chanbara.server.workers.process import Call
from chanbara.server.workers.queues import Queue
from tests.review.games import past_of, random_game
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import GENEROUS, party
from tests.server.scraping import scraped
from tests.server.test_review_stream import streaming
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
BOTS = [None, "novice", "novice"]
TOO_LONG = BOUNDS[Stage.TABLES_REFUSED].begins


@pytest.fixture(autouse=True)
def calm() -> None:
    """Here waits count."""


def stages(waits: list[float]) -> list[int]:
    overload = Overload()
    found = []
    for wait in waits:
        overload.look(wait)
        found.append(int(overload.stage))
    return found


def test_one_thing_is_given_up_after_the_other_and_comes_back_in_reverse() -> None:
    assert stages([0, 0.09, 99, 99, 99, 99]) == [0, 0, 1, 2, 3, 3]
    assert stages([99, 99, 99, 0, 0, 0, 0]) == [1, 2, 3, 2, 1, 0, 0]


@pytest.mark.parametrize("stage", list(BOUNDS))
def test_between_its_bounds_a_stage_stays(stage: Stage) -> None:
    begins, ends = BOUNDS[stage]
    up = [99.0] * stage
    assert ends < begins
    assert stages([*up[1:], begins, ends, begins])[-3:] == [stage] * 3
    assert stages([*up, ends - 0.01])[-1] == stage - 1
    assert stages([*up[1:], begins - 0.01])[-1] == stage - 1


def test_stages_begin_in_order() -> None:
    begins = [bounds.begins for bounds in BOUNDS.values()]
    assert begins == sorted(begins)
    assert list(BOUNDS) == [one for one in Stage if one is not Stage.CALM]


@pytest.mark.parametrize(
    ("wanted", "behind", "given"),
    [
        (2048, 0, 2048),
        (2048, 0.5, 1024),
        (2048, 1, 1024),
        (2048, 3, 512),
        (2048, 3.5, 256),
        (2048, 60, FEWEST),
        (2048, 10_000, FEWEST),
        (64, 60, FEWEST),
        (FEWEST // 2, 60, FEWEST // 2),
    ],
)
def test_rollouts_shrink_with_those_who_wait(wanted: int, behind: float, given: int) -> None:
    assert rollouts_given(wanted, behind) == given


# --- at a server --------------------------------------------------------------------------------------------


@contextmanager
def overloaded(server: Running) -> Iterator[None]:
    """A decision of a bot waits longer than it may; nothing else is measured."""
    with server.busy(Queue.QUICK) as free:
        pool = lobby_of(server).advisor.pool
        server.loop.call_soon_threadsafe(lambda: pool.run(Queue.QUICK, lambda: Call(dict, ()), "threads"))
        until(lambda: pool.waiting(Queue.QUICK) == 1)
        server.later(TOO_LONG)
        for _ in Stage:
            server.later(EVERY)
        yield
        free.set()
        until(lambda: pool.waiting(Queue.QUICK) == 0)
    for _ in Stage:
        server.later(EVERY)


def create(server: Running, bots: list[str | None], language: str = "en") -> tuple[int, dict[str, str]]:
    body = {"name": "Ann", "options": {"game": SWORD, "bots": bots}}
    status, found = server.ask("/api/tables", body, **{"Accept-Language": language})
    return status, found


SENTENCES = {
    "en": "Too many bots are playing here right now. "
    "Open a table without bots, or try again in a few minutes.",
    "de": "Hier spielen gerade zu viele Bots. "
    "Eröffne einen Tisch ohne Bots oder versuch es in ein paar Minuten wieder.",
    "it": "In questo momento stanno giocando troppi bot. "
    "Apri un tavolo senza bot oppure riprova fra qualche minuto.",
}


def test_new_tables_with_bots_are_refused_and_others_are_not(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with Running(database, GENEROUS) as server, party(server, SWORD, people=3) as table:
        with overloaded(server):
            for language, sentence in SENTENCES.items():
                status, problem = create(server, BOTS, language)
                assert (status, problem["code"], problem["message"]) == (409, "full", sentence)
            assert create(server, [])[0] == 201
            # People who play already notice nothing.
            table.start().play(until=5)
            page = scraped(server)
            assert page.value("chanbara_overload_stage") == Stage.TABLES_REFUSED
            assert page.value("chanbara_bot_tables_refused_total") == len(SENTENCES)
            assert page.value("chanbara_bots_waiting", queue="quick") == 1
        assert create(server, BOTS)[0] == 201
        assert scraped(server).value("chanbara_overload_stage") == Stage.CALM


def test_reviews_wait_and_go_on_where_they_were(sqlite_url: str) -> None:
    async def story() -> None:
        async with streaming(sqlite_url) as (streams, advisor):
            past = past_of(random_game(choices=3))
            for _ in range(Stage.REVIEWS_WAIT):
                advisor.overload.look(PATIENCE)
            stream = await streams.of("A", past, "Ann")
            follow = stream.follow()
            assert json.loads(await anext(follow)) == {"line": "waiting", "reason": "busy"}
            assert streams.waiting == 1
            advisor.overload.look(0)
            assert json.loads(await anext(follow))["line"] == "began"
            assert streams.waiting == 0
            for _ in range(Stage.REVIEWS_WAIT):
                advisor.overload.look(PATIENCE)
            assert streams.waiting == 1
            for _ in Stage:
                advisor.overload.look(0)
            rest = [json.loads(line)["line"] async for line in follow]
            assert rest[-1] == "done"

    asyncio.run(story())
