"""What is printed on the cards, and the options for a table, so that no client need contain them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chanbara.server.wire.bodies import (
    BookInfo,
    BotInfo,
    Cards,
    Choices,
    Paragraphs,
    RoleInfo,
    RulingInfo,
    Trained,
)
from chanbara.sword.books import BOOKS
from chanbara.sword.bots.even import EVEN
from chanbara.sword.bots.net.offered import OFFERED
from chanbara.sword.bots.registry import offered_levels
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.label import own_cards_of
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS
from chanbara.sword.served.options import SwordGame
from chanbara.sword.served.own_files import own_files, shown_files
from chanbara.sword.served.printed import CHARACTERS, card_info, character_info
from chanbara.sword.served.summary import summary_card
from chanbara.sword.summary import summary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.sword.rules.catalog import Catalog

PARAGRAPHS = Paragraphs(harmless="4.1")
RULINGS = {
    "deck_ends_when_needed": "8.2",
    "swordmaster_before_honor": "8.4",
    "any_team_mate_refuses": "8.4",
    "own_property_may_be_stripped": "9.5",
    "own_hand_may_be_stripped": "9.5",
    "score_may_be_negative": "8.5",
}
"""The paragraph of each ruling; a test compares chapter 13."""
RISING_SUN_RULINGS = {
    "defeated_stop_at_once": "7.4",
    "ability_adds_on_oneself": "11.6",
    "property_adds_on_oneself": "11.6",
    "ability_draws_on_oneself": "11.6",
    "ability_adds_to_zero": "6.3",
    "property_adds_to_zero": "6.3",
    "ability_draws_on_hit": "6.5",
    "parry_is_played": "9.1",
    "weapon_is_played": "9.6",
    "harmless_show_cards": "11.9",
    "strikes_back_per_wound": CHARACTERS,
    "last_reveal_counts": CHARACTERS,
    "eighth_hand": "2.6",
    "second_copies": "1.2",
}
"""Rulings without effect in the base game; a test plays it with each of them changed."""


@cache
def all_cards() -> Cards:
    """Return the cards and characters of both sets."""
    return cards_of(catalog_of(Edition(rising_sun=True)))


@cache
def base_cards() -> Cards:
    """Return those of the base game: its roles differ from those of the expansion."""
    return cards_of(catalog_of(Edition()))


def choices(files: Mapping[str, str], *, bots_ready: bool) -> Choices:
    """Return the options for a table, of a server with some files of custom cards."""
    bots = [
        BotInfo(one.name, place, one.wins, one.manner or None)  # type: ignore[arg-type]
        for place, one in enumerate(offered_levels(), start=1)
    ]
    bots += [
        BotInfo(name, len(bots) + place, None, None, Trained(one.players, one.sets))  # type: ignore[arg-type]
        for place, (name, one) in enumerate(OFFERED.items(), start=1)
    ]
    bots.append(BotInfo(EVEN, len(bots) + 1, None, None, follows=True))
    books = [BookInfo(name, rulings.changed()) for name, rulings in BOOKS.items()]  # type: ignore[arg-type]
    rulings = [
        RulingInfo(
            name,
            list(EIGHTH_HANDS) if name == "eighth_hand" else [True, False],
            getattr(DEFAULT_RULINGS, name),
            rule,
            name in RISING_SUN_RULINGS,
        )
        for name, rule in (RULINGS | RISING_SUN_RULINGS).items()
    ]
    return Choices(bots, bots_ready, SwordGame.stand_in, books, rulings, shown_files(files))


def cards_of(catalog: Catalog, players: int | None = None) -> Cards:
    """Return what is printed on the cards and characters of a catalog; at a table, its summary card alone."""
    base = catalog_of(Edition())
    files = own_cards_of(dict(catalog.label))
    own = {card.key for file in files for card in file.cards}
    own |= {one.key for file in files for one in file.characters}
    tables = sorted(catalog.deals.roles) if players is None else [players]
    return Cards(
        [card_info(card, is_new=card.key not in {*base.card_numbers, *own}) for card in catalog.cards],
        [
            character_info(one, is_new=one.key not in {*base.character_numbers, *own})
            for one in catalog.characters
        ],
        [RoleInfo(card.key, card.role.value, card.stars) for card in catalog.role_cards.values()],
        PARAGRAPHS,
        catalog.book,  # type: ignore[arg-type]
        [summary_card(summary(catalog, players)) for players in tables],
        own_files(files),
    )
