"""Drawing shared by all games: titles, the event log, and the choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Protocol

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chanbara.sight import Seen
from chanbara.words.choice import Choice

MARKS = {"weapon": "▲", "action": "◆", "property": "■"}
"""A shape for each kind of card, so that color is never the only distinction."""


def drops(resilience: int, full: int) -> Text:
    """Return resilience as drops of ink, filled or hollow."""
    return Text.assemble("●" * resilience, ("○" * (full - resilience), "quiet"))


def title_line(text: str) -> RenderableType:
    """Return a title with a line to the edge."""
    return Padding(Rule(Text(text, style="title"), align="left", style="quiet"), (0, 1))


class Teller(Protocol):
    """Words that can describe events."""

    say: Callable[..., str]

    def story(self, events: Sequence[Seen], /) -> list[tuple[bool, str]]:
        """Return the events in words, by paragraph; true if a new turn begins."""


def news(words: Teller, events: Sequence[Seen]) -> RenderableType:
    """Return what has happened since the reader's last decision."""
    title = "table-beginning" if events and events[0].number == 0 else "table-since"
    return Group(Text(words.say(title), style="title"), *story_rows(words, events))


def story_rows(words: Teller, events: Sequence[Seen]) -> list[RenderableType]:
    """Return the events, one paragraph per act, with a mark where a turn begins."""
    return [
        _hanging(Text("▸" if begins_turn else " ", style="quiet"), Text(sentences))
        for begins_turn, sentences in words.story(events)
    ]


def _hanging(mark: Text, text: Text) -> Table:
    """Return a paragraph with a hanging indent after its mark."""
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(mark, text)
    return row


def choice_rows(offered: Sequence[Choice], width: int) -> RenderableType:
    """Return the numbered choices, grouped by kind of card, with their notation if it fits."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(justify="right", style="number", no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_column(style="quiet", no_wrap=True)
    numbered = list(enumerate(offered, 1))
    with_notation = fits(offered, width)
    for place, (_, group) in enumerate(groupby(numbered, key=lambda one: one[1].kind)):
        if place:
            rows.add_row()
        for number, choice in group:
            mark = Text() if choice.kind is None else Text(MARKS[choice.kind], style=choice.kind.value)
            notation = f" {choice.notation}" if with_notation else ""
            rows.add_row(f"{number:>2}", mark, choice.sentence, notation)
    return rows


def fits(offered: Sequence[Choice], width: int) -> bool:
    """Whether sentences and notations fit side by side, after number and mark."""
    longest = max((cell_len(one.sentence) for one in offered), default=0)
    notation = max((cell_len(one.notation) for one in offered), default=0)
    return len("10 ▲ ") + longest + len("  ") + notation <= width
