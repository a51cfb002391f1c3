"""Push messages for slow games and invitations, to the devices whose owners have asked for them.

Nothing of it is in the memory of a process: what the database says holds, whichever process asks.
"""

from __future__ import annotations

import logging
import time
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING

from chanbara.server.cluster.quotas import Quota
from chanbara.server.http.rate_limit import DAY
from chanbara.server.lobby.tokens import hashed
from chanbara.server.outbox.outbox import LONGEST_PAUSE, Delivery, Limits, Outbox
from chanbara.server.push import device_store, notice_store
from chanbara.server.push.endpoint import endpoint_of
from chanbara.server.push.notices import written
from chanbara.server.push.transport import Forbidden, Line, post
from chanbara.server.store.push_rows import DeviceRow
from chanbara.server.store.store import StoreUnavailable
from chanbara.server.wire.options import LiveClock
from chanbara.server.wire.refusal import NotStored, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.push.notices import Kind
    from chanbara.server.push.transport import Answer
    from chanbara.server.store.push_rows import NoticeRow
    from chanbara.server.store.writer import Work
    from chanbara.server.table.room import Room
    from chanbara.server.table.seat import Seat
    from chanbara.server.wire.push_bodies import NewDevice, PushDevice

LOG = logging.getLogger("chanbara.push")
AT_ONCE = 16
"""Messages that are sent at the same time: a push service that takes its time holds up few others."""
GONE = frozenset({404, 410})
"""A push service that knows the device no longer."""
LATER = frozenset({408, 425, 429})
"""Refusals that may be none the next time, beside those of a server in trouble."""
TROUBLE = 500


