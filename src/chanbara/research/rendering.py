"""The render modes of the environments: a view as text, on the terminal, or as a picture."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from chanbara.research.text import describe

if TYPE_CHECKING:
    from chanbara.research.picture.canvas import Pixels

RENDER_MODES = ["ansi", "human", "rgb_array"]
HUMAN = "human"
PIXELS = "rgb_array"


def check_render_mode(mode: str | None) -> None:
    """Refuse an unknown render mode, and pictures without the package that draws them."""
    if mode not in {None, *RENDER_MODES}:
        message = f"there is no render mode {mode!r}; there are {', '.join(map(repr, RENDER_MODES))}"
        raise ValueError(message)
    if mode == PIXELS:
        from chanbara.research.picture import canvas  # noqa: F401, PLC0415 - says what is missing


def rendered(view: Any, mode: str, language: str = "en") -> str | Pixels | None:  # noqa: ANN401 - of either game
    """Return a view as text or as a picture; for people, write it to the terminal."""
    if mode == PIXELS:
        from chanbara.research.picture import picture  # noqa: PLC0415 - needs a package of its own

        return picture(view)
    text = describe(view, language)
    if mode != HUMAN:
        return text
    sys.stdout.write(f"{text}\n\n")
    return None
