"""A server whose push messages go to a service of its own, and what waits there."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from chanbara.server.store.push_rows import push_devices, push_notices, push_wants
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running
from tests.server.party import GENEROUS, Party
from tests.server.push_kit import Browser, LocalLine, Service, turn_on

SITE = "https://play.example.org"
PUSHING = msgspec.structs.replace(GENEROUS, public_url=SITE, push_devices_per_address=1_000)
Pushing = tuple[Running, Service, LocalLine]


def clear(connection: Connection) -> None:
    """Forget every device and message."""
    for table in (push_devices, push_wants, push_notices):
        connection.execute(table.delete())


def count(server: Running, table: Any) -> int:  # noqa: ANN401 - a table of the database
    query = select(func.count()).select_from(table)
    return on_loop(server, server.lobby.store.read_in_order(lambda one: one.scalar(query))) or 0


def waiting(server: Running) -> int:
    query = select(func.count()).where(push_notices.c.sent == 0)
    return on_loop(server, server.lobby.store.read_in_order(lambda one: one.scalar(query))) or 0


def invite(server: Running, *owners: str, code: str = "ABCDEF") -> None:
    on_loop(server, server.lobby.push.notify_invitation(owners, code))


def devices(server: Running, table: Party, **about: str) -> dict[int, Browser]:
    """Have a device for everybody at a table."""
    found = {player.seat: Browser() for player in table.players}
    for player in table.players:
        turn_on(server, found[player.seat], player.token, **about)
    return found
