"""Where something comes from: ``chanbara source``."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import typer
from rich.padding import Padding
from rich.text import Text

from chanbara.cli.manners import Language, Mistake, known_language, terminal
from chanbara.cli.rulespage import rules_text
from chanbara.duel.numbers import standard_numbers as duel_numbers
from chanbara.locales import speech
from chanbara.sources import Run, facts, has_provenance, provenance
from chanbara.sources.page import Block, Sentences, translated, units
from chanbara.sources.paths import numbers, value_at
from chanbara.words.provenance import Telling

PAGES = {"sword": "rules", "duel": "duel"}
SORTS = {"cards": "card", "characters": "character", "roles": "role"}
BEGINNING = 60
"""How much of a sentence is quoted, so that it is recognized."""


HEAD_OF_LINE = "–"


class Told(NamedTuple):
    """What is told about, and where it comes from."""

    about: str
    sources: list[str]


def source(
    name: Annotated[
        list[str],
        typer.Argument(
            help="A paragraph (5.2), a card (geisha), a character (benkei); of the duel: duel B2.12.",
            metavar="[duel] NAME",
        ),
    ],
    lang: Language = None,
) -> None:
    """Say where a paragraph, a card, a character or a number of the duel comes from."""
    language = known_language(lang)
    found = list(_of_duel(name[1:], language) if name[0] == "duel" else _of_sword(name, language))
    if not found:
        raise Mistake(speech(language).say("source-nothing", name=" ".join(name)))
    console = terminal()
    for told in found:
        console.print(Padding(Text(told.about, style="bold"), (0, 1)))
        for one in told.sources:
            console.print(Padding(Text(f"{HEAD_OF_LINE} {one}"), (0, 1, 0, 3)))


def _of_sword(name: list[str], language: str) -> Iterator[Told]:
    wanted = _plain(" ".join(name))
    for key in (wanted, f"12 {wanted}"):
        yield from _paragraph("sword", key, language)
    words, telling = speech(language), Telling(language, provenance("sword").reasons)
    for sort, one in SORTS.items():
        for key, about in facts(sort).items():
            if wanted in {key, _plain(words.say(f"{one}-{key}"))}:
                for fact, sources in about.items():
                    yield Told(words.say(f"source-fact-{fact}"), telling.each(sources))


def _of_duel(name: list[str], language: str) -> Iterator[Told]:
    if not has_provenance("duel") or not name:
        return
    yield from _paragraph("duel", name[0].upper(), language)
    words, found = speech(language), provenance("duel")
    telling = Telling(language, found.reasons)
    data, wanted = duel_numbers(), name[0].split(".")
    for path in numbers(data):
        if path.split(".")[: len(wanted)] == wanted:
            about = words.say("source-of-number", path=path, value=str(value_at(data, path)))
            yield Told(about, telling.each(found.number(path)))


def _paragraph(game: str, key: str, language: str) -> Iterator[Told]:
    """Yield the runs of sentences and the tables of a paragraph, if there is one of this name."""
    found = provenance(game)
    telling = Telling(language, found.reasons)
    quotes = _quotes(game, key, language)
    for part in found.paragraphs.get(key, ()):
        if isinstance(part, Run):
            quoted = [next(quotes, "…") for _ in range(part.sentences)]
            yield Told("\n".join(quoted), telling.each(part.sources))
        else:
            for column, sources in part.columns.items():
                rest = speech(language).say("source-rest")
                yield Told(rest if column == "table" else f"{rest}: {column}", telling.each(sources))


def _quotes(game: str, key: str, language: str) -> Iterator[str]:
    """Yield how each sentence of a paragraph begins, in the reader's language where its page is there."""
    english = rules_text(PAGES[game])
    if english is None:
        return
    pieces = units(english)
    own = rules_text(PAGES[game], language)
    blocks: list[Block] = (pieces if own is None else translated(own, pieces)).get(key, [])
    for block in blocks:
        if isinstance(block, Sentences):
            for sentence in block.sentences:
                plain = sentence.replace("**", "").replace("`", "")
                yield plain if len(plain) <= BEGINNING else f"{plain[:BEGINNING].rsplit(' ', 1)[0]} …"


def _plain(name: str) -> str:
    """A name as keys are written: small letters without accents; the chapter stays apart."""
    letters = unicodedata.normalize("NFD", name.strip().lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    chapter, _, rest = bare.partition(" ")
    return f"{chapter} {'_'.join(rest.split())}" if chapter.isdecimal() else "_".join(bare.split())
