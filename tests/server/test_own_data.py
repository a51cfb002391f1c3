"""A person without a claimed name exports and deletes their data, by the tokens of their browser."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from chanbara.server.lobby.lobby import Lobby
from chanbara.server.privacy import own_store
from chanbara.server.wire.own_data import MOST_TOKENS
from tests.server.kit import PATIENCE, Running, until
from tests.server.party import party
from tests.server.post import Post, confirm, mail_settings, post_office
from tests.server.worlds import lobby_of

SWORD = {"game": "sword", "players": 3}
SECRET = "a secret of this browser alone"
NAME, GUEST, CLAN, ADDRESS = (
    "Kiku of the Reeds",
    "Yone of the Ferns",
    "Haru of the Pines",
    "player-0@example.org",
)


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Post]]:
    folder = tmp_path_factory.mktemp("own")
    with (
        post_office() as (post, port),
        Running(f"sqlite:///{folder}/own.sqlite", mail_settings(port)) as server,
    ):
        yield server, post


def ask(server: Running, path: str, *tokens: str) -> dict[str, Any]:
    status, found = server.ask(path, {"tokens": tokens})
    assert status == 200, found
    answered: dict[str, Any] = found
    return answered


def files_of(server: Running) -> bytes:
    """Return the files of a database."""
    place = Path(server.database.removeprefix("sqlite:///"))
    return b"".join(one.read_bytes() for one in place.parent.glob(f"{place.name}*"))


def put_to_sleep(server: Running, code: str) -> Lobby:
    lobby = lobby_of(server)
    until(lambda: not lobby.rooms[code].connections)
    asyncio.run_coroutine_threadsafe(lobby.asleep.send(lobby.rooms[code]), server.loop).result(PATIENCE)
    assert code not in lobby.rooms
    return lobby


def test_everything_about_a_seat_is_exported_and_nothing_about_others(mailing: tuple[Running, Post]) -> None:
    server, post = mailing
    with party(server, SWORD, people=2, name=NAME) as table:
        host, other = table.players
        confirm(server, post, host)
        table.start()
        host.say("say", text="my own words")
        other.say("say", text="the words of others")
        host.wait("said", seat=1)
        asked = table.until_asked(0, 1)
        while asked is not host:
            asked.choose(0)
            asked = table.until_asked(0, 1)
        host.choose(0)
        host.at(host.version + 1)
        found = ask(server, "/api/data", host.token, "a token that opens nothing")
        assert found["sagas"] == []
        assert [line["text"] for line in found["chat"]] == ["my own words"]
        [seat] = found["seats"]
        assert (seat["code"], seat["seat"], seat["game"], seat["status"]) == (
            table.code,
            0,
            "sword",
            "running",
        )
        assert (seat["name"], seat["mail"], seat["mail_confirmed"]) == (NAME, ADDRESS, True)
        assert (seat["salt"], seat["player"], seat["result"]) == ("salt of 0", False, None)
        own = [(kind, text) for kind, number, text in server.log_of(table.code) if number == 0]
        assert [(one["kind"], one["text"]) for one in seat["entries"]] == own
        assert len([one for one in own if one[0] == "choice"]) >= 1
        host.say("end")
        host.wait("over")
        assert ask(server, "/api/data", other.token)["seats"][0]["name"] == "Guest 1"


def test_a_running_game_goes_on_without_the_name(mailing: tuple[Running, Post]) -> None:
    server, post = mailing
    with party(server, SWORD, people=2, name=GUEST) as table:
        host, other = table.players
        confirm(server, post, host)
        table.start()
        host.say("say", text="my own words")
        other.wait("said")
        assert GUEST.encode() in files_of(server)
        kept = ask(server, "/api/data/delete", host.token)["kept"]
        assert kept == [{"code": table.code, "seat": 0}]
        while other.wait("table")["table"]["seats"][0]["name"]:
            pass
        assert host.wait("mail_state") == {
            "type": "mail_state",
            "address": "",
            "confirmed": False,
            "re": None,
        }
        late = table.watch()
        assert not [line for line in late.quiet() if line["type"] == "said"]
        table.watchers.remove(late)
        table.play(until=5)
        [seat] = ask(server, "/api/data", host.token)["seats"]
        assert (seat["name"], seat["mail"]) == ("", "")
        assert GUEST.encode() not in files_of(server)
        host.say("end")
        host.wait("over")
        assert ask(server, "/api/data/delete", host.token) == {"kept": []}
        assert ask(server, "/api/data", host.token)["seats"] == []
        assert ask(server, "/api/data", other.token)["seats"][0]["name"] == "Guest 1"
        record = server.ask(f"/api/tables/{table.code}/record")[1]
        assert GUEST not in record


def test_a_sleeping_table_forgets_its_guest_too(mailing: tuple[Running, Post]) -> None:
    """Finished or not: nothing comes back when it is asked for."""
    server, _ = mailing
    with party(server, SWORD, people=2, name="Ann") as table:
        host, other = table.players
        table.start()
        other.say("say", text="my own words")
        host.wait("said")
        table.until_asked(0, 1)
        for player in table.players:
            player.close()
        lobby = put_to_sleep(server, table.code)
        assert [line["text"] for line in ask(server, "/api/data", other.token)["chat"]] == ["my own words"]
        assert ask(server, "/api/data/delete", other.token)["kept"] == [{"code": table.code, "seat": 1}]
        assert not lobby.asleep.tables[table.code].chat
        names = [seat["name"] for seat in server.ask(f"/api/tables/{table.code}")[1]["seats"]]
        assert names[:2] == ["Ann", ""]


def test_what_a_spectator_said_is_theirs_as_well(mailing: tuple[Running, Post]) -> None:
    """Their secret proves it, and nobody at the table sees it."""
    server, _ = mailing
    with party(server, SWORD, people=1) as table:
        own = server.client(table.code, None, "Max")
        own.wait("welcome")
        own.say("say", text="without a secret")
        table.host.wait("said")
        watcher = server.client(table.code, None, "Zoe", watcher=SECRET)
        watcher.wait("welcome")
        watcher.say("say", text="my own words")
        said = table.host.wait("said")
        assert said["name"] == "Zoe"
        assert SECRET not in str(said)
        assert "author" not in said
        assert ask(server, "/api/data", SECRET)["chat"] == [
            {
                "code": table.code,
                "seat": None,
                "name": "Zoe",
                "text": "my own words",
                "claim": None,
                "about": None,
                "emote": None,
            }
        ]
        ask(server, "/api/data/delete", SECRET)
        assert ask(server, "/api/data", SECRET)["chat"] == []
        late = table.watch()
        assert [line["text"] for line in late.quiet() if line["type"] == "said"] == ["without a secret"]
        watcher.say("say", text="once more")
        assert watcher.wait("refused")["code"] == "not_seated", "the name is gone"
        own.close()
        watcher.close()


def test_a_campaign_loses_its_name_and_goes_on(mailing: tuple[Running, Post]) -> None:
    """Its key of events to come is nobody's to read, not even its owner's."""
    server, _ = mailing
    key = server.ask("/api/sagas", {"name": CLAN, "draft": {"way": "clan"}})[1]
    bearer = {"authorization": f"Bearer {key['token']}"}
    seated = server.ask(f"/api/sagas/{key['code']}/duel", {}, **bearer)[1]
    found = ask(server, "/api/data", key["token"])
    assert [(one["code"], one["name"], one["story"]) for one in found["sagas"]] == [(key["code"], CLAN, None)]
    assert [(one["code"], one["name"]) for one in found["seats"]] == [(seated["code"], CLAN)]
    ask(server, "/api/data/delete", key["token"])
    found = ask(server, "/api/data", key["token"])
    assert [one["name"] for one in (*found["sagas"], *found["seats"])] == ["", ""]
    assert CLAN.encode() not in files_of(server)
    assert server.ask(f"/api/sagas/{key['code']}/duel", {}, **bearer)[1]["code"] == seated["code"]


def test_it_works_on_both_databases(database_url: str) -> None:
    with Running(database_url, mail_settings(1)) as server:
        seated = server.open_table(SWORD, NAME)
        assert ask(server, "/api/data", seated["token"])["seats"][0]["name"] == NAME
        assert ask(server, "/api/data/delete", seated["token"])["kept"] == [
            {"code": seated["code"], "seat": 0}
        ]
    with Running(database_url, mail_settings(1)) as server:
        assert ask(server, "/api/data", seated["token"])["seats"][0]["name"] == ""


def test_one_export_at_a_time(mailing: tuple[Running, Post], monkeypatch: pytest.MonkeyPatch) -> None:
    """Others still read while somebody's many games are collected."""
    server, _ = mailing
    goes_on, begun = threading.Event(), []

    def wait(_connection: object, tokens: object) -> list[object]:
        begun.append("an export")
        assert goes_on.wait(PATIENCE)
        return []

    monkeypatch.setattr(own_store, "places", wait)
    code = server.open_table(SWORD)["code"]
    with ThreadPoolExecutor(3) as others:
        exports = [others.submit(ask, server, "/api/data", SECRET) for _ in range(3)]
        until(lambda: len(begun) > 0)
        assert server.ask(f"/api/tables/{code}/statistics")[0] == 200
        assert len(begun) == 1
        goes_on.set()
        assert [export.result(PATIENCE)["seats"] for export in exports] == [[], [], []]


def test_files_are_wiped_only_where_something_is_deleted(
    mailing: tuple[Running, Post], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody waits for that, so nobody gets it for a token that they made up, or twice."""
    server, _ = mailing
    store, wiped = lobby_of(server).store, []
    forget = store.forget

    def counting(work: Any) -> Any:  # noqa: ANN401
        wiped.append("once")
        return forget(work)

    monkeypatch.setattr(store, "forget", counting)
    token = server.open_table(SWORD, NAME)["token"]
    ask(server, "/api/data/delete", "a token that opens nothing")
    assert wiped == []
    for _ in range(2):
        assert len(ask(server, "/api/data/delete", token)["kept"]) == 1
        assert wiped == ["once"]


def test_few_tokens_at_a_time(mailing: tuple[Running, Post]) -> None:
    server, _ = mailing
    for tokens in (["x" * 20] * (MOST_TOKENS + 1), ["short"], "x" * 20):
        for path in ("/api/data", "/api/data/delete"):
            assert server.ask(path, {"tokens": tokens})[1]["code"] == "malformed"
