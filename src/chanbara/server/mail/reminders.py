"""Reminders by mail for slow games: an address is used only after its owner has confirmed it.

A confirmation is valid for one seat and its rematches. At another table it is asked for again, so that nobody
can use an address that someone else has confirmed.
"""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.cluster.quotas import Quota
from chanbara.server.lobby.forgetting import Forgotten, forget_elsewhere
from chanbara.server.lobby.tokens import hashed, new_token
from chanbara.server.mail import mail_store
from chanbara.server.mail.addresses import MailKey, check_address
from chanbara.server.mail.letters import CONFIRM, YOUR_TURN, Letters
from chanbara.server.mail.mailer import Mailer
from chanbara.server.mail.outbox_store import MAILS, add
from chanbara.server.outbox.outbox import Delivery, Limits, Outbox
from chanbara.server.outbox.queue import HOUR
from chanbara.server.store import rows
from chanbara.server.store.mail_rows import MailRow
from chanbara.server.wire.messages import MailState
from chanbara.server.wire.options import LiveClock
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import SeatRow
    from chanbara.server.store.writer import Work
    from chanbara.server.table.connection import Connection as Client
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat


class Confirmed(msgspec.Struct):
    """A seat whose address was confirmed."""

    code: str
    seat: int
    proof: str
    """The hash of the token in the link."""


