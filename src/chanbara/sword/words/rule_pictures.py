"""The two pictures of the rules pages: the circle of difficulties, and a weapon card explained.

Numbers come from the engine and the catalog, words from the locales. Every color has a class, so that the
page can put its own in place. ``python -m checks.pages.rule_pictures --write`` writes the files.
"""

from __future__ import annotations

import textwrap
from math import cos, pi, sin
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from chanbara.locales import speech
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.placement import Placement, SeatPlacement, place
from chanbara.sword.rules.query import difficulty

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sword.rules.catalog import Card

COLORS = {
    "paper": "#fbf8f0",
    "ink": "#1d1b1a",
    "line": "#cfc5b1",
    "red": "#b93525",
    "blue": "#2c5a8c",
    "yellow": "#b58a3c",
    "light": "#fffdf8",
}
"""By class; the page has two for each, by day and by night."""
SANS, SERIF = "'Source Sans 3', 'Segoe UI', Roboto, Arial, sans-serif", "Alegreya, Georgia, serif"
WIDTH, MARGIN = 360, 16
SMALL, NORMAL, LARGE = 17, 19, 20

PEOPLE = {"A": "hideyoshi", "B": "tomoe", "C": "goemon", "D": "musashi", "E": "kojiro", "F": "ieyasu"}
ARMOR = "armor"
CENTER, RING, INNER = (180.0, 170.0), (130.0, 130.0), (66.0, 84.0)
"""Where six players sit, and how far from the middle what they need stands, across and up."""

CARD = "katana"
LETTERS_A_LINE = 34
LEFT, TOP, WIDE, HIGH = 96, 14, 168, 236
"""Where the card lies."""
SIGNS = ((LEFT, TOP + 71), (LEFT, TOP + 113), (LEFT, TOP + 208), (LEFT + WIDE, TOP + 208))
"""Which edge of it each sign is nearest to, and how far down: kind, symbol, reach, wounds."""
DRAWINGS = {
    "katana": (
        ("ink", "M29 44C27 26 29 10 37 -5L38.5 2C35 14 34 30 35 44ZM24 44h16v4H24z"),
        ("red", "M29.5 49H35L37 69H31.5Z"),
    ),
    "fuji": (
        ("ink", "M0 56L24 13Q26 9 32 9T40 13L64 56Z"),
        ("paper", "M24.5 19Q27 14 32 14T39.5 19L46 31l-6-3-8 8-8-8-6 3z"),
    ),
    "weapon": (("red", "M32 5L62 57H2Z"),),
    "wounds": (("ink", "M32 4C45 23 52 32 52 42A20 20 0 0 1 12 42C12 32 19 23 32 4Z"),),
}
"""In a square of 64, as on the cards of the page."""


def circle_of_difficulties(language: str) -> str:
    """Return six players in a circle and the Difficulty of attacks by A and on A, who has two Armor (5.4)."""
    voice = speech(language)
    seats = [SeatPlacement(character, hand=["parry"]) for character in PEOPLE.values()]
    seats[0].in_play = [ARMOR, ARMOR]
    table = place(Placement(seats)).table
    needed = {
        letter: (difficulty(table, 0, seat), difficulty(table, seat, 0))
        for seat, letter in enumerate(PEOPLE)
        if seat
    }
    x, y = CENTER
    top = y - RING[1]
    drawn = [
        f'<circle class="line" cx="{x:g}" cy="{y:g}" r="{RING[0]:g}" fill="none" stroke="{COLORS["line"]}"/>'
    ]
    for seat, letter in enumerate(PEOPLE):
        at = _around(seat, RING)
        drawn += [
            _disc(at, 24, "paper", edge="ink"),
            _text(at[0], at[1] + 7, letter, LARGE, SERIF, middle=True),
        ]
        if seat:
            in_x, in_y = _around(seat, INNER)
            out, back = needed[letter]
            drawn += [*_attacks((in_x - 15, in_y), str(out)), *_attacked((in_x + 15, in_y), str(back))]
    drawn += [_square((x + 42, top), 20, "blue"), _square((x + 66, top), 20, "blue")]
    drawn.append(_text(x + 84, top + 6, voice.say(f"card-{ARMOR}"), SMALL))
    drawn.append(_text(MARGIN, 350, voice.say("word-difficulty"), NORMAL, SERIF))
    drawn += [*_attacks((28, 376), ""), _text(48, 382, voice.say("picture-attacks"), SMALL)]
    drawn += [*_attacked((28, 406), ""), _text(48, 412, voice.say("picture-attacked"), SMALL)]
    lines = [
        voice.say("picture-needs", seat=letter, out=out, back=back) for letter, (out, back) in needed.items()
    ]
    return _svg("difficulty", 428, voice.say("picture-difficulty"), " ".join(lines), drawn)


def weapon_card(language: str) -> str:
    """Return a weapon card of which every sign is explained (1.3, 5.3, 6.3)."""
    voice = speech(language)
    card, name = catalog_of(Edition()).card(CARD), voice.say(f"card-{CARD}")
    lines = [
        voice.say("picture-kind"),
        voice.say("picture-symbol", symbol=voice.say(f"suit-{card.suit}")),
        voice.say("picture-reach", reach=card.reach),
        voice.say("picture-wounds", wounds=card.wounds),
    ]
    drawn = _card_face(card, name)
    for number, (edge, down) in enumerate(SIGNS, 1):
        outside = -1 if edge == LEFT else 1
        drawn.append(
            f'<path class="stroke" d="M{edge + outside * 40} {down}H{edge - outside * 10}" fill="none"'
            f' stroke="{COLORS["ink"]}" stroke-width="1.5"/>'
        )
        drawn += _number((edge + outside * 52, down), number)
    y = TOP + HIGH + 30.0
    for number, line in enumerate(lines, 1):
        drawn += _number((28, y - 5), number)
        for words in textwrap.wrap(line, LETTERS_A_LINE):
            drawn.append(_text(52, y, words, SMALL))
            y += 21
        y += 9
    return _svg("weapon", y - 12, voice.say("picture-weapon", card=name), " ".join(lines), drawn)


