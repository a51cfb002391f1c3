"""A player at the keyboard who may look around before choosing; common to both games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import chanbara
from chanbara.cli.common.draw import Teller, story_rows
from chanbara.cli.common.manners import is_there, typed_line
from chanbara.cli.rulespage import paragraphs, rules_text
from chanbara.sight import Seen

if TYPE_CHECKING:
    from chanbara.sword.bots.until_compiled import UntilCompiled

INDENT = (0, 1)
GAP = (0, 2, 0, 0)

V = TypeVar("V")


class Voice(Teller, Protocol):
    """The words of a game."""

    language: str

    @property
    def reader(self) -> int | None:
        """The reader."""

    def name(self, seat: int, /) -> str:
        """Return a player's name."""

    def steps(self, view: Any, /) -> Iterator[tuple[int, str, str]]:  # noqa: ANN401 - each game has its own
        """Yield the pending steps."""


W = TypeVar("W", bound=Voice)


class Leave(Exception):
    """The player leaves the game."""


class Moment(NamedTuple, Generic[V, W]):
    """What a player sees now."""

    game: chanbara.Game
    view: V
    words: W
    events: list[Seen]
    """What happened since the player's last decision."""
    console: Console
    waiting: UntilCompiled | None = None
    """Bots that wait for the compiler, in a game that has such bots."""

    def tell(self, message: str, **about: object) -> None:
        """Print a sentence."""
        self.show(Text(self.words.say(message, **about)))

    def show(self, what: RenderableType) -> None:
        """Print something with a margin."""
        self.console.print(Padding(what, INDENT))


Commands = Mapping[str, Callable[[Moment[V, W], str], None]]

ASKED_ONLY = ("why", "explain", "table", "odds", "hint")
"""Commands that need an open decision."""


def obey(moment: Moment[V, W], commands: Commands[V, W], typed: str) -> bool:
    """Execute a command; return False if it is none."""
    name, _, rest = typed.partition(" ")
    name = "help" if name == "?" else name
    if name not in commands or (moment.game.over and name in ASKED_ONLY):
        return False
    commands[name](moment, rest.strip())
    return True


def ask(
    moment: Moment[V, W],
    commands: Commands[V, W],
    chosen: Callable[[V, str], int | None],
    options: int,
) -> int:
    """Let the player look around and choose; return the index of an option."""
    prompt = moment.words.say("table-prompt")
    while True:
        typed = typed_line(moment.console, prompt)
        if not typed or obey(moment, commands, typed):
            continue
        number = chosen(moment.view, typed)
        if number is not None:
            return number
        if typed.isdecimal():
            moment.tell("unknown-hint", count=options)
        else:
            commands["why"](moment, typed)


def tell_why(moment: Moment[V, W], act: str) -> None:
    """Explain why an act is not offered, and by which rule."""
    rule, reason = moment.game.why_not(act, moment.words.reader, moment.words.language)
    sentence = Text.assemble((f"{rule}  ", "bold"), reason) if rule else Text(moment.words.say("why-offered"))
    moment.show(sentence)


def explain(moment: Moment[V, W], _text: str) -> None:
    """Explain the pending steps."""
    asked = moment.game.decision
    explain_steps(moment.console, moment.words, moment.view, None if asked is None else asked.seat)


def explain_steps(console: Console, words: Voice, view: object, asked: int | None) -> None:
    """Print the stack of steps in words, next step first."""
    if asked is None:
        console.print(Padding(Text(words.say("explain-over")), INDENT))
        return
    is_you = asked == words.reader
    title = words.say("explain-title-you" if is_you else "explain-title", seat=words.name(asked))
    console.print(Padding(Text(title, style="title"), INDENT))
    rows = Table.grid(padding=GAP)
    rows.add_column(style="quiet", justify="right")
    for depth, rule, sentence in words.steps(view):
        rows.add_row(rule, Padding(Text(sentence), (0, 0, 0, 4 * depth)))
    console.print(Padding(rows, INDENT))


def log(moment: Moment[V, W], _text: str) -> None:
    """Print all events, as this player saw them."""
    moment.tell("log-title")
    for row in story_rows(moment.words, chanbara.seen(moment.game, moment.words.reader)):
        moment.show(row)


def show_paragraph(moment: Moment[V, W], book: str, typed: str, numbers: Sequence[str]) -> None:
    """Show a paragraph of the rules: the first of these numbers that exists, for the typed text."""
    text = rules_text(book, moment.words.language)
    if text is None:
        moment.tell("rules-absent")
        return
    found = paragraphs(text)
    wanted = next((number for number in numbers if number in found), None)
    if wanted is None:
        chapters = ", ".join(key for key in found if "." not in key and " " not in key)
        moment.tell("rules-missing", number=typed, chapters=chapters)
    else:
        moment.show(Markdown(found[wanted]))


def save(moment: Moment[V, W], name: str, secrets: str = "save-secrets") -> None:
    """Write the record of the game; during the game only after a warning, because it contains all secrets."""
    if not name:
        moment.tell("save-missing")
        return
    path = Path(name)
    if is_there(path):
        moment.tell("save-exists", path=name)
        return
    if not moment.game.over:
        moment.tell(secrets)
        if typed_line(moment.console, "").lower() != moment.words.say("save-yes"):
            moment.tell("save-not")
            return
    try:
        path.write_text(moment.game.record(), encoding="utf-8")
    except OSError as error:
        moment.tell("save-failed", path=name, reason=str(error.strerror))
    else:
        moment.tell("save-done", path=name)


def help_rows(moment: Moment[V, W], names: Mapping[str, str]) -> None:
    """Print the commands, each with its explanation."""
    rows = Table.grid(padding=GAP)
    rows.add_column(style="bold", no_wrap=True)
    rows.add_row("1, 2, 3 …", moment.words.say("help-choose"))
    for name, message in names.items():
        rows.add_row(name, moment.words.say(message))
    moment.show(rows)


def leave(_moment: Moment[V, W], _text: str) -> None:
    """Leave the game."""
    raise Leave
