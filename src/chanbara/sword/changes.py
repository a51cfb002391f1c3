"""Rules changes of Samurai Sword after which some older games no longer replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.record.changes import Change

if TYPE_CHECKING:
    from chanbara.kernel.game import Game


def _lady_chacha_plays(game: Game) -> bool:
    catalog = game.table.catalog
    number = catalog.character_numbers.get("lady_chacha")
    return any(player.character == number for player in game.table.players)


CHANGES = (
    Change(
        2,
        "lady-chacha",
        "Lady Chacha reveals two cards and compares them with each other, not one with the weapon.",
        _lady_chacha_plays,
    ),
)
