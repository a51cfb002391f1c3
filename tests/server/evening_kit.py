"""Evenings with people on real sockets, who answer at once."""

from __future__ import annotations

import contextlib
import math
import random
import threading
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.exceptions import ConnectionClosed

import chanbara
from tests.server.kit import QUICK, until
from tests.server.party import Player

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.kit import Running

Info = dict[str, Any]
Seats = dict[str, dict[int, int]]
"""By table and seat: who sits there."""
EVENINGS: dict[str, dict[str, Any]] = {
    "/api/evenings": {"title": "Friday", "name": "Ann", "options": {"game": {"game": "sword", "players": 3}}},
    "/api/evenings/{code}/people": {"name": "Ann"},
    "/api/evenings/{code}": {"act": "start"},
}
"""What is sent to the routes of evenings."""


class Guest:
    """Somebody who takes part in an evening."""

    def __init__(self, evening: Evening, joined: dict[str, Any], name: str) -> None:
        self.evening, self.name = evening, name
        self.number: int = joined["person"]
        self.token: str = joined["token"]

    def look(self) -> Info:
        """Return the evening as they see it."""
        return self.evening.look(self.token)

    def act(self, act: str, **about: Any) -> tuple[int, Any]:  # noqa: ANN401 - fields of the body
        """Do something."""
        return self.evening.act(self.token, act, **about)

    def sit(self) -> Player:
        """Go to their table of this round."""
        seat = self.look()["seat"]
        seated = {"code": seat["code"], "seat": seat["seat"], "token": self.token}
        player = Player(self.evening.server.client(seat["code"], self.token), seated)
        player.wait("welcome")
        return player


