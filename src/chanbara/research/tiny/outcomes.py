"""Explicit chance: everything that an act of the reference engine can lead to, with probabilities.

A deck is known in its cards and unknown in its order, as for a puzzle (``chanbara.school.puzzle_fate``). Here
draws from a reshuffled pile are enumerated as well, and outcomes that differ only in the order in which one
player drew cards at once are one outcome: nobody can tell them apart.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.research.tiny.ending import end_if_stalled
from chanbara.school.puzzle_fate import Fork, Told, Unknown
from chanbara.sword.rules.events import Drew

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from chanbara.kernel.game import Game


class Pile(Unknown):
    """A discard pile: in known order until it is shuffled into a new deck."""

    def __init__(self, cards: Sequence[Any], chance: Told) -> None:
        super().__init__((), "deck", chance)
        self += cards
        self.is_known = True

    def pop(self, place: Any = -1) -> Any:  # noqa: ANN401 - as a list has it
        """Take the top card, or once it is shuffled any card."""
        return list.pop(self, place) if self.is_known else super().pop(place)


class Fate(Told):
    """Scripted randomness for piles that are shuffled, too. Only what is drawn is decided, card by card."""

    __slots__ = ()

    def __init__(self, script: Sequence[Any] = ()) -> None:
        super().__init__(script, ())

    def clone(self) -> Fate:
        """Return a copy with an empty script."""
        return Fate()

    def shuffle(self, items: list[Any]) -> None:
        """Leave the order of a pile undecided."""
        # A second one in the same act would be a plain list: then the game is over, for want of honor.
        if isinstance(items, Pile):
            items.is_known = False
        else:
            self.shuffled = True


class Outcome(NamedTuple):
    """What an act led to."""

    chance: float
    game: Game


def outcomes(game: Game, act: Callable[[Game], None]) -> list[Outcome]:
    """Return everything that can follow an act, in a stable order; the game itself stays as it is."""
    since = len(game.table.events)
    found: dict[tuple[Any, ...], Outcome] = {}
    waiting: list[tuple[float, tuple[Any, ...]]] = [(1.0, ())]
    while waiting:
        likely, script = waiting.pop()
        twin = _fated(game, script)
        try:
            act(twin)
        except Fork as fork:
            waiting += [(likely * one, (*script, case)) for one, case in fork.cases]
            continue
        assert not twin.table.chance.shuffled or twin.over, "the order of a second new deck is not enumerated"
        end_if_stalled(twin.table)
        events = twin.table.events
        events[since:] = map(_unordered, events[since:])
        told = tuple(events[since:])
        known = found.get(told)
        found[told] = Outcome(likely, twin) if known is None else Outcome(known.chance + likely, known.game)
    return [found[told] for told in sorted(found, key=repr)]


def _fated(game: Game, script: tuple[Any, ...]) -> Game:
    """Return a copy whose deck is in unknown order, and whose randomness is scripted."""
    twin = game.clone()
    twin.table.chance = chance = Fate(script)
    twin.table.deck = Unknown(twin.table.deck, "deck", chance)
    twin.table.pile = Pile(twin.table.pile, chance)
    return twin


def _unordered(event: Any) -> Any:  # noqa: ANN401 - any event
    return event._replace(cards=tuple(sorted(event.cards))) if isinstance(event, Drew) else event


def hands(cards: Sequence[int], count: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield every hand of this many cards, with its probability (multivariate hypergeometric)."""
    copies = Counter(cards)
    ways = comb(len(cards), count)
    for hand in _multisets(copies, sorted(copies), count):
        taken = Counter(hand)
        favorable = 1
        for card, number in taken.items():
            favorable *= comb(copies[card], number)
        yield favorable / ways, hand


def _multisets(copies: Counter[int], kinds: list[int], count: int) -> Iterator[tuple[int, ...]]:
    if not kinds:
        if not count:
            yield ()
        return
    first, *others = kinds
    for number in range(min(count, copies[first]), -1, -1):
        for rest in _multisets(copies, others, count - number):
            yield (first,) * number + rest
