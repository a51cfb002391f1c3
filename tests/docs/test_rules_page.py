"""The register of docs/rules.md lists every ruling of the page, names every switch with its default, and
says what each book sets."""

import json
import re
from collections import Counter

from chanbara.sword.books import BOOKS
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS, Rulings
from tests.docs.markdown import read, section, table

PAGE = read("docs/rules.md")
REGISTER = section(PAGE, "13 Register of rulings")
MARK = "**[ruling]**"
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+|12 [^(]+ \(\d+\))\*\*(?: `(\w+)`)?", re.MULTILINE)
SWITCHES = {
    "deck_ends_when_needed": "8.2",
    "swordmaster_before_honor": "8.4",
    "any_team_mate_refuses": "8.4",
    "own_property_may_be_stripped": "9.5",
    "own_hand_may_be_stripped": "9.5",
    "score_may_be_negative": "8.5",
    "eighth_hand": "2.6",
    "second_copies": "1.2",
    "parry_is_played": "9.1",
    "weapon_is_played": "9.6",
    "ability_adds_on_oneself": "11.6",
    "property_adds_on_oneself": "11.6",
    "ability_draws_on_oneself": "11.6",
    "ability_adds_to_zero": "6.3",
    "property_adds_to_zero": "6.3",
    "ability_draws_on_hit": "6.5",
    "defeated_stop_at_once": "7.4",
    "harmless_show_cards": "11.9",
    "strikes_back_per_wound": "12 yukimura",
    "last_reveal_counts": "12 masamune",
}


def rows() -> list[list[str]]:
    """The rows of the register: number, question, default, alternative, switch, its value."""
    lines = [line for line in REGISTER.partition("**13.1**")[0].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def marked() -> Counter[str]:
    """How many rulings each paragraph marks, by its number; a character's by ``12 key``."""
    found: Counter[str] = Counter()
    rules = PAGE.partition("## 1 Components")[2].partition("## 13 Register")[0]
    starts = list(PARAGRAPH.finditer(rules))
    for start, end in zip(starts, [*starts[1:], None], strict=True):
        text = rules[start.start() : None if end is None else end.start()]
        number = start[1] if start[2] is None else f"12 {start[2]}"
        found[number] += text.count(MARK)
    return +found


def test_the_register_has_every_ruling_of_the_page_and_no_other() -> None:
    assert marked()
    assert Counter(number for number, *_ in rows()) == marked()


def test_every_switch_is_in_the_register_at_its_paragraph() -> None:
    assert set(SWITCHES) == set(Rulings._fields)
    said = {row[4].strip("`"): row[0] for row in rows() if row[4] != "–"}
    assert said == SWITCHES


def test_the_register_says_the_default_of_every_switch() -> None:
    said = {row[4].strip("`"): json.loads(row[5].strip("`")) for row in rows() if row[4] != "–"}
    assert said == DEFAULT_RULINGS._asdict()
    assert {row[5] for row in rows() if row[4] == "–"} == {"–"}


def test_the_example_of_the_register_can_be_chosen() -> None:
    assert f"--ruling eighth_hand={EIGHTH_HANDS[1]}`" in REGISTER


def test_r13_1_the_table_of_the_books_says_what_each_sets() -> None:
    found = table(REGISTER, "switch")
    assert re.search(
        r"^\| switch \| `ours` \| `german` \| `english` \| `italian` \|$", REGISTER, re.MULTILINE
    )
    said = {switch: [json.loads(cell.strip("`")) for cell in cells] for switch, cells in found.items()}
    fields = [name for name in Rulings._fields if len({getattr(book, name) for book in BOOKS.values()}) > 1]
    assert list(BOOKS) == ["ours", "german", "english", "italian"]
    assert said == {name: [getattr(book, name) for book in BOOKS.values()] for name in fields}
