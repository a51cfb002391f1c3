"""Parsing the cards and rules of a record; ``Edition.label`` writes them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chanbara.sword.books import OURS, book_rulings
from chanbara.sword.editions import RISING_SUN, Edition
from chanbara.sword.house import read_house
from chanbara.sword.own_cards import own_cards_known_as
from chanbara.sword.rules.rulings import choose_rulings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.sword.house import House
    from chanbara.sword.own_cards import OwnCards
    from chanbara.sword.rules.rulings import Rulings


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
        own_cards_labelled(header["cards"]) if "cards" in header else (),
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


def own_cards_labelled(line: str) -> tuple[OwnCards, ...]:
    """Return the files of own cards that a record names; ``ValueError`` says which is not loaded here.

    Files with a namespace are written as ``winter@hash``, one without as its hash and its name.
    """
    words = line.split()
    if words and "@" not in words[0]:
        digest, _, name = line.partition(" ")
        return (_own(digest, "", name),)
    named = (word.partition("@") for word in words)
    return tuple(_own(digest, space, space) for space, _, digest in named)


def _own(digest: str, space: str, name: str) -> OwnCards:
    own = own_cards_known_as(digest, space)
    if own is None:
        message = f"it was played with the cards of {name} ({digest}): load that very file first"
        raise ValueError(message)
    return own
