"""The texts of the program, in every supported language.

Each language has a folder of Fluent files, and all of them are read: `sword.ftl` holds the names and texts
of cards, others hold prompts and sentences. Nothing falls back to another language: a missing message is
an error.

Fluent takes a third of a second to parse all messages of a language, and most programs say few of them: a
message is parsed when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final
from weakref import ReferenceType, ref

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message, Pattern
    from fluent.syntax import ast

LANGUAGES: Final = ("en", "de", "it")
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message begins with its id; its other lines are indented, empty or close a brace."""
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*?)\s*")
_OTHER: Final = re.compile(r"#.*|\s+")
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *[}.]")
"""A message within another."""


class Speech:
    """One language: maps message ids to text."""

    def __init__(self, language: str) -> None:
        """Read every Fluent file of the language; a file with an error is refused."""
        self.language = language
        self._sources: dict[str, str] = {}
        """What was written, by message."""
        self._theirs: dict[str, list[ReferenceType[_Texts]]] = {}
        """The files of designers that have a message; the last one that was loaded says it."""
        self._kept: dict[_Texts, None] = {}
        """The texts of their programs."""
        self._changing = Lock()
        for name, source in _sources(language):
            self._learn(f"{language}/{name}", source)

    def _learn(self, name: str, source: str) -> None:
        """Note which messages a file has; what each says is read when it is said."""
        rest = _OTHER.sub("", _MESSAGE.sub("", source))
        if rest:
            raise ValueError(f"{name} is not Fluent here: {rest!r}")
        for message in _MESSAGE.finditer(source):
            if message[1] in self._sources:
                raise ValueError(f"{name} says {message[1]} a second time")
            self._sources[message[1]] = message[0]

    @cached_property
    def _bundle(self) -> FluentBundle:
        return _new_bundle(self.language)

    def add(self, name: str, source: str) -> None:
        """Add the texts of a designer's program for good, as ``lend`` does."""
        self._kept[self.lend(name, source)] = None

    def lend(self, name: str, source: str) -> _Texts:
        """Add the texts of a designer's file for as long as the result is kept: strangers may send many.

        They go before those of files that were loaded earlier, never before our own. The same texts are not
        read twice.
        """
        first = _MESSAGE.search(source)
        loaded = self._files_with(first[1]) if first else ()
        texts = next((one for one in loaded if one.source == source), None) or self._new_texts(name, source)
        with self._changing:
            for message_id in texts.ids:
                others = [one for one in self._theirs.get(message_id, ()) if one() not in {None, texts}]
                self._theirs[message_id] = [*others, ref(texts)]
        return texts

    def _new_texts(self, name: str, source: str) -> _Texts:
        """Read the texts of a file, and forget those that nobody keeps any longer."""
        resource = _read(source)
        self._check(name, resource)
        texts = _Texts(source, _ids(resource), _new_bundle(self.language))
        texts.bundle.add_resource(resource)
        with self._changing:
            for message_id, files in [*self._theirs.items()]:
                if all(file() is None for file in files):
                    del self._theirs[message_id]
        return texts

    def _files_with(self, message_id: str) -> Iterator[_Texts]:
        """Yield the texts of designers' files that have a message, the last one first."""
        for file in reversed(self._theirs.get(message_id, ())):
            if (texts := file()) is not None:
                yield texts

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message of our own."""
        return message_id in self._sources

    def messages(self, prefix: str) -> set[str]:
        """Return the messages of our own whose ids begin like this."""
        return {message_id for message_id in self._sources if message_id.startswith(prefix)}

    def arguments(self, message_id: str) -> tuple[str, ...]:
        """Return what a message is given, by name; `KeyError` with its id if there is none."""
        return _variables(self._message(message_id))

    def say(self, message_id: str, **args: object) -> str:
        """Return the message; `KeyError` with its id if there is none."""
        if plain := self._plain(message_id):
            return plain
        pattern = self._message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        return self._format(message_id, pattern, args)

    def called(self, message_id: str, book: str) -> str:
        """Return a name as a rulebook has it, where that differs from ours."""
        return self.say(called(message_id, book))

    def text(self, message_id: str) -> str:
        """Return the message's `.text`; `KeyError` with its id if there is none."""
        pattern = self._message(message_id).attributes.get("text")
        if pattern is None:
            raise KeyError(message_id)
        return self._format(message_id, pattern, {})

    def _plain(self, message_id: str) -> str | None:
        """Return a message of our own that is a line of plain words: most names are, and need no Fluent."""
        found = None if self._texts_of(message_id) else _PLAIN.fullmatch(self._sources.get(message_id, ""))
        return found and found[1]

    def _texts_of(self, message_id: str) -> FluentBundle | None:
        """Return the texts of a designer's file that a message is from, if it is from one."""
        return next((texts.bundle for texts in self._files_with(message_id)), None)

    def _message(self, message_id: str) -> Message:
        if (theirs := self._texts_of(message_id)) is not None:
            return theirs.get_message(message_id)
        self._parse(message_id)
        return self._bundle.get_message(message_id)

    def _parse(self, message_id: str) -> None:
        """Have Fluent understand a message of our own, and those within it."""
        if self._bundle.has_message(message_id):
            return
        resource = _read(self._sources[message_id])
        _refuse_junk(f"{self.language}: {message_id}", resource)
        self._bundle.add_resource(resource)
        for within in _REFERENCE.findall(self._sources[message_id]):
            if within in self._sources:
                self._parse(within)

    def _format(self, message_id: str, pattern: Pattern, args: dict[str, object]) -> str:
        words, errors = (self._texts_of(message_id) or self._bundle).format_pattern(pattern, args)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            sentence = f"{message_id} cannot be said in {self.language!r}: {reasons}"
            raise ValueError(sentence)
        return str(words)

    def _check(self, name: str, resource: ast.Resource) -> None:
        """Refuse what Fluent would pass over in silence: broken or repeated messages."""
        _refuse_junk(name, resource)
        ids = _ids(resource)
        for place, message_id in enumerate(ids):
            if message_id in ids[:place] or self.knows(message_id):
                raise ValueError(f"{name} says {message_id} a second time")


