"""Every route refuses what the schema lists, and no more."""

import json
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from chanbara.server.review import review_stream
from chanbara.server.settings import Settings
from chanbara.server.store.record_rows import RecordRow
from chanbara.server.wire.schema import ROUTES
from chanbara.sword.served.workshop import lab
from chanbara.sword.served.workshop.examples import example_text
from tests.review.games import random_game
from tests.server.club_kit import CLUBS, Person, ask_clubs, refuse_clubs
from tests.server.evening_kit import EVENINGS, Evening, refuse_evenings
from tests.server.kit import Running
from tests.server.moderating import (
    ADMIN,
    MODERATED,
    THERE,
    ask_operators,
    from_,
    refuse_banned,
    refuse_operators,
)
from tests.server.practice_kit import ask_practice
from tests.server.push_kit import Browser
from tests.server.samples import with_store
from tests.server.worlds import closed_with, lobby_of

SWORD = {"game": "sword", "players": 3}
OPTIONS = {"name": "Ann", "options": {"game": SWORD}}
SAGA = {"name": "Ann", "draft": {"way": "clan"}}
CHOICES = "/api/sagas/{code}/choices"


RECORD = random_game(choices=2).record().encode()
OUTDATED = "BBBBBB"
"""A record that does not fit the rules of today."""
REVIEWS = {
    "/api/reviews": RECORD,
    "/api/reviews/{code}/play-on": {"name": "Bob", "frame": 0, "seat": 0},
    "/api/reviews/{code}/again": {"name": "Bob"},
}
"""What is sent to the routes about games that are over."""
SEATS = "/api/tables/{code}/seats"
SCHOOL: dict[str, dict[str, Any]] = {
    "/api/lessons/{key}": {"choices": []},
    "/api/lessons/{key}/why": {"choices": [], "act": "pass"},
    "/api/puzzles/{key}": {"choices": []},
    "/api/puzzles/{key}/why": {"choices": [], "act": "pass"},
    "/api/puzzles/{key}/hint": {"choices": [], "step": 1},
    "/api/puzzles/{key}/solution": {},
}
"""What is sent to the routes of the school."""


DATA = ("/api/data", "/api/data/delete")
DEVICE = Browser()
PUSH = {"/api/push": DEVICE.wanting("nobody's"), "/api/push/off": DEVICE.off()}
INVITE = "/api/players/me/invitations"
WORKSHOP: dict[str, dict[str, Any]] = {
    "/api/workshop/check": {"text": "#"},
    "/api/workshop/lab": {"text": "#"},
}
"""What is sent to the routes of the workshop."""
PEOPLE: dict[str, dict[str, Any]] = {
    "/api/quick": {"name": "Bob", "game": SWORD},
    INVITE: {"code": "AAAAAA", "names": ["Bob"]},
    "/api/players/me/invitations/decline": {"code": "AAAAAA"},
    "/api/players/me/mute": {"name": "Bob"},
}
"""What is sent to the routes of quick play and invitations."""
MAIL = ("/mail/confirm/{code}/{token}", "/mail/stop/{token}", "/mail/never/{token}", "/mail/allow/{token}")


