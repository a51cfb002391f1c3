"""What is printed on paper, as data: cards, characters, roles, and the catalog that numbers them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.rules.options import Option
from chanbara.sword.rules.program import place_programs
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, Rulings
from chanbara.sword.rules.traits import NO_TRAITS, HitTrigger, Traits, combine
from chanbara.sword.rules.words import MAX_SEATS, NONE, Aim, Kind, Proof, Role, Suit, Team, Verb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.sword.rules.state import Table


class Card(NamedTuple):
    """One kind of playing card, with everything printed on it."""

    key: str
    kind: Kind
    suit: Suit
    copies: int
    rule: str
    """The paragraph that describes it."""
    aim: Aim
    reach: int = 0
    """Weapons: the greatest Difficulty it can be played at (5.3)."""
    wounds: int = 0
    """Weapons: how many wounds it deals (6.3)."""
    wounds_by: Callable[[Table, int], int] | None = None
    """Weapons: how many wounds it deals to ``(table, target)``, in place of a printed number (11.4)."""
    on_hit: HitTrigger | None = None
    """Weapons: what happens when it wounded (6.5)."""
    proof: Proof = Proof.PARRY
    """Weapons: what parries it (6.2)."""
    adds_weapons: int = 0
    """Weapons: how many more may be played this turn once it was played (3.5)."""
    hits_empty_handed: bool = False
    """Weapons: whether it can be played on a player with no card in hand (11.5)."""
    on_oneself: bool = False
    """Weapons: whether it may be played on oneself (11.6)."""
    is_parry: bool = False
    """Whether it has the parry symbol (6.2)."""
    parries_weapons_only: bool = False
    """Whether it is a parry against weapons, and nothing else (11.9)."""
    answered: Callable[[Table, int, int, int], None] | None = None
    """What it does as an answer, for ``(table, seat, by, card)``."""
    worth: int = 0
    """Honor it is worth in hand at the end (8.3)."""
    is_unique: bool = False
    """Whether only one may be in play at a time."""
    traits: Traits = NO_TRAITS
    """What it changes while it is in play."""
    play: Callable[[Table, int, Option], None] | None = None
    """Actions: schedule the effect for ``(table, seat, option)``."""


class Character(NamedTuple):
    """One character card."""

    key: str
    resilience: int
    traits: Traits


class RoleCard(NamedTuple):
    """One role card; some have stars (2.2)."""

    key: str
    role: Role
    stars: int = 0


class Deals(NamedTuple):
    """How a set is dealt, by number of players."""

    roles: dict[int, dict[Role, int]]
    """How many cards of each role (2.1)."""
    honor: dict[int, tuple[int, int]]
    """Honor of the Shogun, and of the others (2.5)."""
    hands: tuple[int, ...]
    """Cards in hand, clockwise from the Shogun (2.6)."""
    role_traits: dict[tuple[int, Role], Traits]
    """What a role may do with that number of players (3.2, 3.5, 8.8)."""
    multipliers: dict[Role, dict[int, int]]
    """What honor is multiplied by, by role and number of players (8.3)."""
    by_stars: dict[int, tuple[tuple[Role, ...], ...]]
    """Groups of roles of which the one with the most stars counts double, by number of players (8.3)."""
    ties: tuple[Team, ...]
    """Who wins a tie, first to last (8.6)."""
    banzai: bool = False
    """Whether a player who loses their last resilience discards from the deck (11.1)."""


class Catalog:
    """All cards and characters of a game, numbered. Immutable, shared by all clones.

    A card is the number of its kind: copies are interchangeable, so nothing can ever tell them apart.
    """

    def __init__(
        self,
        cards: Sequence[Card],
        characters: Sequence[Character],
        roles: Sequence[RoleCard],
        deals: Deals,
        name: str = "base",
        rulings: Rulings = DEFAULT_RULINGS,
        label: Sequence[tuple[str, str]] = (),
        book: str = "ours",
    ) -> None:
        self.name = name
        """What tells this set from others; views carry it."""
        self.label = tuple(label)
        """What records say about it, as words and values."""
        self.rulings = rulings
        self.book = book
        """The rulebook that is followed: it also decides what is called how."""
        self.cards, self.characters, self.programs = place_programs(cards, characters)
        """``programs``: the effects from data files, one after another; steps name places in it."""
        self.roles = tuple(roles)
        self.deals = deals
        self.card_numbers = {card.key: number for number, card in enumerate(self.cards)}
        self.character_numbers = {one.key: number for number, one in enumerate(self.characters)}
        self.role_cards = {card.key: card for card in self.roles}
        self._list_by_card()
        self._options: dict[tuple[Verb, int, int, int], Option] = {}
        self._list_options()
        # Every property that comes or goes asks for the sum again, with few different answers: `make bench`.
        self._sum = lru_cache(maxsize=16384)(self._summed)

    def _list_by_card(self) -> None:
        """List what is asked of every card at every decision: a list is read faster than an entry."""
        self.reaches = tuple(card.reach for card in self.cards)
        self.aims = tuple(card.aim for card in self.cards)
        self.peculiar_weapons = frozenset(
            number for number, card in enumerate(self.cards) if card.hits_empty_handed or card.on_oneself
        )
        """Weapons that may be played on more than the players in reach."""
        self.is_weapon = tuple(card.kind is Kind.WEAPON for card in self.cards)
        numbered = tuple(enumerate(self.cards))
        self.weapons = tuple(number for number, card in numbered if card.kind is Kind.WEAPON)
        self.parries = tuple(number for number, card in numbered if card.is_parry)
        self.parries_of_weapons = tuple(
            number for number, card in numbered if card.is_parry or card.parries_weapons_only
        )
        self.deck = tuple(number for number, card in numbered for _ in range(card.copies))
        """All cards, each as often as there are copies."""

    def _list_options(self) -> None:
        """Make the options that are offered again and again once."""
        self.at = tuple(
            tuple(self.option(Verb.PLAY, card, seat) for seat in range(MAX_SEATS))
            for card in range(len(self.cards))
        )
        """``at[card][seat]``: play that card on that seat."""
        properties = [number for number, card in enumerate(self.cards) if card.kind is Kind.PROPERTY]
        self.at_property = {
            number: tuple(
                {prop: self.option(Verb.PLAY, number, seat, prop) for prop in properties}
                for seat in range(MAX_SEATS)
            )
            for number, card in enumerate(self.cards)
            if card.aim in (Aim.HAND_OR_PROPERTY, Aim.PROPERTY)
        }
        """``at_property[card][seat][property]``: play that card on that property of that seat."""
        self.always = tuple(self._always_offered(number, card.aim) for number, card in enumerate(self.cards))
        """``always[card]``: what is offered of that card whatever lies on the table, or None."""
        self.with_card = {
            verb: tuple(self.option(verb, card) for card in range(len(self.cards)))
            for verb in (Verb.PARRY, Verb.DISCARD, Verb.TAKE, Verb.ESCAPE, Verb.SHOW, Verb.COUNT)
        }
        """``with_card[verb][card]``: parry with that card, discard it, take it, and so on."""
        self.end = self.option(Verb.END)
        self.pass_ = self.option(Verb.PASS)

    def _always_offered(self, card: int, aim: Aim) -> tuple[Option, ...] | None:
        """Return the one option of a card that names nobody, and none of an answer (3.3)."""
        if aim is Aim.NOTHING:
            return (self.option(Verb.PLAY, card),)
        return () if aim is Aim.ANSWER else None

    def card(self, key: str) -> Card:
        """Return what is printed on a card."""
        return self.cards[self.card_numbers[key]]

    def option(self, verb: Verb, card: int = NONE, seat: int = NONE, prop: int = NONE) -> Option:
        """Return the one option object with this meaning."""
        meaning = (verb, card, seat, prop)
        known = self._options.get(meaning)
        if known is None:
            known = self._options[meaning] = Option(
                verb,
                card,
                seat,
                prop,
                None if card == NONE else self.cards[card].key,
                None if prop == NONE else self.cards[prop].key,
            )
        return known

    def ability(self, key: str, seat: int = NONE, prop: int = NONE) -> Option:
        """Return the option of using an ability."""
        return Option(Verb.USE, NONE, seat, prop, key, None if prop == NONE else self.cards[prop].key)

    def combined(self, players: int, role: Role | None, character: int, in_play: tuple[int, ...]) -> Traits:
        """Return the traits of a player: of their role, if it is known, their character and properties."""
        special = None if role is None or (players, role) not in self.deals.role_traits else (players, role)
        return self._sum(special, character, in_play)

    def _summed(self, special: tuple[int, Role] | None, character: int, in_play: tuple[int, ...]) -> Traits:
        if in_play:
            before = self._sum(special, character, in_play[:-1])
            return combine((before, self.cards[in_play[-1]].traits))
        role = NO_TRAITS if special is None else self.deals.role_traits[special]
        return combine((role, self.characters[character].traits))
