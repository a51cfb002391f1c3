"""Drawing and shuffling (B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.rules.events import Discarded, Drew, DrewSpecial, Reshuffled

if TYPE_CHECKING:
    from chanbara.duel.rules.state import Duel


def draw_actions(duel: Duel, count: int) -> None:
    """Draw action cards; an empty draw pile is replenished from the discard pile."""
    drawn: list[str] = []
    for _ in range(count):
        if not duel.draw:
            if not duel.discard:
                break
            duel.draw, duel.discard = duel.discard, []
            duel.chance.shuffle(duel.draw)
            duel.events.append(Reshuffled("action"))
        drawn.append(duel.draw.pop())
    if drawn:
        duel.hand = sorted([*duel.hand, *drawn])
        duel.events.append(Drew(tuple(drawn)))


def draw_standard(duel: Duel) -> None:
    """Draw a standard card at random; if there is none, the discard pile is shuffled in (A6.2)."""
    if not _standard_places(duel):
        duel.draw, duel.discard = [*duel.draw, *duel.discard], []
        if duel.draw:
            duel.chance.shuffle(duel.draw)
            duel.events.append(Reshuffled("action"))
    places = _standard_places(duel)
    if places:
        # A random position, not the topmost: so the rest of the pile is still in random order.
        card = duel.draw.pop(places[duel.chance.below(len(places))])
        duel.hand = sorted([*duel.hand, card])
        duel.events.append(Drew((card,)))


def _standard_places(duel: Duel) -> list[int]:
    return [place for place, card in enumerate(duel.draw) if not duel.book.actions[card].is_special]


def take_special(duel: Duel, card: str) -> None:
    """Take a special card to hand."""
    duel.hand = sorted([*duel.hand, card])
    duel.events.append(DrewSpecial(card))


def discard_from_hand(duel: Duel, cards: list[str]) -> None:
    """Discard cards from hand."""
    if cards:
        for card in cards:
            duel.hand.remove(card)
        lay_aside(duel, cards)
        duel.events.append(Discarded(tuple(cards)))


def lay_aside(duel: Duel, cards: list[str]) -> None:
    """Put cards on the discard pile; special ones too, unless they leave the deck again (B10)."""
    for card in cards:
        if duel.book.switches.specials_stay or not duel.book.actions[card].is_special:
            duel.discard.append(card)
        else:
            duel.specials.append(card)
            duel.chance.shuffle(duel.specials)


def turn_defence(duel: Duel) -> str:
    """Draw a defense card; all of them are shuffled when none is left."""
    if not duel.defence_deck:
        duel.defence_deck, duel.defence_pile = duel.defence_pile, []
        duel.chance.shuffle(duel.defence_deck)
        duel.events.append(Reshuffled("defence"))
    return duel.defence_deck.pop()


def draw_counter(duel: Duel) -> str:
    """Draw a counterattack card and put it aside; all of them are shuffled when none is left."""
    if not duel.counter_deck:
        duel.counter_deck, duel.counter_pile = duel.counter_pile, []
        duel.chance.shuffle(duel.counter_deck)
        duel.events.append(Reshuffled("counter"))
    card = duel.counter_deck.pop()
    duel.counter_pile.append(card)
    return card


def roll(duel: Duel) -> int:
    """Roll the blue die."""
    return duel.chance.below(6) + 1
