"""Write docs/cards.md from the catalog and the locales: ``python -m checks.pages.cards_page --write``.

Without ``--write`` it only reports whether the page is up to date. A test in tests/docs does the same.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from chanbara.locales import LANGUAGES, speech
from chanbara.sources import facts, kinds_of
from chanbara.sword.cards import promo
from chanbara.sword.cards.base.characters import CHARACTERS
from chanbara.sword.cards.rising_sun import characters
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.words import Kind

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.sword.rules.catalog import Card, Character, RoleCard

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "cards.md"
ENTRIES = "../src/chanbara/sword/cards"
LANGUAGE_NAMES = ("English", "Deutsch", "Italiano")
COUNTED = "*"
"""What is printed if wounds are counted when they are dealt."""

OPENING = """\
# The cards

Every card, character and role of the base game and of Rising Sun, with its name in three languages. The
number leads to the chapter of [the rules](rules.md) that describes it. *Key* is what records, scenarios and
code call it. Wounds marked * are counted when they are dealt (11.4). Where each fact comes from is said
[at the end](#sources).

This page is generated. Change the entry or the name, then run
`.venv/bin/python -m checks.pages.cards_page --write`.
"""


class Box(NamedTuple):
    """The contents of one box."""

    of: str
    """The suffix of its section titles."""
    folder: str
    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    roles: tuple[RoleCard, ...]


def boxes() -> tuple[Box, ...]:
    """Return the base game, and what Rising Sun adds to it."""
    base, more = catalog_named(BASE), catalog_named(RISING_SUN)
    new = tuple(card for card in more.cards if card.key not in base.card_numbers)
    further = tuple(
        card._replace(copies=card.copies - base.card(card.key).copies)
        for card in more.cards
        if card.key in base.card_numbers and card.copies > base.card(card.key).copies
    )
    return (
        Box("", "base", base.cards, CHARACTERS, base.roles),
        Box(" of Rising Sun", "rising_sun", (*new, *further), characters.CHARACTERS, more.roles),
    )


SOURCES = """\
## Sources

Where each fact comes from: *book*: one of the rulebooks; *card*: the printed card; *lists*: lists of cards
that agree with each other; *one list*: a single list, whose totals the rulebook confirms; *ours*: we had to
decide or to name it. `chanbara source geisha` tells the section of the book and the reason, and so does the
rules page in the browser. [How it is kept](sources.md).
"""


def page() -> str:
    """Return the expected page."""
    sections = [OPENING]
    for box in boxes():
        sections += [
            _weapons(box),
            _cards("Actions", "actions.py", box, Kind.ACTION),
            _cards("Properties", "properties.py", box, Kind.PROPERTY),
            _characters(f"Characters{box.of}", f"{box.folder}/characters.py", box.characters),
            _roles(box),
        ]
    sections.append(_characters("Promotional characters", "promo/__init__.py", promo.CHARACTERS))
    sections += [SOURCES, *(_sources(sort) for sort in ("cards", "characters", "roles"))]
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


def _of_kind(box: Box, kind: Kind) -> list[Card]:
    return [card for card in box.cards if card.kind is kind]


def _weapons(box: Box) -> str:
    cards = _of_kind(box, Kind.WEAPON)
    return _section(
        f"Weapons{box.of}: {sum(card.copies for card in cards)} cards",
        f"{box.folder}/weapons.py",
        (*LANGUAGE_NAMES, "key", "rule", "difficulty", "wounds", "copies", "symbol"),
        ((*_named(card), card.reach, _wounds(card), card.copies, _symbol(card)) for card in cards),
    )


def _cards(title: str, file: str, box: Box, kind: Kind) -> str:
    cards = _of_kind(box, kind)
    return _section(
        f"{title}{box.of}: {sum(card.copies for card in cards)} cards",
        f"{box.folder}/{file}",
        (*LANGUAGE_NAMES, "key", "rule", "copies", "symbol"),
        ((*_named(card), card.copies, _symbol(card)) for card in cards),
    )


def _characters(title: str, file: str, people: Sequence[Character]) -> str:
    rows = (
        (*names(f"character-{one.key}"), f"`{one.key}`", rule_link(f"12 {one.key}"), one.resilience)
        for one in people
    )
    columns = (*LANGUAGE_NAMES, "key", "rule", "resilience")
    return _section(f"{title}: {len(people)}", file, columns, rows)


def _roles(box: Box) -> str:
    rows = (
        (*names(f"role-{card.role}"), f"`{card.key}`", rule_link("2.1"), card.stars, box.roles.count(card))
        for card in dict.fromkeys(box.roles)
    )
    columns = (*LANGUAGE_NAMES, "key", "rule", "stars", "cards")
    return _section(f"Roles{box.of}: {len(box.roles)} cards", f"{box.folder}/roles.py", columns, rows)


def _named(card: Card) -> tuple[str, ...]:
    return (*names(f"card-{card.key}"), f"`{card.key}`", rule_link(card.rule))


def _wounds(card: Card) -> int | str:
    return card.wounds if card.wounds_by is None else COUNTED


def _symbol(card: Card) -> str:
    return speech("en").say(f"suit-{card.suit}")


def _section(title: str, file: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [_row(columns), "|" + "---|" * len(columns), *(_row(row) for row in rows)]
    entries = f"Entries: [{file.rpartition('/')[2]}]({ENTRIES}/{file})"
    return "\n".join([f"## {title}", "", entries, "", *lines, ""])


def _sources(sort: str) -> str:
    """Return a table of the kinds of sources, with a column for each fact."""
    described = facts(sort)
    columns = list(dict.fromkeys(fact for about in described.values() for fact in about))
    rows = (
        (f"`{key}`", *(", ".join(kinds_of(about.get(fact, ()))).replace("_", " ") or "–" for fact in columns))
        for key, about in described.items()
    )
    lines = [_row((sort[:-1], *columns)), "|" + "---|" * (len(columns) + 1), *(_row(row) for row in rows)]
    return "\n".join([*lines, ""])


def _row(cells: Sequence[object]) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or report whether it is up to date."""
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
