"""Reviews on several servers: a game is analyzed once, whoever is asked, and long answers are streamed."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from queue import Queue
from threading import Event, Thread

import pytest

from chanbara.review.timeline import Timeline
from chanbara.server.cluster import leases
from chanbara.server.cluster.fetching import Asked, fetched
from checks.server.server_process import held_port
from tests.review.games import random_game
from tests.server.cluster_kit import change_hands, on_loop
from tests.server.kit import PATIENCE, QUICK, Running
from tests.server.party import Player, party
from tests.server.test_reviews import SWORD, sent

Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def pair(pair: Pair) -> Pair:
    for one in pair:
        one.wait_for_bots()
    return pair


def analysis_of(server: Running, code: str) -> tuple[dict[str, str], Iterator[bytes]]:
    """Ask for an analysis; return the headers of the answer, and its lines while they come."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.request("GET", f"/api/reviews/{code}/analysis")
    found = line.getresponse()
    assert found.status == 200, found.read()

    def lines() -> Iterator[bytes]:
        with closing(line):
            while text := found.readline():
                yield text

    return {name.lower(): value for name, value in found.getheaders()}, lines()


def test_two_servers_compute_one_analysis_and_the_other_one_passes_it_on_line_by_line(
    pair: Pair, begun: list[Timeline], held: Event
) -> None:
    code = sent(pair[0], random_game(seed=71, choices=10))["code"]
    head, here = analysis_of(pair[0], code)
    other_head, there = analysis_of(pair[1], code)
    first = [next(here), next(there)]
    assert first[0] == first[1], "while it is computed"
    assert b'"began"' in first[0]
    about = ("content-type", "x-accel-buffering", "cache-control", "content-security-policy", "vary")
    assert [other_head.get(name) for name in about] == [head.get(name) for name in about]
    assert other_head["x-request-id"] != "", "its own"
    held.set()
    assert list(here) == list(there)
    assert len(begun) == 1
    # From the database, wherever it was computed.
    assert list(analysis_of(pair[1], code)[1])[-1] == b'{"line":"done"}\n'
    assert len(begun) == 1


def test_the_analysis_of_a_server_that_died_is_begun_by_whoever_is_asked_next(
    pair: Pair, begun: list[Timeline], held: Event
) -> None:
    code = sent(pair[0], random_game(seed=72, choices=10))["code"]
    store = pair[1].lobby.store
    on_loop(pair[1], store.ask(partial(leases.take, code=code, name="of a server that is dead")))
    _, lines = analysis_of(pair[1], code)
    assert b'"began"' in next(lines)
    held.set()
    assert list(lines)[-1] == b'{"line":"done"}\n'
    assert len(begun) == 1


def test_a_record_that_is_sent_to_two_servers_at_once_is_stored_once(pair: Pair) -> None:
    found: Queue[str] = Queue()
    for seed in range(80, 84):
        game = random_game(seed=seed, choices=5)
        senders = [Thread(target=lambda one=one: found.put(sent(one, game)["code"])) for one in pair]  # noqa: B023 - joined here
        for one in senders:
            one.start()
        for one in senders:
            one.join(PATIENCE)
        assert found.get_nowait() == found.get_nowait()


def test_groups_are_compared_wherever_they_played(pair: Pair) -> None:
    """One has finished here; of three others, one is at another server, and one has finished there."""
    first, second = pair
    with party(first, SWORD, people=3) as table:
        table.start().play()
        code, game = table.code, table.check_end()
    wanted = {"name": "Bea", "options": {"bots": [None, "novice", "novice"], "pauses": QUICK}}
    groups = [first.ask(f"/api/reviews/{code}/again", wanted)[1] for _ in range(3)]
    for one in groups[:2]:
        change_hands(first, second, one["code"])
    player = Player(second.client(groups[0]["code"], groups[0]["token"]), groups[0])
    for said in ("ready", "start", "end"):
        player.say(said)
    player.wait("over")
    player.close()
    for server in pair:
        status, found = server.ask(f"/api/reviews/{code}/groups")
        assert status == 200
        assert sorted(one["status"] for one in found["groups"]) == ["lobby", "lobby", "over", "void"]
        assert game.result is not None
        assert found["groups"][0]["winner"] == game.result.winner
    assert [groups[0]["code"] in one.lobby.rooms for one in pair] == [False, True]


def test_any_server_answers_about_a_game_that_another_has_run(pair: Pair) -> None:
    """Statistics, record, review and cards; a table that begins with it, and the rematch."""
    first, second = pair
    with party(first, SWORD, people=3) as table:
        table.start().play()
        table.check_end()
        code = table.code
        for path in ("tables/{}", "tables/{}/statistics", "tables/{}/record", "tables/{}/cards", "reviews/{}",
                     "reviews/{}/record", "reviews/{}/frames?as=open&to=5", "reviews/{}/groups"):  # fmt: skip
            answers = [one.ask(f"/api/{path.format(code)}") for one in pair]
            assert answers[0] == answers[1], path
            assert answers[0][0] == 200, path
        status, seated = second.ask(f"/api/reviews/{code}/play-on", {"name": "Zoe", "frame": 3, "seat": 0})
        assert status == 201, seated
        assert seated["code"] in first.lobby.rooms, "opened by the server that has the game"
        with closing(second.client(code, table.host.token)) as client:
            client.say("rematch")
            found = client.wait(lambda one: one["type"] == "table" and one["table"]["next"] is not None)
        assert second.ask(f"/api/tables/{found['table']['next']}")[1]["status"] == "lobby"
        assert code not in second.lobby.rooms
        play_again(pair, found["table"]["next"], [player.token for player in table.players])


def play_again(pair: Pair, code: str, tokens: list[str]) -> None:
    """Everyone comes to the rematch through another server with the token of the last game."""
    with ExitStack() as stack:
        lines = [
            stack.enter_context(closing(pair[number % 2].client(code, token)))
            for number, token in enumerate(tokens)
        ]
        for line in lines:
            line.say("ready", salt="x")
        lines[0].wait(
            lambda one: one["type"] == "table" and all(seat["ready"] for seat in one["table"]["seats"])
        )
        lines[0].say("start")
        for line in lines:
            line.wait(lambda one: one["type"] == "sword")


def test_an_answer_that_breaks_off_is_no_answer() -> None:
    """Neither one of known length nor one that is streamed is taken for complete."""

    async def story(head: bytes) -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\n" + head)
            await writer.drain()
            writer.close()

        with closing(held_port()) as held:
            server = await asyncio.start_server(serve, sock=held)
            place = f"http://127.0.0.1:{held.getsockname()[1]}"
            async with server:
                found = await fetched(Asked(place, "GET", "/", [("host", "here")]))
                with pytest.raises(ConnectionError):
                    await found.body()

    for head in (b"content-length: 9\r\n\r\nhalf", b"transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n"):
        asyncio.run(story(head))
