"""Setting up a game (2): options in, first decision out."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.kernel.chance import Chance, derive_key
from chanbara.kernel.game import Game
from chanbara.sword.books import OURS, book_rulings
from chanbara.sword.editions import Edition, cast, catalog_of
from chanbara.sword.fingerprint import header
from chanbara.sword.house import House, read_house
from chanbara.sword.own_cards import OwnCards
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.rulings import Rulings, choose_rulings
from chanbara.sword.rules.state import Player, Table
from chanbara.sword.rules.turn import CARDS_DRAWN, Turn
from chanbara.sword.rules.words import Kind, Role

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.sword.rules.catalog import Catalog, RoleCard


BASE_EDITION = Edition()


class Deal(NamedTuple):
    """How a dealt game began: the number of players, the key of all randomness, and the options."""

    players: int
    key: bytes
    characters: tuple[str | None, ...] = ()
    """By seat; None is dealt at random."""
    roles: tuple[str, ...] = ()
    """By seat, such as ``ninja2``; empty: dealt at random."""
    hands: tuple[tuple[str, ...] | None, ...] = ()
    """By seat; None is dealt from the deck."""
    deck: tuple[str, ...] = ()
    """The deck from its top; unnamed cards are below in random order."""
    edition: Edition = BASE_EDITION
    cast: str = "mixed"
    """The characters to deal from: "base", "rising_sun", or both."""
    rikyu: bool = False
    """Whether the promo character is among them."""

    def header(self) -> list[tuple[str, str]]:
        """Return the set-up as keys and values."""
        lines = [*header(), *catalog_of(self.edition).label]
        if self.edition.rising_sun and self.cast != "mixed":
            lines.append(("cast", self.cast))
        if self.rikyu:
            lines.append(("rikyu", "yes"))
        lines += [("players", str(self.players)), ("key", self.key.hex())]
        if self.characters:
            lines.append(("characters", " ".join(key or "-" for key in self.characters)))
        if self.roles:
            lines.append(("roles", " ".join(self.roles)))
        if self.hands:
            lines.append(
                ("hands", " ".join("-" if one is None else ",".join(one) or "," for one in self.hands))
            )
        if self.deck:
            lines.append(("deck", " ".join(self.deck)))
        return lines


def new_game(
    *,
    players: int = 5,
    seed: int | str | None = None,
    key: bytes | None = None,
    characters: Sequence[str | None] | None = None,
    roles: Sequence[str] | None = None,
    hands: Sequence[Sequence[str] | None] | None = None,
    deck: Sequence[str] | None = None,
    rising_sun: bool = False,
    cast: str = "mixed",
    rikyu: bool = False,
    rulings: Rulings | Mapping[str, Any] | None = None,
    house: House | str | None = None,
    own: OwnCards | Sequence[OwnCards] | None = None,
    book: str = OURS,
) -> Game:
    """Set up a game; ``ValueError`` says what is impossible. Without seed or key it is unpredictable."""
    edition = chosen_edition(rising_sun=rising_sun, rulings=rulings, house=house, own=own, book=book)
    _check_players(players, edition)
    _check_flag("rikyu", rikyu)
    _check_key(key)
    if seed is not None and key is not None:
        message = "give a seed or a key, not both"
        raise ValueError(message)
    if key is None:
        key = secrets.token_bytes(32) if seed is None else derive_key(seed)
    deal = Deal(
        players,
        key,
        tuple(characters or ()),
        tuple(roles or ()),
        tuple(None if hand is None else tuple(hand) for hand in hands or ()),
        tuple(deck or ()),
        edition,
        cast,
        rikyu,
    )
    return Game(deal_table(deal), deal, "sword")


def chosen_edition(
    *,
    rising_sun: bool = False,
    rulings: Rulings | Mapping[str, Any] | None = None,
    house: House | str | None = None,
    own: OwnCards | Sequence[OwnCards] | None = None,
    book: str = OURS,
) -> Edition:
    """Return the edition with these options; ``ValueError`` says what is impossible."""
    if isinstance(house, str):
        house = read_house(house)
    _check_flag("rising_sun", rising_sun)
    _check_house(house)
    return Edition(rising_sun, choose_rulings(rulings, book_rulings(book)), house, _files(own), book)


def _check_house(house: Any) -> None:  # noqa: ANN401 - whatever the caller gave
    if not isinstance(house, House | None):
        message = f"house cannot be {house!r}"
        raise ValueError(message)  # noqa: TRY004 - whatever cannot be set up is a ValueError


def _files(own: Any) -> tuple[OwnCards, ...]:  # noqa: ANN401 - whatever the caller gave
    """Return the files of own cards, in the order of their namespaces; several must have one each."""
    given = (own,) if isinstance(own, OwnCards) else own or ()
    if not isinstance(given, list | tuple) or not all(isinstance(one, OwnCards) for one in given):
        message = f"own cannot be {own!r}"
        raise ValueError(message)
    spaces = [one.space for one in given]
    if len(given) > 1 and ("" in spaces or len(set(spaces)) < len(spaces)):
        message = "several files of own cards need a namespace each"
        raise ValueError(message)
    return tuple(sorted(given, key=lambda one: one.space))


def _check_players(players: Any, edition: Edition) -> None:  # noqa: ANN401 - whatever the caller gave
    possible = catalog_of(edition).deals.roles
    if isinstance(players, bool) or not isinstance(players, int) or players not in possible:
        which = "Samurai Sword with Rising Sun" if edition.rising_sun else "Samurai Sword"
        message = f"{which} is for {min(possible)} to {max(possible)} players, not {players!r} (2.1)"
        raise ValueError(message)


def _check_flag(name: str, value: Any) -> None:  # noqa: ANN401 - whatever the caller gave
    if not isinstance(value, bool):
        message = f"{name} is True or False, not {value!r}"
        raise ValueError(message)  # noqa: TRY004 - whatever cannot be set up is a ValueError


def _check_key(key: Any) -> None:  # noqa: ANN401 - whatever the caller gave
    if key is not None and not isinstance(key, bytes):
        message = f"a key is 32 bytes, not {key!r}"
        raise ValueError(message)


def deal_table(deal: Deal) -> Table:
    """Deal roles, characters and cards, and open the first decision."""
    table = laid_out(deal)
    begin_first_turn(table)
    return table


def laid_out(deal: Deal) -> Table:
    """Deal roles, characters and cards; nobody has begun."""
    catalog = catalog_of(deal.edition)
    chance = Chance(deal.key)
    roles, removed = deal_roles(catalog, chance, deal.players, deal.roles)
    characters = deal_characters(catalog, chance, deal)
    shogun = next(seat for seat, card in enumerate(roles) if card.role is Role.SHOGUN)
    hands, deck = deal_cards(catalog, chance, deal, shogun)
    table = Table(catalog, chance, [])
    table.removed = removed
    table.deck = deck
    for role, character, hand in zip(roles, characters, hands, strict=True):
        shogun_honor, honor = catalog.deals.honor[deal.players]
        table.players.append(
            Player(
                role,
                character,
                catalog.characters[character].resilience,
                shogun_honor if role.role is Role.SHOGUN else honor,
                hand,
                catalog.combined(deal.players, role.role, character, ()),
            )
        )
    return table


def begin_first_turn(table: Table) -> None:
    """Have the Shogun begin, and open the first decision."""
    shogun = next(seat for seat, player in enumerate(table.players) if player.role.role is Role.SHOGUN)
    table.schedule(Turn(shogun))
    table.advance()


def deal_roles(
    catalog: Catalog, chance: Chance, players: int, chosen: tuple[str, ...]
) -> tuple[list[RoleCard], tuple[RoleCard, ...]]:
    """Return the role card of each seat, and those removed unseen (2.1, 2.2)."""
    dealt: list[RoleCard] = []
    removed: list[RoleCard] = []
    for role, count in catalog.deals.roles[players].items():
        cards = [card for card in catalog.roles if card.role is role]
        # If cards of a role differ by their stars, the removed one is random.
        if count < len(cards) and len(set(cards)) > 1:
            chance.shuffle(cards)
            removed += cards[count:]
        dealt += cards[:count]
    chance.shuffle(dealt)
    if not chosen:
        return dealt, tuple(removed)
    return choose_roles(catalog, players, chosen)


def choose_roles(
    catalog: Catalog, players: int, chosen: tuple[str, ...]
) -> tuple[list[RoleCard], tuple[RoleCard, ...]]:
    """Return the chosen role cards, and which of those that differ by stars are left."""
    unknown = [key for key in chosen if key not in catalog.role_cards]
    if unknown:
        message = f"there is no role {unknown[0]!r}; roles are {', '.join(catalog.role_cards)}"
        raise ValueError(message)
    cards = [catalog.role_cards[key] for key in chosen]
    counts = {role: sum(card.role is role for card in cards) for role in Role}
    dealt = catalog.deals.roles[players]
    wanted = {role: dealt.get(role, 0) for role in Role}
    left = list(catalog.roles)
    for card in cards:
        if card not in left:
            counts = {}
            break
        left.remove(card)
    if counts != wanted:
        needed = ", ".join(f"{count} {role}" for role, count in dealt.items())
        message = (
            f"with {players} players the roles are {needed} (2.1), each card once; not {', '.join(chosen)}"
        )
        raise ValueError(message)
    return cards, tuple(card for card in left if card.role in dealt and card.stars)


def deal_characters(catalog: Catalog, chance: Chance, deal: Deal) -> list[int]:
    """Return the character of each seat (2.4)."""
    players, chosen = deal.players, deal.characters
    if chosen and len(chosen) != players:
        message = f"{players} players need {players} characters (None for a random one), not {len(chosen)}"
        raise ValueError(message)
    named = [key for key in chosen if key is not None]
    for key in named:
        if key not in catalog.character_numbers:
            message = f"there is no character {key!r}; characters are {', '.join(catalog.character_numbers)}"
            raise ValueError(message)
        if named.count(key) > 1:
            message = f"{key} can sit at the table once only"
            raise ValueError(message)
    _check_allowed(deal.edition, named)
    dealt_from = cast(deal.edition, deal.cast, rikyu=deal.rikyu)
    left = [
        number for key, number in catalog.character_numbers.items() if key in dealt_from and key not in named
    ]
    if len(left) + len(named) < players:
        message = f"{len(left) + len(named)} characters are too few for {players} players"
        raise ValueError(message)
    chance.shuffle(left)
    return [
        left.pop() if key is None else catalog.character_numbers[key] for key in chosen or [None] * players
    ]


def _check_allowed(edition: Edition, named: list[str]) -> None:
    allowed = None if edition.house is None else edition.house.characters
    barred = [] if allowed is None else [key for key in named if key not in allowed]
    if barred:
        message = f"the house rules do not allow {barred[0]}"
        raise ValueError(message)


def deal_cards(
    catalog: Catalog, chance: Chance, deal: Deal, shogun: int
) -> tuple[list[list[int]], list[int]]:
    """Return the hand of each seat and the deck (2.6)."""
    if deal.hands and len(deal.hands) != deal.players:
        message = (
            f"{deal.players} players need {deal.players} hands (None for a dealt one), not {len(deal.hands)}"
        )
        raise ValueError(message)
    _check_enough(catalog, deal.players)
    rest = list(catalog.deck)
    chance.shuffle(rest)
    chosen = [
        None if one is None else withdraw(catalog, rest, one) for one in deal.hands or [None] * deal.players
    ]
    deck = rest
    if deal.deck:
        top = withdraw(catalog, rest, deal.deck)
        deck = rest + top[::-1]
    hands: list[list[int]] = [[] for _ in range(deal.players)]
    for place in range(deal.players):
        seat = (shogun + place) % deal.players
        wish = chosen[seat]
        size = catalog.deals.hands[place]
        if wish is None and len(deck) < size:
            message = f"{len(deck)} cards are left, too few to deal {size} to seat {seat}"
            raise ValueError(message)
        if wish is None:
            left = len(deck) - size
            wish = deck[left:]
            del deck[left:]
        hands[seat] = sorted(wish)
    return hands, deck


def _check_enough(catalog: Catalog, players: int) -> None:
    """Refuse a deck that could be held in hands forever: nobody could draw, and no game would end."""
    least = HAND_LIMIT * players + CARDS_DRAWN
    there = sum(card.copies for card in catalog.cards if card.kind is not Kind.PROPERTY)
    if there < least:
        message = f"{players} players need {least} cards that are no properties; there are {there}"
        raise ValueError(message)


def withdraw(catalog: Catalog, cards: list[int], keys: Sequence[str]) -> list[int]:
    """Take the named cards out of ``cards``; there must be enough copies."""
    taken = []
    for key in keys:
        if key not in catalog.card_numbers:
            message = f"there is no card {key!r}"
            raise ValueError(message)
        number = catalog.card_numbers[key]
        if number not in cards:
            message = f"there are only {catalog.cards[number].copies} copies of {key}"
            raise ValueError(message)
        cards.remove(number)
        taken.append(number)
    return taken
