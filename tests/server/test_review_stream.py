"""The streamed analysis: computed once for everyone, equal to the terminal's, at low priority."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from queue import Queue
from threading import Event, Thread
from typing import Any

import pytest

import chanbara
from chanbara.review.lines import ReviewLine
from chanbara.review.timeline import Timeline
from chanbara.server.bots.advisor import Advisor
from chanbara.server.review import review_stream, slices
from chanbara.server.review.review_routes import MOST_WAITING
from chanbara.server.review.review_stream import Stream, Streams
from chanbara.server.store.analysis_store import AnalysisShelf
from chanbara.server.store.store import RecordRow, Store
from chanbara.server.wire.refusal import Refusal
from tests.cli.terminal import run
from tests.review.games import game_of_bots, past_of, random_game
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import party
from tests.server.samples import table
from tests.server.test_reviews import SWORD, sent
from tests.server.worlds import lobby_of


@pytest.fixture(autouse=True)
def ready(server: Running) -> None:
    server.wait_for_bots()


def lines(server: Running, code: str) -> str:
    status, found = server.ask(f"/api/reviews/{code}/analysis")
    assert status == 200
    return str(found)


def test_the_figures_of_the_route_are_those_of_the_command_line(server: Running, tmp_path: Path) -> None:
    game = game_of_bots("detective", 4, 5, 25)
    file = tmp_path / "game.record"
    file.write_text(game.record(), encoding="utf-8")
    printed = run("review", str(file), "--json")
    assert printed.exit_code == 0
    told = lines(server, sent(server, game)["code"])
    assert told == printed.stdout
    kinds = [json.loads(one)["line"] for one in told.splitlines()]
    assert kinds[0] == "began"
    assert kinds[-1] == "done"
    assert kinds.count("believed") > 1
    assert kinds.count("swing") > 10


def test_they_are_computed_once_for_all_who_look(server: Running, begun: list[Timeline], held: Event) -> None:
    code = sent(server, random_game(seed=41, choices=10))["code"]
    told: list[str] = []
    readers = [Thread(target=lambda: told.append(lines(server, code))) for _ in range(3)]
    for one in readers:
        one.start()
    held.set()
    for one in readers:
        one.join(PATIENCE)
    told.append(lines(server, code))
    assert len(begun) == 1
    assert len(told) == 4
    assert len(set(told)) == 1


def open_stream(server: Running, code: str) -> socket.socket:
    """Begin to read, and read the first line."""
    one = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    one.sendall(
        f"GET /api/reviews/{code}/analysis HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    )
    heard = b""
    while b'"began"' not in heard:
        heard += (more := one.recv(1000))
        assert more, heard
    return one


def test_who_leaves_leaves_nothing_behind_and_the_figures_are_there_for_the_next(
    server: Running, held: Event
) -> None:
    code = sent(server, random_game(seed=42, choices=10))["code"]
    reader = open_stream(server, code)
    assert server.ask("/health")[1]["connections"] == 1
    reader.close()
    until(lambda: not server.ask("/health")[1]["connections"])
    held.set()
    assert lines(server, code).endswith('{"line":"done"}\n')


def test_tables_are_answered_meanwhile(server: Running, held: Event) -> None:
    code = sent(server, random_game(seed=43, choices=10))["code"]
    reader = open_stream(server, code)
    with party(server, SWORD, people=3) as round_table:
        round_table.start().play(until=15)
    assert not lobby_of(server).streams._kept[code].is_done
    held.set()
    reader.close()


def test_a_server_that_stops_waits_for_no_reader(sqlite_url: str) -> None:
    with Running(sqlite_url) as own:
        own.wait_for_bots()
        reader = open_stream(own, sent(own, random_game(seed=3, players=7))["code"])
    while reader.recv(100_000):  # its own patience ends too
        pass
    reader.close()


# --- without a server --------------------------------------------------------------------------------------


async def heard(stream: Stream) -> list[dict[str, Any]]:
    return [json.loads(line) async for line in stream.follow()]


@contextlib.asynccontextmanager
async def streaming(url: str, *, is_compiled: bool = True) -> AsyncIterator[tuple[Streams, Advisor]]:
    """Compute analyses, with a database."""
    store, advisor = Store.open(url), Advisor()
    streams = Streams(advisor, AnalysisShelf(store))
    if is_compiled:
        advisor._compiled.set()
    try:
        yield streams, advisor
    finally:
        streams.close()
        await advisor.close()
        await store.close()


def test_who_comes_before_everything_is_compiled_is_told_that_it_waits(sqlite_url: str) -> None:
    async def story() -> None:
        async with streaming(sqlite_url, is_compiled=False) as (streams, advisor):
            stream = await streams.of("A", past_of(random_game(choices=3)), "Ann")
            follow = stream.follow()
            assert json.loads(await anext(follow)) == {"line": "waiting", "reason": "compiling"}
            advisor._compiled.set()
            rest = [json.loads(line)["line"] async for line in follow]
            assert (rest[0], rest[-1]) == ("began", "done")
            assert "waiting" not in [one["line"] for one in await heard(stream)]

    asyncio.run(story())


def test_others_wait_for_their_turn_and_too_many_are_refused(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(review_stream, "MOST_WAITING", 2)
        async with streaming(sqlite_url) as (streams, _):
            past = past_of(random_game(choices=3))
            first, second = [await streams.of(code, past, "Ann") for code in "AB"]
            with pytest.raises(Refusal, match="full"):
                await streams.of("C", past, "Bob")
            monkeypatch.setattr(review_stream, "MOST_WAITING", 9)
            monkeypatch.setattr(review_stream, "MOST_OF_ONE", 2)
            with pytest.raises(Refusal, match="full"):
                await streams.of("C", past, "Ann")
            third = await streams.of("C", past, "Bob")
            assert await streams.of("A", past, "Ann") is first
            told = await heard(second)
            assert told[0] == {"line": "waiting", "reason": "others"}
            assert told[1:] == await heard(first)
            assert (await heard(third))[-1] == {"line": "done"}

    asyncio.run(story())


def test_a_reader_of_the_story_has_nothing_more_computed_until_another_wants_it(sqlite_url: str) -> None:
    async def told(streams: Streams, *, is_whole: bool) -> list[str]:
        stream = await streams.of("A", past_of(random_game(choices=30)), "Ann", is_whole=is_whole)
        return [one["line"] for one in await heard(stream)]

    async def story() -> None:
        async with streaming(sqlite_url) as (streams, _):
            first = await told(streams, is_whole=False)
            assert "story" in first
            assert "done" not in first
            whole = await told(streams, is_whole=True)
            assert whole[: len(first)] == first
            assert (whole[-1], whole.count("story")) == ("done", 1)
            assert await told(streams, is_whole=False) == whole, "what is there is not computed again"

    asyncio.run(story())


def test_who_wants_all_joins_a_reader_of_the_story(sqlite_url: str) -> None:
    async def story() -> None:
        async with streaming(sqlite_url) as (streams, _):
            past = past_of(random_game(choices=30))
            brief = await streams.of("A", past, "Ann", is_whole=False)
            whole = await streams.of("A", past, "Bob")
            assert brief is whole
            assert (await heard(brief))[-1] == {"line": "done"}

    asyncio.run(story())


def failing(_past: Timeline) -> Iterator[ReviewLine]:
    raise ValueError


def test_where_it_fails_it_is_said_and_tried_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        past = past_of(random_game(choices=3))
        async with streaming(sqlite_url) as (streams, _):
            with monkeypatch.context() as patched:
                patched.setattr(slices, "analyse", failing)
                assert await heard(await streams.of("A", past, "Ann")) == [{"line": "failed"}]
            assert (await heard(await streams.of("A", past, "Ann")))[-1] == {"line": "done"}

    asyncio.run(story())


def test_who_gets_no_figures_is_told_why(sqlite_url: str) -> None:
    async def story() -> None:
        house = "values:\n  katana: {wounds: 5}\n"
        middle = chanbara.imagine(chanbara.observe(random_game(choices=30), 0), "unseen")
        untold = (
            ("edition", chanbara.new_game("duel", seed=1, numbers="player: {life: 3}\n")),
            ("edition", chanbara.new_game("sword", players=3, seed=1, house=house)),
            ("middle", middle),
        )
        async with streaming(sqlite_url) as (streams, _):
            for number, (reason, game) in enumerate(untold):
                told = await heard(await streams.of(str(number), past_of(game), "Ann"))
                assert told == [{"line": "unsupported", "reason": reason}]

    asyncio.run(story())


def test_only_so_many_are_kept_in_memory(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(review_stream, "KEPT", 2)
        async with streaming(sqlite_url) as (streams, _):
            past = past_of(chanbara.new_game("duel", seed=1))
            for code in "ABAC":
                await heard(await streams.of(code, past, "Ann"))
            assert list(streams._kept) == ["A", "C"]

    asyncio.run(story())


# --- from one server to the next ----------------------------------------------------------------------------


async def kept_of(url: str, past: Timeline) -> list[dict[str, Any]]:
    """Request the analysis of a game from a fresh server."""
    async with streaming(url) as (streams, _):
        return await heard(await streams.of("A", past, "Ann"))


async def keep_record(url: str, past: Timeline) -> None:
    store = Store.open(url)
    await store.add_record(RecordRow("A", time.time(), "digest", "deal", past.text), 9)
    await store.close()


def test_figures_are_there_after_a_restart_until_the_program_or_the_record_changes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    past, other = (past_of(random_game(seed=seed, choices=3)) for seed in (1, 2))
    asyncio.run(keep_record(database_url, past))
    told = asyncio.run(kept_of(database_url, past))
    assert told[-1] == {"line": "done"}
    with monkeypatch.context() as patched:
        patched.setattr(slices, "analyse", failing)
        assert asyncio.run(kept_of(database_url, past)) == told
        assert asyncio.run(kept_of(database_url, other)) == [{"line": "failed"}]
        patched.setattr(review_stream, "analysis_version", lambda: "another")
        assert asyncio.run(kept_of(database_url, past)) == [{"line": "failed"}]


def test_with_a_game_its_figures_go(database_url: str) -> None:
    async def story() -> None:
        store = Store.open(database_url)
        shelf = AnalysisShelf(store)
        now = time.time()
        await store.add_table(table("A"), [])
        await store.add_record(RecordRow("B", now, "digest", "deal", "text"), 9)
        await shelf.keep("A", "first", [b"1\n"])
        for code in "ABC":
            await shelf.keep(code, "source", [b"1\n", b"2\n"])
        assert await shelf.find("A", "first") == []
        # Who removed a game while it was analyzed gets it back by nothing.
        assert [await shelf.find(code, "source") for code in "ABC"] == [[b"1\n", b"2\n"]] * 2 + [[]]
        await store.remove("A")
        for code in await store.old_records(now):
            await store.remove_record(code)
        assert await shelf.find("A", "source") == []
        assert await shelf.find("B", "source") != []
        for code in await store.old_records(now + 1):
            await store.remove_record(code)
        assert await shelf.find("B", "source") == []
        await store.close()

    asyncio.run(story())


def test_of_one_address_only_so_much_waits_and_one_thing_is_done_at_a_time(server: Running) -> None:
    code = sent(server, random_game(seed=43, choices=5))["code"]
    busy, told = Event(), Queue[int]()
    lobby_of(server).reviews._thread.submit(busy.wait, PATIENCE)
    asking = [
        Thread(target=lambda: told.put(server.ask(f"/api/reviews/{code}/frames")[0]))
        for _ in range(MOST_WAITING + 3)
    ]
    for one in asking:
        one.start()
    assert [told.get(timeout=PATIENCE) for _ in range(3)] == [429] * 3
    waiting = lobby_of(server).reviews._thread._work_queue
    while waiting.empty():  # who is first has his turn a little later
        busy.wait(0.01)
    assert waiting.qsize() == 1, "nobody else waits for all the others"
    busy.set()
    assert [told.get(timeout=PATIENCE) for _ in range(MOST_WAITING)] == [200] * MOST_WAITING
