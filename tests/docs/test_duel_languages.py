"""The German and Italian duel rules match docs/duel.md: paragraphs, numbers, tables."""

import re
from collections import Counter

import pytest

from tests.docs.markdown import read
from tests.docs.parity import blocks_of, rows

PAGES = {"en": "docs/duel.md", "de": "docs/duel.de.md", "it": "docs/duel.it.md"}
TRANSLATIONS = ["de", "it"]
MARK = {"en": "**[ruling]**", "de": "**[Auslegung]**", "it": "**[interpretazione]**"}


def blocks(language: str) -> list[str]:
    return blocks_of(PAGES[language])


def pairs(language: str) -> list[tuple[str, str]]:
    return list(zip(blocks("en"), blocks(language), strict=True))


def kind(block: str) -> str:
    """A heading with its level and number, a table, a list, or a paragraph with its number, if it has one."""
    found = re.match(r"#+ (?:[AB]\d+)?|\||- |\*\*[AB]\d+\.\d+\*\*", block)
    return "paragraph" if found is None else found[0]


def numbers(text: str) -> Counter[str]:
    """The numbers of a text, those of paragraphs among them, and its code."""
    return Counter(re.findall(r"`[^`]*`|[AB]\d+(?:\.\d+)?|\d+", text))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_paragraphs_stand_in_the_same_order(language: str) -> None:
    assert [kind(block) for block in blocks(language)] == [kind(block) for block in blocks("en")]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_paragraph_is_translated_and_cites_the_same_numbers(language: str) -> None:
    for english, own in pairs(language):
        assert own != english or own.startswith(("#", "|")), own
        assert numbers(own) == numbers(english), own


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_paragraph_has_the_same_marks_and_links(language: str) -> None:
    for english, own in pairs(language):
        assert own.count(MARK[language]) == english.count(MARK["en"]), own
        assert own.count("**") == english.count("**"), own
        assert own.count("](") == english.count("]("), own


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_tables_have_the_same_rows(language: str) -> None:
    for english, own in pairs(language):
        assert [len(row) for row in rows(own)] == [len(row) for row in rows(english)], own
        for row, other in zip(rows(own)[1:], rows(english)[1:], strict=True):
            assert numbers(" ".join(row)) == numbers(" ".join(other)), row


@pytest.mark.parametrize("language", PAGES)
def test_no_page_shouts(language: str) -> None:
    assert "!" not in read(PAGES[language])
