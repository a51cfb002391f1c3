"""The table drawn for one reader, from a view and its events alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import Box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chanbara.cli.common.draw import MARKS, choice_rows, drops, news, title_line
from chanbara.sight import Seen
from chanbara.sword.rules.words import Prompt
from chanbara.sword.sight.derived import stake
from chanbara.sword.sight.view import SeatView, View
from chanbara.sword.words.asking import choices, question
from chanbara.sword.words.hand import card_text
from chanbara.sword.words.words import Words

TABLE_WIDTH = 80
WIDE = TABLE_WIDTH + 44
"""From this number of columns on, the log is beside the table."""

MOST_BLOSSOMS = 6
"""More honor than this is shown as a number."""

LEFT_BAR = Box("┃   \n" * 8)
"""A bold stroke on the left: your answer is awaited."""

SEAT_INDENT = 5
"""Cards in front of a player are below the name."""


def blossoms(honor: int) -> Text:
    """Return honor as cherry blossoms."""
    return Text("✿" * honor if honor <= MOST_BLOSSOMS else f"✿×{honor}", style="honor")


def card_name(words: Words, key: str, count: int = 1) -> Text:
    """Return a card with its mark and its color."""
    kind = words.entry(key).kind
    times = f" ×{count}" if count > 1 else ""
    return Text(f"{MARKS[kind]} {words.card(key)}{times}", style=kind.value)


def card_names(words: Words, keys: Sequence[str]) -> Text:
    """Return several cards, equal ones together."""
    return Text("  ").join(card_name(words, key, keys.count(key)) for key in dict.fromkeys(keys))


def screen(words: Words, view: View, events: Sequence[Seen], width: int) -> RenderableType:
    """Return the whole screen of a deciding player."""
    seats = Group(seat_rows(words, view), Text(), piles(words, view))
    recent, hand = news(words, events), hand_rows(words, view)
    asked = Group(lean_in(words, view), Text(), choice_rows(choices(words, view), width - 2))
    if width < WIDE:
        parts = Group(recent, Text(), seats, Text(), hand, Text(), asked)
        return Group(header(words, view), Text(), Padding(parts, (0, 1)))
    grid = Table.grid(padding=(0, 3), expand=True)
    grid.add_column(width=TABLE_WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(Group(seats, Text(), hand), recent)
    return Group(header(words, view), Text(), Padding(Group(grid, Text(), asked), (0, 1)))


def header(words: Words, view: View) -> RenderableType:
    """Return the status line at the top."""
    you = "seat" if view.active == view.seat else "nobody"
    whose = words.say("table-turn", turn=view.turn, you=you, seat=words.name(view.active))
    phase = words.say("table-phase", phase=view.phase)
    return title_line(f"{whose} · {phase}")


def seat_rows(words: Words, view: View) -> RenderableType:
    """Return the players round the table: the reader first, then the others to the left."""
    first = view.seat or 0
    order = [view.seats[(first + away) % len(view.seats)] for away in range(len(view.seats))]
    cells = [seat_cells(words, view, one) for one in order]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    rows: list[RenderableType] = []
    for one, line in zip(order, cells, strict=True):
        for cell, width in zip(line, widths, strict=True):
            cell.pad_right(width - cell.cell_len)
        joined = Text("  ").join(line)
        joined.rstrip()
        rows.append(joined)
        in_front = seat_cards(words, view, one)
        if in_front:
            rows.append(Padding(in_front, (0, 0, 0, SEAT_INDENT)))
    return Group(*rows)


def seat_cells(words: Words, view: View, one: SeatView) -> list[Text]:
    """Return what is visible of one player."""
    is_asked = view.decision is not None and view.decision.seat == one.seat
    on_turn = view.active == one.seat
    call = "turn" if on_turn or is_asked else ""
    states = [words.say("table-on-turn")] if on_turn else []
    states += [words.say("table-asked")] if is_asked and not on_turn else []
    states += [words.say("word-harmless")] if one.harmless else []
    away = words.say("table-you") if one.seat == view.seat else ""
    if one.difficulty is not None:
        away = words.say("table-difficulty", difficulty=one.difficulty)
    return [
        Text(f"{'▶' if on_turn else '?' if is_asked else ' '} {one.seat}", style=call),
        Text(words.name(one.seat), style="bold" if one.seat == view.seat else ""),
        Text(words.role(one.role)) if one.role else Text(words.say("table-unknown-role"), style="quiet"),
        Text(away),
        blossoms(one.honor),
        drops(one.resilience, one.full),
        Text(words.amount("cards", one.hand)),
        Text(", ".join(states), style=call or "bold"),
    ]


def seat_cards(words: Words, view: View, one: SeatView) -> Text | None:
    """Return the cards in front of a player, and what the reader knows of that hand."""
    parts = [card_names(words, one.in_play)] if one.in_play else []
    parts += [Text(line, style="quiet") for line in words.marks(one)]
    if one.known:
        known = Text(words.say("table-known-to-all" if view.seat is None else "table-known"), style="quiet")
        parts.append(Text.assemble(known, " ", card_names(words, one.known)))
    return Text("   ").join(parts) if parts else None


def piles(words: Words, view: View) -> Text:
    """Return the deck, the discard pile, and the card being resolved."""
    line = Text(words.say("table-deck", count=view.deck))
    line.append("   ")
    if view.pile:
        line.append(words.say("table-pile", count=len(view.pile)))
        line.append(" ").append_text(card_name(words, view.pile[-1]))
    else:
        line.append(words.say("table-pile-empty"))
    if view.playing is not None:
        line.append("   ").append(words.say("table-playing")).append(" ")
        line.append_text(card_name(words, view.playing))
    return line


def hand_rows(words: Words, view: View) -> RenderableType:
    """Return the reader's cards: names, effects, targets in reach."""
    if not view.hand:
        return Text(words.say("table-hand-empty"), style="title")
    title = Text(words.say("table-hand", cards=words.amount("cards", len(view.hand))), style="title")
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, style="quiet")
    rows.add_column()
    for key in dict.fromkeys(view.hand):
        kind = words.say(f"kind-{words.entry(key).kind}")
        rows.add_row(card_name(words, key, view.hand.count(key)), kind, card_text(words, view, key))
    return Group(title, rows)


