"""``chanbara source``: the provenance of rules, cards and numbers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import chain, groupby
from typing import Annotated, NamedTuple

import typer
from rich.padding import Padding
from rich.text import Text

from chanbara.cli.common.manners import Language, Mistake, known_language, terminal
from chanbara.cli.rulespage import rules_text
from chanbara.duel.book.numbers import standard_numbers as duel_numbers
from chanbara.locales import Speech, speech
from chanbara.sources import Run, facts, provenance
from chanbara.sources.page import Block, Grid, Sentences, beginning, translated, units
from chanbara.sources.paths import value_at, values
from chanbara.sources.source import REST_OF_TABLE
from chanbara.words.provenance import Telling

DUEL = "duel"
PAGES = {"sword": "rules", DUEL: "duel"}
SORTS = {"cards": "card", "characters": "character", "roles": "role"}
NAMED = {
    "actions": "card",
    "specials": "card",
    "counterattack": "counter",
    "wounds": "wound",
    "opponents": "opponent",
    "weapons": "weapon",
    "environments": "environment",
    "weather": "weather",
    "difficulty": "difficulty",
    "bushido.cards": "virtue",
}
"""The sections of the duel's numbers with named entries, and the prefix of their messages."""
QUOTED = 60
"""Maximum length of a quoted sentence."""


HEAD_OF_LINE = "–"


class Subject(NamedTuple):
    """A subject and its sources."""

    about: str
    sources: list[str]


def source(
    name: Annotated[
        list[str],
        typer.Argument(
            help="A rule (5.2, B2.12), a card (geisha), a character (benkei); of the duel also"
            " a card (duel iai), a weapon (duel yari), a number (duel player.life).",
            metavar="[duel] NAME",
        ),
    ],
    lang: Language = None,
) -> None:
    """Show where a rule, a card, a character or a number of the duel comes from."""
    language = known_language(lang)
    words = " ".join(name).split()
    if words[:1] == [DUEL]:
        found = list(_of_duel(" ".join(words[1:]), language))
    else:
        found = list(_of_sword(" ".join(words), language)) or list(_of_duel(" ".join(words), language))
    if not found:
        raise Mistake(speech(language).say("source-nothing", name=" ".join(name)))
    console = terminal()
    for subject in found:
        console.print(Padding(Text(subject.about, style="bold"), (0, 1)))
        for one in subject.sources:
            console.print(Padding(Text(f"{HEAD_OF_LINE} {one}"), (0, 1, 0, 3)))


def _of_sword(name: str, language: str) -> Iterator[Subject]:
    wanted = _plain(name)
    for key in (wanted, f"12 {wanted}"):
        yield from _paragraph("sword", key, language)
    words, telling = speech(language), Telling(language, "sword")
    for sort, one in SORTS.items():
        for key, about in facts(sort).items():
            if wanted in {key, _plain(words.say(f"{one}-{key}"))}:
                for fact, sources in about.items():
                    yield Subject(words.say(f"source-fact-{fact}"), telling.each(sources))


def _of_duel(name: str, language: str) -> Iterator[Subject]:
    found, words, data = provenance(DUEL), speech(language), duel_numbers()
    for key in found.paragraphs:
        if key.lower() == name.lower():
            yield from _paragraph(DUEL, key, language)
    telling = Telling(language, DUEL)
    wanted = [
        path
        for path in values(data)
        if f"{path}.".startswith(f"{name}.") or _bare(name) in _names(path, words)
    ]
    for sources, paths in groupby(wanted, found.value):
        about = [_number(path, value_at(data, path), words) for path in paths]
        yield Subject("\n".join(about), telling.each(sources))


def _names(path: str, words: Speech) -> Iterator[str]:
    """Yield the name of the card or thing that a number of the duel belongs to, if it has one."""
    for group, kind in NAMED.items():
        if path.startswith(f"{group}."):
            key = path.removeprefix(f"{group}.").split(".")[0]
            yield from (key, _bare(words.say(f"duel-{kind}-{key}", level=1)))
    steps = path.split(".")
    if steps[0] == "defence":
        yield steps[1]  # these cards have no other name
    if steps[0] == "blood":
        _, key, _, level, *_ = steps
        yield from (key, _bare(words.say(f"duel-blood-{key}-{int(level) + 1}")))


def _number(path: str, value: object, words: Speech) -> str:
    if value is None or value == {}:
        return words.say("source-of-nothing", path=path)
    return words.say("source-of-number", path=path, value=str(value).lower())


def _paragraph(game: str, key: str, language: str) -> Iterator[Subject]:
    """Yield the runs of sentences and the tables of the paragraph with this name, if there is one."""
    telling, rest = Telling(language, game), speech(language).say("source-rest")
    english, own = _blocks(game, key, "en"), _blocks(game, key, language)
    quotes = (
        beginning(one, QUOTED) for block in own if isinstance(block, Sentences) for one in block.sentences
    )
    columns = dict(chain.from_iterable(map(_columns, english, own)))
    for part in provenance(game).paragraphs.get(key, ()):
        if isinstance(part, Run):
            quoted = [next(quotes, "…") for _ in range(part.sentences)]
            yield Subject("\n".join(quoted), telling.each(part.sources))
        else:
            for column, sources in part.columns.items():
                called = rest if column == REST_OF_TABLE else f"{rest}: {columns.get(column, column)}"
                yield Subject(called, telling.each(sources))


def _blocks(game: str, key: str, language: str) -> list[Block]:
    """Return a paragraph in a language, if its page is available."""
    english, own = rules_text(PAGES[game]), rules_text(PAGES[game], language)
    if english is None or own is None:
        return []
    pieces = units(english)
    return (pieces if language == "en" else translated(own, pieces)).get(key, [])


def _columns(english: Block, own: Block) -> Iterator[tuple[str, str]]:
    """Yield the heading of each table column in English and in the reader's language."""
    if isinstance(english, Grid) and isinstance(own, Grid):
        yield from zip(english.columns, own.columns, strict=True)


def _plain(name: str) -> str:
    """A name in key form: lower case without accents; the chapter stays separate."""
    letters = unicodedata.normalize("NFD", name.strip().lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    chapter, _, rest = bare.partition(" ")
    return f"{chapter} {'_'.join(rest.split())}" if chapter.isdecimal() else "_".join(bare.split())


def _bare(name: str) -> str:
    """A name of the duel in key form: without hyphens and icon symbols."""
    return "_".join(re.findall(r"\w+", _plain(name).replace("_", " ")))
