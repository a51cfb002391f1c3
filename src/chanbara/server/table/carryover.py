"""What a duel of a campaign or clan carries over, as a record writes it; only the server stores it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.record.changes import FIRST
from chanbara.record.log import begin

if TYPE_CHECKING:
    from chanbara.kernel.game import Game, Start
    from chanbara.server.store.rows import SagaRow
    from chanbara.server.wire.game_options import GameOptions


class SagaDuel(NamedTuple):
    """The next duel of a saga, for its table."""

    saga: SagaRow
    carried: str


def carried_text(start: Start) -> str:
    """Return what a duel carries over, "" if nothing."""
    return dict(start.header()).get("carried", "")


def dealt(game: GameOptions, key: bytes, carried: str, revision: int) -> Game:
    """Set up a game by the rules it was first dealt by; ``RulesChanged`` if those are no longer known.

    What a duel carries over is stored with its table.
    """
    made = game.deal(key, carried)
    if revision == game.kind.revision:
        return made
    return begin(dict(header_by(made, revision)))


def header_by(game: Game, revision: int) -> list[tuple[str, str]]:
    """Return the header of a record as that rules revision would have written it."""
    header = [(word, value) for word, value in game.start.header() if word != "revision"]
    return header if str(revision) == FIRST else [*header, ("revision", str(revision))]
