"""Statistics from the stats store: of a player, of the ladder, of a table with its rematches."""

from __future__ import annotations

import csv
import io
import json
from collections import defaultdict
from datetime import UTC, datetime
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.kernel.kind import KINDS, kind_named
from chanbara.record.rates import wilson
from chanbara.server.kind import served_as
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.strength import BOT, PLAYER, doubt, first_strength, points
from chanbara.server.store import rows
from chanbara.server.store.rows import RatingRow
from chanbara.server.wire.stats_bodies import (
    AsTally,
    Heap,
    Ladder,
    OwnStats,
    PastGame,
    PlayerRating,
    Rung,
    SitterTally,
    TableStats,
    Tally,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.rows import PlayerRow, PlayRow, ResultRow


def tally(won: Sequence[bool]) -> Tally:
    """Return how often something was won, with a confidence interval."""
    low, high = wilson(sum(won) / len(won) if won else 0.0, len(won))
    return Tally(len(won), sum(won), round(low, 4), round(high, 4))


def standing(row: RatingRow) -> PlayerRating:
    """Return a rating as displayed."""
    return PlayerRating(points(row.mu), doubt(row.sigma), row.games)


# --- a player -----------------------------------------------------------------------------------------------


def own_stats(connection: Connection, player: PlayerRow) -> OwnStats:
    """Return everything stored about a player."""
    played = ledger.games_of(connection, player.key)
    kept = ledger.tables_left(connection, [result.code for result, _ in played])
    games = [_past(result, play, kept=result.code in kept) for result, play in played]
    rating = ledger.rating_of(connection, PLAYER + player.key)
    return OwnStats(
        name=player.name,
        listed=player.listed,
        created=player.created,
        standing=None if rating is None else standing(rating),
        heaps=heaps(games),
        games=games,
    )


def _past(result: ResultRow, play: PlayRow, *, kept: bool) -> PastGame:
    chosen: dict[str, Any] = json.loads(result.detail or "{}")
    return PastGame(
        code=result.code,
        ended=result.ended,
        game=result.game,
        won=play.won,
        players=result.players,
        rising_sun=result.rising_sun,
        role=play.role,
        team=play.team,
        character=play.character,
        honor=play.honor,
        points=play.points,
        dealt=play.dealt,
        suffered=play.suffered,
        opponents=chosen.get("opponents", []),
        weapon=chosen.get("weapon", ""),
        difficulty=chosen.get("difficulty", ""),
        modules=chosen.get("modules", []),
        rating=None if play.mu is None else points(play.mu),
        doubt=None if play.sigma is None else doubt(play.sigma),
        kept=kept,
    )


def heaps(games: Sequence[PastGame]) -> list[Heap]:
    """Group games by what they have in common."""
    found: defaultdict[tuple[str, str, str], list[PastGame]] = defaultdict(list)
    for game in games:
        for by, key in _in_common(game):
            found[game.game, by, key].append(game)
    return [_heap(*about, same) for about, same in sorted(found.items(), key=_order)]


def _order(pair: tuple[tuple[str, str, str], list[PastGame]]) -> tuple[str, str, int, str]:
    """Sort key: most played first."""
    (game, by, key), same = pair
    return game, by, -len(same), key


def _in_common(game: PastGame) -> Iterator[tuple[str, str]]:
    yield "all", "all"
    yield from served_as(kind_named(game.game)).in_common(game)


def _heap(game: str, by: str, key: str, same: Sequence[PastGame]) -> Heap:
    is_scored = served_as(kind_named(game)).has_teams
    means = [
        round(fmean(getattr(one, name) for one in same), 2) if is_scored else None
        for name in ("honor", "dealt", "suffered")
    ]
    return Heap(game, by, key, tally([one.won for one in same]), *means)  # type: ignore[arg-type]


def as_csv(games: Sequence[PastGame]) -> str:
    """Return games as CSV."""
    text = io.StringIO()
    names = [field.name for field in msgspec.structs.fields(PastGame)]
    writer = csv.DictWriter(text, names, lineterminator="\n")
    writer.writeheader()
    for game in games:
        line = {
            name: " ".join(value) if isinstance(value, list) else value
            for name, value in msgspec.structs.asdict(game).items()
        }
        line["ended"] = datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds")
        writer.writerow(line)
    return text.getvalue()


# --- all players --------------------------------------------------------------------------------------------


def _rated_bots() -> list[str]:
    """Return the bots of the games that are rated."""
    rated = [kind for kind in KINDS.values() if served_as(kind).has_teams]
    return [bot for kind in rated for bot in kind.part("options").bots]


def the_ladder(connection: Connection) -> Ladder:
    """Return the listed players and the bots, strongest first, by the lower bound of their rating."""
    people = [Rung(name, None, standing(row)) for name, row in ledger.ladder(connection)]
    met = ledger.bots_rated(connection, BOT)
    bots = [Rung("", bot, standing(met.get(bot) or _unmet(bot))) for bot in _rated_bots()]
    ordered = sorted([*people, *bots], key=lambda rung: rung.standing.doubt - rung.standing.points)
    return Ladder(ordered)


def _unmet(bot: str) -> RatingRow:
    first = first_strength(BOT + bot)
    return RatingRow(BOT + bot, first.mu, first.sigma, 0)


def table_stats(connection: Connection, code: str) -> TableStats:
    """Return how often each player won, and as what, at a table and its rematches."""
    codes = ledger.chain(connection, code)
    plays = ledger.plays_of(connection, rows.plays.c.code.in_(codes))
    names = ledger.names_at(connection, codes)
    found: defaultdict[tuple[str, str], list[PlayRow]] = defaultdict(list)
    for play in plays:
        # Names from a deleted rematch are gone.
        found["" if play.bot else names.get((play.code, play.seat), ""), play.bot].append(play)
    sitters = [_sitter(name, bot, same) for (name, bot), same in found.items()]
    sitters.sort(key=lambda one: (-one.tally.won, one.bot is not None, one.name))
    return TableStats(len({play.code for play in plays}), sitters)


def _sitter(name: str, bot: str, plays: Sequence[PlayRow]) -> SitterTally:
    return SitterTally(
        name,
        bot or None,
        tally([play.won for play in plays]),
        roles=_as_what((play.role, play.won) for play in plays),
        characters=_as_what((play.character, play.won) for play in plays),
    )


def _as_what(played: Iterable[tuple[str, bool]]) -> list[AsTally]:
    """Count games by role or character, most frequent first; empty for a duel."""
    found: defaultdict[str, list[bool]] = defaultdict(list)
    for key, won in played:
        if key:
            found[key].append(won)
    ordered = sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    return [AsTally(key, len(won), sum(won)) for key, won in ordered]
