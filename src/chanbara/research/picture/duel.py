"""The duel as a picture: the enemies above, the player below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.words.asking import pictured, question
from chanbara.duel.words.lines import defence_words, lasting_lines
from chanbara.duel.words.text import result_lines
from chanbara.duel.words.words import DuelWords
from chanbara.research.picture.canvas import ASKED, BACK, HEART, LARGE, WIDTH, Canvas

if TYPE_CHECKING:
    from chanbara.duel.sight.view import DuelView
    from chanbara.research.picture.canvas import Pixels

ENEMY_WIDTH, ENEMY_GAP = 300, 24
PLAYER_TOP, HAND_TOP = 330, 560


def draw_duel(view: DuelView) -> Pixels:
    """Return the picture of a view."""
    canvas, words = Canvas(), DuelWords("en", view)
    now = view.open
    canvas.centered(
        WIDTH / 2, 18, words.say("duel-table-round", round=now["round"], attack=now["attack"]), LARGE
    )
    _draw_enemies(canvas, words, view)
    canvas.centered(WIDTH / 2, 270, defence_words(words, view))
    _draw_player(canvas, words, view)
    _draw_hand(canvas, words, view)
    return canvas.pixels()


def _draw_enemies(canvas: Canvas, words: DuelWords, view: DuelView) -> None:
    count = len(view.enemies)
    left = (WIDTH - count * ENEMY_WIDTH - (count - 1) * ENEMY_GAP) / 2
    for number, enemy in enumerate(view.enemies):
        x = left + number * (ENEMY_WIDTH + ENEMY_GAP)
        is_target = count > 1 and view.open["attack"] > 0 and view.open["target"] == number
        canvas.panel(x, 70, ENEMY_WIDTH, 150, is_asked=is_target)
        canvas.text(x + 16, 82, words.enemy(number), LARGE)
        _draw_values(canvas, x + 16, 122, enemy.life, enemy.life, enemy.qi)
        if enemy.armour:
            canvas.text(x + 16, 186, words.say("duel-table-armour", count=enemy.armour))


def _draw_player(canvas: Canvas, words: DuelWords, view: DuelView) -> None:
    now = view.open
    canvas.panel(100, PLAYER_TOP, 800, 200, is_asked=view.decision is not None)
    canvas.text(120, PLAYER_TOP + 14, words.say("duel-you"), LARGE)
    _draw_values(canvas, 120, PLAYER_TOP + 52, now["life"], now["life_cap"], now["qi"])
    values = {"strength": now["strength"], "technique": now["technique"], "guard": view.guard}
    for number, (value, count) in enumerate(values.items()):
        canvas.text(420 + 160 * number, PLAYER_TOP + 52, f"{words.value(value)} {count}")
    die = "duel-table-red-die" if now["red_die"] else "duel-table-red-die-gone"
    canvas.text(420, PLAYER_TOP + 82, words.say(die, count=now["red_die"]))
    canvas.paragraph(120, PLAYER_TOP + 118, 760, " ".join(lasting_lines(words, view)), 2)
    if now["played"]:
        line = words.say("duel-table-played", cards=words.cards(now["played"]))
        canvas.paragraph(120, PLAYER_TOP + 158, 760, line, 2)


def _draw_values(canvas: Canvas, left: float, top: float, life: int, full: int, qi: int) -> None:
    """Draw life and Qi as dots, each with its number."""
    canvas.dots(left, top, life, full, HEART)
    canvas.text(left + 15 * full + 8, top - 4, str(life), color=HEART)
    canvas.dots(left, top + 30, qi, qi, BACK)
    canvas.text(left + 15 * qi + 8, top + 26, f"{qi} Qi", color=BACK)


def _draw_hand(canvas: Canvas, words: DuelWords, view: DuelView) -> None:
    """Draw the cards in hand, and what is asked or how it ended."""
    canvas.panel(14, HAND_TOP, 972, 186)
    if view.result is not None:
        canvas.paragraph(30, HAND_TOP + 14, 940, " ".join(result_lines(words, view)), 3, LARGE)
        return
    canvas.paragraph(30, HAND_TOP + 12, 940, words.tell(question(words.messages, view, pictured(view))), 2)
    hand: list[str] = view.open["hand"]
    canvas.text(30, HAND_TOP + 54, "Hand" if hand else "Hand: empty", color=ASKED)
    for number, key in enumerate(dict.fromkeys(hand)):
        times = f" x{hand.count(key)}" if hand.count(key) > 1 else ""
        across, down = divmod(number, 5)
        line = f"{words.card(key)}{times}: {words.numbers(key)}"
        canvas.text(110 + 300 * across, HAND_TOP + 54 + 25 * down, line)
