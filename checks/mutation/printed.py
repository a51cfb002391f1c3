"""Mutants of what is printed: cards, characters, roles, deals, tables, and numbered constants."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules import harm, query, scoring, turn, words
from chanbara.sword.rules.catalog import Card, Catalog, Character, Deals, RoleCard
from chanbara.sword.rules.traits import NO_TRAITS, Traits
from chanbara.sword.rules.words import Aim, Cause, Role, Suit, Team
from checks.mutation import Mutant

SUITS = tuple(Suit)
AIMS = (Aim.NOTHING, Aim.OTHER, Aim.HAND, Aim.HAND_OR_PROPERTY, Aim.ANYONE, Aim.ANSWER)
"""From the one that names nothing to the one that cannot be played, each beside its neighbours."""

CONSTANTS = {
    "CARDS_DRAWN": (turn, "3.2"),
    "HAND_LIMIT": (query, "3.4"),
    "SWORDMASTER_FROM": (harm, "8.4"),
    "DEADLY_STRIKE": (scoring, "8.5"),
    "STARS_COUNT_WITH": (scoring, "8.3"),
    "MORE_STARS": (scoring, "8.3"),
}
NO_NUMBERS_OF_THE_RULES = {"NONE", "MAX_SEATS"}
"""No card or seat; and how many seats options are made for in advance."""


def install(
    cards: tuple[Card, ...] | None = None,
    characters: tuple[Character, ...] | None = None,
    roles: tuple[RoleCard, ...] | None = None,
    deals: Deals | None = None,
) -> None:
    """Put other cards into the one catalog that everybody holds."""
    Catalog.__init__(
        CATALOG,
        cards or CATALOG.cards,
        characters or CATALOG.characters,
        roles or CATALOG.roles,
        deals or CATALOG.deals,
    )


def change_card(number: int, field: str, value: object) -> None:
    """Print something else on a card."""
    changed: dict[str, Any] = {field: value}
    cards = list(CATALOG.cards)
    cards[number] = cards[number]._replace(**changed)
    install(cards=tuple(cards))


def change_character(number: int, field: str, value: object) -> None:
    """Print something else on a character."""
    changed: dict[str, Any] = {field: value}
    characters = list(CATALOG.characters)
    characters[number] = characters[number]._replace(**changed)
    install(characters=tuple(characters))


# --- cards and characters -------------------------------------------------------------------------------


def card_mutants() -> Iterator[Mutant]:
    """Yield every change of what is printed on a card."""
    for number, card in enumerate(CATALOG.cards):
        for field, value, rule in _card_changes(card):
            shown = "another effect: none" if field == "play" else f"{field} {getattr(card, field)} → {value}"
            name = f"{card.key}: {shown}"
            yield Mutant("card", name, (card.key, rule), partial(change_card, number, field, value))
        for name, traits in _without_windows(card.traits):
            change = partial(change_card, number, "traits", traits)
            yield Mutant("card", f"{card.key}: {name}", (card.key, card.rule), change)


def _card_changes(card: Card) -> Iterator[tuple[str, object, str]]:
    for field in ("reach", "wounds"):
        if getattr(card, field):
            yield field, getattr(card, field) + 1, "1.1"
            yield field, getattr(card, field) - 1, "1.1"
    yield "copies", card.copies + 1, "1.1"
    yield "copies", card.copies - 1, "1.1"
    yield "suit", SUITS[(SUITS.index(card.suit) + 1) % len(SUITS)], "1.3"
    if card.is_parry:
        yield "is_parry", False, card.rule
    if card.worth:
        yield "worth", card.worth - 1, card.rule
        yield "worth", card.worth + 1, card.rule
    if card.is_unique:
        yield "is_unique", False, card.rule
    if card.play is not None:
        yield "play", _no_effect, card.rule
    if card.aim in AIMS:
        place = AIMS.index(card.aim)
        for neighbour in AIMS[max(0, place - 1) : place] + AIMS[place + 1 : place + 2]:
            # An answer has no effect of its own that could be played.
            if neighbour is not Aim.ANSWER and card.aim is not Aim.ANSWER:
                yield "aim", neighbour, card.rule


def _no_effect(_table: object, _seat: int, _option: object) -> None:
    """Nothing happens."""


def _without_windows(traits: Traits) -> Iterator[tuple[str, Traits]]:
    """Yield each window switched off, and each number in one doubled."""
    for field, value, nothing in zip(traits._fields, traits, NO_TRAITS, strict=True):
        if value != nothing:
            off: dict[str, Any] = {field: nothing}
            yield f"window {field} off", traits._replace(**off)
            if isinstance(value, int) and not isinstance(value, bool):
                doubled: dict[str, Any] = {field: 2 * value}
                yield f"window {field} doubled", traits._replace(**doubled)


def character_mutants() -> Iterator[Mutant]:
    """Yield every change of a character."""
    for number, character in enumerate(CATALOG.characters):
        cites = (character.key, f"12 {character.key}", "1.1")
        for resilience in (character.resilience + 1, character.resilience - 1):
            name = f"{character.key}: resilience {character.resilience} → {resilience}"
            change = partial(change_character, number, "resilience", resilience)
            yield Mutant("character", name, cites, change)
        for window, traits in _without_windows(character.traits):
            change = partial(change_character, number, "traits", traits)
            yield Mutant("character", f"{character.key}: {window}", cites[:2], change)


# --- roles and deals ------------------------------------------------------------------------------------


def deal_mutants() -> Iterator[Mutant]:
    """Yield every change of the role cards and of how a game is dealt."""
    for number, card in enumerate(CATALOG.roles):
        roles = list(CATALOG.roles)
        roles[number] = card._replace(stars=card.stars + 1)
        name = f"role card {number + 1}, {card.key}: another star"
        yield Mutant("rule", name, ("2.2",), partial(install, roles=tuple(roles)))
    deals = CATALOG.deals
    for players, dealt in deals.roles.items():
        for role, count in dealt.items():
            for other in (count + 1, count - 1):
                changed = {**deals.roles, players: {**dealt, role: other}}
                name = f"{players} players: {role} {count} → {other}"
                yield Mutant("rule", name, ("2.1",), partial(install, deals=deals._replace(roles=changed)))
    for players, honor in deals.honor.items():
        for place, change in ((0, 1), (0, -1), (1, 1), (1, -1)):
            other_honor = tuple(points + change * (place == at) for at, points in enumerate(honor))
            changed_honor: Any = {**deals.honor, players: other_honor}
            name = f"{players} players: honor {honor} → {other_honor}"
            yield Mutant("rule", name, ("2.5",), partial(install, deals=deals._replace(honor=changed_honor)))
    yield from _hand_mutants(deals)
    yield from _role_trait_mutants(deals)


def _hand_mutants(deals: Deals) -> Iterator[Mutant]:
    for place, cards in enumerate(deals.hands):
        for other in (cards + 1, cards - 1):
            hands = (*deals.hands[:place], other, *deals.hands[place + 1 :])
            name = f"hand {place + 1} from the Shogun: {cards} → {other}"
            yield Mutant("rule", name, ("2.6",), partial(install, deals=deals._replace(hands=hands)))


def _role_trait_mutants(deals: Deals) -> Iterator[Mutant]:
    rules = {"weapon_limit": "3.5", "cards_drawn": "3.2", "keeps_honor": "8.8"}
    for (players, role), traits in deals.role_traits.items():
        for window, changed in _without_windows(traits):
            name = f"{role} of {players} players: {window}"
            role_traits = {**deals.role_traits, (players, role): changed}
            change = partial(install, deals=deals._replace(role_traits=role_traits))
            yield Mutant("rule", name, (rules[window.split()[1]],), change)


# --- tables and numbered constants ----------------------------------------------------------------------


def set_everywhere(name: str, value: object) -> None:
    """Give a constant another value in every module that knows it."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("chanbara.") and hasattr(module, name):
            setattr(module, name, value)


