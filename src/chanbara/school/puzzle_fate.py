"""Everything that chance may bring after a choice, one case after the other.

A game is carried on with chance that is told what to bring, and with decks that are as unknown as they are to
the solver: whatever is drawn may be any of their cards. Where more than one thing may happen the choice is
made again for each. What cannot be listed is the new order of a whole discard pile: a puzzle in which the
game goes on after that has to be proved in random worlds instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.kernel.chance import Chance
from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from chanbara.kernel.game import Game


class CannotList(Exception):
    """A whole pile was shuffled and the game goes on: not everything that may happen can be listed."""


class Brought(NamedTuple):
    """One thing that chance brought: a card of a deck, or a number."""

    deck: str
    """Empty: it was a number."""
    found: Any
    limit: int = 0
    """Out of how many the number was."""


class Fork(Exception):
    """Chance may bring several things here."""

    def __init__(self, cases: list[tuple[float, Any]]) -> None:
        super().__init__()
        self.cases = cases


class Told(Chance):
    """Chance that brings what it is told, and stops where it was not told."""

    __slots__ = ("past", "script", "shuffled")

    def __init__(self, script: Sequence[Any], past: tuple[Brought, ...]) -> None:
        super().__init__(bytes(32))
        self.script = list(script)
        self.past = past
        """Everything that was brought so far."""
        self.shuffled = False

    def clone(self) -> Told:
        """Return a copy that was told nothing yet."""
        return Told((), self.past)

    def below(self, limit: int) -> int:
        """Return the number that was told."""
        number: int = self.bring([(1.0 / limit, number) for number in range(limit)])
        self.past += (Brought("", number, limit),)
        return number

    def bring(self, cases: list[tuple[float, Any]]) -> Any:  # noqa: ANN401 - a card or a number
        """Return what was told; where there is but one case, nothing needs to be."""
        if len(cases) == 1:
            return cases[0][1]
        if not self.script:
            raise Fork(cases)
        return self.script.pop(0)

    def shuffle(self, items: list[Any]) -> None:
        """Leave an unknown deck as unknown as it is; note that anything else was shuffled."""
        if not isinstance(items, Unknown) and len(items) > 1:
            self.shuffled = True


class Unknown(list[Any]):
    """A deck of which only the cards are known, not their order."""

    def __init__(self, cards: Sequence[Any], name: str, chance: Told) -> None:
        super().__init__(sorted(cards))
        self.name = name
        self.chance = chance

    def pop(self, _place: Any = -1) -> Any:  # noqa: ANN401 - a card of any game
        """Take any card."""
        each = 1.0 / len(self)
        card = self.chance.bring([(self.count(one) * each, one) for one in dict.fromkeys(self)])
        self.remove(card)
        self.chance.past += (Brought(self.name, card),)
        return card


def unsettled(game: Game, script: Sequence[Any] = ()) -> Game:
    """Return a copy whose decks are unknown and whose chance brings what it is told."""
    twin = game.clone()
    past = game.table.chance.past if isinstance(game.table.chance, Told) else ()
    chance = twin.table.chance = Told(script, past)
    for name in taught_as(game.kind).decks:
        setattr(twin.table, name, Unknown(getattr(twin.table, name), name, chance))
    return twin


def outcomes(game: Game, choice: str, is_settled: Callable[[Game], bool]) -> Iterator[tuple[float, Game]]:
    """Yield every game that may follow a choice, with its probability; where nothing is unknown it is one.

    What chance would bring after everything that matters is settled is left out: such a game has stopped in
    the middle, and only its events are of use.
    """
    if not isinstance(game.table.chance, Told):
        twin = game.clone()
        twin.apply(choice)
        yield 1.0, twin
        return
    waiting: list[tuple[float, tuple[Any, ...]]] = [(1.0, ())]
    while waiting:
        likely, script = waiting.pop()
        twin = unsettled(game, script)
        try:
            twin.apply(choice)
        except Fork as fork:
            if is_settled(twin):
                yield likely, twin
                continue
            waiting += [(likely * one, (*script, case)) for one, case in reversed(fork.cases)]
            continue
        yield likely, twin


def check_listed(game: Game) -> None:
    """Refuse to go on after a pile was shuffled: whatever its new order would be is not listed."""
    if isinstance(game.table.chance, Told) and game.table.chance.shuffled:
        raise CannotList
