"""Other players at the same table who answer through the socket, so that one page is enough."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING

from websockets.sync.client import connect

from checks.server.server_process import said
from tests.server.kit import Client
from tests.server.party import Player as Connected

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from checks.server.server_process import Chair
    from tests.browser.player import Player

WINDOWS = {"parry", "weapon", "escape", "absorb"}
"""Decisions of a player under attack."""
GLANCE = 50
"""Milliseconds for the player at the page to find their decision."""


@contextlib.contextmanager
def sitting_elsewhere(url: str, chairs: Sequence[Chair]) -> Iterator[list[Connected]]:
    """People take their seats at other machines, and know the game."""
    with contextlib.ExitStack() as stack:
        people = []
        for chair in chairs:
            client = stack.enter_context(contextlib.closing(Client(url, chair.code, chair.token)))
            people.append(Connected(client, chair._asdict()))
            people[-1].wait("sword")
        yield people


def is_on_turn(other: Connected, seat: int) -> bool:
    """Whether a seat is deciding what to play."""
    asked = other.decision
    return asked is not None and asked["seat"] == seat and asked["kind"] == "play"


def can_strike(person: Connected) -> bool:
    """Whether it is their turn, with a card to play on another player."""
    asked = person.decision
    if asked is None or asked["kind"] != "play" or not person.is_asked():
        return False
    return any(option["cards"] and option["seats"] for option in asked["options"])


def is_struck(person: Connected) -> bool:
    """Whether they must answer an attack."""
    return person.decision is not None and person.is_asked() and person.decision["kind"] in WINDOWS


def let_pass(other: Connected) -> None:
    """Answer with the least: end the turn, pass, or what comes first."""
    assert other.decision is not None
    verbs = [option["verb"] for option in other.decision["options"]]
    other.choose(next((place for place, verb in enumerate(verbs) if verb in {"end", "pass"}), 0))
    other.at(other.version + 1)


def strike(url: str, chair: Chair, act: str) -> None:
    """Let somebody make an attack, as it is written in a record."""
    with connect(url.replace("http", "ws") + chair.path) as line:
        line.send(chair.hello)
        while (told := json.loads(line.recv()))["type"] != "sword":
            pass
        decision = told["view"]["decision"]
        wanted = [option["text"] for option in decision["options"]].index(act)
        line.send(said("choose", decision=decision["number"], option=wanted))
        while json.loads(line.recv())["type"] != "sword":
            pass


def play_on(others: Sequence[Connected], until: Callable[[], bool], player: Player | None = None) -> None:
    """Let the others pass until a condition holds; the player at the page plays, or watches."""
    for _ in range(2_000):
        for other in others:
            other.quiet()
        if until():
            return
        assert others[0].decision is not None, "the game was over before"
        asked = [other for other in others if other.is_asked()]
        if asked:
            let_pass(asked[0])
        elif player is not None:
            player.step(GLANCE)
    raise AssertionError("it did not come to that")


def bring_to(person: Connected, moment: Callable[[Connected], bool]) -> None:
    """Let a player among bots pass until a moment comes, without a page that has to draw it all."""
    person.quiet()
    while not moment(person):
        assert person.decision is not None, "the game was over before"
        if person.is_asked():
            let_pass(person)
        else:
            person.at(person.version + 1)


def pass_turns(people: Sequence[Connected], turns: int = 3) -> None:
    """Let everyone pass for this many turns."""
    first = people[0].view["turn"]
    while people[0].decision is not None and people[0].view["turn"] < first + turns:
        for person in people:
            person.quiet()
            if person.is_asked():
                let_pass(person)
