"""What a duel of a campaign or clan takes over, as a record writes it: a text that the server alone keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.record.changes import FIRST
from chanbara.record.log import begin

if TYPE_CHECKING:
    from chanbara.kernel.game import Game, Start
    from chanbara.server.store.rows import SagaRow
    from chanbara.server.wire.game_options import GameOptions


class SagaDuel(NamedTuple):
    """The next duel of a saga, for the table that it is to be fought at."""

    saga: SagaRow
    carried: str


def carried_text(start: Start) -> str:
    """Return what a duel takes over, "" where it is nothing."""
    return dict(start.header()).get("carried", "")


def dealt(game: GameOptions, key: bytes, carried: str, revision: int) -> Game:
    """Set a game up by the rules it was first dealt by; ``RulesChanged`` where those are no longer known.

    What a duel takes over was written beside its table.
    """
    made = game.deal(key, carried)
    if revision == game.kind.revision:
        return made
    return begin(dict(header_by(made, revision)))


def header_by(game: Game, revision: int) -> list[tuple[str, str]]:
    """Return the header of a record as that revision of the rules would have written it."""
    told = [(word, value) for word, value in game.start.header() if word != "revision"]
    return told if str(revision) == FIRST else [*told, ("revision", str(revision))]
