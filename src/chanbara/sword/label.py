"""Parsing the cards and rules of a record; ``Edition.label`` writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING

from chanbara.sword.books import OURS, book_rulings
from chanbara.sword.editions import RISING_SUN, Edition
from chanbara.sword.house import read_house
from chanbara.sword.own_cards import digest_of, is_data_file, own_cards_from, own_cards_known_as
from chanbara.sword.rules.rulings import choose_rulings

if TYPE_CHECKING:
    from chanbara.sword.house import House
    from chanbara.sword.own_cards import OwnCards
    from chanbara.sword.rules.rulings import Rulings

NO_DATA: Mapping[str, tuple[str, str]] = {}
MOST_DATA_FILES = 8
"""Data files of one game."""


def labelled(header: Mapping[str, str]) -> Edition:
    """Return the edition of a record; ``ValueError`` says what is unavailable."""
    if header.get("set", RISING_SUN) != RISING_SUN:
        message = f"there is no set {header['set']!r}"
        raise ValueError(message)
    book = header.get("book", OURS)
    return Edition(
        "set" in header,
        _rulings(header.get("rulings", ""), book_rulings(book)),
        _house(header["house"]) if "house" in header else None,
        own_cards_of(header),
        book,
    )


def _rulings(text: str, usual: Rulings) -> Rulings:
    pairs = (one.partition("=") for one in text.split())
    return choose_rulings({name: json.loads(value) for name, _, value in pairs}, usual)


def _house(line: str) -> House:
    digest, _, text = line.partition(" ")
    house = read_house(str(json.loads(text)))
    if house.digest != digest:
        message = f"the house rules have the hash {house.digest}, not {digest}: they were changed"
        raise ValueError(message)
    return house


def own_cards_of(header: Mapping[str, str]) -> tuple[OwnCards, ...]:
    """Return the files of own cards that a record names; ``ValueError`` says which is not available here.

    Data files are in the record itself, under their hash.
    """
    return own_cards_labelled(header.get("cards", ""), _data(header["data"]) if "data" in header else {})


def _data(line: str) -> dict[str, tuple[str, str]]:
    """Return name and text of the data files in a record, by the hash that their text really has."""
    found = json.loads(line)
    if not isinstance(found, dict) or len(found) > MOST_DATA_FILES:
        message = f"the data files of a record are up to {MOST_DATA_FILES} names and texts"
        raise ValueError(message)
    files = [(str(name), str(text)) for name, text in found.values()]
    return {digest_of(text): (name, text) for name, text in files if is_data_file(name)}


def own_cards_labelled(line: str, data: Mapping[str, tuple[str, str]] = NO_DATA) -> tuple[OwnCards, ...]:
    """Return the files of own cards that a line names; ``ValueError`` says which is not loaded here.

    Files with a namespace are written as ``winter@hash``, one without as its hash and its name.
    """
    words = line.split()
    if words and "@" not in words[0]:
        digest, _, name = line.partition(" ")
        return (_own(digest, "", name, data),)
    named = (word.partition("@") for word in words)
    return tuple(_own(digest, space, space, data) for space, _, digest in named)


def _own(digest: str, space: str, name: str, data: Mapping[str, tuple[str, str]]) -> OwnCards:
    if digest in data:
        return own_cards_from(*data[digest], space)
    own = own_cards_known_as(digest, space)
    if own is None:
        message = f"it was played with the cards of {name} ({digest}): load that very file first"
        raise ValueError(message)
    return own
