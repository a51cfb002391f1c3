"""Reading printed.yaml: what is printed on the cards, and the source of each fact."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import yaml

if TYPE_CHECKING:
    from collections.abc import Mapping


EVERY_LANGUAGE = "*"
"""The key for a card name that is the same in all languages."""


class SourceKind(StrEnum):
    """The evidence for a fact."""

    PRINTED = "printed"
    """Seen on a card."""
    BOOK = "book"
    """In a rulebook."""
    LISTS = "lists"
    """Independent card lists agree."""
    ONE_LIST = "one_list"
    """A single card list."""
    OURS = "ours"
    """Our choice, for a reason."""


class Source(NamedTuple):
    """The source of a fact."""

    kind: SourceKind
    because: str | None = None
    """The reason, if the choice is ours."""


class PrintedCard(NamedTuple):
    """One kind of playing card, as one box has it."""

    key: str
    box: str
    kind: str
    """``weapon``, ``action`` or ``property``."""
    names: Mapping[str, str]
    """By language or for all, without diacritics; a language whose name is ours is missing."""
    copies: int
    symbol: str
    difficulty: int | None
    """Weapons: the greatest Difficulty it reaches."""
    wounds: int | Literal["*"] | None
    """Weapons: how many it deals; ``*`` if the card says it in words."""
    effect: str | None
    """Other text on the card, in our own words."""
    sources: Mapping[str, Source]
    """The source of each field; ``name`` only if the name is ours."""


class PrintedCharacter(NamedTuple):
    """One character card."""

    key: str
    box: str
    names: Mapping[str, str]
    """Like those of a card."""
    resilience: int
    ability: str
    symbol: str | None
    """The symbol that the ability is about; ``any`` for two equal ones."""
    sources: Mapping[str, Source]


class PrintedRole(NamedTuple):
    """One role card of the base game."""

    key: str
    stars: int
    multipliers: Mapping[int, tuple[int, ...]]
    """By number of players; two if the number of stars decides, that for fewer stars first."""
    source: Source


class PrintedGroup(NamedTuple):
    """The number of cards of one kind in a box, including copies."""

    box: str
    kind: str
    total: int


class PrintedBox(NamedTuple):
    """The contents of a box."""

    cards: int
    deck: int
    characters: int
    roles: Mapping[str, int]
    summaries: int
    honor: int
    resilience: int
    symbols: Mapping[str, int] | None
    """How many cards of the deck have each symbol, added up from the cards."""
    source: Source


class Printed(NamedTuple):
    """Everything that is printed."""

    boxes: Mapping[str, PrintedBox]
    groups: tuple[PrintedGroup, ...]
    cards: tuple[PrintedCard, ...]
    """A card that comes in both boxes is here twice."""
    characters: tuple[PrintedCharacter, ...]
    roles: tuple[PrintedRole, ...]
    unseen: Mapping[str, str]
    """What is in the game though we have not seen it printed, and why."""


@cache
def printed() -> Printed:
    """Return what is printed on the cards."""
    text = files(__package__).joinpath("printed.yaml").read_text(encoding="utf-8")
    return read_printed(yaml.safe_load(text))


def read_printed(data: dict[str, Any]) -> Printed:
    """Return the contents of such a file."""
    return Printed(
        boxes={key: _box(**box) for key, box in data["boxes"].items()},
        groups=tuple(PrintedGroup(one["set"], one["kind"], one["total"]) for one in data["groups"]),
        cards=tuple(
            _card(key, group, card) for group in data["groups"] for key, card in group["cards"].items()
        ),
        characters=tuple(
            _character(key, group, card)
            for group in data["characters"]
            for key, card in group["cards"].items()
        ),
        roles=tuple(
            PrintedRole(key, role["stars"], _multipliers(role), _source(data["roles"]["from"]))
            for key, role in data["roles"]["cards"].items()
        ),
        unseen=data["unseen"],
    )


def _box(**box: Any) -> PrintedBox:  # noqa: ANN401
    source = _source(box.pop("from"))
    return PrintedBox(**{"symbols": None, **box}, source=source)


def _card(key: str, group: dict[str, Any], card: dict[str, Any]) -> PrintedCard:
    return PrintedCard(
        key,
        group["set"],
        group["kind"],
        _names(card["names"]),
        card["copies"],
        card["symbol"],
        card.get("difficulty"),
        card.get("wounds"),
        card.get("effect"),
        _sources(group, card),
    )


def _character(key: str, group: dict[str, Any], card: dict[str, Any]) -> PrintedCharacter:
    return PrintedCharacter(
        key,
        group["set"],
        _names(card["names"]),
        card["resilience"],
        card["ability"],
        card.get("symbol"),
        _sources(group, card),
    )


def _names(given: str | dict[str, str]) -> dict[str, str]:
    return {EVERY_LANGUAGE: given} if isinstance(given, str) else given


def _multipliers(role: dict[str, Any]) -> dict[int, tuple[int, ...]]:
    return {
        players: tuple(factor) if isinstance(factor, list) else (factor,)
        for players, factor in role["multipliers"].items()
    }


def _sources(group: dict[str, Any], card: dict[str, Any]) -> dict[str, Source]:
    """Return the source of each field: the card's own, or that of its group."""
    shared = {field: source for field, source in group["from"].items() if field in card}
    return {field: _source(source) for field, source in {**shared, **card.get("from", {})}.items()}


def _source(given: str | dict[str, str]) -> Source:
    if isinstance(given, str):
        return Source(SourceKind(given))
    return Source(SourceKind(given["is"]), given["because"])
