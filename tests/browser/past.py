"""Finished games for reviews: a fixed one, and games played at a table."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from checks.server.server_process import PATIENCE, Chair, ask, said
from tests.browser.kit import begin, new_table
from tests.review.games import random_game

SEED = 39
"""Of a short game of four, in which the Shogun sits last and many choices were bad ones."""


def play_out(url: str, chair: Chair, seed: int = 1) -> None:
    """Let the only person at a table answer at random until the game is over."""
    chance = random.Random(seed)
    answered = -1
    with connect(url.replace("http", "ws") + chair.path) as line:
        line.send(chair.hello)
        while True:
            told = json.loads(line.recv(PATIENCE))
            if told["type"] == "over":
                return
            decision = told["view"]["decision"] if told["type"] == "sword" else None
            if decision is not None and decision["options"] is not None and decision["number"] > answered:
                answered = decision["number"]
                option = chance.randrange(len(decision["options"]))
                line.send(said("choose", decision=answered, option=option))


def sent(url: str) -> str:
    """Send the record of a game that is always the same; return its code."""
    text = random_game(SEED, players=4).record()
    with urlopen(Request(f"{url}/api/reviews", text.encode()), timeout=PATIENCE) as answer:  # noqa: S310
        code: str = json.load(answer)["code"]
    return code


def finished(url: str) -> Chair:
    """Return the seat of who made the last choice of that game, at a table where it is over."""
    review = f"{url}/api/reviews/{sent(url)}"
    last = fetch(review)["frames"] - 2
    asked = fetch(f"{review}/frames?from={last}&to={last + 1}")["frames"][0]["view"]["decision"]
    made = ask(f"{review}/play-on", {"name": "Aki", "frame": last, "seat": asked["seat"]})
    chair = Chair(made["code"], made["seat"], made["token"])
    play_out(url, chair)
    return chair


def played(url: str, players: int, player: str | None = None, bot: str = "greedy") -> Chair:
    """Let a player play at random against bots to the end; a token says whose game it is."""
    around = {"bots": [None] + [bot] * (players - 1)}
    chairs = new_table(url, 1, players, around, player)
    begin(url, chairs)
    play_out(url, chairs[0])
    return chairs[0]


def fetch(url: str) -> Any:  # noqa: ANN401 - any answer of a route
    """Fetch what a route answers."""
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def fetch_lines(url: str) -> list[dict[str, Any]]:
    """Fetch all lines of the analysis; if there is none yet, wait for it."""
    with urlopen(url, timeout=4 * PATIENCE) as answer:  # noqa: S310 - our own server
        return [json.loads(line) for line in answer]
