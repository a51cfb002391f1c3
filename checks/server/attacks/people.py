"""Attacks on people: names of others, and mail to those who never asked for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from email import message_from_bytes
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from checks.server.attacks.attack_kind import SWORD, Attack
from checks.server.attacks.lines import FAILURES, Line

CLAIMED = "Musashi"
LIKE_IT = (
    "Musashi",
    "MUSASHI",
    "\u041cusashi",
    "Mus\u0430shi",
    "\u041cu\u0455\u0430\u0455\u04bb\u0456",
    "Musashi ",
    "\uff2d\uff55\uff53\uff41\uff53\uff48\uff49",
)
"""A claimed name, and others that look like it: another case, Cyrillic letters, full width."""


class Impersonation(Attack):
    """Claimed names without their token, names that look like them, and a spectator named like the host."""

    name = "impersonation"
    most = {"taken for another": 0}  # noqa: RUF012 - never changed

    async def prepare(self) -> None:
        claimed = await self.lines.ask("POST", "/api/players", {"name": CLAIMED}, self.anyone(1))
        self.token = claimed.json.get("token")

    async def run(self) -> None:
        self.figures["taken for another"] = 0
        for round_ in range(1_000_000):
            if not self.goes_on:
                return
            for number, name in enumerate(LIKE_IT):
                await self._try(name, self.anyone(100 * round_ + 10 * number + 2))
            await asyncio.sleep(0.5)

    async def _try(self, name: str, address: str) -> None:
        """Open a table as another, sit down beside the real one, and watch under the real one's name."""
        body = {"name": name, "options": {"game": SWORD}}
        await self._look(await self.lines.ask("POST", "/api/tables", body, address), address)
        real = {"name": CLAIMED, "options": {"game": SWORD}, "player": self.token}
        table = (await self.lines.ask("POST", "/api/tables", real, address)).json
        place = f"/api/tables/{table['code']}/seats"
        await self._look(await self.lines.ask("POST", place, {"name": name}, address), address, besides=0)
        with suppress(*FAILURES):
            line = await self.lines.socket(table["code"], address)
            await line.say("hello", name=name)
            await line.say("say", text="It is me.", re=1)
            self.count("tried")
            heard = await line.wait_for("said")
            self.count("taken for another", _passes(heard.get("name", ""), heard))

    async def _look(self, answer: Any, address: str, besides: int | None = None) -> None:  # noqa: ANN401
        self.count("tried")
        if "token" not in answer.json:
            return
        info = (await self.lines.ask("GET", f"/api/tables/{answer.json['code']}", address=address)).json
        seats = [one for one in info["seats"] if one["name"] and one["seat"] != besides]
        self.count("taken for another", any(_passes(one["name"], one) for one in seats))


def _passes(name: str, shown: dict[str, Any]) -> bool:
    """Whether readers would take a name for the claimed one: it looks so, and no mark tells them apart."""
    return name.strip() in LIKE_IT and bool(shown.get("verified", True))


class MailToStrangers(Attack):
    """Slow games with the addresses of strangers, whose turn it then is; the mail server is a real one."""

    name = "mail to strangers"
    settings = (
        'smtp_host = "127.0.0.1"\nsmtp_port = {smtp_port}\nsmtp_tls = false\n'
        'mail_from = "table@example.org"\n'
    )
    most = {"mails with words of the sender": 0, "mails to one stranger": 3}  # noqa: RUF012 - never changed

    async def prepare(self) -> None:
        self.mails: list[tuple[str, str]] = []
        self.post = Controller(self, hostname="127.0.0.1", port=self.site.smtp_port)
        self.post.start()

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: ANN401, N802
        """Receive a mail."""
        mail = message_from_bytes(envelope.content, policy=default)
        body = mail.get_body(("plain",))
        text = "" if body is None else str(body.get_content())
        self.mails += [(to, f"{mail['Subject']}\n{text}") for to in envelope.rcpt_tos]
        return "250 OK"

    async def run(self) -> None:
        number = 0
        while self.goes_on:
            number += 1
            await self._molest(f"victim{number % 3}@example.org", self.anyone(number))
            await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        to = Counter(address for address, _ in self.mails)
        self.figures["games with the address of a stranger"] = number
        self.figures["mails sent"] = len(self.mails)
        self.figures["mails to one stranger"] = max(to.values(), default=0)
        self.figures["mails with words of the sender"] = sum("BUY GOLD" in text for _, text in self.mails)

    async def _molest(self, victim: str, address: str) -> None:
        """Open a slow game, seat the stranger under a name that is a message, and let it be their turn."""
        options = {"game": SWORD, "clock": {"clock": "days"}, "pauses": {"least": 0, "most": 0}}
        body = {"name": "BUY GOLD evil.example", "options": options}
        seats = [(await self.lines.ask("POST", "/api/tables", body, address)).json]
        for friend in range(2):
            place, name = f"/api/tables/{seats[0].get('code')}/seats", f"BUY GOLD now {friend}"
            seats.append((await self.lines.ask("POST", place, {"name": name}, address)).json)
        with suppress(*FAILURES, KeyError):
            sockets = [await self.lines.socket(seat["code"], address) for seat in seats]
            for seat, line in zip(seats, sockets, strict=True):
                await line.say("hello", token=seat["token"])
                await line.say("mail", address=victim)
                await line.say("ready", salt="x")
                await line.until_ready(seat["seat"])
            for line in sockets[1:]:
                self.lines.drop(line)
            await self._until_their_turn(sockets[0])
            self.lines.drop(sockets[0])

    async def _until_their_turn(self, host: Line) -> None:
        await host.say("start")
        for _ in range(20):
            decision = (await host.wait_for("sword"))["view"]["decision"]
            if decision is None or decision["seat"] != 0:
                return
            await host.say("choose", decision=decision["number"], option=0)

    async def clean_up(self) -> None:
        self.post.stop()
        await super().clean_up()
