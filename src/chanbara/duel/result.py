"""How a duel ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.refusal import ended_by

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class DuelResult(NamedTuple):
    """Who won, and how."""

    won: bool
    cause: str
    rule: str
    rounds: int
    life: int
    """The player's remaining life."""


def result(duel: Duel) -> DuelResult:
    """Return the result of a finished duel."""
    assert duel.ending is not None
    won, cause = duel.ending
    return DuelResult(won, cause.value, ended_by(duel), duel.round, duel.life)
