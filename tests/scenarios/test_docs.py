"""docs/scenarios.md explains every field and every event, and its examples are valid."""

import re

import pytest

from chanbara.record.scenario import Move, Scenario, parse, run
from chanbara.sword.expect import End, Expect
from chanbara.sword.placement import Placement, SeatPlacement
from chanbara.sword.rules.plain import EVENTS
from chanbara.sword.rules.words import Cause, Phase, Prompt, Team
from tests.docs.markdown import blocks, read, section, table
from tests.scenarios.files import FOLDER

PAGE = read("docs/scenarios.md")
EXAMPLE = next(block.text for block in blocks(PAGE) if block.language == "yaml")

EXPLAINED = {
    Scenario: "The file",
    Placement: "The table",
    SeatPlacement: "The table",
    Move: "The script",
    Expect: "What must hold",
    End: "What must hold",
}


@pytest.mark.parametrize("kind", EXPLAINED, ids=lambda kind: str(kind.__name__))
def test_every_field_is_explained_in_its_chapter(kind: type[Scenario]) -> None:
    rows = re.findall(r"^\| (`.+?`) \|", section(PAGE, EXPLAINED[kind]), re.MULTILINE)
    explained = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert set(kind.__struct_fields__) <= explained


def test_every_event_is_listed_with_its_fields() -> None:
    listed = {event: re.findall(r"`(\w+)`", row[0]) for event, row in table(PAGE, "event").items()}
    assert listed == {name: list(event._fields) for name, event in EVENTS.items()}


@pytest.mark.parametrize("words", [Cause, Phase, Prompt, Team], ids=lambda words: str(words.__name__))
def test_every_word_that_a_field_can_say_is_listed(words: type[Cause]) -> None:
    assert {word.value for word in words} <= set(re.findall(r"`(\w+)`", section(PAGE, "What must hold")))


def test_the_example_holds() -> None:
    (story,) = parse(EXAMPLE)
    assert not run(story)


def test_the_example_differs_as_the_page_says() -> None:
    assert EXAMPLE.count("options: [pass]") == 1
    (story,) = parse(EXAMPLE.replace("options: [pass]", "options: [parry katana, pass]"))
    said = next(block.text for block in blocks(PAGE) if block.language == "text")
    assert story.title in said
    assert said.splitlines()[1:] == [f"         {difference}" for difference in run(story)]


def test_every_folder_of_scenarios_is_listed() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/*.yaml")}
    assert set(table(section(PAGE, "Our own scenarios"), "folder")) == folders