class Evening:
    """An evening of some people."""

    def __init__(self, server: Running, people: int, players: int = 3, **options: Any) -> None:  # noqa: ANN401
        self.server = server
        chosen = {
            "game": {"game": "sword", "players": players},
            "pauses": QUICK,
            "bot": "random",
            "between": 0,
            **options,
        }
        names = [f"Guest {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:people]]
        body = {"title": "Friday at Ann's", "name": names[0], "options": chosen}
        status, joined = server.ask("/api/evenings", body)
        assert status == 201, joined
        self.code: str = joined["code"]
        self.guests = [Guest(self, joined, names[0])]
        for name in names[1:]:
            self.guests.append(self.join(name))

    @property
    def path(self) -> str:
        """Its address."""
        return f"/api/evenings/{self.code}"

    def join(self, name: str, player: str | None = None) -> Guest:
        """Let somebody take part, perhaps under a claimed name."""
        status, joined = self.server.ask(f"{self.path}/people", {"name": name, "player": player})
        assert status == 201, joined
        return Guest(self, joined, name)

    def look(self, token: str = "") -> Info:
        """Return the evening, as somebody sees it."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        status, found = self.server.ask(self.path, **headers)
        assert status == 200, found
        info: Info = found
        return info

    def act(self, token: str, act: str, **about: Any) -> tuple[int, Any]:  # noqa: ANN401 - fields of the body
        """Do something."""
        return self.server.ask(self.path, {"act": act, **about}, Authorization=f"Bearer {token}")

    def start(self) -> None:
        """Begin the first round."""
        status, found = self.guests[0].act("start")
        assert status == 200, found
        assert found["round"] == 1

    def tables(self) -> dict[str, list[Guest]]:
        """Return who sits at which table of this round."""
        found: dict[str, list[Guest]] = {}
        for guest in self.guests:
            seat = guest.look()["seat"]
            if seat is not None:
                found.setdefault(seat["code"], []).append(guest)
        return found

    def counted(self, rounds: int) -> Info:
        """Wait until some deals are counted."""
        until(lambda: len(self.look()["deals"]) >= rounds, f"{rounds} deals were not counted")
        return self.look()

    def begun(self, number: int) -> None:
        """Wait until a round has begun."""
        until(lambda: self.look()["round"] >= number, f"round {number} did not begin")


def seated(evening: Evening) -> Seats:
    """Return who sits where, as each of them is told."""
    found: Seats = {}
    for guest in evening.guests:
        seat = guest.look()["seat"]
        found.setdefault(seat["code"], {})[seat["seat"]] = guest.number
    return found


def by_hand(server: Running, tables: Seats) -> dict[int, float]:
    """Return the points of a deal, from the records of its tables: a share of the others in the same seat."""
    games = {code: chanbara.replay(server.ask(f"/api/tables/{code}/record")[1]) for code in tables}
    ends = {code: chanbara.observe(game, None).result for code, game in games.items()}

    def did(code: str, seat: int) -> tuple[bool, int]:
        return seat in ends[code].winners, ends[code].scores[seat].points

    points = {}
    for code, seats in tables.items():
        for seat, person in seats.items():
            field = [did(other, seat) for other in tables if other != code]
            mine = did(code, seat)
            better = len([one for one in field if mine > one])
            same = len([one for one in field if mine == one])
            points[person] = 100 * (better + same / 2) / len(field)
    return points


def play_out(*players: Player, by_chance: bool = False, upto: float = math.inf) -> None:
    """Play until the end of the game or a version, all at once: each with the first option, or at random."""
    threads = [threading.Thread(target=_play, args=(player, by_chance, upto)) for player in players]
    for one in threads:
        one.start()
    for one in threads:
        one.join()


def _play(player: Player, by_chance: bool, upto: float) -> None:  # noqa: FBT001 - of a thread
    chance, answered = random.Random(player.token), -1
    with contextlib.suppress(ConnectionClosed):
        while not is_over(player) and player.version < upto:
            if player.is_asked() and player.decision is not None and player.decision["number"] != answered:
                answered = player.decision["number"]
                player.choose(chance.randrange(len(player.decision["options"])) if by_chance else 0)
            player.hear()


def is_over(player: Player) -> bool:
    """Whether somebody has seen their game end."""
    return player.table.get("status") == "over" and player.decision is None and bool(player.view)


def paused(evening: Evening) -> None:
    """Wait until a round is over, before another one begins."""
    until(lambda: evening.look()["due"] is not None or evening.look()["status"] == "over")


def play_round(evening: Evening, *, by_chance: bool = False) -> None:
    """Let everybody play at their table until all have ended."""
    players = [guest.sit() for guests in evening.tables().values() for guest in guests]
    play_out(*players, by_chance=by_chance)
    for player in players:
        player.close()


def refuse_evenings(ask: Callable[..., None], server: Running) -> None:
    """Ask the routes of evenings for all that they refuse; somebody has claimed the name Bob."""
    evening = Evening(server, 1, rounds=1, between=600)
    opened, people, act = EVENINGS
    for path, body in EVENINGS.items():
        for text in (b"{", b"x" * 70_000):
            ask(path, evening.code, text)
        if path != act:
            for changed in ({"name": " "}, {"name": "Bob"}, {"player": "nobody's"}):
                ask(path, evening.code, {**body, **changed})
    ask(people, evening.code, {"name": "Guest A"})
    ask(f"{act}?after=x", evening.code)
    with _settings(server, database_megabytes=0, people_per_evening=1):
        ask(opened, "", EVENINGS[opened])
        ask(people, evening.code, {"name": "Cid's friend"})
    own = {"Authorization": f"Bearer {evening.guests[0].token}"}
    for wanted in ({"act": "start"}, {"act": "remove", "person": 5}, {"act": "next"}):
        ask(act, evening.code, wanted, **own)
    evening.guests.append(evening.join("Guest B"))
    other = {"Authorization": f"Bearer {evening.guests[1].token}"}
    for headers in ({"Authorization": "Bearer wrong"}, other):
        ask(act, evening.code, {"act": "start"}, **headers)
    with _settings(server, tables=0):
        ask(act, evening.code, {"act": "start"}, **own)
    with _settings(server, tables=10_000):
        evening.start()
    ask(act, evening.code, {"act": "start"}, **own)
    ask(people, evening.code, {"name": "Late"})


@contextlib.contextmanager
def _settings(server: Running, **changed: int) -> Iterator[None]:
    """Give a server other settings for a while."""
    lobby = server.lobby
    before, lobby.settings = lobby.settings, msgspec.structs.replace(lobby.settings, **changed)
    yield
    lobby.settings = before
