"""The orders in which the solver can play its hand, and the win probability of the best one."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.bots.estimate import MISS, Estimate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.bots.situation import Situation
    from chanbara.duel.rules.book import Action, Defence


class Attack(NamedTuple):
    """The rest of an attack: its cards, and what follows from them."""

    places: tuple[int, ...]
    strength: int
    technique: int
    beside: float
    """Its gain whether it hits or not."""
    back_hit: float
    """What follows a hit, unless it ends the duel."""
    back_miss: float
    early: bool
    """The counterattack comes before the hit: a hit that ends the duel does not prevent it."""


MOST_LOOKED_AT = 9
"""Cards of a hand that are considered: a larger hand (with custom numbers) takes too long."""


class Orders:
    """All ways to play on from here."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.estimate = Estimate(now)
        self.gains = self.estimate.combos()
        self.cards = now.book.cards_before + now.book.cards_after
        self.early = now.opponent.strikes_first and now.attack == 1
        places = _looked_at(now.hand)
        # More cards first: if fewer gain no more, they are not held back.
        chosen = (combinations(places, count) for count in reversed(now.still_to_play()))
        self.attacks = [self._attack(one) for one in chain.from_iterable(chosen)]
        self._against: dict[tuple[int, Defence], float] = {}

    def _attack(self, places: tuple[int, ...]) -> Attack:
        now, estimate = self.now, self.estimate
        cards = [now.hand[place] for place in places]
        strength = now.strength + sum(card.strength for card in cards)
        gained = sum(card.technique for card in cards)
        technique = now.technique + gained
        guard = now.guard + sum(card.guard for card in cards)
        beside = estimate.combo([*now.played, *cards], self.gains)
        later = 0.0
        if now.attack < now.book.attacks:
            others = [card for place, card in enumerate(now.hand) if place not in places]
            later = self._later(others, (strength, technique, guard))
        guarded = guard + now.guard_bonus
        back = [
            estimate.counterattack(guarded, technique, now.gained + gained, hit=hit) + later
            for hit in (True, False)
        ]
        return Attack(places, strength, technique, beside, back[0], back[1], self.early)

    def _later(self, hand: Sequence[Action], values: tuple[int, int, int]) -> float:
        """Return the average gain of the next attack."""
        estimate, best = self.estimate, -1.0
        kept = [hand[place] for place in _looked_at(hand)]
        counts = self.now.playable(len(kept), self.cards)
        for cards in chain.from_iterable(combinations(kept, count) for count in reversed(counts)):
            strength = values[0] + sum(card.strength for card in cards)
            gained = sum(card.technique for card in cards)
            technique = values[1] + gained
            guard = values[2] + sum(card.guard for card in cards)
            back = [estimate.counterattack(guard, technique, gained, hit=hit) for hit in (True, False)]
            gain = estimate.on_average(strength, technique, (back[0], back[1]))
            best = max(best, gain + estimate.combo(cards, self.gains))
        return best

    def against(self, number: int, defence: Defence) -> float:
        """Return the gain of an attack against a defense card."""
        key = (number, defence)
        found = self._against.get(key)
        if found is None:
            attack = self.attacks[number]
            gain = self.estimate.hit(attack.strength, attack.technique, defence, self.now.defence_change)
            if gain is MISS:
                found = attack.beside + attack.back_miss
            else:
                lives = 1.0 if attack.early else 1 - gain.ends
                found = attack.beside + gain.value + lives * attack.back_hit
            self._against[key] = found
        return found

    def known(self, defence: Defence) -> tuple[float, Attack]:
        """Return the best attack against an open defense card."""
        values = [self.against(number, defence) for number in range(len(self.attacks))]
        best = max(range(len(values)), key=values.__getitem__)
        return values[best], self.attacks[best]

    def unknown(self) -> tuple[float, tuple[int, ...]]:
        """Return the best cards to play before the defense is turned: the last one is chosen after it."""
        defences = self.estimate.defences
        rows = [[self.against(number, one) for one in defences] for number in range(len(self.attacks))]
        best: dict[tuple[int, ...], list[float]] = {}
        for attack, row in zip(self.attacks, rows, strict=True):
            for first in combinations(attack.places, self.before_defence(attack)):
                held = best.get(first)
                best[first] = row if held is None else [max(pair) for pair in zip(held, row, strict=True)]
        first = max(best, key=lambda places: sum(best[places]))
        return sum(best[first]) / len(defences), first

    def before_defence(self, attack: Attack) -> int:
        """Return how many cards of an attack are played before the defense is turned."""
        now, cards = self.now, len(attack.places)
        if not now.before:
            return 0
        if now.book.rulings.cards_optional:
            return max(0, cards - now.book.cards_after)
        return min(max(0, now.book.cards_before - len(now.played)), cards)

    def value(self) -> float:
        """Return the win probability from here, with the best order of cards."""
        turned = self.now.turned
        gained = self.unknown()[0] if turned is None else self.known(turned)[0]
        return self.estimate.before + gained

    def foreseen(self) -> float:
        """Return the win probability if the defense card is turned first, before its price."""
        values = [self.known(defence)[0] for defence in self.estimate.defences]
        return self.estimate.before + sum(values) / len(values)


def _looked_at(hand: Sequence[Action]) -> Sequence[int]:
    """Return the indexes of the cards to consider: the best of a large hand."""
    places = range(len(hand))
    if len(hand) <= MOST_LOOKED_AT:
        return places
    best = sorted(places, key=lambda place: sum(hand[place][1:4]), reverse=True)
    return sorted(best[:MOST_LOOKED_AT])
