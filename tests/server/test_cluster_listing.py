"""Several servers on one PostgreSQL: everybody sees the public tables of all of them."""

import asyncio
from functools import partial
from typing import Any

import pytest

from chanbara.server.cluster import leases
from chanbara.server.lobby import listing
from chanbara.server.store.store import StoreError
from tests.server.kit import PATIENCE, Running, until
from tests.server.postgres import Postgres
from tests.server.test_cluster import SWORD


def listed(server: Running) -> list[dict[str, Any]]:
    status, found = server.ask("/api/tables")
    assert status == 200
    tables: list[dict[str, Any]] = found["tables"]
    return tables


def codes(server: Running) -> list[str]:
    return [one["code"] for one in listed(server)]


def test_tables_of_all_servers_are_listed_as_one(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch, postgres: Postgres, postgres_url: str
) -> None:
    first, second = servers
    status, claimed = second.ask("/api/players", {"name": "Chiyome"})
    assert status == 201
    older = first.open_table(SWORD, public=True)["code"]
    first.open_table(SWORD, "Bob")
    newer = second.open_table(SWORD, "Chiyome", claimed["token"], public=True)["code"]
    for server in servers:
        until(lambda server=server: codes(server) == [newer, older], "the newest comes first")  # type: ignore[misc]
    assert listed(first) == listed(second), "with the same words, names and marks"
    assert [(one["host"], one["verified"], one["free"]) for one in listed(first)] == [
        ("Chiyome", True, 2),
        ("Ann", False, 2),
    ]
    stored = str(postgres.tell("SELECT listed FROM nodes", postgres_url))
    assert newer in stored
    assert "Chiyome" not in stored, "no name is stored twice"
    second.sit(older, "Eve")
    for server in servers:
        until(lambda server=server: [one["free"] for one in listed(server)] == [2, 1])  # type: ignore[misc]
    monkeypatch.setattr(listing, "MOST_LISTED", 1)
    assert codes(first) == [newer], "a list has an end"


def test_the_tables_of_a_dead_server_are_gone(
    servers: tuple[Running, Running],
) -> None:
    first, second = servers
    code = first.open_table(SWORD, public=True)["code"]
    until(lambda: codes(second) == [code])
    dead = first.lobby.membership
    assert dead is not None
    dead._is_leaving = True  # it gives no more signs of life
    # What the others find after some seconds without a sign of life.
    leaving = first.lobby.store.ask(partial(leases.leave, name=dead.name))
    asyncio.run_coroutine_threadsafe(leaving, first.loop).result(PATIENCE)
    until(lambda: codes(second) == [])
    assert second.ask(f"/api/tables/{code}")[0] == 200
    until(lambda: codes(second) == [code], "whoever runs it now lists it")


def test_lists_are_not_read_for_everybody_who_asks(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []
    find = listing._lists

    def counted(*words: Any, **named: Any) -> Any:  # noqa: ANN401 - those of the function
        reads.append(1)
        return find(*words, **named)

    monkeypatch.setattr(listing, "_lists", counted)
    monkeypatch.setattr(listing, "READ", 1_000.0)
    for _ in range(5):
        listed(servers[0])
    assert len(reads) <= 1


def test_in_an_outage_the_last_list_is_shown(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = servers
    code = second.open_table(SWORD, public=True)["code"]
    until(lambda: codes(first) == [code])

    def broken(*_words: object, **_named: object) -> None:
        raise StoreError("nothing can be read")

    monkeypatch.setattr(listing, "_lists", broken)
    monkeypatch.setattr(listing, "READ", 0.0)
    assert codes(first) == [code]
