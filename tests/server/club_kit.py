"""Clubs of people with claimed names, on real sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.server.wire.schema import ROUTES
from tests.server.evening_kit import play_out
from tests.server.kit import QUICK, until
from tests.server.party import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.server.kit import Running

SWORD = {"game": "sword", "players": 3}
CLUBS: dict[str, dict[str, Any]] = {"/api/clubs": {"name": "Crane"}, "/api/clubs/{code}": {"act": "join"}}
"""What is sent to the routes of clubs."""


class Person:
    """Somebody with a claimed name."""

    def __init__(self, server: Running, name: str) -> None:
        self.server, self.name = server, name
        status, claimed = server.ask("/api/players", {"name": name})
        assert status == 201, claimed
        self.token: str = claimed["token"]

    @property
    def proof(self) -> dict[str, str]:
        """The header that says who asks."""
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, path: str, body: Any = None, method: str | None = None) -> tuple[int, Any]:  # noqa: ANN401
        """Ask a route."""
        return self.server.ask(path, body, method, **self.proof)

    def found(self, name: str = "Crane Club", **about: str) -> dict[str, Any]:
        """Found a club; return it."""
        status, info = self.ask("/api/clubs", {"name": name, **about})
        assert status == 201, info
        found: dict[str, Any] = info
        return found

    def look(self, code: str) -> dict[str, Any]:
        """Look at a club."""
        status, info = self.ask(f"/api/clubs/{code}")
        assert status == 200, info
        found: dict[str, Any] = info
        return found

    def act(self, code: str, act: str, **about: Any) -> tuple[int, Any]:  # noqa: ANN401 - fields of the body
        """Do something in a club."""
        return self.ask(f"/api/clubs/{code}", {"act": act, **about})

    def join(self, invite: str) -> dict[str, Any]:
        """Become a member."""
        status, info = self.act(invite, "join")
        assert status == 200, info
        found: dict[str, Any] = info
        return found

    def clubs(self) -> list[str]:
        """Return the codes of their clubs."""
        return [one["code"] for one in self.ask("/api/players/me/clubs")[1]["clubs"]]

    def games(self, code: str) -> list[dict[str, Any]]:
        """Return the history of a club."""
        found: list[dict[str, Any]] = self.ask(f"/api/clubs/{code}/games")[1]["games"]
        return found

    def open(self, club: str, game: Any = SWORD, **options: Any) -> tuple[int, Any]:  # noqa: ANN401
        """Open a table for a club."""
        chosen = {"pauses": QUICK, "bots": [None, None, "random"], **options, "game": game}
        body = {"name": self.name, "options": chosen, "player": self.token, "club": club}
        return self.server.ask("/api/tables", body)

    def sit(self, code: str) -> Player:
        """Take a seat."""
        body = {"name": self.name, "player": self.token}
        status, seated = self.server.ask(f"/api/tables/{code}/seats", body)
        assert status == 201, seated
        return at(self.server, seated)


def at(server: Running, seated: dict[str, Any]) -> Player:
    """Go to a seat."""
    player = Player(server.client(seated["code"], seated["token"]), seated)
    player.wait("welcome")
    return player


def begin(club: str, people: Sequence[Person], **options: Any) -> list[Player]:  # noqa: ANN401
    """Let people begin a game at a table of a club; the first opens it."""
    bots = [None] * len(people) + ["random"] * (3 - len(people))
    status, seated = people[0].open(club, **{"bots": bots, **options})
    assert status == 201, seated
    players = [at(people[0].server, seated), *(one.sit(seated["code"]) for one in people[1:])]
    for one in players:
        one.say("ready", salt=f"salt of {one.seat}")
    host = players[0]
    while not (host.table and all(seat["ready"] for seat in host.table["seats"])):
        host.hear()
    host.say("start")
    for one in players:
        one.at(0)
    return players


def play(club: str, people: Sequence[Person], **options: Any) -> str:  # noqa: ANN401 - of the table
    """Let people play a game of a club to its end; return the code of its table."""
    players = begin(club, people, **options)
    finish(people[0], club, players)
    return str(players[0].table["code"])


def finish(member: Person, club: str, players: Sequence[Player]) -> None:
    """Play a game to its end, until a member finds it in the history."""
    before = len(member.games(club))
    play_out(*players)
    for one in players:
        one.close()
    until(lambda: len(member.games(club)) > before, "the game was not counted")


def ask_clubs(ask: Callable[..., None], **headers: str) -> None:
    """Ask every route of clubs, as somebody with a token."""
    for one in ROUTES:
        if "/clubs" in one.path and "/admin/" not in one.path:
            ask(
                one.path,
                "AAAAAA",
                CLUBS.get(one.path) if one.method == "POST" else None,
                one.method,
                **headers,
            )


def refuse_clubs(ask: Callable[..., None], server: Running) -> None:
    """Ask the routes of clubs for all that they refuse."""
    anna, bert = Person(server, "Club Anna"), Person(server, "Club Bert")
    made = anna.found()
    code, invite = made["inside"]["code"], made["inside"]["invite"]
    founding, act = CLUBS
    for path in CLUBS:
        for text in (b"{", b"x" * 70_000):
            ask(path, invite, text, **anna.proof)
    ask(founding, "", {"name": "Admin"}, **anna.proof)
    ask("/api/clubs/{code}", invite, Authorization="Bearer wrong")
    ask("/api/clubs/{code}/games?before=x", code, **anna.proof)
    ask("/api/clubs/{code}/games", "AAAAAA", **anna.proof)
    ask(act, "AAAAAA", {"act": "leave"}, **anna.proof)
    ask(act, invite, {"act": "remove", "member": "Nobody"}, **anna.proof)
    lobby = server.lobby
    before = lobby.settings
    lobby.settings = msgspec.structs.replace(before, members_per_club=1, clubs_per_name=1)
    ask(founding, "", CLUBS[founding], **anna.proof)
    ask(act, invite, {"act": "join"}, **bert.proof)
    lobby.settings = before
    bert.join(invite)
    ask(act, code, {"act": "dissolve"}, **bert.proof)
    body = {"name": "Club Bert", "options": {"game": SWORD}, "player": bert.token, "club": "AAAAAA"}
    ask("/api/tables", "", body)