class Reminders:
    """Everything about mail on this server."""

    def __init__(self, lobby: Lobby) -> None:
        settings = lobby.settings
        self.lobby = lobby
        self.mailer = Mailer(settings)
        self.mailer.count = lobby.meters.mailed
        self._per_recipient = Quota(lobby.store, "mail to", settings.confirmations_per_recipient)
        self._per_address = Quota(lobby.store, "mail from", settings.confirmations_per_address)
        self._per_table = Quota(lobby.store, "mail at", settings.confirmations_per_table)

    async def open(self) -> None:
        """Read the server's secret for addresses."""
        self._key = MailKey(await self.lobby.store.read(mail_store.key_of))
        settings = self.lobby.settings
        self._letters = Letters(settings, self._key)
        limits = Limits(settings.mail_queue, settings.mails_per_hour)
        self.outbox = Outbox(self.lobby, MAILS, limits, self._deliver, partial(self.mailer.count, "dropped"))

    async def run(self) -> None:
        """Send what waits, once others know this process: what one of them sends is left to it."""
        if self.mailer.sends:
            await self.outbox.run()

    async def close(self) -> None:
        """Send what can be sent in a moment."""
        if self.mailer.sends:
            await self.outbox.close()

    async def _deliver(self, mail: MailRow) -> Delivery:
        return Delivery(await self.mailer.send(self._letters.written(mail)))

    def adding(self, kind: str, seat: SeatRow, token: str = "") -> Work[None]:
        """Return what stores a mail to a seat, in the transaction of its cause; one too many is dropped."""
        now, key = time.time(), secrets.token_hex(16)
        mail = MailRow(
            key, kind, seat.code, seat.seat, seat.mail, seat.mail_hash, seat.language, token, now, now
        )

        def store(connection: Connection) -> None:
            if self.mailer.sends and self.outbox.admits(connection):
                add(connection, mail)

        return store

    # --- at a table ----------------------------------------------------------------------------------------

    async def ask(self, room: Room, client: Client, seat: Seat, address: str) -> None:
        """Send a confirmation to an address that was given at a seat; until it is answered nothing else."""
        check_address(address)
        if not self.mailer.sends:
            raise Refusal("impossible", "no-mail-server")
        if isinstance(room.options.clock, LiveClock):
            raise Refusal("impossible", "too-fast-for-mail")
        row = seat.row
        if row.mail == address and not row.mail_confirm:
            row.language = client.language
            await room.save_all()
            return
        await self._check_limits(room.row.code, client.address)
        mail_hash, token = self._key.hash_of(address), new_token()
        # Whether mail was really sent is not for a stranger to know: it would tell something of its owner.
        is_wanted = await self._wants(mail_hash)
        row.mail, row.mail_hash, row.language = address, mail_hash, client.language
        row.mail_confirm, row.mail_until = (
            hashed(token),
            time.time() + self.lobby.settings.confirm_hours * HOUR,
        )
        await room.save_all(self.adding(CONFIRM, row, token) if is_wanted else None)
        self.outbox.look()

    async def _check_limits(self, code: str, sender: str) -> None:
        """Count a confirmation for its table and its sender, or refuse it."""
        if not await self.outbox.has_room():
            raise Refusal("full", "mail-busy")
        if not await self._per_table.has_room(code) or not await self._per_address.take(sender):
            raise Refusal("too_fast", "many-confirmations")
        await self._per_table.take(code)

    async def _wants(self, mail_hash: str) -> bool:
        """Whether an address may get a confirmation today; count it."""
        unwanted = await self.lobby.store.read(partial(mail_store.is_unwanted, mail_hash=mail_hash))
        return not unwanted and await self._per_recipient.take(mail_hash)

    async def turn(self, seat: Seat) -> Work[None] | None:
        """Return what stores a mail to a player whose turn it is, if they have confirmed an address."""
        return self.adding(YOUR_TURN, seat.row) if self.mailer.sends and is_confirmed(seat.row) else None

    def show(self, room: Room, client: Client, re: int | None = None) -> None:
        """Tell a player about their own address, where one can be given at all."""
        if client.seat is not None and self.mailer.sends and not isinstance(room.options.clock, LiveClock):
            row = room.seats[client.seat].row
            client.send(MailState(address=row.mail, confirmed=is_confirmed(row), re=re))

    def show_seat(self, room: Room, seat: int) -> None:
        """Tell everyone who sits at a seat."""
        for client in room.connections:
            if client.seat == seat:
                self.show(room, client)

    # --- by the links of a mail ----------------------------------------------------------------------------

    async def confirm(self, token: str) -> str:
        """Confirm an address; return the code of its table."""
        proof = hashed(token)
        found = await self.lobby.store.read(
            lambda connection: mail_store.seats_waiting(connection, proof, time.time())
        )
        if not found:
            raise Refusal("unknown_token", "mail-link")
        for code, number in found:
            await self._confirm_anywhere(Confirmed(code, number, proof))
        return found[-1][0]

    async def _confirm_anywhere(self, seat: Confirmed) -> None:
        try:
            await self.confirm_seat(seat)
        except Elsewhere as error:
            try:
                await self.lobby.peers.ask(error.node, "confirm", seat)
            except OSError as trouble:
                raise Refusal("closed", "table-not-open") from trouble

    async def confirm_seat(self, seat: Confirmed) -> None:
        """Confirm the address of a seat; ``Elsewhere`` if another process runs the table."""
        room = await self.lobby.find(seat.code)
        await room.do(partial(self._confirm, room, seat.seat, seat.proof))

    async def _confirm(self, room: Room, number: int, proof: str) -> None:
        row = room.seats[number].row
        if row.mail_confirm == proof:  # otherwise another address was given in the meantime
            row.mail_confirm, row.mail_until = "", 0.0
            await room.save_all()
            self.show_seat(room, number)

    async def stop(self, token: str) -> None:
        """Delete an address from all tables."""
        await self._forget_address(self._key.hash_in(token))

    async def never(self, token: str) -> None:
        """Delete an address from all tables, and never send anything to it again."""
        mail_hash = self._key.hash_in(token)
        await self.lobby.store.ask(partial(mail_store.add_unwanted, mail_hash=mail_hash))
        await self._forget_address(mail_hash)

    async def allow(self, token: str) -> None:
        """Allow confirmations to an address again."""
        mail_hash = self._key.hash_in(token)
        await self.lobby.store.ask(partial(mail_store.remove_unwanted, mail_hash=mail_hash))

    # --- forgetting ----------------------------------------------------------------------------------------

    async def forget_unanswered(self, now: float) -> None:
        """Delete the addresses that were not confirmed in time, and the counts of earlier days."""
        for count in (self._per_recipient, self._per_address, self._per_table):
            await count.forget_old()
        old = mail_store.unanswered(now)
        await self._forget(old, lambda row: bool(row.mail_confirm) and row.mail_until <= now)

    async def _forget_address(self, mail_hash: str) -> None:
        here = rows.seats.c.mail_hash == mail_hash
        whom = Forgotten(mail_hash=mail_hash)
        whom.places = await self.lobby.store.read_in_order(partial(mail_store.places, which=here))
        await self._forget(here, lambda row: row.mail_hash == mail_hash)
        await forget_elsewhere(self.lobby, whom)

    async def _forget(self, stored: ColumnElement[bool], fits: Callable[[SeatRow], bool]) -> None:
        """Delete addresses in memory and on disk."""

        def work(connection: Connection) -> None:
            mail_store.forget(connection, stored)

        # While nothing is loaded: a table that is read now would keep the address.
        async with self.lobby.loading:
            for room in self.lobby.rooms.values():
                for seat in room.seats:
                    if seat.row.mail and fits(seat.row):
                        seat.forget_mail()
                        self.show_seat(room, seat.row.seat)
            # Everybody waits while files are wiped: a link that is opened again and again does that once.
            if await self.lobby.store.read_in_order(partial(mail_store.has_any, which=stored)):
                await self.lobby.store.forget(work)


def is_confirmed(seat: SeatRow) -> bool:
    """Whether the owner of a seat's address has confirmed it."""
    return bool(seat.mail) and not seat.mail_confirm