class Pushes:
    """Everything about push messages on this server."""

    def __init__(self, lobby: Lobby) -> None:
        settings = lobby.settings
        self.lobby = lobby
        self.line = Line()
        self._new_devices = Quota(lobby.store, "push", settings.push_devices_per_address)
        limits = Limits(settings.push_queue, settings.pushes_per_hour, AT_ONCE)
        self.outbox: Outbox[NoticeRow] = Outbox(
            lobby, notice_store.NOTICES, limits, self._deliver, partial(lobby.meters.pushed, "dropped")
        )

    async def open(self) -> None:
        """Read the key of the server."""
        settings = self.lobby.settings
        if not settings.push:
            return
        from chanbara.server.push.envelope import Signer  # noqa: PLC0415 - only where messages are sent

        contact = f"mailto:{settings.mail_from}" if settings.mail_from else ""
        if settings.public_url.startswith("https://"):
            contact = settings.public_url
        self.signer = Signer(await self.lobby.store.read(device_store.key_of), contact)

    async def run(self) -> None:
        """Send what waits, once others know this process."""
        if self.lobby.settings.push:
            await self.outbox.run()

    async def close(self) -> None:
        """Send what can be sent in a moment."""
        if self.lobby.settings.push:
            await self.outbox.close()

    # --- devices -------------------------------------------------------------------------------------------

    async def add(self, wanted: NewDevice, language: str, address: str) -> None:
        """Send messages to a device from now on, for the seats and players whose tokens it has."""
        if not self.lobby.settings.push:
            raise Refusal("impossible", "no-push")
        from chanbara.server.push.envelope import public_key, secret_of  # noqa: PLC0415 - the same

        try:
            endpoint_of(wanted.endpoint)
            public_key(wanted.public)
            secret_of(wanted.secret)
        except ValueError as error:
            raise Refusal("impossible", "no-push-endpoint") from error
        key, now, store = _key(wanted), time.time(), self.lobby.store
        if not await store.read(partial(device_store.is_known, key=key)):
            if not await self._new_devices.take(address):
                raise Refusal("too_fast", "many-devices")
            await self.lobby.check_disk()
        device = DeviceRow(key, wanted.endpoint, wanted.public, wanted.secret, language, now, now)
        tokens = {hashed(token) for token in wanted.tokens}
        if not await store.ask(partial(device_store.add, device=device, tokens=tokens)):
            raise Refusal("unknown_token", "no-push-owner")

    async def remove(self, device: PushDevice) -> None:
        """Send nothing to a device any more; one that is not known is no error."""
        await self._forget(_key(device))

    async def _forget(self, key: str) -> None:
        store = self.lobby.store
        # Everybody waits while files are wiped: a request that is made again and again does that once.
        if await store.read_in_order(partial(device_store.is_known, key=key)):
            await store.forget(partial(device_store.forget_device, key=key))

    async def forget_old(self, now: float) -> None:
        """Forget devices that were not seen for long, and those whose owners are gone."""
        await self._new_devices.forget_old()
        before = now - self.lobby.settings.push_days * DAY
        if await self.lobby.store.read(partial(device_store.has_old, before=before)):
            await self.lobby.store.forget(partial(device_store.forget_old, before=before))

    # --- messages ------------------------------------------------------------------------------------------

    async def turn(self, seat: Seat) -> Work[None] | None:
        """Return what stores messages to an absent player whose turn it is, if they want them."""
        return await self._about("your-turn", _owners(seat), seat.row.code)

    async def notify_invitation(self, owners: Collection[str], code: str) -> None:
        """Tell players, or the owners of seats, that they are invited to a table.

        An owner is the key of a player, or the hash of the token of a seat.
        """
        await self._send(await self._about("invitation", owners, code))

    async def notify_rematch(self, room: Room, code: str) -> None:
        """Tell the players of a slow game who are not there that it is set up again."""
        if isinstance(room.options.clock, LiveClock):
            return
        for seat in room.seats:
            if not seat.here and seat.row.token:
                await self._send(await self._about("rematch", _owners(seat), code))

    async def _about(self, kind: Kind, owners: Collection[str], code: str) -> Work[None] | None:
        if not self.lobby.settings.push:
            return None
        try:
            found = await self.lobby.store.read(partial(device_store.devices_of, owners=owners))
        except StoreUnavailable as error:
            raise NotStored from error
        add = partial(notice_store.add, kind=kind, owners=owners, code=code, admits=self.outbox.admits)
        return add if found else None

    async def _send(self, store: Work[None] | None) -> None:
        if store is not None:
            await self.lobby.store.ask(store)
            self.outbox.look()

    async def _deliver(self, notice: NoticeRow) -> Delivery:
        from chanbara.server.push.envelope import sealed  # noqa: PLC0415 - only where messages are sent

        device = await self.lobby.store.read(partial(device_store.device_with, key=notice.device))
        if device is None:
            return Delivery("refused")
        to = endpoint_of(device.endpoint)
        headers = [
            ("authorization", self.signer.authorization(to.origin)),
            ("content-encoding", "aes128gcm"),
            ("content-type", "application/octet-stream"),
            ("ttl", str(int(DAY))),
            ("urgency", "normal"),
        ]
        body = sealed(written(notice, device), device.public, device.secret)
        try:
            answer = await post(self.line, to, headers, body)
        except Forbidden:
            LOG.warning("push service at an address that is not public")
            await self._forget(device.key)
            return self._counted("gone", Delivery("refused"))
        except (OSError, ValueError) as error:
            LOG.warning("push message not sent", extra={"why": type(error).__name__})
            return self._counted("failed", Delivery("failed"))
        return await self._settled(device, answer)

    async def _settled(self, device: DeviceRow, answer: Answer) -> Delivery:
        status = answer.status
        if status in range(200, 300):
            return self._counted("sent", Delivery("sent"))
        LOG.warning("push message not accepted", extra={"status": status})
        if status in GONE:
            await self._forget(device.key)
            return self._counted("gone", Delivery("refused"))
        if status in LATER or status >= TROUBLE:
            return self._counted("failed", Delivery("failed", _seconds(answer.retry_after)))
        return self._counted("failed", Delivery("refused"))  # among them those that lead elsewhere

    def _counted(self, outcome: str, delivery: Delivery) -> Delivery:
        self.lobby.meters.pushed(outcome)  # type: ignore[arg-type]
        return delivery


def _key(device: PushDevice | NewDevice) -> str:
    return sha256(f"{device.endpoint} {device.secret}".encode()).hexdigest()


def _owners(seat: Seat) -> list[str]:
    """Return those who may have asked for the messages of a seat: whoever sits there, as such and by name."""
    return [owner for owner in (seat.row.token, seat.owner) if owner]


def _seconds(text: str) -> float:
    """Return how long a push service wants to be left alone; dates are not worth the trouble."""
    return min(float(text), LONGEST_PAUSE) if text.isascii() and text.isdecimal() and len(text) < 9 else 0.0  # noqa: PLR2004
