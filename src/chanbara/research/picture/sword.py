"""Samurai Sword as a picture: the seats around the table, the observer at the bottom."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from chanbara.research.picture.canvas import ASKED, BLOSSOM, FAINT, HEART, LARGE, SMALL, Canvas
from chanbara.sword.words.asking import question
from chanbara.sword.words.ending import cause, won_by
from chanbara.sword.words.words import Words

if TYPE_CHECKING:
    from chanbara.research.picture.canvas import Pixels
    from chanbara.sword.sight.view import SeatView, View

MIDDLE, ACROSS, DOWN = (500, 325), 385, 245
"""The middle of the table, and how far the seats are from it."""
SEAT_WIDTH, SEAT_HEIGHT = 216, 124
MOST_DOTS = 8
"""So much honor or resilience, or more, is written as a number."""
HAND_TOP = 650


def draw_table(view: View) -> Pixels:
    """Return the picture of a view."""
    canvas, words = Canvas(), Words("en", view)
    x, y = MIDDLE
    canvas.table(x - ACROSS, y - DOWN, x + ACROSS, y + DOWN)
    first, count = view.seat or 0, len(view.seats)
    for away in range(count):
        # The next seat is the left neighbor: from the bottom of the picture to its left side.
        turn = radians(90 + 360 * away / count)
        one = view.seats[(first + away) % count]
        _draw_seat(canvas, words, view, one, x + ACROSS * cos(turn), y + DOWN * sin(turn))
    _draw_middle(canvas, words, view)
    _draw_hand(canvas, words, view)
    return canvas.pixels()


def _draw_seat(canvas: Canvas, words: Words, view: View, one: SeatView, x: float, y: float) -> None:
    """Draw what is to be seen of one player, around a point."""
    left, top = x - SEAT_WIDTH / 2, y - SEAT_HEIGHT / 2
    is_asked = view.decision is not None and view.decision.seat == one.seat
    canvas.panel(left, top, SEAT_WIDTH, SEAT_HEIGHT, is_asked=is_asked)
    inside = left + 12
    canvas.text(inside, top + 8, f"{one.seat}  {words.name(one.seat)}")
    role = words.role(one.role) if one.role else words.say("table-unknown-role")
    notes = [role] + ([words.say("word-harmless")] if one.harmless else [])
    notes += [words.say("table-on-turn")] if view.active == one.seat else []
    canvas.paragraph(inside, top + 30, SEAT_WIDTH - 20, ", ".join(notes), 1)
    _draw_dots(canvas, inside, top + 52, one.honor, one.honor, BLOSSOM)
    _draw_dots(canvas, inside, top + 68, one.resilience, one.full, HEART)
    canvas.backs(inside + 112, top + 54, one.hand)
    canvas.text(inside + 112, top + 71, str(one.hand), SMALL, FAINT)
    in_play = ", ".join(_counted(words, one.in_play))
    canvas.paragraph(inside, top + 86, SEAT_WIDTH - 20, in_play, 2)


def _draw_dots(canvas: Canvas, left: float, top: float, filled: int, whole: int, color: str) -> None:
    if whole < MOST_DOTS:
        canvas.dots(left, top, filled, whole, color)
        return
    canvas.dots(left, top, 1, 1, color)
    canvas.text(left + 16, top - 3, f"{filled} of {whole}" if filled < whole else str(filled), SMALL, color)


def _draw_middle(canvas: Canvas, words: Words, view: View) -> None:
    """Draw deck, pile, the card in play, and whose turn it is."""
    x, y = MIDDLE
    seat = words.name(view.active)
    lines = [
        words.say("table-turn", turn=view.turn, you="nobody", seat=seat),
        words.say("table-phase", phase=view.phase),
        f"{words.say('table-deck', count=view.deck)}, discard pile {len(view.pile)}",
    ]
    if view.playing is not None:
        lines.append(f"{words.say('table-playing')} {words.card(view.playing)}")
    elif view.pile:
        lines.append(f"top: {words.card(view.pile[-1])}")
    for number, line in enumerate(lines):
        canvas.centered(x, y - 48 + 25 * number, line)


def _draw_hand(canvas: Canvas, words: Words, view: View) -> None:
    """Draw the observer's cards, and what is asked or how it ended."""
    canvas.panel(14, HAND_TOP, 972, 98)
    if view.result is not None:
        canvas.text(30, HAND_TOP + 12, words.tell(won_by(words.messages, view.result)[0]), LARGE, ASKED)
        canvas.paragraph(30, HAND_TOP + 44, 940, words.tell(cause(words.messages, view, view.result)), 2)
        return
    asked = view.decision
    assert asked is not None, "somebody must answer until the game is over"
    mine = asked.options is not None
    line = (
        words.tell(question(words.messages, view))
        if mine
        else f"{words.name(asked.seat)} must answer ({asked.kind})."
    )
    canvas.paragraph(30, HAND_TOP + 10, 940, line, 1, LARGE)
    cards = f"Hand: {', '.join(_counted(words, view.hand)) or 'empty'}"
    canvas.paragraph(30, HAND_TOP + 44, 940, "A spectator sees no hands." if view.seat is None else cards, 2)


def _counted(words: Words, keys: tuple[str, ...]) -> list[str]:
    """Return the names of cards, equal ones together."""
    counts = {key: keys.count(key) for key in keys}
    return [words.card(key) + (f" x{count}" if count > 1 else "") for key, count in counts.items()]
