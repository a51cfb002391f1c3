"""The functions that play whole games inside compiled code, and what everything else calls: all there is."""

from chanbara.mind.count import count_games
from chanbara.mind.entry_points import ENTRY_POINTS as MIND
from chanbara.sim.flat_games import COMPILED
from chanbara.sword.flat.entry_points import ENTRY_POINTS as CORE

ENTRY_POINTS = (*dict.fromkeys((*CORE, *MIND, *COMPILED, count_games)),)
