"""Functions without a compiler: they run as they are written, or as somebody else has compiled them.

In a browser there is no numba. The build has compiled the entry points to WebAssembly instead; whoever has
loaded that says so with ``use``, and calls go there.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from chanbara.compiled import HAS_COMPILER

F = TypeVar("F", bound=Callable[..., Any])


class Pointer(NamedTuple):
    """An array of numbers, of which a function gets the address."""

    kind: str


def pointer_to(kind: str) -> Pointer:
    """Return the type of arrays of a kind of numbers."""
    return Pointer(kind)


def pointers_to(arrays: Any) -> tuple[Pointer, ...]:  # noqa: ANN401 - a named tuple's class
    """Return the type of a named tuple of arrays: one address after the other."""
    return tuple(ARRAYS[name] for name in arrays._fields)


def record_of(fields: Any) -> tuple[str, ...]:  # noqa: ANN401 - a named tuple's class
    """Return the type of a named tuple of floating-point numbers."""
    return ("float64",) * len(fields._fields)


ARRAYS: dict[str, Any] = {
    "state": pointer_to("int8"),
    "chance": pointer_to("int64"),
    "actions": pointer_to("int16"),
    "row": pointer_to("int8"),
}
"""The types of arrays by parameter name."""
NUMBERS = {"int": "int64", "float": "float64"}
"""The types of numbers, by annotation."""
_compiled: dict[str, Callable[..., Any]] = {}
"""What was compiled elsewhere, by the function's name."""


def use(compiled: Mapping[str, Callable[..., Any]]) -> None:
    """Call these instead of the functions of their names."""
    _compiled.update(compiled)


def at(array: Any, place: int) -> Any:  # noqa: ANN401 - an array, or where it begins
    """Return the part of an array from an index on."""
    return array[place:]


def is_interpreted() -> bool:
    """Whether functions run as they are written: they get plain numbers, not those of arrays."""
    return True


def has_search() -> bool:
    """Whether there is time for a search: with a compiler, or with functions that were compiled elsewhere."""
    return HAS_COMPILER or bool(_compiled)


def inlined(function: F) -> F:
    """Return the function itself."""
    return function


def entry_point(function: F) -> F:
    """Return what calls the function as it was compiled elsewhere, or else as it is written."""
    name = name_of(function)

    @wraps(function)
    def call(*given: Any) -> Any:  # noqa: ANN401 - whatever the function takes and returns
        return _compiled.get(name, function)(*given)

    found: Any = call
    return found  # type: ignore[no-any-return] # it takes and returns the same


def name_of(function: Callable[..., Any]) -> str:
    """Return the name of a function among those that were compiled elsewhere."""
    return f"{function.__module__}.{function.__qualname__}"


def signature_of(function: Callable[..., Any]) -> tuple[Any, ...]:
    """Return the types of a function's arguments."""
    given = inspect.signature(function).parameters
    return tuple(NUMBERS.get(one.annotation) or ARRAYS[name] for name, one in given.items())
