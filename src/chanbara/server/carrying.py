"""What a duel of a campaign or clan takes over, as a record writes it: a text that the server alone keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.setup import Carried, options_of
from chanbara.record.changes import FIRST
from chanbara.record.kinds import KINDS
from chanbara.record.log import begin
from chanbara.server.options import DuelGame

if TYPE_CHECKING:
    from chanbara.duel.setup import Start
    from chanbara.kernel.game import Game
    from chanbara.server.options import SwordGame
    from chanbara.server.rows import SagaRow


class SagaDuel(NamedTuple):
    """The next duel of a saga, for the table that it is to be fought at."""

    saga: SagaRow
    carried: str


NO_KEY = bytes(32).hex()


def carried_text(start: Start) -> str:
    """Return what a duel takes over, "" where it is nothing."""
    return dict(start.header()).get("carried", "")


def dealt(game: SwordGame | DuelGame, key: bytes, carried: str, revision: int) -> Game:
    """Set a game up by the rules it was first dealt by; ``RulesChanged`` where those are no longer known.

    What a duel takes over was written beside its table.
    """
    made = by_rules_of_now(game, key, carried)
    if revision == KINDS[game.kind].revision:
        return made
    return begin(dict(header_by(made, revision)))


def by_rules_of_now(game: SwordGame | DuelGame, key: bytes, carried: str) -> Game:
    """Set a game up, whatever rules it was dealt by before."""
    if carried and isinstance(game, DuelGame):
        return game.deal(key, _carried_from(carried))
    return game.deal(key)


def header_by(game: Game, revision: int) -> list[tuple[str, str]]:
    """Return the header of a record as that revision of the rules would have written it."""
    told = [(word, value) for word, value in game.start.header() if word != "revision"]
    return told if str(revision) == FIRST else [*told, ("revision", str(revision))]


def _carried_from(text: str) -> Carried:
    carried = options_of({"key": NO_KEY, "carried": text})["carried"]
    assert isinstance(carried, Carried), "the header of a record holds nothing else"
    return carried
