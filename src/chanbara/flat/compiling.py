"""How the flat core is compiled, and where the result is kept."""

from __future__ import annotations

import inspect
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numba
import platformdirs
from numba import types
from numba.core import config

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")

ARRAYS: dict[str, Any] = {
    "state": types.int8[::1],
    "chance": types.int64[::1],
    "actions": types.int16[::1],
    "row": types.int8[::1],
}
"""What the arguments of these names are; all others are whole numbers."""


def fingerprint() -> str:
    """Return a hash of the flat core's source and of what is printed on the cards."""
    here = Path(__file__).parent
    sources = [*here.glob("*.py"), *here.parent.glob("sword/cards/**/*.py")]
    digest = blake2b(digest_size=8)
    for path in sorted(sources):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def cache_folder() -> Path:
    """Return where compiled code is kept.

    The compiler notices when a function was changed, but not when another was that it calls: each state of
    the source has a folder of its own.
    """
    return platformdirs.user_cache_path("chanbara") / f"flat-{fingerprint()}"


CACHE_FOLDER = cache_folder()


def compiled(function: F) -> F:
    """Have a function compiled, and keep the result on disk.

    Threads run it side by side (nogil); a division by zero cannot occur in it and is not looked for.
    """
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        jit: Any = numba.njit(cache=True, nogil=True, error_model="numpy")
        wrapped: F = jit(function)
    finally:
        config.CACHE_DIR = usual
    return wrapped


def signature_of(function: Any) -> tuple[Any, ...]:  # noqa: ANN401 - a compiled function
    """Return the types of a function's arguments."""
    return tuple(ARRAYS.get(name, types.int64) for name in inspect.signature(function.py_func).parameters)


def prepare(function: Any) -> None:  # noqa: ANN401 - a compiled function
    """Compile a function for its one signature, and before it those that it calls.

    Left to itself the compiler would make a version of each for every constant it is called with.
    """
    if config.DISABLE_JIT or not function._can_compile:  # noqa: SLF001 - there is no public way to ask
        return
    for name in function.py_func.__code__.co_names:
        called = function.py_func.__globals__.get(name)
        if hasattr(called, "py_func"):
            prepare(called)
    function.compile(signature_of(function))
    function.disable_compile()
