"""Attacks by requests: the ladder and statistics, foreign origins, and everything that must be refused."""

from __future__ import annotations

import asyncio
import itertools

from checks.server.assault import Attacker, Plan
from checks.server.attacks.attack_kind import Attack
from checks.server.attacks.lines import FAILURES
from checks.server.nonsense import ORIGINS

BAD, SERVERS_FAULT = 400, 500


class Ladder(Attack):
    """Forty addresses ask for the ladder, a player's statistics, those of a table and the list of tables."""

    name = "ladder and statistics"
    most = {"internal errors": 0}  # noqa: RUF012 - never changed

    async def prepare(self) -> None:
        self.tokens: list[str] = []
        for number in range(self.site.many(200)):
            body = {"name": f"Player {number}"}
            answer = await self.lines.ask("POST", "/api/players", body, self.anyone(500 + number // 20))
            token = str(answer.json.get("token", ""))
            await self._own("POST", token, self.anyone(600 + number // 20), {"listed": True})
            self.tokens.append(token)
        self.code = (await self.open_table(self.anyone(400)))["code"]

    async def _own(self, method: str, token: str, address: str, body: object = None) -> int:
        headers = {"Authorization": f"Bearer {token}"}
        return (await self.lines.ask(method, "/api/players/me", body, address, **headers)).status

    async def run(self) -> None:
        self.figures |= {"internal errors": 0, "refused": 0}
        await asyncio.gather(*(self._ask(number) for number in range(self.site.many(40))))

    async def _ask(self, number: int) -> None:
        address = self.anyone(number)
        for turn in itertools.count():
            if not self.goes_on:
                return
            if turn % 4 == 0:
                status = await self._own("GET", self.tokens[number % len(self.tokens)], address)
            else:
                paths = ("/api/players", f"/api/tables/{self.code}/statistics", "/api/tables")
                status = (await self.lines.ask("GET", paths[turn % 3], address=address)).status
            self.count("requests")
            self.count("refused", status >= BAD)
            self.count("internal errors", status >= SERVERS_FAULT)
            await asyncio.sleep(0.15)


class Origins(Attack):
    """Requests and sockets of pages from elsewhere, and for host names that are not the server's."""

    name = "foreign origins"
    most = {"accepted": 0}  # noqa: RUF012 - never changed

    async def prepare(self) -> None:
        self.code = (await self.open_table(self.anyone(1)))["code"]

    async def run(self) -> None:
        self.figures["accepted"] = 0
        for number in itertools.count():
            if not self.goes_on:
                return
            origin, address = ORIGINS[number % len(ORIGINS)], self.anyone(number // 20)
            body = {"name": "Mallory", "options": {"game": {"game": "sword", "players": 3}}}
            answers = [
                await self.lines.ask("POST", "/api/tables", body, address, Origin=origin),
                await self.lines.ask("GET", "/health", address=address, Host="evil.example"),
            ]
            self.count("sent", 3)
            self.count("accepted", sum(0 < one.status < BAD for one in answers))
            try:
                await self.lines.socket(self.code, address, origin=origin)
            except FAILURES:
                continue
            self.count("accepted")


class Nonsense(Attack):
    """Malformed, forged, stale and excessive messages and requests; `make fuzz` sends more of them."""

    name = "nonsense"
    most = {"not refused": 0}  # noqa: RUF012 - never changed

    async def prepare(self) -> None:
        address = self.anyone(1)
        seats = await self.seated(address)
        sockets = await self.start(seats, address)
        decision = (await sockets[0].wait_for("sword"))["view"]["decision"]
        self.plan = Plan(
            url=f"http://{self.site.host}:{self.site.port}",
            code=seats[0]["code"],
            tokens=[seat["token"] for seat in seats[1:]],
            number=decision["number"],
            asked=decision["seat"],
            messages=int(200 * self.site.seconds),
            per_second=200,
        )

    async def run(self) -> None:
        outcome = await Attacker(self.plan).run()
        self.figures |= {"sent": outcome.sent, "not refused": len(outcome.bad)}
