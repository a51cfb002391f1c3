"""Refusals: a code for programs, and a sentence in the client's language."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import TYPE_CHECKING, Literal

from chanbara.kernel.errors import ImpossibleSetup
from chanbara.locales import LANGUAGES, Speech, speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import HTTPConnection

    from chanbara.record.changes import Change
    from chanbara.server.wire.scalars import Language

SocketCode = Literal[
    "malformed", "hello_first", "unknown_token", "not_seated", "not_host", "not_your_turn", "stale",
    "unknown_option", "closed", "not_started", "started", "paused", "not_ready", "impossible", "too_fast",
    "full", "frozen", "taken", "claimed", "banned",
]  # fmt: skip
RouteCode = Literal[
    "malformed", "too_long", "unknown_table", "unknown_saga", "unknown_evening", "unknown_club",
    "unknown_lesson", "unknown_puzzle", "not_host", "not_ready",
    "unknown_token", "taken", "claimed", "not_over", "started", "closed", "impossible", "full", "too_fast",
    "foreign", "banned",
]  # fmt: skip


LONGEST = 500
"""Maximum length of quoted text: a stranger's own text may be as long as their message."""
PARAGRAPH = re.compile(r"\(([AB]\d+\.\d+)\)")
"""Where the sentence of an impossible setup names the paragraph that forbids it."""


class Refusal(Exception):
    """Nothing has changed; the client gets the reason."""

    def __init__(self, code: SocketCode | RouteCode, why: str = "", **about: str | int) -> None:
        """``why`` names the sentence if the code has several; ``about`` is inserted into it."""
        self.code = code
        self.why = why or code.replace("_", "-")
        self.about = about
        super().__init__(f"{code}: {self.why}")

    def __reduce__(self) -> tuple[Callable[[], Refusal], tuple[()]]:
        """Allow another process to refuse something."""
        return partial(Refusal, self.code, self.why, **self.about), ()

    def sentence(self, language: Language) -> str:
        """Return the reason in words."""
        about = {name: _shortened(value) for name, value in self.about.items()}
        return speech(language).say(f"refused-{self.why}", **about)


def _shortened(value: str | int) -> str | int:
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[:LONGEST]} …"


class NotStored(Refusal):
    """Nothing can be stored at the moment: the act was not done, and the table is as it was."""

    def __init__(self) -> None:
        super().__init__("closed", "nothing-stored")


class NotHere(Refusal):
    """The table changes hands at this moment: nothing was done, and whoever asked may ask again."""

    def __init__(self, why: str = "table-not-open") -> None:
        super().__init__("closed", why)


class Banned(Refusal):
    """Somebody may not play or speak here, or a name may not be used, until a time."""

    def __init__(self, until: float, reason: str = "", why: str = "banned") -> None:
        super().__init__("banned", why)
        self.until = until
        self.reason = reason

    def sentence(self, language: Language) -> str:
        """Return until when, and the reason if it is public."""
        voice = speech(language)
        until = _moment(voice, self.until)
        match self.why:
            case "muted":
                said = voice.say("refused-muted", until=until)
            case "name-banned":
                said = voice.say("refused-name-banned", until=until)
            case _:
                said = voice.say("refused-banned", until=until)
        if not self.reason:
            return said
        why = voice.say("refused-banned-reason", reason=_shortened(self.reason))
        return f"{said} {why}"


def _moment(voice: Speech, seconds: float) -> str:
    """Return date and time as the language writes them."""
    at = time.gmtime(seconds)
    written = {"day": str(at.tm_mday), "year": str(at.tm_year), "time": time.strftime("%H:%M", at)}
    return voice.say("banned-until", month=at.tm_mon, **written)


class Unplayable(Refusal):
    """Options that cannot be combined: a paragraph of the rules forbids it."""

    def __init__(self, rule: str) -> None:
        super().__init__("impossible")
        self.rule = rule

    def sentence(self, language: Language) -> str:
        """Return the reason, with the number of the paragraph."""
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
    """A game from before a rules change: it is never shown under other rules."""

    def __init__(self, change: Change) -> None:
        super().__init__("impossible", "rules-changed")
        self.change = change

    def sentence(self, language: Language) -> str:
        """Return the reason, with what has changed."""
        voice = speech(language)
        return voice.say("refused-rules-changed", change=voice.say(f"rules-changed-{self.change.key}"))


def _barred(rule: str) -> str:
    paragraph = rule.lower().replace(".", "-")
    return f"barred-{paragraph}"


def impossible(error: ValueError) -> Refusal:
    """Return the refusal of an impossible set-up, in the client's language if there is a translation."""
    if isinstance(error, ImpossibleSetup):
        return Explained(error)
    found = PARAGRAPH.search(str(error))
    if found is not None and speech("en").knows(_barred(found[1])):
        return Unplayable(found[1])
    return Refusal("impossible", detail=str(error))


def preferred_language(wanted: str) -> Language:
    """Return our language that a client prefers, from its header ``Accept-Language``."""
    weights: dict[str, float] = {}
    for one in wanted.split(","):
        name, _, weight = one.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        weights[language] = max(weights.get(language, 0.0), _weight(weight))
    return max(LANGUAGES, key=lambda language: weights.get(language, 0.0))


def language_of(request: HTTPConnection) -> Language:
    """Return the language for the response to a request."""
    return preferred_language(request.headers.get("accept-language", ""))


def _weight(text: str) -> float:
    """Return the weight of a language; anything but a number between 0 and 1 counts as 0."""
    try:
        found = float(text or 1)
    except ValueError:
        return 0.0
    return found if 0 <= found <= 1 else 0.0
