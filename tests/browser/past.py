"""A game that is over, for looking back: played at a real table as fast as everybody answers."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.request import urlopen

from websockets.sync.client import connect

from checks.server_process import PATIENCE, Chair, said
from tests.browser.kit import begin, new_table


def play_out(url: str, chair: Chair, seed: int = 1) -> None:
    """Have the one person at a table answer by chance until the game is over."""
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


def finished(url: str, players: int = 4) -> Chair:
    """Return the person's seat at a table whose game is over."""
    chairs = new_table(url, people=1, players=players)
    begin(url, chairs)
    play_out(url, chairs[0])
    return chairs[0]


def fetch(url: str) -> Any:  # noqa: ANN401 - any answer of a route
    """Fetch what a route answers."""
    with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def fetch_lines(url: str) -> list[dict[str, Any]]:
    """Fetch all lines of figures; where they are not yet reckoned this waits for them."""
    with urlopen(url, timeout=4 * PATIENCE) as answer:  # noqa: S310 - our own server
        return [json.loads(line) for line in answer]
