"""Card sets: the flat core and the mind for one catalog each, with the functions of the open build."""

from __future__ import annotations

from functools import lru_cache, wraps
from itertools import count
from types import ModuleType
from typing import TYPE_CHECKING, Any

from chanbara.compiled.decorators import is_interpreted
from chanbara.sword.open.build import CONSTANTS, DECORATORS, SCOPE, WITH_TABLES, open_build, scope_of
from chanbara.sword.open.doubles import Doubles

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.rules.catalog import Catalog

RECENT = 16
"""Card sets that are kept though nobody uses them."""
ARRAYS = "chanbara.sword.mind.arrays"
"""It tells the compiler about types, once: its numbers are the same in every card set."""
_numbers = count(1)


class CardSet:
    """The modules of the flat core, the mind and what uses them, for one catalog.

    Without a compiler, or if it is turned off, its functions run as they are written, on tables of its own.
    """

    def __init__(self, catalog: Catalog, characters: frozenset[str]) -> None:
        self.name = f"chanbara.sword.open.set{next(_numbers)}"
        given, places = {SCOPE: scope_of(catalog, characters)}, list[tuple[int, tuple[int, ...]]]()
        if not is_interpreted():
            doubles, places = self._compiled_doubles()
            given |= doubles
        self._doubles = Doubles(self.name, given)
        for name in WITH_TABLES:
            self.module(name)
        assert is_interpreted() or places == open_build().places, "tables are where compiled code looks"
        self.left_out: dict[str, str] = self.module(
            "chanbara.sword.flat.format.vocabulary"
        ).VOCABULARY.left_out
        """The entries, by key, that the flat core does not know, or has no room for, and why."""

    def module(self, name: str) -> Any:  # noqa: ANN401 - a module
        """Return the double of a module for these cards."""
        return self._doubles.module(name)

    def _compiled_doubles(self) -> tuple[dict[str, ModuleType], list[tuple[int, tuple[int, ...]]]]:
        """Return the doubles with which the functions are those of the open build, and where tables are."""
        from chanbara.compiled import decorators as usual  # noqa: PLC0415 - with it comes the compiler
        from chanbara.sword.open.tables import MEMORY_IN_USE, Image, constants_for  # noqa: PLC0415 - the same

        image = Image()

        def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
            """Return what calls the function of the open build, with these tables."""
            part = "chanbara" + function.__module__.removeprefix(self.name)

            @wraps(function)
            def call(*given: Any) -> Any:  # noqa: ANN401 - whatever the function takes and returns
                with MEMORY_IN_USE.holding(image):
                    return its_own(*given)

            its_own = getattr(open_build().module(part), function.__name__)
            call.compiled = its_own  # type: ignore[attr-defined] # what is to be compiled for it
            return call

        decorators = ModuleType("decorators")
        decorators.__dict__.update({name: getattr(usual, name) for name in usual.__all__})
        decorators.__dict__.update(ARRAYS={}, entry_point=compiled, inlined=compiled)
        doubles = {
            CONSTANTS: constants_for(image, are_read=False),
            DECORATORS: decorators,
            ARRAYS: open_build().module(ARRAYS),
        }
        return doubles, image.places


@lru_cache(maxsize=RECENT)
def card_set_of(catalog: Catalog, characters: frozenset[str] | None = None) -> CardSet:
    """Return the card set of a catalog; ``characters`` are those to deal from, if not all."""
    return CardSet(catalog, frozenset(catalog.character_numbers) if characters is None else characters)
