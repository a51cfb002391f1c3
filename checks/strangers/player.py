"""A turn against bots on a running server: on the real page if there is a browser, else over the socket."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from checks.server.server_process import PATIENCE, Chair, said, sit_down
from checks.setup.parts import chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYERS = 3
OPTIONS = {
    "game": {"game": "sword", "players": PLAYERS},
    "bots": [None, "novice", "novice"],
    "pauses": {"least": 0, "most": 0},
}
MOST_ACTS = 500
"""Acts on the page after which something is wrong: a turn takes ten."""


def play_turn(url: str) -> str:
    """Play until everybody has had a turn; return how that was done."""
    (chair,) = sit_down(url, OPTIONS, 1)
    begin(url, chair)
    if find_spec("playwright") is not None and chromium() is not None:
        play_on_page(url, chair)
        return "page"
    play_by_socket(url, chair)
    return "socket"


def messages(url: str, chair: Chair, *first: str) -> Iterator[tuple[dict[str, Any], Any]]:
    """Yield what a seat receives, with the socket; first it says some things."""
    with connect(
        f"{url.replace('http', 'ws', 1)}{chair.path}", max_size=None, open_timeout=PATIENCE
    ) as socket:
        for text in (chair.hello, *first):
            socket.send(text)
        while True:
            yield json.loads(socket.recv(PATIENCE)), socket


def begin(url: str, chair: Chair) -> None:
    """Start the game at a table whose other seats have bots."""
    for message, _ in messages(url, chair, said("ready", salt="plum"), said("start")):
        if message["type"] == "sword":
            return


def turn_of(message: dict[str, Any]) -> int:
    """Return how many turns have begun, as far as a message shows it."""
    return int(message["view"]["turn"]) if message["type"] == "sword" else 0


def play_by_socket(url: str, chair: Chair) -> None:
    """Choose the first option each time, until everybody has had a turn."""
    chosen: set[int] = set()
    for message, socket in messages(url, chair):
        if turn_of(message) > PLAYERS and chosen:
            return
        assert message["type"] not in {"over", "refused"}, message
        decision = message["view"]["decision"] if message["type"] == "sword" else None
        if decision and decision["options"] and decision["number"] not in chosen:
            chosen.add(decision["number"])
            socket.send(said("choose", decision=decision["number"], option=0))


def play_on_page(url: str, chair: Chair) -> None:
    """Press what the page offers, until everybody has had a turn."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - not everybody has it

    from tests.browser.kit import Look, Visitors  # noqa: PLC0415 - the same
    from tests.browser.player import Player  # noqa: PLC0415 - the same

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        visitors = Visitors(browser, url)
        player = Player(visitors.open(f"/t/{chair.code}", Look(), [chair]))
        while current_turn(url, chair) <= PLAYERS:
            player.step()
            assert player.acts < MOST_ACTS, player.page.inner_text("body")
        assert player.acts > 0, "somebody pressed something"
        visitors.leave()
        browser.close()


def current_turn(url: str, chair: Chair) -> int:
    """Return how many turns have begun."""
    return next(turn_of(message) for message, _ in messages(url, chair) if message["type"] == "sword")
