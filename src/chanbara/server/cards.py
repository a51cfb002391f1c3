"""What is printed on the cards, and what a table can be made of: no page need know it by heart."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chanbara.bots.registry import DUEL_NAMES, NAMES
from chanbara.server.bodies import CardInfo, Cards, CharacterInfo, Choices, RulingInfo
from chanbara.server.options import SwordGame
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS

if TYPE_CHECKING:
    from chanbara.server.options import TableOptions
    from chanbara.sword.rules.catalog import Card, Catalog

NO_CARDS = Cards([], [])


@cache
def all_cards() -> Cards:
    """Return the cards and characters of both sets."""
    return cards_of(catalog_of(Edition(rising_sun=True)))


@cache
def choices() -> Choices:
    """Return what a table can be made of."""
    rulings = [
        RulingInfo(name, list(EIGHTH_HANDS) if name == "eighth_hand" else [True, False], usual)
        for name, usual in DEFAULT_RULINGS._asdict().items()
    ]
    return Choices(list(NAMES), list(DUEL_NAMES), rulings)


def cards_at(options: TableOptions) -> Cards:
    """Return the cards of a table, with its house rules; a duel has none of these."""
    game = options.game
    return cards_of(game.deal(bytes(32)).table.catalog) if isinstance(game, SwordGame) else NO_CARDS


def cards_of(catalog: Catalog) -> Cards:
    """Return what is printed on the cards and characters of a catalog."""
    base = catalog_of(Edition())
    return Cards(
        [_card(card, is_new=card.key not in base.card_numbers) for card in catalog.cards],
        [
            CharacterInfo(one.key, one.resilience, one.key not in base.character_numbers)
            for one in catalog.characters
        ],
    )


def _card(card: Card, *, is_new: bool) -> CardInfo:
    return CardInfo(
        key=card.key,
        kind=card.kind.value,
        suit=card.suit.value,
        copies=card.copies,
        rule=card.rule,
        reach=card.reach or None,
        wounds=None if card.wounds_by is not None else card.wounds or None,
        parry=card.is_parry or card.parries_weapons_only,
        rising_sun=is_new,
    )
