"""Optional third-party packages that only some commands need."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def package(name: str, extra: str) -> Any:  # noqa: ANN401 - the package
    """Return a package; if it is missing, say what to install."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.partition(".")[0]:
            raise
        message = f'the package {error.name} is missing; install it with: pip install "chanbara[{extra}]"'
        raise ModuleNotFoundError(message, name=error.name) from error
