"""The German and Italian rules match docs/rules.md: paragraphs, numbers, tables and names."""

import re
from collections import Counter

import pytest

from chanbara.locales import speech
from chanbara.sword.editions import RISING_SUN, catalog_named
from tests.docs.markdown import read
from tests.docs.parity import blocks_of, rows

CATALOG = catalog_named(RISING_SUN)  # it holds the base game too
PAGES = {"en": "docs/rules.md", "de": "docs/rules.de.md", "it": "docs/rules.it.md"}
TRANSLATIONS = ["de", "it"]

MARK = {"en": "**[ruling]**", "de": "**[Auslegung]**", "it": "**[interpretazione]**"}
EXPANSION = {"en": r"[Ww]ith\s+Rising\s+Sun", "de": r"[Mm]it\s+Rising\s+Sun", "it": r"[Cc]on\s+Rising\s+Sun"}

NAMED = [f"card-{card.key}" for card in CATALOG.cards]
NAMED += [f"character-{one.key}" for one in CATALOG.characters]
NAMED += sorted({f"role-{card.role}" for card in CATALOG.roles})

# How a name looks in a sentence, where it is not simply the name.
INFLECTED = {
    "en": {
        "card-parry": r"Parry(?! window)",  # the window is named for what is done, not for the card
        "card-bleeding_wound": r"Bleeding\s+Wounds?",
        "card-peasant": r"Peasants?",
    },
    "de": {
        "card-bleeding_wound": r"Offene[nr]?\s+Wunden?",
        "card-peasant": r"Bauern?",
    },
    "it": {
        "card-bleeding_wound": r"Ferit[ae]\s+sanguinant[ei]",
        "card-peasant": r"Contadin[oi]",
    },
}
# In German the card and what one does with it are the same word with the same capital.
NOT_TOLD_APART = {"de": {"card-parry"}, "it": set[str]()}
# What the second column of the tables of cards is called.
KEY = {"en": "key", "de": "Schlüssel", "it": "chiave"}
# This paragraph quotes names of the English cards, in every language.
QUOTING = "Attendant,"


def blocks(language: str) -> list[str]:
    return blocks_of(PAGES[language])


def pairs(language: str) -> list[tuple[str, str]]:
    return list(zip(blocks("en"), blocks(language), strict=True))


def kind(block: str) -> str:
    """A heading with its level, a table, a list, or a paragraph with its number or key, if it has one."""
    if found := re.match(r"#+ \d*|\||- ", block):
        return found[0]
    found = re.match(r"\*\*(\d+\.\d+)\*\*|\*\*12 [^(*]+ \(\d+\)\*\* `(\w+)`:", block)
    return "paragraph" if found is None else found[1] or found[2]


def tables(language: str) -> list[list[list[str]]]:
    return [rows(block) for block in blocks(language) if rows(block)]


def numbers(text: str) -> Counter[str]:
    """The numbers of a text, those of paragraphs among them, and its code."""
    return Counter(re.findall(r"`[^`]*`|\d+\.\d+|\d+", text))


def name_in_text(language: str, message: str) -> str:
    name = re.escape(speech(language).say(message)).replace(r"\ ", r"\s+")
    ending = {"en": "", "de": "s?", "it": ""}[language]
    return INFLECTED[language].get(message, name + ending)


def named(language: str, text: str) -> set[str]:
    """The cards, characters and roles that a text names."""
    prose = re.sub(r"`[^`]*`", "", text)
    return {
        message for message in NAMED if re.search(rf"(?<!\w){name_in_text(language, message)}(?!\w)", prose)
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_paragraphs_stand_in_the_same_order(language: str) -> None:
    assert [kind(block) for block in blocks(language)] == [kind(block) for block in blocks("en")]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_paragraph_is_translated(language: str) -> None:
    same = [own for english, own in pairs(language) if own == english and not own.startswith("#")]
    assert not same


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_paragraph_cites_the_same_numbers(language: str) -> None:
    for english, own in pairs(language):
        assert numbers(own) == numbers(english), own


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_paragraph_has_the_same_marks(language: str) -> None:
    for english, own in pairs(language):
        assert own.count(MARK[language]) == english.count(MARK["en"]), own
        assert own.count("**") == english.count("**"), own
        held = [len(re.findall(EXPANSION[one], text)) for one, text in (("en", english), (language, own))]
        assert held[0] == held[1], own


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_paragraph_names_the_same_cards_characters_and_roles(language: str) -> None:
    for english, own in pairs(language):
        if QUOTING not in own:
            expected = named("en", english) - NOT_TOLD_APART[language]
            assert named(language, own) - NOT_TOLD_APART[language] == expected, own


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_link_leads_to_the_same_chapter(language: str) -> None:
    for english, own in pairs(language):
        assert re.findall(r"\]\(#(\d+)-", own) == re.findall(r"\]\(#(\d+)-", english)
        assert own.count("](") == english.count("](")


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_tables_have_the_same_rows(language: str) -> None:
    for english, own in zip(tables("en"), tables(language), strict=True):
        assert [len(row) for row in own] == [len(row) for row in english]
        for row, other in zip(own[1:], english[1:], strict=True):
            assert numbers(" ".join(row)) == numbers(" ".join(other)), row
        if "Italiano" in english[0]:  # names in three languages: only the columns have changed places
            assert [sorted(row) for row in own[1:]] == [sorted(row) for row in english[1:]]


@pytest.mark.parametrize("language", PAGES)
def test_the_tables_call_everything_by_its_name(language: str) -> None:
    keys = {message.partition("-")[2]: speech(language).say(message) for message in NAMED}
    listed = [row for table in tables(language) if table[0][1] == KEY[language] for row in table[2:]]
    assert {row[1].strip("`") for row in listed} == {
        key for key in keys if f"character-{key}" not in NAMED
    }, "every card and every role has a row"
    for name, key, *_ in listed:
        assert name == keys[key.strip("`")]


@pytest.mark.parametrize("language", PAGES)
def test_every_character_is_called_by_its_name(language: str) -> None:
    found = re.findall(r"^\*\*12 ([^(]+) \((\d+)\)\*\* `(\w+)`", read(PAGES[language]), re.MULTILINE)
    voice = speech(language)
    said = [(voice.say(f"character-{one.key}"), str(one.resilience), one.key) for one in CATALOG.characters]
    assert sorted(found) == sorted(said)


@pytest.mark.parametrize("language", PAGES)
def test_no_page_shouts(language: str) -> None:
    assert "!" not in read(PAGES[language]).replace("![", "["), "a picture shouts at nobody"
