"""All entry points into compiled code: functions that play whole games, called by everything else."""

from chanbara.sim.games.flat_games import COMPILED
from chanbara.sword.flat.entry_points import ENTRY_POINTS as CORE
from chanbara.sword.mind.entry_points import ENTRY_POINTS as MIND
from chanbara.sword.mind.run.count import count_games
from chanbara.sword.mind.run.entry_points import ENTRY_POINTS as WITH_BOTS
from chanbara.sword.mind.run.matched import play_matched, swap

ENTRY_POINTS = (*dict.fromkeys((*CORE, *MIND, *COMPILED, count_games, play_matched, swap, *WITH_BOTS)),)
