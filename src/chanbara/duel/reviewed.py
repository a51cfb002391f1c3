"""What the player of a duel could have computed: the odds of every option, and the solver's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.bots.odds import odds
from chanbara.duel.bots.solver import SolverBot
from chanbara.duel.kind import DUEL
from chanbara.review.kind import stepped_through
from chanbara.review.lines import DIGITS, OptionOdds, Unsupported

if TYPE_CHECKING:
    from chanbara.duel.sight.view import DuelView


def odds_of(view: DuelView) -> list[OptionOdds]:
    """Return the odds of each option, in order; none at the end."""
    if view.decision is None:
        return []
    found = odds(view)
    each = [found[option.text] for option in view.decision.options]
    return [OptionOdds(round(one.hit, DIGITS), round(one.wounded, DIGITS)) for one in each]


def solvers_choice(view: DuelView) -> int | None:
    """Return the solver's choice; it depends on the view alone and is deterministic."""
    return None if view.decision is None else SolverBot("review").choose(view, [])


REVIEWED = stepped_through(DUEL)._replace(unsupported=lambda _past: Unsupported(reason="duel"))
