"""Tables before their game: options, seats, tokens, readiness, the list."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chanbara.server.wire.avatars import avatar_of
from chanbara.server.wire.messages import PROTOCOL
from tests.server.kit import Running
from tests.server.party import GENEROUS, Player, party

SWORD = {"game": "sword", "players": 3}


def table_of(server: Running, code: str) -> dict[str, Any]:
    """Return a table as it looks from outside."""
    status, found = server.ask(f"/api/tables/{code}")
    assert status == 200
    assert isinstance(found, dict)
    return found


def refusal(server: Running, name: str = "Ann", **options: Any) -> tuple[int, str, str]:  # noqa: ANN401
    """Ask for a table that cannot be; return status, code and sentence."""
    status, body = server.ask("/api/tables", {"name": name, "options": options})
    return status, body["code"], body["message"]


# --- opening -----------------------------------------------------------------------------------------------

OPTIONS: list[dict[str, Any]] = [
    *({"game": "sword", "players": players} for players in range(3, 8)),
    *({"game": "sword", "players": players, "rising_sun": True} for players in range(3, 9)),
    {"game": "sword", "players": 4, "characters": ["ginchiyo", None, "musashi", None]},
    {"game": "sword", "players": 4, "characters": ["rikyu", None, None, None], "rikyu": True},
    {"game": "sword", "players": 5, "rising_sun": True, "cast": "base"},
    {"game": "sword", "players": 5, "rulings": {"deck_ends_when_needed": True}},
    {"game": "sword", "players": 5, "book": "german", "rulings": {"parry_is_played": True}},
    {"game": "sword", "players": 5, "book": "english", "rising_sun": True},
    {"game": "sword", "players": 5, "book": "italian"},
    {"game": "sword", "players": 3, "house": "copies: {parry: 10}\n"},
    {"game": "duel"},
    {"game": "duel", "opponent": "arima", "weapon": "katana", "difficulty": "samurai"},
]


@pytest.mark.parametrize(
    "game", OPTIONS, ids=lambda game: "-".join(f"{value}" for value in game.values())[:40]
)
def test_every_choice_opens_a_table_that_says_it(server: Running, game: dict[str, Any]) -> None:
    """The options are shown at the table, and the table can be started with them."""
    players = game.get("players", 1)
    bots = [None] + (["greedy"] * (players - 1))
    seated = server.open_table(game, bots=bots)
    found = table_of(server, seated["code"])
    assert found["status"] == "lobby"
    assert game.items() <= found["options"]["game"].items()
    assert [seat["bot"] for seat in found["seats"]] == bots
    host = Player(server.client(seated["code"], seated["token"]), seated)
    host.say("ready")
    host.say("start")
    host.at(0)
    if "characters" in game:
        shown = [seat["character"] for seat in host.view["seats"]]
        assert [one or None for one in game["characters"]] == [
            one if wanted else None for one, wanted in zip(shown, game["characters"], strict=True)
        ]
    host.close()


def test_what_is_chosen_for_a_table_comes_back(server: Running) -> None:
    """Clock, pauses, bots, the list and spectators, besides the game."""
    options: dict[str, Any] = {
        "clock": {"clock": "live", "decision": 30, "window": 10, "reserve": 60, "grace": 45},
        "pauses": {"least": 0.5, "most": 1.5},
        "public": True,
        "spectators": False,
        "bots": [None, "random"],
    }
    seated = server.open_table(SWORD, **options)
    found = table_of(server, seated["code"])
    assert options.items() <= found["options"].items()
    assert [seat["reserve"] for seat in found["seats"]] == [60, 60, 60]
    assert found["host"] == seated["seat"] == 0
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "random", ""]
    assert found["link"].endswith(f"/t/{seated['code']}")


def test_the_host_sits_where_no_bot_does(server: Running) -> None:
    """The first seat that is not a bot's is the host's."""
    seated = server.open_table(SWORD, bots=["greedy", None, "random"])
    assert seated["seat"] == 1
    assert table_of(server, seated["code"])["host"] == 1


@pytest.mark.parametrize(
    ("options", "code", "reason"),
    [
        ({"game": {"game": "sword", "players": 8}}, "impossible", "3 to 7 players, not 8"),
        ({"game": {"game": "sword", "players": 2}}, "malformed", "Expected `int` >= 3"),
        ({"game": {"game": "sword", "players": 9}}, "malformed", "Expected `int` <= 8"),
        ({"game": {"game": "go"}}, "malformed", "Invalid value 'go'"),
        ({"game": {**SWORD, "characters": ["nobody", None, None]}}, "impossible", "nobody"),
        ({"game": {**SWORD, "characters": ["musashi", "musashi", None]}}, "impossible", "musashi"),
        ({"game": {**SWORD, "characters": ["musashi"]}}, "impossible", ""),
        ({"game": {**SWORD, "cast": "rising_sun"}}, "impossible", ""),
        ({"game": {**SWORD, "rulings": {"no_such_ruling": True}}}, "impossible", "no_such_ruling"),
        ({"game": {**SWORD, "book": "french"}}, "malformed", "french"),
        ({"game": {**SWORD, "house": "nobody:\n  resilience: 5\n"}}, "impossible", "nobody"),
        ({"game": {**SWORD, "house": ": : :"}}, "impossible", ""),
        ({"game": {"game": "duel", "opponent": "nobody"}}, "impossible", "nobody"),
        ({"game": {"game": "duel", "weapon": "spoon"}}, "impossible", "spoon"),
        ({"game": {"game": "duel", "armoured": 7}}, "impossible", ""),
        ({"game": SWORD, "bots": ["greedy"] * 4}, "impossible", "There are 3 seats, but 4 bots"),
        ({"game": SWORD, "bots": [None, "hal"]}, "impossible", "There is no bot “hal”"),
        ({"game": SWORD, "bots": ["greedy"] * 3}, "impossible", "Leave a seat free for yourself."),
        ({"game": SWORD, "bots": [None, "solver"]}, "impossible", "There is no bot “solver”"),
        (
            {"game": SWORD, "pauses": {"least": 2, "most": 1}},
            "impossible",
            "The longest pause cannot be shorter",
        ),
        ({"game": SWORD, "clock": {"clock": "live", "decision": 0}}, "malformed", "Expected `float` >= 1"),
        ({"game": SWORD, "clock": {"clock": "days", "days": 31}}, "malformed", "Expected `float` <= 30"),
        ({"game": SWORD, "secret": "mine"}, "malformed", "unknown field `secret`"),
        ({}, "malformed", "missing required field `game`"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    server: Running, options: dict[str, Any], code: str, reason: str
) -> None:
    """No table is opened, and the sentence says what is wrong."""
    status, found, message = refusal(server, **options)
    assert (status, found) == (400, code)
    assert reason in message


@pytest.mark.parametrize("name", [" ", "a\nb", "nul\x00", "\u202eback"])
def test_a_name_can_be_read(server: Running, name: str) -> None:
    """Invisible characters are not allowed in a name, of a player or of a spectator."""
    unreadable = "A name needs readable letters or symbols."
    assert refusal(server, name, game=SWORD) == (400, "impossible", unreadable)
    seated = server.open_table(SWORD)
    status, body = server.ask(f"/api/tables/{seated['code']}/seats", {"name": name})
    assert (status, body["message"]) == (400, unreadable)
    watcher = Player(server.client(seated["code"], None, name), None)
    assert watcher.wait("refused")["message"] == unreadable
    assert watcher.closed_with() == 4410


# --- joining -----------------------------------------------------------------------------------------------


def test_joining_by_code(server: Running) -> None:
    """A seat in order, or the requested one; case does not matter; each gets their own token."""
    host = server.open_table({"game": "sword", "players": 4})
    code = host["code"]
    watcher = Player(server.client(code), None)
    third = server.sit(code.lower(), "Cid", 2)
    second = server.sit(code, "Bea")
    assert (second["seat"], third["seat"], second["code"]) == (1, 2, code)
    assert len({host["token"], second["token"], third["token"]}) == 3
    while not watcher.table or watcher.table["seats"][1]["name"] != "Bea":
        watcher.wait("table")
    assert [seat["name"] for seat in watcher.table["seats"]] == ["Ann", "Bea", "Cid", ""]
    watcher.close()


def test_a_table_that_is_full_or_not_there(server: Running) -> None:
    """A taken seat, no seat at all, a seat that there is not, no such table, a game under way."""
    with party(server, SWORD, people=2) as table:
        seats = f"/api/tables/{table.code}/seats"
        taken = (409, {"code": "full", "message": "That seat is taken."})
        assert server.ask(seats, {"name": "Dan"}) == (
            409,
            {"code": "full", "message": "There are no free seats."},
        )
        assert server.ask(seats, {"name": "Dan", "seat": 0}) == taken
        assert server.ask(seats, {"name": "Dan", "seat": 2}) == taken
        assert server.ask(seats, {"name": "Dan", "seat": 7}) == taken
        assert server.ask(seats, {"name": "Dan", "seat": 8})[1]["code"] == "malformed"
        assert server.ask(seats, {"name": "x" * 25})[1]["code"] == "malformed"
        table.start()
        assert server.ask(seats, {"name": "Dan"})[1]["code"] == "started"
    assert server.ask("/api/tables/AAAAAA")[0] == 404
    assert server.ask("/api/tables/AAAAAA/seats", {"name": "Dan"})[0] == 404
    assert server.ask("/api/tables/nothing/record")[0] == 404


def test_a_socket_of_a_table_that_is_not_there(server: Running) -> None:
    """It is opened, so that a browser learns the code 4404, and closed."""
    assert Player(server.client("AAAAAA"), None).closed_with() == 4404


# --- ready and start ---------------------------------------------------------------------------------------


def test_only_the_host_starts_and_only_when_everybody_is_ready(server: Running) -> None:
    """Bots are always ready; a player may take it back; an empty seat is not ready."""
    with party(server, {"game": "sword", "players": 4}, people=3) as table:
        guest, late = table.players[1:]
        assert guest.refused("start") == ("not_host", "Only the host can do that.")
        assert table.host.refused("start") == (
            "not_ready",
            "Not everyone is ready: waiting for seats 0, 1, 2.",
        )
        table.ready()
        late.say("ready", ready=False)
        late.wait("table")
        while late.table["seats"][2]["ready"]:
            late.wait("table")
        assert table.host.refused("start")[1].endswith("waiting for seat 2.")
        late.say("ready", salt="plum")
        late.quiet()
        watcher = table.watch()
        assert watcher.refused("ready") == (
            "not_seated",
            "You are a spectator. Only players can do that.",
        )
        table.host.say("start")
        for one in table.everybody:
            one.at(0)
            assert one.table["status"] == "running"


def test_the_salt_of_a_seat_is_its_own_and_the_last_one_counts(server: Running) -> None:
    """Nobody sees another's salt before the end; a player who leaves the seat takes it with them."""
    with party(server, SWORD, people=3) as table:
        table.host.say("ready", salt="first")
        table.host.say("ready", salt="雨 \u2028\n second")
        table.players[1].say("ready", salt="of one who is replaced")
        table.players[1].quiet()
        table.players[2].say("ready")
        table.players[2].quiet()
        table.host.say("replace", seat=1, bot="greedy")
        assert table.players.pop(1).closed_with() == 4410
        table.host.quiet()
        table.host.say("start")
        table.host.at(0)
        table.host.say("end")
        over = table.host.wait("over")
        assert over["fair"]["salts"] == ["雨 \u2028\n second", "", ""]
        heard = [json.dumps(one, ensure_ascii=False) for one in table.players[1].client.heard]
        assert not any("second" in one or "replaced" in one for one in heard if '"over"' not in one)


