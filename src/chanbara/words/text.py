"""A game as text for a language model: what its seat knows, what it is asked, and how its answer is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from chanbara.duel.sight.view import DuelView
from chanbara.kernel.errors import IllegalChoice
from chanbara.sight import Seen
from chanbara.sword.sight.view import View
from chanbara.words import duel_text, sword_text
from chanbara.words.duel import DuelWords
from chanbara.words.duel_rules import rules_lines as duel_rules
from chanbara.words.sword import Words
from chanbara.words.sword_rules import rules_lines as sword_rules

ANSWER = re.compile(r"[\s*_`]*choose\s+([0-9]{1,4})[\s*_`.]*", re.IGNORECASE)
"""The line that answers; marks of emphasis and a full stop change nothing."""


class Teller(NamedTuple):
    """What tells one game: functions that are given its words, and yield lines."""

    words: Callable[[str, Any], Any]
    title: str
    rules: Callable[[Any, Any], Iterable[str]]
    table: Callable[[Any, Any], Iterable[str]]
    asked: Callable[[Any, Any], Iterable[str]]
    options: Callable[[Any, Any], Iterable[str]]


SWORD = Teller(
    Words,
    "text-title-sword",
    sword_rules,
    sword_text.table_lines,
    sword_text.asked_lines,
    sword_text.option_lines,
)
DUEL = Teller(
    DuelWords,
    "text-title-duel",
    duel_rules,
    duel_text.table_lines,
    duel_text.asked_lines,
    duel_text.option_lines,
)


def describe(view: View | DuelView, language: str = "en") -> str:
    """Return everything that a view shows, as text."""
    teller = _teller(view)
    return "\n".join(teller.table(teller.words(language, view), view))


def rules(view: View | DuelView, language: str = "en") -> str:
    """Return the rules in short: only what this table uses."""
    teller = _teller(view)
    return "\n".join(f"- {line}" for line in teller.rules(teller.words(language, view), view))


def prompt(view: View | DuelView, events: Sequence[Seen], language: str = "en") -> str:
    """Return all that a language model needs to choose: rules, view, what has happened, question, options.

    ``events`` are those that the seat saw since it last chose, its own act and what came of it among them.
    """
    count = len(_options(view))
    teller = _teller(view)
    words = teller.words(language, view)
    since = "table-beginning" if events and events[0].number == 0 else "table-since"
    told = [f"- {sentences}" for _, sentences in words.story(events)]
    still = [f"{'  ' * depth}- {sentence} ({rule})" for depth, rule, sentence in words.steps(view)]
    parts = (
        (words.say(teller.title), [f"- {line}" for line in teller.rules(words, view)]),
        (words.say("text-table"), teller.table(words, view)),
        (words.say(since), told or [words.say("text-quiet")]),
        (words.say("text-asked"), teller.asked(words, view)),
        (words.say("explain-title-you"), still),
        (words.say("table-choices"), teller.options(words, view)),
        (words.say("text-answer"), [words.say("text-choose", last=count - 1)]),
    )
    return "\n\n".join("\n".join(_section(title, lines)) for title, lines in parts) + "\n"


def read_answer(text: str, view: View | DuelView) -> int:
    """Return the number of the option in what a model wrote: its last line reads ``choose N``.

    ``IllegalChoice`` says what was expected.
    """
    last = len(_options(view)) - 1
    expected = f"the last line should read 'choose N', with N from 0 to {last}"
    lines = [line for line in text.splitlines() if line.strip()]
    found = ANSWER.fullmatch(lines[-1]) if lines else None
    if found is None:
        written = f"it reads {lines[-1].strip()[:100]!r}" if lines else "nothing was written"
        raise IllegalChoice("unknown_option", f"{expected}; {written}")
    number = int(found[1])
    if number > last:
        raise IllegalChoice("unknown_option", f"{expected}; there is no option {number}")
    return number


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"# {title}"
    yield ""
    yield from lines


def _teller(view: View | DuelView) -> Teller:
    return DUEL if isinstance(view, DuelView) else SWORD


def _options(view: View | DuelView) -> Sequence[object]:
    """Return the options of who looks; ``ValueError`` where he is not asked."""
    options = None if view.decision is None else view.decision.options
    if options is None:
        message = f"nothing is asked of seat {view.seat}"
        raise ValueError(message)
    return options
