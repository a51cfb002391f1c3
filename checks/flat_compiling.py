"""How the checks of the flat core are compiled."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config

import chanbara.sources.printed
from chanbara.flat.compiling import CACHE_FOLDER, Apart

F = TypeVar("F", bound=Callable[..., Any])

HERE = Path(__file__).parent
PRINTED = Path(chanbara.sources.printed.__file__)
SOURCES = [
    *sorted(HERE.glob("flat_*.py")),
    HERE.parent / "tests" / "boxes.py",
    PRINTED,
    PRINTED.with_suffix(".yaml"),
]


def fingerprint() -> str:
    """Return a hash of the checks' source, and of what they hold to be printed on the cards."""
    digest = blake2b(digest_size=8)
    for path in SOURCES:
        digest.update(path.read_bytes())
    return digest.hexdigest()


FOLDER = CACHE_FOLDER / f"checks-{fingerprint()}"
"""The compiler would not notice when another file changes that a function draws on."""


def checked(function: F) -> F:
    """Have a check compiled as the flat core is, and keep the result beside it."""
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(FOLDER)
    try:
        jit: Any = numba.njit(cache=True, nogil=True, error_model="numpy", pipeline_class=Apart)
        wrapped: F = jit(function)
    finally:
        config.CACHE_DIR = usual
    return wrapped
