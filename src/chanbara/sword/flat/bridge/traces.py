"""What effects from data files leave at a table: honor from the box, counters, what was put off, and so on.

Only the open build has room for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.flat.bridge.frames import context_of
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.layout import WHOLE_BYTE
from chanbara.sword.flat.format.programs import ABILITY_KEYS
from chanbara.sword.rules.run import Run
from chanbara.sword.rules.traces import Marks, Traces, Waiting, marks_of, slim
from chanbara.sword.rules.words import Moment

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.sword.flat.bridge.frames import About
    from chanbara.sword.flat.format.numbering import Numbering
    from chanbara.sword.rules.state import Table

MOMENTS = (Moment.NEXT_TURN, Moment.TURN_END)


class PutOff(NamedTuple):
    """Something that was put off; its cards are those of a view or of a catalog."""

    moment: Moment
    seat: int
    turn: int
    card: Any
    program: About
    """The fields of its ``Run``."""


class Left(NamedTuple):
    """What is left with a seat."""

    role_seen: int
    """Bits of seats."""
    counters: Iterable[tuple[Any, int]]
    """By property."""
    spent: int
    """Bits of abilities."""


def bits_of(keys: Iterable[str], character: int) -> int:
    """Return the bits of some abilities of a character; keys that it does not have are left out."""
    its = {key: number for number, key in ABILITY_KEYS[character].items()}
    return sum(1 << its[key] for key in dict.fromkeys(keys) if key in its)


def keys_of(bits: int, character: int) -> tuple[str, ...]:
    """Return the keys of some abilities of a character."""
    return tuple(key for number, key in ABILITY_KEYS[character].items() if bits >> number & 1)


def write_counts(row: bytearray, started: int, from_box: int) -> None:
    """Write how many programs were started this turn, and how much honor came from the box."""
    row[layout.STARTED] = started
    row[layout.FROM_BOX] = from_box


def write_left(row: bytearray, seat: int, left: Left, its: Any) -> None:  # noqa: ANN401 - numbers or numbering
    """Write what is left with a seat."""
    row[layout.ROLE_SEEN + seat] = left.role_seen & WHOLE_BYTE
    row[layout.SPENT + seat] = left.spent
    for card, count in left.counters:
        row[layout.COUNTERS_ON + its.props[card] * layout.SEATS + seat] = count


def write_later(row: bytearray, later: Sequence[PutOff], its: Any) -> None:  # noqa: ANN401 - the same
    """Write what was put off."""
    row[layout.WAITING] = len(later)
    for place, one in enumerate(later):
        quotient, remainder = divmod(one.turn, layout.BYTE)
        head = (MOMENTS.index(one.moment), one.seat, remainder, quotient, its.cards[one.card] & WHOLE_BYTE)
        begin = layout.LATER + layout.PUT_OFF * place
        row[begin : begin + layout.PUT_OFF] = bytes(head) + context_of(one.program, its)[:-1]


def write_traces(row: bytearray, table: Table, numbering: Numbering, characters: Sequence[int]) -> None:
    """Write what is left at a table of the reference engine."""
    traces = table.traces
    write_counts(row, traces.started, traces.from_box)
    for seat, character in enumerate(characters):
        marks = marks_of(table, seat)
        left = Left(marks.role_seen, marks.counters, bits_of(marks.spent, character))
        write_left(row, seat, left, numbering)
    later = [PutOff(one.moment, one.seat, one.turn, one.card, one.step._asdict()) for one in traces.later]
    write_later(row, later, numbering)


# --- and back -----------------------------------------------------------------------------------------------


def read_traces(state: list[int], numbering: Numbering) -> Traces:
    """Return what is left at the table of an array."""
    marks = tuple(_marks(state, numbering, seat) for seat in range(state[layout.PLAYERS]))
    later = tuple(
        _waiting(state, numbering, layout.LATER + layout.PUT_OFF * place)
        for place in range(state[layout.WAITING])
    )
    return slim(Traces(later, state[layout.FROM_BOX], state[layout.STARTED], marks))


def _marks(state: list[int], numbering: Numbering, seat: int) -> Marks:
    counted = [
        (numbering.props_back[prop], state[layout.COUNTERS_ON + prop * layout.SEATS + seat])
        for prop in range(layout.PROPERTY_KINDS)
    ]
    return Marks(
        state[layout.ROLE_SEEN + seat] & WHOLE_BYTE,
        tuple(sorted(one for one in counted if one[1])),
        keys_of(state[layout.SPENT + seat] & WHOLE_BYTE, state[layout.CHARACTER + seat]),
    )


def _waiting(state: list[int], numbering: Numbering, place: int) -> Waiting:
    since, card = state[place + layout.SINCE :][:2], state[place + layout.CAUSED_BY]
    return Waiting(
        MOMENTS[state[place + layout.MOMENT]],
        state[place + layout.WHOSE],
        since[0] + layout.BYTE * since[1],
        numbering.back[card],
        run_of(state[place + layout.PROGRAM :][: layout.AT - layout.OWNER + 1], numbering),
    )


def run_of(context: Sequence[int], numbering: Numbering, field: int = layout.AT - layout.OWNER) -> Run:
    """Return the program that a step goes on with, at AT or at ELSE."""
    owner, target, card, prop, number = context[:5]
    at = context[field] & WHOLE_BYTE
    return Run(owner, target, numbering.back[card], numbering.props_back[prop], number, at)
