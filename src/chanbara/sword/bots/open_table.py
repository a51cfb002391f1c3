"""Tables with other cards than the printed ones: whether bots play there with tables of their own."""

from __future__ import annotations

import atexit
from typing import TYPE_CHECKING

from chanbara.compiled import HAS_COMPILER
from chanbara.compiled.warm_up import InBackground, is_compiled
from chanbara.sword.editions import catalog_named
from chanbara.sword.open.build import PART

if TYPE_CHECKING:
    from chanbara.sword.open.card_set import CardSet

_waiting: list[InBackground] = []
"""The compiler in the background, where nobody is to wait for it."""


def compile_in_background() -> None:
    """From now on, compile the open build in the background when the first table needs it.

    Until that is done, bots that sit down at such a table judge its cards by the most similar printed ones.
    """
    if not _waiting:
        _waiting.append(InBackground(PART))
        atexit.register(_waiting[0].close)


def is_ready() -> bool:
    """Whether the open build can be used, or waited for. In a browser only the printed cards are compiled."""
    if not HAS_COMPILER:
        return False
    from chanbara.compiled.decorators import is_interpreted  # noqa: PLC0415 - with it comes the compiler

    if is_interpreted() or not _waiting:
        return True
    if is_compiled(PART):
        _waiting.clear()
        return True
    _waiting[0].start()
    return False


def cards_at(edition: str) -> CardSet | None:
    """Return the cards of an edition, or None if bots use the printed ones.

    They do where the cards are as printed, where there is something that the flat core does not know, and
    where nothing is compiled.
    """
    from chanbara.sword.flat.bridge.convert import printed_edition  # noqa: PLC0415 - with it comes numpy
    from chanbara.sword.open.card_set import card_set_of  # noqa: PLC0415 - with it comes the compiler

    catalog = catalog_named(edition)
    if printed_edition(catalog) is not None or not is_ready():
        return None
    cards = card_set_of(catalog)
    return None if cards.left_out else cards
