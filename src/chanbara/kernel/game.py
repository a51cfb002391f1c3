"""A game as its users hold it: the open decision, the choices so far, and how it began."""

from __future__ import annotations

from typing import Any, Protocol

from chanbara.kernel.errors import IllegalChoice
from chanbara.kernel.kind import GameKind, kind_named
from chanbara.kernel.machine import Decision, Machine


class Start(Protocol):
    """How a game began: everything that, with the choices, makes the game again."""

    def header(self) -> list[tuple[str, str]]:
        """Return what the record says before the choices, a word and a value each."""


class Game:
    """A game under way. Set-up plus choices is the game: everything else is derived."""

    __slots__ = ("choices", "kind", "start", "table")

    def __init__(self, table: Any, start: Start, kind: str) -> None:  # noqa: ANN401
        self.table = table
        """The full truth; give players views instead: ``chanbara.observe``."""
        self.start = start
        """How it began."""
        self.kind: GameKind = kind_named(kind)
        """Which game it is."""
        self.choices: list[tuple[int, int, str]] = []
        """Decision number, seat and notation of every choice so far."""

    @property
    def decision(self) -> Decision | None:
        """The open decision, or None when the game is over."""
        machine: Machine = self.table
        return machine.decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.decision is None

    @property
    def result(self) -> Any:  # noqa: ANN401
        """How it ended, or None while it goes on."""
        return self.kind.result(self.table) if self.over else None

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that has happened, whoever may know it: ``chanbara.seen`` filters."""
        return tuple(self.table.events)

    def apply(self, choice: int | str, decision: int | None = None) -> None:
        """Answer the open decision with an option's number or notation.

        Give the decision's number to be refused when another decision is open by now. A refused choice
        raises ``IllegalChoice`` and changes nothing.
        """
        asked = self.table.decision
        if asked is None:
            raise IllegalChoice("closed", "The game is over.")
        if decision is not None and decision != asked.number:
            message = f"Decision {decision} is not open; decision {asked.number} is."
            raise IllegalChoice("stale", message)
        options = asked.options
        if type(choice) is int and 0 <= choice < len(options):
            option = options[choice]
        else:
            option = find_option(asked, choice)
        self.choices.append((asked.number, asked.seat, option.text))
        self.table.answer(option)

    def why_not(self, text: str, seat: int | None = None, language: str = "en") -> tuple[str, str]:
        """Return the number of the rule that forbids ``text`` now and the reason.

        For an act that is offered the rule is empty and the reason says so. The answer is meant for ``seat``,
        or for the seat that is asked: it follows from what that seat knows, so show it to nobody else.
        """
        if seat is None:
            seat = -1 if self.table.decision is None else self.table.decision.seat
        return self.kind.why_not(self.table, text, seat, language)

    def clone(self) -> Game:
        """Return an independent copy."""
        twin = Game.__new__(Game)
        twin.table = self.table.clone()
        twin.start = self.start
        twin.kind = self.kind
        twin.choices = self.choices[:]
        return twin

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Game:
        return self.clone()

    def record(self) -> str:
        """Return the game on paper: how it began, then one line per choice."""
        lines = [f"{word} {value}" for word, value in self.start.header()]
        lines += ["", *(f"{number} {seat} {text}" for number, seat, text in self.choices), self.check()]
        return "\n".join(lines) + "\n"

    def check(self) -> str:
        """Return the line that closes a record: how many events there were, and their hash."""
        return f"= {len(self.table.events)} events {self.kind.digest(self.table)}"


def find_option(asked: Decision, text: int | str) -> Any:  # noqa: ANN401
    """Return the option that is written like this, or refuse."""
    for option in asked.options:
        if option.text == text:
            return option
    message = f"{text!r} is not offered. Offered: {', '.join(asked.texts())}."
    raise IllegalChoice("unknown_option", message)
