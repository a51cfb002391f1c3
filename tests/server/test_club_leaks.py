"""What the pages of a club tell: nothing of a game that is played, and nothing of whoever is no member."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from chanbara.server.club import clubs
from chanbara.server.lobby import lobby as lobbies
from chanbara.server.table import fair
from tests.server.club_kit import Person, begin, finish
from tests.server.kit import Running
from tests.server.party import GENEROUS

PUBLIC = msgspec.structs.replace(GENEROUS, public_url="https://chanbara.example")
TIMES = {"now", "since", "ended", "joined", "left"}


def told(server: Running, people: list[Person], code: str, invite: str) -> str:
    """Return everything that anybody is told about a club, without times."""
    paths = (
        f"/api/clubs/{code}",
        f"/api/clubs/{invite}",
        f"/api/clubs/{code}/games",
        "/api/players/me/clubs",
    )
    answers = [one.ask(path) for one in people for path in paths]
    answers += [server.ask(path) for path in paths]
    return json.dumps([[status, timeless(body)] for status, body in answers])


def timeless(body: Any) -> Any:  # noqa: ANN401 - any body
    """Return a body without its times."""
    if isinstance(body, dict):
        return {key: None if key in TIMES else timeless(value) for key, value in body.items()}
    return [timeless(one) for one in body] if isinstance(body, list) else body


def drawn(monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    """Draw the same codes in every world, and a deal of its own."""
    chance, deal = random.Random("the same in all worlds"), random.Random(secret)

    def code(length: int) -> str:
        return "".join(chance.choice("ABCDEFGH") for _ in range(length))

    monkeypatch.setattr(fair, "new_secret", lambda: deal.randbytes(32).hex())
    monkeypatch.setattr(lobbies, "new_code", lambda: code(6))
    monkeypatch.setattr(clubs, "new_code", lambda: code(6))
    monkeypatch.setattr(clubs, "new_invite", lambda: code(8))


def world(server: Running, *, chat: str, guest: str) -> list[str]:
    """Let Anna and Bert play at a table of their club; return what is told at the deal and in play."""
    anna, bert, cleo = (Person(server, name) for name in ("Anna", "Bert", guest))
    made = anna.found()
    code, invite = made["inside"]["code"], made["inside"]["invite"]
    bert.join(invite)
    players = begin(code, [anna, bert, cleo])
    found = [told(server, [anna, bert], code, invite)]
    players[0].say("chat", text=chat)
    for step in range(12):
        for one in players:
            one.at(step)
        asked = next(one for one in players if one.is_asked())
        asked.choose(0)
    found.append(told(server, [anna, bert], code, invite))
    assert len(anna.look(code)["inside"]["tables"]) == 1
    if chat:
        finish(anna, code, players)
        later = told(server, [anna, bert], code, invite)
        assert all(secret not in later for secret in (chat, guest, cleo.token, anna.token, "secret", "salt"))
        assert anna.games(code)[0]["seats"][2]["name"] == ""
    for one in players:
        one.close()
    return found


def test_a_club_tells_nothing_of_hidden_cards_nor_of_guests(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two worlds with other deals, another guest and other talk: all that is told is the same."""
    worlds = []
    for secret, chat, guest in (("one deal", "", "Cleo"), ("another deal", "I am a Ninja", "Zoe")):
        drawn(monkeypatch, secret)
        folder = tmp_path_factory.mktemp("world")
        with Running(f"sqlite:///{folder}/tables.sqlite3", PUBLIC) as server:
            worlds.append(world(server, chat=chat, guest=guest))
    assert worlds[0] == worlds[1]
    assert "Anna" in worlds[0][0]


def test_a_club_that_is_not_there_and_one_that_is_closed_answer_alike(server: Running) -> None:
    """Whoever tries codes does not learn which of them is a club's."""
    anna, eve = Person(server, "Anna of the Reeds"), Person(server, "Eve of the Reeds")
    made = anna.found()["inside"]
    anna.act(made["code"], "renew")
    for code in (made["code"], made["invite"]):
        for path in (f"/api/clubs/{code}", f"/api/clubs/{code}/games"):
            assert eve.ask(path) == eve.ask(path.replace(code, "A" * len(code))), path
        for act in ("join", "leave", "renew", "dissolve"):
            assert eve.act(code, act) == eve.act("A" * len(code), act), act
