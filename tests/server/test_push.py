"""Push messages: to devices that asked for them, when their owner is away and it is their turn."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, func, select

from chanbara.server.lobby.tokens import hashed
from chanbara.server.outbox import outbox as outboxes
from chanbara.server.push import device_store, notice_store
from chanbara.server.settings import Settings
from chanbara.server.store.push_rows import push_devices, push_notices, push_wants
from checks.server.server_process import Process, chanbara_server
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running, until
from tests.server.party import GENEROUS, Party, party
from tests.server.post import confirm_all, mail_settings, post_office
from tests.server.postgres import Postgres
from tests.server.push_kit import HOST, Browser, LocalLine, Service, claims_of, push_service, turn_on
from tests.server.test_invitations import Person, play
from tests.server.test_mail import _pause, leave

SWORD = {"game": "sword", "players": 3}
DAYS = {"clock": "days", "days": 2}
SITE = "https://play.example.org"
PUSHING = msgspec.structs.replace(GENEROUS, public_url=SITE, push_devices_per_address=1_000)


@pytest.fixture(scope="module")
def shared_server(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Running, Service, LocalLine]]:
    """A server whose messages go to a push service of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('push')}/push.sqlite"
    with (
        pytest.MonkeyPatch.context() as patch,
        push_service(patch) as (service, line),
        Running(database, PUSHING) as server,
    ):
        yield server, service, line


@pytest.fixture
def pushing(
    shared_server: tuple[Running, Service, LocalLine],
) -> Iterator[tuple[Running, Service, LocalLine]]:
    """No test sees the devices and messages of another."""
    server, service, line = shared_server
    yield server, service, line
    on_loop(server, server.lobby.store.ask(_clear))
    for kept in (service.got, service.answers, line.found, line.connected):
        kept.clear()


def _clear(connection: Connection) -> None:
    for table in (push_devices, push_wants, push_notices):
        connection.execute(table.delete())


def count(server: Running, table: Any) -> int:  # noqa: ANN401 - a table of the database
    query = select(func.count()).select_from(table)
    return on_loop(server, server.lobby.store.read_in_order(lambda one: one.scalar(query))) or 0


def waiting(server: Running) -> int:
    query = select(func.count()).where(push_notices.c.sent == 0)
    return on_loop(server, server.lobby.store.read_in_order(lambda one: one.scalar(query))) or 0


def invite(server: Running, *owners: str, code: str = "ABCDEF") -> None:
    on_loop(server, server.lobby.push.notify_invitation(owners, code))


def devices(server: Running, table: Party, **about: str) -> dict[int, Browser]:
    """Have a device for everybody at a table."""
    found = {player.seat: Browser() for player in table.players}
    for player in table.players:
        turn_on(server, found[player.seat], player.token, **about)
    return found


def test_who_is_asked_and_not_there_gets_one_message_for_each_decision(
    pushing: tuple[Running, Service, LocalLine],
) -> None:
    """It names the table, and comes with a proof of who sends it; connected players get none."""
    server, service, line = pushing
    with party(server, SWORD, people=3, clock=DAYS) as table:
        held = devices(server, table, language="de")
        table.start()
        leaver = leave(table, table.until_asked(0, 1, 2))
        got = service.wait(1)
        _pause(table.host)
        browser = held[leaver.seat]
        assert json.loads(browser.opened(got.body)) == {
            "title": "Du bist dran",
            "body": f"Tisch {table.code} wartet auf dich.",
            "stop": "Keine mehr",
            "path": f"/t/{table.code}",
        }
        key = server.ask("/api/push")[1]["key"]
        claims = claims_of(got, key)
        assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", SITE)
        assert f"https://{HOST}{got.path}" == browser.endpoint
        assert {name: got.headers[name] for name in ("content-encoding", "ttl", "urgency")} == {
            "content-encoding": "aes128gcm",
            "ttl": "86400",
            "urgency": "normal",
        }
        assert leaver.token not in str(got)
        assert leaver.seated is not None
        back = table.connect(leaver.seated)
        back.at(table.host.version)
        back.close()
        _pause(table.host)
        assert (len(service.got), len(line.connected)) == (1, 1)
        assert [entry[0] for entry in server.log_of(table.code)].count("mailed") == 1


def test_mail_and_push_go_together(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        post_office() as (post, port),
        push_service(monkeypatch) as (service, _),
        Running(sqlite_url, mail_settings(port, push_devices_per_address=9)) as server,
        party(server, SWORD, people=3, clock=DAYS) as table,
    ):
        confirm_all(server, post, table)
        devices(server, table)
        table.start()
        leave(table, table.until_asked(0, 1, 2))
        service.wait(1)
        post.wait(4)
        assert [entry[0] for entry in server.log_of(table.code)].count("mailed") == 1


