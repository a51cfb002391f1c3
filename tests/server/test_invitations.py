"""Inviting again: only whom one has played with, bounded, muted without a word, forgotten with the name."""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, insert, select, update

from chanbara.server.lobby import invitation_store
from chanbara.server.lobby.names import folded
from chanbara.server.store import rows
from chanbara.server.store.invitation_rows import invitations, muted_players
from chanbara.server.store.rows import PlayRow, ResultRow
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running
from tests.server.party import GENEROUS

SWORD = {"game": "sword", "players": 3}
ME = "/api/players/me"


@pytest.fixture
def fresh(sqlite_url: str) -> Iterator[Running]:
    with Running(sqlite_url, GENEROUS) as server:
        yield server


class Person:
    """Somebody with a claimed name."""

    def __init__(self, server: Running, name: str) -> None:
        self.server, self.name = server, name
        status, claimed = server.ask("/api/players", {"name": name})
        assert status == 201, claimed
        self.token = claimed["token"]

    def ask(self, path: str, body: Any = None, method: str | None = None) -> tuple[int, Any]:  # noqa: ANN401
        return self.server.ask(ME + path, body, method, Authorization=f"Bearer {self.token}")

    def open(self) -> str:
        code: str = self.server.open_table(SWORD, self.name, self.token)["code"]
        return code

    def invite(self, code: str, *names: str) -> tuple[int, Any]:
        return self.ask("/invitations", {"code": code, "names": names})

    def waiting(self) -> list[str]:
        status, found = self.ask("/invitations")
        assert status == 200
        return [one["code"] for one in found["invitations"]]

    def company(self) -> list[str]:
        return [one["name"] for one in self.ask("/company")[1]["people"]]


def play(server: Running, code: str, *names: str, ended: float = 1.0) -> None:
    """Count a game of these people."""

    def work(connection: Connection) -> None:
        number = connection.scalar(select(func.count()).select_from(rows.results)) or 0
        result = ResultRow(code, number, ended, "sword", 3, False, True, "shogun", "")
        connection.execute(insert(rows.results), msgspec.structs.asdict(result))
        for seat, name in enumerate(names):
            key = connection.scalar(select(rows.players.c.key).where(rows.players.c.folded == folded(name)))
            row = PlayRow(code, seat, key or "", "", "shogun", "shogun", "hanzo", True, 3, 3, 0, 0)
            connection.execute(insert(rows.plays), msgspec.structs.asdict(row))

    on_loop(server, server.lobby.store.ask(work))


def count(server: Running, table: Any) -> int:  # noqa: ANN401 - a table of the database
    return on_loop(server, server.lobby.store.count(table))


def test_an_invitation_arrives_and_can_be_declined(fresh: Running) -> None:
    anna, bob, carl = (Person(fresh, name) for name in ("Anna", "Bob", "Carl"))
    play(fresh, "GAME01", "Anna", "Bob", ended=5.0)
    play(fresh, "GAME02", "Anna", "Carl", ended=9.0)
    play(fresh, "GAME03", "Anna", "Bob", "nobody", ended=7.0)
    assert anna.company() == ["Carl", "Bob"], "the last first"
    assert anna.ask("/company")[1]["people"][1]["games"] == 2
    assert bob.company() == ["Anna"]
    code = anna.open()
    status, invited = anna.invite(code, "Bob", "carl")
    assert (status, sorted(invited["names"])) == (201, ["Bob", "Carl"])
    assert (bob.waiting(), carl.waiting()) == ([code], [code])
    about = bob.ask("/invitations")[1]["invitations"][0]
    assert (about["host"], about["players"], about["free"]) == ("Anna", 3, 2)
    assert bob.ask("/invitations/decline", {"code": code})[0] == 204
    assert bob.waiting() == []
    anna.invite(code, "Bob")
    assert bob.waiting() == [], "nobody is asked twice to one table"
    status, _ = fresh.ask(f"/api/tables/{code}/seats", {"name": "Carl", "player": carl.token})
    assert status == 201
    assert carl.waiting() == [], "whoever sits there has accepted"


