"""Commands a player can type in a duel besides a choice."""

from __future__ import annotations

from typing import TypeAlias

from rich.console import Group
from rich.table import Table
from rich.text import Text

from chanbara.cli.moment import (
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
from chanbara.duel.bots.forecast import forecast
from chanbara.duel.sight.view import DuelView
from chanbara.duel.terminal.draw import GAP, action_cells, duel_screen
from chanbara.duel.words.asking import choices, full_notation
from chanbara.duel.words.lines import deck_words, field_words, rules_of_its_own
from chanbara.duel.words.traits import counter_does, virtue_does, wound_does
from chanbara.duel.words.words import DuelWords

DuelMoment: TypeAlias = Moment[DuelView, DuelWords]


def why(moment: DuelMoment, text: str) -> None:
    """Explain why an act is not offered, and by which rule."""
    if text:
        tell_why(moment, full_notation(moment.view, text))
    else:
        moment.tell("duel-why-missing")


def table(moment: DuelMoment, _text: str) -> None:
    """Draw the duel again."""
    moment.console.print(duel_screen(moment.words, moment.view, moment.events, moment.console.width))


WORLDS = 40
"""Sampled worlds of the odds in a terminal: a second or two."""


def odds(moment: DuelMoment, _text: str) -> None:
    """Show the chance to win by each choice, what it costs both sides, and the chance to hit."""
    words = moment.words
    rows = Table.grid(padding=GAP)
    rows.add_column(justify="right", style="number", no_wrap=True)
    columns = ("win", "interval", "dealt", "taken", "hit", "wounded")
    for _ in columns:
        rows.add_column(justify="right", no_wrap=True)
    titles = [Text(words.say(f"duel-odds-{one}"), style="quiet") for one in (*columns, "choice")]
    rows.add_row("", *titles)
    found = forecast(moment.view, WORLDS)
    # They come in the order of the options.
    offered = zip(found.chances(), choices(words, moment.view), strict=True)
    for number, (one, choice) in enumerate(offered, 1):
        mean = one.mean
        rows.add_row(
            str(number),
            f"{mean.win:.0%}",
            f"{100 * one.low:.0f} – {100 * one.high:.0f}",
            f"{mean.dealt:.1f}",
            f"{mean.taken:.1f}",
            f"{one.exact.hit:.0%}",
            f"{one.exact.wounded:.0%}",
            choice.sentence,
        )
    meaning = words.say("duel-odds-meaning", worlds=len(found.worlds))
    moment.show(Group(rows, Text(meaning, style="quiet")))


def who(moment: DuelMoment, _text: str) -> None:
    """Show the opponent, the weapon and the environment of this duel."""
    words = moment.words
    rows = Table.grid(padding=GAP)
    rows.add_column(style="bold", no_wrap=True)
    for name, does in field_words(words, moment.view):
        rows.add_row(name, does)
    for text in rules_of_its_own(words):
        rows.add_row("", text)
    moment.show(rows)
    moment.tell("duel-reconstruction")


def cards(moment: DuelMoment, _text: str) -> None:
    """Show all cards."""
    words, book = moment.words, moment.words.book
    actions = {title: Table.grid(padding=GAP) for title in ("action", "special")}
    for key, card in book.actions.items():
        copies = f" ×{card.copies}" if card.copies > 1 else ""
        actions["special" if card.is_special else "action"].add_row(*action_cells(words, key, copies))
    for title, grid in actions.items():
        _show_titled(moment, title, grid)
    counters = [
        (words.counter(card.key), card.copies, counter_does(words, card), words.counter_text(card.key))
        for card in book.counters.values()
    ]
    virtues = [
        (words.virtue(one.key), 1, words.tell(virtue_does(one)), words.text(f"duel-virtue-{one.key}"))
        for one in book.virtues.values()
    ]
    for title, entries in (("counter", counters), ("virtue", virtues)):
        grid = Table.grid(padding=GAP)
        for name, count, does, text in entries:
            grid.add_row(f"{name} ×{count}" if count > 1 else name, does, Text(text, style="quiet"))
        _show_titled(moment, title, grid)
    for title, wounds in (("wound", book.wounds), ("blood", book.blood)):
        grid = Table.grid(padding=GAP)
        for key in wounds:
            grid.add_row(*(_wound_words(words, key, level) for level in (1, 2)))
        _show_titled(moment, title, grid)


def _wound_words(words: DuelWords, key: str, level: int) -> str:
    name = words.say("duel-level", level=level, what=words.wound(key, level))
    return f"{name} ({wound_does(words, key, level)})"


def _show_titled(moment: DuelMoment, title: str, grid: Table) -> None:
    moment.show(Group(Text(moment.words.say(f"duel-cards-{title}"), style="title"), grid, Text()))


def decks(moment: DuelMoment, _text: str) -> None:
    """Show what is left in each deck: which cards, not their order."""
    words, view = moment.words, moment.view
    rows = Table.grid(padding=GAP)
    rows.add_column(style="bold", no_wrap=True)
    for title, names in deck_words(words, view):
        rows.add_row(title, names)
    moment.show(rows)


def rules(moment: DuelMoment, number: str) -> None:
    """Show a paragraph of the rules of the duel."""
    show_paragraph(moment, "duel", number, [number.upper()])


def save_duel(moment: DuelMoment, name: str) -> None:
    """Write the record of the duel."""
    save(moment, name, "duel-save-secrets")


def show_help(moment: DuelMoment, _text: str) -> None:
    """Print the commands."""
    own = ("why", "odds", "table", "cards", "decks", "who", "rules")
    names = {name: f"duel-help-{name}" if name in own else f"help-{name}" for name in COMMANDS}
    del names["help"]
    help_rows(moment, names)
    moment.tell("duel-help-marks")


COMMANDS: Commands[DuelView, DuelWords] = {
    "why": why,
    "explain": explain,
    "odds": odds,
    "table": table,
    "who": who,
    "cards": cards,
    "decks": decks,
    "log": log,
    "rules": rules,
    "save": save_duel,
    "quit": leave,
    "help": show_help,
}
