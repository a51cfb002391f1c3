"""What people do with clubs: found one, join, leave, and lead it. Everything is in the database."""

from __future__ import annotations

import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from chanbara.server.club import club_store as kept
from chanbara.server.club.club_history import history
from chanbara.server.club.club_info import info_of
from chanbara.server.club.membership import dissolve, leave
from chanbara.server.cluster.quotas import Quota
from chanbara.server.lobby.names import check_name, folded
from chanbara.server.lobby.tokens import CODE_LETTERS, new_code
from chanbara.server.store.club_rows import ClubRow
from chanbara.server.store.turns import LEADING, in_turn, take_turn
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.store.writer import Work
    from chanbara.server.wire.club_bodies import ClubAct, ClubGames, ClubInfo, NewClub

T = TypeVar("T")
LOG = logging.getLogger("chanbara.club")
INVITE_LENGTH = 8
"""Letters of the code of an invitation link: nobody guesses one."""
FEWEST_SEATS = 2
"""Seats of a game that members can play against each other."""


def new_invite() -> str:
    """Return the code of an invitation link."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(INVITE_LENGTH))


class Clubs:
    """All clubs."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._store = lobby.store
        self.founded = Quota(lobby.store, "clubs", lobby.settings.clubs_per_address)
        """Clubs founded today, by address."""

    # --- looking -------------------------------------------------------------------------------------------

    async def look(self, code: str, player: PlayerRow | None) -> ClubInfo:
        """Return a club as somebody sees it."""
        return await self._read(
            lambda connection: self._info(connection, _found(connection, code, player), player)
        )

    async def games(self, code: str, player: PlayerRow | None, before: int | None) -> ClubGames:
        """Return the history of a club, for a member."""
        return await self._read(
            lambda connection: history(connection, _inside(connection, code, player).code, before)
        )

    async def _read(self, work: Work[T]) -> T:
        return _or_refused(await self._store.read(partial(_caught, work=work)))

    async def _ask(self, work: Work[T]) -> T:
        """Change something, one after the other, also where several processes do."""

        def alone(connection: Connection) -> T | Refusal:
            take_turn(connection, LEADING)
            return _caught(connection, work)

        return _or_refused(await in_turn(lambda: self._store.ask(alone)))

    def _info(self, connection: Connection, club: ClubRow, player: PlayerRow | None) -> ClubInfo:
        base = self._lobby.settings.public_url.rstrip("/")
        return info_of(connection, club, "" if player is None else player.key, base)

    # --- founding and joining ------------------------------------------------------------------------------

    async def create(self, wanted: NewClub, address: str, player: PlayerRow) -> ClubInfo:
        """Found a club; whoever does leads it."""
        name, about = self._named(wanted.name), _readable(wanted.about)
        self._lobby.moderation.bans.admit(player.name, address, player)
        if not await self.founded.take(address):
            raise Refusal("too_fast", "many-clubs-today")
        await self._lobby.check_disk()
        async with self._lobby.claimed.seating(player) as still:
            assert still is not None, "somebody founds it"
            code, invite = await self._free(new_code), await self._free(new_invite)
            row = ClubRow(code, invite, name, about, wanted.avatar, still.key, time.time())
            most = self._lobby.settings.clubs_per_name

            def work(connection: Connection) -> ClubInfo:
                if not kept.add(connection, row, most):
                    raise Refusal("full", "many-clubs", most=most)
                return self._info(connection, row, still)

            made = await self._ask(work)
        LOG.info("club founded", extra={"club": code})
        return made

    def _named(self, text: str) -> str:
        name = " ".join(text.split())
        check_name(name)
        self._lobby.moderation.bans.check_name(name)
        return name

    async def _free(self, make: Callable[[], str]) -> str:
        while await self._store.read(partial(kept.is_taken, code=(code := make()))):
            pass
        return code

    # --- what members do -----------------------------------------------------------------------------------

    async def act(self, code: str, wanted: ClubAct, address: str, player: PlayerRow) -> ClubInfo | None:
        """Do something; return the club as it is then, or nothing if it is no more."""
        changed = self._changed(wanted)
        invite = await self._free(new_invite) if wanted.act == "renew" else ""
        if wanted.act == "join":
            self._lobby.moderation.bans.admit(player.name, address, player)
        async with self._lobby.claimed.seating(player) as still:
            assert still is not None, "only members act"

            def work(connection: Connection) -> ClubInfo | None:
                club = _found(connection, code, still)
                self._do(connection, club, wanted, still, changed | ({"invite": invite} if invite else {}))
                found = kept.by_code(connection, club.code)
                return None if found is None else self._info(connection, found, still)

            return await self._ask(work)

    def _changed(self, wanted: ClubAct) -> dict[str, str]:
        """Return what of a club becomes different, or refuse it."""
        if wanted.act != "change":
            return {}
        given = {
            "name": None if wanted.name is None else self._named(wanted.name),
            "about": None if wanted.about is None else _readable(wanted.about),
            "avatar": wanted.avatar,
        }
        return {field: value for field, value in given.items() if value is not None}

    def _do(
        self,
        connection: Connection,
        club: ClubRow,
        wanted: ClubAct,
        player: PlayerRow,
        changed: dict[str, str],
    ) -> None:
        if wanted.act == "join":
            self._join(connection, club, player)
            return
        _inside(connection, club.code, player)
        if wanted.act == "leave":
            leave(connection, club.code, player.key)
            return
        if club.founder != player.key:
            raise Refusal("not_host", "club-founder-only")
        match wanted.act:
            case "remove":
                leave(connection, club.code, _another(connection, club, wanted.member))
            case "hand_over":
                kept.change(connection, club.code, founder=_another(connection, club, wanted.member))
            case "dissolve":
                dissolve(connection, club.code)
            case _:
                kept.change(connection, club.code, **changed)

    def _join(self, connection: Connection, club: ClubRow, player: PlayerRow) -> None:
        settings = self._lobby.settings
        most, clubs = settings.members_per_club, settings.clubs_per_name
        match kept.join(connection, club.code, player.key, most, clubs):
            case "club-full":
                raise Refusal("full", "club-full", most=most)
            case "many-clubs":
                raise Refusal("full", "many-clubs", most=clubs)
            case _:
                pass

    async def check_table(self, code: str, seats: int, player: PlayerRow | None) -> str:
        """Refuse a table for a club of which somebody is no member; return the code of the club."""
        if seats < FEWEST_SEATS:
            raise Refusal("impossible", "no-clubs-in-a-duel")
        return await self._read(lambda connection: _inside(connection, code, player).code)

    # --- for operators -------------------------------------------------------------------------------------

    async def find(self, code: str) -> ClubRow:
        """Return a club by its code or that of its link, or refuse."""
        found = await self._store.read(partial(kept.by_code, code=code))
        if found is None:
            raise Refusal("unknown_club")
        return found

    async def remove(self, code: str) -> None:
        """Dissolve a club."""
        await self._ask(partial(dissolve, club=code))