def test_who_sits_in_a_lobby_can_be_sent_away(server: Running) -> None:
    """The seat is free again, the token is invalid, and the socket is notified."""
    with party(server, SWORD, people=2, bots=[]) as table:
        guest = table.players.pop()
        guest.wait("welcome")
        table.host.say("replace", seat=1)
        assert guest.wait("bye") == {"type": "bye", "reason": "replaced"}
        assert guest.closed_with() == 4410
        again = Player(server.client(table.code, guest.token), None)
        assert again.wait("refused")["code"] == "unknown_token"
        assert server.sit(table.code, "Bea")["seat"] == 1


# --- the list ----------------------------------------------------------------------------------------------


def test_public_tables_are_listed_and_private_ones_are_not(server: Running) -> None:
    """The list says what one needs to choose a table; it follows the table until it is over."""
    private = server.open_table(SWORD)
    chosen = {**SWORD, "book": "italian", "rulings": {"score_may_be_negative": False}}
    with party(server, chosen, people=1, public=True, bots=[None, "greedy"]) as table:
        code = table.code

        def listed() -> dict[str, dict[str, Any]]:
            status, body = server.ask("/api/tables")
            assert status == 200
            return {one["code"]: one for one in body["tables"]}

        assert private["code"] not in listed()
        about = listed()[code]
        assert time.time() - 600 < about.pop("since") <= time.time()
        assert about == {
            "cards": [],
            "design": False,
            "house": False,
            "code": code,
            "game": "sword",
            "players": 3,
            "free": 1,
            "status": "lobby",
            "host": "Ann",
            "verified": False,
            "book": "italian",
            "rulings": {"score_may_be_negative": False},
            "rising_sun": False,
            "clock": {"clock": "none"},
            "quick": False,
            "avatar": avatar_of("Ann"),
            "fill_at": None,
        }
        table.host.say("replace", seat=2, bot="greedy")
        table.start()
        assert (listed()[code]["status"], listed()[code]["free"]) == ("running", 0)
        table.host.say("end")
        table.host.wait("over")
        assert code not in listed()


