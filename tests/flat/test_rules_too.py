"""What the tests of the rules and the scenarios tell also holds in the flat core, choice by choice."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chanbara.kernel.chance import Chance
from chanbara.kernel.game import Game
from chanbara.record.scenario import Scenario, run
from chanbara.school.example import examples
from chanbara.sword.flat.bridge.convert import printed_edition
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import TAPE_LENGTH, chance_from_tape
from checks.soak.twin import Disagreement, Twin
from tests.scenarios.files import STORIES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RULES = Path(__file__).parents[1] / "rules"
MODULES = sorted(path.stem for path in RULES.glob("test_r*.py"))


def cases(module: str) -> Iterator[Any]:
    """Yield the tests of a module with their parameters; not those that need anything else."""
    for name, test in vars(import_module(f"tests.rules.{module}")).items():
        if not name.startswith("test_"):
            continue
        marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
        given: list[dict[str, Any]] = [{}]
        for mark in marks:
            given = [one | more for one in given for more in _parameters(*mark.args)]
        for number, one in enumerate(given):
            if set(one) == set(inspect.signature(test).parameters):
                yield pytest.param(test, one, id=f"{module}::{name}-{number}")


def _parameters(names: str | tuple[str, ...], values: Any) -> Iterator[dict[str, Any]]:  # noqa: ANN401
    if isinstance(names, str):
        names = tuple(name.strip() for name in names.split(","))
    for value in values:
        listed = value if len(names) > 1 else (value,)
        yield dict(zip(names, listed, strict=True))


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have every choice made in both engines; return those that were."""
    usual, made = Game.apply, list[str]()

    def apply(game: Game, choice: int | str, decision: int | None = None) -> None:
        if game.over or game.kind.name != "sword" or printed_edition(game.table.catalog) is None:
            return usual(game, choice, decision)
        both, asked = Twin(game), game.decision
        assert asked is not None
        both.compare()
        try:
            usual(game, choice, decision)
        finally:
            game.table.chance = Chance(both.tape.key, both.tape.counter)
        option = next(one for one in asked.options if one.text == game.choices[-1][2])
        chance = chance_from_tape(both.tape.drawn)
        step(both.state, chance, action_of(option, asked.seat, both.players))
        if chance[TAPE_LENGTH]:
            raise Disagreement("draws were made in one engine only")
        both.compare()
        made.append(option.text)
        return None

    monkeypatch.setattr(Game, "apply", apply)
    return made


@pytest.mark.parametrize(("test", "given"), [case for module in MODULES for case in cases(module)])
def test_both_engines_pass_the_tests_of_the_rules(
    test: Callable[..., None], given: dict[str, Any], compared: list[str]
) -> None:
    test(**given)


@pytest.mark.parametrize("story", STORIES.values(), ids=STORIES.keys())
def test_both_engines_play_the_scenarios(story: Scenario, compared: list[str]) -> None:
    assert not run(story)


EXAMPLES = {key: one.scenario for key, one in examples().items() if one.lesson.kind == "sword"}


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES.keys())
def test_both_engines_play_the_examples_of_the_rulebooks(example: Scenario, compared: list[str]) -> None:
    assert not run(example)
    assert compared == [move.do for move in example.script if move.do is not None]


def test_choices_are_compared(compared: list[str]) -> None:
    story = next(story for name, story in STORIES.items() if name.startswith("characters/lady_chacha"))
    assert not run(story)
    assert compared == ["play bo>1"]
