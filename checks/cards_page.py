"""Write docs/cards.md from the catalog and the locales: ``python -m checks.cards_page --write``.

Without ``--write`` it only says whether the page is fresh. A test in tests/docs does the same.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from chanbara.locales import LANGUAGES, speech
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.words import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.sword.rules.catalog import Card

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "cards.md"
ENTRIES = "../src/chanbara/sword/cards/base"
LANGUAGE_NAMES = ("English", "Deutsch", "Italiano")

OPENING = """\
# The cards

Every card, character and role of the base game, with its name in three languages. The number leads to the
chapter of [the rules](rules.md) that describes it. *Key* is what records, scenarios and code call it.

This page is generated. Change the entry or the name, then run
`.venv/bin/python -m checks.cards_page --write`.
"""


def page() -> str:
    """Return the page as it should be."""
    sections = [
        OPENING,
        _weapons(),
        _cards("Actions", "actions.py", Kind.ACTION),
        _cards("Properties", "properties.py", Kind.PROPERTY),
        _characters(),
        _roles(),
    ]
    return "\n".join(sections)


def names(message_id: str) -> list[str]:
    """Return a name in every language, in the order of ``LANGUAGES``."""
    return [speech(language).say(message_id) for language in LANGUAGES]


def rule_link(rule: str) -> str:
    """Return a link to the chapter of a rule, such as 9.1 or 12 benkei."""
    chapter = re.match(r"\d+", rule)
    assert chapter is not None, f"{rule!r} begins with no chapter"
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    heading = re.search(rf"^## ({chapter[0]} .+)$", text, re.MULTILINE)
    assert heading is not None, f"docs/rules.md has no chapter {chapter[0]}"
    return f"[{rule}](rules.md#{heading[1].lower().replace(' ', '-')})"


def _of_kind(kind: Kind) -> list[Card]:
    return [card for card in CATALOG.cards if card.kind is kind]


def _weapons() -> str:
    cards = _of_kind(Kind.WEAPON)
    return _section(
        f"Weapons: {sum(card.copies for card in cards)} cards",
        "weapons.py",
        (*LANGUAGE_NAMES, "key", "rule", "difficulty", "wounds", "copies", "symbol"),
        ((*_named(card), card.reach, card.wounds, card.copies, _symbol(card)) for card in cards),
    )


def _cards(title: str, file: str, kind: Kind) -> str:
    cards = _of_kind(kind)
    return _section(
        f"{title}: {sum(card.copies for card in cards)} cards",
        file,
        (*LANGUAGE_NAMES, "key", "rule", "copies", "symbol"),
        ((*_named(card), card.copies, _symbol(card)) for card in cards),
    )


def _characters() -> str:
    rows = (
        (*names(f"character-{one.key}"), f"`{one.key}`", rule_link(f"12 {one.key}"), one.resilience)
        for one in CATALOG.characters
    )
    columns = (*LANGUAGE_NAMES, "key", "rule", "resilience")
    return _section(f"Characters: {len(CATALOG.characters)}", "characters.py", columns, rows)


def _roles() -> str:
    rows = (
        (*names(f"role-{card.role}"), f"`{key}`", rule_link("2.1"), card.stars, CATALOG.roles.count(card))
        for key, card in CATALOG.role_cards.items()
    )
    columns = (*LANGUAGE_NAMES, "key", "rule", "stars", "cards")
    return _section(f"Roles: {len(CATALOG.roles)} cards", "roles.py", columns, rows)


def _named(card: Card) -> tuple[str, ...]:
    return (*names(f"card-{card.key}"), f"`{card.key}`", rule_link(card.rule))


def _symbol(card: Card) -> str:
    return speech("en").say(f"suit-{card.suit}")


def _section(title: str, file: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [_row(columns), "|" + "---|" * len(columns), *(_row(row) for row in rows)]
    return "\n".join([f"## {title}", "", f"Entries: [{file}]({ENTRIES}/{file})", "", *lines, ""])


def _row(cells: Sequence[object]) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or say whether it is fresh."""
    parser = argparse.ArgumentParser(description="docs/cards.md from the catalog and the locales")
    parser.add_argument("--write", action="store_true", help="write the page")
    if parser.parse_args(arguments).write:
        PAGE.write_text(page(), encoding="utf-8")
        print("docs/cards.md is written.")
        return 0
    is_fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
    print("docs/cards.md is fresh." if is_fresh else "docs/cards.md is stale: run with --write.")
    return 0 if is_fresh else 1


if __name__ == "__main__":
    sys.exit(main())
