"""Visitors of `make stored`, in a process of their own: they ask for lists, stats and the leaderboard."""

from __future__ import annotations

import http.client
import random
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from urllib.parse import quote, urlsplit

import msgspec

WORKERS = 4


class Plan(msgspec.Struct):
    """Whom to ask, and for how long."""

    url: str
    token: str
    codes: list[str]
    seconds: float
    per_second: float
    seed: int


class Asked(msgspec.Struct):
    """How often something was asked for, and what came."""

    count: int = 0
    refused: int = 0
    longest: float = 0.0
    """Seconds until all of an answer was there."""
    largest: int = 0
    """Bytes of an answer."""

    def with_more(self, other: Asked) -> Asked:
        """Return both together."""
        return Asked(
            self.count + other.count,
            self.refused + other.refused,
            max(self.longest, other.longest),
            max(self.largest, other.largest),
        )


class Visitors:
    """Several who ask in turn."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.asked: defaultdict[str, Asked] = defaultdict(Asked)
        self._gate = threading.Lock()
        self._ends = time.monotonic() + plan.seconds

    def ask_all(self) -> None:
        """Ask until the time is over."""
        workers = [threading.Thread(target=self._ask, args=(number,)) for number in range(WORKERS)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()

    def _ask(self, number: int) -> None:
        place, chance = urlsplit(self.plan.url), random.Random(self.plan.seed + number)
        line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=self.plan.seconds + 60)
        proof = {"Authorization": f"Bearer {self.plan.token}"}
        pages: dict[str, Callable[[], str]] = {
            "leaderboard": lambda: "/api/players",
            "leaderboard, far down": lambda: _far_down(chance),
            "stats of a player": lambda: "/api/players/me",
            "games of a player": lambda: "/api/players/me/games",
            "stats of a table": lambda: f"/api/tables/{chance.choice(self.plan.codes)}/statistics",
            "list of tables": lambda: "/api/tables",
        }
        while time.monotonic() < self._ends:
            for kind in chance.sample(list(pages), len(pages)):
                began = time.monotonic()
                line.request("GET", pages[kind](), headers=proof)
                answer = line.getresponse()
                length = len(answer.read())
                took = time.monotonic() - began
                self._note(kind, Asked(1, int(answer.status != http.client.OK), took, length))
                if time.monotonic() > self._ends:
                    break
                time.sleep(max(0.0, WORKERS / self.plan.per_second - took))
        line.close()

    def _note(self, kind: str, one: Asked) -> None:
        with self._gate:
            self.asked[kind] = self.asked[kind].with_more(one)


def _far_down(chance: random.Random) -> str:
    """Return a page from anywhere on the leaderboard."""
    return "/api/players?after=" + quote(f"50000,5,{chance.uniform(-2, 8)!r},player")


if __name__ == "__main__":
    visitors = Visitors(msgspec.json.decode(sys.argv[1], type=Plan))
    visitors.ask_all()
    sys.stdout.write(msgspec.json.encode(visitors.asked).decode())
