"""All tables: opening, finding, listing and removing them, and restoring them after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from chanbara.kernel.kind import KINDS, GameKind
from chanbara.server.bots.advisor import Advisor
from chanbara.server.club.clubs import Clubs
from chanbara.server.cluster.bulletin import Bulletin
from chanbara.server.cluster.elsewhere import Elsewhere
from chanbara.server.cluster.leases import Taken
from chanbara.server.cluster.membership import Membership
from chanbara.server.cluster.peers import Peers
from chanbara.server.cluster.quotas import Quota
from chanbara.server.evening.evenings import Evenings
from chanbara.server.insight.prompter import Prompter
from chanbara.server.kind import Service, served_as
from chanbara.server.lobby.claimed_names import ClaimedNames
from chanbara.server.lobby.examiner import Examiner
from chanbara.server.lobby.handing_over import elsewhere, hand_over
from chanbara.server.lobby.invitations import Invitations
from chanbara.server.lobby.listing import Listing
from chanbara.server.lobby.naming import check_own, mark_owners, owning
from chanbara.server.lobby.operator_files import leave_to_owner
from chanbara.server.lobby.peer_acts import acts_of
from chanbara.server.lobby.quick_play import QuickPlay
from chanbara.server.lobby.restoration import Restoration
from chanbara.server.lobby.sleepers import Sleepers
from chanbara.server.lobby.stored_tables import Quick, first_seats, load, new_row, options_of
from chanbara.server.lobby.sweep import FULL, IDLE, Sweep
from chanbara.server.lobby.tokens import hashed, new_code, new_token
from chanbara.server.lobby.trouble import Trouble
from chanbara.server.mail.reminders import Reminders
from chanbara.server.metrics.meters import Meters
from chanbara.server.moderation.moderation import Moderation
from chanbara.server.push.pushes import Pushes
from chanbara.server.review.review_stream import Streams
from chanbara.server.review.reviews import Reviews
from chanbara.server.stats.recorder import Books
from chanbara.server.store.analysis_store import AnalysisShelf
from chanbara.server.store.store import ConnectionLost, SeatRow, StoreError, StoreUnavailable
from chanbara.server.store.turns import all_of, in_turn
from chanbara.server.table.room import Room
from chanbara.server.wire.bodies import Seated
from chanbara.server.wire.messages import Bye
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import NotStored, Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from chanbara.server.lobby.operator_files import OperatorFiles
    from chanbara.server.settings import Settings
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.store import OriginRow, Store
    from chanbara.server.store.writer import Work
    from chanbara.server.table.carryover import SagaDuel
    from chanbara.server.wire.bodies import Create

LOG = logging.getLogger("chanbara.lobby")
DRAFTS = 200
"""Drafts of cards that may be checked per table that may be opened: a page asks after every change."""
TRIES = 50
"""How often someone may try for each table they may open: the form of house rules asks after each change."""
UNLOADING = 2.0
"""Seconds for which a new table waits until quiet ones have left a full server."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 5.0
"""Seconds between attempts to restore a table during an outage of the database."""


def workshop_quotas(store: Store, settings: Settings) -> tuple[Quota, Quota]:
    """Return how many files of cards were checked today by address, and how many measurements started."""
    drafts = DRAFTS * settings.tables_per_address
    return Quota(store, "drafts", drafts), Quota(store, "measurements", settings.lab_runs_per_address)


