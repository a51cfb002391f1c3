"""A finished game, frame by frame: one per decision, and one for the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from chanbara.record.log import begin, read, replay
from chanbara.review.kind import reviewed_as

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind
    from chanbara.record.log import Record
    from chanbara.sight import Seen

Eyes: TypeAlias = int | Literal["watch", "open"]
"""A point of view: a seat's, a spectator's, or with all cards open."""


class Mark(NamedTuple):
    """The index entry of a frame."""

    turn: int
    """Or round."""
    active: int
    seat: int | None
    """Who must decide; None at the end."""
    events: int
    """The number of events so far."""
    options: int
    """The number of options."""
    chosen: int | None
    """The chosen option; None at the end."""


class Frame(NamedTuple):
    """The game after a number of choices."""

    number: int
    turn: int
    events: list[Seen]
    """What happened since the previous frame."""
    view: Any
    """The game's own view."""
    chosen: int | None
    """The chosen option, if the viewer may see the options."""


class Timeline:
    """A record that was parsed and replayed successfully; ``CorruptRecord`` says what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.record: Record = read(text)
        self.end: Game = replay(text)
        """The game after its last choice."""
        self.kind: GameKind = self.end.kind
        self.marks: list[Mark] = [self._mark(number, game) for number, game in enumerate(self.games())]
        """A mark for each frame: the beginning, and what each choice led to."""

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.kind.seats(self.end.table)

    @property
    def is_dealt(self) -> bool:
        """Whether it began with a deal: otherwise nobody saw how the position came about."""
        return "position" not in self.record.header

    @property
    def turns(self) -> list[int]:
        """Return the first frame of each turn."""
        return [
            number
            for number, mark in enumerate(self.marks)
            if number == 0 or mark.turn != self.marks[number - 1].turn
        ]

    def at(self, number: int) -> Game:
        """Return the game at a frame."""
        game = begin(self.record.header)
        for _, _, choice in self.record.choices[:number]:
            game.apply(choice)
        return game

    def games(self, first: int = 0) -> Iterator[Game]:
        """Yield the game at each frame from one on; it is the same object, which advances."""
        game = self.at(first)
        yield game
        for _, _, choice in self.record.choices[first:]:
            game.apply(choice)
            yield game

    def frames(self, eyes: Eyes, first: int, last: int) -> Iterator[Frame]:
        """Yield the frames from ``first`` to before ``last`` from one point of view."""
        wanted = range(first, min(last, len(self.marks)))
        for number, game in zip(wanted, self.games(first), strict=False):
            mark = self.marks[number]
            since = self.marks[number - 1].events if number else 0
            view = look(game, eyes)
            is_shown = view.decision is not None and view.decision.options is not None
            chosen = mark.chosen if is_shown else None
            yield Frame(number, mark.turn, events_seen(game, eyes, since), view, chosen)

    def _mark(self, number: int, game: Game) -> Mark:
        decision, table = game.decision, game.table
        turn, active = self.kind.turn(table), self.kind.active(table)
        if decision is None or number == len(self.record.choices):
            # A game that was broken off ends with an open decision.
            seat = None if decision is None else decision.seat
            return Mark(turn, active, seat, len(table.events), 0, None)
        chosen = decision.texts().index(self.record.choices[number][2])
        return Mark(turn, active, decision.seat, len(table.events), len(decision.options), chosen)


def look(game: Game, eyes: Eyes) -> Any:  # noqa: ANN401 - the view of some game
    """Return the view of a seat, of a spectator, or with all cards open."""
    if eyes == "open":
        return reviewed_as(game.kind).opened(game)
    return game.kind.observe(game, eyes if isinstance(eyes, int) else None)


def events_seen(game: Game, eyes: Eyes, since: int = 0) -> list[Seen]:
    """Return the events, likewise."""
    if eyes == "open":
        return reviewed_as(game.kind).opened_events(game, since)
    return game.kind.seen(game, eyes if isinstance(eyes, int) else None, since)
