"""What is deleted at one server is deleted at all of them, and no server writes it back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from chanbara.server.cluster import leases, peers
from chanbara.server.cluster.peers import PATH
from chanbara.server.cluster.relay import SECRET
from chanbara.server.lobby.tokens import hashed
from chanbara.server.store import rows
from chanbara.server.store.lease_rows import leases as lease_rows
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running, until
from tests.server.party import Player, party
from tests.server.post import Post, confirm, links_of, mail_settings, post_office
from tests.server.postgres import Postgres
from tests.server.test_players import claim

SWORD = {"game": "sword", "players": 3}
Pair = tuple[Running, Running]
OPERATOR = "an operator's token of length"


@pytest.fixture(scope="module")
def mailing(postgres: Postgres) -> Iterator[tuple[Pair, Post]]:
    """Two servers on one database that send mail to the same office."""
    url = postgres.new_database()
    with ExitStack() as open_things:
        post, port = open_things.enter_context(post_office())
        settings = mail_settings(port, shared=True, admin_token=OPERATOR)
        first, second = (open_things.enter_context(Running(url, settings)) for _ in range(2))
        yield (first, second), post
    postgres.take_back(url)


@pytest.fixture
def both(mailing: tuple[Pair, Post]) -> Pair:
    return mailing[0]


@pytest.fixture
def post(mailing: tuple[Pair, Post]) -> Post:
    mailing[1].mails.clear()
    return mailing[1]


def rows_of(server: Running, code: str) -> list[rows.SeatRow]:
    """Return the seats of a table as stored."""
    return on_loop(server, server.lobby.store.seats(code))


def in_memory(server: Running, code: str) -> list[rows.SeatRow]:
    return [seat.row for seat in server.lobby.rooms[code].seats]


def write_back(server: Running, code: str) -> None:
    """Let a server store what it has in memory."""
    room = server.lobby.rooms[code]
    on_loop(server, room.do(room.save_all))


def authorized(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# --- mail --------------------------------------------------------------------------------------------------


def test_a_link_confirms_at_another_server_and_for_tables_at_both(both: Pair, post: Post) -> None:
    first, second = both
    with party(first, SWORD, people=1) as table:
        table.host.say("mail", address="late@example.org")
        link = links_of(post.wait(1))[0]
        # A rematch that was opened by the other server has the same seat.
        seat = msgspec.structs.replace(in_memory(first, table.code)[0], code="")
        empty = msgspec.structs.replace(seat, name="", token="", mail="", mail_hash="", mail_confirm="")
        others = [msgspec.structs.replace(empty, seat=number) for number in (1, 2)]
        options = first.lobby.rooms[table.code].options
        code = on_loop(second, second.lobby.add(options, [seat, *others], 0))
        assert second.ask(link, method="POST")[0] == 200
        table.host.wait("mail_state", confirmed=True)
        assert [in_memory(*one)[0].mail_confirm for one in ((first, table.code), (second, code))] == ["", ""]
        assert second.ask(link, method="POST")[0] == 401


def test_never_again_holds_for_the_tables_of_all_servers(both: Pair, post: Post) -> None:
    """What waits to be sent goes as well, and no seat brings the address back."""
    first, second = both
    with party(first, SWORD, people=1) as one, party(second, SWORD, people=1) as other:
        for server, table in ((first, one), (second, other)):
            confirm(server, post, table.host)
        one.host.say("mail", address="player-0+again@example.org")
        never = next(link for link in links_of(post.wait(3)) if "/never/" in link)
        assert second.ask(never, b"")[0] == 204
        for table in (one, other):
            table.host.wait("mail_state", address="")
        for server, table in ((first, one), (second, other)):
            write_back(server, table.code)
            assert [row.mail + row.mail_hash for row in rows_of(server, table.code)] == ["", "", ""]
        other.host.say("mail", address="player-0@example.org")
        other.host.wait("mail_state", address="player-0@example.org", confirmed=False)
        assert len(post.mails) == 3, "nothing is ever sent again"


# --- a player ----------------------------------------------------------------------------------------------


def sitting(server: Running, token: str, name: str = "Ann") -> tuple[str, Player]:
    """Sit at a table under a claimed name."""
    seated = server.open_table(SWORD, name, player=token)
    return seated["code"], Player(server.client(seated["code"], seated["token"]), seated)


def shown_name(player: Player, but: str) -> str:
    """Return the name that is shown at the first seat as soon as it changes."""
    while (name := player.wait("table")["table"]["seats"][0]["name"]) == but:
        pass
    return str(name)


def test_a_player_who_is_deleted_vanishes_from_all_servers(both: Pair) -> None:
    """From their seats, from what they said, and from where they watch."""
    first, second = both
    token = claim(first, "Tomoe")
    tables = [(server, *sitting(server, token, "Tomoe")) for server in both]
    watched = second.open_table(SWORD, "Zoe")["code"]
    with closing(second.client(watched, name="Tomoe", player=token)) as watcher:
        watcher.wait("welcome")
        for _, _, player in tables:
            player.say("say", text="here I am")
            player.wait("said")
        watcher.say("say", text="and I am watching")
        watcher.wait(lambda one: one["type"] == "said" and one["text"] == "and I am watching")
        assert first.ask("/api/players/me", method="DELETE", **authorized(token))[0] == 204
        for server, code, player in tables:
            assert shown_name(player, but="Tomoe") == ""
            room = server.lobby.rooms[code]
            assert (list(room.chat), room.seats[0].owner, room.seats[0].verified) == ([], "", False)
            write_back(server, code)
            assert rows_of(server, code)[0].name == ""
            player.close()
        room = second.lobby.rooms[watched]
        assert (list(room.chat), [one.name for one in room.connections]) == ([], [""])


def test_a_removed_name_is_replaced_at_all_servers(both: Pair) -> None:
    first, second = both
    token = claim(first, "Rude")
    code, player = sitting(second, token, "Rude")
    status, entry = first.ask(
        "/api/admin/names/remove", {"name": "Rude", "by": "op", "reason": ""}, **authorized(OPERATOR)
    )
    assert status == 200, entry
    name = shown_name(player, but="Rude")
    assert entry["about"] == f"Rude, now {name}"
    write_back(second, code)
    assert rows_of(first, code)[0].name == name
    player.close()


def test_a_name_at_a_seat_is_removed_through_any_server(both: Pair) -> None:
    first, second = both
    code = second.open_table(SWORD, "Cheeky")["code"]
    wanted = {"table": code, "seat": 0, "by": "op", "reason": ""}
    assert first.ask("/api/admin/names/remove", wanted, **authorized(OPERATOR))[0] == 200
    assert in_memory(second, code)[0].name == rows_of(first, code)[0].name == "Player 1"
    assert code not in first.lobby.rooms


def test_own_data_is_collected_and_deleted_at_all_servers(both: Pair) -> None:
    _, second = both
    tokens, tables = ["a secret of a spectator"], []
    for server in both:
        seated = server.open_table(SWORD, "Bea")
        player = Player(server.client(seated["code"], seated["token"]), seated)
        player.say("say", text=f"at {server.port}")
        player.wait("said")
        watcher = server.client(seated["code"], name="Cleo", watcher=tokens[0])
        watcher.say("say", text="watching")
        watcher.wait(lambda one: one["type"] == "said" and one["text"] == "watching")
        tokens.append(seated["token"])
        tables.append((server, seated["code"], player, watcher))
    for server in both:
        found = server.ask("/api/data", {"tokens": tokens})[1]
        texts = {(line["code"], line["text"]) for line in found["chat"]}
        assert texts == {
            *((code, f"at {one.port}") for one, code, _, _ in tables),
            *((code, "watching") for _, code, _, _ in tables),
        }
    assert second.ask("/api/data/delete", {"tokens": tokens})[0] == 200
    for server, code, player, watcher in tables:
        assert list(server.lobby.rooms[code].chat) == []
        write_back(server, code)
        assert rows_of(server, code)[0].name == ""
        player.close()
        watcher.close()


def test_a_server_that_does_not_answer_cannot_write_it_back(
    both: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked again; until then it has lost the tables concerned, and learns that at its next write."""
    first, second = both
    token = claim(first, "Sleepy")
    code, player = sitting(second, token, "Sleepy")
    acts = second.lobby.peers.acts
    second.lobby.peers.acts = {}
    monkeypatch.setattr(peers, "AGAIN", 0.05)
    assert first.ask("/api/players/me", method="DELETE", **authorized(token))[0] == 204
    room = second.lobby.rooms[code]
    assert room.seats[0].row.name == "Sleepy", "it does not know"
    player.say("ready", salt="x")
    assert player.wait("refused")["code"] == "closed"
    assert player.wait("bye")["reason"] == "moved"
    assert rows_of(first, code)[0].name == ""
    second.lobby.peers.acts = acts
    until(lambda: code not in second.lobby.rooms)
    assert first.ask(f"/api/tables/{code}")[1]["seats"][0]["name"] == ""
    player.close()


