"""How a game ended, in messages."""

from __future__ import annotations

from chanbara.sword.rules.words import Cause
from chanbara.sword.sight.view import ResultView, View
from chanbara.sword.words.messages import Messages
from chanbara.words.message import Argument, Message, message


def cause(messages: Messages, view: View, result: ResultView) -> Message:
    """Return what ended the game."""
    about: dict[str, Argument] = {
        "swordmaster": messages.names([one.seat for one in view.seats if one.resilience]),
        "without": messages.names([one.seat for one in view.seats if not one.honor]),
    }
    if result.victim is not None and result.by is not None:
        about |= {"seat": messages.name(result.victim), "by": messages.name(result.by)}
    # Where a table plays with custom cards any card may have taken the last honor.
    is_custom = result.cause == Cause.PROPERTY and "cards" in dict(messages.catalog.label)
    return message("result-cause-card" if is_custom else f"result-cause-{result.cause}", **about)


def won_by(messages: Messages, result: ResultView) -> tuple[Message, str]:
    """Return who won and by what, and the number of the rule that says so."""
    total = result.totals[result.winner]
    tied = list(result.totals.values()).count(total) > 1
    way, rule = ("tie", "8.6") if tied else ("score", "8.6")
    if result.cause == Cause.SWORDMASTER:
        way, rule = "swordmaster", "8.4"
    team, points = message(f"team-{result.winner}"), messages.amount("points", total)
    return message(f"result-won-by-{way}", team=team, points=points), rule
