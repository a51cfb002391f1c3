"""Every scenario holds; every card and character has its file; every file cites its rules."""

import re
from pathlib import Path

import pytest

from chanbara.record.scenario import Move, Scenario, run
from chanbara.sword.editions import RISING_SUN, catalog_named
from tests.docs.markdown import read
from tests.scenario_files import stories
from tests.scenarios.files import FILES, FOLDER, STORIES, named

CATALOG = catalog_named(RISING_SUN)
"""It holds everything: both sets and the promotional character."""

CARDS = {card.key: card.rule for card in CATALOG.cards}
CHARACTERS = {character.key: f"12 {character.key}" for character in CATALOG.characters}
OWN_RULE = {f"cards/{key}": rule for key, rule in CARDS.items()} | {
    f"characters/{key}": rule for key, rule in CHARACTERS.items()
}
PARAGRAPHS = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", read("docs/rules.md"), re.MULTILINE)) | {
    f"12 {key}" for key in re.findall(r"^\*\*12 .*?\*\* `(\w+)`", read("docs/rules.md"), re.MULTILINE)
}


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_a_scenario_holds(story: Scenario) -> None:
    differences = run(story)
    assert not differences, "\n".join(differences)


def test_every_title_is_told_once_in_its_file() -> None:
    assert len(STORIES) == sum(len(stories(path)) for path in FILES)


@pytest.mark.parametrize(("folder", "keys"), [("cards", CARDS), ("characters", CHARACTERS)])
def test_every_card_and_character_has_its_file_and_no_other_is_there(
    folder: str, keys: dict[str, str]
) -> None:
    assert {path.stem for path in (FOLDER / folder).iterdir()} == set(keys)


@pytest.mark.parametrize("name", OWN_RULE)
def test_every_scenario_of_a_card_or_character_cites_its_own_rule(name: str) -> None:
    silent = [story.title for story in stories(FOLDER / f"{name}.yaml") if OWN_RULE[name] not in story.rules]
    assert not silent, f"{OWN_RULE[name]} is not cited by: {'; '.join(silent)}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_rule_that_is_cited_is_a_paragraph(path: Path) -> None:
    cited = {rule for story in stories(path) for rule in story.rules}
    assert cited
    assert cited <= PARAGRAPHS


def is_exact(move: Move) -> bool:
    """Whether a line of a script says all that is offered, or that nothing is any more."""
    return move.expect is not None and (move.expect.options is not None or move.expect.over is True)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_line_says_exactly_what_is_offered_or_that_the_game_is_over(path: Path) -> None:
    vague = [
        f"{story.title}: {move.do}" for story in stories(path) for move in story.script if not is_exact(move)
    ]
    assert not vague, "\n".join(vague)


@pytest.mark.parametrize("cause", ["defeat", "deck", "property", "swordmaster", "swordmaster_refused"])
def test_every_kind_of_ending_is_shown(cause: str) -> None:
    endings = [stories(path) for path in sorted((FOLDER / "endings").iterdir())]
    shown = [
        move.expect.end.cause
        for file in endings
        for story in file
        for move in story.script
        if move.expect is not None and move.expect.end is not None
    ]
    assert cause in shown
