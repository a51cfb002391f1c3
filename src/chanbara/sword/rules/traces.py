"""What the levers of designers' cards leave at a table, apart from everything else: printed games have none.

All of it is one immutable value, so that a clone copies one name more: `make bench`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.words import Moment

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


class Waiting(NamedTuple):
    """Something that was put off; everybody knows of it."""

    moment: Moment
    seat: int
    """Whose it is: at their next turn, if it waits for that."""
    turn: int
    """The turn in which it was put off."""
    card: int
    """What caused it, or NONE for an ability."""
    step: Any
    """What happens then."""


class Marks(NamedTuple):
    """What they left with a player."""

    role_seen: int = 0
    """Bits of the seats that have looked at the role."""
    counters: tuple[tuple[int, int], ...] = ()
    """Properties in front of the player that bear counters, and how many; sorted."""
    spent: tuple[str, ...] = ()
    """Abilities the player has used that may be used once in a game."""


NO_MARKS = Marks()


class Traces(NamedTuple):
    """What they left at the table."""

    later: tuple[Waiting, ...] = ()
    """What was put off, in that order."""
    from_box: int = 0
    """Honor taken from the box in this game."""
    started: int = 0
    """How many programs were started this turn."""
    marks: tuple[Marks, ...] = ()
    """By seat; empty: nobody has any."""


NO_TRACES = Traces()


def slim(found: Traces) -> Traces:
    """Return the same with nothing in place of what is empty: then one look shows that there is nothing."""
    if not any(map(any, found.marks)):
        found = found._replace(marks=())
    return found if any(found) else NO_TRACES


def marks_of(table: Table, seat: int) -> Marks:
    """Return what was left with a player."""
    marks = table.traces.marks
    return marks[seat] if marks else NO_MARKS


def lookers(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats that have looked at a role."""
    seen = marks_of(table, seat).role_seen
    return tuple(looker for looker in range(len(table.players)) if seen >> looker & 1)


def mark(table: Table, seat: int, **changed: Any) -> None:  # noqa: ANN401 - fields of Marks
    """Change what was left with a player."""
    marks = list(table.traces.marks) or [NO_MARKS] * len(table.players)
    marks[seat] = marks[seat]._replace(**changed)
    leave(table, marks=tuple(marks))


def leave(table: Table, **changed: Any) -> None:  # noqa: ANN401 - fields of Traces
    """Change what was left at the table."""
    table.traces = slim(table.traces._replace(**changed))
