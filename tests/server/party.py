"""Players at one table, each on their own socket, who play in step: all receive every version."""

from __future__ import annotations

import contextlib
import json
import random
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.exceptions import ConnectionClosed

import chanbara
from chanbara.server.settings import Settings
from chanbara.words.text import told_events

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.kit import Client, Running

GAMES = ("sword", "duel")
GENEROUS = Settings(
    questions_at_once=100_000,
    host_acts_per_minute=100_000,
    requests_at_once=100_000,
    tables_per_address=1_000,
    evenings_per_address=1_000,
    clubs_per_address=1_000,
    connections_per_address=1_000,
    messages_at_once=100_000,
)
"""Limits that tests about something else do not meet."""


def as_sent(thing: Any) -> Any:  # noqa: ANN401 - whatever the server may send
    """Return a thing as it looks after its way through a socket."""
    return json.loads(msgspec.json.encode(thing))


class Player:
    """One connection, and what it knows of the game."""

    def __init__(self, client: Client, seated: dict[str, Any] | None) -> None:
        self.client = client
        self.seated = seated
        self.seat: Any = None if seated is None else seated["seat"]
        self.token: Any = None if seated is None else seated["token"]
        self.version = -1
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}

    def hear(self) -> dict[str, Any]:
        """Wait for the next message and store its contents."""
        message = self.client.hear()
        if message["type"] == "table":
            self.table = message["table"]
        if message["type"] in GAMES:
            self._keep(message)
        return message

    def _keep(self, message: dict[str, Any]) -> None:
        numbers = [event["number"] for event in message["events"]]
        if self.version < 0 or (numbers and numbers[0] == 0):
            self.events = []  # from the beginning
        assert numbers == list(range(len(self.events), len(self.events) + len(numbers))), "events have a gap"
        self.events += message["events"]
        self.version, self.view = message["version"], message["view"]

    def wait(self, kind: str, /, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - fields of the message
        """Wait for a message of a kind with these fields."""
        while True:
            message = self.hear()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    def at(self, version: int) -> dict[str, Any]:
        """Wait until the game reaches a version, which comes right after the previous one."""
        while self.version < version:
            was = self.version
            self.hear()
            assert self.version in {was, was + 1} or was < 0, "a version was left out"
        return self.view

    def quiet(self) -> list[dict[str, Any]]:
        """Return everything the server has sent up to now, besides the answer to a ping."""
        self.client.say("ping", re=77)
        found: list[dict[str, Any]] = []
        while (message := self.hear()) != {"type": "pong", "re": 77}:
            found.append(message)
        return found

    def say(self, kind: str, /, **about: Any) -> None:  # noqa: ANN401 - any field
        """Send a message."""
        self.client.say(kind, **about)

    def refused(self, kind: str, /, **about: Any) -> tuple[str, str]:  # noqa: ANN401 - any field
        """Send a message that is refused; return code and sentence."""
        self.say(kind, re=4711, **about)
        message = self.wait("refused")
        assert message["re"] == 4711
        return message["code"], message["message"]

    @property
    def decision(self) -> dict[str, Any] | None:
        """The open decision as they see it."""
        found: dict[str, Any] | None = self.view.get("decision")
        return found

    def is_asked(self) -> bool:
        """Whether it is their decision."""
        return self.decision is not None and bool(self.decision["options"]) and self.seat is not None

    def choose(self, option: int) -> None:
        """Answer the open decision."""
        assert self.decision is not None
        self.say("choose", decision=self.decision["number"], option=option)

    def close(self) -> None:
        """Leave."""
        self.client.close()

    def closed_with(self) -> int:
        """Wait until the server closes the socket; return its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        code = self.client.socket.close_code
        assert code is not None
        return code


def see_gone(listener: Player, leaver: Player) -> None:
    """Wait until all were notified that a player is gone: from then on the time counts."""
    while listener.wait("table")["table"]["seats"][leaver.seat]["here"]:
        pass


def see_here(listener: Player, leaver: Player) -> None:
    """Wait until all were notified that a player is back."""
    while not listener.wait("table")["table"]["seats"][leaver.seat]["here"]:
        pass


class Party:
    """A table, everyone at it, and its spectators."""

    def __init__(self, server: Running, game: dict[str, Any], people: int, **options: Any) -> None:  # noqa: ANN401
        self.server = server
        self.chance = random.Random(str(sorted(game.items())))
        host = server.open_table(game, **options)
        self.code: str = host["code"]
        seated = [host, *(server.sit(self.code, f"Guest {number}") for number in range(1, people))]
        self.players = [self.connect(one) for one in seated]
        self.watchers: list[Player] = []

    def connect(self, seated: dict[str, Any]) -> Player:
        """Open a socket for a seat."""
        return Player(self.server.client(self.code, seated["token"]), seated)

    def watch(self, name: str | None = None) -> Player:
        """Add a spectator."""
        watcher = Player(self.server.client(self.code, None, name), None)
        watcher.wait("welcome")
        self.watchers.append(watcher)
        return watcher

    @property
    def host(self) -> Player:
        """Who opened the table."""
        return self.players[0]

    @property
    def everybody(self) -> list[Player]:
        """All connections."""
        return [*self.players, *self.watchers]

    def ready(self) -> None:
        """Get everyone ready, with a salt."""
        for player in self.players:
            player.say("ready", salt=f"salt of {player.seat}")
        # Not only sent but heard: the host may start.
        while not (self.host.table and all(seat["ready"] for seat in self.host.table["seats"])):
            self.host.hear()

    def start(self) -> Party:
        """Get everyone ready, and start."""
        self.ready()
        self.host.say("start")
        for one in self.everybody:
            one.at(0)
        return self

    def step(self, version: int) -> Player | None:
        """Let everyone receive a version; return the deciding player, if it is one of us."""
        for one in self.everybody:
            one.at(version)
        asked = [player for player in self.players if player.is_asked()]
        assert len({player.seat for player in asked}) <= 1, "two seats see options"
        return asked[0] if asked else None

    def play(self, until: int | None = None) -> int:
        """Play at random to the end, or until this many choices were made; return their number."""
        version = self.host.version
        while version != until:
            asked = self.step(version)
            if self.host.decision is None:
                break
            if asked is not None:
                assert asked.decision is not None
                asked.choose(self.chance.randrange(len(asked.decision["options"])))
            version += 1
        self.step(version)
        return version

    def until_asked(self, *seats: int, kind: str | None = None) -> Player:
        """Play on until one of these seats has a decision (of a kind); return its player."""
        while True:
            asked = self.step(self.host.version)
            assert self.host.decision is not None, "the game is over"
            if asked is not None and asked.seat in seats and kind in {None, self.host.decision["kind"]}:
                return asked
            if asked is not None:
                assert asked.decision is not None
                asked.choose(self.chance.randrange(len(asked.decision["options"])))
            self.host.at(self.host.version + 1)

    def check_end(self) -> chanbara.Game:
        """Check that all saw their part of the game, and return it, replayed from its record."""
        records = {one.wait("over")["record"] for one in self.everybody}
        assert len(records) == 1
        game = chanbara.replay(records.pop())
        for one in self.everybody:
            view = chanbara.observe(game, one.seat)
            assert one.view == as_sent(view)
            assert one.events == as_sent(told_events(view, chanbara.seen(game, one.seat)))
        return game

    def close(self) -> None:
        """Everybody leaves."""
        for one in self.everybody:
            one.close()


@contextlib.contextmanager
def party(server: Running, game: dict[str, Any], people: int, **options: Any) -> Iterator[Party]:  # noqa: ANN401
    """Seat people at a table; all other seats are for bots."""
    seats = game.get("players", 1)
    bots = [None] * people + ["greedy"] * (seats - people)
    found = Party(server, game, people, **{"bots": bots, **options})
    try:
        yield found
    finally:
        found.close()
