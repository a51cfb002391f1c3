"""Drawing special cards: how many are drawn, looked at and kept (A2, A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.bushido import meanwhile
from chanbara.duel.rules.decks import take_special
from chanbara.duel.rules.events import Returned
from chanbara.duel.rules.options import PASS, Option
from chanbara.duel.rules.words import PLAYER, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


class DrawSpecials(NamedTuple):
    """Special cards are drawn, one after the other."""

    amount: int

    def run(self, duel: Duel) -> None:
        """Draw one; a weapon may look at several instead (A8.2)."""
        if not self.amount or not duel.specials:
            return
        duel.stack.append(DrawSpecials(self.amount - 1))
        several = min(duel.field.weapon.looks_at, len(duel.specials))
        if several > 1 and duel.book.rulings.look_is_optional:
            duel.stack.append(OfferLook(several))
        else:
            look_at(duel, several)


def look_at(duel: Duel, several: int) -> None:
    """Turn the top special cards; with one there is nothing to choose."""
    seen = [duel.specials.pop() for _ in range(several)]
    if len(seen) == 1:
        take_special(duel, seen[0])
    else:
        duel.stack.append(KeepOne(tuple(seen)))


class OfferLook(NamedTuple):
    """Several special cards may be looked at instead of drawing one."""

    several: int

    def run(self, duel: Duel) -> None:
        """Ask."""
        duel.ask(self, PLAYER, Prompt.LOOK.value, [Option(Verb.LOOK), PASS, *meanwhile(duel)])

    def answer(self, duel: Duel, option: Option) -> None:
        """Look at them, or draw one."""
        look_at(duel, self.several if option.verb is Verb.LOOK else 1)


class KeepOne(NamedTuple):
    """One of the special cards looked at is kept."""

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
