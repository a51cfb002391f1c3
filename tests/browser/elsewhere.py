"""People at the same table at other machines: they answer by the socket, so that one page is enough."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from tests.server.kit import Client
from tests.server.party import Player as Connected

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from checks.server_process import Chair
    from tests.browser.player import Player

GLANCE = 50
"""Milliseconds that who sits at the page is given to find what he is asked."""


@contextlib.contextmanager
def sitting_elsewhere(url: str, chair: Chair) -> Iterator[Connected]:
    """Somebody takes his seat at another machine, and knows the game."""
    seated = {"code": chair.code, "seat": chair.seat, "token": chair.token}
    with contextlib.closing(Client(url, chair.code, chair.token)) as client:
        other = Connected(client, seated)
        other.wait("sword")
        yield other


def is_on_turn(other: Connected, seat: int) -> bool:
    """Whether a seat is asked what it plays."""
    asked = other.decision
    return asked is not None and asked["seat"] == seat and asked["kind"] == "play"


def let_pass(other: Connected) -> None:
    """Answer with the least: end the turn, pass, or what comes first."""
    assert other.decision is not None
    verbs = [option["verb"] for option in other.decision["options"]]
    other.choose(next((place for place, verb in enumerate(verbs) if verb in {"end", "pass"}), 0))
    other.at(other.version + 1)


def play_on(other: Connected, until: Callable[[], bool], player: Player | None = None) -> None:
    """Have him let everything pass until something is true; who sits at the page plays, or looks on."""
    for _ in range(2_000):
        other.quiet()
        if until():
            return
        assert other.decision is not None, "the game was over before"
        if other.is_asked():
            let_pass(other)
        elif player is None:
            other.hear()
        else:
            player.step(GLANCE)
    raise AssertionError("it did not come to that")


def pass_turns(people: Sequence[Connected], turns: int = 3) -> None:
    """Have everybody let everything pass for so many turns."""
    first = people[0].view["turn"]
    while people[0].decision is not None and people[0].view["turn"] < first + turns:
        for person in people:
            person.quiet()
            if person.is_asked():
                let_pass(person)