class Heard:
    """Requests every route, and records the refusals."""

    def __init__(self) -> None:
        self.codes: defaultdict[tuple[str, str], set[str]] = defaultdict(set)

    def ask(
        self,
        running: Running,
        path: str,
        code: str = "",
        body: Any = None,  # noqa: ANN401 - any body
        method: str = "",
        link: str = "x",
        **headers: str,
    ) -> None:
        """Ask a route about a table, and note a refusal."""
        method = method or ("GET" if body is None else "POST")
        place = (
            path.replace("{code}", code)
            .replace("{key}", code)
            .replace("{token}", link)
            .replace("{number}", "1")
        )
        status, found = running.ask(place, body, method, **headers)
        if status >= 400:
            assert found["message"]
            self.codes[method, path.partition("?")[0]].add(found["code"])

    def ask_all(self, running: Running, code: str, **headers: str) -> None:
        """Ask everything that there is, well."""
        bodies = {
            "/api/tables": OPTIONS,
            "/api/tables/{code}/seats": {"name": "Bob"},
            "/api/players": {"name": "Bob"},
            "/api/players/me": {"listed": True},
            "/api/house": {"game": SWORD},
            **WORKSHOP,
            "/api/duels/check": {},
            "/api/duels/any": {},
            "/api/sagas": SAGA,
            "/api/sagas/{code}/choices": {"choice": "retire"},
            "/api/sagas/{code}/duel": {},
            **dict.fromkeys(MAIL, b""),
            **{path: {"tokens": ["x" * 20]} for path in DATA},
            **REVIEWS,
            **SCHOOL,
            "/api/runs": {},
            **EVENINGS,
            **CLUBS,
            **PEOPLE,
            **PUSH,
            **ADMIN,
        }
        for route in ROUTES:
            if route.method != "WebSocket":
                body = bodies[route.path] if route.method == "POST" else None
                self.ask(running, route.path, code, body, route.method, **headers)

    def ask_owner(self, running: Running, saga: dict[str, str]) -> None:
        """Request a campaign: with a wrong token, between two duels, and when no table is available."""
        duel, code = "/api/sagas/{code}/duel", saga["code"]
        own = {"Authorization": f"Bearer {saga['token']}"}
        for headers in ({"Authorization": "Bearer wrong"}, own):
            self.ask(running, "/api/sagas/{code}", code, **headers)
            self.ask(running, CHOICES, code, {"choice": "retire"}, **headers)
            self.ask(running, duel, code, {}, **headers)
        self.ask(running, "/api/sagas/{code}", code, method="DELETE", Authorization="Bearer wrong")
        lobby = lobby_of(running)
        tight, lobby.settings = lobby.settings, Settings(requests_at_once=1_000)
        self.ask(running, duel, code, {}, **own)
        self.ask(running, CHOICES, code, {"choice": "retire"}, **own)
        lobby.settings = tight


