"""Attacks by texts: house rules by the thousand, YAML bombs, bodies too large, markup."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from checks.server.attacks.attack_kind import SWORD, Attack
from checks.server.attacks.lines import Line, random_text

AT_ONCE = 8
BAD = 400
"""The lowest status of a refusal."""
SERVERS_FAULT = 500


class Texts(Attack):
    """Sends bodies, some at a time, each from one of many addresses, as many as an address may."""

    per_address = 60

    def body(self, number: int) -> Any:  # noqa: ANN401 - right or wrong
        """Return one of the bodies."""
        raise NotImplementedError

    async def send_all(self, path: str, count: int) -> None:
        """Send so many, and count the answers."""
        gate = asyncio.Semaphore(AT_ONCE)
        self.figures |= {"accepted": 0, "internal errors": 0, "slowest answer, ms": 0}

        async def one(number: int) -> None:
            async with gate:
                if not self.goes_on:
                    return
                address = self.anyone(number // self.per_address)
                began = time.monotonic()
                answer = await self.lines.ask("POST", path, self.body(number), address)
                took = (time.monotonic() - began) * 1000
                self.count("sent")
                self.count("accepted", 0 < answer.status < BAD)
                self.count("internal errors", answer.status >= SERVERS_FAULT)
                self.figures["slowest answer, ms"] = max(took, self.figures["slowest answer, ms"])

        await asyncio.gather(*map(one, range(count)))


class HouseRules(Texts):
    """1,200 different house rules, all of them correct, for tables with a name that is refused."""

    name = "house rules"
    seconds = 60
    most = {"accepted": 0, "internal errors": 0}  # noqa: RUF012 - never changed

    def body(self, number: int) -> Any:  # noqa: ANN401
        house = f"values:\n  katana: {{wounds: {1 + number % 5}}}\n# {number} {random_text(16)}\n"
        return {"name": "\u2800", "options": {"game": {**SWORD, "house": house}}}

    async def run(self) -> None:
        await self.send_all("/api/tables", self.site.many(1_200))


LAUGHS = "\n".join(
    ["a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    + [
        f"{one}: &{one} [{','.join([f'*{two}'] * 9)}]"
        for two, one in zip("abcdefgh", "bcdefghi", strict=True)
    ]
)
BOMBS = (
    LAUGHS,
    "a: &a [*a]",
    "[" * 60_000,
    "{" * 60_000,
    "- " * 30_000,
    "a:\n " * 15_000,
    "? " * 30_000,
    "&a " * 15_000,
    "'" * 60_000,
    "!!python/object/apply:os.system ['true']",
    "x: !!binary |\n " + "A" * 60_000,
    "%YAML 1.1\n---\n" * 3_000,
    "a: " + "9" * 60_000,
    "\t" * 60_000,
)
"""Texts that grow, nest or take long to refuse."""


class YamlBombs(Texts):
    """House rules and uploaded numbers that grow without end, nest, refer to themselves, or run programs."""

    name = "YAML bombs"
    most = {"accepted": 0, "internal errors": 0}  # noqa: RUF012 - never changed

    def body(self, number: int) -> Any:  # noqa: ANN401
        text = BOMBS[number % len(BOMBS)]
        return {"name": "Mallory", "options": {"game": {**SWORD, "house": text}}}

    async def run(self) -> None:
        while self.goes_on:
            await self.send_all("/api/tables", self.site.many(280))
            await asyncio.sleep(0.5)


class Bodies(Attack):
    """Bodies of 10 MB, bodies that never end, heads of 600 kB, and arrays nested 30,000 deep."""

    name = "bodies too large"
    most = {"accepted": 0, "internal errors": 0, "megabytes taken of one body": 8}  # noqa: RUF012

    async def run(self) -> None:
        self.figures |= dict.fromkeys(self.most, 0)
        number = 0
        while self.goes_on:
            number += 1
            address = self.anyone(number // 10)
            for body in (bytes(10_000_000), b"[" * 30_000, b'{"name":' * 8_000, b"x" * 70_000):
                answer = await self.lines.ask("POST", "/api/tables", body, address)
                self._judge(answer.status)
            answer = await self.lines.ask("GET", "/api/tables", address=address, X_Long="x" * 600_000)
            self._judge(answer.status)
            await self._endless(address)

    def _judge(self, status: int) -> None:
        self.count("sent")
        self.count("accepted", 0 < status < BAD)
        self.count("internal errors", status >= SERVERS_FAULT)

    async def _endless(self, address: str) -> None:
        line = await self.lines.plain()
        host = f"Host: {self.site.host}:{self.site.port}\r\nX-Forwarded-For: {address}\r\n"
        head = f"POST /api/tables HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n\r\n"
        taken = 0
        if await line.send(head.encode()):
            while self.goes_on and await line.send(b"2000\r\n" + bytes(0x2000) + b"\r\n"):
                taken += 0x2000
        self.count("sent")
        key = "megabytes taken of one body"
        self.figures[key] = max(self.figures[key], taken / 1e6)
        self.lines.drop(line)


MARKUP = (
    "<script>alert(1)</script>",
    "</title><img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "javascript:alert(1)",
    "{{7*7}}${7*7}<%= 7*7 %>",
    "\u202egnp.exe",
)


class Markup(Attack):
    """Markup in names and chat. It must come back as the text that it is, or be refused."""

    name = "markup"
    most = {"in a page": 0, "changed in chat": 0, "not JSON": 0}  # noqa: RUF012 - never changed

    async def run(self) -> None:
        self.figures |= dict.fromkeys(self.most, 0)
        number = 0
        while self.goes_on:
            for text in MARKUP:
                number += 1
                await self._try(text, self.anyone(number))
            await asyncio.sleep(0.2)

    async def _try(self, text: str, address: str) -> None:
        body = {"name": text[:24], "options": {"game": SWORD, "public": True}}
        opened = await self.lines.ask("POST", "/api/tables", body, address)
        self.count("sent")
        self.count("not JSON", not _is_json(opened.head))
        seat = opened.json if "token" in opened.json else await self.open_table(address)
        code = seat["code"]
        line = await self.lines.socket(code, address)
        await line.say("hello", token=seat["token"])
        await self._talk(line, text)
        listed = await self.lines.ask("GET", "/api/tables", address=address)
        self.count("not JSON", not _is_json(listed.head))
        page = await self.lines.ask("GET", f"/t/{code}", address=address)
        found = [text, text[:24], json.dumps(text)[1:-1]]
        self.count("in a page", any(one.encode() in page.body for one in found))
        self.lines.drop(line)

    async def _talk(self, line: Line, text: str) -> None:
        await line.say("say", text=text, re=1)
        try:
            heard = await line.wait_for("said")
        except EOFError:
            self.count("refused in chat")
        else:
            self.count("changed in chat", heard["text"] != text)


def _is_json(head: str) -> bool:
    lines = head.lower().splitlines()
    return "content-type: application/json" in lines and "x-content-type-options: nosniff" in lines
