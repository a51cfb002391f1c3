"""Devices in the database: who wants messages on which of them, and forgetting them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, select, update

from chanbara.server.store import rows
from chanbara.server.store.push_rows import DeviceRow, push_devices, push_keys, push_notices, push_wants
from chanbara.server.store.row_writes import insert_new

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection

DEVICES_OF_OWNER = 5
"""Devices of one seat or player; with one more, the oldest gets no more messages."""
OWNERS_OF_DEVICE = 60
"""Seats and players of one device; the same."""


def key_of(connection: Connection) -> str:
    """Return the private key of the server."""
    return str(connection.scalars(select(push_keys.c.key)).one())


def owners_of(connection: Connection, tokens: Collection[str]) -> set[str]:
    """Return whom some token hashes belong to: seats, and players."""
    seats, players = rows.seats.c, rows.players.c
    seated = connection.scalars(select(seats.token).where(seats.token.in_(tokens)).distinct())
    return {*seated, *connection.scalars(select(players.key).where(players.token.in_(tokens)))}


def is_known(connection: Connection, key: str) -> bool:
    """Whether a device is stored."""
    return connection.scalar(select(push_devices.c.key).where(push_devices.c.key == key)) is not None


def add(connection: Connection, device: DeviceRow, tokens: Collection[str]) -> bool:
    """Store a device, or what is new about it, for the owners of some tokens; whether there is one."""
    owners = sorted(owners_of(connection, tokens))
    if not owners:
        return False
    insert_new(connection, push_devices, msgspec.structs.asdict(device))
    news = {"language": device.language, "seen": device.seen}
    connection.execute(update(push_devices).where(push_devices.c.key == device.key).values(news))
    for owner in owners:
        insert_new(connection, push_wants, {"owner": owner, "device": device.key, "made": device.seen})
        _keep_newest(connection, push_wants.c.owner == owner, DEVICES_OF_OWNER)
    _keep_newest(connection, push_wants.c.device == device.key, OWNERS_OF_DEVICE)
    return True


def _keep_newest(connection: Connection, which: ColumnElement[bool], most: int) -> None:
    wants = push_wants.c
    query = select(wants.owner, wants.device).where(which).order_by(wants.made.desc(), wants.device)
    for owner, device in connection.execute(query.offset(most)).all():
        connection.execute(delete(push_wants).where(wants.owner == owner, wants.device == device))
        if connection.scalar(select(wants.owner).where(wants.device == device).limit(1)) is None:
            forget_device(connection, device)


def device_with(connection: Connection, key: str) -> DeviceRow | None:
    """Return a device."""
    found = rows.read(connection, select(push_devices).where(push_devices.c.key == key), DeviceRow)
    return found[0] if found else None


def devices_of(connection: Connection, owners: Collection[str]) -> dict[str, str]:
    """Return the devices that want the messages of some owners, each with one of them."""
    wants = push_wants.c
    query = (
        select(wants.device, wants.owner).where(wants.owner.in_(owners)).order_by(wants.device, wants.owner)
    )
    return {device: owner for device, owner in connection.execute(query)}  # noqa: C416 - rows are no pairs to mypy


# --- forgetting ---------------------------------------------------------------------------------------------


def forget_device(connection: Connection, key: str) -> None:
    """Delete a device, with all that waits for it."""
    connection.execute(delete(push_wants).where(push_wants.c.device == key))
    connection.execute(delete(push_notices).where(push_notices.c.device == key))
    connection.execute(delete(push_devices).where(push_devices.c.key == key))


def forget_owners(connection: Connection, owners: Collection[str]) -> None:
    """Delete every device of some owners: it is theirs, whoever else they have played as on it."""
    for key in devices_of(connection, owners):
        forget_device(connection, key)


def idle(before: float) -> ColumnElement[bool]:
    """Find devices that were not seen since a time."""
    return push_devices.c.seen < before


def unowned() -> ColumnElement[bool]:
    """Find what is wanted by seats and players that are gone."""
    owner = push_wants.c.owner
    seated = select(rows.seats.c.code).where(rows.seats.c.token == owner).exists()
    named = select(rows.players.c.key).where(rows.players.c.key == owner).exists()
    return ~seated & ~named


def has_old(connection: Connection, before: float) -> bool:
    """Whether there is a device to forget."""
    queries = (select(push_devices.c.key).where(idle(before)), select(push_wants.c.owner).where(unowned()))
    return any(connection.scalar(query.limit(1)) is not None for query in queries)


def forget_old(connection: Connection, before: float) -> None:
    """Delete the devices that were not seen for long, and those whose owners are gone."""
    connection.execute(delete(push_wants).where(unowned()))
    wanted = select(push_wants.c.device).where(push_wants.c.device == push_devices.c.key).exists()
    for key in connection.scalars(select(push_devices.c.key).where(idle(before) | ~wanted)).all():
        forget_device(connection, key)