def refused_designs(heard: Heard, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send cards that cannot be written, and ask for a measurement where too many wait."""
    heard.ask(running, "/api/workshop/check", body={"file": {"title": "x" * 40_000}})
    monkeypatch.setattr(lab, "MOST_WAITING", -1)
    heard.ask(running, "/api/workshop/lab", body={"text": example_text("ambush")})


def refused_reviews(heard: Heard, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Send refused requests about a finished game; one record is stored, and no table is available."""
    heard.ask_all(running, OUTDATED)
    heard.ask(running, "/api/house", body={"game": SWORD, "changes": {"copies.spoon": 1}})
    code = running.ask("/api/reviews", RECORD)[1]["code"]
    heard.ask(running, "/api/reviews", body=random_game(choices=3).record().encode())
    for text in (b"hello", b"\xff", b"x" * 100_001):
        heard.ask(running, "/api/reviews", body=text)
    heard.ask(running, "/api/reviews/{code}/frames?as=you", code)
    for path, body in list(REVIEWS.items())[1:]:
        heard.ask(running, path, code, body)
        for changed in ({"name": " "}, {"name": "Eve"}, {"player": "nobody's"}):
            heard.ask(running, path, code, {**body, **changed})  # type: ignore[dict-item]
        for text in (b"{", b"x" * 70_000):
            heard.ask(running, path, code, text)
    monkeypatch.setattr(review_stream, "MOST_WAITING", 0)
    heard.ask(running, "/api/reviews/{code}/analysis", code)


def refused_players(heard: Heard, running: Running) -> None:
    """Ask as somebody with a claimed name, for games, tables and company, as one may not."""
    token = running.ask("/api/players", {"name": "Cid"})[1]["token"]
    heard.ask(running, "/api/players/me?before=x", Authorization=f"Bearer {token}")
    for wrong in ({"name": "Cid"}, {"player": "nobody's"}, {"game": {"game": "duel"}}):
        heard.ask(running, "/api/quick", body={**PEOPLE["/api/quick"], **wrong})
    own = {"Authorization": f"Bearer {token}"}
    lobby = lobby_of(running)
    tight, lobby.settings = lobby.settings, Settings(requests_at_once=1_000)
    code = running.open_table(SWORD, "Cid", token)["code"]
    lobby.settings = tight
    for path, body in list(PEOPLE.items())[1:]:
        heard.ask(running, path, body=body, **own)
    heard.ask(running, INVITE, body={"code": code, "names": ["Bob"]}, **own)


def refused_seats(heard: Heard, running: Running, alone: dict[str, Any]) -> None:
    """Ask for a seat at a table that is full, has a free one, and is ended."""
    heard.ask(running, SEATS, alone["code"], {"name": "Bob"})
    client = running.client(alone["code"], alone["token"])
    client.say("replace", seat=1)
    client.say("ping")
    client.wait("pong")
    heard.ask(running, SEATS, alone["code"], {"name": " "})
    heard.ask(running, SEATS, alone["code"], {"name": "Ann"})
    heard.ask(running, SEATS, alone["code"], {"name": "Bob"})
    client.say("end")
    client.wait(lambda one: one["type"] == "table" and one["table"]["status"] == "void")
    heard.ask(running, SEATS, alone["code"], {"name": "Bob"})
    client.close()


def refused_school(heard: Heard, running: Running) -> None:
    """Send refused requests about an existing lesson, puzzle, evening and club."""
    refuse_evenings(partial(heard.ask, running), running)
    refuse_clubs(partial(heard.ask, running), running)
    heard.ask(running, "/api/puzzles/{key}/history", "long-arm")
    ask_practice(partial(heard.ask, running), Authorization="Bearer wrong")
    for path, body in SCHOOL.items():
        key = "first" if "lessons" in path else "long-arm"
        heard.ask(running, path, key, {**body, "choices": ["fly away"]})
        for text in (b"{", b"x" * 70_000):
            heard.ask(running, path, key, text)


def test_a_route_refuses_what_the_schema_lists_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = Heard()
    place = f"sqlite:///{tmp_path}/tables.sqlite"
    with_store(place, lambda store: store.add_record(RecordRow(OUTDATED, time.time(), "x", "x", "hello"), 1))
    with Running(place, Settings(tables=2, records=2, requests_at_once=1_000)) as running:
        code = running.open_table(SWORD, bots=["random", "random"])["code"]
        saga = begun(running)
        alone = running.open_table(SWORD, bots=[None, "random", "random"])
        heard.ask_all(running, "AAAAAA")
        heard.ask_all(running, code, Origin="http://evil.example")
        heard.ask(running, SEATS, code, {"name": "Bob"})
        heard.ask(running, "/api/tables/{code}/record", code)
        for path in (
            "/api/tables",
            SEATS,
            "/api/house",
            *WORKSHOP,
            "/api/duels/check",
            "/api/duels/any",
            "/api/sagas",
            CHOICES,
            "/api/players",
            "/api/players/me",
            *DATA,
            *PEOPLE,
            *PUSH,
        ):
            heard.ask(running, path, code, b"{")
            heard.ask(running, path, code, b"x" * 70_000)
        heard.ask(running, "/api/tables", body={**OPTIONS, "name": " "})
        heard.ask(running, "/api/sagas", body={**SAGA, "name": " "})
        heard.ask(running, "/api/tables", body={**OPTIONS, "name": "Bob"})
        heard.ask(running, "/api/sagas", body={**SAGA, "name": "Bob"})
        heard.ask(running, "/api/sagas", body={**SAGA, "player": "nobody's"})
        heard.ask_owner(running, saga)
        heard.ask(running, "/api/duels/check", body={"game": {"game": "duel", "weapon": "spoon"}})
        heard.ask(running, "/api/players", body={"name": " "})
        heard.ask(running, "/api/players?after=x")
        heard.ask(running, "/api/players", body={"name": "Bob"})
        for path, body in (("/api/tables", OPTIONS), (SEATS, {"name": "Bob"})):
            heard.ask(running, path, code, {**body, "player": "nobody's"})
        refused_players(heard, running)
        refused_seats(heard, running, alone)
        refused_designs(heard, running, monkeypatch)
        heard.ask_all(running, code)
        refused_reviews(heard, running, monkeypatch)
        refused_school(heard, running)
    with Running(place, Settings(requests_at_once=0)) as running:
        heard.ask_all(running, code)
    refused_devices(heard, place)
    with Running(place, MODERATED) as running:
        refused_people(partial(heard.ask, running), running, code)
    with Running(place) as running:
        refused_by_database(heard, running)
    listed = {(one.method, one.path): set(one.refusals) for one in ROUTES if one.refusals}
    assert dict(heard.codes) == listed


def refused_by_database(heard: Heard, running: Running) -> None:
    """Ask everything where nothing can be read."""
    without_a_database(running)
    heard.ask_all(running, "AAAAAA")
    ask_clubs(partial(heard.ask, running), Authorization="Bearer wrong")
    ask_practice(partial(heard.ask, running), Authorization="Bearer wrong")
    for path in MAIL[1:]:
        heard.ask(running, path, body=b"", link=lobby_of(running).reminders._key.link_token("00" * 16))


def refused_devices(heard: Heard, place: str) -> None:
    """Turn on messages where they cannot go, and where nothing more can be stored."""
    with Running(place, Settings(database_megabytes=0)) as running:
        heard.ask(running, "/api/push", body={**PUSH["/api/push"], "endpoint": "http://push.example"})
        heard.ask(running, "/api/push", body=PUSH["/api/push"])


def refused_people(ask: Callable[..., None], running: Running, code: str) -> None:
    """Ask as somebody who is no operator, and as somebody who is banned."""
    opened = {"/api/tables": OPTIONS, SEATS: {"name": "Bob"}, "/api/players": {"name": "Bob"}}
    played = {"/api/sagas": SAGA, "/api/sagas/{code}/duel": {}}
    reviewed = running.ask("/api/reviews", RECORD)[1]["code"]
    refuse_operators(ask, code)
    refuse_banned(ask, running, {**opened, **played, "/api/quick": PEOPLE["/api/quick"]}, code)
    token = running.ask("/api/players", {"name": "Dan"})[1]["token"]
    ask(INVITE, code, PEOPLE[INVITE], **from_(THERE), Authorization=f"Bearer {token}")
    club = Person(running, "Club Cid").found()["inside"]["invite"]
    for path, body in CLUBS.items():
        ask(path, club, body, **from_(THERE), Authorization=f"Bearer {token}")
    refuse_banned(ask, running, REVIEWS, reviewed)
    refuse_banned(ask, running, dict(list(EVENINGS.items())[:2]), Evening(running, 1).code)
    without_a_database(running)
    ask_operators(ask, "AAAAAA")


def begun(running: Running) -> dict[str, str]:
    """Lead a clan."""
    status, key = running.ask("/api/sagas", SAGA)
    assert status == 201
    found: dict[str, str] = key
    return found


def without_a_database(running: Running) -> None:
    """Make the server lose its database."""
    lobby_of(running).store._writer.finish()


def test_a_database_that_fails_is_no_mistake_of_the_asker(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        without_a_database(running)
        assert running.ask("/api/tables", OPTIONS, **{"Accept-Language": "de"}) == (
            503,
            {
                "code": "closed",
                "message": "Der Server kann gerade nichts speichern; versuch es später noch einmal.",
            },
        )
        # Not 4404, which would say that the table is gone for good.
        place = f"ws://127.0.0.1:{running.port}/api/tables/AAAAAA/socket"
        with connect(place, additional_headers={"Accept-Language": "it"}) as socket:
            assert json.loads(socket.recv()) == {
                "type": "refused",
                "code": "closed",
                "message": "Il server non può salvare nulla in questo momento; riprova più tardi.",
                "re": None,
            }
            assert closed_with(socket) == 4410
        assert running.ask("/health")[0] == 200
