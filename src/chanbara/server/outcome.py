"""How a finished game counts: who played each seat, as what, and how it fared. The log is the truth."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import msgspec

import chanbara
from chanbara.server.options import SwordGame, TableOptions
from chanbara.server.rows import PlayRow, ResultRow
from chanbara.sword.books import OURS
from chanbara.sword.rules.events import Defeated
from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.sight.reckoning import catalog_at

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.rows import Entry, OriginRow, SeatRow, TableRow

AWAY = frozenset({"timeout", "takeover"})
"""Entries of the log after which a bot answers for a person."""
CHOSEN = ("opponents", "weapon", "environment", "weather", "difficulty", "modules")
"""What is counted of a duel."""


class Outcome(NamedTuple):
    """A finished game, and how each seat fared."""

    result: ResultRow
    plays: list[PlayRow]


def counts(row: TableRow, origin: OriginRow | None) -> bool:
    """Whether the game of a table counts at all: the one place that says so.

    A game without a result does not, and neither does one whose deal somebody may know from another game,
    nor a duel with numbers of one's own (B11.5).
    """
    if row.status != "over" or origin is not None:
        return False
    game = msgspec.json.decode(row.options, type=TableOptions).game
    return isinstance(game, SwordGame) or not game.numbers


def outcome(
    row: TableRow,
    options: TableOptions,
    seats: Sequence[SeatRow],
    entries: Sequence[Entry],
    game: Game | None,
) -> Outcome:
    """Return how a game ended; who owns the seats is not known here, so that nobody is named.

    Of a game that today's rules cannot play to its end, nothing but that there was one.
    """
    ended = entries[-1].at if entries else row.changed
    if game is None or not game.over:
        return Outcome(_result(row, ended, "", seats), [])
    gone = mostly_gone(entries)
    bots = [options.game.stand_in if one.seat in gone else one.bot for one in seats]
    if isinstance(options.game, SwordGame):
        result = _result(row, ended, "sword", seats)
        result.printed = is_printed(options.game, entries)
        return _sword(result, options.game, game, bots)
    result = _result(row, ended, "duel", seats)
    result.printed = not options.game.rulings
    return _duel(result, game, bots[0])


def is_printed(chosen: SwordGame, entries: Sequence[Entry]) -> bool:
    """Whether it was the standard game: our reading, all is dealt, and nobody is told who may be who."""
    is_otherwise = chosen.house or chosen.book != OURS or chosen.rulings or any(chosen.characters)
    return not is_otherwise and not any(entry.kind == "aided" for entry in entries)


def mostly_gone(entries: Sequence[Entry]) -> set[int]:
    """Return the seats for which a bot answered more often than who sat there: those games are the bot's."""
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


def _sword(result: ResultRow, chosen: SwordGame, game: Game, bots: Sequence[str]) -> Outcome:
    view = chanbara.observe(game, None)
    roles = catalog_at(view).role_cards
    result.rising_sun = chosen.rising_sun
    result.winner = view.result.winner
    defeats = [event for event in game.table.events if isinstance(event, Defeated)]
    dealt = Counter(event.by for event in defeats if event.by != event.seat)
    suffered = Counter(event.seat for event in defeats)
    plays = []
    for one, score, bot in zip(view.seats, view.result.scores, bots, strict=True):
        role = roles[one.role].role
        plays.append(
            PlayRow(
                code=result.code,
                seat=one.seat,
                player="",
                bot=bot,
                role=role.value,
                team=TEAM_OF[role].value,
                character=one.character,
                won=one.seat in view.result.winners,
                honor=score.honor,
                points=score.points,
                dealt=dealt[one.seat],
                suffered=suffered[one.seat],
            )
        )
    return Outcome(result, plays)


def _duel(result: ResultRow, game: Game, bot: str) -> Outcome:
    view = chanbara.observe(game, None)
    field: Mapping[str, object] = view.field
    result.detail = json.dumps({name: field[name] for name in CHOSEN})
    play = PlayRow(
        code=result.code,
        seat=0,
        player="",
        bot=bot,
        role="",
        team="",
        character="",
        won=bool(view.result["won"]),
        honor=0,
        points=0,
        dealt=0,
        suffered=0,
    )
    return Outcome(result, [play])
