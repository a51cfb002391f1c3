"""Enumerates all random outcomes of a choice.

The game runs with scripted randomness and with decks as unknown as they are to the solver: a drawn card may
be any of their cards. Where more than one outcome is possible, the choice is repeated for each. The new order
of a reshuffled discard pile cannot be enumerated: a puzzle that continues after a reshuffle must be proved in
random worlds instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.kernel.chance import Chance
from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from chanbara.kernel.game import Game


class CannotList(Exception):
    """A whole pile was shuffled and the game continues: its outcomes cannot be enumerated."""


class Brought(NamedTuple):
    """One random outcome: a card of a deck, or a number."""

    deck: str
    """Empty: it is a number."""
    found: Any
    limit: int = 0
    """The range of the number."""


class Fork(Exception):
    """Several outcomes are possible here."""

    def __init__(self, cases: list[tuple[float, Any]]) -> None:
        super().__init__()
        self.cases = cases


class Told(Chance):
    """A scripted random source that stops at the end of its script."""

    __slots__ = ("past", "script", "shuffled")

    def __init__(self, script: Sequence[Any], past: tuple[Brought, ...]) -> None:
        super().__init__(bytes(32))
        self.script = list(script)
        self.past = past
        """All outcomes so far."""
        self.shuffled = False

    def clone(self) -> Told:
        """Return a copy with an empty script."""
        return Told((), self.past)

    def below(self, limit: int) -> int:
        """Return the scripted number."""
        number: int = self.bring([(1.0 / limit, number) for number in range(limit)])
        self.past += (Brought("", number, limit),)
        return number

    def bring(self, cases: list[tuple[float, Any]]) -> Any:  # noqa: ANN401 - a card or a number
        """Return the scripted outcome; a single possible case needs no script."""
        if len(cases) == 1:
            return cases[0][1]
        if not self.script:
            raise Fork(cases)
        return self.script.pop(0)

    def shuffle(self, items: list[Any]) -> None:
        """Leave an unknown deck unknown; record that anything else was shuffled."""
        if not isinstance(items, Unknown) and len(items) > 1:
            self.shuffled = True


class Unknown(list[Any]):
    """A deck with known cards in unknown order."""

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
    """Return a copy with unknown decks and scripted randomness."""
    twin = game.clone()
    past = game.table.chance.past if isinstance(game.table.chance, Told) else ()
    chance = twin.table.chance = Told(script, past)
    for name in taught_as(game.kind).decks:
        setattr(twin.table, name, Unknown(getattr(twin.table, name), name, chance))
    return twin


def outcomes(game: Game, choice: str, is_settled: Callable[[Game], bool]) -> Iterator[tuple[float, Game]]:
    """Yield every game that can follow a choice, with its probability; without uncertainty there is one.

    Outcomes after everything relevant is settled are skipped: such a game has stopped in the middle, and only
    its events are useful.
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
    """Refuse to continue after a reshuffle: the orders of the pile are not enumerated."""
    if isinstance(game.table.chance, Told) and game.table.chance.shuffled:
        raise CannotList
