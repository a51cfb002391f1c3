"""The summary card and the tips for beginners in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chanbara.cli.common.draw import title_line
from chanbara.cli.moment import GAP
from chanbara.sword.summary import Summary, summary
from chanbara.sword.words.summary import Part, notes, other_parts, role_cells, role_heads, tips, turn_part

if TYPE_CHECKING:
    from chanbara.sword.terminal.commands import TableMoment
    from chanbara.sword.words.words import Words


def show_summary(moment: TableMoment, _text: str) -> None:
    """Show the summary card of this table."""
    words = moment.words
    moment.console.print(summary_card(words, summary(words.catalog, len(moment.view.seats))))


def show_tips(moment: TableMoment, _text: str) -> None:
    """Show the tips for beginners."""
    moment.console.print(title_line(moment.words.say("tips-title")))
    for number, (heading, text) in enumerate(tips(moment.words.language), 1):
        moment.show(Text.assemble((f"{number} {heading} ", "title"), text))


def summary_card(words: Words, card: Summary) -> RenderableType:
    """Return the summary card, drawn."""
    parts: list[RenderableType] = [title_line(words.say("summary-title", players=card.players))]
    parts += _part(turn_part(words, card))
    parts += [Text(), Padding(_roles(words, card), (0, 1))]
    parts += [Padding(Text(note, style="quiet"), (0, 1)) for note in notes(words, card)]
    for part in other_parts(words, card):
        parts += _part(part)
    return Group(*parts)


def _roles(words: Words, card: Summary) -> Table:
    rows = Table.grid(padding=GAP)
    rows.add_row(
        *(Text(head, style="title") for head in role_heads(words)), Text("2.1-2.5, 8.3", style="quiet")
    )
    for line in card.roles:
        rows.add_row(*role_cells(words, line))
    return rows


def _part(part: Part) -> list[RenderableType]:
    rows = Table.grid(padding=GAP)
    rows.add_column(no_wrap=any(name for name, _ in part.lines))
    for name, text in part.lines:
        rows.add_row(*([name, text] if name else [text]))
    head = Text.assemble((part.title, "title"), (f"  {part.rules}", "quiet"))
    return [Text(), Padding(head, (0, 1)), Padding(rows, (0, 1, 0, 3))]
