"""The ladder, page by page: the listed players and the bots, by the lower bound of their ratings."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import func, literal, select, tuple_

from chanbara.kernel.kind import KINDS
from chanbara.record.ratings import Strength
from chanbara.server.kind import served_as
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.strength import BOT, PLAYER, doubt, first_strength, lower_bound, points
from chanbara.server.store import rows
from chanbara.server.store.rows import RatingRow
from chanbara.server.wire.avatars import avatar_of, avatar_of_bot
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.stats_bodies import Ladder, PlayerRating, Rung
from chanbara.sword.bots.even import EVEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Connection

    from chanbara.server.store.rows import PlayerRow

PAGE = 25
"""Entries of one answer."""
NEAR = 2
"""Entries shown before and after a player."""
LONGEST_CURSOR = 200
"""Letters; a name has far fewer."""
MOST_PLACES = 1_000_000_000


class Cursor(NamedTuple):
    """Where a page begins: after this many places, after so many bots, below a player."""

    place: int
    bots: int
    bound: float
    folded: str
    """The name of that player in comparable form. It comes last, for it may contain commas."""

    def text(self) -> str:
        """Return it for a URL."""
        return f"{self.place},{self.bots},{self.bound!r},{self.folded}"


TOP = Cursor(0, 0, math.inf, "")


def cursor(text: str) -> Cursor:
    """Read a cursor, or refuse."""
    try:
        if len(text) > LONGEST_CURSOR or "\0" in text:
            raise ValueError  # noqa: TRY301 - refused like all others
        place, bots, bound, folded = text.split(",", 3)
        found = Cursor(int(place), int(bots), float(bound), folded)
    except ValueError as error:
        raise Refusal("malformed", detail="after is not from an answer") from error
    if not 0 <= found.place <= MOST_PLACES or found.bots < 0 or math.isnan(found.bound):
        raise Refusal("malformed", detail="after is not from an answer")
    return found


def standing(row: RatingRow) -> PlayerRating:
    """Return a rating as displayed."""
    return PlayerRating(points(row.mu), doubt(row.sigma), row.games)


class Entry(NamedTuple):
    """Somebody on the ladder who has no place yet."""

    bound: float
    name: str
    folded: str
    bot: str | None
    rating: RatingRow
    avatar: str

    def rung(self, place: int) -> Rung:
        """Return the entry at its place."""
        return Rung(place, self.name, self.bot, standing(self.rating), self.avatar)


def page(connection: Connection, after: Cursor = TOP) -> Ladder:
    """Return a page of the ladder."""
    found = _below(connection, after, PAGE + 1)
    entries = found[:PAGE]
    rungs = [entry.rung(after.place + number) for number, entry in enumerate(entries, 1)]
    return Ladder(rungs, _after(after, entries).text() if len(found) > PAGE else None, [])


def place_of(connection: Connection, player: PlayerRow) -> list[Rung]:
    """Return a player on the ladder, with who is next to them; nothing if they are not on it."""
    if not player.listed or player.bound is None:
        return []
    here = tuple_(literal(player.bound), literal(player.folded))
    players = rows.players.c
    is_above = tuple_(players.bound, players.folded) > here
    ahead = connection.scalar(select(func.count()).where(players.listed, is_above)) or 0
    bots = [bot for bot in _bots(connection) if bot.bound >= player.bound]
    place = ahead + len(bots) + 1
    above = _people(connection, is_above, NEAR, lowest=True)
    before = _merged(above, bots)[-NEAR:]
    following = _merged(
        _people(connection, tuple_(players.bound, players.folded) <= here, 1 + NEAR),
        _bots(connection)[len(bots) :],
    )
    first = place - len(before)
    return [entry.rung(first + number) for number, entry in enumerate([*before, *following[: 1 + NEAR]])]


def _below(connection: Connection, after: Cursor, most: int) -> list[Entry]:
    players = rows.players.c
    is_below = tuple_(players.bound, players.folded) < tuple_(literal(after.bound), literal(after.folded))
    return _merged(_people(connection, is_below, most), _bots(connection)[after.bots :])[:most]


def _merged(people: Sequence[Entry], bots: Sequence[Entry]) -> list[Entry]:
    return sorted([*bots, *people], key=_order)


def _after(before: Cursor, entries: Sequence[Entry]) -> Cursor:
    """Return where the page after these entries begins."""
    people = [entry for entry in entries if entry.bot is None]
    bound, folded = (people[-1].bound, people[-1].folded) if people else (before.bound, before.folded)
    return Cursor(before.place + len(entries), before.bots + len(entries) - len(people), bound, folded)


def _order(entry: Entry) -> tuple[float, bool]:
    """Sort key: strongest first, and bots before people; sorting keeps the order of people."""
    return -entry.bound, entry.bot is None


def _people(
    connection: Connection, which: ColumnElement[bool], most: int, *, lowest: bool = False
) -> list[Entry]:
    """Return the highest of some players, or the lowest, strongest first."""
    players, ratings = rows.players.c, rows.ratings.c
    order = (players.bound, players.folded)
    query = (
        select(players.bound, players.name, players.folded, players.avatar, rows.ratings)
        .join(rows.ratings, ratings.who == PLAYER + players.key)
        .where(players.listed, which)
        .order_by(*(order if lowest else (column.desc() for column in order)))
        .limit(most)
    )
    found = [
        Entry(bound, name, folded, None, RatingRow(*rating), avatar or avatar_of(name))
        for bound, name, folded, avatar, *rating in connection.execute(query)
    ]
    return found[::-1] if lowest else found


def _bots(connection: Connection) -> list[Entry]:
    """Return the bots of the games that are rated, strongest first."""
    rated = [kind for kind in KINDS.values() if served_as(kind).has_teams]
    names = [bot for kind in rated for bot in kind.part("options").bots if bot != EVEN]
    met = ledger.ratings_of(connection, [BOT + bot for bot in names])
    found = [(bot, met.get(BOT + bot) or _unmet(bot)) for bot in names]
    entries = [
        Entry(lower_bound(Strength(row.mu, row.sigma)), "", "", bot, row, avatar_of_bot(bot, names))
        for bot, row in found
    ]
    return sorted(entries, key=_order)


def _unmet(bot: str) -> RatingRow:
    first = first_strength(BOT + bot)
    return RatingRow(BOT + bot, first.mu, first.sigma, 0)
