"""How a game ended, in sentences."""

from __future__ import annotations

from chanbara.sword.rules.words import Cause
from chanbara.sword.sight.view import ResultView, View
from chanbara.sword.words.words import Words


def cause(words: Words, view: View, result: ResultView) -> str:
    """Return what ended the game."""
    about: dict[str, object] = {
        "swordmaster": words.names([one.seat for one in view.seats if one.resilience]),
        "without": words.names([one.seat for one in view.seats if not one.honor]),
    }
    if result.victim is not None and result.by is not None:
        about |= {"seat": words.name(result.victim), "by": words.name(result.by)}
    return words.say(f"result-cause-{result.cause}", **about)


def won_by(words: Words, result: ResultView) -> tuple[str, str]:
    """Return who won and by what, and the number of the rule that says so."""
    total = result.totals[result.winner]
    tied = list(result.totals.values()).count(total) > 1
    way, rule = ("tie", "8.6") if tied else ("score", "8.6")
    if result.cause == Cause.SWORDMASTER:
        way, rule = "swordmaster", "8.4"
    team, points = words.say(f"team-{result.winner}"), words.amount("points", total)
    return words.say(f"result-won-by-{way}", team=team, points=points), rule
