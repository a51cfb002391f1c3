"""The printed summary, one tap away: right for this table, and never over what one needs to play."""

import pytest
from playwright.sync_api import Page, expect

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.summary import summary
from tests.browser.kit import DESKTOP, PHONE, Look, Visitors, begin, new_table

COVERED = """
() => {
  const sheet = document.querySelector('section.summary').getBoundingClientRect();
  const kept = document.querySelectorAll('.sentence, .prompt button, .window button, [data-place="hand"]');
  const touches = (one) => one.width > 0 && one.left < sheet.right - 1 && one.right > sheet.left + 1
    && one.top < sheet.bottom - 1 && one.bottom > sheet.top + 1;
  return [...kept]
    .filter((one) => one.checkVisibility() && touches(one.getBoundingClientRect()))
    .map((one) => one.outerHTML.slice(0, 80));
}
"""
"""What the summary lies over, although one needs it."""
ROLES = {
    "en": {"shogun": "Shogun", "samurai": "Samurai", "ninja": "Ninja", "ronin": "Ronin"},
    "de": {"shogun": "Shōgun", "samurai": "Samurai", "ninja": "Ninja", "ronin": "Rōnin"},
    "it": {"shogun": "Shogun", "samurai": "Samurai", "ninja": "Ninja", "ronin": "Ronin"},
}
ENDS = {
    "en": ("Victory of Honor", "Victory of the Swordmaster", "Deadly Strike"),
    "de": ("Ehrenvoller Sieg", "Sieg des Schwertmeisters", "Tödlicher Schlag"),
    "it": ("Vittoria d’onore", "Vittoria del Maestro di Spada", "Colpo mortale"),
}


def table_of(visitors: Visitors, players: int, look: Look, *, rising_sun: bool) -> Page:
    chairs = new_table(visitors.url, people=1, players=players, rising_sun=rising_sun)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", look, seats=chairs)
    expect(page.locator("[data-seat]").first).to_be_visible()
    return page


def rows_of(players: int, language: str, *, rising_sun: bool) -> list[list[str]]:
    """Return the table of roles as the engine counts."""
    return [
        [
            ROLES[language][line.role],
            str(line.players),
            str(line.honor),
            " / ".join(f"×{one}" for one in line.multipliers),
            " ".join("★" * stars for stars in line.stars),
        ]
        for line in summary(catalog_of(Edition(rising_sun)), players).roles
    ]


@pytest.mark.parametrize(
    ("players", "language", "size", "rising_sun"),
    [(3, "it", PHONE, False), (5, "en", DESKTOP, False), (8, "de", PHONE, True), (8, "en", DESKTOP, True)],
)
def test_the_summary_of_a_table_says_what_the_engine_counts(
    visitors: Visitors,
    players: int,
    language: str,
    size: tuple[int, int],
    rising_sun: bool,  # noqa: FBT001
) -> None:
    page = table_of(visitors, players, Look(*size, language=language), rising_sun=rising_sun)
    opener = page.locator(".topline button[aria-pressed]")
    opener.click()
    sheet = page.locator("section.summary")
    expect(sheet).to_be_focused()
    found = [row.locator("th, td").all_inner_texts() for row in sheet.locator("tbody tr").all()]
    assert [[cell.strip() for cell in row] for row in found] == rows_of(
        players, language, rising_sun=rising_sun
    )
    honor, swordmaster, strike = ENDS[language]
    expect(sheet).to_contain_text(honor)
    expect(sheet).to_contain_text(strike)
    expect(sheet.get_by_text(swordmaster)).to_have_count(int(players > 3))
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()


def test_the_summary_says_the_rulings_of_the_table(visitors: Visitors) -> None:
    chairs = new_table(visitors.url, people=1, players=5, rulings={"any_team_mate_refuses": False})
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=chairs)
    page.get_by_role("button", name="Summary").click()
    sheet = page.locator("section.summary")
    expect(sheet).to_contain_text("unless this player dealt the last defeat to a teammate")


def test_a_lesson_has_the_summary_too(visitors: Visitors) -> None:
    page = visitors.open("/school/lesson")
    page.get_by_role("button", name="Summary").click()
    expect(page.get_by_role("heading", name="Summary for 4 players")).to_be_visible()
