"""Bans: by claimed name, by address, by seat; the others play on, and namesakes only choose another name."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Client, Running
from tests.server.moderating import DAY, HERE, MODERATED, THERE, Operator, from_
from tests.server.party import Player, party

SWORD = {"game": "sword", "players": 3}
BANNED = {
    "en": "You are banned from this server until %B {day}, %Y, %H:%M UTC.",
    "de": "Du bist auf diesem Server bis {day}.{month}.%Y, %H:%M Uhr UTC gesperrt.",
    "it": "Non puoi giocare su questo server fino al {day}/{month}/%Y, ore %H:%M UTC.",
}
"""Each language writes a date in its own way."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('bans')}/tables.sqlite", MODERATED) as running_server:
        yield running_server


@pytest.fixture
def operator(server: Running) -> Iterator[Operator]:
    """An operator whose bans end with the test."""
    found = Operator(server)
    yield found
    found.lift(*found.get("bans")["bans"])


def claim(server: Running, name: str, **headers: str) -> tuple[int, Any]:
    return server.ask("/api/players", {"name": name}, **headers)


def create(server: Running, name: str = "Ann", player: str | None = None, **headers: str) -> tuple[int, Any]:
    body = {"name": name, "options": {"game": SWORD}, "player": player}
    return server.ask("/api/tables", body, **headers)


def banned_until(ban: dict[str, Any], language: str = "en") -> str:
    """Return how a ban is announced."""
    until = time.gmtime(ban["until"])
    return time.strftime(BANNED[language].format(day=until.tm_mday, month=until.tm_mon), until)


def refusal(client: Client) -> dict[str, Any]:
    """What a client hears whose hello is refused."""
    return client.wait("refused")


def test_whoever_is_where_a_ban_is_neither_opens_nor_joins_nor_watches_nor_claims(
    server: Running, operator: Operator
) -> None:
    """Each is refused in the language of who asks, and says until when and why; others are not touched."""
    seated = server.open_table(SWORD, bots=[None, None, None])
    code = seated["code"]
    (ban,) = operator.ban(network="203.0.113.0/24", public=True)
    assert (ban["kind"], ban["whom"]) == ("network", "203.0.113.0/24")
    for language in BANNED:
        words = banned_until(ban, language)
        headers = {**from_(THERE), "Accept-Language": language}
        refused = [
            create(server, **headers),
            server.ask(f"/api/tables/{code}/seats", {"name": "Ben"}, **headers),
            claim(server, "Newcomer", **headers),
            server.ask("/api/sagas", {"name": "Ben", "draft": {"way": "campaign"}}, **headers),
        ]
        for status, found in refused:
            assert (status, found["code"]) == (403, "banned"), found
            assert found["message"].startswith(words)
            assert found["message"].endswith(" spoils games")
        client = server.client(code, None, "Zoe", language, address=THERE)
        found = refusal(client)
        assert found["code"] == "banned"
        assert found["message"].startswith(words)
        client.close()
    for token in (None, seated["token"]):
        client = server.client(code, token, address=HERE)
        client.wait("welcome")
        client.close()
    assert create(server, **from_(HERE))[0] == 201
    # Everything can still be read.
    assert server.ask(f"/api/tables/{code}", **from_(THERE))[0] == 200
    operator.lift(ban)
    assert create(server, **from_(THERE))[0] == 201


@pytest.mark.parametrize(
    ("network", "shown", "inside", "outside"),
    [
        ("203.0.113.9", "203.0.113.9/32", ["203.0.113.9", "::ffff:203.0.113.9"], ["203.0.113.8"]),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64", ["2001:db8:1:2::9"], ["2001:db8:1:3::9"]),
        ("2001:db8:1::/48", "2001:db8:1::/48", ["2001:db8:1:ff::1"], ["2001:db8:2::1", "32.1.13.184"]),
        ("::ffff:203.0.113.0/120", "203.0.113.0/24", ["203.0.113.77"], ["203.0.114.1"]),
    ],
)
def test_networks(
    server: Running, operator: Operator, network: str, shown: str, inside: list[str], outside: list[str]
) -> None:
    (ban,) = operator.ban(network=network)
    assert ban["whom"] == shown
    for address in inside:
        assert create(server, **from_(address))[0] == 403, address
    for address in outside:
        assert create(server, **from_(address))[0] == 201, address