def test_a_live_game_and_a_server_without_push_send_nothing(
    pushing: tuple[Running, Service, LocalLine], tmp_path: Path
) -> None:
    server, service, _ = pushing
    with party(server, SWORD, people=3, clock={"clock": "live"}) as table:
        devices(server, table)
        table.start()
        leaver = table.until_asked(0, 1, 2)
        table.players.remove(leaver)
        leaver.close()
        table.host.quiet() if leaver is not table.host else None
    assert service.got == []
    without = msgspec.structs.replace(PUSHING, push=False)
    with Running(f"sqlite:///{tmp_path}/off.sqlite", without) as silent:
        assert silent.ask("/api/push") == (200, {"key": None})
        seated = silent.open_table(SWORD)
        status, found = silent.ask("/api/push", Browser().wanting(seated["token"]))
        assert (status, found["code"]) == (400, "impossible")
        invite(silent, hashed(seated["token"]))


def test_the_key_is_made_once_and_stays(sqlite_url: str) -> None:
    keys = []
    for _ in range(2):
        with Running(sqlite_url, PUSHING) as server:
            keys.append(server.ask("/api/push")[1]["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"endpoint": "https://10.0.0.1/a"}, "impossible"),
        ({"endpoint": "http://push.example.org/a"}, "impossible"),
        ({"endpoint": "https://push.example.org/" + "a" * 1000}, "malformed"),
        ({"public": "A" * 87}, "impossible"),
        ({"public": "A" * 900}, "malformed"),
        ({"secret": "*" * 22}, "impossible"),
        ({"secret": "A" * 23}, "impossible"),
        ({"tokens": []}, "malformed"),
        ({"tokens": ["x" * 20] * 61}, "malformed"),
        ({"tokens": ["a token of nobody"]}, "unknown_token"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_what_is_no_device_is_refused_and_nothing_is_stored(
    pushing: tuple[Running, Service, LocalLine], changed: dict[str, Any], code: str
) -> None:
    server, _, _ = pushing
    token = server.open_table(SWORD)["token"]
    status, found = server.ask("/api/push", Browser().wanting(token, **changed))
    assert (status >= 400, found["code"]) == (True, code)
    assert count(server, push_devices) == count(server, push_wants) == 0


def test_turning_it_off_forgets_the_device_and_what_waits_for_it(
    pushing: tuple[Running, Service, LocalLine],
) -> None:
    """Only whoever has the secret can; and once more is no error."""
    server, service, _ = pushing
    token = server.open_table(SWORD)["token"]
    browser, other = Browser(), Browser()
    turn_on(server, browser, token)
    service.answers = [(503, {})]
    invite(server, hashed(token))
    service.wait(1)
    assert server.ask("/api/push/off", {**browser.off(), "secret": other.off()["secret"]})[0] == 204
    assert count(server, push_devices) == 1
    for _ in range(2):
        assert server.ask("/api/push/off", browser.off())[0] == 204
        until(lambda: waiting(server) == 0)
        assert count(server, push_devices) == count(server, push_wants) == 0
    invite(server, hashed(token))
    assert len(service.got) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_its_push_service_does_not_know_is_forgotten(
    pushing: tuple[Running, Service, LocalLine], status: int
) -> None:
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
    pushing: tuple[Running, Service, LocalLine],
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
def test_a_redirect_and_a_final_refusal_end_it(
    pushing: tuple[Running, Service, LocalLine], status: int
) -> None:
    server, service, line = pushing
    token = server.open_table(SWORD)["token"]
    turn_on(server, Browser(), token)
    service.answers = [(status, {"Location": "https://10.0.0.1/"})]
    invite(server, hashed(token))
    service.wait(1)
    until(lambda: waiting(server) == 0)
    assert (len(line.connected), count(server, push_devices)) == (1, 1)


def test_a_name_that_leads_inside_is_forgotten(pushing: tuple[Running, Service, LocalLine]) -> None:
    server, service, line = pushing
    token = server.open_table(SWORD)["token"]
    turn_on(server, Browser(), token)
    line.found = [["169.254.169.254"]]
    invite(server, hashed(token))
    until(lambda: count(server, push_devices) == 0)
    assert not service.got
    assert not line.connected


def test_who_has_many_devices_keeps_the_newest_and_gets_few_messages(
    pushing: tuple[Running, Service, LocalLine], monkeypatch: pytest.MonkeyPatch
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


def test_a_player_is_reached_at_all_their_tables_and_forgotten_with_their_name(
    pushing: tuple[Running, Service, LocalLine],
) -> None:
    """The claimed name is enough: at later tables too, without asking again."""
    server, service, _ = pushing
    player = server.ask("/api/players", {"name": "Anna"})[1]["token"]
    browser = Browser()
    turn_on(server, browser, player)
    seated = server.open_table(SWORD, name="Anna", player=player)
    room = server.lobby.rooms[seated["code"]]
    seat = room.seats[seated["seat"]]

    async def tell() -> None:
        store = await server.lobby.push.turn(seat)
        assert store is not None
        await server.lobby.store.ask(store)
        server.lobby.push.outbox.look()

    on_loop(server, tell())
    assert json.loads(browser.opened(service.wait(1).body))["title"] == "Your turn"
    data = server.ask("/api/data", {"tokens": [player]})[1]
    assert [(one["endpoint"], one["language"]) for one in data["devices"]] == [(browser.endpoint, "en")]
    assert server.ask("/api/players/me", method="DELETE", Authorization=f"Bearer {player}")[0] == 204
    assert count(server, push_devices) == count(server, push_wants) == 0


def test_whoever_is_invited_is_told_once_unless_they_mute_the_host(
    pushing: tuple[Running, Service, LocalLine],
) -> None:
    server, service, _ = pushing
    anna, bob, carl = (Person(server, name) for name in ("Anna", "Bob", "Carl"))
    play(server, "GAME01", "Anna", "Bob", "Carl")
    browser, muting = Browser(), Browser()
    turn_on(server, browser, bob.token)
    turn_on(server, muting, carl.token)
    assert carl.ask("/mute", {"name": "Anna"})[0] == 204
    code = anna.open()
    for _ in range(2):
        assert anna.invite(code, "Bob", "Carl")[0] == 201
    sent = service.wait(1)
    assert code in browser.opened(sent.body).decode()
    until(lambda: waiting(server) == 0)
    assert len(service.got) == 1


def test_who_deletes_their_data_deletes_their_devices(pushing: tuple[Running, Service, LocalLine]) -> None:
    server, _, _ = pushing
    mine, other = server.open_table(SWORD), server.open_table(SWORD, name="Bea")
    browser, theirs = Browser(), Browser()
    turn_on(server, browser, mine["token"])
    turn_on(server, theirs, other["token"])
    found = server.ask("/api/data", {"tokens": [mine["token"]]})[1]["devices"]
    assert [one["endpoint"] for one in found] == [browser.endpoint]
    assert browser.off()["secret"] not in json.dumps(found)
    assert server.ask("/api/data/delete", {"tokens": [mine["token"]]})[0] == 200
    assert server.ask("/api/data", {"tokens": [mine["token"]]})[1]["devices"] == []
    assert count(server, push_devices) == count(server, push_wants) == 1


def test_what_is_gone_and_what_is_old_is_forgotten(pushing: tuple[Running, Service, LocalLine]) -> None:
    """A table that is deleted, and a device that was not seen for half a year."""
    server, _, _ = pushing
    gone, kept = server.open_table(SWORD), server.open_table(SWORD, name="Bea")
    turn_on(server, Browser(), gone["token"])
    turn_on(server, Browser(), kept["token"])
    on_loop(server, server.lobby.remove(gone["code"]))
    now = on_loop(server, server.lobby.store.read(lambda one: one.scalar(select(push_devices.c.seen)))) or 0.0
    on_loop(server, server.lobby.push.forget_old(float(now)))
    assert count(server, push_devices) == count(server, push_wants) == 1
    on_loop(server, server.lobby.push.forget_old(float(now) + 181 * 86_400))
    assert count(server, push_devices) == count(server, push_wants) == 0


def test_who_has_left_hears_of_the_rematch(pushing: tuple[Running, Service, LocalLine]) -> None:
    server, service, _ = pushing
    with party(server, SWORD, people=3, clock=DAYS) as table:
        held = devices(server, table)
        table.start()
        table.host.say("end")
        table.host.wait("over")
        leaver = table.players.pop()
        leaver.close()
        until(lambda: not server.lobby.rooms[table.code].seats[leaver.seat].here)
        table.host.say("rematch")
        got = service.wait(1)
        said = json.loads(held[leaver.seat].opened(got.body))
        assert said["title"] == "Another game"
        assert said["path"] == f"/t/{server.lobby.rooms[table.code].row.next}"
        table.host.quiet()
        assert len(service.got) == 1


# --- several servers, and servers that die ------------------------------------------------------------------


def test_each_message_is_sent_by_one_of_two_servers(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    shared = msgspec.structs.replace(PUSHING, shared=True)
    with (
        push_service(monkeypatch) as (service, _),
        Running(url, shared) as first,
        Running(url, shared) as second,
    ):
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
    postgres.take_back(url)


class Victim(Running):
    """A server in a process of its own, which can be killed."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @property
    def url(self) -> str:
        return self.process.url


def test_a_server_that_is_killed_loses_no_message(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot reach the push service; what it has stored with the decision, the next one sends."""
    process = chanbara_server(sqlite_url, tmp_path)
    asyncio.run(process.start())
    try:
        with party(Victim(process), SWORD, people=3, clock=DAYS) as table:
            held = devices(table.server, table)
            table.start()
            leaver = leave(table, table.until_asked(0, 1, 2))
            notices = "select count(*) from push_notices where sent = 0"
            path = sqlite_url.removeprefix("sqlite:///")
            with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
                until(lambda: database.execute(notices).fetchone() == (1,), "the message was not stored")
            process.kill()
    finally:
        process.stop()
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
