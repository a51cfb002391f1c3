"""What a table refuses: a code that a program understands, and a sentence in the asker's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from chanbara.kernel.errors import ImpossibleSetup
from chanbara.locales import LANGUAGES, speech

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from chanbara.record.changes import Change
    from chanbara.server.wire.messages import Language

SocketCode = Literal[
    "malformed", "hello_first", "unknown_token", "not_seated", "not_host", "not_your_turn", "stale",
    "unknown_option", "closed", "not_started", "started", "paused", "not_ready", "impossible", "too_fast",
    "full", "frozen",
]  # fmt: skip
RouteCode = Literal[
    "malformed", "too_long", "unknown_table", "unknown_saga", "unknown_lesson", "unknown_puzzle",
    "unknown_token", "taken", "not_over", "started", "closed", "impossible", "full", "too_fast", "foreign",
]  # fmt: skip


LONGEST = 500
"""Letters of what stands in a sentence: a stranger's own text may be as long as his message."""
PARAGRAPH = re.compile(r"\(([AB]\d+\.\d+)\)")
"""Where the sentence of an impossible setup names the paragraph that forbids it."""


class Refusal(Exception):
    """Nothing has changed; the client is told why."""

    def __init__(self, code: SocketCode | RouteCode, why: str = "", **about: str | int) -> None:
        """``why`` names the sentence where the code has several; ``about`` is what stands in it."""
        self.code = code
        self.why = why or code.replace("_", "-")
        self.about = about
        super().__init__(f"{code}: {self.why}")

    def sentence(self, language: Language) -> str:
        """Return why, in words."""
        about = {name: _shortened(value) for name, value in self.about.items()}
        return speech(language).say(f"refused-{self.why}", **about)


def _shortened(value: str | int) -> str | int:
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[:LONGEST]} …"


class Unplayable(Refusal):
    """Options that cannot be combined: a paragraph of the rules forbids it."""

    def __init__(self, rule: str) -> None:
        super().__init__("impossible")
        self.rule = rule

    def sentence(self, language: Language) -> str:
        """Return why, with the number of the paragraph."""
        return speech(language).say(_barred(self.rule), rule=self.rule)


class Explained(Refusal):
    """A setup that cannot be, in the words of its game."""

    def __init__(self, error: ImpossibleSetup) -> None:
        super().__init__("impossible")
        self.error = error

    def sentence(self, language: Language) -> str:
        """Return why."""
        return self.error.sentence(language, LONGEST)


class Outdated(Refusal):
    """A game of rules that have changed since: it is never shown by others."""

    def __init__(self, change: Change) -> None:
        super().__init__("impossible", "rules-changed")
        self.change = change

    def sentence(self, language: Language) -> str:
        """Return why, with what has changed."""
        voice = speech(language)
        return voice.say("refused-rules-changed", change=voice.say(f"rules-changed-{self.change.key}"))


def _barred(rule: str) -> str:
    paragraph = rule.lower().replace(".", "-")
    return f"barred-{paragraph}"


def impossible(error: ValueError) -> Refusal:
    """Return the refusal of a set-up that cannot be: in the asker's words, where there are some."""
    if isinstance(error, ImpossibleSetup):
        return Explained(error)
    found = PARAGRAPH.search(str(error))
    if found is not None and speech("en").knows(_barred(found[1])):
        return Unplayable(found[1])
    return Refusal("impossible", detail=str(error))


def preferred_language(wanted: str) -> Language:
    """Return the language of ours that somebody likes best, from his header ``Accept-Language``."""
    weights: dict[str, float] = {}
    for one in wanted.split(","):
        name, _, weight = one.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        weights[language] = max(weights.get(language, 0.0), _weight(weight))
    return max(LANGUAGES, key=lambda language: weights.get(language, 0.0))


def language_of(request: HTTPConnection) -> Language:
    """Return the language in which a request is answered."""
    return preferred_language(request.headers.get("accept-language", ""))


def _weight(text: str) -> float:
    """Return how much somebody likes a language; what is no number between 0 and 1 counts for nothing."""
    try:
        found = float(text or 1)
    except ValueError:
        return 0.0
    return found if 0 <= found <= 1 else 0.0
