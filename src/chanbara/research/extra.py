"""The error for a missing optional package."""

from __future__ import annotations


def missing(package: str) -> ModuleNotFoundError:
    """Return the error that says what to install."""
    message = f'the package {package} is missing; install it with: pip install "chanbara[research]"'
    return ModuleNotFoundError(message, name=package)
