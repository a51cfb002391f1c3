"""A complete duel that is consistent with a view: the decks are shuffled, and randomness is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.book.data import book_seen
from chanbara.duel.field import field_from
from chanbara.duel.position import game_from
from chanbara.duel.rules.plain import duel_from_plain
from chanbara.duel.sight.view import MIXED
from chanbara.kernel.chance import Chance, derive_key

if TYPE_CHECKING:
    from chanbara.duel.sight.view import DuelView
    from chanbara.kernel.game import Game


def imagine(view: DuelView, seed: int | str) -> Game:
    """Return a duel that looks exactly like this to its player; what they cannot know is dealt again."""
    chance = Chance(derive_key(f"imagine {seed}"))
    decks = {name: list(view.mixed[name]) for name in MIXED}
    decks["bushido_deck"] = list(view.bushido[:-1])
    for deck in decks.values():
        chance.shuffle(deck)
    decks["bushido_deck"] += view.bushido[-1:]
    book = book_seen(view.rulings, view.numbers)
    data = {
        **view.open,
        **decks,
        "enemies": [[one.life, one.qi, one.start_qi, one.armour] for one in view.enemies],
        "chance": [derive_key(f"imagined chance {seed}").hex(), 0],
        "asked": view.asked - (view.decision is not None),
        "pending": list(view.pending),
        "ending": None if view.result is None else [view.result["won"], view.result["cause"]],
        "events": [],
    }
    return game_from(duel_from_plain(book, field_from(book, view.field), data))