def _card_face(card: Card, name: str) -> list[str]:
    box = f'x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="6"'
    band = f"M{LEFT} {TOP + 44}V{TOP + 6}q0-6 6-6h{WIDE - 12}q6 0 6 6v38z"
    target = f'cx="{LEFT + 26}" cy="{TOP + 208}" r="9" fill="none"'
    return [
        f'<rect class="paper" {box} fill="{COLORS["paper"]}"/>',
        f'<path class="red" d="{band}" fill="{COLORS["red"]}"/>',
        _text(LEFT + WIDE / 2, TOP + 29, name, LARGE, SERIF, "light", middle=True),
        *_drawing("weapon", (LEFT + 12, TOP + 58), 0.42),
        *_drawing(card.suit, (LEFT + 12, TOP + 100), 0.42),
        *_drawing(CARD, (LEFT + 58, TOP + 62), 1.45, turned=45),
        f'<circle class="stroke" {target} stroke="{COLORS["ink"]}" stroke-width="4"/>',
        _disc((LEFT + 26, TOP + 208), 3.5, "ink"),
        _text(LEFT + 44, TOP + 216, str(card.reach), 26),
        *_drawing("wounds", (LEFT + 106, TOP + 197), 0.36),
        _text(LEFT + 134, TOP + 216, str(card.wounds), 26),
        f'<rect class="stroke" {box} fill="none" stroke="{COLORS["ink"]}" stroke-width="2"/>',
    ]


PICTURES = {"difficulty": circle_of_difficulties, "weapon": weapon_card}


def file_name(picture: str, language: str) -> str:
    """Return what the file of a picture is called."""
    return f"rules-{picture}.svg" if language == "en" else f"rules-{picture}.{language}.svg"


def _around(seat: int, radii: tuple[float, float]) -> tuple[float, float]:
    """Return a point in front of a seat; A sits at the top, the others follow clockwise."""
    angle = pi * (2 * seat / len(PEOPLE) - 0.5)
    return round(CENTER[0] + radii[0] * cos(angle), 1), round(CENTER[1] + radii[1] * sin(angle), 1)


def _attacks(at: tuple[float, float], words: str) -> list[str]:
    """Return what A needs: a disc."""
    return [_disc(at, 13, "ink"), _text(at[0], at[1] + 6, words, SMALL, color="paper", middle=True)]


def _attacked(at: tuple[float, float], words: str) -> list[str]:
    """Return what is needed against A: a square, so that color is not the only sign."""
    return [_square(at, 26, "red"), _text(at[0], at[1] + 6, words, SMALL, color="light", middle=True)]


def _number(at: tuple[float, float], number: int) -> list[str]:
    return [_disc(at, 12, "paper", edge="ink"), _text(at[0], at[1] + 5.5, str(number), SMALL, middle=True)]


def _disc(at: tuple[float, float], radius: float, color: str, edge: str = "") -> str:
    drawn = f'<circle class="{color}" cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{COLORS[color]}"/>'
    if not edge:
        return drawn
    round_it = f'fill="none" stroke="{COLORS[edge]}" stroke-width="2"/>'
    return f'{drawn}<circle class="stroke" cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" {round_it}'


def _square(at: tuple[float, float], side: float, color: str) -> str:
    x, y = at[0] - side / 2, at[1] - side / 2
    size = f'width="{side:g}" height="{side:g}" rx="3"'
    return f'<rect class="{color}" x="{x:g}" y="{y:g}" {size} fill="{COLORS[color]}"/>'


def _text(
    x: float, y: float, words: str, size: int, font: str = SANS, color: str = "ink", *, middle: bool = False
) -> str:
    anchor = ' text-anchor="middle"' if middle else ""
    look = f'font-family="{font}" font-size="{size}" font-weight="{600 if middle else 500}"'
    paint = f'class="{color}" fill="{COLORS[color]}"'
    return f'<text {paint} x="{x:g}" y="{y:g}" {look}{anchor}>{escape(words)}</text>'


def _drawing(name: str, at: tuple[float, float], scale: float, turned: int = 0) -> list[str]:
    turn = f" rotate({turned} 32 32)" if turned else ""
    paths = [f'<path class="{color}" d="{path}" fill="{COLORS[color]}"/>' for color, path in DRAWINGS[name]]
    return [f'<g transform="translate({at[0]:g} {at[1]:g}) scale({scale:g}){turn}">{"".join(paths)}</g>']


def _svg(name: str, height: float, title: str, about: str, drawn: Sequence[str]) -> str:
    """Return a picture with its name and a description for those who do not see it."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img"'
        f' aria-labelledby="picture-{name} picture-{name}-about">'
    )
    ground = f'<rect class="paper" width="{WIDTH}" height="{height:g}" fill="{COLORS["paper"]}"/>'
    names = [
        f'<title id="picture-{name}">{escape(title)}</title>',
        f'<desc id="picture-{name}-about">{escape(about)}</desc>',
    ]
    return "\n".join([head, *names, ground, *(one for one in drawn if one), "</svg>", ""])
