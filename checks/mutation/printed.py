"""Mutants of printed data: cards, characters, roles, deals, tables, and numbered constants."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules import harm, query, scoring, turn, words
from chanbara.sword.rules.catalog import Card, Catalog, Deals
from chanbara.sword.rules.traits import NO_TRAITS, Traits
from chanbara.sword.rules.words import Aim, Cause, Role, Suit, Team
from checks.mutation import Mutant
from checks.soak.windows import PECULIAR

CATALOGS = (catalog_named(BASE), catalog_named(RISING_SUN))
"""The second contains everything in the first."""
NEWEST = CATALOGS[-1]

SUITS = tuple(Suit)
AIMS = (
    Aim.NOTHING,
    Aim.OTHER,
    Aim.HAND,
    Aim.HAND_OR_PROPERTY,
    Aim.PROPERTY,
    Aim.RIVAL,
    Aim.ANYONE,
    Aim.ANSWER,
)
"""From the one that names nothing to the one that cannot be played, neighbors next to each other."""
NUMBERS = ("reach", "wounds", "worth", "adds_weapons")
"""Fields of a card that are changed by one."""
SWITCHES = ("is_unique", *(field for field in PECULIAR if field not in NUMBERS))
"""Fields of a card that are switched off."""

CONSTANTS = {
    "CARDS_DRAWN": (turn, "3.2"),
    "HAND_LIMIT": (query, "3.4"),
    "WEAPONS_PLAYED": (query, "3.5"),
    "SWORDMASTER_FROM": (harm, "8.4"),
    "DEADLY_STRIKE": (scoring, "8.5"),
    "MORE_STARS": (scoring, "8.3"),
    "FEWER_STARS": (scoring, "8.3"),
}
NO_NUMBERS_OF_THE_RULES = {"NONE", "MAX_SEATS", "FLAGS", "LISTS"} | {
    "A_WEAPON",
    "MOST_COUNTED",
    "MOST_COUNTERS",
    "MOST_FROM_BOX",
    "MOST_IN_CATALOG",
    "MOST_STARTED",
    "MOST_WAITING",
}
"""Sentinels for no card or seat; the number of seats with precomputed options; offsets of kinds of traits.
Limits of custom cards, which no printed card feels: tests/levers and tests/parts have them."""


def install(catalog: Catalog, **changed: Any) -> None:  # noqa: ANN401 - cards, characters, roles or deals
    """Replace the cards in the shared catalog of a set."""
    parts: dict[str, Any] = {
        name: changed.get(name, getattr(catalog, name)) for name in ("cards", "characters", "roles", "deals")
    }
    Catalog.__init__(catalog, **parts, name=catalog.name, rulings=catalog.rulings)


def forget() -> None:
    """Have the rules and every catalog forget what they worked out."""
    query._attackable.cache_clear()
    for catalog in CATALOGS:
        install(catalog)


def change_card(key: str, field: str, change: Callable[[Any], object]) -> None:
    """Change a card, in every set that has it."""
    for catalog in CATALOGS:
        cards = tuple(_changed(card, field, change) if card.key == key else card for card in catalog.cards)
        install(catalog, cards=cards)


def change_character(key: str, field: str, change: Callable[[Any], object]) -> None:
    """Change a character, in every set that has it."""
    for catalog in CATALOGS:
        people = tuple(_changed(one, field, change) if one.key == key else one for one in catalog.characters)
        install(catalog, characters=people)


def _changed(entry: Any, field: str, change: Callable[[Any], object]) -> Any:  # noqa: ANN401 - a card or character
    return entry._replace(**{field: change(getattr(entry, field))})


def add(number: int, value: int) -> int:
    """Return a function that adds to a number."""
    return value + number


def instead(other: object, _value: object) -> object:
    """Return a function that returns another value."""
    return other


# --- cards and characters -------------------------------------------------------------------------------


def card_mutants() -> Iterator[Mutant]:
    """Yield every change of a card."""
    for card in NEWEST.cards:
        for field, other, rule in _card_changes(card):
            shown = f"{field} {_shown(getattr(card, field))} → {_shown(other(getattr(card, field)))}"
            name = f"{card.key}: {shown}"
            yield Mutant("card", name, (card.key, rule), partial(change_card, card.key, field, other))
        for name, traits in _without_windows(card.traits):
            change = partial(change_card, card.key, "traits", partial(instead, traits))
            yield Mutant("card", f"{card.key}: {name}", (card.key, card.rule), change)


def _shown(value: object) -> str:
    return getattr(value, "__name__", str(value))


def _card_changes(card: Card) -> Iterator[tuple[str, Callable[[Any], object], str]]:
    """Yield the changed field, the change, and the paragraph that a test should cite."""
    for field in NUMBERS:
        if getattr(card, field):
            rule = "1.1" if field in {"reach", "wounds"} else card.rule
            yield field, partial(add, 1), rule
            yield field, partial(add, -1), rule
    yield "copies", partial(add, 1), "1.1"
    yield "copies", partial(add, -1), "1.1"
    yield "suit", partial(instead, SUITS[(SUITS.index(card.suit) + 1) % len(SUITS)]), "1.3"
    for field in SWITCHES:
        nothing = Card._field_defaults[field]
        if getattr(card, field) != nothing:
            yield field, partial(instead, nothing), card.rule
    if card.play is not None:
        yield "play", partial(instead, _no_effect), card.rule
    yield from _other_aims(card)


def _other_aims(card: Card) -> Iterator[tuple[str, Callable[[Any], object], str]]:
    if card.aim in AIMS:
        place = AIMS.index(card.aim)
        for neighbour in AIMS[max(0, place - 1) : place] + AIMS[place + 1 : place + 2]:
            # An answer has no effect of its own that could be played.
            if neighbour is not Aim.ANSWER and card.aim is not Aim.ANSWER:
                yield "aim", partial(instead, neighbour), card.rule


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
    if any(ability.aims_at_property for ability in traits.abilities):
        aimless = tuple(ability._replace(aims_at_property=False) for ability in traits.abilities)
        yield "window abilities aims at nothing", traits._replace(abilities=aimless)


def character_mutants() -> Iterator[Mutant]:
    """Yield every change of a character."""
    for one in NEWEST.characters:
        cites = (one.key, f"12 {one.key}", "1.1")
        for number in (1, -1):
            name = f"{one.key}: resilience {one.resilience} → {one.resilience + number}"
            change = partial(change_character, one.key, "resilience", partial(add, number))
            yield Mutant("character", name, cites, change)
        for window, traits in _without_windows(one.traits):
            change = partial(change_character, one.key, "traits", partial(instead, traits))
            yield Mutant("character", f"{one.key}: {window}", cites[:2], change)


# --- roles and deals ------------------------------------------------------------------------------------


def deal_mutants() -> Iterator[Mutant]:
    """Yield every change of the role cards and of the deal: once for what both sets share."""
    seen: set[tuple[str, object]] = set()
    for catalog, prefix in zip(CATALOGS, ("", "Rising Sun, "), strict=True):
        for name, rule, part, before, after in _deal_changes(catalog):
            if (name, before) not in seen:
                seen.add((name, before))
                yield Mutant("rule", f"{prefix}{name}", (rule,), partial(install, catalog, **{part: after}))


Change = tuple[str, str, str, object, object]
"""Its name, its paragraph, what is replaced, the old value, and the new one."""


def _deal_changes(catalog: Catalog) -> Iterator[Change]:
    for number, card in enumerate(catalog.roles):
        roles = list(catalog.roles)
        roles[number] = card._replace(stars=card.stars + 1)
        yield f"role card {number + 1}, {card.key}: another star", "2.2", "roles", card, tuple(roles)
    deals = catalog.deals
    for players, dealt in deals.roles.items():
        for role, count in dealt.items():
            for other in (count + 1, count - 1):
                changed = {**deals.roles, players: {**dealt, role: other}}
                name = f"{players} players: {role} {count} → {other}"
                yield name, "2.1", "deals", None, deals._replace(roles=changed)
    for players, honor in deals.honor.items():
        for place, change in ((0, 1), (0, -1), (1, 1), (1, -1)):
            other_honor = tuple(points + change * (place == at) for at, points in enumerate(honor))
            changed_honor: Any = {**deals.honor, players: other_honor}
            name = f"{players} players: honor {honor} → {other_honor}"
            yield name, "2.5", "deals", None, deals._replace(honor=changed_honor)
    yield from _hand_changes(deals)
    yield from _role_trait_changes(deals)
    yield from _score_changes(deals)


def _hand_changes(deals: Deals) -> Iterator[Change]:
    for place, cards in enumerate(deals.hands):
        for other in (cards + 1, cards - 1):
            hands = (*deals.hands[:place], other, *deals.hands[place + 1 :])
            name = f"hand {place + 1} from the Shogun: {cards} → {other}"
            yield name, "2.6", "deals", None, deals._replace(hands=hands)


def _role_trait_changes(deals: Deals) -> Iterator[Change]:
    rules = {"weapon_limit": "3.5", "cards_drawn": "3.2", "keeps_honor": "8.8"}
    for (players, role), traits in deals.role_traits.items():
        for window, changed in _without_windows(traits):
            name = f"{role} of {players} players: {window}"
            role_traits = {**deals.role_traits, (players, role): changed}
            yield name, rules[window.split()[1]], "deals", None, deals._replace(role_traits=role_traits)


def _score_changes(deals: Deals) -> Iterator[Change]:
    for role, counts in deals.multipliers.items():
        for players, number in counts.items():
            if any(role in group for group in deals.by_stars.get(players, ())):
                continue  # stars decide
            for other in (number + 1, number - 1):
                changed = {**deals.multipliers, role: {**counts, players: other}}
                name = f"multiplier of {role} with {players}: {number} → {other}"
                yield name, "8.3", "deals", None, deals._replace(multipliers=changed)
    for players, groups in deals.by_stars.items():
        for place, group in enumerate(groups):
            fewer = {**deals.by_stars, players: groups[:place] + groups[place + 1 :]}
            multipliers = {role: {players: 1} | table for role, table in deals.multipliers.items()}
            name = f"stars do not count with {players}: {', '.join(group)}"
            yield name, "8.3", "deals", None, deals._replace(by_stars=fewer, multipliers=multipliers)
    first, second, third = deals.ties
    for ties in ((second, first, third), (first, third, second)):
        yield f"ties: {', '.join(ties)}", "8.6", "deals", deals.ties, deals._replace(ties=ties)
    if deals.banzai:
        yield "no Banzai", "11.1", "deals", None, deals._replace(banzai=False)


# --- tables and numbered constants ----------------------------------------------------------------------


def set_everywhere(name: str, value: object) -> None:
    """Change a constant in every module that has it."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("chanbara.") and hasattr(module, name):
            setattr(module, name, value)


def set_entry(table: dict[Any, Any], key: object, value: object) -> None:
    """Change one entry of a table."""
    table[key] = value


def table_mutants() -> Iterator[Mutant]:
    """Yield every change of the tables of the rules."""
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
