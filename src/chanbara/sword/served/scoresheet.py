"""How a game ended, for clients that know no rules: sums line by line, and the rules behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sword.rules.words import TEAM_OF
from chanbara.sword.served.payloads import ScoreSheet, SumLine, TeamSum
from chanbara.sword.sight.derived import catalog_at
from chanbara.sword.words.ending import cause, won_by
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from chanbara.sword.sight.view import ResultView, View

SCORE, DEADLY_STRIKE = "8.3", "8.5"
"""The rules of a player's points, and of a Deadly Strike."""


def score_sheet(view: View) -> ScoreSheet | None:
    """Return how the points were scored, once the game is over."""
    result = view.result
    if result is None:
        return None
    teams = [_team(view, result, team) for team in result.totals]
    messages = Messages(view)
    won, rule = won_by(messages, result)
    return ScoreSheet(
        teams=sorted(teams, key=lambda one: one.team == result.winner),
        cause=cause(messages, view, result),
        won=won,
        rule=rule,
    )


def _team(view: View, result: ResultView, team: str) -> TeamSum:
    catalog = catalog_at(view)
    roles = {one.seat: catalog.role_cards[one.role] for one in view.seats if one.role is not None}
    by_stars = {role for group in catalog.deals.by_stars.get(len(view.seats), ()) for role in group}
    lines = [
        SumLine(
            seat,
            score := result.scores[seat],
            stars=card.stars if card.role in by_stars else None,
            points=score.points,
            rule=SCORE,
        )
        for seat, card in roles.items()
        if TEAM_OF[card.role] == team
    ]
    total = result.totals[team]
    if result.deadly_strike == team:
        # The actual cost, which is lower if a score cannot be negative.
        cost = total - sum(line.points for line in lines)
        lines.append(SumLine(None, None, stars=None, points=cost, rule=DEADLY_STRIKE))
    return TeamSum(team, lines, total)
