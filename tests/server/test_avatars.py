"""Crests: only composed ones are accepted; they go with seats and names, and are deleted with them."""

import re
from typing import Any

import msgspec
import pytest

from chanbara.server.wire.avatars import BOT, COLORS, SHAPES, SIGNS, Avatar, avatar_of, avatar_of_bot
from tests.docs.markdown import ROOT
from tests.server.kit import Running, until
from tests.server.party import Player

SWORD = {"game": "sword", "players": 3}
MINE = "disc-wave-blue"
WRONG = (
    "ring",
    "ring-wave",
    "ring-wave-pink",
    "box-wave-ink",
    "ring-wave-blue-x",
    "Ring-wave-blue",
    "<svg>",
    "ring-wave-blue\n",
)


def seats(server: Running, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = server.ask(f"/api/tables/{code}")[1]["seats"]
    return found


def test_the_page_draws_every_word_that_the_server_accepts() -> None:
    drawn = (ROOT / "web/src/art/crests.ts").read_text(encoding="utf-8")
    for name, words in (("SHAPES", SHAPES), ("SIGNS", SIGNS), ("COLORS", COLORS)):
        table = re.search(rf"export const {name}[^=]*= {{\n(.*?)\n}};", drawn, re.DOTALL)
        assert table is not None
        assert tuple(re.findall(r"^  (\w+):", table[1], re.MULTILINE)) == words


@pytest.mark.parametrize("wrong", WRONG)
def test_anything_else_is_refused(server: Running, wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Avatar)
    options = {"game": SWORD}
    for path, body in (
        ("/api/tables", {"name": "Ann", "options": options, "avatar": wrong}),
        ("/api/quick", {"name": "Ann", "game": SWORD, "avatar": wrong}),
        ("/api/players", {"name": "Chosen", "avatar": wrong}),
    ):
        status, refused = server.ask(path, body)
        assert (status, refused["code"]) == (400, "malformed")


def test_everybody_has_one(server: Running) -> None:
    body = {"name": "Ann", "options": {"game": SWORD, "bots": [None, None, "greedy"]}, "avatar": MINE}
    code = server.ask("/api/tables", body)[1]["code"]
    server.sit(code, "Bob")
    ann, bob, bot = (seat["avatar"] for seat in seats(server, code))
    assert (ann, bob) == (MINE, avatar_of("Bob"))
    assert bot.startswith(f"{BOT}-")
    bots = ("greedy", "detective", "novice")
    assert len({avatar_of_bot(one, bots) for one in bots}) == 3
    msgspec.convert(avatar_of("Zoë 龍"), Avatar)


def test_a_claimed_name_keeps_its_crest(server: Running) -> None:
    claimed = server.ask("/api/players", {"name": "Crested", "avatar": MINE})[1]
    mine = {"Authorization": f"Bearer {claimed['token']}"}
    assert server.ask("/api/players/me", **mine)[1]["avatar"] == MINE
    code = server.open_table(SWORD, "Crested", claimed["token"])["code"]
    assert seats(server, code)[0]["avatar"] == MINE
    changed = server.ask("/api/players/me", {"avatar": "ring-moon-gold"}, **mine)[1]
    assert (changed["avatar"], changed["listed"]) == ("ring-moon-gold", True)
    again = server.open_table(SWORD, "Crested", claimed["token"])["code"]
    assert seats(server, again)[0]["avatar"] == "ring-moon-gold"


def test_it_is_exported_and_deleted(server: Running) -> None:
    body = {"name": "Ann", "options": {"game": SWORD}, "avatar": MINE}
    seated = server.ask("/api/tables", body)[1]
    tokens = {"tokens": [seated["token"]]}
    assert server.ask("/api/data", tokens)[1]["seats"][0]["avatar"] == MINE
    assert server.ask("/api/data/delete", tokens)[0] == 200
    assert seats(server, seated["code"])[0]["avatar"] == ""
    assert server.ask("/api/data", tokens)[1]["seats"][0]["avatar"] == ""


def test_everyone_at_the_table_sees_it_and_a_rematch_keeps_it(server: Running) -> None:
    body = {"name": "Ann", "options": {"game": SWORD, "bots": [None, None, "greedy"]}, "avatar": MINE}
    seated = server.ask("/api/tables", body)[1]
    bob = Player(server.client(seated["code"], server.sit(seated["code"], "Bob")["token"]), None)
    assert bob.wait("table")["table"]["seats"][0]["avatar"] == MINE
    bob.close()


def test_the_lists_of_other_servers_have_it(servers: tuple[Running, Running]) -> None:
    first, second = servers
    body = {"name": "Ann", "options": {"game": SWORD, "public": True}, "avatar": MINE}
    code = first.ask("/api/tables", body)[1]["code"]
    assert first.ask(f"/api/tables/{code}")[0] == 200
    until(lambda: [one["avatar"] for one in second.ask("/api/tables")[1]["tables"]] == [MINE])


def test_a_spectator_has_one_too(server: Running) -> None:
    code = server.open_table(SWORD, "Ann")["code"]
    watching = server.client(code, None)
    assert watching.wait("table")["spectators"][0]["avatar"] == ""
    for name, crest, seen in (("Uma", MINE, MINE), ("Vic", None, avatar_of("Vic"))):
        other = server.client(code, None, name, avatar=crest)
        told = watching.wait(lambda one: one["type"] == "table" and len(one["spectators"]) == 2)
        assert told["spectators"][1]["avatar"] == seen
        other.close()
        watching.wait(lambda one: one["type"] == "table" and len(one["spectators"]) == 1)
    watching.close()
