"""A game with the history of each seat: decisions, events, and the seat's own choices.

A history is text, one line per item, in chronological order. It is written from ``chanbara.seen`` and from
the public part of each decision; it includes only the seat's own choices. It contains nothing that the seat
was never shown.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import chanbara
from chanbara.sword.flat.bridge.options import action_of

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

ASKED, CHOSE = "Asked", "Chose"
"""The first words of lines that are not events."""
HIDDEN = "-"
"""Hidden or absent."""


class Question(NamedTuple):
    """The public part of a decision, and the number of events before it."""

    events: int
    number: int
    seat: int
    kind: str


class Answer(NamedTuple):
    """A choice."""

    seat: int
    action: int
    text: str


class Timeline(NamedTuple):
    """The history before a world was sampled: of the sampling seat, and the public one."""

    seat: int | None
    own: str
    public: str


class Told:
    """A running game with the histories of all seats. Copies share everything immutable."""

    __slots__ = ("game", "log", "offered", "past", "written")

    def __init__(self, game: Game, past: Timeline | None = None) -> None:
        self.game = game
        self.past = past
        self.log: list[Question | Answer] = []
        self.written: dict[int | None, tuple[int, int, str]] = {}
        """By observer: how much of the log and of the events is written, and the history."""
        self.offered: dict[int, int] | None = None
        self._note_question()

    # --- playing --------------------------------------------------------------------------------------------

    @property
    def legal(self) -> dict[int, int]:
        """The numbers of all legal actions in ascending order, and their options."""
        if self.offered is None:
            asked = self.game.decision
            assert asked is not None, "nobody is asked once the game is over"
            players = len(self.game.table.players)
            numbers = _numbers(asked.seat, players)
            found = []
            for place, option in enumerate(asked.options):
                number = numbers.get(option.text)
                if number is None:
                    number = numbers[option.text] = action_of(option, asked.seat, players)
                found.append((number, place))
            self.offered = dict(sorted(found))
        return self.offered

    def apply(self, action: int) -> None:
        """Execute an action; an illegal one is refused and changes nothing."""
        asked = self.game.decision
        if asked is None:
            raise ValueError("the game is over: no action is legal")
        place = self.legal.get(action)
        if place is None:
            offered = ", ".join(f"{number} ({asked.options[at].text})" for number, at in self.legal.items())
            message = f"action {action} is not legal; legal are {offered}"
            raise ValueError(message)
        self.log.append(Answer(asked.seat, action, asked.options[place].text))
        self.game.apply(place)
        self.offered = None
        self._note_question()

    def _note_question(self) -> None:
        asked = self.game.decision
        if asked is not None:
            events = len(self.game.table.events)
            self.log.append(Question(events, asked.number, asked.seat, str(asked.kind)))

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        """Return an independent copy; OpenSpiel uses this protocol."""
        twin = Told.__new__(Told)
        twin.game = self.game.clone()
        twin.past = self.past
        twin.log = self.log[:]
        twin.written = self.written.copy()
        twin.offered = self.offered
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its saved text, with plain data."""
        log = [(type(entry).__name__, *entry) for entry in self.log]
        return _told, (chanbara.dumps(self.game), self.past and tuple(self.past), log)

    # --- histories ------------------------------------------------------------------------------------------

    def story(self, seat: int | None) -> str:
        """Return all that a seat has seen and chosen; None is a spectator."""
        entries, events, text = self.written.get(seat) or (0, 0, self._told_before(seat))
        if entries < len(self.log) or events < len(self.game.table.events):
            lines = self._lines(seat, entries, events)
            text = "\n".join([text, *lines] if text else lines)
            self.written[seat] = len(self.log), len(self.game.table.events), text
        return text

    @property
    def public_past(self) -> str:
        """The public history before this world was sampled; empty if it was not."""
        return "" if self.past is None else self.past.public

    def _told_before(self, seat: int | None) -> str:
        if self.past is not None and seat == self.past.seat:
            return self.past.own
        return self.public_past

    def _lines(self, seat: int | None, entries: int, events: int) -> list[str]:
        """Return the missing lines of a history, from these log entries and events on."""
        lines = []
        happened = [event_line(one.kind, one.about) for one in chanbara.seen(self.game, seat, events)]
        written = 0
        for entry in self.log[entries:]:
            if isinstance(entry, Question):
                lines += happened[written : entry.events - events]
                written = entry.events - events
                lines.append(question_line(entry))
            elif entry.seat == seat:
                lines.append(f"{CHOSE} action={entry.action} {entry.text}")
        return lines + happened[written:]

    def imagined(self, seat: int | None, seed: int | str) -> Told:
        """Return another world that the seat cannot distinguish from this one.

        It keeps the seat's history; the others keep the public one, because in ``chanbara.imagine`` they know
        no more of each other's hands.
        """
        world = chanbara.imagine(chanbara.observe(self.game, seat), seed)
        own, public = self.story(seat), self.story(None)
        return Told(world, Timeline(seat, *(_without_question(text) for text in (own, public))))


@cache
def _numbers(seat: int, players: int) -> dict[str, int]:
    """Return the numbers of options by notation, cached: it makes random play a fifth faster."""
    return {}


def event_line(kind: str, about: dict[str, Any]) -> str:
    """Return an event as a line of a history."""
    return " ".join([kind, *(f"{name}={_word(value)}" for name, value in about.items())])


def question_line(question: Question) -> str:
    """Return the public part of a decision as a line of a history."""
    return f"{ASKED} number={question.number} seat={question.seat} kind={question.kind}"


def _word(value: Any) -> str:  # noqa: ANN401 - whatever an event tells
    if value is None:
        return HIDDEN
    return ",".join(value) if isinstance(value, list | tuple) else str(value)


def _without_question(text: str) -> str:
    """Return a history without its last line, the open decision, which the sampled world repeats."""
    return text.rpartition("\n")[0]


def _told(saved: str, past: tuple[Any, ...] | None, log: list[tuple[Any, ...]]) -> Told:
    """Return the text."""
    told = Told(chanbara.loads(saved), None if past is None else Timeline(*past))
    kinds = {"Question": Question, "Answer": Answer}
    told.log = [kinds[kind](*fields) for kind, *fields in log]
    return told
