"""House rules as data: a small YAML file that changes numbers, validated before the deal."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import yaml

from chanbara.plain_yaml import plain_yaml
from chanbara.sword.rules.words import Kind, Role, Team

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.sword.rules.catalog import Card, Character, Deals

MAX_BYTES = 16 * 1024

Copies = Annotated[int, msgspec.Meta(ge=0, le=20)]
Small = Annotated[int, msgspec.Meta(ge=1, le=9)]
Honor = Annotated[int, msgspec.Meta(ge=1, le=20)]
Hand = Annotated[int, msgspec.Meta(ge=0, le=12)]
Multiplier = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers printed on a card."""

    difficulty: Small | None = None
    wounds: Small | None = None
    resilience: Small | None = None


class StartingHonor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Honor at the start, with one number of players."""

    shogun: Honor
    others: Honor


class Changes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The possible changes of house rules; what is omitted stays."""

    copies: dict[str, Copies] = {}
    values: dict[str, Values] = {}
    honor: dict[int, StartingHonor] = {}
    hands: tuple[Hand, ...] | None = None
    multipliers: dict[Role, dict[int, Multiplier]] = {}
    ties: tuple[Team, ...] | None = None
    characters: tuple[str, ...] | None = None


class House:
    """Parsed house rules: the text, its hash, and its changes. Compared by text."""

    def __init__(self, text: str, changes: Changes) -> None:
        self.text = text
        self.digest = blake2b(text.encode(), digest_size=8).hexdigest()
        self.changes = changes

    @property
    def characters(self) -> tuple[str, ...] | None:
        """The characters that may be dealt, if they are limited."""
        return self.changes.characters

    def __eq__(self, other: object) -> bool:
        return isinstance(other, House) and other.text == self.text

    def __hash__(self) -> int:
        return hash(self.text)

    def apply(
        self, cards: tuple[Card, ...], characters: tuple[Character, ...], deals: Deals
    ) -> tuple[tuple[Card, ...], tuple[Character, ...], Deals]:
        """Return the edition with the changes made; ``ValueError`` if they name something unknown."""
        changes = self.changes
        _check_names(changes, cards, characters, deals)
        new_cards = tuple(_changed_card(card, changes) for card in cards)
        new_characters = tuple(_changed_character(one, changes) for one in characters)
        return new_cards, new_characters, _changed_deals(deals, changes)


def read_house(text: str) -> House:
    """Read house rules; ``ValueError`` says what is wrong with them."""
    if len(text.encode()) > MAX_BYTES:
        message = f"house rules may have {MAX_BYTES} bytes, these have {len(text.encode())}"
        raise ValueError(message)
    try:
        data = plain_yaml(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        message = f"house rules are not readable: {error}"
        raise ValueError(message) from error
    try:
        return House(text, msgspec.convert({} if data is None else data, Changes))
    except msgspec.ValidationError as error:
        message = f"house rules: {_where(data) or error}"
        raise ValueError(message) from error


BY_KEY: dict[str, Any] = {
    "copies": Copies,
    "values": Values,
    "honor": StartingHonor,
    "multipliers": dict[int, Multiplier],
}


def _where(data: Any) -> str | None:  # noqa: ANN401 - whatever the file holds
    """Return which entry of a section is wrong, and how: the library names only the section."""
    for section, kind in BY_KEY.items():
        entries = data.get(section) if isinstance(data, dict) else None
        for key, value in entries.items() if isinstance(entries, dict) else ():
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError as error:
                return f"{section}, {key}: {error}"
    return None


def _check_names(
    changes: Changes, cards: tuple[Card, ...], characters: tuple[Character, ...], deals: Deals
) -> None:
    card_keys = {card.key for card in cards}
    people = {one.key for one in characters}
    unknown = {*changes.copies} - card_keys | {*changes.values} - card_keys - people
    unknown |= {*(changes.characters or ())} - people
    if unknown:
        message = f"house rules: there is no {min(unknown)!r}"
        raise ValueError(message)
    _check_players(changes, deals)
    if changes.ties is not None and sorted(changes.ties) != sorted(Team):
        raise ValueError("house rules: ties must name each team once")
    if changes.hands is not None and len(changes.hands) != len(deals.hands):
        message = f"house rules: hands must have {len(deals.hands)} numbers"
        raise ValueError(message)


def _check_players(changes: Changes, deals: Deals) -> None:
    """Refuse impossible numbers of players, and roles with them."""
    counts = {*changes.honor} | {number for table in changes.multipliers.values() for number in table}
    if counts - set(deals.roles):
        message = f"house rules: not with {min(counts - set(deals.roles))} players"
        raise ValueError(message)
    for role, table in changes.multipliers.items():
        for count in table:
            if role not in deals.roles[count]:
                message = f"house rules: with {count} players there is no {role}"
                raise ValueError(message)


def _changed_card(card: Card, changes: Changes) -> Card:
    card = card._replace(copies=changes.copies.get(card.key, card.copies))
    values = changes.values.get(card.key)
    if values is None:
        return card
    # Some weapons count their wounds on the table: there is no number to change.
    printed = ["difficulty"] if card.wounds_by else ["difficulty", "wounds"]
    if card.kind is not Kind.WEAPON:
        printed = []
    _check_values(card.key, values, printed)
    return card._replace(reach=values.difficulty or card.reach, wounds=values.wounds or card.wounds)


def _changed_character(character: Character, changes: Changes) -> Character:
    values = changes.values.get(character.key)
    if values is None:
        return character
    _check_values(character.key, values, ["resilience"])
    return character._replace(resilience=values.resilience or character.resilience)


def _check_values(key: str, values: Values, printed: list[str]) -> None:
    named = [name for name in values.__struct_fields__ if getattr(values, name) is not None]
    wrong = [name for name in named if name not in printed]
    if wrong:
        message = f"house rules: {key} has no {wrong[0]}"
        raise ValueError(message)
    if not named:
        message = f"house rules: say which value of {key} changes"
        raise ValueError(message)


def _changed_deals(deals: Deals, changes: Changes) -> Deals:
    honor = {count: (one.shogun, one.others) for count, one in changes.honor.items()}
    return with_multipliers(deals, changes.multipliers)._replace(
        honor={**deals.honor, **honor},
        hands=changes.hands or deals.hands,
        ties=changes.ties or deals.ties,
    )


def with_multipliers(deals: Deals, changed: Mapping[Role, Mapping[int, int]]) -> Deals:
    """Return deals with other multipliers; a number replaces the stars, for all roles compared by them."""
    return deals._replace(
        multipliers={role: {**table, **changed.get(role, {})} for role, table in deals.multipliers.items()},
        by_stars={
            count: tuple(
                group for group in groups if not any(count in changed.get(role, {}) for role in group)
            )
            for count, groups in deals.by_stars.items()
        },
    )
