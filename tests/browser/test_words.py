"""A game in German and one in Italian show no English word, wherever words can hide."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page

from tests.browser.kit import Look, Visitors, begin, new_table
from tests.browser.player import Player

WORD = re.compile(r"[^\W\d_]{3,}")
PLACEABLE = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^\s*\[\w+\]|^#.*$", re.MULTILINE)
SHOWN = """
() => {
  const hidden = ['aria-label', 'title', 'placeholder', 'alt'];
  const told = [...document.querySelectorAll(hidden.map((name) => `[${name}]`).join())].flatMap(
    (one) => hidden.map((name) => one.getAttribute(name) ?? ''));
  return [document.body.innerText, document.title, ...told].join(' ');
}
"""


def words_of(language: str) -> set[str]:
    folder = files("chanbara.locales") / language
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {word.lower() for text in texts for word in WORD.findall(PLACEABLE.sub(" ", text))}


def shown(page: Page) -> set[str]:
    return {word.lower() for word in WORD.findall(page.evaluate(SHOWN))}


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "it"])
def test_no_english_word_is_shown(visitors: Visitors, language: str) -> None:
    english = words_of("en") - words_of(language)
    assert "parries" in english
    chairs = new_table(visitors.url, people=1, players=4, rising_sun=True)
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", Look(language=language), tuple(chairs))
    player = Player(page, 4)
    seen: set[str] = set()
    for number in range(2_000):
        if number % 5 == 0 or player.is_over:
            seen |= shown(page)
        if player.is_over:
            break
        player.step()
    assert player.is_over
    assert len(seen) > 100
    assert not seen & english
