"""Shapes and letters on a picture; Pillow draws them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any
from unicodedata import combining, normalize

import numpy as np
import numpy.typing as npt

from chanbara.research.extra import missing

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing("pillow") from error

if TYPE_CHECKING:
    from collections.abc import Iterable


Pixels = npt.NDArray[np.uint8]
"""Rows, columns and red, green, blue."""

WIDTH, HEIGHT = 1000, 760
PAPER, PANEL, INK, FAINT = "#e9e1d0", "#fbf8f1", "#2b2622", "#8a8177"
ASKED, BLOSSOM, HEART, BACK = "#c8551b", "#d1668c", "#a3262a", "#3d5a80"
SMALL, NORMAL, LARGE = 14, 17, 21
LINE = 1.25
"""The height of a line, as a multiple of its letters."""
DRAWN_AS = str.maketrans(
    {
        "★": "*",
        "–": "-",
        "\N{MINUS SIGN}": "-",
        "×": "x",
        "·": "-",
        "…": "...",
        "◇": "<>",
        "◆": "<*>",
        "◈": "<+>",
    }
)
"""Signs that Pillow's own font lacks."""


@cache
def font(size: int) -> Any:  # noqa: ANN401 - a font, of either kind that Pillow has
    """Return Pillow's own font in a size: the picture is the same on every machine."""
    return ImageFont.load_default(size)


def plain(text: str) -> str:
    """Return a text in letters that the font has: without macrons and accents."""
    letters = normalize("NFKD", text.translate(DRAWN_AS))
    return "".join(letter for letter in letters if not combining(letter)).strip()


class Canvas:
    """A picture in progress."""

    def __init__(self) -> None:
        self._image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def pixels(self) -> Pixels:
        """Return the picture as an array."""
        return np.array(self._image, dtype=np.uint8)

    def panel(self, left: float, top: float, width: float, height: float, *, is_asked: bool = False) -> None:
        """Draw a sheet; that of who must answer has a broad edge."""
        outline, breadth = (ASKED, 4) if is_asked else (FAINT, 1)
        corners = (left, top, left + width, top + height)
        self._draw.rounded_rectangle(corners, 8, fill=PANEL, outline=outline, width=breadth)

    def table(self, left: float, top: float, right: float, bottom: float) -> None:
        """Draw the table top."""
        self._draw.ellipse((left, top, right, bottom), fill="#d8ccb4")

    def text(self, left: float, top: float, text: str, size: int = NORMAL, color: str = INK) -> None:
        """Write one line."""
        self._draw.text((left, top), plain(text), font=font(size), fill=color)

    def centered(self, middle: float, top: float, text: str, size: int = NORMAL, color: str = INK) -> None:
        """Write one line around a middle."""
        self.text(middle - font(size).getlength(plain(text)) / 2, top, text, size, color)

    def paragraph(
        self, left: float, top: float, width: float, text: str, lines: int, size: int = SMALL
    ) -> None:
        """Write some lines, broken between words; what does not fit ends in dots."""
        for number, line in enumerate(broken(plain(text), width, lines, size)):
            self.text(left, top + number * size * LINE, line, size)

    def dots(self, left: float, top: float, filled: int, whole: int, color: str) -> None:
        """Draw ``whole`` dots, of which so many are filled."""
        for number in range(whole):
            x = left + number * 15
            fill = color if number < filled else None
            self._draw.ellipse((x, top, x + 11, top + 11), fill=fill, outline=color, width=2)

    def backs(self, left: float, top: float, count: int) -> None:
        """Draw cards face down, overlapping if there are many."""
        step = min(13.0, 80 / max(count, 1))
        for number in range(count):
            x = left + number * step
            self._draw.rectangle((x, top, x + 11, top + 16), fill=BACK, outline=PANEL)


def broken(text: str, width: float, lines: int, size: int) -> Iterable[str]:
    """Return a text in lines of a width, at most ``lines`` of them."""
    found, line = [], ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and font(size).getlength(longer) > width:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        last = found[lines - 1]
        while last and font(size).getlength(f"{last} ...") > width:
            last = last.rpartition(" ")[0]
        found[lines - 1] = f"{last} ..."
    return found[:lines]
