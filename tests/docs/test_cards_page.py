"""docs/cards.md is what the catalog and the locales say now; docs/rules.md agrees with it."""

import re

import pytest

from chanbara.locales import LANGUAGES, speech
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.words import Kind
from checks import cards_page
from tests.docs.markdown import read

NAMED = [f"card-{card.key}" for card in CATALOG.cards]
NAMED += [f"character-{one.key}" for one in CATALOG.characters]
NAMED += sorted({f"role-{card.role}" for card in CATALOG.roles})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_character_and_role_is_named_in_every_language(language: str) -> None:
    voice = speech(language)
    for message_id in NAMED:
        assert voice.say(message_id), message_id
        assert voice.text(message_id), message_id


def test_the_page_is_fresh() -> None:
    stale = "docs/cards.md is stale: run python -m checks.cards_page --write"
    assert cards_page.PAGE.read_text(encoding="utf-8") == cards_page.page(), stale


def test_the_command_says_whether_the_page_is_fresh(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = tmp_path_factory.mktemp("docs") / "cards.md"
    monkeypatch.setattr(cards_page, "PAGE", page)
    assert cards_page.main([]) == 1
    assert cards_page.main(["--write"]) == 0
    assert cards_page.main([]) == 0
    page.write_text("# The cards\n", encoding="utf-8")
    assert cards_page.main([]) == 1


def numbers_on(page: str, card: Card) -> list[str]:
    """The numbers and the symbol in the row of a card: on both pages they come in the same order."""
    row = re.search(rf"^\|.*\| `{card.key}` \|(.*)\|$", read(page), re.MULTILINE)
    assert row is not None, f"{page} has no row for {card.key}"
    cells = [cell.strip() for cell in row[1].split("|")]
    width = 4 if card.kind is Kind.WEAPON else 2
    return cells[:width] if page == "docs/rules.md" else cells[-width:]


@pytest.mark.parametrize("card", CATALOG.cards, ids=lambda card: card.key)
def test_the_rules_page_shows_the_same_numbers(card: Card) -> None:
    assert numbers_on("docs/rules.md", card) == numbers_on("docs/cards.md", card)
