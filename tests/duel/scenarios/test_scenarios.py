"""Every duel scenario holds; every option has its file; every file cites its rules."""

from pathlib import Path

import pytest

from chanbara.duel.book.data import standard_book
from chanbara.duel.rules.words import Cause, Module, Prompt
from chanbara.record.scenario import Move, Scenario, run
from tests.duel.rules.page import keyed, paragraphs
from tests.duel.scenarios.files import FILES, FOLDER, STORIES, named
from tests.scenario_files import stories

BOOK = standard_book()

KEYS = {
    "modules": set(Module),
    "opponents": set(BOOK.opponents),
    "weapons": set(BOOK.weapons),
    "environments": set(BOOK.environments),
    "weather": set(BOOK.weather) - {"clear"},
}

OWN_RULE = {
    "modules/blood": "A1.",
    "modules/bushido": "A2.",
    "modules/gisei": "A3.",
    "modules/1vs3": "A4.",
    "modules/yoroi": "A5.",
    "modules/yoroi_enemy": "A5.",
    "opponents/shiro": "A6.",
    "environments/bamboo": "A7.1",
    "environments/cliff": "A7.2",
    "weapons/yari": "A8.1",
    "weapons/wakizashi": "A8.2",
}
"""The prefixes of official rules; the rest has its own row in one of our tables."""

ROWS = {"opponents": "B5", "weapons": "B5", "environments": "B6", "weather": "B6"}


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_a_scenario_holds(story: Scenario) -> None:
    differences = run(story)
    assert not differences, "\n".join(differences)


def test_every_title_is_told_once_in_its_file() -> None:
    assert len(STORIES) == sum(len(stories(path)) for path in FILES)


@pytest.mark.parametrize("folder", KEYS)
def test_everything_that_can_be_chosen_has_its_file_and_no_other_is_there(folder: str) -> None:
    assert {path.stem for path in (FOLDER / folder).iterdir()} == KEYS[folder]


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_scenario_cites_its_own_rule(path: Path) -> None:
    own = OWN_RULE.get(named(path)) or f"{ROWS[path.parent.name]} {path.stem}"
    silent = [story.title for story in stories(path) if not any(rule.startswith(own) for rule in story.rules)]
    assert not silent, f"{own} is not cited by: {'; '.join(silent)}"


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_rule_that_is_cited_is_a_paragraph(path: Path) -> None:
    cited = [story.rules for story in stories(path)]
    assert all(cited)
    assert {rule for rules in cited for rule in rules} <= {*paragraphs(), *keyed()}


def is_exact(move: Move) -> bool:
    """Whether a line of a script says all that is offered, or that nothing is any more."""
    return move.expect is not None and (move.expect.options is not None or move.expect.over is True)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_line_says_exactly_what_is_offered_or_that_the_duel_is_over(path: Path) -> None:
    vague = [
        f"{story.title}: {move.do}" for story in stories(path) for move in story.script if not is_exact(move)
    ]
    assert not vague, "\n".join(vague)


def demanded(name: str) -> set[object]:
    """What the scenarios demand of a field, all together."""
    moves = [move.expect for story in STORIES.values() for move in story.script]
    return {getattr(expect, name) for expect in moves if getattr(expect, name) is not None}


def test_every_kind_of_question_is_shown() -> None:
    assert demanded("kind") == set(Prompt)


@pytest.mark.parametrize("cause", Cause)
def test_every_kind_of_ending_is_shown(cause: Cause) -> None:
    moves = [move.expect for story in STORIES.values() for move in story.script]
    assert cause in [expect.end.cause for expect in moves if expect.end is not None]


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("card", BOOK.blood)
def test_every_blood_card_is_shown_at_both_levels(card: str, level: int) -> None:
    suffered = [
        move.expect.wounds
        for story in stories(FOLDER / "modules" / "blood.yaml")
        for move in story.script
        if move.expect.wounds is not None
    ]
    assert [(card, level)] in suffered


@pytest.mark.parametrize("virtue", [key for key, one in BOOK.virtues.items() if not one.joker])
def test_every_virtue_is_shown(virtue: str) -> None:
    assert virtue in demanded("virtue") | {story.table.virtue for story in STORIES.values()}
