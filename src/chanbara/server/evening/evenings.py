"""What people do with evenings: open one, join, start it, go on, leave and come back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from chanbara.server.cluster.quotas import Quota
from chanbara.server.evening import evening_store as kept
from chanbara.server.evening.evening_info import info_of, may_lead, why_closed
from chanbara.server.evening.rounds import options_of, people_at
from chanbara.server.evening.runner import Runner
from chanbara.server.evening.schedule import tables_for
from chanbara.server.http.rate_limit import DAY
from chanbara.server.kind import Service
from chanbara.server.lobby.expiry import Expiry
from chanbara.server.lobby.names import check_name
from chanbara.server.lobby.naming import check_own
from chanbara.server.lobby.tokens import hashed, new_code, new_token
from chanbara.server.store.evening_rows import EveningRow, PersonRow
from chanbara.server.wire.evening_bodies import Joined
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from chanbara.server.evening.evening_store import Whole
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.wire.evening_bodies import EveningAct, EveningInfo, JoinEvening, NewEvening

LOG = logging.getLogger("chanbara.evening")
PATIENCE = 20.0
"""Seconds for which somebody waits for a change."""
SEEN = 20.0
"""Seconds after which it is stored again that whoever leads an evening looks at it."""
FEWEST = 2
"""People an evening needs."""
TRIES = 5
"""How often an act is tried if somebody changes the evening at the same moment."""


class Evenings(Service):
    """All evenings, as this process sees them."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.opened = Quota(lobby.store, "evenings", lobby.settings.evenings_per_address)
        """Evenings opened today, by address."""
        self._old = Expiry("evenings")
        self.runner = Runner(lobby)

    async def open(self) -> None:
        """Go on with all evenings."""
        self.lobby.later(self.runner.run())

    def look_soon(self) -> None:
        """Look at all evenings at once: something has happened."""
        self.runner.look_soon()

    # --- what people do ------------------------------------------------------------------------------------

    async def create(self, wanted: NewEvening, address: str, player: PlayerRow | None) -> Joined:
        """Open an evening; whoever does leads it and takes part."""
        lobby, title = self.lobby, " ".join(wanted.title.split())
        lobby.moderation.bans.admit(wanted.name, address, player)
        lobby.moderation.bans.check_name(title)
        check_name(title, is_own=True)
        if not await lobby.examinations.take(address):
            raise Refusal("too_fast", "many-evenings-today")
        await lobby.examiner.run(wanted.options.check)
        await lobby.check_disk()
        async with lobby.claimed.seating(player) as still:
            await check_own(self.store, wanted.name, still)
            if not await self.opened.take(address):
                raise Refusal("too_fast", "many-evenings-today")
            code, now, token = await self._free_code(), time.time(), new_token()
            options = msgspec.json.encode(wanted.options).decode()
            row = EveningRow(code, now, now, "open", title, options, host=0, seen=now)
            person = PersonRow(code, 0, wanted.name, hashed(token))
            await self.store.ask(partial(kept.add, row=row, person=person, player=still))
        LOG.info("evening opened", extra={"evening": code})
        return Joined(code, 0, token)

    async def _free_code(self) -> str:
        while await self.store.read(partial(kept.is_taken, code=(code := new_code()))):
            pass
        return code

    async def join(self, code: str, wanted: JoinEvening, address: str, player: PlayerRow | None) -> Joined:
        """Take part in an evening; if it has begun, from the next round on."""
        await self.find(code)
        self.lobby.moderation.bans.admit(wanted.name, address, player)
        token = new_token()
        async with self.lobby.claimed.seating(player) as still:
            await check_own(self.store, wanted.name, still)
            person = PersonRow(code, 0, wanted.name, hashed(token))
            await self._join(person, still)
        self.look_soon()
        return Joined(code, person.number, token)

    async def _join(self, person: PersonRow, player: PlayerRow | None) -> None:
        """Add somebody; again if somebody has changed the evening at the same moment."""
        most = self.lobby.settings.people_per_evening
        for _ in range(TRIES):
            evening = await self.find(person.evening)
            why = why_closed(evening.row)
            if why is not None:
                raise why
            if evening.row.status == "running":
                self._check_tables(added=_tables_with(evening, 1) - _tables_with(evening, 0))
            work = partial(kept.join, row=evening.row, person=person, player=player, most=most)
            match await self.store.ask(work):
                case "evening-full":
                    raise Refusal("full", "evening-full", most=most)
                case "name-in-evening":
                    raise Refusal("taken", "name-in-evening", name=person.name)
                case "":
                    return
                case _:
                    pass
        raise Refusal("closed", "evening-busy")

    async def find(self, code: str) -> Whole:
        """Return an evening, or refuse."""
        found = await self.store.read(partial(kept.whole, code=code))
        if found is None:
            raise Refusal("unknown_evening")
        return found

    async def look(self, code: str, token: str, after: int | None = None) -> EveningInfo:
        """Return an evening as somebody sees it; with the version they have, when it has changed."""
        evening = await self.find(code)
        if evening.version == after:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.runner.changed(code, after)
            evening = await self.find(code)
        you = person_of(evening, token)
        if you == evening.row.host and time.time() - evening.row.seen > SEEN:
            await self.store.ask(partial(kept.look_in, code=code))
        return self._shown(evening, you)

    def _shown(self, evening: Whole, you: int | None) -> EveningInfo:
        base = self.lobby.settings.public_url.rstrip("/")
        most = self.lobby.settings.people_per_evening
        return info_of(evening, you, f"{base}/evening/{evening.row.code}", most)

    async def act(self, code: str, token: str, wanted: EveningAct) -> EveningInfo:
        """Do something; again if somebody has changed the evening at the same moment."""
        for _ in range(TRIES):
            evening = await self.find(code)
            you = person_of(evening, token)
            if you is None:
                raise Refusal("unknown_token", "not-in-evening")
            if await self._done(evening, you, wanted):
                self.look_soon()
                found = await self.store.read(partial(kept.whole, code=code))
                return self._shown(evening if found is None else found, you)
        raise Refusal("closed", "evening-busy")

    async def _done(self, evening: Whole, you: int, wanted: EveningAct) -> bool:
        row = evening.row
        match wanted.act, row.status:
            case "start", "running" | "over":
                raise Refusal("started", "evening-began")
            case "next" | "return", "open":
                raise Refusal("not_over", "evening-not-begun")
            case _, "over":
                raise Refusal("closed", "evening-over")
            case "start" | "next" | "remove", _ if not may_lead(evening, you):
                raise Refusal("not_host", "evening-leads")
            case "start", _:
                self._check_start(evening)
                return await self.runner.begin(evening)
            case "next", _:
                return not row.due or await self.runner.begin(evening)
            case "remove", _:
                return await self._remove(evening, wanted.person, but=you)
            case "leave", _ if not has_sat(evening, you):
                return await self._remove(evening, you)
            case _:
                gone = wanted.act == "leave"
                host = _host_without(evening, you) if gone else row.host
                return await self.store.ask(partial(kept.set_gone, row=row, person=you, host=host, gone=gone))

    async def _remove(self, evening: Whole, person: int | None, but: int | None = None) -> bool:
        if person is None or person == but or all(one.number != person for one in evening.people):
            raise Refusal("impossible", "nobody-to-remove")
        if has_sat(evening, person):
            raise Refusal("started", "evening-has-played")
        host = _host_without(evening, person)
        return await self.store.ask(partial(kept.remove_person, row=evening.row, person=person, host=host))

    def _check_start(self, evening: Whole) -> None:
        if len(evening.people) < FEWEST:
            raise Refusal("not_ready", "evening-needs-people", least=FEWEST)
        self._check_tables(added=_tables_with(evening, 0))

    def _check_tables(self, added: int) -> None:
        if added <= 0:
            return
        if len(self.lobby.rooms) + added > self.lobby.settings.tables:
            raise Refusal("full", "too-many-tables")
        if self.lobby.advisor.overload.refuses_tables:
            raise Refusal("full", "too-many-bots-playing")

    # --- what is forgotten ---------------------------------------------------------------------------------

    async def forget_player(self, player: PlayerRow) -> None:
        """Remove the name of a player."""
        tokens = await self.store.read(partial(kept.tokens_of, player=player.key))
        if tokens:
            await self.store.forget(partial(kept.forget_names, tokens=tokens))
            self.look_soon()

    async def forget_tokens(self, tokens: Collection[str]) -> None:
        """Remove the names of the owner of some tokens, which are hashes."""
        if await self.store.read(partial(kept.own, tokens=tokens)):
            await self.store.forget(partial(kept.forget_tokens, tokens=tokens))
            self.look_soon()

    async def remove_old(self, now: float) -> None:
        """Delete evenings that never began, or ended long ago, like tables."""
        settings = self.lobby.settings
        ages = {
            "open": settings.lobby_hours * 3600,
            "running": settings.running_days * DAY,
            "over": settings.over_days * DAY,
        }
        before = {status: now - age for status, age in ages.items()}
        found = await self.store.read(partial(kept.old, before=before))
        for code in self._old.due(found, await self.store.read(kept.count)):
            await self.store.ask(partial(kept.remove, code=code))


def person_of(evening: Whole, token: str) -> int | None:
    """Return who has a token."""
    mine = hashed(token) if token else ""
    return next((one.number for one in evening.people if mine and one.token == mine), None)


def has_sat(evening: Whole, person: int) -> bool:
    """Whether somebody has had a seat in a round."""
    return any(person in people_at(one) for one in evening.tables)


def _tables_with(evening: Whole, more: int) -> int:
    """Return how many tables have people with so many more of them."""
    here = sum(not one.gone for one in evening.people)
    return tables_for(here + more, options_of(evening).game.seats)


def _host_without(evening: Whole, person: int | None) -> int:
    """Return who leads if somebody leaves: whoever was there first."""
    if person != evening.row.host:
        return evening.row.host
    here = [one.number for one in evening.people if one.number != person and not one.gone]
    return min(here, default=evening.row.host)
