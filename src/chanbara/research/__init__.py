"""Environments for researchers: vectorized games, and adapters for common toolkits.

The adapters (PettingZoo, Gymnasium, OpenSpiel, Polars) need ``pip install "chanbara[research]"``; vectorized
games need no extra packages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.research.names import register_names

if TYPE_CHECKING:
    from chanbara.research.vector import VectorEnv

__all__ = ["VectorEnv"]

register_names()


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever has the name
    """Load the vector environment on first use: it imports the compiler."""
    if name == "VectorEnv":
        from chanbara.research.vector import VectorEnv  # noqa: PLC0415 - see above

        return VectorEnv
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
