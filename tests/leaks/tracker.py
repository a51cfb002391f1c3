"""What an observer can derive about other hands, computed from their events alone.

Written from the rules page alone, and in another way than the engine: where he cannot know which card left a
hand, every possibility is followed. What holds in all of them is what he knows.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from chanbara import Seen
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.rules.words import Kind

FIRST_HANDS = (4, 5, 5, 6, 6, 7, 7, 7)
"""Cards in hand, clockwise from the Shogun (2.6)."""

PROPERTIES = {card.key for card in catalog_named(RISING_SUN).cards if card.kind is Kind.PROPERTY}
"""Never an answer from hand: who answers with one gives it up in play (12)."""

ARRIVALS = {"TookDiscard", "PropertyTaken", "WeaponReturned"}
DEPARTURES = {"Played", "Answered", "Escaped", "Discarded"}

MOST_WORLDS = 1000
"""With more possibilities than these the tracker gives up: they grow fast."""

Hands = tuple[tuple[str, ...], ...]
"""By seat: cards that are in that hand; the others there are unknown."""


class Tracker:
    """An attentive observer with a perfect memory; None is a spectator."""

    def __init__(self, observer: int | None, players: int) -> None:
        self.observer = observer
        self.sizes = [0] * players
        self.possible: set[Hands] = {((),) * players}

    @property
    def is_lost(self) -> bool:
        """Whether there are too many possibilities to continue."""
        return len(self.possible) > MOST_WORLDS

    def hear(self, events: Iterable[Seen]) -> None:
        """Take in what happened."""
        for event in events:
            if not self.is_lost:
                self.hear_one(event.kind, event.about)

    def hear_one(self, kind: str, about: dict[str, Any]) -> None:
        """Take in one event."""
        if kind == "TurnBegan" and about["turn"] == 1:
            for place, size in enumerate(FIRST_HANDS[: len(self.sizes)]):
                self.sizes[(about["seat"] + place) % len(self.sizes)] = size
        elif kind == "Drew":
            self.sizes[about["seat"]] += about["count"]
        elif kind in ARRIVALS:
            self.arrive(about["seat"], about["card"])
        elif kind in DEPARTURES and not (kind == "Answered" and about["card"] in PROPERTIES):
            self.leave(about["seat"], about["card"])
        elif kind == "Shown":
            self.show(about["seat"], about["card"])
        elif kind in {"CardTaken", "ShownTaken"}:
            self.change_hands(about["victim"], about["seat"], about["card"])

    def bounds(self, seat: int) -> Counter[str]:
        """The cards that are in this hand in every possible world."""
        worlds = iter(self.possible)
        common = Counter(next(worlds)[seat])
        for world in worlds:
            common &= Counter(world[seat])
        return common

    def arrive(self, seat: int, card: str) -> None:
        """A card came into a hand before the observer's eyes."""
        self.sizes[seat] += 1
        if seat != self.observer:
            self.possible = {changed(world, seat, [*world[seat], card]) for world in self.possible}

    def leave(self, seat: int, card: str) -> None:
        """A card visibly left a hand: the copy the observer knew of, or another one."""
        if seat != self.observer:
            after = set()
            for world in self.possible:
                if card in world[seat]:
                    after.add(changed(world, seat, without(world[seat], card)))
                if len(world[seat]) < self.sizes[seat]:
                    after.add(world)
            self.possible = after
        self.sizes[seat] -= 1

    def show(self, seat: int, card: str) -> None:
        """A card of a hand was shown: the copy the observer knew of, or another one."""
        if seat != self.observer:
            after = set()
            for world in self.possible:
                if card in world[seat]:
                    after.add(world)
                if len(world[seat]) < self.sizes[seat]:
                    after.add(changed(world, seat, [*world[seat], card]))
            self.possible = after

    def change_hands(self, victim: int, taker: int, card: str | None) -> None:
        """A card went from hand to hand; it is None for observers who did not see it."""
        if card is None:
            self.move_unseen(victim, taker)
        else:
            self.leave(victim, card)
            self.arrive(taker, card)

    def move_unseen(self, victim: int, taker: int) -> None:
        """A card went from hand to hand, and the observer did not see which."""
        after = set()
        for world in self.possible:
            for card in set(world[victim]):
                moved = changed(world, victim, without(world[victim], card))
                after.add(changed(moved, taker, [*world[taker], card]))
            if len(world[victim]) < self.sizes[victim]:
                after.add(world)
        self.possible = after
        self.sizes[victim] -= 1
        self.sizes[taker] += 1


def changed(world: Hands, seat: int, hand: Iterable[str]) -> Hands:
    return (*world[:seat], tuple(sorted(hand)), *world[seat + 1 :])


def without(hand: tuple[str, ...], card: str) -> list[str]:
    left = list(hand)
    left.remove(card)
    return left
