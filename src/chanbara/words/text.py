"""A game as text for a language model: what its seat knows, what it is asked, and how its answer is read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from chanbara.kernel.errors import IllegalChoice
from chanbara.kernel.kind import kind_named
from chanbara.sight import Seen
from chanbara.words.message import Text, ToldEvent
from chanbara.words.notation import told_by_notation
from chanbara.words.teller import Teller

ANSWER = re.compile(r"[\s*_`]*choose\s+([0-9]{1,4})[\s*_`.]*", re.IGNORECASE)
"""The line that answers; marks of emphasis and a full stop change nothing."""


def describe(view: Any, language: str = "en") -> str:  # noqa: ANN401 - the view of some game
    """Return everything that a view shows, as text."""
    teller = _teller(view)
    return "\n".join(teller.table(teller.words(language, view), view))


def rules(view: Any, language: str = "en") -> str:  # noqa: ANN401 - the view of some game
    """Return the rules in short: only what this table uses."""
    teller = _teller(view)
    return "\n".join(f"- {line}" for line in teller.rules(teller.words(language, view), view))


def prompt(view: Any, events: Sequence[Seen], language: str = "en") -> str:  # noqa: ANN401 - the view of some game
    """Return all that a language model needs to choose: rules, view, what has happened, question, options.

    ``events`` are those that the seat saw since it last chose, its own act and what came of it among them.
    """
    count = len(_options(view))
    teller = _teller(view)
    words = teller.words(language, view)
    since = "table-beginning" if events and events[0].number == 0 else "table-since"
    happened = [f"- {sentences}" for _, sentences in words.story(events)]
    still = [f"{'  ' * depth}- {sentence} ({rule})" for depth, rule, sentence in words.steps(view)]
    parts = (
        (words.say(teller.title), [f"- {line}" for line in teller.rules(words, view)]),
        (words.say("text-table"), teller.table(words, view)),
        (words.say(since), happened or [words.say("text-quiet")]),
        (words.say("text-asked"), teller.asked(words, view)),
        (words.say("explain-title-you"), still),
        (words.say("table-choices"), teller.options(words, view)),
        (words.say("text-answer"), [words.say("text-choose", last=count - 1)]),
    )
    return "\n\n".join("\n".join(_section(title, lines)) for title, lines in parts) + "\n"


def told_events(view: Any, events: Iterable[Seen]) -> list[ToldEvent]:  # noqa: ANN401
    """Return what has happened, each event with its sentence."""
    return _teller(view).told(view, events)


def asked_of(view: Any) -> tuple[Text, list[Text]]:  # noqa: ANN401
    """Return the question and the options of who looks; empty where they are not asked."""
    if view.decision is None or view.decision.options is None:
        return "", []
    teller = _teller(view)
    return teller.question(view), [*teller.offered(view)]


def read_answer(text: str, view: Any) -> int:  # noqa: ANN401 - the view of some game
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


def _teller(view: Any) -> Teller:  # noqa: ANN401 - the view of some game
    found: Teller = kind_named(view.kind).part("words", told_by_notation)
    return found


def _options(view: Any) -> Sequence[object]:  # noqa: ANN401 - the view of some game
    """Return the options of the viewer; ``ValueError`` if they are not asked."""
    options: Sequence[object] | None = None if view.decision is None else view.decision.options
    if options is None:
        message = f"nothing is asked of seat {view.seat}"
        raise ValueError(message)
    return options
