"""Push messages: to devices that asked for them, when their owner is away and it is their turn."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from chanbara.server.lobby.tokens import hashed
from chanbara.server.store.push_rows import push_devices, push_wants
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running, until
from tests.server.party import party
from tests.server.post import confirm_all, mail_settings, post_office
from tests.server.push_house import PUSHING, SITE, Pushing, count, devices, invite, waiting
from tests.server.push_kit import HOST, Browser, claims_of, push_service, turn_on
from tests.server.test_invitations import Person, play
from tests.server.test_mail import _pause, leave

SWORD = {"game": "sword", "players": 3}
DAYS = {"clock": "days", "days": 2}


def test_who_is_asked_and_not_there_gets_one_message_for_each_decision(
    pushing: Pushing,
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


def test_a_live_game_and_a_server_without_push_send_nothing(pushing: Pushing, tmp_path: Path) -> None:
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
    pushing: Pushing, changed: dict[str, Any], code: str
) -> None:
    server, _, _ = pushing
    token = server.open_table(SWORD)["token"]
    status, found = server.ask("/api/push", Browser().wanting(token, **changed))
    assert (status >= 400, found["code"]) == (True, code)
    assert count(server, push_devices) == count(server, push_wants) == 0


def test_turning_it_off_forgets_the_device_and_what_waits_for_it(
    pushing: Pushing,
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


def test_a_player_is_reached_at_all_their_tables_and_forgotten_with_their_name(
    pushing: Pushing,
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
    pushing: Pushing,
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


def test_who_deletes_their_data_deletes_their_devices(pushing: Pushing) -> None:
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


def test_what_is_gone_and_what_is_old_is_forgotten(pushing: Pushing) -> None:
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


def test_who_has_left_hears_of_the_rematch(pushing: Pushing) -> None:
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
