"""What may be typed at the table besides a choice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import chanbara
from chanbara.cli.asking import full_notation
from chanbara.cli.draw import card_name, screen, story_rows, weapon_numbers
from chanbara.cli.manners import typed_line
from chanbara.cli.rulespage import paragraphs, rules_text
from chanbara.cli.words import Words
from chanbara.sword.rules.words import Kind
from chanbara.sight import Seen
from chanbara.sword.sight.view import View

INDENT = (0, 1)
GAP = (0, 2, 0, 0)


class Leave(Exception):
    """The player leaves the table."""


class Moment(NamedTuple):
    """A player at the keyboard who may look around before choosing."""

    game: chanbara.Game
    view: View
    words: Words
    events: list[Seen]
    """What happened since the player last decided."""
    console: Console

    def tell(self, message: str, **about: object) -> None:
        """Print a sentence."""
        self.show(Text(self.words.say(message, **about)))

    def show(self, what: RenderableType) -> None:
        """Print something beside the margin."""
        self.console.print(Padding(what, INDENT))


def why(moment: Moment, text: str) -> None:
    """Say why an act is not offered, and by which rule."""
    if not text:
        moment.tell("why-missing")
        return
    act = full_notation(moment.view, text)
    rule, reason = moment.game.why_not(act, moment.view.seat, moment.words.language)
    sentence = Text.assemble((f"{rule}  ", "bold"), reason) if rule else Text(moment.words.say("why-offered"))
    moment.show(sentence)


def explain(moment: Moment, _text: str) -> None:
    """Say what is still to happen."""
    explain_steps(moment.console, moment.words, moment.view)


def explain_steps(console: Console, words: Words, view: View) -> None:
    """Print the stack of steps in words, what happens next first."""
    if view.decision is None:
        console.print(Padding(Text(words.say("explain-over")), INDENT))
        return
    is_you = view.decision.seat == words.reader
    title = words.say("explain-title-you" if is_you else "explain-title", seat=words.name(view.decision.seat))
    console.print(Padding(Text(title, style="title"), INDENT))
    rows = Table.grid(padding=GAP)
    rows.add_column(style="quiet", justify="right")
    for depth, rule, sentence in words.steps(view):
        rows.add_row(rule, Padding(Text(sentence), (0, 0, 0, 4 * depth)))
    console.print(Padding(rows, INDENT))


def table(moment: Moment, _text: str) -> None:
    """Draw the table again."""
    drawn = screen(moment.words, moment.view, moment.events, moment.console.width)
    moment.console.print(drawn)


def who(moment: Moment, _text: str) -> None:
    """Show the characters at the table."""
    rows = Table.grid(padding=GAP)
    for seat, character in enumerate(moment.words.characters):
        text = moment.words.text(f"character-{character}")
        rows.add_row(str(seat), Text(moment.words.name(seat), style="bold"), text)
    moment.show(rows)


def cards(moment: Moment, _text: str) -> None:
    """Show all cards there are."""
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


def pile(moment: Moment, _text: str) -> None:
    """Show the whole discard pile; it is open to everybody (3.7)."""
    keys = moment.view.pile
    if not keys:
        moment.tell("table-pile-empty")
        return
    moment.tell("pile-title", cards=moment.words.amount("cards", len(keys)))
    listed = Text(", ").join(card_name(moment.words, key) for key in reversed(keys))
    moment.show(listed)


def log(moment: Moment, _text: str) -> None:
    """Tell everything that happened, as this seat saw it."""
    moment.tell("log-title")
    for row in story_rows(moment.words, chanbara.seen(moment.game, moment.view.seat)):
        moment.show(row)


def rules(moment: Moment, number: str) -> None:
    """Show a paragraph of the rules."""
    page = rules_text()
    if page is None:
        moment.tell("rules-absent")
        return
    found = paragraphs(page)
    wanted = number.lower() if number.lower() in found else f"12 {number.lower()}"
    if wanted in found:
        moment.show(Markdown(found[wanted]))
    else:
        chapters = ", ".join(key for key in found if key.isdecimal())
        moment.tell("rules-missing", number=number, chapters=chapters)


def save(moment: Moment, name: str) -> None:
    """Write the record of the game; while it goes on, only after a warning: a record holds all secrets."""
    if not name:
        moment.tell("save-missing")
        return
    path = Path(name)
    if path.exists():
        moment.tell("save-exists", path=name)
        return
    if not moment.game.over:
        moment.tell("save-secrets")
        if typed_line(moment.console, "").lower() != moment.words.say("save-yes"):
            moment.tell("save-not")
            return
    try:
        path.write_text(moment.game.record(), encoding="utf-8")
    except OSError as error:
        moment.tell("save-failed", path=name, reason=str(error.strerror))
    else:
        moment.tell("save-done", path=name)


def show_help(moment: Moment, _text: str) -> None:
    """Say what may be typed."""
    rows = Table.grid(padding=GAP)
    rows.add_column(style="bold", no_wrap=True)
    rows.add_row("1, 2, 3 …", moment.words.say("help-choose"))
    for name in COMMANDS:
        rows.add_row(name, moment.words.say(f"help-{name}"))
    moment.show(rows)
    moment.tell("help-marks")


def leave(_moment: Moment, _text: str) -> None:
    """Leave the table."""
    raise Leave


COMMANDS: dict[str, Callable[[Moment, str], None]] = {
    "why": why,
    "explain": explain,
    "table": table,
    "who": who,
    "cards": cards,
    "pile": pile,
    "log": log,
    "rules": rules,
    "save": save,
    "quit": leave,
}

ASKED_ONLY = ("why", "explain", "table")
"""Commands about the open decision."""


def obey(moment: Moment, typed: str) -> bool:
    """Carry out a command; false where it is none."""
    name, _, rest = typed.partition(" ")
    if name in {"?", "help"}:
        show_help(moment, "")
    elif name in COMMANDS and not (moment.game.over and name in ASKED_ONLY):
        COMMANDS[name](moment, rest.strip())
    else:
        return False
    return True
