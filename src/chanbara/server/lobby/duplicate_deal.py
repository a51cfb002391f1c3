"""A deal used again: continued by one person from a frame, or played by another group from the start."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import chanbara
from chanbara.server.kind import served_as
from chanbara.server.lobby.stored_tables import look_at
from chanbara.server.store.store import OriginRow
from chanbara.server.table.deal_source import deal_of
from chanbara.server.table.host_actions import begin
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.review_bodies import Group, Groups

if TYPE_CHECKING:
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.review.reviews import Reviewed
    from chanbara.server.store.rows import PlayerRow
    from chanbara.server.table.room import Room
    from chanbara.server.wire.bodies import Seated
    from chanbara.server.wire.review_bodies import Again, PlayOn

Choices: TypeAlias = tuple[tuple[int, int, str], ...]


MOST_GROUPS = 50
"""Maximum number of groups to compare: each is a game that has to be read."""


async def play_on(
    lobby: Lobby, found: Reviewed, wanted: PlayOn, address: str, player: PlayerRow | None
) -> Seated:
    """Open a table that starts from a position of the game, with bots in all other seats, and start it."""
    past = found.past
    if wanted.frame >= len(past.marks) or past.marks[wanted.frame].seat is None:
        raise Refusal("impossible", "no-such-frame", last=_last_frame(found))
    if wanted.seat >= past.players:
        raise Refusal("impossible", "no-such-seat", seats=past.players)
    bots: list[str | None] = [wanted.bot or found.options.stand_in] * past.players
    bots[wanted.seat] = None
    options = TableOptions(game=found.options, bots=bots)
    origin = _origin("play_on", found, wanted.frame)
    seated = await lobby.open_table(wanted.name, options, address, origin, player)
    room = await lobby.find(seated.code)
    await room.do(partial(begin, room))
    return seated


def _last_frame(found: Reviewed) -> int:
    """Return the last frame with an open decision."""
    return max(number for number, mark in enumerate(found.past.marks) if mark.seat is not None)


async def again(
    lobby: Lobby, found: Reviewed, wanted: Again, address: str, player: PlayerRow | None
) -> Seated:
    """Open a table with the same deal for another group."""
    if found.past.players == 1:
        raise Refusal("impossible", "no-groups-in-a-duel")
    chosen = wanted.options
    options = TableOptions(
        game=found.options,
        clock=chosen.clock,
        pauses=chosen.pauses,
        public=chosen.public,
        spectators=chosen.spectators,
        aid=chosen.aid,
        bots=chosen.bots,
    )
    return await lobby.open_table(wanted.name, options, address, _origin("again", found, 0), player)


def _origin(kind: Literal["again", "play_on"], found: Reviewed, frame: int) -> OriginRow:
    game = found.past.at(frame)
    return OriginRow("", kind, deal_of(game), found.code, frame, game.record())


async def groups(lobby: Lobby, found: Reviewed) -> Groups:
    """Return how each group did with the deal of a game, starting with the original group."""
    if found.past.players == 1:
        return Groups([])
    deal = deal_of(found.past.end)
    origins = await lobby.store.groups(deal, MOST_GROUPS)
    files = await lobby.store.records(deal, MOST_GROUPS)
    if found.source == "file" and found.code not in files:
        files.append(found.code)
    tables = {found.code, *(code for pair in origins for code in pair)} - {*files}
    codes = [*sorted(tables), *files]
    known: list[Group] = []
    played: set[Choices | None] = set()
    # Each table is a group. A file may contain a game that was played at a table, or that is in another file.
    for code in [one for place, one in enumerate(codes) if place < MOST_GROUPS or one == found.code]:
        entry = await _group(lobby, code)
        if entry is not None and not (code in files and entry.choices in played):
            known.append(entry.group)
            played.add(entry.choices)
    return Groups(sorted(known, key=lambda one: (one.created, one.code or "")))


class _Entry(NamedTuple):
    """A group and its choices, which are private until its game is over."""

    group: Group
    choices: Choices | None


async def _group(lobby: Lobby, code: str) -> _Entry | None:
    """Return what is public about a group; None if it is gone, or played only a part of the deal."""
    try:
        room: Room | None = await look_at(lobby, code)
    except Refusal:
        room = None
    if room is not None and not room.is_published:
        is_listed = room.options.public
        is_waiting = room.row.status == "lobby"
        group = Group(
            code=code if is_listed else None,
            status="lobby" if is_waiting else "running",
            created=room.row.created,
            seats=[],
            winner=None,
            totals={},
        )
        return _Entry(group, None)
    if room is not None and room.change is not None:
        return _Entry(Group(code, "void", room.row.created, [], None, {}), None)
    try:
        found = await lobby.reviews.find(code, room)
    except Refusal:
        return None
    if room is not None and room.origin is not None and room.origin.kind == "play_on":
        return None
    return _Entry(_fared(found), tuple(found.past.end.choices))


def _fared(found: Reviewed) -> Group:
    view = chanbara.observe(found.past.end, None)
    result = view.result
    if result is None:
        return Group(found.code, "void", found.created, [], None, {})
    called = [(one.name, one.bot) for one in found.seats]
    seats = served_as(found.past.kind).fared(found.past.end, called)
    return Group(found.code, "over", found.created, seats, result.winner, dict(result.totals))
