"""Write the page's texts about sources, in every language: ``python -m checks.pages.page_sources --write``.

It is made from the files of ``chanbara.sources`` and the locales, into web/src/rules/sources. Without
``--write`` it only reports whether the files are up to date; a test in tests/docs does the same.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chanbara.locales import LANGUAGES, speech
from chanbara.sources import KINDS, Columns, Run, Source, facts, provenance
from chanbara.sources.page import PREFACE, Block, Grid, Sentences, Units, beginning, translated, units
from chanbara.sources.source import REST_OF_TABLE
from chanbara.words.provenance import Telling
from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "src" / "rules" / "sources"
PAGES = {"sword": "rules", "duel": "duel"}
QUOTED = 48
"""Maximum length of a quoted sentence."""

Row = list[Any]
"""The subject, and the indexes of its sources in the list of all texts."""


class SourceTexts:
    """All texts in one language, each sentence once."""

    def __init__(self) -> None:
        self.sentences: list[list[Any]] = []
        self._places: dict[tuple[Source, str], int] = {}

    def place(self, source: Source, telling: Telling) -> int:
        """Return the index of a source's text."""
        said = telling.one(source)
        if (source, said) not in self._places:
            self._places[source, said] = len(self.sentences)
            self.sentences.append([KINDS.index(source.kind), said])
        return self._places[source, said]


def contents(language: str) -> str:
    """Return the file of a language."""
    texts, words = SourceTexts(), speech(language)
    passages: dict[str, Any] = {}
    for game in PAGES:
        passages |= dict(_passages(game, language, texts))
    telling = Telling(language, "sword")
    things = {
        sort: {
            key: [
                [words.say(f"source-fact-{fact}"), [texts.place(one, telling) for one in sources]]
                for fact, sources in about.items()
            ]
            for key, about in facts(sort).items()
        }
        for sort in ("cards", "characters")
    }
    kinds = {kind: words.say(f"source-kind-{kind}") for kind in KINDS}
    data = {"kinds": kinds, "passages": passages, **things, "texts": texts.sentences}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _passages(game: str, language: str, texts: SourceTexts) -> Iterator[tuple[str, list[Row]]]:
    english = units(_page(game, "en"))
    own = translated(_page(game, language), english)
    found = provenance(game)
    telling = Telling(language, game)
    for key, passage in zip(english, _ids(english), strict=True):
        if key == PREFACE:
            continue
        rest = speech(language).say("source-rest")
        rows = [
            [about, [texts.place(one, telling) for one in sources]]
            for about, sources in _rows(found.paragraphs[key], english[key], own[key], rest)
        ]
        yield passage, rows


def _page(game: str, language: str) -> str:
    name = f"{PAGES[game]}{'' if language == 'en' else f'.{language}'}.md"
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def _ids(english: Units) -> Iterator[str]:
    """Yield the page's id of each unit: its number, a character's key, or chapter and index."""
    chapter, place = "", 0
    for key in english:
        head, _, rest = key.partition(" ")
        place = place + 1 if head.partition(".")[0] == chapter else 1
        chapter = head.partition(".")[0]
        if "." in head or key == PREFACE:
            yield key
        else:
            yield rest if head == "12" and rest else f"{head}-{place}"


def _rows(
    parts: list[Run | Columns], english: list[Block], own: list[Block], rest: str
) -> Iterator[tuple[str, Iterable[Source]]]:
    """Yield the runs and columns of a passage, each with the beginning of its text or its name."""
    quotes = (
        beginning(one, QUOTED) for block in own if isinstance(block, Sentences) for one in block.sentences
    )
    grids = (
        (there, here) for there, here in zip(english, own, strict=True)
        if isinstance(there, Grid) and isinstance(here, Grid)
    )  # fmt: skip
    for part in parts:
        if isinstance(part, Run):
            about, *_ = [next(quotes) for _ in range(part.sentences)]
            yield about, part.sources
            continue
        there, here = next(grids)
        names = dict(zip(there.columns, here.columns, strict=True))
        for column, sources in part.columns.items():
            yield rest if column == REST_OF_TABLE else f"{rest}, {names[column]}", sources


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or report whether they are up to date."""
    FOLDER.mkdir(exist_ok=True)
    module = "checks.pages.page_sources"
    return max(keep(FOLDER / f"{one}.gen.json", contents(one), module, arguments) for one in LANGUAGES)


if __name__ == "__main__":
    sys.exit(main())
