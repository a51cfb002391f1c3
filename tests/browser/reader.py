"""A player who plays on the page in one language, and records every word shown."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING

from tests.browser.player import MOMENT, Player

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
"""What is written on the page, wherever words can hide."""


def words_of(language: str) -> set[str]:
    """Return every word of a language that the page knows."""
    folder = files("chanbara.locales") / language
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {word.lower() for text in texts for word in WORD.findall(PLACEABLE.sub(" ", text))}


def shown(page: Page) -> set[str]:
    """Return every word that the page shows now."""
    return {word.lower() for word in WORD.findall(page.evaluate(SHOWN))}


class Reader(Player):
    """Plays, and reads all of the page now and then."""

    def __init__(self, page: Page, seed: int, *, touch: bool = False) -> None:
        super().__init__(page, seed, touch=touch)
        self.seen: set[str] = set()
        self.turns: set[str] = set()
        """The headings of turns in the log."""

    def step(self, patience: int = MOMENT) -> bool:
        """Do one thing."""
        has_done = super().step(patience)
        if has_done and self.acts % 3 == 0:
            self.read()
        return has_done

    def read(self) -> set[str]:
        """Read the page, and return every word that was ever shown."""
        self.seen |= shown(self.page)
        self.turns |= set(self.page.locator(".log h2").all_inner_texts())
        return self.seen