@pytest.mark.parametrize(
    "network", ["0.0.0.0/0", "::/0", "10.0.0.0/7", "nonsense", "127.0.0.1", "127.0.0.0/8"]
)
def test_a_network_that_would_ban_everybody_is_refused(operator: Operator, network: str) -> None:
    status, found = operator.post("bans", network=network, seconds=DAY, reason="")
    assert (status, found["code"]) == (400, "impossible")
    assert operator.get("bans")["bans"] == []


def test_a_banned_player_is_replaced_by_a_bot_and_comes_back_after_the_ban(
    server: Running, operator: Operator
) -> None:
    """The others play on at once; the reason is not shown unless it is public."""
    token = claim(server, "Villain")[1]["token"]
    host = server.open_table(SWORD, bots=[None, None, "greedy"])
    code = host["code"]
    _, villain = server.ask(f"/api/tables/{code}/seats", {"name": "Villain", "player": token})
    ann, bad = (Player(server.client(code, one["token"]), one) for one in (host, villain))
    for one in (ann, bad):
        one.say("ready")
    while not (ann.table and all(seat["ready"] for seat in ann.table["seats"])):
        ann.hear()
    ann.say("start")
    bad.at(0)
    (ban,) = operator.ban(name="VILLAIN")
    assert (ban["kind"], ban["whom"]) == ("player", "Villain")
    bye = bad.wait("bye")
    assert bye["reason"] == "banned"
    assert bye["message"].startswith(banned_until(ban))
    assert "spoils" not in bye["message"]
    assert bad.closed_with() == 4410
    ann.wait("notice", kind="takeover", seat=1)
    again = server.client(code, villain["token"])
    assert refusal(again)["code"] == "banned"
    again.close()
    assert create(server, "Somebody", token)[1]["code"] == "banned"
    # Who proves nothing only has to choose another name.
    status, found = create(server, "villain")
    assert (status, found["code"]) == (403, "banned")
    assert found["message"].startswith("Nobody can use this name until ")
    assert create(server, "Villain 2")[0] == 201
    operator.lift(ban)
    back = Player(server.client(code, villain["token"]), villain)
    back.wait("welcome")
    assert server.log_of(code)[-1][0] in {"takeover", "choice", "return"}
    for one in (ann, back):
        one.close()


def test_a_name_that_nobody_has_claimed_is_blocked_and_its_namesakes_stay(
    server: Running, operator: Operator
) -> None:
    """Whoever sits under it keeps the seat: it may be somebody else."""
    with party(server, SWORD, people=1) as table:
        (ban,) = operator.ban(name="ann")
        assert ban["kind"] == "name"
        assert table.host.quiet()[-1]["type"] != "bye"
        for name in ("ANN ", "\u0410nn"):  # the second begins with a letter of another alphabet
            watcher = table.watch(name)
            code, said = watcher.refused("say", text="hello")
            assert code == "banned"
            assert said.startswith("Nobody can use this name until ")
        table.watch("Anna").say("say", text="hello")
        assert table.host.wait("said")["name"] == "Anna"
    assert claim(server, "Ann")[0] == 403
    assert claim(server, "Annabel")[0] == 201


