"""The register of docs/rules.md lists every ruling of the page, and names every switch with its default."""

import re
from collections import Counter

import pytest

from chanbara.sword.rules.rulings import DEFAULT_RULINGS, EIGHTH_HANDS, Rulings
from tests.docs.markdown import read, section

PAGE = read("docs/rules.md")
REGISTER = section(PAGE, "13 Register of rulings")
MARK = "**[ruling]**"
PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+|12 [^(]+ \(\d+\))\*\*(?: `(\w+)`)?", re.MULTILINE)
SWITCHES = {
    "deck_ends_when_needed": "8.2",
    "swordmaster_before_honor": "8.4",
    "any_team_mate_refuses": "8.4",
    "own_property_may_be_stripped": "9.5",
    "score_may_be_negative": "8.5",
    "eighth_hand": "2.6",
    "second_copies": "1.2",
}


def rows() -> list[list[str]]:
    """The rows of the register: number, question, default, alternative, switch."""
    lines = [line for line in REGISTER.splitlines() if line.startswith("| ")]
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
    said = {switch.strip("`"): number for number, *_, switch in rows() if switch != "–"}
    assert said == SWITCHES


@pytest.mark.parametrize("switch", [name for name in Rulings._fields if name != "eighth_hand"])
def test_the_register_says_the_default_of_a_switch(switch: str) -> None:
    is_false = f"`{switch}` is false by default" in " ".join(REGISTER.split())
    assert getattr(DEFAULT_RULINGS, switch) is not is_false


def test_the_register_says_what_the_eighth_hand_may_be() -> None:
    usual, other = EIGHTH_HANDS
    assert DEFAULT_RULINGS.eighth_hand == usual
    assert f"`eighth_hand` is {usual} by default and may be {other}" in " ".join(REGISTER.split())