def set_entry(table: dict[Any, Any], key: object, value: object) -> None:
    """Give one entry of a table another value."""
    table[key] = value


def table_mutants() -> Iterator[Mutant]:
    """Yield every change of the tables of the rules."""
    for role, counts in scoring.MULTIPLIERS.items():
        for players, number in counts.items():
            for other in (number + 1, number - 1):
                name = f"multiplier of {role} with {players}: {number} → {other}"
                yield Mutant("rule", name, ("8.3",), partial(set_entry, counts, players, other))
    ninja, shogun, ronin = scoring.TIES
    for ties in ((shogun, ninja, ronin), (ninja, ronin, shogun)):
        name = f"ties: {', '.join(ties)}"
        yield Mutant("rule", name, ("8.6",), partial(set_everywhere, "TIES", ties))
    for role, team in ((Role.SAMURAI, Team.NINJA), (Role.RONIN, Team.NINJA), (Role.NINJA, Team.RONIN)):
        name = f"team of {role}: {words.TEAM_OF[role]} → {team}"
        yield Mutant("rule", name, ("8.6",), partial(set_entry, words.TEAM_OF, role, team))
    for cause in Cause:
        name = f"{cause} is said to end the game by another rule"
        yield Mutant("rule", name, (words.ENDED_BY[cause],), partial(set_entry, words.ENDED_BY, cause, "9.9"))


def constant_mutants() -> Iterator[Mutant]:
    """Yield every numbered constant one higher and one lower."""
    for name, (module, rule) in CONSTANTS.items():
        number = getattr(module, name)
        for other in (number + 1, number - 1):
            change: Callable[[], None] = partial(set_everywhere, name, other)
            yield Mutant("rule", f"{name} {number} → {other}", (rule,), change)


def unlisted_constants() -> list[str]:
    """Return numbered constants of the rules that no mutant changes."""
    return [
        f"{module.__name__}.{name}"
        for module in list(sys.modules.values())
        if module.__name__.startswith("chanbara.sword.rules.")
        for name, value in vars(module).items()
        if type(value) is int and name not in CONSTANTS and name not in NO_NUMBERS_OF_THE_RULES
    ]


def printed_mutants() -> list[Mutant]:
    """Return all of them."""
    return [
        *card_mutants(),
        *character_mutants(),
        *deal_mutants(),
        *table_mutants(),
        *constant_mutants(),
    ]
