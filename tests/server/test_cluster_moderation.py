"""Several servers on one PostgreSQL: what an operator does at one of them holds at all."""

import asyncio
import contextlib
from collections.abc import Collection, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import platformdirs
import pytest
from sqlalchemy import Connection, update
from starlette.requests import Request
from websockets.exceptions import WebSocketException

from chanbara.server.cluster.elsewhere import IS_OPERATOR, OPERATOR
from chanbara.server.cluster.relay import CLIENT, SECRET, Relay
from chanbara.server.lobby.tokens import new_token
from chanbara.server.moderation import moderation
from chanbara.server.moderation import moderation_store as kept
from chanbara.server.moderation.admin_file import Access, access_in, admin_file, announced, found_access
from chanbara.server.store.lease_rows import leases
from chanbara.server.store.store import Store
from chanbara.server.wire.admin_bodies import NewBan
from tests.cli.terminal import run
from tests.server.cluster_kit import SHARED, two_servers
from tests.server.kit import PATIENCE, Running, until
from tests.server.moderating import DAY, HERE, THERE, TOKEN, Operator, from_
from tests.server.party import party
from tests.server.postgres import Postgres
from tests.server.test_cluster import SWORD, both, move

T = TypeVar("T")
WANTED = NewBan(by="Ope", seconds=DAY, reason="")
MODERATED = msgspec.structs.replace(SHARED, admin_token=TOKEN)


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    """They look for what they have not heard of only when a test wants that."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(moderation, "LOOK", 10_000.0)
        with two_servers(postgres, MODERATED) as pair:
            yield pair


def in_loop(server: Running, work: Coroutine[Any, Any, T]) -> T:
    """Do something in the event loop of a server."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def bans(server: Running) -> set[int]:
    """Return the bans that a server knows, without asking the database."""
    return {ban.number for ban in server.lobby.moderation.bans.all}


# --- bans ---------------------------------------------------------------------------------------------------


def test_a_ban_holds_at_all_servers(servers: tuple[Running, Running]) -> None:
    first, second = servers
    body = {"name": "Ann", "options": {"game": SWORD}}
    (ban,) = Operator(first).ban(network=HERE)
    until(lambda: second.ask("/api/tables", body, **from_(HERE))[0] == 403, "the other one was not told")
    assert second.ask("/api/tables", body, **from_(THERE))[0] == 201
    assert Operator(second).get("bans") == Operator(first).get("bans")
    Operator(second).lift(ban)
    until(lambda: first.ask("/api/tables", body, **from_(HERE))[0] == 201, "the other one was not told")
    assert Operator(first).post(f"bans/{ban['number']}/lift")[0] == 400, "it is lifted once"
    assert [act for act, about, _ in Operator(first).acts() if str(ban["number"]) in about] == ["unban"]


def test_a_ban_is_enforced_by_the_server_that_runs_the_table(servers: tuple[Running, Running]) -> None:
    """The player came in by one server, the table is at another, the operator talks to a third side."""
    first, second = servers
    with party(first, SWORD, people=3) as table:
        move(table, second, 2)
        table.start()
        Operator(second).ban(table=table.code, seat=2, public=True)
        bye = table.players[2].wait("bye")
        assert bye["reason"] == "banned"
        assert "spoils games" in bye["message"]
        table.host.wait("notice", kind="takeover", seat=2)
        again = second.client(table.code, table.players[2].token)
        assert again.wait("refused")["code"] == "banned"
        again.close()


def test_a_claimed_name_is_banned_at_tables_of_other_servers(servers: tuple[Running, Running]) -> None:
    first, second = servers
    token = first.ask("/api/players", {"name": "Kaze"})[1]["token"]
    host = first.open_table(SWORD, "Kaze", token)
    client = second.client(host["code"], host["token"])
    client.wait("welcome")
    (ban,) = Operator(second).ban(name="Kaze")
    assert client.wait("bye")["reason"] == "banned"
    until(lambda: first.ask("/api/players", {"name": "kaze"})[0] == 403, "nobody else uses the name")
    Operator(first).lift(ban)


