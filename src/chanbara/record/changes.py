"""Rules changes after which some older games no longer replay, by the revision that introduced each.

A fingerprint says that something changed, a revision whether it matters: it is raised when the same choices
may lead to another game. Each game lists its own (``GameKind.changes``); games that no change affects replay
as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.kernel.errors import CorruptRecord

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from chanbara.kernel.game import Game

FIRST = "1"
"""The revision of records that name none."""


class Change(NamedTuple):
    """A change in the course of some games."""

    revision: int
    """The first revision with this change."""
    key: str
    """The id of its message to people: ``rules-changed-KEY``."""
    what: str
    touches: Callable[[Game], bool]
    """Whether an older game cannot be replayed by today's rules."""


class RulesChanged(CorruptRecord):
    """A game from before a rules change: it cannot continue, and is never replayed under other rules."""

    def __init__(self, change: Change) -> None:
        super().__init__(f"This game was played by rules that have changed since: {change.what}")
        self.change = change


def check_revision(header: Mapping[str, str], game: Game) -> None:
    """Refuse a game whose rules have changed since it was played, or that was made by newer rules."""
    made, now = header.get("revision", FIRST), game.kind.revision
    if not made.isdecimal() or not 1 <= int(made) <= now:
        raise CorruptRecord(
            f"this record has revision {made} of the rules; revision {now} is the newest known"
        )
    for change in game.kind.changes:
        if int(made) < change.revision and change.touches(game):
            raise RulesChanged(change)
