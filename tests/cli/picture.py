"""The picture of a typical table in the README: ``python -m tests.cli.picture`` redraws it."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from chanbara import observe, seen
from chanbara.cli.common.manners import THEME
from chanbara.sword.placement import Placement, SeatPlacement, place
from chanbara.sword.terminal.draw import screen
from chanbara.sword.words.words import Words

PATH = Path(__file__).parents[2] / "docs" / "pictures" / "terminal.svg"
WIDTH = 88

PAPER = (244, 239, 228)
INK = (29, 27, 26)
VERMILION = (185, 53, 36)
MOSS = (86, 105, 76)
GOLD = (134, 96, 26)
INDIGO = (47, 93, 148)
BLOSSOM = (168, 71, 90)

COLOURS = [INK, VERMILION, MOSS, GOLD, INDIGO, BLOSSOM, INDIGO, INK]
WASHI = TerminalTheme(PAPER, INK, COLOURS, COLOURS)

# Our own frame: Rich's would fetch a font from elsewhere and draw the buttons of a window.
FRAME = """\
<svg class="{unique_id}" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>A table of Samurai Sword in the terminal</title>
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{width}" height="{height}"/></clipPath>
{lines}
</defs>
<rect width="100%" height="100%" fill="#f4efe4"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">
{matrix}
</g>
</g>
</svg>
"""


def seat(who: str, hand: str, in_play: str) -> SeatPlacement:
    """Return a player: character, role, resilience and honor, then the cards."""
    character, role, resilience, honor = who.split()
    return SeatPlacement(character, role, int(resilience), int(honor), hand.split(), in_play.split())


def picture() -> str:
    """Draw a parry window in the middle of a game of five."""
    game = place(
        Placement(
            seats=[
                seat("tomoe samurai 2 4", "katana parry geisha focus", "armor"),
                seat("benkei shogun 4 5", "bo parry parry breathing", "focus"),
                seat("hanzo ninja2 4 2", "shuriken kusarigama daimyo", ""),
                seat("musashi ninja3 3 3", "nagayari diversion bokken parry", "fast_draw"),
                seat("chiyome ronin 0 3", "tea_ceremony jujutsu", "bushido"),
            ],
            turn=3,
            turn_number=14,
            pile=["kiseru", "parry", "bokken"],
        )
    )
    game.apply("play diversion>0")
    game.apply("play nagayari>0")
    view = observe(game, 0)
    words = Words("en", view)
    console = Console(
        file=io.StringIO(), theme=THEME, width=WIDTH, record=True, highlight=False, markup=False, emoji=False
    )
    console.print(screen(words, view, seen(game, 0), WIDTH))
    console.print()
    return console.export_svg(theme=WASHI, code_format=FRAME, unique_id="table")


if __name__ == "__main__":
    PATH.parent.mkdir(parents=True, exist_ok=True)
    PATH.write_text(picture(), encoding="utf-8")