def test_a_running_table_without_spectators_is_not_listed(server: Running) -> None:
    """Nobody could join it, and nobody could watch it."""
    with party(server, SWORD, people=1, public=True, spectators=False) as table:
        assert table.code in {one["code"] for one in server.ask("/api/tables")[1]["tables"]}
        table.start()
        assert table.code not in {one["code"] for one in server.ask("/api/tables")[1]["tables"]}


def test_spectators_where_they_are_wanted(server: Running) -> None:
    """They are counted; a table that allows none refuses them, and nobody else."""
    with party(server, SWORD, people=1) as table:
        watcher = table.watch("Zoe")
        assert watcher.client.heard[0] == {
            "type": "welcome",
            "you": None,
            "protocol": PROTOCOL,
            "lines": 0,
            "re": None,
        }
        while table.host.table.get("watching") != 1:
            table.host.wait("table")
        table.watchers.pop().close()
        while table.host.table["watching"]:
            table.host.wait("table")
    with party(server, SWORD, people=1, spectators=False) as table:
        watcher = Player(server.client(table.code), None)
        said = watcher.wait("refused")
        assert (said["code"], said["message"]) == ("not_seated", "This table does not allow spectators.")
        assert watcher.closed_with() == 4410
        assert [message["type"] for message in watcher.client.heard] == ["refused"]