def test_who_has_a_seat_and_no_claimed_name_is_banned_by_seat_and_address(
    server: Running, operator: Operator
) -> None:
    """From elsewhere the seat is closed too; before the start it is free again."""
    seated = server.open_table(SWORD, bots=[None, None, None])
    code = seated["code"]
    ben = server.sit(code, "Ben")
    client = server.client(code, ben["token"], address=THERE)
    client.wait("welcome")
    made = operator.ban(table=code, seat=1, public=True)
    assert [(one["kind"], one["whom"]) for one in made] == [
        ("seat", f"{code}/1"),
        ("network", f"{THERE}/32"),
    ]
    assert client.wait("bye")["message"].endswith("Reason: spoils games")
    client.close()
    elsewhere = server.client(code, ben["token"], address=HERE)
    assert refusal(elsewhere)["code"] == "unknown_token"
    elsewhere.close()
    assert server.ask(f"/api/tables/{code}")[1]["seats"][1]["free"]
    assert operator.post("bans", table=code, seat=1, seconds=DAY, reason="")[1]["code"] == "impossible"
    assert operator.post("bans", table=code, seat=7, seconds=DAY, reason="")[1]["code"] == "impossible"


def test_who_is_muted_plays_and_does_not_speak(server: Running, operator: Operator) -> None:
    with party(server, SWORD, people=2) as table:
        loud = table.players[1]
        operator.ban(table=table.code, seat=1, chat_only=True, public=True)
        code, said = loud.refused("say", text="hello")
        assert code == "banned"
        assert said.startswith("You cannot use the chat on this server until ")
        assert said.endswith("Reason: spoils games")
        assert loud.refused("claim", claim="thanks")[0] == "banned"
        assert loud.refused("emote", emote="anger")[0] == "banned"
        table.host.say("say", text="hello")
        assert loud.wait("said")["text"] == "hello"
        table.start()
        assert loud.refused("claim", claim="samurai")[0] == "banned"
        assert table.host.table["seats"][1]["claim"] is None
    assert operator.post("bans", name="Nobody has this", chat_only=True, seconds=DAY, reason="")[0] == 400


def test_exactly_one_is_banned(operator: Operator) -> None:
    for whom in ({}, {"name": "Ann", "network": THERE}):
        status, found = operator.post("bans", seconds=DAY, reason="", **whom)
        assert (status, found["code"]) == (400, "impossible")
    assert operator.post("bans", name="Ann", seconds=1, reason="")[1]["code"] == "malformed"
    assert operator.post("bans/4711/lift")[1]["message"] == "There is no ban 4711."


def test_bans_survive_a_restart_and_the_audit_keeps_no_address(database_url: str) -> None:
    """On both databases; a ban that is lifted leaves no address behind."""
    with Running(database_url, MODERATED) as server:
        operator = Operator(server)
        token = claim(server, "Villain")[1]["token"]
        seated = server.open_table(SWORD, "Villain", token)
        by_name, *_ = operator.ban(name="Villain")
        by_address, *_ = operator.ban(network=THERE)
    with Running(database_url, MODERATED) as server:
        operator = Operator(server)
        assert [one["number"] for one in operator.get("bans")["bans"]] == [
            by_name["number"],
            by_address["number"],
        ]
        assert create(server, **from_(THERE))[0] == 403
        client = server.client(seated["code"], seated["token"])
        assert refusal(client)["code"] == "banned"
        client.close()
        operator.lift(by_name, by_address)
        assert create(server, **from_(THERE))[0] == 201
        assert operator.acts() == [
            ("unban", f"ban {by_address['number']}", ""),
            ("unban", f"ban {by_name['number']}", ""),
            ("ban", "an address", "spoils games"),
            ("ban", "player Villain", "spoils games"),
        ]


def test_the_file_holds_no_address_after_the_ban(tmp_path: Path) -> None:
    """SQLite overwrites what is deleted."""
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", MODERATED) as server:
        operator = Operator(server)
        (ban,) = operator.ban(network=THERE)
        operator.lift(ban)
        files = [one.read_bytes() for one in tmp_path.iterdir()]
        assert files
        assert not any(THERE.encode() in one for one in files)
        with closing(sqlite3.connect(f"file:{tmp_path}/tables.sqlite?mode=ro", uri=True)) as database:
            assert database.execute("select count(*) from bans").fetchone() == (0,)
