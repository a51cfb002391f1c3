"""What is allowed in a file of cards and should be known before one plays with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.compiled import HAS_COMPILER
from chanbara.locales import LANGUAGES
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.served.options import SwordGame
from chanbara.sword.served.workshop.bodies import DesignWarning

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.sword.own_cards import OwnCards
    from chanbara.sword.parts.structs import CardsFile

MANY = 0.2
"""From this share of the deck on, printed cards come up much less often."""


def warnings_about(read: CardsFile, tree: dict[str, Any], own: OwnCards) -> list[DesignWarning]:
    """Return what should be known of a file that can be played."""
    return [*_missing_languages(tree), *_on_the_deck(read), *_on_bots(read), *_on_speed(own)]


def _missing_languages(tree: dict[str, Any]) -> Iterator[DesignWarning]:
    """Warn of names that are not said in every language: they are then those of another one."""
    for section in ("cards", "characters"):
        for key, entry in tree.get(section, {}).items():
            said = [entry.get(field) for field in ("name", "text")]
            if any(isinstance(one, dict) and set(LANGUAGES) - set(one) for one in said):
                yield DesignWarning("language", key)


def _on_the_deck(read: CardsFile) -> Iterator[DesignWarning]:
    usual = sum(card.copies for card in catalog_of(Edition()).cards)
    added = sum(card.copies for card in read.cards)
    if added > MANY * usual:
        yield DesignWarning("deck", count=usual + added, usual=usual)
    if read.multipliers:
        yield DesignWarning("multipliers")


def _on_bots(read: CardsFile) -> Iterator[DesignWarning]:
    if read.cards or read.characters:
        yield DesignWarning("likest")


def _on_speed(own: OwnCards) -> Iterator[DesignWarning]:
    """Warn of what the flat core cannot play: the lab is then much slower."""
    if not HAS_COMPILER:
        return
    from chanbara.sim.games.engines import Engine, chosen_engine  # noqa: PLC0415 - not in a browser
    from chanbara.sim.games.variant import Variant  # noqa: PLC0415 - the same

    variant = Variant(cards=((own.name, own.source, own.space),))
    if chosen_engine(None, variant, (SwordGame.stand_in,)) is Engine.REFERENCE:
        yield DesignWarning("reference")
