"""Bans in memory: who may not play here, checked without asking the database.

Where several processes share the database, each reads what another has changed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from functools import lru_cache, partial
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, TypeAlias

from chanbara.server.lobby.alphabets import skeleton
from chanbara.server.lobby.names import folded
from chanbara.server.moderation import moderation_store as kept
from chanbara.server.moderation.ban_clock import BanClock
from chanbara.server.store.moderation_rows import BanRow
from chanbara.server.wire.refusal import Banned, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from sqlalchemy import Connection

    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import Store

Network: TypeAlias = IPv4Network | IPv6Network
WIDEST = {4: 8, 6: 16}
"""The widest network that can be banned: a mistyped one must not ban everybody."""
NARROWEST_IPV6 = 64
"""The part of an IPv6 address that its owner does not choose."""
REMEMBERED = 10_000


def banned_network(text: str, spared: Collection[str] = ()) -> Network:
    """Return the network to ban for an address or a network, or refuse; some addresses are spared."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise Refusal("impossible", "no-network", network=text) from error
    if found.version == 6 and found.network_address.ipv4_mapped is not None:  # noqa: PLR2004
        found = IPv4Network((found.network_address.ipv4_mapped, max(0, found.prefixlen - 96)), strict=False)
    if found.prefixlen < WIDEST[found.version]:
        raise Refusal("impossible", "network-too-wide", network=str(found), bits=WIDEST[found.version])
    if isinstance(found, IPv6Network) and found.prefixlen > NARROWEST_IPV6:
        found = found.supernet(new_prefix=NARROWEST_IPV6)
    for place in (_network(one.strip()) for one in spared):
        if place is not None and place.version == found.version and place.overlaps(found):
            raise Refusal("impossible", "network-of-proxy", network=str(found))
    return found


@lru_cache(REMEMBERED)
def _network(address: str) -> Network | None:
    """Return an address, as the server counts it, as a network; None if it is none."""
    try:
        if "/" in address:
            return ip_network(address, strict=False)
        found = ip_address(address)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return ip_network(found)


def _signed(connection: Connection) -> tuple[tuple[int, ...], list[BanRow]]:
    """Return all bans, and before them what tells whether they have changed."""
    return kept.bans_sign(connection), kept.all_bans(connection)


