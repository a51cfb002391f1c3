"""Telling where something comes from, in every language."""

from __future__ import annotations

from collections.abc import Iterable

from chanbara.locales import speech
from chanbara.sources import Source, books, provenance
from chanbara.sources.source import BASE, WHOLE

OWN_BOOK = {"en": "english", "de": "german", "it": "italian"}
"""Where all books agree, the one that the reader is most likely to own."""
BETWEEN = "; "


class Telling:
    """Tells the sources of a game in one language."""

    def __init__(self, language: str, game: str) -> None:
        """Take the game whose register has the lines of our rulings."""
        self._own_book = OWN_BOOK[language]
        self._words = speech(language)
        self._game = provenance(game)

    def each(self, sources: Iterable[Source]) -> list[str]:
        """Tell several sources, each for itself."""
        return [self.one(source) for source in sources]

    def one(self, source: Source) -> str:
        """Tell a source."""
        if source.kind == "book":
            return self._books(source)
        if source.kind == "card":
            return self._printed(source)
        if source.kind == "ours":
            return self._ours(source.reason)
        return self._words.say(f"source-{source.kind}")

    def _books(self, source: Source) -> str:
        if source.books == BASE:
            return self._section("base", self._own_book, source)
        return BETWEEN.join(self._section(book, book, source) for book in source.books)

    def _section(self, called: str, book: str, source: Source) -> str:
        name = self._words.say(f"source-book-{called}")
        section = books()[book][source.section]
        if source.section == WHOLE:
            return name
        if not source.entry:
            return self._words.say("source-section", book=name, section=section.title)
        entry = section.entries[source.entry] or self._name(source.entry)
        return self._words.say("source-entry", book=name, section=section.title, entry=entry)

    def _printed(self, source: Source) -> str:
        if not source.key:
            return self._words.say("source-card-any")
        return self._words.say("source-card", name=self._words.say(f"{source.printed}-{source.key}"))

    def _name(self, key: str) -> str:
        message = f"card-{key}" if self._words.knows(f"card-{key}") else f"character-{key}"
        return self._words.say(message)

    def _ours(self, reason: str) -> str:
        why = self._words.say(f"source-reason-{reason}")
        line, register = self._game.reasons[reason], self._game.register
        if not line:
            return self._words.say("source-ours", reason=why)
        if line.startswith(f"{register}."):
            return self._words.say("source-ruling", where=line, reason=why)
        where = self._words.say("source-line", chapter=register, line=line)
        return self._words.say("source-ruling", where=where, reason=why)
