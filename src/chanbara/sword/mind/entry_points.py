"""The functions that bots, hints and reviews call."""

from chanbara.sword.flat.env.observe import observe
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.mind.belief.belief import apply_evidence, observe_action, reset
from chanbara.sword.mind.belief.worlds import worlds_of
from chanbara.sword.mind.search.explain import explain
from chanbara.sword.mind.search.outlook import sample_outlooks
from chanbara.sword.mind.search.planner import plan, rounds_ahead, search
from chanbara.sword.mind.search.policy import decide

ENTRY_POINTS = (
    seed,
    observe,
    shogun_of,
    worlds_of,
    reset,
    observe_action,
    apply_evidence,
    decide,
    rounds_ahead,
    plan,
    search,
    explain,
    sample_outlooks,
)
EXPORTED = (reset, observe_action, apply_evidence, decide, plan, search, explain, sample_outlooks)
"""Those in which bots and analyses spend their time: for browsers they are compiled in advance."""
