"""What operators can do: ban, close a table, remove a club or a name. Each act has an entry in the audit."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from chanbara.server.lobby.alphabets import skeleton
from chanbara.server.lobby.forgetting import Forgotten, forget_elsewhere
from chanbara.server.lobby.names import folded
from chanbara.server.moderation import moderation_store as kept
from chanbara.server.moderation.bans import Bans, banned_network
from chanbara.server.moderation.claimed_names import player_named, rename_player
from chanbara.server.moderation.enforcement import close_table, enforce, enforce_at, rename
from chanbara.server.moderation.reports import Reports
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store.moderation_rows import BanRow
from chanbara.server.store.store import StoreError
from chanbara.server.table.host_actions import forget_watcher
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from chanbara.server.cluster.bulletin import Bulletin
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.moderation_rows import AuditRow
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.table.room import Room
    from chanbara.server.wire.admin_bodies import NewBan, RemoveName

LOOK = 2.0
"""Seconds between two looks for bans that other processes have made or lifted."""


class Moderation:
    """Reports, bans and the acts of operators."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.bans = Bans(lobby.store)
        self.reports = Reports(lobby.store, lobby.settings)
        self._announce: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Load the bans, before anybody can come in."""
        await self.bans.open()
        await self.reports.open()

    # --- where several processes share the database --------------------------------------------------------

    def share(self, bulletin: Bulletin) -> None:
        """Tell others of what changes, and hear of it."""

        def announce(topic: str, read: Callable[[], Awaitable[None]]) -> Callable[[], None]:
            def heard(*_about: object) -> None:
                self.lobby.later(self._unless_away(read))

            bulletin.subscribe(topic, heard, heard)
            return partial(bulletin.post, topic)

        self._announce = announce("bans", self.catch_up)
        self.reports.announce = announce("reports", self.reports.open)

    async def watch(self) -> None:
        """Look again and again for bans of others, in case an announcement was lost."""
        while True:
            await asyncio.sleep(LOOK)
            await self._unless_away(self._look)

    async def _look(self) -> None:
        if await self.bans.has_changed():
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read the bans of others, and enforce them at the tables of this process."""
        new = await self.bans.refresh()
        if new:
            await enforce(self.lobby, self.bans, new, is_ours=False)

    async def _unless_away(self, work: Callable[[], Awaitable[None]]) -> None:
        with contextlib.suppress(StoreError):  # there is a next time
            await work()

    async def all_bans(self) -> list[BanRow]:
        """Return every ban, as it is now."""
        if self.store.is_shared:
            await self._unless_away(self.catch_up)
        return self.bans.all

    def enforce_later(self, room: Room) -> None:
        """Enforce bans at a table that was another process's when they were made."""
        self.lobby.later(self._unless_away(partial(enforce_at, room, self.bans)))

    # --- bans ----------------------------------------------------------------------------------------------

    async def remove_old(self, now: float) -> None:
        """End bans that are over, and delete what is kept no longer."""
        await self.bans.remove_old()
        await self.reports.remove_old(now)

    async def lift(self, number: int, by: str, reason: str) -> BanRow:
        """End a ban early."""
        await self.all_bans()
        lifted = await self.bans.lift(number, by, reason)
        self._announce()
        return lifted

    async def ban(self, wanted: NewBan) -> list[BanRow]:
        """Ban somebody, and close their connections."""
        match wanted:
            case _ if _count(wanted.name, wanted.network, wanted.report, wanted.table) != 1:
                raise Refusal("impossible", "ban-one-thing")
            case _ if wanted.name is not None:
                targets = [await self._by_name(wanted.name, wanted)]
            case _ if wanted.network is not None:
                targets = [self._by_network(wanted.network, wanted)]
            case _ if wanted.report is not None:
                targets = await self._by_report(wanted.report, wanted)
            case _:
                targets = await self._by_seat(wanted.table or "", wanted.seat, wanted)
        made = await self.bans.add(targets)
        self._announce()
        await enforce(self.lobby, self.bans, made)
        return made

    async def _by_name(self, name: str, wanted: NewBan) -> BanRow:
        """Ban the player of a claimed name; a name that anybody may type is only blocked."""
        player = await self._player(name)
        if player is not None:
            return _ban(wanted, "player", player.key, player.name, player.folded)
        if wanted.chat_only:
            raise Refusal("impossible", "mute-whom", name=name)
        return _ban(wanted, "name", folded(name), name)

    def _by_network(self, text: str, wanted: NewBan) -> BanRow:
        network = str(banned_network(text, self.lobby.settings.proxies.split(",")))
        return _ban(wanted, "network", network, network)

    async def _by_report(self, number: int, wanted: NewBan) -> list[BanRow]:
        report = await self.reports.find(number)
        if report.player:
            return [_ban(wanted, "player", report.player, report.name, folded(report.name))]
        found = []
        seats = {seat.seat: seat for seat in await self.store.seats(report.code)}
        # Only if it is still the same person.
        if report.seat in seats and seats[report.seat].token and seats[report.seat].name == report.name:
            found.append(_ban(wanted, "seat", seats[report.seat].token, _place(report.code, report.seat)))
        found += self._network_of(report.network, wanted)
        if not found:
            raise Refusal("impossible", "nobody-to-ban")
        return found

    async def _by_seat(self, code: str, number: int | None, wanted: NewBan) -> list[BanRow]:
        """Ban the player of a seat: by their claimed name, or else by the seat and by where they are."""
        room = await self.lobby.find(code.upper())
        if number is None or number >= len(room.seats):
            raise Refusal("impossible", "no-such-seat", seats=len(room.seats))
        row = room.seats[number].row
        if not row.token:
            raise Refusal("impossible", "nobody-to-ban")
        key = room.seats[number].owner
        if key:
            return [_ban(wanted, "player", key, row.name, folded(row.name))]
        address = next((one.address for one in room.connections if one.seat == number), "")
        found = _ban(wanted, "seat", row.token, _place(room.row.code, number))
        return [found, *self._network_of(address, wanted)]

    def _network_of(self, address: str, wanted: NewBan) -> list[BanRow]:
        """Ban where somebody is, unless that would ban everybody."""
        with contextlib.suppress(Refusal):
            return [self._by_network(address, wanted)]
        return []

    async def _player(self, name: str) -> PlayerRow | None:
        return await self.store.ask(lambda connection: player_named(connection, folded(name)))

    # --- tables, clubs and names ---------------------------------------------------------------------------

    async def close_table(self, code: str, by: str, reason: str) -> AuditRow:
        """End a table for good, and send everybody away."""
        room = await self.lobby.find(code)
        if room.state.closed:
            raise Refusal("closed", "closed-by-operator")
        # First the entry: no act is without one, even if the server is killed in between.
        entry = await self._note(by, "close table", f"table {code}", reason)
        await room.do(partial(close_table, room, reason))
        return entry

    async def remove_club(self, code: str, by: str, reason: str) -> AuditRow:
        """Dissolve a club."""
        club = await self.lobby.clubs.find(code)
        entry = await self._note(by, "remove club", f"{club.name}, club {club.code}", reason)
        await self.lobby.clubs.remove(club.code)
        return entry

    async def remove_name(self, wanted: RemoveName) -> AuditRow:
        """Replace a claimed name, or the name at a seat."""
        if _count(wanted.name, wanted.table) != 1:
            raise Refusal("impossible", "ban-one-thing")
        if wanted.name is not None:
            return await self._remove_claimed(wanted.name, wanted)
        room = await self.lobby.find((wanted.table or "").upper())
        if wanted.seat is None or wanted.seat >= len(room.seats):
            raise Refusal("impossible", "no-such-seat", seats=len(room.seats))
        row = room.seats[wanted.seat].row
        if not row.token:
            raise Refusal("impossible", "nobody-to-ban")
        about = f"{row.name} at {_place(room.row.code, wanted.seat)}"
        entry = await self._note(wanted.by, "remove name", about, wanted.reason)
        await room.do(partial(rename, room, wanted.seat, f"Player {wanted.seat + 1}"))
        return entry

    async def _remove_claimed(self, name: str, wanted: RemoveName) -> AuditRow:
        player = await self._player(name)
        if player is None:
            raise Refusal("impossible", "no-such-name", name=name)
        new = f"Player {secrets.token_hex(4).upper()}"
        about = f"{player.name}, now {new}"
        entry = await self._note(wanted.by, "remove name", about, wanted.reason)
        async with self.lobby.claimed.lock(player):
            for service in self.lobby.services.values():
                await service.forget_player(player)  # before the tables: the next one would get the name
            await self._rename_claimed(player, new)
        return entry

    async def _rename_claimed(self, player: PlayerRow, new: str) -> None:
        # While nothing is loaded: a table in memory would write the name back.
        async with self.lobby.loading:
            places = await self.store.ask(lambda connection: ledger.seats_of(connection, player.key))
            forms = {"name": new, "folded": folded(new), "skeleton": skeleton(new)}
            await self.store.forget(lambda connection: rename_player(connection, player.key, forms))
            for room in self.lobby.rooms.values():
                forget_watcher(room, player)
            self.lobby.asleep.forget_watcher(player)
            for place in places:
                if (found := self.lobby.rooms.get(place.code)) is not None:
                    with contextlib.suppress(Refusal):  # a failed table is rebuilt from disk
                        await found.do(partial(rename, found, place.seat, new))
                self.lobby.asleep.forget(place.code, place.seat)
        await forget_elsewhere(self.lobby, Forgotten(player, name=new, places=places))

    async def _note(self, by: str, act: str, about: str, reason: str) -> AuditRow:
        return await self.store.ask(lambda connection: kept.note(connection, by, act, about, reason))


def _ban(wanted: NewBan, kind: str, target: str, shown: str, name: str = "") -> BanRow:
    now = time.time()
    return BanRow(
        number=0,
        kind=kind,
        target=target,
        shown=shown,
        folded=name,
        chat_only=wanted.chat_only,
        reason=wanted.reason,
        public=wanted.public,
        made=now,
        until=now + wanted.seconds,
        by=wanted.by,
    )


def _count(*given: object) -> int:
    return sum(one is not None for one in given)


def _place(code: str, seat: int) -> str:
    return f"{code}/{seat}"