class Lobby:
    """Owns every room of this server."""

    def __init__(self, store: Store, settings: Settings, meters: Meters, files: OperatorFiles) -> None:
        self.store, self.files, self.settings, self.meters = store, files, settings, meters
        self.advisor = Advisor(meters.bots, settings.bot_processes, settings.ray_address)
        self.prompter = Prompter(settings.insight_processes)
        self.books = Books(store)
        self.reviews = Reviews(self)
        self.streams = Streams(self.advisor, AnalysisShelf(store))
        self.reminders = Reminders(self)
        self.push = Pushes(self)
        self.moderation = Moderation(self)
        self.examiner = Examiner()
        self.rooms: dict[str, Room] = {}
        self.asleep = Sleepers(self)
        self.listing, self.quick, self.invitations = Listing(self), QuickPlay(self), Invitations(self)
        self.stopping = False
        self.trouble = Trouble(self)
        self.opened = Quota(store, "tables", settings.tables_per_address)
        """Tables opened today, by address."""
        self.examinations = Quota(store, "examinations", TRIES * settings.tables_per_address)
        """Options checked today, by address: those that are refused cost time too."""
        self.drafts, self.measurements = workshop_quotas(store, settings)
        self.names = Quota(store, "names", settings.names_per_address)
        """Names claimed today, by address."""
        self.evenings, self.clubs = Evenings(self), Clubs(self)
        self.services = {name: served_as(kind).service(self) for name, kind in KINDS.items()}
        self.services["evening"] = self.evenings
        """The service of each game, and evenings."""
        self.sweep, self.restoration = Sweep(self), Restoration(self)
        self.membership: Membership | None = None
        """This process among others on the same database, if there may be others."""
        self.peers = Peers(self)
        self.bulletin: Bulletin | None = None
        """What they announce to each other."""
        self.broke: Counter[str] = Counter()
        """How often a table had to be rebuilt since the server started."""
        self.loading = asyncio.Lock()
        self.claimed = ClaimedNames(self)
        self._tasks: set[asyncio.Task[None]] = set()

    # --- start and stop ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Get ready to serve; running games come back in the background."""
        self.peers.acts = acts_of(self)
        self.store.listen(self.trouble.change)
        self.store.observe(self.meters.committed)
        for opened in (self.reminders, self.push, self.moderation):
            await opened.open()
        if self.settings.shared:
            self.membership = Membership(self, self.settings.node_url)
            self.bulletin = Bulletin(self.store, self.membership.name)
            for one in (self.moderation, self.membership):
                one.share(self.bulletin)
            await self.membership.open()
            self.bulletin.open()
            self.later(self.moderation.watch())
            self.later(self.membership.live())
            self.later(self.membership.look())
            self.later(self.listing.run(self.membership.name))
        for service in self.services.values():
            await service.open()
        for runner in (self.restoration, self.sweep, self.reminders, self.push):
            self.later(runner.run())
        for work in (self.advisor.get_ready(), self.advisor.watch(), self.books.catch_up()):
            self.later(work)
        self.prompter.start()
        LOG.info("open")

    def later(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def say_bye(self) -> None:
        """Say goodbye to all clients; every game is on disk already."""
        self.stopping = True
        self.streams.close()
        await hand_over(self)

    async def close(self) -> None:
        """Stop everything."""
        for task in list(self._tasks):
            task.cancel()
        await self.say_bye()
        await self.advisor.close()
        await self.prompter.close()
        for service in self.services.values():
            service.close()
        self.reviews.close()
        self.examiner.close()
        await asyncio.gather(self.reminders.close(), self.push.close())
        await self.store.close()

    # --- tables --------------------------------------------------------------------------------------------

    async def create(self, wanted: Create, address: str, player: PlayerRow | None = None) -> Seated:
        """Open a table; its creator gets a seat and is the host."""
        seats, club = wanted.options.game.seats, wanted.club
        club = club and await self.clubs.check_table(club, seats, player)
        return await self.open_table(
            wanted.name, wanted.options, address, player=player, avatar=wanted.avatar, club=club
        )

    async def open_table(
        self,
        name: str,
        options: TableOptions,
        address: str,
        origin: OriginRow | None = None,
        player: PlayerRow | None = None,
        avatar: str = "",
        quick: Quick | None = None,
        also: Work[None] | None = None,
        club: str = "",
    ) -> Seated:
        """Open a table, with a new deal or one from elsewhere, and store something else with it."""
        if self.stopping:
            raise elsewhere(self)
        # Before any work: an address that may open no table costs nothing more.
        self.moderation.bans.admit(name, address, player)
        if not await self.opened.has_room(address) or not await self.examinations.take(address):
            raise Refusal("too_fast", "many-tables-today")
        await check_own(self.store, name, player)
        self.files.fill_in(options.game)
        await self.examiner.run(options.check)
        if any(options.bots):
            self.check_load()
        await self.reserve_slot(address)
        token = new_token()
        seats = first_seats(options)
        host = next((one.seat for one in seats if not one.bot), None)
        if host is None:
            raise Refusal("impossible", "no-seat-for-yourself")
        seats[host].name, seats[host].token, seats[host].ready = name, hashed(token), quick is not None
        seats[host].avatar = avatar or (player.avatar if player else "")
        async with self.claimed.seating(player) as still:
            await check_own(self.store, name, still)
            works = all_of(owning(token, still), also)
            code = await self.add(options, seats, host, origin, also=works, quick=quick, club=club)
        LOG.info("table opened", extra={"table": code})
        return Seated(code, host, token)

    async def free_code(self) -> str:
        """Return a code that no table and no record has."""
        while True:
            code = new_code()
            if code not in self.rooms and not await self.store.is_taken(code):
                return code

    async def add(
        self,
        options: TableOptions,
        seats: list[SeatRow],
        host: int,
        origin: OriginRow | None = None,
        duel: SagaDuel | None = None,
        also: Work[None] | None = None,
        quick: Quick | None = None,
        club: str = "",
    ) -> str:
        """Store a new table, with the source of its deal or the saga that its duel belongs to."""
        code = await self.free_code()
        row = new_row(code, options, len(seats), host, duel, quick)
        row.club = club
        for seat in seats:
            seat.code = code
        if origin is not None:
            origin.code = code
        if duel is not None:
            duel.saga.duel, duel.saga.changed = code, row.created
        saga = duel and duel.saga
        await in_turn(lambda: self.store.add_table(row, seats, origin, saga, also=also))
        if self.membership is None:  # else the server that is first asked for it runs it, wherever that is
            room = Room(self, row, seats, options, origin)
            await mark_owners(room)
            self.keep(room)
        return code

    def service(self, kind: GameKind) -> Service:
        """Return the service of a game."""
        return self.services[kind.name]

    def keep(self, room: Room) -> None:
        """Run a table."""
        self.rooms[room.row.code] = room
        room.open()
        if room.fence is not None:
            self.moderation.enforce_later(room)

    async def find(self, code: str) -> Room:
        """Return a table, from memory or from disk."""
        if self.membership is not None:
            await self.membership.confirm()
        if code in self.rooms:
            return self.rooms[code]
        async with self.loading:
            if self.stopping:
                raise elsewhere(self, code)
            if (room := self.rooms.get(code)) is None:
                row = await self.store.table(code)
                if row is None:
                    raise Refusal("unknown_table")
                if self.membership is None:
                    return await load(self, row, Taken(None, None))
                # A process that cannot read them, or has not the files, leaves the table to others.
                await leave_to_owner(self, code, options_of(self, row).game)
                taken = await self.membership.take(code)
                try:
                    row = await self.store.table(code)  # as the process left it that had the table before
                    if row is None:
                        raise Refusal("unknown_table")
                    return await load(self, row, taken)
                except (NotStored, StoreError):
                    # It has the lease now, so nobody else looks after the game.
                    self.later(self.bring_back(code, FIRST_WAIT))
                    raise
        return room

    @property
    def has_trouble(self) -> bool:
        """Whether nothing can be stored at the moment."""
        return self.trouble.is_on

    def broken(self, room: Room, *, by_store: bool = False) -> None:
        """Rebuild a table from its log after its task has failed, or the database has."""
        code = room.row.code
        self.meters.rebuilds.labels("store" if by_store else "fault").inc()
        room.referee.stop()
        room.broadcast(Bye(reason="trouble"))
        for connection in list(room.connections):
            connection.lost.set()
        room.connections.clear()
        if self.rooms.get(code) is room:
            del self.rooms[code]
        if room.row.status == "running" and not self.stopping:
            # A table that fails at once every time must not keep the server busy.
            self.broke[code] += not by_store
            self.later(self.bring_back(code, min(FIRST_WAIT * 2 ** self.broke[code], IDLE)))

    async def bring_back(self, code: str, pause: float = 0) -> None:
        """Resume a game, when the database works. One that cannot be read is skipped; all others continue."""
        while True:
            await asyncio.sleep(pause)
            try:
                await self.find(code)
            except (NotStored, StoreUnavailable, ConnectionLost):
                pause = min(max(FIRST_WAIT, 2 * pause), LONGEST_WAIT)
                continue
            except (Refusal, Elsewhere):
                return  # removed in the meantime, or taken by another process
            except Exception:
                LOG.exception("table not read", extra={"table": code})
            return

    def link(self, code: str) -> str:
        """Return the invitation link of a table."""
        return f"{self.settings.public_url.rstrip('/')}/t/{code}"

    # --- limits --------------------------------------------------------------------------------------------

    async def reserve_slot(self, address: str | None) -> None:
        """Count a new table for its address and for the server, or refuse it; safe under concurrency."""
        if len(self.rooms) >= self.settings.tables:
            # Not for long: whoever has the lock that this needs may wait for the table that wants a rematch.
            await asyncio.wait({self.later(self.sweep.unload(FULL))}, timeout=UNLOADING)
        if len(self.rooms) >= self.settings.tables:
            raise Refusal("full", "too-many-tables")
        if address is not None and not await self.opened.take(address):
            raise Refusal("too_fast", "many-tables-today")
        await self.check_disk()

    def check_load(self) -> None:
        """Refuse a new table with bots if those that play already have too much to do."""
        if self.advisor.overload.refuses_tables:
            self.meters.bots.refused.inc()
            raise Refusal("full", "too-many-bots-playing")

    async def check_disk(self) -> None:
        """Refuse to store anything new if the database has reached its size limit."""
        if await self.store.size() > self.settings.database_megabytes * 1_000_000:
            raise Refusal("full", "no-room")

    async def remove(self, code: str) -> None:
        """Remove a table and notify its clients."""
        await self.clear_away([code], partial(self.store.remove, code))

    async def clear_away(self, codes: Sequence[str], remove: Callable[[], Awaitable[None]]) -> None:
        """Remove tables from memory, then from disk, and notify their clients."""
        # While nothing is loaded: a concurrent request would restore a table that is being deleted.
        async with self.loading:
            for room in [self.rooms[code] for code in codes if code in self.rooms]:
                room.broadcast(Bye(reason="removed"))
                await self.drop(room)
            self.asleep.remove(codes)
            await remove()

    async def lose(self, room: Room) -> None:
        """Let go of a table that another process has now; its clients find it there."""
        room.broadcast(Bye(reason="moved"))
        await self.drop(room)

    async def drop(self, room: Room) -> None:
        if self.rooms.get(room.row.code) is room:
            del self.rooms[room.row.code]
        for connection in room.connections:
            connection.lost.set()
        await room.close()