_SPOKEN: list[Speech] = []
"""The languages that were read."""


@cache
def speech(language: str) -> Speech:
    """Return a language, loaded once."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise ValueError(f"no language {language!r}; there are {known}")
    _SPOKEN.append(Speech(language))
    return _SPOKEN[-1]


def _any_speech() -> Speech:
    """Return a language that was read already: all have the same messages, and reading one takes a while."""
    return _SPOKEN[0] if _SPOKEN else speech(LANGUAGES[0])


@cache
def arguments(message_id: str) -> tuple[str, ...]:
    """Return the names of what a message is given: the same in every language."""
    return _any_speech().arguments(message_id)


def knows(message_id: str) -> bool:
    """Whether there is such a message of our own: the same in every language."""
    return _any_speech().knows(message_id)


@cache
def called(message_id: str, book: str) -> str:
    """Return the message of a name as a rulebook has it, where that differs from ours."""
    own = f"in-{book}-{message_id}"
    return own if knows(own) else message_id


def add_words(language: str, name: str, source: str) -> None:
    """Add the texts of a designer's file, written as Fluent, to a language."""
    speech(language).add(name, source)


class _Texts:
    """The texts of a designer's file in one language."""

    def __init__(self, source: str, ids: list[str], bundle: FluentBundle) -> None:
        self.source = source
        self.ids = ids
        self.bundle = bundle


class LentWords:
    """The texts of a data file, which can be said as long as this is kept. All of them count as equal."""

    def __init__(self, name: str, words: Iterable[tuple[str, str]]) -> None:
        """Add the texts, which come with their languages."""
        self._name, self._words = name, tuple(words)
        self.renew()

    def renew(self) -> None:
        """Have the texts go before those of all other files, as if the file had been loaded now."""
        self._lent = [speech(language).lend(self._name, source) for language, source in self._words]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LentWords)

    def __hash__(self) -> int:
        return 0


# --- Fluent: imported on first use, because it takes as long as all our rules ------------------------------


def _new_bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    # Isolation marks are invisible characters that a terminal prints as garbage.
    return FluentBundle([language], use_isolating=False)


def _read(source: str) -> ast.Resource:
    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(source)


def _refuse_junk(name: str, resource: ast.Resource) -> None:
    from fluent.syntax.ast import Junk  # noqa: PLC0415

    broken = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    if broken:
        raise ValueError(f"{name} is not Fluent here: {broken[0]!r}")


def _ids(resource: ast.Resource) -> list[str]:
    from fluent.syntax.ast import Message  # noqa: PLC0415

    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def _variables(message: Message) -> tuple[str, ...]:
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415

    found: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Visitor's name
            found.add(node.id.name)

    Variables().visit(message.value)
    return tuple(sorted(found))


def _sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield name and content of a language's Fluent files, by name."""
    folder = files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")
