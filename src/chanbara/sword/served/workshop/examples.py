"""The gallery of the workshop: each example is a data file that is loaded and played in tests."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from chanbara.sword.served.workshop.bodies import DesignExample
from chanbara.sword.served.workshop.form import design_form

ORDER = (
    "man_catcher",
    "ambush",
    "iron_wind",
    "shrine",
    "typhoon",
    "temple_gift",
    "yasuke",
    "poet",
    "two_swords",
    "stone_garden",
    "rice_tax",
    "spy",
)
"""From simple to unusual."""


@cache
def design_examples() -> list[DesignExample]:
    """Return the examples, checked."""
    return [DesignExample(name, design_form(example_text(name))) for name in ORDER]


def example_text(name: str) -> str:
    """Return the text of an example."""
    return (files(__package__) / "examples" / f"{name}.yaml").read_text(encoding="utf-8")
