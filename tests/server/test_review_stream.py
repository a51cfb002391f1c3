"""The figures while they are reckoned: once for all who look, in step with the terminal, in nobody's way."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from chanbara.review import analysis
from chanbara.review.figures import ReviewLine
from chanbara.review.past import Past
from chanbara.server import review_stream
from chanbara.server.advisor import Advisor
from chanbara.server.refusal import Refusal
from chanbara.server.review_stream import Stream, Streams
from tests.cli.terminal import run
from tests.review.games import game_of_bots, past_of, random_game
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import party
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


@pytest.fixture
def begun() -> list[Past]:
    """What is reckoned."""
    return []


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch, begun: list[Past]) -> Iterator[Event]:
    """Have whatever is reckoned stop after its first line, until the event is set."""
    real, may_end = analysis.analyse, Event()

    def analyse(past: Past) -> Iterator[ReviewLine]:
        begun.append(past)
        found = real(past)
        yield next(found)
        assert may_end.wait(PATIENCE)
        yield from found

    monkeypatch.setattr(analysis, "analyse", analyse)
    yield may_end
    may_end.set()


def test_they_are_reckoned_once_for_all_who_look(server: Running, begun: list[Past], held: Event) -> None:
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
    with party(server, SWORD, people=3) as table:
        table.start().play(until=15)
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


def test_who_comes_before_everything_is_compiled_is_told_that_it_waits() -> None:
    async def story() -> None:
        advisor = Advisor()
        streams = Streams(advisor)
        try:
            stream = streams.of("A", past_of(random_game(choices=3)), is_judged=True)
            follow = stream.follow()
            assert json.loads(await anext(follow)) == {"line": "waiting", "reason": "compiling"}
            advisor._compiled.set()
            rest = [json.loads(line)["line"] async for line in follow]
            assert (rest[0], rest[-1]) == ("began", "done")
            assert "waiting" not in [one["line"] for one in await heard(stream)]
        finally:
            streams.close()
            advisor.close()

    asyncio.run(story())


def test_others_wait_for_their_turn_and_too_many_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        advisor = Advisor()
        streams = Streams(advisor)
        advisor._compiled.set()
        monkeypatch.setattr(review_stream, "MOST_WAITING", 2)
        try:
            past = past_of(random_game(choices=3))
            first, second = (streams.of(code, past, is_judged=True) for code in "AB")
            with pytest.raises(Refusal, match="full"):
                streams.of("C", past, is_judged=True)
            assert streams.of("A", past, is_judged=True) is first
            told = await heard(second)
            assert told[0] == {"line": "waiting", "reason": "others"}
            assert told[1:] == await heard(first)
        finally:
            streams.close()
            advisor.close()

    asyncio.run(story())


def test_where_it_fails_it_is_said_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_past: Past) -> Iterator[ReviewLine]:
        raise ValueError

    async def story() -> None:
        advisor = Advisor()
        streams = Streams(advisor)
        advisor._compiled.set()
        past = past_of(random_game(choices=3))
        try:
            with monkeypatch.context() as patched:
                patched.setattr(analysis, "analyse", failing)
                assert await heard(streams.of("A", past, is_judged=True)) == [{"line": "failed"}]
            assert (await heard(streams.of("A", past, is_judged=True)))[-1] == {"line": "done"}
        finally:
            streams.close()
            advisor.close()

    asyncio.run(story())


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        advisor = Advisor()
        streams = Streams(advisor)
        monkeypatch.setattr(review_stream, "KEPT", 2)
        try:
            past = past_of(random_game(choices=3))
            for code in "ABAC":
                await heard(streams.of(code, past, is_judged=False))
            assert list(streams._kept) == ["A", "C"]
        finally:
            streams.close()
            advisor.close()

    asyncio.run(story())
