"""Every split of a hand into the attacks of a round, and its value to the look-ahead bot."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.duel.bots.points import Points
    from chanbara.duel.rules.book import Action, Defence


class Split(NamedTuple):
    """Cards for this attack; includes the best use of the others later."""

    cards: tuple[Action, ...]
    strength: int
    technique: int
    beside: float
    """Points of everything but this attack's hit."""


def splits(points: Points) -> list[Split]:
    """Return the splits of the hand."""
    now = points.now
    found = []
    for cards, others in _parts(now.hand, now.still_to_play()):
        high = now.strength + sum(card.strength for card in cards)
        deft = now.technique + sum(card.technique for card in cards)
        guard = now.guard + sum(card.guard for card in cards)
        gained = now.gained + sum(card.technique for card in cards)
        beside = points.combo([*now.played, *cards])
        beside -= points.counterattack(guard + now.guard_bonus, deft, gained, now.qi)
        if now.attack < now.book.attacks:
            beside += _later(points, others, (high, deft, guard))
        found.append(Split(cards, high, deft, beside))
    return found


def _parts(hand: Sequence[Action], counts: range) -> Iterator[tuple[tuple[Action, ...], list[Action]]]:
    """Yield each combination of this many cards, with the remaining ones."""
    places = range(len(hand))
    seen = set()
    # More cards first: if fewer gain no more, they are not held back.
    for chosen in chain.from_iterable(combinations(places, count) for count in reversed(counts)):
        cards = tuple(hand[place] for place in chosen)
        if cards not in seen:
            seen.add(cards)
            yield cards, [hand[place] for place in places if place not in chosen]


def _later(points: Points, hand: Sequence[Action], values: tuple[int, int, int]) -> float:
    """Return the points of the attack after this one."""
    now, best = points.now, -1000.0
    counts = now.playable(len(hand), now.book.cards_before + now.book.cards_after)
    for cards, _ in _parts(hand, counts):
        strength = values[0] + sum(card.strength for card in cards)
        gained = sum(card.technique for card in cards)
        technique = values[1] + gained
        guard = values[2] + sum(card.guard for card in cards)
        gain = points.hit_on_average(strength, technique) + points.combo(cards)
        best = max(best, gain - points.counterattack(guard, technique, gained, now.qi))
    return best


def best_split(points: Points, found: Sequence[Split], defence: Defence | None) -> tuple[float, Split]:
    """Return the best split and its points, against a known or unknown defense card."""
    if defence is None:
        valued = [(points.hit_on_average(one.strength, one.technique) + one.beside, one) for one in found]
    else:
        change = points.now.defence_change
        valued = [
            (points.hit(one.strength, one.technique, defence, change) + one.beside, one) for one in found
        ]
    return max(valued, key=lambda pair: pair[0])
