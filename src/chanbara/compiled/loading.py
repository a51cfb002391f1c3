"""Compiled functions, one by one: loaded from the cache, or compiled for one signature.

By default the compiler would make a version of a function for every constant it is called with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from numba.core import config

from chanbara.compiled.content import callees
from chanbara.compiled.numba_compiler import signature_of


def load(function: Any) -> bool:  # noqa: ANN401
    """Return whether a function can be called at once, after loading it from the cache if it is there."""
    if is_called_at_once(function):
        return True
    if not _is_whole(function):
        return False
    _compile(function)
    return True


def compile_one(function: Any) -> None:  # noqa: ANN401
    """Compile a function that is not cached, and first its callees."""
    if not load(function):
        for called in callees(function):
            compile_one(called)
        _compile(function)


def _compile(function: Any) -> None:  # noqa: ANN401
    function.compile(signature_of(function))
    function.disable_compile()


def is_called_at_once(function: Any) -> bool:  # noqa: ANN401
    """Whether a function is compiled in this process, or compilation is disabled."""
    # There is no public API for this.
    return bool(config.DISABLE_JIT) or not function._can_compile  # noqa: SLF001


def is_kept(function: Any) -> bool:  # noqa: ANN401
    """Whether a function is cached."""
    return is_called_at_once(function) or function._cache.path_for(signature_of(function)).exists()  # noqa: SLF001


def _is_whole(function: Any) -> bool:  # noqa: ANN401
    """Whether a function is cached and its file is still intact."""
    return bool(function._cache.has(signature_of(function)))  # noqa: SLF001


def not_kept(functions: Iterable[Any]) -> list[Any]:
    """Return what must be compiled before these functions can be called, callees first."""
    found: dict[Any, None] = {}

    def look_at(function: Any) -> None:  # noqa: ANN401
        if function not in found and not (is_called_at_once(function) or _is_whole(function)):
            for called in callees(function):
                look_at(called)
            found[function] = None

    for function in functions:
        look_at(function)
    return list(found)
