"""The tiny variants: which cards, roles and honor three players have, and a table with them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from chanbara.kernel.chance import KEY_BYTES, Chance
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.house import House, read_house
from chanbara.sword.position import game_from
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.turn import Turn
from chanbara.sword.rules.words import Role

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.kernel.game import Game
    from chanbara.sword.rules.catalog import Card, Catalog, Character, Deals

PLAYERS = 3
SHOGUN_SEAT = 0
"""The Shogun's seat is public, and play goes around the table: another seat would be the same game."""
BASE = catalog_of(Edition())


class Variant(NamedTuple):
    """One variant; everything it does not name is as printed."""

    name: str
    about: str
    cards: tuple[tuple[str, int], ...]
    """The deck: copies of each card."""
    honor: tuple[int, int]
    """Honor of the Shogun, and of the others."""
    hands: tuple[int, int, int]
    """Cards dealt to each seat."""
    resilience: int = 1
    """The resilience of every character."""
    hidden: str | None = "samurai"
    """The role that is dealt beside the Shogun and one Ninja; None: two Ninja, as printed."""
    ninja: int = 1
    """What honor of the Ninja is multiplied by."""
    characters: tuple[str, str, str] = ("kojiro", "chiyome", "ginchiyo")

    @property
    def roles(self) -> tuple[tuple[str, ...], ...]:
        """Every deal of roles, by seat; all are equally likely."""
        if self.hidden is None:
            return (("shogun", "ninja1", "ninja2"),)
        return (("shogun", self.hidden, "ninja1"), ("shogun", "ninja1", self.hidden))


class TinyRules(House):
    """House rules that also change which roles are dealt to three players, which a file of them cannot."""

    def __init__(self, variant: Variant) -> None:
        text = _house_text(variant)
        # The name is part of the text, so that no other house rules are taken for these.
        super().__init__(f"# tiny {variant.name}\n{text}", read_house(text).changes)
        self.hidden = variant.hidden

    def apply(
        self, cards: tuple[Card, ...], characters: tuple[Character, ...], deals: Deals
    ) -> tuple[tuple[Card, ...], tuple[Character, ...], Deals]:
        """Return the edition with the changes made."""
        cards, characters, deals = super().apply(cards, characters, deals)
        if self.hidden is None:
            return cards, characters, deals
        chosen = self.changes.multipliers
        multipliers = {role: {PLAYERS: chosen.get(role, {}).get(PLAYERS, 1)} for role in Role}
        return (
            cards,
            characters,
            deals._replace(
                roles={PLAYERS: {Role.SHOGUN: 1, Role(self.hidden): 1, Role.NINJA: 1}},
                # The Shogun's privileges with three players make up for having no Samurai (8.8).
                role_traits={},
                multipliers=multipliers,
            ),
        )


def _house_text(variant: Variant) -> str:
    """Return all of it that house rules can say, as their file does."""
    copies = {card.key: dict(variant.cards).get(card.key, 0) for card in BASE.cards}
    shogun, others = variant.honor
    hands = [*variant.hands, *BASE.deals.hands[PLAYERS:]]
    lines = [
        f"copies: {{{', '.join(f'{key}: {count}' for key, count in copies.items())}}}",
        f"honor: {{{PLAYERS}: {{shogun: {shogun}, others: {others}}}}}",
        f"hands: [{', '.join(map(str, hands))}]",
        f"characters: [{', '.join(variant.characters)}]",
        f"multipliers: {{ninja: {{{PLAYERS}: {variant.ninja}}}}}",
        "values:",
        *(f"  {key}: {{resilience: {variant.resilience}}}" for key in variant.characters),
    ]
    return "\n".join(lines) + "\n"


@cache
def catalog(variant: Variant) -> Catalog:
    """Return the cards and numbers of a variant."""
    return catalog_of(Edition(house=TinyRules(variant)))


def seated(variant: Variant, roles: Sequence[str], hands: Sequence[Sequence[int]], deck: list[int]) -> Game:
    """Return a game with these roles, hands and deck just before its first turn.

    ``new_game`` refuses so few cards, because they could all be held in hands forever: see ``ending``.
    """
    cards = catalog(variant)
    table = Table(cards, Chance(bytes(KEY_BYTES)), [])
    shogun_honor, honor = cards.deals.honor[PLAYERS]
    for key, name, hand in zip(roles, variant.characters, hands, strict=True):
        role, number = cards.role_cards[key], cards.character_numbers[name]
        table.players.append(
            Player(
                role,
                number,
                cards.characters[number].resilience,
                shogun_honor if role.role is Role.SHOGUN else honor,
                sorted(hand),
                cards.combined(PLAYERS, role.role, number, ()),
            )
        )
    table.deck = sorted(deck)
    table.schedule(Turn(SHOGUN_SEAT))
    return game_from(table)


FAMILY = (
    Variant(
        "ronin",
        "Shogun, Ninja and Ronin, each for themselves; the first defeat ends the game",
        (("bokken", 5), ("parry", 4)),
        honor=(1, 1),
        hands=(1, 1, 1),
        hidden="ronin",
    ),
    Variant(
        "blood",
        "Shogun and Samurai against the Ninja; the first defeat of anybody but the Shogun ends the game",
        (("bokken", 5), ("parry", 4)),
        honor=(2, 1),
        hands=(1, 1, 1),
        ninja=2,
    ),
    Variant(
        "daimyo",
        "like blood, with a Daimyō, which draws 2 cards, or is worth 1 point in hand",
        (("bokken", 4), ("parry", 4), ("daimyo", 1)),
        honor=(2, 1),
        hands=(1, 1, 1),
        ninja=2,
    ),
    Variant(
        "printed",
        "the printed roles of three players: the Shogun, with all privileges, against two Ninja",
        (("bokken", 5), ("parry", 5)),
        honor=(2, 2),
        hands=(1, 1, 1),
        hidden=None,
    ),
    Variant(
        "diversion",
        "like blood, with a Diversion, which takes a random card from a hand",
        (("bokken", 4), ("parry", 4), ("diversion", 1)),
        honor=(2, 1),
        hands=(1, 1, 1),
        ninja=2,
    ),
    Variant(
        "honor",
        "Shogun and Samurai against the Ninja, with 2 honor each: the deck is reshuffled once",
        (("bokken", 4), ("parry", 5)),
        honor=(2, 2),
        hands=(1, 1, 1),
        ninja=2,
    ),
)
"""The variants, from the smallest to the largest."""

VARIANTS = {variant.name: variant for variant in FAMILY}


def variant_named(name: str) -> Variant:
    """Return a variant; ``ValueError`` names those there are."""
    if name not in VARIANTS:
        message = f"there is no tiny variant {name!r}; variants are {', '.join(VARIANTS)}"
        raise ValueError(message)
    return VARIANTS[name]
