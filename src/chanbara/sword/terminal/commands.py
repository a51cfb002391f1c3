"""Commands a player can type besides a choice."""

from __future__ import annotations

from typing import TypeAlias

from rich.table import Table
from rich.text import Text

from chanbara.cli.moment import (
    GAP,
    Commands,
    Moment,
    explain,
    help_rows,
    leave,
    log,
    save,
    show_paragraph,
    tell_why,
)
from chanbara.sword.rules.words import Kind
from chanbara.sword.sight.view import View
from chanbara.sword.terminal.draw import card_name, screen
from chanbara.sword.terminal.summary import show_summary, show_tips
from chanbara.sword.terminal.suspects import hint, suspects
from chanbara.sword.words.asking import full_notation
from chanbara.sword.words.hand import weapon_numbers
from chanbara.sword.words.words import Words

TableMoment: TypeAlias = Moment[View, Words]


def why(moment: TableMoment, text: str) -> None:
    """Explain why an act is not offered, and by which rule."""
    if text:
        tell_why(moment, full_notation(moment.view, text))
    else:
        moment.tell("why-missing")


def table(moment: TableMoment, _text: str) -> None:
    """Draw the table again."""
    drawn = screen(moment.words, moment.view, moment.events, moment.console.width)
    moment.console.print(drawn)


def who(moment: TableMoment, _text: str) -> None:
    """Show the characters at the table."""
    rows = Table.grid(padding=GAP)
    for seat, character in enumerate(moment.words.messages.characters):
        text = moment.words.text(f"character-{character}")
        rows.add_row(str(seat), Text(moment.words.name(seat), style="bold"), text)
    moment.show(rows)


def cards(moment: TableMoment, _text: str) -> None:
    """Show all cards."""
    words = moment.words
    rows = Table.grid(padding=GAP)
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, style="quiet")
    for card in words.catalog.cards:
        text = words.text(f"card-{card.key}")
        if card.kind is Kind.WEAPON:
            text = f"{weapon_numbers(words, card, card.wounds)}. {text}"
        rows.add_row(card_name(words, card.key), words.say("cards-copies", count=card.copies), text)
    moment.show(rows)


def pile(moment: TableMoment, _text: str) -> None:
    """Show the whole discard pile, which is public (3.7)."""
    keys = moment.view.pile
    if not keys:
        moment.tell("table-pile-empty")
        return
    moment.tell("pile-title", cards=moment.words.amount("cards", len(keys)))
    listed = Text(", ").join(card_name(moment.words, key) for key in reversed(keys))
    moment.show(listed)


def rules(moment: TableMoment, number: str) -> None:
    """Show a paragraph of the rules."""
    show_paragraph(moment, "rules", number, [number.lower(), f"12 {number.lower()}"])


def show_help(moment: TableMoment, _text: str) -> None:
    """Print the commands."""
    help_rows(moment, {name: f"help-{name}" for name in COMMANDS if name != "help"})
    moment.tell("help-marks")


COMMANDS: Commands[View, Words] = {
    "why": why,
    "explain": explain,
    "table": table,
    "who": who,
    "suspects": suspects,
    "hint": hint,
    "cards": cards,
    "pile": pile,
    "log": log,
    "rules": rules,
    "summary": show_summary,
    "tips": show_tips,
    "save": save,
    "quit": leave,
    "help": show_help,
}
