"""docs/environments.md matches every slice and action of the code."""

import pytest

from chanbara.duel.tensors import actions as duel_actions
from chanbara.duel.tensors import sight as duel_sight
from chanbara.research.names import ENVIRONMENTS
from chanbara.slices import Part
from chanbara.sword.flat.format import sight
from chanbara.sword.flat.format.actions import ACTIONS
from tests.docs.markdown import read, section, table

PAGE = read("docs/environments.md")


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("public slice", sight.PUBLIC),
        ("private slice", sight.PRIVATE),
        ("perfect slice", sight.PERFECT),
        ("duel slice", duel_sight.PARTS),
    ],
)
def test_every_slice_stands_on_the_page(name: str, parts: tuple[Part, ...]) -> None:
    rows = {part.name: [" × ".join(str(length) for length in part.shape), part.meaning] for part in parts}
    said = table(PAGE, name)
    assert said == rows
    assert list(said) == list(rows)


def test_every_family_of_actions_stands_on_the_page() -> None:
    said = {name: [int(first), int(count)] for name, (first, count, _) in table(PAGE, "family").items()}
    assert said == {
        name: [span.start, span.stop - span.start] for name, span in duel_actions.FAMILIES.items()
    }


def test_the_page_counts_as_the_code_does() -> None:
    assert f"the numbers 0 to {ACTIONS - 1} of `sword_v2`" in PAGE
    assert f"together they have {sight.OBSERVATION_SIZE} numbers" in PAGE
    duel = section(PAGE, "The duel in numbers")
    assert f"`duel_v3` has {duel_actions.ACTIONS} actions" in duel
    assert f"An observation has {duel_sight.OBSERVATION_SIZE} numbers" in duel


def test_every_environment_of_gymnasium_stands_on_the_page() -> None:
    for name in ENVIRONMENTS:
        assert f"| `{name}` |" in PAGE
