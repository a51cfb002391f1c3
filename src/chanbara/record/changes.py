"""Changes of the rules after which some older games no longer replay, by the revision that brought each.

A fingerprint says that something changed, a revision whether it matters: it is raised when the same choices
may lead to another game. Which games a change touches is said here; all others replay as they always did.
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
    """A change of what happens in some games."""

    game: str
    revision: int
    """The first that plays by it."""
    key: str
    """The message that tells it to people: ``rules-changed-KEY``."""
    what: str
    touches: Callable[[Game], bool]
    """Whether a game of before cannot be replayed by the rules of now."""


class RulesChanged(CorruptRecord):
    """A game of rules that have changed since: it cannot go on, and is never replayed by others."""

    def __init__(self, change: Change) -> None:
        super().__init__(f"This game was played by rules that have changed since: {change.what}")
        self.change = change


def _lady_chacha_plays(game: Game) -> bool:
    catalog = game.table.catalog
    number = catalog.character_numbers.get("lady_chacha")
    return any(player.character == number for player in game.table.players)


CHANGES: tuple[Change, ...] = (
    Change(
        "sword",
        2,
        "lady-chacha",
        "Lady Chacha reveals two cards and compares them with each other, not one with the weapon.",
        _lady_chacha_plays,
    ),
)


def check_revision(header: Mapping[str, str], now: int, game: Game) -> None:
    """Refuse a game whose rules have changed since it was played, or that newer rules made."""
    made = header.get("revision", FIRST)
    if not made.isdecimal() or not 1 <= int(made) <= now:
        raise CorruptRecord(
            f"this record has revision {made} of the rules; revision {now} is the newest known"
        )
    for change in CHANGES:
        if change.game == header["game"] and int(made) < change.revision and change.touches(game):
            raise RulesChanged(change)
