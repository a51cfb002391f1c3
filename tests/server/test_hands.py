"""A table changes hands: its clock, its premoves, its chat and its stand-ins go with it."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from chanbara.server.cluster import leases
from chanbara.server.lobby.handing_over import KEPT
from chanbara.server.settings import Settings
from chanbara.server.store import handover_rows
from chanbara.server.store.handover_rows import HandoverRow, handovers
from chanbara.server.store.lease_rows import nodes
from chanbara.server.store.rows import entries
from chanbara.server.store.store import Entry
from chanbara.server.table.replay import _used
from chanbara.server.table.socket import GONE
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import Party, Player, party

SWORD = {"game": "sword", "players": 3}
LIVE = {"clock": "live", "decision": 600, "window": 600, "reserve": 300, "grace": 3_000}


def in_store(server: Running, work: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - whatever the work returns
    """Do something in the database of a server."""
    asking = asyncio.wait_for(_asked(server, work), PATIENCE)
    return asyncio.run_coroutine_threadsafe(asking, server.loop).result(PATIENCE)


async def _asked(server: Running, work: Callable[[Any], Any]) -> Any:  # noqa: ANN401 - the same
    return await server.lobby.store.ask(work)


def stop(server: Running) -> None:
    """Stop a server as an operator would."""
    server.server.should_exit = True
    server.thread.join(PATIENCE)
    assert not server.thread.is_alive()


def fall_silent(server: Running) -> str:
    """Let a server give no more signs of life; return its name."""
    silent = server.lobby.membership
    assert silent is not None

    async def end() -> None:
        for task in list(server.lobby._tasks):
            task.cancel()

    asyncio.run_coroutine_threadsafe(end(), server.loop).result(PATIENCE)
    return silent.name


def bury(server: Running, name: str) -> None:
    """Let the time pass after which a silent server counts as dead."""
    in_store(server, lambda one: one.execute(update(nodes).where(nodes.c.name == name).values(seen=0.0)))


def move(table: Party, server: Running) -> None:
    """Let everybody connect to another server."""
    for seat, player in enumerate(table.players):
        player.close()
        table.players[seat] = Player(server.client(table.code, player.token), player.seated)
        table.players[seat].wait("sword")


def timer_of(player: Player) -> dict[str, Any]:
    """Request the current timer."""
    player.say("resync")
    found: dict[str, Any] = player.wait("sword")["timer"]
    return found


def see_everything_kept(table: Party, first: Running, change: Callable[[], Running]) -> None:
    """Prepare a table, let it change hands, and look at what came along."""
    table.start().play(until=20)
    asked = table.until_asked(0, 1, 2)
    calm, other = (player for player in table.players if player is not asked)
    calm.say("premove", answer="take", until="turn")
    assert calm.wait("sword")["premove"] == "take"
    removed = table.watch("Zoe")
    for number, player in enumerate((calm, other), 1):
        player.say("say", text=f"line {number}")
        assert table.host.wait("said")["number"] == number
    table.host.say("dismiss", spectator=1)
    removed.wait("bye")
    first.later(700)
    was = timer_of(asked)
    assert was["left"] == 0
    assert was["reserve"] == pytest.approx(200, abs=20)
    second = change()
    move(table, second)
    asked, calm, other = (table.players[one.seat] for one in (asked, calm, other))
    now = timer_of(asked)
    assert now["left"] == 0
    assert was["reserve"] - 20 < now["reserve"] <= was["reserve"]
    calm.say("resync")
    assert calm.wait("sword")["premove"] == "take"
    for one in (asked, other):
        one.say("resync")
        assert one.wait("sword")["premove"] == "ask", "it is nobody else's business"
    other.close()
    again = Player(second.client(table.code, other.token), other.seated)
    table.players[other.seat] = again
    assert [again.wait("said")["text"] for _ in range(2)] == ["line 1", "line 2"]
    again.say("say", text="line 3")
    assert calm.wait("said", text="line 3")["number"] == 3
    assert in_store(second, lambda one: one.execute(select(handovers)).all()) == [], "nothing is left behind"
    with closing(second.client(table.code, None, "Zoe")) as zoe:
        assert zoe.wait("refused")["code"] == "banned", "whoever was removed stays away"
    second.later(300)
    assert calm.wait("notice", kind="timeout")["seat"] == asked.seat


def test_a_server_that_stops_hands_everything_over(servers: tuple[Running, Running]) -> None:
    first, second = servers

    def change() -> Running:
        stop(first)
        until(lambda: bool(second.lobby.rooms), "nobody has taken the table over")
        return second

    with party(first, SWORD, people=3, clock=LIVE) as table:
        see_everything_kept(table, first, change)


def test_a_server_that_starts_again_finds_everything(database_url: str) -> None:
    with Running(database_url) as first, party(first, SWORD, people=3, clock=LIVE) as table:
        second = Running(database_url)

        def change() -> Running:
            stop(first)
            return second.__enter__()

        see_everything_kept(table, first, change)
    second.__exit__(None, None, None)


def test_the_clock_of_a_dead_server_goes_on_where_it_stopped(servers: tuple[Running, Running]) -> None:
    """It gave its last sign of life 700 seconds after the last choice, by its own clock."""
    first, second = servers
    with party(first, SWORD, people=3, clock=LIVE) as table:
        table.start().play(until=20)
        asked = table.until_asked(0, 1, 2)
        calm = next(player for player in table.players if player is not asked)
        calm.say("premove", answer="take", until="turn")
        assert calm.wait("sword")["premove"] == "take"
        dead = fall_silent(first)
        chosen = in_store(second, partial(_last_choice, code=table.code))
        last = update(nodes).where(nodes.c.name == dead).values(clock=chosen + 700)
        in_store(second, lambda one: one.execute(last))
        bury(second, dead)
        until(lambda: table.code in second.lobby.rooms, "nobody has taken the table over")
        move(table, second)
        now = timer_of(table.players[asked.seat])
        assert now["left"] == 0
        assert now["reserve"] == pytest.approx(200, abs=20)
        calm = table.players[calm.seat]
        calm.say("resync")
        assert calm.wait("sword")["premove"] == "take"
        # Should this one die, too, its own clock counts from here.
        assert in_store(second, partial(_kinds, code=table.code))[-1] == ("moved", asked.seat)


def _kinds(connection: Any, code: str) -> list[tuple[str, int]]:  # noqa: ANN401 - a connection
    which = select(entries.c.kind, entries.c.seat).where(entries.c.code == code).order_by(entries.c.number)
    return [(row.kind, row.seat) for row in connection.execute(which)]


def _last_choice(connection: Any, code: str) -> float:  # noqa: ANN401 - a connection
    rows_of = entries.c.code == code
    found = connection.scalars(select(entries.c.at).where(rows_of, entries.c.kind == "choice"))
    return float(max(found))


@pytest.mark.parametrize(
    ("log", "until_when", "used"),
    [
        ("started@0 choice@5", 12.0, 7.0),
        ("started@0 choice@5", None, None),
        ("choice@5 moved:3@8", None, 3.0),
        ("choice@5 moved:3@8", 10.0, 5.0),
        ("choice@5 moved:3@8 choice@9", None, None),
        ("choice@5 moved:3@8 choice@9", 10.0, 1.0),
        ("choice@5 pause@7 resume@20", 21.0, 3.0),
        ("choice@5 pause@7", 30.0, 2.0),
        ("choice@5 pause@7", None, 2.0),
        ("choice@5 pause@7 resume@20", None, None),
        ("choice@5 moved:3@8 pause@9 moved:4@11", None, 4.0),
        ("choice@5", 4.0, 0.0),
        ("", 4.0, 0.0),
    ],
)
def test_what_the_open_decision_has_used_follows_from_the_log(
    log: str, until_when: float | None, used: float | None
) -> None:
    entries = []
    for number, word in enumerate(log.split()):
        name, at = word.split("@")
        kind, _, detail = name.partition(":")
        entries.append(Entry("A", number, kind, 0, "", float(at), f'{{"used": {detail}}}' if detail else ""))
    assert _used(entries, until_when) == used


def test_an_answer_for_one_attack_is_not_used_again_elsewhere(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3, clock=LIVE) as table:
        table.start()
        attacked = table.until_asked(0, 1, 2, kind="parry")
        version = attacked.version
        attacked.say("premove", answer="take")
        attacked.at(version + 1)
        stop(first)
        until(lambda: table.code in second.lobby.rooms, "nobody has taken the table over")
        move(table, second)
        moved = table.players[attacked.seat]
        moved.say("resync")
        assert moved.wait("sword")["premove"] == "ask"


def test_premoves_are_stored_when_they_change_and_not_too_often(server: Running) -> None:
    with party(server, SWORD, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        calm = next(player for player in table.players if player is not asked)
        for answer in ("take", "take", "parry", "parry", "ask", "ask"):
            calm.say("premove", answer=answer)
            assert calm.wait("sword")["premove"] == answer
        premoves = [entry for entry in server.log_of(table.code) if entry[0] == "premove"]
        assert premoves == [("premove", calm.seat, answer) for answer in ("take", "parry", "ask")]


def test_a_flood_of_premoves_is_refused(sqlite_url: str) -> None:
    few = Settings(questions_at_once=3, questions_per_second=0.001)
    with Running(sqlite_url, few) as server, party(server, SWORD, people=3) as table:
        table.start()
        asked = table.until_asked(0, 1, 2)
        calm = next(player for player in table.players if player is not asked)
        for answer in ("take", "parry", "take"):
            calm.say("premove", answer=answer)
            assert calm.wait("sword")["premove"] == answer
        assert calm.refused("premove", answer="parry")[0] == "too_fast"


def test_chat_on_its_way_is_deleted_with_its_author_and_after_an_hour(sqlite_url: str) -> None:
    rows = [HandoverRow("A", 0.0, "[]"), HandoverRow("B", KEPT, "[]")]

    def chats(connection: Any) -> list[tuple[str, str]]:  # noqa: ANN401 - a connection
        return [
            (row.code, row.chat) for row in connection.execute(select(handovers).order_by(handovers.c.code))
        ]

    with Running(sqlite_url) as server:
        in_store(server, partial(handover_rows.hand_over, rows=rows, fences=[]))
        sweeping = server.lobby.sweep.remove_old(KEPT + 1.0)
        asyncio.run_coroutine_threadsafe(sweeping, server.loop).result(PATIENCE)
        assert in_store(server, chats) == [("B", "[]")]
        token = server.open_table(SWORD)["token"]
        assert server.ask("/api/data/delete", {"tokens": [token]})[0] == 200
        assert in_store(server, chats) == [("B", "")]


def test_who_has_lost_a_table_leaves_nothing_for_it(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.start()
        table.host.say("say", text="of the past")
        table.host.wait("said")
        taken = partial(leases.take, code=table.code, name="another")
        alive = partial(leases.beat, name="another", url="http://another")
        dead = first.lobby.membership
        assert dead is not None
        in_store(second, alive)
        in_store(second, partial(leases.leave, name=dead.name))
        in_store(second, taken)  # or the second server has it already
        stop(first)
        assert in_store(second, lambda one: one.execute(select(handovers)).all()) == []


def test_a_request_waits_for_a_table_whose_server_has_died(servers: tuple[Running, Running]) -> None:
    """It is answered by the next server, as soon as the dead one counts as that."""
    first, second = servers
    code = first.open_table(SWORD)["code"]
    dead = fall_silent(first)
    nowhere = update(nodes).where(nodes.c.name == dead).values(url="http://127.0.0.1:1")
    in_store(second, lambda one: one.execute(nowhere))
    with ThreadPoolExecutor(1) as later:
        asked = later.submit(second.ask, f"/api/tables/{code}/seats", {"name": "Bob"})
        until(lambda: _waits(second, "until_moved"))
        assert not asked.done()
        bury(second, dead)
        status, seated = asked.result(PATIENCE)
    assert (status, seated["seat"]) == (201, 1)
    assert list(second.lobby.rooms) == [code]


def test_a_socket_waits_for_a_table_of_a_server_that_stops(servers: tuple[Running, Running]) -> None:
    """The server that stops has the table still, and refuses everybody."""
    first, second = servers
    host = first.open_table(SWORD)
    first.lobby.stopping = True

    async def forget() -> None:
        await first.lobby.drop(first.lobby.rooms[host["code"]])

    asyncio.run_coroutine_threadsafe(forget(), first.loop).result(PATIENCE)
    with ThreadPoolExecutor(1) as later:
        asked = later.submit(second.client, host["code"], host["token"])
        until(lambda: _waits(second, "until_moved"))
        assert not asked.done()
        stop(first)
        with closing(asked.result(PATIENCE)) as client:
            assert client.wait("table")["table"]["seats"][0]["here"] is True
    assert list(second.lobby.rooms) == [host["code"]]


def _waits(server: Running, where: str) -> bool:
    """Whether somebody waits inside a function."""

    async def look() -> bool:
        stacks = [frame for task in asyncio.all_tasks() for frame in _frames(task.get_coro())]
        return where in stacks

    return asyncio.run_coroutine_threadsafe(look(), server.loop).result(PATIENCE)


def _frames(running: Any) -> list[str]:  # noqa: ANN401 - a coroutine
    found = []
    while running is not None and hasattr(running, "cr_code"):
        found.append(running.cr_code.co_name)
        running = running.cr_await
    return found


def test_whoever_is_passed_on_to_a_server_that_does_not_answer_is_let_go(
    servers: tuple[Running, Running],
) -> None:
    """A stopped process keeps its connections open: nobody would ever hear anything."""
    first, second = servers
    host = first.open_table(SWORD)
    with closing(second.client(host["code"], host["token"])) as client:
        client.wait("table")
        bury(second, fall_silent(first))
        with contextlib.suppress(ConnectionClosed):
            while True:
                client.hear()
        assert client.socket.close_code == GONE
