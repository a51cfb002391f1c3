"""The texts of the program, in every supported language.

Each language has a folder of Fluent files, and all of them are read: `sword.ftl` has the names and texts of
cards, others have prompts and sentences. There is no fallback to another language: a missing message is an
error.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "de", "it")


class Speech:
    """One language: maps message ids to text."""

    def __init__(self, language: str) -> None:
        """Read every Fluent file of the language; a file with an error is refused."""
        self.language = language
        self._bundle = _new_bundle(language)
        self._added: dict[str, FluentBundle] = {}
        """The source of the texts from designers' files, by message."""
        for name, source in _sources(language):
            resource = _read(source)
            self._check(f"{language}/{name}", resource)
            self._bundle.add_resource(resource)

    def add(self, name: str, source: str) -> None:
        """Add the texts of a designer's file; they may replace texts of such files, never our own."""
        resource = _read(source)
        self._check(name, resource)
        bundle = _new_bundle(self.language)
        bundle.add_resource(resource)
        self._added |= dict.fromkeys(_ids(resource), bundle)

    def knows(self, message_id: str) -> bool:
        """Whether one of our own messages has this id."""
        return bool(self._bundle.has_message(message_id))

    def say(self, message_id: str, **args: object) -> str:
        """Return the message; `KeyError` with its id if there is none."""
        pattern = self._message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        return self._format(message_id, pattern, args)

    def called(self, message_id: str, book: str) -> str:
        """Return a name as a rulebook has it, if that differs from ours."""
        own = f"in-{book}-{message_id}"
        return self.say(own if self.knows(own) else message_id)

    def text(self, message_id: str) -> str:
        """Return the message's `.text`; `KeyError` with its id if there is none."""
        pattern = self._message(message_id).attributes.get("text")
        if pattern is None:
            raise KeyError(message_id)
        return self._format(message_id, pattern, {})

    def _message(self, message_id: str) -> Message:
        bundle = self._added.get(message_id, self._bundle)
        if not bundle.has_message(message_id):
            raise KeyError(message_id)
        return bundle.get_message(message_id)

    def _format(self, message_id: str, pattern: Pattern, args: dict[str, object]) -> str:
        words, errors = self._added.get(message_id, self._bundle).format_pattern(pattern, args)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            sentence = f"{message_id} cannot be said in {self.language!r}: {reasons}"
            raise ValueError(sentence)
        return str(words)

    def _check(self, name: str, resource: ast.Resource) -> None:
        """Refuse errors that Fluent ignores: broken or duplicate messages."""
        from fluent.syntax.ast import Junk  # noqa: PLC0415 - see below

        broken = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if broken:
            raise ValueError(f"{name} is not Fluent here: {broken[0]!r}")
        ids = _ids(resource)
        for place, message_id in enumerate(ids):
            if message_id in ids[:place] or self.knows(message_id):
                raise ValueError(f"{name} says {message_id} a second time")


@cache
def speech(language: str) -> Speech:
    """Return a language, loaded once."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f"no language {language!r}; there are {known}")
    return Speech(language)


def add_words(language: str, name: str, source: str) -> None:
    """Add the texts of a designer's file, written as Fluent, to a language."""
    speech(language).add(name, source)


# --- Fluent: imported on first use, because it takes as long as all our rules ------------------------------


def _new_bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    # Isolation marks are invisible characters that a terminal prints as garbage.
    return FluentBundle([language], use_isolating=False)


def _read(source: str) -> ast.Resource:
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(source)


def _ids(resource: ast.Resource) -> list[str]:
    from fluent.syntax.ast import Message  # noqa: PLC0415

    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def _sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield name and content of a language's Fluent files, by name."""
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
