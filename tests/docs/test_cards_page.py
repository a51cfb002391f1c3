"""docs/cards.md matches the catalog and the locales; docs/rules.md agrees with it."""

import re

import pytest

from chanbara.locales import LANGUAGES, speech
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.words import Kind
from checks.pages import cards_page
from tests.docs.markdown import read

CATALOG = catalog_named(RISING_SUN)  # it holds the base game too

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
    stale = "docs/cards.md is stale: run python -m checks.pages.cards_page --write"
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


def numbers_on(page: str, card: Card) -> list[list[str]]:
    """The numbers and the symbol in the rows of a card: on both pages they come in the same order."""
    rows = re.findall(rf"^\|.*\| `{card.key}` \|(.*)\|$", read(page), re.MULTILINE)
    assert rows, f"{page} has no row for {card.key}"
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    width = 4 if card.kind is Kind.WEAPON else 2
    return [row[:width] if page == "docs/rules.md" else row[-width:] for row in cells]


@pytest.mark.parametrize("card", CATALOG.cards, ids=lambda card: card.key)
def test_the_rules_page_shows_the_same_numbers(card: Card) -> None:
    assert numbers_on("docs/rules.md", card) == numbers_on("docs/cards.md", card)


@pytest.mark.parametrize("card", CATALOG.cards, ids=lambda card: card.key)
def test_the_copies_of_both_boxes_make_the_deck(card: Card) -> None:
    assert sum(int(row[-2]) for row in numbers_on("docs/cards.md", card)) == card.copies


def test_a_weapon_whose_wounds_are_counted_shows_no_number() -> None:
    counted = {card.key for card in CATALOG.cards if card.wounds_by is not None}
    assert counted
    shown = re.findall(r"^\|.*\| `(\w+)` \|.*\| \* \|", read("docs/cards.md"), re.MULTILINE)
    assert set(shown) == counted


def stars_on(page: str, heading: str) -> list[int]:
    """The stars of all role cards of a set."""
    rows = re.search(rf"^##+ {heading}\b.*?\n\n.*?(\|.*?)\n\n", read(page), re.MULTILINE | re.DOTALL)
    assert rows is not None, f"{page} has no {heading}"
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1].splitlines()[2:]]
    if page == "docs/rules.md":
        return sorted(int(star) for *_, stars in cells for star in re.findall(r"\d", stars))
    return sorted(int(row[-2]) for row in cells for _ in range(int(row[-1])) if row[-2] != "0")


@pytest.mark.parametrize("heading", ["Roles", "Roles of Rising Sun"])
def test_both_pages_show_the_same_stars(heading: str) -> None:
    assert stars_on("docs/cards.md", heading) == stars_on("docs/rules.md", heading)
