"""An attack: what it does, what is measured, and how much of that is allowed."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import Any, ClassVar

import msgspec

from checks.server.attacks.lines import Line, Lines

NEVER = 1e9
"""A number of seconds that did not come to an end."""


class Site(msgspec.Struct):
    """The server, and how much of an attack it gets."""

    host: str
    port: int
    seconds: float
    part: float = 1.0
    """The part of the sockets, requests and texts that are sent."""
    smtp_port: int = 0

    def many(self, count: int) -> int:
        """Return how many there are in this run."""
        return max(1, round(count * self.part))


class Attack(ABC):
    """One attack, against a server that others play on. Its docstring goes into the result page."""

    name: ClassVar[str]
    settings: ClassVar[str] = ""
    """Settings that it needs; all limits are the defaults."""
    descriptors: ClassVar[int | None] = None
    """How many file descriptors the server gets; None: as many as the machine gives."""
    most: ClassVar[dict[str, float]] = {}
    """The bars: what is measured, and its highest allowed value."""
    network: ClassVar[int] = 0
    """A network of its own for the addresses of the attackers, so that attacks do not limit each other."""
    megabytes: ClassVar[float] = 64
    """How much more memory the server may have."""
    seconds: ClassVar[float | None] = None
    """How long it must last; None: as long as the others."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.lines = Lines(site.host, site.port)
        self.figures: dict[str, float] = {}
        self.ends = 0.0

    async def prepare(self) -> None:  # noqa: B027 - most need none
        """Do what comes before the attack, and is no part of it."""

    @abstractmethod
    async def run(self) -> None:
        """Attack, for as long as the site says, and measure."""

    async def clean_up(self) -> None:
        """Close what is still open."""
        self.lines.close()

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.ends

    def count(self, what: str, number: float = 1) -> None:
        """Add to what is measured."""
        self.figures[what] = self.figures.get(what, 0) + number

    def anyone(self, number: int) -> str:
        """Return an address of the internet, another one for every number."""
        return f"10.{self.network}.{number >> 8 & 255}.{number & 255}"

    # --- tables ---

    async def open_table(self, address: str, **options: Any) -> dict[str, Any]:  # noqa: ANN401 - any option
        """Open a table; the refusal, if it is refused."""
        body = {"name": "Mallory", "options": {"game": SWORD, "pauses": QUICK, **options}}
        found: dict[str, Any] = (await self.lines.ask("POST", "/api/tables", body, address)).json
        return found

    async def seated(self, address: str, people: int = 3, **options: Any) -> list[dict[str, Any]]:  # noqa: ANN401
        """Open a table and take its first seats."""
        found = [await self.open_table(address, **options)]
        for number in range(1, people):
            body = {"name": f"Mallory {number}"}
            place = f"/api/tables/{found[0]['code']}/seats"
            found.append((await self.lines.ask("POST", place, body, address)).json)
        return found

    async def start(self, seats: list[dict[str, Any]], address: str) -> list[Line]:
        """Connect to all seats of a table and start its game; return the sockets."""
        found = []
        for seat in seats:
            line = await self.lines.socket(seat["code"], address)
            await line.say("hello", token=seat["token"])
            await line.say("ready", salt="x")
            await line.until_ready(seat["seat"])
            found.append(line)
        await found[0].say("start")
        return found

    async def started(self, address: str, choices: int = 0, **options: Any) -> list[Line]:  # noqa: ANN401
        """Start a game of three with oneself, and make some choices; return its sockets."""
        found = await self.start(await self.seated(address, **options), address)
        for _ in range(choices):
            latest = [await line.wait_for("sword") for line in found]
            decision = latest[0]["view"]["decision"]
            if decision is None:
                break
            await found[decision["seat"]].say("choose", decision=decision["number"], option=0)
        return found


SWORD = {"game": "sword", "players": 3}
QUICK = {"least": 0, "most": 0}
