"""Environments for researchers: many games at once, and the shapes that others' tools expect.

What is made of packages of others (PettingZoo, Gymnasium, OpenSpiel, Polars) needs
``pip install "chanbara[research]"``; many games at once need nothing more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.research.names import register_names

if TYPE_CHECKING:
    from chanbara.research.vector import VectorEnv

__all__ = ["VectorEnv"]

register_names()


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever has the name
    """Load the vector environment when it is first asked for: with it comes the compiler."""
    if name == "VectorEnv":
        from chanbara.research.vector import VectorEnv  # noqa: PLC0415 - see above

        return VectorEnv
    message = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(message)
