"""The terminal's ``rules`` shows the page of the reader's language."""

import tomllib
from pathlib import Path

import pytest

from chanbara.cli.rulespage import paragraphs, rules_text
from chanbara.locales import LANGUAGES
from tests.cli.terminal import run

ROOT = Path(__file__).parents[2]
BOOKS = {"rules": "5.3", "duel": "B2.14"}
"""A paragraph of each page that has a text of its own."""


def told(book: str, language: str) -> str:
    """The output of the command, with single spaces."""
    game = "sword" if book == "rules" else "duel"
    page = run("play", game, "--seed", "7", "--lang", language, typed=f"rules {BOOKS[book]}\n", COLUMNS="200")
    return " ".join(page.stdout.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_rules_shows_the_page_of_the_readers_language(book: str, language: str) -> None:
    said = {one: paragraphs(rules_text(book, one) or "")[BOOKS[book]] for one in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    printed = told(book, language)
    for one, paragraph in said.items():
        words = paragraph.partition("** ")[2].split("*")[0].split("[")[0].split("`")[0]
        assert (" ".join(words.split())[:60] in printed) is (one == language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_language_has_the_same_paragraphs(book: str, language: str) -> None:
    assert paragraphs(rules_text(book, language) or "").keys() == paragraphs(rules_text(book) or "").keys()


def test_an_installed_package_brings_the_pages_of_every_language() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    endings = ["" if language == "en" else f".{language}" for language in LANGUAGES]
    pages = [f"{book}{ending}.md" for book in BOOKS for ending in endings]
    assert included == {f"docs/{name}": f"chanbara/{name}" for name in pages}
    assert all((ROOT / "docs" / name).is_file() for name in pages)
