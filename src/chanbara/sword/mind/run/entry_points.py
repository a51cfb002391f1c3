"""The functions that play many games with bots beside a learner."""

from chanbara.sword.mind.run.guests import help_play, play_range, seed_streams
from chanbara.sword.mind.run.tries import try_games

ENTRY_POINTS = (seed_streams, play_range, help_play, try_games)