def test_nobody_else_can_ask_for_that(both: Pair) -> None:
    for headers in ({}, {SECRET: "0" * 64}):
        assert both[0].ask(f"{PATH}forget", {"tokens": [hashed("x")]}, **headers)[0] == 404
    secret = both[0].lobby.peers.secret
    assert both[0].ask(f"{PATH}forget", {"tokens": []}, **{SECRET: secret})[0] == 200
    assert both[0].ask(f"{PATH}another", {}, **{SECRET: secret})[0] == 404
    assert both[0].ask(f"{PATH}forget", {"tokens": 3}, **{SECRET: secret})[0] == 503


def test_only_those_who_did_not_do_it_lose_their_tables(both: Pair) -> None:
    codes = [server.open_table(SWORD)["code"] for server in both]
    names = [server.lobby.membership.name for server in both if server.lobby.membership is not None]

    def held() -> Any:  # noqa: ANN401 - rows
        found = select(lease_rows.c.node).where(lease_rows.c.code.in_(codes)).order_by(lease_rows.c.node)
        return on_loop(both[0], both[0].lobby.store.read(lambda connection: list(connection.scalars(found))))

    assert held() == sorted(names)
    on_loop(both[0], both[0].lobby.store.ask(partial(leases.revoke, codes=codes, but=names[:1])))
    assert held() == ["", names[0]]
