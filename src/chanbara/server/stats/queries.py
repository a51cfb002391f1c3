"""Statistics from the stats store: of a player, and of a table with its rematches."""

from __future__ import annotations

import csv
import io
import json
from collections import defaultdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.kernel.kind import kind_named
from chanbara.record.rates import wilson
from chanbara.server.club.club_store import clubs_of
from chanbara.server.kind import Common, served_as
from chanbara.server.lobby import invitation_store
from chanbara.server.lobby.names import folded
from chanbara.server.stats import past_games
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.ladder import standing
from chanbara.server.stats.strength import PLAYER, doubt, points
from chanbara.server.wire.stats_bodies import (
    AsTally,
    Heap,
    OwnStats,
    PastGame,
    SitterTally,
    TableStats,
    Tally,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlalchemy import Connection

    from chanbara.server.store.rows import PlayerRow


def tally(played: int, won: int) -> Tally:
    """Return how often something was won, with a confidence interval."""
    low, high = wilson(won / played if played else 0.0, played)
    return Tally(played, won, round(low, 4), round(high, 4))


# --- a player -----------------------------------------------------------------------------------------------


def own_stats(connection: Connection, player: PlayerRow, before: int | None = None) -> OwnStats:
    """Return what is stored about a player, with the last games, or the last before one."""
    codes = past_games.last_codes(connection, player.key, before)
    played = past_games.games_at(connection, player.key, codes)
    rating = ledger.rating_of(connection, PLAYER + player.key)
    return OwnStats(
        name=player.name,
        listed=player.listed,
        avatar=player.avatar,
        created=player.created,
        standing=None if rating is None else standing(rating),
        heaps=heaps(past_games.counted_of(connection, player.key)),
        games=[past(one) for one in played],
        earlier=played[0].result.number if len(codes) == past_games.MOST_GAMES else None,
        invitations=invitation_store.own(connection, player.key),
        muted=invitation_store.muted_by(connection, player.key),
        clubs=clubs_of(connection, player.key),
    )


def past(one: past_games.Played) -> PastGame:
    """Return a game as its player is told of it."""
    result, play, kept = one
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
        rating=None if play.mu is None else points(play.mu),
        doubt=None if play.sigma is None else doubt(play.sigma),
        kept=kept,
        **_chosen(result.detail),
    )


def _chosen(detail: str) -> dict[str, Any]:
    """Return the options of a duel."""
    chosen: dict[str, Any] = json.loads(detail or "{}")
    return {
        "opponents": chosen.get("opponents", []),
        "weapon": chosen.get("weapon", ""),
        "difficulty": chosen.get("difficulty", ""),
        "modules": chosen.get("modules", []),
    }


def heaps(counted: Sequence[past_games.Alike]) -> list[Heap]:
    """Group games by what they have in common."""
    found: defaultdict[tuple[str, str, str], list[past_games.Alike]] = defaultdict(list)
    for alike in counted:
        for by, key in _in_common(alike):
            found[alike.game, by, key].append(alike)
    made = [_heap(*about, same) for about, same in found.items()]
    return sorted(made, key=lambda one: (one.game, one.by, -one.tally.played, one.key))


def _in_common(alike: past_games.Alike) -> Iterator[tuple[str, str]]:
    yield "all", "all"
    common = Common(
        alike.role,
        alike.team,
        alike.character,
        alike.players,
        alike.rising_sun,
        **_chosen(alike.detail),
    )
    yield from served_as(kind_named(alike.game)).in_common(common)


def _heap(game: str, by: str, key: str, same: Sequence[past_games.Alike]) -> Heap:
    is_scored = served_as(kind_named(game)).has_teams
    played = sum(one.played for one in same)
    means = [
        round(sum(getattr(one, name) for one in same) / played, 2) if is_scored else None
        for name in ("honor", "dealt", "suffered")
    ]
    return Heap(game, by, key, tally(played, sum(one.won for one in same)), *means)  # type: ignore[arg-type]


def as_csv(games: Sequence[PastGame], *, header: bool) -> str:
    """Return games as CSV, with the names of the columns or without."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    if header:
        writer.writerow(field.name for field in msgspec.structs.fields(PastGame))
    for game in games:
        line = msgspec.structs.asdict(game)
        line["ended"] = datetime.fromtimestamp(game.ended, UTC).isoformat(timespec="seconds")
        writer.writerow(" ".join(one) if isinstance(one, list) else one for one in line.values())
    return text.getvalue()


# --- a table ------------------------------------------------------------------------------------------------


def table_stats(connection: Connection, code: str) -> TableStats:
    """Return how often each player won, and as what, at a table and its rematches."""
    games, sat = past_games.sitters_of(connection, code)
    found: defaultdict[tuple[str, str, bool], list[past_games.Sitter]] = defaultdict(list)
    for one in sat:
        # Someone who typed the name before it was claimed is not its owner.
        verified = one.owned != "" and folded(one.name) == one.owned
        found[one.name, one.bot, verified].append(one)
    sitters = [_sitter(name, bot, same, verified=verified) for (name, bot, verified), same in found.items()]
    sitters.sort(
        key=lambda one: (-one.tally.won, one.bot is not None, not one.verified, one.name, one.bot or "")
    )
    return TableStats(games, sitters)


def _sitter(name: str, bot: str, same: Sequence[past_games.Sitter], *, verified: bool) -> SitterTally:
    return SitterTally(
        name,
        bot or None,
        tally(sum(one.played for one in same), sum(one.won for one in same)),
        roles=_as_what((one.role, one) for one in same),
        characters=_as_what((one.character, one) for one in same),
        verified=verified,
    )


def _as_what(played: Iterable[tuple[str, past_games.Sitter]]) -> list[AsTally]:
    """Count games by role or character, most frequent first; empty for a duel."""
    found: defaultdict[str, AsTally] = defaultdict(lambda: AsTally("", 0, 0))
    for key, one in played:
        before = found[key]
        found[key] = AsTally(key, before.played + one.played, before.won + one.won)
    found.pop("", None)
    return sorted(found.values(), key=lambda one: (-one.played, one.key))
