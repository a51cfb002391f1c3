"""Steps, decisions, and the only loop of the engine.

The engine asks; it is never told. Pending rules are data: a stack of small immutable records. Resolving one
may act, schedule more of them, or ask somebody. See docs/architecture.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

T_contra = TypeVar("T_contra", contravariant=True)


class Step(Protocol[T_contra]):
    """One pending piece of the rules. Its fields are numbers, enums, tuples or other steps."""

    def run(self, table: T_contra, /) -> None:
        """Act, schedule more steps, or ask."""


class Asking(Step[T_contra], Protocol[T_contra]):
    """A step that may ask: it also takes the answer."""

    def answer(self, table: T_contra, option: Any, /) -> None:  # noqa: ANN401 - each game has its own options
        """Carry on with the chosen option."""


class Option(Protocol):
    """What every game's options have in common."""

    @property
    def text(self) -> str:
        """The short notation, unique within its decision."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The keys of the cards it touches."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats it touches."""


class Decision:
    """A question to one seat, with every legal answer. Never changed once asked, so clones share it."""

    __slots__ = ("kind", "number", "options", "seat", "step")

    def __init__(self, number: int, seat: int, kind: str, options: Sequence[Any], step: Any) -> None:  # noqa: ANN401
        self.number = number
        """Counts the decisions of a game from 1; an answer may name it to be safe from double clicks."""
        self.seat = seat
        """The seat that must answer."""
        self.kind = kind
        """What is asked, in one word."""
        self.options = options
        """Every legal answer: unique, and in a stable order."""
        self.step = step
        """The step that asks."""

    def texts(self) -> list[str]:
        """Return the notation of all options, in order."""
        return [option.text for option in self.options]

    def __repr__(self) -> str:
        return f"<decision {self.number}: seat {self.seat} {self.kind} {self.texts()}>"


class Machine:
    """The part of a game's state that drives it: a stack of steps and the open decision."""

    __slots__ = ("asked", "decision", "stack")

    def __init__(self) -> None:
        self.stack: list[Any] = []
        self.decision: Decision | None = None
        self.asked = 0

    def schedule(self, *steps: Any) -> None:  # noqa: ANN401 - steps of this machine's own game
        """Have ``steps`` happen next, in the order in which they are written."""
        self.stack += steps[::-1]

    def ask(self, step: Any, seat: int, kind: str, options: Sequence[Any]) -> None:  # noqa: ANN401
        """Stop and ask ``seat``; the answer goes back to ``step``."""
        self.asked += 1
        self.decision = Decision(self.asked, seat, kind, options, step)

    def advance(self) -> None:
        """Resolve steps until somebody must decide or nothing is left to do."""
        stack = self.stack
        while self.decision is None and stack:
            stack.pop().run(self)

    def answer(self, option: Any) -> None:  # noqa: ANN401
        """Give the open decision's answer and carry on."""
        decision = self.decision
        assert decision is not None, "nobody was asked"
        self.decision = None
        decision.step.answer(self, option)
        self.advance()
