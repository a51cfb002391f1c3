"""The orders in which the solver can play its hand, and the win probability of the best one."""

from __future__ import annotations

from itertools import chain, combinations
from math import fsum
from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.bots.estimate import MISS, Estimate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.bots.estimate import Gain
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


class Later(NamedTuple):
    """Cards for the next attack: which, and what they add."""

    mask: int
    """A bit for each index of the hand."""
    key: int
    """Their values as one number, to be added to that of an attack."""
    values: tuple[int, int, int]
    combo: float


WIDE = 1000
"""More than any value can be: values are combined into one number (``make bench`` of rollouts)."""


def _key(strength: int, technique: int, guard: int) -> int:
    return (strength * WIDE + technique) * WIDE + guard


class Orders:
    """All ways to play on from here."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.estimate = Estimate(now)
        self.gains = self.estimate.combos()
        self.cards = now.book.cards_before + now.book.cards_after
        self.early = now.opponent.strikes_first and now.attack == 1
        places = _looked_at(now.hand)
        self._laters: dict[tuple[int, ...], list[Later]] = {}
        self._later_gains: dict[int, float] = {}
        # More cards first: if fewer gain no more, they are not held back.
        chosen = (combinations(places, count) for count in reversed(now.still_to_play()))
        self.attacks = [self._attack(one) for one in chain.from_iterable(chosen)]
        self._hits: dict[tuple[int, int], list[Gain]] = {}

    def _attack(self, places: tuple[int, ...]) -> Attack:
        now, estimate = self.now, self.estimate
        cards = [now.hand[place] for place in places]
        strength, gained, guard = _values(cards)
        strength += now.strength
        technique = now.technique + gained
        guard += now.guard
        beside = estimate.combo([*now.played, *cards], self.gains)
        later = self._later(places, (strength, technique, guard)) if now.attack < now.book.attacks else 0.0
        guarded = guard + now.guard_bonus
        back = [
            estimate.counterattack(guarded, technique, now.gained + gained, hit=hit) + later
            for hit in (True, False)
        ]
        return Attack(places, strength, technique, beside, back[0], back[1], self.early)

    def _later(self, taken: tuple[int, ...], values: tuple[int, int, int]) -> float:
        """Return the average gain of the next attack, with the cards that this one leaves."""
        best, known, first = -1.0, self._later_gains, _key(*values)
        gone = sum(1 << place for place in taken)
        for mask, key, added, combo in self._sets(taken):
            if mask & gone:
                continue
            gain = known.get(first + key)
            if gain is None:
                gain = known[first + key] = self._next_gain(values, added)
            best = max(best, gain + combo)
        return best

    def _sets(self, taken: tuple[int, ...]) -> list[Later]:
        """Return the sets of cards for the next attack; those that contain a card taken do not count."""
        hand = self.now.hand
        if len(hand) <= MOST_LOOKED_AT:
            key: tuple[int, ...] = (len(taken),)
            places = tuple(range(len(hand)))
        else:
            left = [place for place in range(len(hand)) if place not in taken]
            places = tuple(left[one] for one in _looked_at([hand[place] for place in left]))
            key = taken
        found = self._laters.get(key)
        if found is None:
            held = min(len(hand) - len(taken), len(places))
            counts = self.now.playable(held, self.cards)
            sets = chain.from_iterable(combinations(places, count) for count in counts)
            found = self._laters[key] = [self._set(one) for one in sets]
        return found

    def _set(self, places: tuple[int, ...]) -> Later:
        cards = [self.now.hand[place] for place in places]
        values = _values(cards)
        cancels = self.now.field.weapon.cancels_from
        # What cancels the counterattack is not worth the same as other cards of these values.
        key = _key(*values) + (WIDE**3 if cancels and values[1] >= cancels else 0)
        mask = sum(1 << place for place in places)
        return Later(mask, key, values, self.estimate.combo(cards, self.gains))

    def _next_gain(self, values: tuple[int, int, int], added: tuple[int, int, int]) -> float:
        estimate = self.estimate
        strength, technique, guard = (now + more for now, more in zip(values, added, strict=True))
        back = [estimate.counterattack(guard, technique, added[1], hit=hit) for hit in (True, False)]
        return estimate.on_average(strength, technique, (back[0], back[1]))

    def against(self, attack: Attack, defences: Sequence[Defence]) -> list[float]:
        """Return the gain of an attack against each of some defense cards."""
        beside, back_hit, back_miss = attack.beside, attack.back_hit, attack.back_miss
        missed = beside + back_miss
        return [
            missed
            if gain is MISS
            else beside + gain.value + (1.0 if attack.early else 1 - gain.ends) * back_hit
            for gain in self._gains_of(attack, defences)
        ]

    def _gains_of(self, attack: Attack, defences: Sequence[Defence]) -> list[Gain]:
        key = (attack.strength, attack.technique)
        if len(defences) == 1:
            return [self.estimate.hit(*key, defences[0], self.now.defence_change)]
        found = self._hits.get(key)
        if found is None:
            change, hit = self.now.defence_change, self.estimate.hit
            found = self._hits[key] = [hit(*key, one, change) for one in defences]
        return found

    def known(self, defence: Defence) -> tuple[float, Attack]:
        """Return the best attack against an open defense card."""
        values = [self.against(attack, (defence,))[0] for attack in self.attacks]
        best = max(range(len(values)), key=values.__getitem__)
        return values[best], self.attacks[best]

    def unknown(self) -> tuple[float, tuple[int, ...]]:
        """Return the best cards to play before the defense is turned: the last one is chosen after it."""
        defences = self.estimate.defences
        best: dict[tuple[int, ...], list[float]] = {}
        for attack in self.attacks:
            row = self.against(attack, defences)
            for first in combinations(attack.places, self.before_defence(attack)):
                held = best.get(first)
                best[first] = row if held is None else list(map(max, held, row))
        first = max(best, key=lambda places: fsum(best[places]))
        return fsum(best[first]) / len(defences), first

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
        defences = self.estimate.defences
        rows = [self.against(attack, defences) for attack in self.attacks]
        best: list[float] = [max(column) for column in zip(*rows, strict=True)]
        return self.estimate.before + fsum(best) / len(defences)


def _values(cards: Sequence[Action]) -> tuple[int, int, int]:
    strength = technique = guard = 0
    for card in cards:
        strength += card.strength
        technique += card.technique
        guard += card.guard
    return strength, technique, guard


def _looked_at(hand: Sequence[Action]) -> Sequence[int]:
    """Return the indexes of the cards to consider: the best of a large hand."""
    places = range(len(hand))
    if len(hand) <= MOST_LOOKED_AT:
        return places
    best = sorted(places, key=lambda place: sum(hand[place][1:4]), reverse=True)
    return sorted(best[:MOST_LOOKED_AT])
