"""How a finished game counts: who played each seat, as what, and how it did. The log is authoritative."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from chanbara.server.kind import Outcome, served_as
from chanbara.server.store.rows import ResultRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.store.rows import Entry, OriginRow, SeatRow, TableRow
    from chanbara.server.wire.options import TableOptions

AWAY = frozenset({"timeout", "takeover"})
"""Log entries after which a bot answers for a person."""


def counts(row: TableRow, options: TableOptions, origin: OriginRow | None) -> bool:
    """Whether the game of a table counts at all; this is decided only here.

    A game without a result does not count. Neither does one whose deal may be known from another game, or
    one whose options exclude it.
    """
    return row.status == "over" and origin is None and options.game.counts


def outcome(
    row: TableRow,
    options: TableOptions,
    seats: Sequence[SeatRow],
    entries: Sequence[Entry],
    game: Game | None,
) -> Outcome:
    """Return how a game ended. Seat owners are not known here, so no names are included.

    If today's rules cannot play the game to its end, only that there was one.
    """
    ended = entries[-1].at if entries else row.changed
    if game is None or not game.over:
        return Outcome(_result(row, ended, "", seats), [])
    result = _result(row, ended, game.kind.name, seats)
    found = served_as(game.kind).outcome(result, options.game, game, [one.bot for one in seats], entries)
    left = mostly_gone(entries) | {entry.seat for entry in entries if entry.kind == "resigned"}
    for play in found.plays:
        if play.seat in left and play.won and not play.bot:
            # Leaving must not pay: the bot has won, but a loss is the player's.
            play.bot = options.game.stand_in
    return found


def mostly_gone(entries: Sequence[Entry]) -> set[int]:
    """Return the seats for which a bot answered more often than the player: if they win, the bot has won."""
    away: set[int] = set()
    answers, stood_in = Counter[int](), Counter[int]()
    for entry in entries:
        if entry.kind in AWAY:
            away.add(entry.seat)
        elif entry.kind == "return":
            away.discard(entry.seat)
        elif entry.kind == "choice":
            answers[entry.seat] += 1
            stood_in[entry.seat] += entry.seat in away
    return {seat for seat, times in stood_in.items() if 2 * times > answers[seat]}


def _result(row: TableRow, ended: float, game: str, seats: Sequence[SeatRow]) -> ResultRow:
    return ResultRow(
        code=row.code,
        number=0,
        ended=ended,
        game=game,
        players=len(seats),
        rising_sun=False,
        printed=True,
        winner="",
        detail="",
    )
