"""docs/scenarios.md explains every field and every event of a duel, and its examples are valid."""

import re

import pytest

from chanbara.duel.arranged.expect import DuelEnd, DuelExpect, EnemyExpect
from chanbara.duel.arranged.placement import DuelPlacement, EnemyPlacement
from chanbara.duel.rules.plain import EVENTS
from chanbara.duel.rules.words import Cause, Module, Prompt
from chanbara.record.scenario import parse, run
from tests.docs.markdown import blocks, read, section, table

PAGE = read("docs/scenarios.md")

EXPLAINED = {
    DuelPlacement: "The table of a duel",
    EnemyPlacement: "The table of a duel",
    DuelExpect: "What must hold in a duel",
    EnemyExpect: "What must hold in a duel",
    DuelEnd: "What must hold in a duel",
}


@pytest.mark.parametrize("kind", EXPLAINED, ids=lambda kind: str(kind.__name__))
def test_every_field_is_explained_in_its_chapter(kind: type[DuelExpect]) -> None:
    first_cells = re.findall(r"^\| (`.+?`) \|", section(PAGE, EXPLAINED[kind]), re.MULTILINE)
    explained = {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)}
    assert set(kind.__struct_fields__) <= explained


def test_every_event_is_listed_with_its_fields() -> None:
    listed = {
        event: re.findall(r"`(\w+)`", row[0]) for event, row in table(PAGE, "event of the duel").items()
    }
    assert listed == {name: list(event._fields) for name, event in EVENTS.items()}


@pytest.mark.parametrize("words", [Cause, Prompt], ids=lambda words: str(words.__name__))
def test_every_word_that_a_field_can_say_is_listed(words: type[Cause]) -> None:
    said = set(re.findall(r"`(\w+)`", section(PAGE, "What must hold in a duel")))
    assert {word.value for word in words} <= said


def test_every_module_is_listed() -> None:
    assert set(Module) <= set(re.findall(r"`(\w+)`", section(PAGE, "The table of a duel")))


def test_the_example_holds() -> None:
    example = next(block.text for block in blocks(PAGE) if "game: duel" in block.text)
    (story,) = parse(example)
    assert not run(story)
