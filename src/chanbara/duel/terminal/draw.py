"""The duel drawn in the terminal, from a view and its events alone."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chanbara.cli.common.draw import choice_rows, drops, news, title_line
from chanbara.duel.rules.values import red_die_counts
from chanbara.duel.sight.view import DuelView, EnemyView
from chanbara.duel.words.asking import choices, pictured, question
from chanbara.duel.words.lines import decks_line, defence_words, lasting_lines
from chanbara.duel.words.messages import VALUES, plain_number, signed
from chanbara.duel.words.words import DuelWords
from chanbara.sight import Seen

GAP = (0, 2, 0, 0)
BOLD_VALUES = "title"


def duel_screen(words: DuelWords, view: DuelView, events: Sequence[Seen], width: int) -> RenderableType:
    """Return everything the player looks at when asked to decide."""
    asked = Text(words.tell(question(words.messages, view, pictured(view))), style="title")
    offered = choice_rows(choices(words, view), width - 2)
    parts = (news(words, events), board(words, view), hand_rows(words, view), Group(asked, Text(), offered))
    rows = [row for part in parts for row in (part, Text())][:-1]
    return Group(duel_header(words, view), Text(), Padding(Group(*rows), (0, 1)))


def duel_header(words: DuelWords, view: DuelView) -> RenderableType:
    """Return the status line at the top."""
    stands = view.open
    in_hand = view.decision is not None and view.decision.kind in {"mulligan", "redraw", "extra"}
    message = "duel-table-round-began" if in_hand else "duel-table-round"
    return title_line(words.say(message, round=stands["round"], attack=stands["attack"]))


def board(words: DuelWords, view: DuelView) -> RenderableType:
    """Return both sides, the cards of this attack and the decks."""
    rows = Table.grid(padding=GAP)
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_row(Text(words.say("duel-you"), style="bold"), player_line(words, view))
    rows.add_row("", values_line(words, view))
    for line in lasting_lines(words, view):
        rows.add_row("", Text(line))
    for number, enemy in enumerate(view.enemies):
        rows.add_row()
        rows.add_row(Text(words.enemy(number), style="turn"), enemy_line(words, view, number, enemy))
    rows.add_row("", defence_line(words, view))
    lines: list[RenderableType] = [rows, Text()]
    if view.open["played"]:
        lines.append(Text(words.say("duel-table-played", cards=words.cards(view.open["played"]))))
    return Group(*lines, Text(decks_line(words, view), style="quiet"))


def points(filled: int, full: int, mark: str) -> Text:
    """Return Qi as marks, filled or hollow."""
    return Text.assemble(mark * filled, ("○" * max(0, full - filled), "quiet"))


def player_line(words: DuelWords, view: DuelView) -> Text:
    """Return life, Qi, armor and the red die."""
    stands = view.open
    die = "duel-table-red-die" if stands["red_die"] else "duel-table-red-die-gone"
    counts = red_die_counts(pictured(view))
    die = die if counts == stands["red_die"] else "duel-table-red-die-counts"
    parts = [
        Text.assemble(drops(stands["life"], stands["life_cap"]), f" {words.amount('life', stands['life'])}"),
        Text.assemble(points(stands["qi"], view.qi_most, "◉"), f" {words.amount('qi', stands['qi'])}"),
        Text(words.say(die, count=stands["red_die"], counts=counts)),
    ]
    if stands["armour"]:
        parts.append(Text(words.say("duel-table-armour", count=stands["armour"])))
    if stands["mulligans"]:
        parts.append(Text(words.say("duel-table-mulligans", count=stands["mulligans"])))
    return Text("   ").join(parts)


def values_line(words: DuelWords, view: DuelView) -> Text:
    """Return strength, technique and guard; if the effective guard differs, that too."""
    stands = view.open
    values = [f"{words.value(value)} {plain_number(stands[value])}" for value in VALUES[:2]]
    guard = stands["guard"] + stands["guard_bonus"]
    values.append(f"{words.value('guard')} {plain_number(guard)}")
    if guard != view.guard:
        values.append(words.say("duel-table-guard-counts", count=plain_number(view.guard)))
    return Text("   ".join(values), style=BOLD_VALUES)


def enemy_line(words: DuelWords, view: DuelView, number: int, enemy: EnemyView) -> Text:
    """Return what is visible of an enemy."""
    if not enemy.life:
        return Text(words.say("duel-table-dead"), style="quiet")
    parts = [
        Text.assemble("●" * enemy.life, f" {words.amount('life', enemy.life)}"),
        Text.assemble(points(enemy.qi, enemy.start_qi, "◉"), f" {words.amount('qi', enemy.qi)}"),
    ]
    if enemy.armour:
        parts.append(Text(words.say("duel-table-armour", count=enemy.armour)))
    if words.book.opponents.get(enemy.opponent) and words.book.opponents[enemy.opponent].two_sides:
        parts.append(Text(words.say("duel-table-side", side="B" if view.open["side_b"] else "A")))
    if len(view.enemies) > 1 and view.open["target"] == number and view.open["attack"]:
        parts.append(Text(words.say("duel-table-target"), style="bold"))
    return Text("   ").join(parts)


def defence_line(words: DuelWords, view: DuelView) -> Text:
    """Return the defense to be reached, with all its modifiers."""
    text = defence_words(words, view)
    return Text(text, style=BOLD_VALUES if view.open["defence"] is not None else "quiet")


def hand_rows(words: DuelWords, view: DuelView) -> RenderableType:
    """Return the cards in hand: their names and values."""
    hand: list[str] = view.open["hand"]
    if not hand:
        return Text(words.say("table-hand-empty"), style="title")
    held = words.say("amount-cards", count=len(hand))
    rows = Table.grid(padding=GAP)
    for key in dict.fromkeys(hand):
        times = f" ×{hand.count(key)}" if hand.count(key) > 1 else ""
        rows.add_row(*action_cells(words, key, times))
    return Group(Text(words.say("table-hand", cards=held), style="title"), rows)


def action_cells(words: DuelWords, key: str, times: str = "") -> list[Text]:
    """Return an action card: its name, its three numbers, its text."""
    card = words.book.actions[key]
    numbers = [
        Text(
            f"{words.say(f'duel-letter-{value}')} {signed(getattr(card, value)):>2}",
            style="" if getattr(card, value) else "quiet",
        )
        for value in VALUES
    ]
    style = "property" if card.is_special else ""
    text = words.card_text(key)
    return [Text(f"{words.card(key)}{times}", style=style), *numbers, Text(text, style="quiet")]
