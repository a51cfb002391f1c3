"""The Bushido module: the marker, the seven virtues, and their effects (A2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules.decks import discard_from_hand, draw_actions
from chanbara.duel.rules.events import LifeChanged, MarkerMoved, VirtueGained, VirtueSpent
from chanbara.duel.rules.options import PASS, Option
from chanbara.duel.rules.values import change, pay_qi
from chanbara.duel.rules.words import PLAYER, Prompt, Value, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Virtue
    from chanbara.duel.rules.state import Duel


def virtue(duel: Duel) -> Virtue | None:
    """Return the Bushido card in front of the player, if any."""
    return None if duel.virtue is None else duel.book.virtues[duel.virtue]


def can_step(duel: Duel) -> bool:
    """Whether the marker can still move: one card per game."""
    return bool(duel.bushido_deck) and duel.marker < duel.book.kanji


def meanwhile(duel: Duel) -> list[Option]:
    """Return the anytime actions: points, a step of the marker, its card, life for Qi (A2)."""
    options: list[Option] = []
    rulings = duel.book.rulings
    if rulings.points_at_any_time:
        options += [one._replace(meanwhile=Spend(str(one.key))) for one in spending(duel)]
    may_begin = duel.marker > 0 or rulings.qi_makes_first_move
    if can_step(duel) and may_begin and duel.qi >= duel.book.prices["bushido_step"]:
        options.append(Option(Verb.STEP, meanwhile=StepForQi()))
    if can_take(duel):
        options.append(Option(Verb.TAKE, meanwhile=TakeVirtue(duel.bushido_deck[-1])))
    if can_convert(duel):
        options.append(Option(Verb.CONVERT, meanwhile=Convert()))
    return options


def can_take(duel: Duel) -> bool:
    """Whether the marker is on the last kanji of a card that was left (A2.3)."""
    return bool(duel.bushido_deck) and duel.marker >= duel.book.kanji


def can_convert(duel: Duel) -> bool:
    """Whether Qi may be converted to life now (A2.11)."""
    held = virtue(duel)
    may_gain = duel.life < duel.life_cap or duel.book.rulings.chugi_above_cap
    return held is not None and bool(held.life) and bool(duel.qi) and may_gain


class StepForQi(NamedTuple):
    """The marker is moved for Qi."""

    def run(self, duel: Duel) -> None:
        """Pay and move."""
        pay_qi(duel, duel.book.prices["bushido_step"], Verb.STEP)
        duel.schedule(MoveMarker())


class MoveMarker(NamedTuple):
    """The marker moves one kanji; on the last the card is taken."""

    def run(self, duel: Duel) -> None:
        """Move it."""
        duel.marker += 1
        top = duel.bushido_deck[-1]
        duel.events.append(MarkerMoved(top, duel.marker))
        if duel.marker == duel.book.kanji:
            duel.schedule(OfferVirtue() if duel.book.rulings.virtue_may_be_left else TakeVirtue(top))


class OfferVirtue(NamedTuple):
    """The Bushido card may be taken; if it is left, it may be taken later."""

    def run(self, duel: Duel) -> None:
        """Ask, unless it was taken in the meantime."""
        if can_take(duel):
            duel.ask(self, PLAYER, Prompt.TAKE.value, [*meanwhile(duel), PASS])

    def answer(self, duel: Duel, option: Option) -> None:
        """Leave it: nothing happens. Taking it is one of the anytime actions."""


class TakeVirtue(NamedTuple):
    """A Bushido card is taken and applied at once; the rest of the deck leaves the game."""

    card: str

    def run(self, duel: Duel) -> None:
        """Take it; a joker counts as any other."""
        duel.events.append(VirtueGained(self.card))
        if duel.book.virtues[self.card].joker:
            duel.stack.append(ChooseVirtue())
            return
        duel.bushido_deck = []
        duel.virtue = self.card
        entry = duel.book.virtues[self.card]
        duel.points = entry.strength or entry.technique


class ChooseVirtue(NamedTuple):
    """The joker: any card of the Bushido deck."""

    def run(self, duel: Duel) -> None:
        """Ask which."""
        cards = [key for key in duel.book.virtues if key in duel.bushido_deck[:-1]]
        duel.ask(self, PLAYER, Prompt.CHOOSE.value, [Option(Verb.CHOOSE, key) for key in cards])

    def answer(self, duel: Duel, option: Option) -> None:
        """Take it."""
        assert option.key is not None
        duel.stack.append(TakeVirtue(option.key))


class Convert(NamedTuple):
    """A Qi marker goes onto the card, and a life marker comes from it."""

    def run(self, duel: Duel) -> None:
        """Lock the Qi and gain the life; after the fourth the card is gone."""
        entry = virtue(duel)
        assert entry is not None
        pay_qi(duel, 1, Verb.CONVERT)
        duel.life += 1
        duel.events.append(LifeChanged(1, duel.life))
        duel.locked += 1
        if duel.locked == entry.life:
            spend_virtue(duel)


def spend_virtue(duel: Duel) -> None:
    """Use up the Bushido card."""
    assert duel.virtue is not None
    duel.events.append(VirtueSpent(duel.virtue))
    duel.virtue = None
    duel.points = duel.locked = 0


def spending(duel: Duel) -> list[Option]:
    """Return the points that may be spent now."""
    held = virtue(duel)
    if held is None or not duel.points:
        return []
    return [Option(Verb.SPEND, (Value.STRENGTH if held.strength else Value.TECHNIQUE).value)]


def spend_point(duel: Duel, value: Value) -> None:
    """Spend a point on a value; it lasts until the round ends (B8)."""
    change(duel, value, 1)
    duel.points -= 1
    if not duel.points:
        spend_virtue(duel)


class Spend(NamedTuple):
    """A point is spent during any decision (A2.9)."""

    value: str

    def run(self, duel: Duel) -> None:
        """Spend it."""
        spend_point(duel, Value(self.value))


class Redraw(NamedTuple):
    """At the start of a round some cards may be exchanged (Bushido card 3)."""

    chosen: tuple[str, ...] = ()

    def run(self, duel: Duel) -> None:
        """Ask for another card, until there are enough."""
        held = virtue(duel)
        if held is None or len(self.chosen) >= held.redraw or not duel.hand:
            self.exchange(duel)
            return
        left = list(duel.hand)
        for card in self.chosen:
            left.remove(card)
        options = [Option(Verb.REDRAW, card) for card in dict.fromkeys(left)]
        duel.ask(self, PLAYER, Prompt.REDRAW.value, [*options, PASS, *meanwhile(duel)])

    def answer(self, duel: Duel, option: Option) -> None:
        """Record the card, or exchange the chosen ones."""
        if option.key is None:
            self.exchange(duel)
        else:
            duel.stack.append(Redraw((*self.chosen, option.key)))

    def exchange(self, duel: Duel) -> None:
        """Discard the chosen cards and draw as many."""
        if self.chosen:
            discard_from_hand(duel, list(self.chosen))
            draw_actions(duel, len(self.chosen))
