"""How a game of Samurai Sword counts."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from chanbara.server.kind import Outcome
from chanbara.server.store.rows import PlayRow
from chanbara.sword.rules.events import Defeated
from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.sight.derived import catalog_at

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from chanbara.kernel.game import Game
    from chanbara.server.store.rows import Entry, ResultRow
    from chanbara.sword.served.options import SwordGame


def is_printed(chosen: SwordGame, winners: Collection[int], entries: Sequence[Entry]) -> bool:
    """Whether it was the standard game: our reading, everything dealt, and not won with the deduction aid.

    A game that was lost with it counts: otherwise asking for it would make every loss disappear.
    """
    aided = {entry.seat for entry in entries if entry.kind == "aided"}
    return chosen.is_standard and aided.isdisjoint(winners)


def outcome(
    result: ResultRow, chosen: SwordGame, game: Game, bots: Sequence[str], entries: Sequence[Entry]
) -> Outcome:
    """Return the winners, their roles, and the points."""
    view = game.kind.observe(game, None)
    result.printed = is_printed(chosen, view.result.winners, entries)
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
