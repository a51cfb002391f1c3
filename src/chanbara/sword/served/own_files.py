"""The operator's files of custom cards: loaded at the start, never taken from the network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.server.wire.bodies import OwnFile
from chanbara.sword.own_cards import (
    fault_in_own_cards,
    load_own_cards,
    own_cards_known_as,
    own_cards_of_file,
)
from chanbara.sword.own_space import named_file, space_of
from chanbara.sword.served.printed import card_info, character_info

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from chanbara.sword.own_cards import OwnCards


def load_files(given: Sequence[str]) -> dict[str, str]:
    """Run the operator's files, each in a namespace; ``ValueError`` says what is wrong with one."""
    found: dict[str, str] = {}
    for one in given:
        name, path = named_file(one)
        space = space_of(name, path.stem)
        if space in found:
            message = f"two files of cards are called {space}; use NAME=FILE"
            raise ValueError(message)
        found[space] = load_own_cards(path, space).digest
    return found


def file_at_fault(error: Exception) -> str:
    """Return the name of the file whose code raised an error; empty if it was ours.

    Two files of the same name cannot be told apart: the one loaded last is named.
    """
    fault = fault_in_own_cards(error)
    own = None if fault is None else own_cards_of_file(fault.partition(", line ")[0])
    return "" if own is None else own.space


def shown_files(files: Mapping[str, str]) -> list[OwnFile]:
    """Return what a table can choose from."""
    return own_files(own for space, digest in files.items() if (own := own_cards_known_as(digest, space)))


def own_files(files: Iterable[OwnCards]) -> list[OwnFile]:
    """Return files with their cards, characters and texts; one without a namespace is not for pages."""
    return [
        OwnFile(
            name=own.space,
            digest=own.digest,
            cards=[card_info(card, is_new=False) for card in own.cards],
            characters=[character_info(one, is_new=False) for one in own.characters],
            words=dict(own.words),
        )
        for own in files
        if own.space
    ]