def test_who_is_muted_at_one_server_is_silent_at_all(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        (ban, *_) = Operator(second).ban(table=table.code, seat=1, chat_only=True)
        until(lambda: ban["number"] in bans(first))
        assert table.players[1].refused("say", text="but why?")[0] == "banned"
        table.host.say("say", text="hush")
        assert table.players[1].wait("said")["text"] == "hush"
        Operator(first).lift(ban)


def test_what_was_not_heard_is_seen_at_the_next_look(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    monkeypatch.setattr(first.lobby.moderation, "_announce", lambda: None)
    with party(second, SWORD, people=3) as table:
        (ban, *_) = in_loop(
            second,
            second.lobby.moderation._by_seat(table.code, 1, WANTED),
        )
        made = in_loop(first, first.lobby.moderation.bans.add([ban]))
        in_loop(second, second.lobby.moderation._look())
        assert table.players[1].wait("bye")["reason"] == "banned"
        Operator(first).lift({"number": made[0].number})
        assert made[0].number in bans(second)
        in_loop(second, second.lobby.moderation._look())
        until(lambda: made[0].number not in bans(second))


def test_a_ban_that_is_over_is_deleted_once(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    deleted: list[list[int]] = []
    remove = kept.remove_bans

    def counted(connection: Connection, numbers: Collection[int]) -> int:
        deleted.append(list(numbers))
        return remove(connection, numbers)

    monkeypatch.setattr(kept, "remove_bans", counted)
    (ban,) = Operator(servers[0]).ban(network="192.0.2.99")
    until(lambda: ban["number"] in bans(servers[1]))
    for server in servers:
        clock = server.lobby.moderation.bans.clock
        monkeypatch.setattr(clock, "is_over", lambda until: until == ban["until"])
    for server in servers:
        in_loop(server, server.lobby.moderation.bans.remove_old())
        assert ban["number"] not in bans(server)
    assert deleted == [[ban["number"]]]


def test_a_table_that_changes_hands_after_a_ban_is_looked_at(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.start()
        row = first.lobby.rooms[table.code].seats[1].row
        wanted = WANTED
        ban = moderation._ban(wanted, "seat", row.token, "x")
        in_loop(second, second.lobby.moderation.bans.add([ban]))  # and nobody is told
        room = first.lobby.rooms[table.code]
        give_up = first.lobby.store.ask(partial(_give_back, code=table.code))
        in_loop(first, give_up)
        in_loop(first, first.lobby.lose(room))
        in_loop(second, second.lobby.bring_back(table.code))
        until(lambda: second.lobby.rooms[table.code].seats[1].is_automatic, "a bot plays for who is banned")


def _give_back(connection: Connection, code: str) -> None:
    connection.execute(update(leases).where(leases.c.code == code).values(node=""))


def test_bans_made_at_once_have_different_numbers(postgres_url: str) -> None:
    async def story(first: Store, second: Store) -> list[int]:
        def note(connection: Connection) -> int:
            return kept.note(connection, "Ope", "act", "about", "").number

        notes = [(first, second)[number % 2].ask(note) for number in range(40)]
        return list(await asyncio.gather(*notes))

    found = both(postgres_url, story)
    assert sorted(found) == list(range(1, 41))


# --- reports, tables, names ---------------------------------------------------------------------------------


def test_a_report_is_closed_once_wherever_it_was_made(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.players[1].say("say", text="nasty")
        line = table.host.wait("said")["number"]
        table.host.say("report", line=line, category="insult", words="")
        table.host.wait("reported")
    (report,) = Operator(second).get("reports")["reports"]
    until(lambda: second.lobby.moderation.reports.open_count == 1, "the other one was not told")
    answers = [Operator(one).post(f"reports/{report['number']}/close", note="x")[0] for one in servers]
    assert answers == [200, 400]
    until(lambda: [one.lobby.moderation.reports.open_count for one in servers] == [0, 0])
    closing = ("close report", f"report {report['number']}", "x")
    assert Operator(first).acts().count(closing) == 1


def test_an_operator_closes_a_table_through_any_server(servers: tuple[Running, Running]) -> None:
    first, second = servers
    with party(first, SWORD, people=3) as table:
        table.start()
        own = new_token()
        second.routes.admin_tokens.append(own)  # that of its file: the other server does not know it
        path, body = f"/api/admin/tables/{table.code}/close", {"by": "Ope", "reason": "enough"}
        assert first.ask(path, body, Authorization=f"Bearer {own}")[0] == 401
        status, entry = second.ask(path, body, Authorization=f"Bearer {own}")
        assert (status, entry["about"]) == (200, f"table {table.code}")
        assert table.host.wait("bye")["reason"] == "closed"


@pytest.mark.parametrize("secret", [None, "0" * 64])
def test_nobody_else_can_say_that_they_are_an_operator(
    servers: tuple[Running, Running], secret: str | None
) -> None:
    code = servers[0].open_table(SWORD)["code"]
    headers = {OPERATOR: "yes"} | ({} if secret is None else {SECRET: secret})
    for server in servers:
        found = server.ask(
            f"/api/admin/tables/{code}/close",
            {"by": "Eve"},
            **headers,
            **from_(f"192.0.2.{server.port % 250}"),
        )
        assert found[0] == 401


def test_what_a_client_says_about_itself_is_not_passed_on() -> None:
    said = {OPERATOR: "yes", SECRET: "guess", CLIENT: "198.51.100.7", "X-Other": "kept"}
    headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
    scope: dict[str, Any] = {"type": "http", "headers": headers}
    relay = Relay()
    relay.secret = "secret"
    passed_on = {name.lower(): value for name, value in relay._headers(Request(scope), HERE)}
    assert OPERATOR.lower() not in passed_on
    assert (passed_on[SECRET.lower()], passed_on[CLIENT.lower()], passed_on["x-other"]) == (
        "secret",
        HERE,
        "kept",
    )
    scope[IS_OPERATOR] = True
    assert (OPERATOR, "yes") in relay._headers(Request(scope), HERE)


# --- the command --------------------------------------------------------------------------------------------


def test_the_command_finds_a_server_that_answers(
    servers: tuple[Running, Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda _name: tmp_path)
    database = servers[0].database
    with contextlib.ExitStack() as stack:
        files = [admin_file(database, port) for port in (1, *(one.port for one in servers))]
        accesses = [Access("http://127.0.0.1:1", "gone"), *(Access(one.url, TOKEN) for one in servers)]
        for file, access in zip(files, accesses, strict=True):
            stack.enter_context(announced(file, access))
        assert [access_in(file) for file in files] == accesses, "none is overwritten"
        assert found_access(admin_file(database)) in accesses[1:], "one that was killed has left its file"
        result = run("admin", "--database", database, "--as", "Ope", "ban", "Nobody 7", "--for", "30m")
        assert result.exit_code == 0, result.output
    assert found_access(admin_file(database)) is None


def test_a_banned_address_is_kept_out_by_whichever_server_it_asks(servers: tuple[Running, Running]) -> None:
    first, second = servers
    host = first.open_table(SWORD)
    client = second.client(host["code"], address=HERE)
    client.wait("welcome")
    (ban,) = Operator(first).ban(network=HERE)
    assert client.wait("bye")["reason"] == "banned"
    for server in servers:
        with contextlib.suppress(OSError, WebSocketException):
            again = server.client(host["code"], address=HERE)
            assert again.wait("refused")["code"] == "banned"
    Operator(first).lift(ban)


def test_servers_look_for_what_they_have_not_heard_of(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    async def look() -> None:
        looked.append(1)

    monkeypatch.setattr(moderation, "LOOK", 0.01)
    monkeypatch.setattr(servers[0].lobby.moderation, "_look", look)
    servers[0].later(10_000.0)
    until(lambda: len(looked) > 2)
    monkeypatch.undo()
