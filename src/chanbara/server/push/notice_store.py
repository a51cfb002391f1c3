"""Push messages that wait, in the database: stored with what causes them, deleted with their device."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from chanbara.server.outbox.queue import HOUR, Queue
from chanbara.server.push.device_store import devices_of
from chanbara.server.store.push_rows import NoticeRow, push_notices, push_wants

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from sqlalchemy import ColumnElement, Connection

DEVICE_PER_HOUR = 60
"""Messages to one device in an hour; more are dropped."""


def _is_unwanted() -> ColumnElement[bool]:
    """Find messages that nobody wants any more on their device."""
    wants, notices = push_wants.c, push_notices.c
    same = select(wants.owner).where(wants.owner == notices.owner, wants.device == notices.device)
    return (notices.sent == 0) & ~same.exists()


NOTICES = Queue(push_notices, NoticeRow, _is_unwanted, dict.fromkeys(("kind", "owner", "code"), ""))
"""The messages; of one that was accepted its time and its device are left, for the limits of an hour."""


def add(
    connection: Connection,
    kind: str,
    owners: Collection[str],
    code: str,
    admits: Callable[[Connection], bool],
) -> None:
    """Store a message to every device of some owners; it replaces one like it that still waits."""
    now, notices = time.time(), push_notices.c
    for device, owner in devices_of(connection, owners).items():
        here = notices.device == device
        if NOTICES.count(connection, here & (notices.made > now - HOUR)) >= DEVICE_PER_HOUR:
            continue
        if admits(connection):
            one = NoticeRow(secrets.token_hex(16), kind, owner, device, code, now, now)
            NOTICES.add(connection, one, here & (notices.code == code) & (notices.kind == kind))
