"""The functions that bots, hints and reviews call."""

from chanbara.mind.belief import apply_evidence, forget, note
from chanbara.mind.explain import explain
from chanbara.mind.planner import plan, rounds_ahead
from chanbara.mind.policy import decide
from chanbara.mind.worlds import worlds_of
from chanbara.sword.flat.rules.chance import seed
from chanbara.sword.flat.rules.query import shogun_of

ENTRY_POINTS = (seed, shogun_of, worlds_of, forget, note, apply_evidence, decide, rounds_ahead, plan, explain)
