"""The open build: the flat core and the mind with tables that are read at run time."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.open.doubles import Doubles

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from chanbara.sword.rules.catalog import Catalog

NAME = "chanbara.sword.open.compiled"
"""Stands for ``chanbara`` in the names of its modules."""
SCOPE = "chanbara.sword.flat.format.scope"
CONSTANTS = "chanbara.sword.flat.format.constants"
DECORATORS = "chanbara.compiled.decorators"
WITH_TABLES = (
    "chanbara.sword.flat.env.observe",
    "chanbara.sword.flat.env.policy",
    "chanbara.sword.mind.entry_points",
    "chanbara.sword.mind.run.count",
    "chanbara.sword.mind.run.seated",
)
"""Modules that import all others with tables. They are made in this order, which decides about places."""
PART = "sword.open"
"""What is compiled for all card sets."""


def scope_of(catalog: Catalog, characters: Iterable[str]) -> ModuleType:
    """Return the double of ``format.scope``: everything is about one catalog."""
    made, cast = ModuleType("scope"), frozenset(characters)
    made.__dict__.update(
        IS_OPEN=True,
        PART=PART,
        BASE_CATALOG=catalog,
        CATALOG=catalog,
        SECOND_CATALOG=catalog,
        CATALOGS=(catalog, catalog, catalog),
        CASTS=(cast, cast),
    )
    return made


@cache
def open_build() -> Doubles:
    """Return the open build. Its constants are those of no catalog, its tables those of whoever calls it."""
    from chanbara.sword.open.tables import Image, constants_for  # noqa: PLC0415 - with it comes the compiler

    catalog = catalog_of(Edition(rising_sun=True))
    image = Image()
    given = {
        SCOPE: scope_of(catalog, catalog.character_numbers),
        CONSTANTS: constants_for(image, are_read=True),
        DECORATORS: _decorators(),
    }
    made = Doubles(NAME, given, is_registered=True)
    made.places = image.places
    for name in WITH_TABLES:
        made.module(name)
    return made


def _decorators() -> ModuleType:
    """Return the double of ``compiled.decorators``: the types of arrays are those of this build."""
    from chanbara.compiled import decorators as usual  # noqa: PLC0415 - with it comes the compiler
    from chanbara.compiled.numba_compiler import FIRST_ARRAYS, pointers_to  # noqa: PLC0415 - the same

    arrays = dict(FIRST_ARRAYS)

    def of_this_build(decorator: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def decorated(function: Any) -> Any:  # noqa: ANN401 - a compiled function
            made = decorator(function)
            made.arrays = arrays
            return made

        return decorated

    made = ModuleType("decorators")
    made.__dict__.update({name: getattr(usual, name) for name in usual.__all__})
    made.__dict__.update(
        ARRAYS=arrays,
        entry_point=of_this_build(usual.entry_point),
        inlined=of_this_build(usual.inlined),
        pointers_to=lambda fields: pointers_to(fields, arrays),
    )
    return made