def _caught(connection: Connection, work: Work[T]) -> T | Refusal:
    """Return what is refused: whoever stores things for all tables does not know refusals."""
    try:
        return work(connection)
    except Refusal as refusal:
        return refusal


def _or_refused(found: T | Refusal) -> T:
    if isinstance(found, Refusal):
        raise found
    return found


def _found(connection: Connection, code: str, player: PlayerRow | None) -> ClubRow:
    found = kept.find(connection, code, "" if player is None else player.key)
    if found is None:
        raise Refusal("unknown_club")
    return found


def _inside(connection: Connection, code: str, player: PlayerRow | None) -> ClubRow:
    """Return a club that somebody is a member of; to all others it is unknown."""
    club = _found(connection, code, player)
    if player is None or not kept.is_inside(connection, club.code, player.key):
        raise Refusal("unknown_club")
    return club


def _another(connection: Connection, club: ClubRow, name: str | None) -> str:
    """Return the key of another member than the founder, or refuse."""
    found = None if name is None else kept.member_named(connection, club.code, folded(name))
    if found is None or found == club.founder:
        raise Refusal("impossible", "no-such-member")
    return found


def _readable(text: str) -> str:
    """Return the sentence about a club in one line, or refuse one that cannot be read."""
    about = " ".join(text.split())
    if about:
        check_name(about, is_own=True)
    return about
