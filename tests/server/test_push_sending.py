"""How push messages are sent: what is tried again, what is given up, and by which of several servers."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select

from chanbara.server.lobby.tokens import hashed
from chanbara.server.outbox import outbox as outboxes
from chanbara.server.push import device_store, notice_store
from chanbara.server.settings import Settings
from chanbara.server.store.push_rows import push_devices, push_notices, push_wants
from tests.server.cluster_kit import on_loop, two_servers
from tests.server.kit import Running, until
from tests.server.party import party
from tests.server.postgres import Postgres
from tests.server.push_house import (
    PUSHING,
    Pushing,
    count,
    devices,
    invite,
    waiting,
)
from tests.server.push_kit import HOST, Browser, push_service, turn_on
from tests.server.test_mail import leave
from tests.server.victim import Victim

SWORD = {"game": "sword", "players": 3}
DAYS = {"clock": "days", "days": 2}


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_its_push_service_does_not_know_is_forgotten(pushing: Pushing, status: int) -> None:
    server, service, _ = pushing
    token = server.open_table(SWORD)["token"]
    turn_on(server, Browser(), token)
    service.answers = [(status, {})]
    sample = server.lobby.meters.registry.get_sample_value
    before = sample("chanbara_pushes_total", {"outcome": "gone"}) or 0
    invite(server, hashed(token))
    until(lambda: count(server, push_devices) == 0)
    until(lambda: count(server, push_notices) == 0)
    assert count(server, push_wants) == 0
    assert sample("chanbara_pushes_total", {"outcome": "gone"}) == before + 1


def test_what_is_not_accepted_now_is_tried_again_later_and_later(
    pushing: Pushing,
) -> None:
    server, service, _ = pushing
    token = server.open_table(SWORD)["token"]
    turn_on(server, Browser(), token)
    service.answers = [(429, {"Retry-After": "600"}), (500, {}), (503, {"Retry-After": "soon"})]
    pauses = []

    def rest(connection: Connection) -> tuple[float, int]:
        due, tries = connection.execute(select(push_notices.c.due, push_notices.c.tries)).one()
        return due, tries

    def again(connection: Connection) -> None:
        connection.execute(push_notices.update().values(due=0.0))

    for tries in (1, 2, 3):
        if tries == 1:
            invite(server, hashed(token))
        else:
            on_loop(server, server.lobby.store.ask(again))
            server.loop.call_soon_threadsafe(server.lobby.push.outbox.look)
        service.wait(tries)
        until(lambda tries=tries: on_loop(server, server.lobby.store.read_in_order(rest))[1] == tries)  # type: ignore[misc]
        made = on_loop(server, server.lobby.store.read(lambda one: one.scalar(select(push_notices.c.made))))
        pauses.append(on_loop(server, server.lobby.store.read(rest))[0] - float(made or 0))
    assert pauses[0] >= 600
    assert pauses[1] >= outboxes.FIRST_PAUSE * 2
    assert pauses[2] >= outboxes.FIRST_PAUSE * 4
    on_loop(server, server.lobby.store.ask(again))
    server.loop.call_soon_threadsafe(server.lobby.push.outbox.look)
    service.wait(4)
    until(lambda: waiting(server) == 0)
    assert len({got.body[:16] for got in service.got}) == 4, "each attempt has a salt of its own"


@pytest.mark.parametrize("status", [301, 307, 400, 403, 413])
def test_a_redirect_and_a_final_refusal_end_it(pushing: Pushing, status: int) -> None:
    server, service, line = pushing
    token = server.open_table(SWORD)["token"]
    turn_on(server, Browser(), token)
    service.answers = [(status, {"Location": "https://10.0.0.1/"})]
    invite(server, hashed(token))
    service.wait(1)
    until(lambda: waiting(server) == 0)
    assert (len(line.connected), count(server, push_devices)) == (1, 1)


def test_a_name_that_leads_inside_is_forgotten(pushing: Pushing) -> None:
    server, service, line = pushing
    token = server.open_table(SWORD)["token"]
    turn_on(server, Browser(), token)
    line.found = [["169.254.169.254"]]
    invite(server, hashed(token))
    until(lambda: count(server, push_devices) == 0)
    assert not service.got
    assert not line.connected


def test_who_has_many_devices_keeps_the_newest_and_gets_few_messages(
    pushing: Pushing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_store, "DEVICE_PER_HOUR", 4)
    server, service, _ = pushing
    token = server.open_table(SWORD)["token"]
    held = [Browser() for _ in range(device_store.DEVICES_OF_OWNER + 1)]
    for browser in held:
        turn_on(server, browser, token)
    assert count(server, push_devices) == device_store.DEVICES_OF_OWNER
    invite(server, hashed(token))
    service.wait(device_store.DEVICES_OF_OWNER)
    until(lambda: waiting(server) == 0)
    assert f"https://{HOST}{held[0].endpoint.partition(HOST)[2]}" not in {
        f"https://{HOST}{got.path}" for got in service.got
    }
    for number in range(notice_store.DEVICE_PER_HOUR + 5):
        invite(server, hashed(token), code=f"{number:06}")
    until(lambda: waiting(server) == 0)
    assert len(service.got) == device_store.DEVICES_OF_OWNER * notice_store.DEVICE_PER_HOUR


def test_one_address_adds_few_devices_a_day(sqlite_url: str) -> None:
    few = msgspec.structs.replace(PUSHING, push_devices_per_address=2)
    with Running(sqlite_url, few) as server:
        token, same = server.open_table(SWORD)["token"], Browser()
        turn_on(server, same, token)
        turn_on(server, Browser(), token)
        turn_on(server, same, token)
        status, found = server.ask("/api/push", Browser().wanting(token))
        assert (status, found["code"]) == (429, "too_fast")


def test_all_messages_of_an_hour_are_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = msgspec.structs.replace(PUSHING, pushes_per_hour=2)
    with push_service(monkeypatch) as (service, _), Running(sqlite_url, few) as server:
        token = server.open_table(SWORD)["token"]
        turn_on(server, Browser(), token)
        for number in range(4):
            invite(server, hashed(token), code=f"{number:06}")
        until(lambda: waiting(server) == 0)
        assert len(service.got) == 2
        sample = server.lobby.meters.registry.get_sample_value
        assert sample("chanbara_pushes_total", {"outcome": "dropped"}) == 2


def test_each_message_is_sent_by_one_of_two_servers(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = msgspec.structs.replace(PUSHING, shared=True)
    with push_service(monkeypatch) as (service, _), two_servers(postgres, shared) as (first, second):
        assert first.ask("/api/push") == second.ask("/api/push")
        token = first.open_table(SWORD)["token"]
        turn_on(second, Browser(), token)
        for number in range(20):
            invite((first, second)[number % 2], hashed(token), code=f"{number:06}")
        for server in (first, second):
            server.loop.call_soon_threadsafe(server.lobby.push.outbox.look)
        service.wait(20)
        until(lambda: waiting(first) == 0)
        assert len(service.got) == 20


def test_a_server_that_is_killed_loses_no_message(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot reach the push service; what it has stored with the decision, the next one sends."""
    with Victim(sqlite_url, tmp_path) as victim, party(victim, SWORD, people=3, clock=DAYS) as table:
        held = devices(table.server, table)
        table.start()
        leaver = leave(table, table.until_asked(0, 1, 2))
        notices = "select count(*) from push_notices where sent = 0"
        path = sqlite_url.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            until(lambda: database.execute(notices).fetchone() == (1,), "the message was not stored")
        victim.kill()
    with push_service(monkeypatch) as (service, _), Running(sqlite_url, PUSHING) as server:
        on_loop(server, server.lobby.store.ask(_make_due))
        server.loop.call_soon_threadsafe(server.lobby.push.outbox.look)
        said = json.loads(held[leaver.seat].opened(service.wait(1).body))
        assert (said["title"], said["path"]) == ("Your turn", f"/t/{table.code}")


def _make_due(connection: Connection) -> None:
    connection.execute(push_notices.update().values(due=0.0))


def test_settings_have_no_way_to_other_endpoints() -> None:
    """Nobody can permit by mistake what would make the server knock at doors inside."""
    assert [name for name in Settings.__struct_fields__ if name.startswith("push")] == [
        "push", "push_devices_per_address", "push_days", "pushes_per_hour", "push_queue"
    ]  # fmt: skip
