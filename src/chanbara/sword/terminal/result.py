"""The end of a game: roles are revealed, points are added up, and one line says who won."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from chanbara.cli.common.draw import title_line
from chanbara.sword.rules.scoring import DEADLY_STRIKE
from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.sight.view import ResultView, SeatView, View
from chanbara.sword.words.ending import cause, won_by
from chanbara.sword.words.words import Words

MINUS = "\N{MINUS SIGN}"


def result_screen(words: Words, view: View) -> RenderableType:
    """Return how the game ended and how the points were scored."""
    result = view.result
    assert result is not None, "the game goes on"
    end = Text.assemble(words.tell(cause(words.messages, view, result)), (f"  {result.rule}", "quiet"))
    return Group(
        title_line(words.say("result-title")),
        Text(),
        Padding(
            Group(end, Text(), score_rows(words, view, result), Text(), verdict(words, view, result)), (0, 1)
        ),
    )


def score_rows(words: Words, view: View, result: ResultView) -> RenderableType:
    """Return each team with its players and their points, the winners first."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        rows.add_column(no_wrap=True)
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(style="quiet", no_wrap=True)
    teams = sorted(result.totals, key=lambda team: (team != result.winner, -result.totals[team]))
    for place, team in enumerate(teams):
        if place:
            rows.add_row()
        style = "turn" if team == result.winner else "title"
        total = Text(_signed(result.totals[team]), style=style)
        rows.add_row(Text(_begun(words.say(f"team-{team}")), style=style), "", "", "", total, "8.3")
        for one in view.seats:
            if team_of(words, one) == team:
                rows.add_row(*score_cells(words, one, result))
        if result.deadly_strike == team:
            rows.add_row(f"  {words.say('word-deadly-strike')}", "", "", "", _signed(DEADLY_STRIKE), "8.5")
    return rows


def score_cells(words: Words, one: SeatView, result: ResultView) -> list[Text]:
    """Return one player's honor, its multiplier, and the cards left in hand."""
    score = result.scores[one.seat]
    assert one.role is not None, "at the end every role is known"
    points = Text.assemble(f"{score.honor} ", ("✿", "honor"), f" × {score.multiplier}")
    if score.in_hand:
        worth = "/".join(words.card(card.key) for card in words.catalog.cards if card.worth)
        points.append(f" + {score.in_hand} {worth}")
    is_you = one.seat == words.reader
    name = Text(f"  {words.name(one.seat)}", style="bold" if is_you else "")
    you = Text(words.say("table-you") if is_you else "")
    return [name, Text(words.role(one.role)), you, points, Text(_signed(score.points))]


def team_of(words: Words, one: SeatView) -> str:
    """Return the team of a player whose role is known."""
    assert one.role is not None, "at the end every role is known"
    return TEAM_OF[words.catalog.role_cards[one.role].role].value


def verdict(words: Words, view: View, result: ResultView) -> Text:
    """Return who won, by which rule, and whether that is the reader."""
    sentence, rule = won_by(words.messages, result)
    line = Text(words.tell(sentence), style="title")
    line.append(f"  {rule}", style="quiet")
    if words.reader is not None:
        won = words.reader in result.winners
        line.append("\n").append(words.say("result-you-won" if won else "result-you-lost"))
    return line


def _signed(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)


def _begun(name: str) -> str:
    """Return a name as written at the beginning of a line."""
    return name[:1].upper() + name[1:]