class Bans:
    """Every ban that is not over."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = BanClock()
        self._by_number: dict[int, BanRow] = {}
        self._by_target: defaultdict[tuple[str, str], list[BanRow]] = defaultdict(list)
        self._widths: set[tuple[int, int]] = set()
        """Version and prefix length of all banned networks: for each an address is looked up once."""
        self._owners: dict[str, str] = {}
        """The banned players by the hashes of their seat tokens."""
        self._changing = asyncio.Lock()
        """What is read while something is stored could be older."""
        self._sign: tuple[int, ...] = ()

    async def open(self) -> None:
        """Load everything."""
        await self.refresh()

    async def refresh(self) -> list[BanRow]:
        """Read all bans; return those that are new here."""
        async with self._changing:
            before = set(self._by_number)
            self._sign, found = await self.store.ask(_signed)
            self._index(found)
            await self._load_owners()
        return [ban for ban in found if ban.number not in before]

    async def has_changed(self) -> bool:
        """Whether another process has added or deleted a ban."""
        return await self.store.read(kept.bans_sign) != self._sign

    async def _load_owners(self) -> None:
        players = {ban.target for ban in self._by_number.values() if ban.kind == "player"}
        self._owners = (
            await self.store.ask(lambda connection: kept.tokens_of(connection, players)) if players else {}
        )

    def _index(self, bans: Iterable[BanRow]) -> None:
        self._by_number = {ban.number: ban for ban in bans}
        self._by_target.clear()
        self._widths.clear()
        for ban in self._by_number.values():
            self._by_target[ban.kind, ban.target].append(ban)
            if ban.folded:
                self._by_target["name", ban.folded].append(ban)
            if ban.kind in {"player", "name"}:
                self._by_target["look", skeleton(ban.shown)].append(ban)
            if ban.kind == "network" and (network := _network(ban.target)) is not None:
                self._widths.add((network.version, network.prefixlen))

    # --- changes -------------------------------------------------------------------------------------------

    @property
    def all(self) -> list[BanRow]:
        """Every ban, oldest first."""
        return list(self._by_number.values())

    async def add(self, wanted: Collection[BanRow]) -> list[BanRow]:
        """Store bans; from then on they hold."""
        async with self._changing:
            made = await self.store.ask(lambda connection: kept.add_bans(connection, wanted))
            self._index([*self._by_number.values(), *made])
            await self._load_owners()
        return made

    async def lift(self, number: int, by: str, reason: str) -> BanRow:
        """End a ban early, and delete it."""
        ban = self._by_number.get(number)
        if ban is None:
            raise Refusal("impossible", "no-such-ban", number=str(number))

        def work(connection: Connection) -> bool:
            if not kept.remove_bans(connection, [number]):
                return False  # somebody else was faster
            kept.note(connection, by, "unban", f"ban {number}", reason)
            return True

        async with self._changing:
            is_done = await self.store.forget(work)
            self._drop([number])
        if not is_done:
            raise Refusal("impossible", "no-such-ban", number=str(number))
        return ban

    async def remove_old(self) -> None:
        """Delete the bans that are over; call it every minute."""
        self.clock.check()
        over = [ban.number for ban in self._by_number.values() if self.clock.is_over(ban.until)]
        if not over:
            return
        async with self._changing:
            # Files are wiped for it: not again by each process.
            if await self.store.ask(partial(kept.bans_among, numbers=over)):
                await self.store.forget(partial(kept.remove_bans, numbers=over))
            self._drop(over)

    def _drop(self, numbers: Collection[int]) -> None:
        self._index([ban for ban in self._by_number.values() if ban.number not in numbers])

    # --- checks --------------------------------------------------------------------------------------------

    def of_person(self, address: str = "", token: str = "", player: str = "") -> Iterator[BanRow]:
        """Yield the bans of somebody, by where they are, the hash of a seat token, or the key of a player."""
        if not self._by_number:
            return
        for kind, target in self._targets(address, token, player):
            for ban in self._by_target.get((kind, target), ()):
                if not self.clock.is_over(ban.until):
                    yield ban

    def _targets(self, address: str, token: str, player: str) -> Iterator[tuple[str, str]]:
        if token:
            yield "seat", token
        player = player or self._owners.get(token, "")
        if player:
            yield "player", player
        network = _network(address) if self._widths else None
        if network is not None:
            for version, width in self._widths:
                if version == network.version and width <= network.prefixlen:
                    yield "network", str(network.supernet(new_prefix=width))

    def ban_of(self, address: str = "", token: str = "", player: str = "") -> BanRow | None:
        """Return the longest ban of somebody who may not play here."""
        found = [ban for ban in self.of_person(address, token, player) if not ban.chat_only]
        return max(found, key=lambda ban: ban.until, default=None)

    def check(self, address: str = "", token: str = "", player: str = "") -> None:
        """Refuse somebody who may not play here."""
        ban = self.ban_of(address, token, player)
        if ban is not None:
            raise Banned(ban.until, ban.reason if ban.public else "")

    def admit(self, name: str, address: str, player: PlayerRow | None = None) -> None:
        """Refuse somebody who may not sit down, or not under this name."""
        self.check(address, player="" if player is None else player.key)
        if player is None or folded(name) != player.folded:
            self.check_name(name)

    def check_chat(self, address: str, token: str, player: str) -> None:
        """Refuse somebody who may not speak here."""
        ban = max(self.of_person(address, token, player), key=lambda ban: ban.until, default=None)
        if ban is not None:
            why = "muted" if ban.chat_only else "banned"
            raise Banned(ban.until, ban.reason if ban.public else "", why)

    def check_name(self, name: str) -> None:
        """Refuse a name that nobody may use, or looks like it. Who has it by chance chooses another."""
        if not self._by_number:
            return
        for target in (("name", folded(name)), ("look", skeleton(name))):
            for ban in self._by_target.get(target, ()):
                if not ban.chat_only and not self.clock.is_over(ban.until):
                    raise Banned(ban.until, "", "name-banned")