def lean_in(words: Words, view: View) -> RenderableType:
    """Return the question; a demand looks the same whatever the hand contains (12.1)."""
    decision = view.decision
    assert decision is not None, "nobody is asked"
    asked = Text(words.tell(question(words.messages, view)), style="title")
    if decision.source is None or view.seat is None:
        return asked
    lines = [asked]
    at_stake = stake(view)
    if decision.by is not None:
        arrow = Text.assemble((f"{words.name(decision.by)} ━━ ", "turn"), card_name(words, decision.source))
        if decision.kind != Prompt.ESCAPE or at_stake.wounds:
            arrow.append(f", {words.amount('wounds', at_stake.wounds)}")
        lines.insert(0, arrow.append(f" ━━▶ {words.say('table-you')}", style="turn"))
    if at_stake.wounds:
        lines += what_is_left(words, view, at_stake.wounds)
    return Panel(Group(*lines), box=LEFT_BAR, border_style="turn", padding=(0, 1))


def what_is_left(words: Words, view: View, dealt: int) -> list[Text]:
    """Return what the reader has left to lose, and whether this would be the end of it."""
    assert view.decision is not None, "nobody is asked"
    assert view.seat is not None, "a spectator is not asked"
    you = view.seats[view.seat]
    left = words.say("ask-left", left=words.amount("resilience", you.resilience), full=you.full)
    lines = [Text.assemble(drops(you.resilience, you.full), f"  {left}")]
    if dealt >= you.resilience and view.decision.by not in (None, view.seat):
        lines.append(Text(words.say("ask-defeat", by=words.name(view.decision.by)), style="bold"))
    return lines