def test_strangers_and_others_tables_are_refused(fresh: Running) -> None:
    anna, bob, eve = (Person(fresh, name) for name in ("Anna", "Bob", "Eve"))
    play(fresh, "GAME01", "Anna", "Bob")
    code = anna.open()
    assert anna.invite(code, "Eve")[1]["code"] == "impossible"
    assert anna.invite(code, "Nobody")[1]["code"] == "impossible"
    assert bob.invite(code, "Anna")[1]["code"] == "unknown_table", "they do not sit there"
    assert anna.invite("ABCDEF", "Bob")[1]["code"] == "unknown_table"
    assert anna.ask("/invitations", {"code": code, "names": []})[1]["code"] == "malformed"
    assert fresh.ask(f"{ME}/invitations")[0] == 401
    assert eve.ask("/mute", {"name": "Anna"})[1]["code"] == "impossible"
    assert count(fresh, invitations) == count(fresh, muted_players) == 0


def test_who_is_muted_is_not_told(fresh: Running) -> None:
    anna, bob = Person(fresh, "Anna"), Person(fresh, "Bob")
    play(fresh, "GAME01", "Anna", "Bob")
    first = anna.open()
    anna.invite(first, "Bob")
    assert bob.ask("/mute", {"name": "Anna"})[0] == 204
    assert bob.waiting() == [], "also what has come before"
    code = anna.open()
    assert anna.invite(code, "Bob") == (201, {"names": ["Bob"]}), "as if nothing were"
    assert bob.waiting() == []
    assert bob.ask("/company")[1]["people"][0]["muted"]
    assert bob.ask("/mute", {"name": "Anna", "muted": False})[0] == 204
    again = anna.open()
    anna.invite(again, "Bob")
    assert bob.waiting() == [again]


def test_invitations_are_bounded_and_expire(fresh: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bob, _ = (Person(fresh, name) for name in ("Anna", "Bob", "Carl"))
    play(fresh, "GAME01", "Anna", "Bob", "Carl")
    for _number in range(invitation_store.MOST_FOR_ONE):
        assert anna.invite(anna.open(), "Bob")[0] == 201
    assert anna.invite(anna.open(), "Bob")[1]["code"] == "too_fast"
    assert len(bob.waiting()) == invitation_store.MOST_FOR_ONE
    monkeypatch.setattr(invitation_store, "MOST_A_DAY", invitation_store.MOST_FOR_ONE)
    assert anna.invite(anna.open(), "Carl")[1]["code"] == "too_fast"

    def age(connection: Connection, seconds: float) -> None:
        connection.execute(update(invitations).values(made=time.time() - seconds))

    on_loop(fresh, fresh.lobby.store.ask(partial(age, seconds=invitation_store.VALID + 1)))
    assert bob.waiting() == []
    on_loop(fresh, fresh.lobby.store.ask(partial(age, seconds=invitation_store.DAY + 1)))
    on_loop(fresh, fresh.lobby.invitations.remove_old())
    assert count(fresh, invitations) == 0
    assert anna.invite(anna.open(), "Bob")[0] == 201


def test_a_deleted_name_leaves_nothing(fresh: Running) -> None:
    anna, bob = Person(fresh, "Anna"), Person(fresh, "Bob")
    play(fresh, "GAME01", "Anna", "Bob")
    code = anna.open()
    anna.invite(code, "Bob")
    mine = anna.ask("")[1]
    assert [(one["code"], one["name"], one["by"]) for one in mine["invitations"]] == [(code, "Bob", "you")]
    bob.ask("/mute", {"name": "Anna"})
    assert bob.ask("")[1]["muted"] == ["Anna"]
    assert [one["by"] for one in bob.ask("")[1]["invitations"]] == ["them"]
    assert anna.ask("", method="DELETE")[0] == 204
    assert count(fresh, invitations) == count(fresh, muted_players) == 0
    assert bob.company() == []


def test_a_guest_of_another_server_sees_it(servers: tuple[Running, Running]) -> None:
    first, second = servers
    anna, bob = Person(first, "Anna"), Person(second, "Bob")
    play(first, "GAME01", "Anna", "Bob")
    code = anna.open()
    assert anna.invite(code, "Bob")[0] == 201
    assert bob.waiting() == [code]
