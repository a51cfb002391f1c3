"""The compiled mind of a browser: what calls it is JavaScript's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyodide.ffi import to_js  # type: ignore[import-not-found]

from chanbara.compiled import no_compiler
from chanbara.offline.mind import compiled
from chanbara.sword.mind.entry_points import EXPORTED


def use_mind(mind: Any) -> None:  # noqa: ANN401 - of JavaScript
    """Let bots think with what was compiled in advance."""
    no_compiler.use(compiled(Mind(mind), EXPORTED))


class Mind:
    """The compiled mind."""

    def __init__(self, mind: Any) -> None:  # noqa: ANN401 - of JavaScript
        self._mind = mind

    def call(self, name: str, data: bytes, given: Sequence[int | str]) -> int:
        return int(self._mind.call(name, to_js(data), to_js(given)))

    def data(self, length: int) -> bytes:
        return bytes(self._mind.data(length).to_bytes())