# --- tokens ------------------------------------------------------------------------------------------------


def test_a_token_opens_its_seat_and_no_other(server: Running) -> None:
    """A wrong token, one of another table and a hash open nothing, and nothing is said before."""
    first, second = server.open_table(SWORD), server.open_table(SWORD)
    for token in ("x" * 32, second["token"], first["token"][::-1], first["token"].upper()):
        stranger = Player(server.client(first["code"], token), None)
        said = stranger.wait("refused")
        assert said == {
            "type": "refused",
            "code": "unknown_token",
            "message": "This token does not match any seat at this table.",
            "re": None,
        }
        assert stranger.closed_with() == 4410
        assert len(stranger.client.heard) == 1
    owner = Player(server.client(first["code"], first["token"]), first)
    assert owner.wait("welcome")["you"] == 0
    owner.close()


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[Running, Path]]:
    """A server whose database one may look into."""
    path = tmp_path / "tables.sqlite"
    with Running(f"sqlite:///{path}", GENEROUS) as running:
        yield running, path


def test_the_database_holds_hashes_of_tokens_and_no_token(alone: tuple[Running, Path]) -> None:
    """Neither the file nor its journal has a token; a hash found there grants no access."""
    server, path = alone
    host = server.open_table(SWORD)
    guest = server.sit(host["code"], "Bea")
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        kept = [row[0] for row in database.execute("select token from seats order by seat")]
    database.close()
    assert [len(one) for one in kept] == [64, 64, 0]
    stored = b"".join(file.read_bytes() for file in path.parent.iterdir())
    for token in (host["token"], guest["token"]):
        assert token.encode() not in stored
    stranger = Player(server.client(host["code"], kept[0]), None)
    assert stranger.wait("refused")["code"] == "unknown_token"
    assert stranger.closed_with() == 4410


def test_hello_comes_first_and_once(server: Running) -> None:
    """Anything else closes the socket; a second hello is refused and changes nothing."""
    seated = server.open_table(SWORD)
    with party(server, SWORD, people=1) as table:
        assert table.host.refused("hello") == ("malformed", "You have already sent hello.")
        assert table.host.quiet() == []
    silent = Player(server.client(seated["code"], "x" * 10), None)  # a token too short: no hello
    assert silent.wait("refused")["code"] == "malformed"
    assert silent.closed_with() == 4410


def test_re_comes_back_in_the_welcome(server: Running) -> None:
    """An answer finds its question, also the first one."""
    seated = server.open_table(SWORD)
    client = server.client(seated["code"], seated["token"])
    client.close()
    with party(server, SWORD, people=1) as table:
        again = server.client(table.code, "y" * 32)
        again.close()
        table.host.say("ping", re=9)
        assert table.host.wait("pong")["re"] == 9
