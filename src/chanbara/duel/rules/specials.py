"""Drawing special cards: how many, how many are looked at, and which stays (A2, A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.bushido import meanwhile
from chanbara.duel.rules.decks import take_special
from chanbara.duel.rules.events import Returned
from chanbara.duel.rules.options import Option
from chanbara.duel.rules.words import PLAYER, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class DrawSpecials(NamedTuple):
    """Special cards are drawn, one after the other."""

    amount: int

    def run(self, duel: Duel) -> None:
        """Look at as many as the weapon allows for each; with one there is nothing to choose."""
        if not self.amount or not duel.specials:
            return
        duel.stack.append(DrawSpecials(self.amount - 1))
        seen = [duel.specials.pop() for _ in range(min(duel.field.weapon.looks_at, len(duel.specials)))]
        if len(seen) == 1:
            take_special(duel, seen[0])
        else:
            duel.stack.append(KeepOne(tuple(seen)))


class KeepOne(NamedTuple):
    """Of the special cards that were looked at one is kept."""

    cards: tuple[str, ...]

    def run(self, duel: Duel) -> None:
        """Ask which."""
        options = [Option(Verb.KEEP, card) for card in self.cards]
        duel.ask(self, PLAYER, Prompt.KEEP.value, [*options, *meanwhile(duel)])

    def answer(self, duel: Duel, option: Option) -> None:
        """Keep it; the others are shuffled back."""
        assert option.key is not None
        take_special(duel, option.key)
        for card in self.cards:
            if card != option.key:
                duel.specials.append(card)
                duel.events.append(Returned(card))
        duel.chance.shuffle(duel.specials)
