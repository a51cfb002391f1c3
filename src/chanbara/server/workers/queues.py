"""The queues of work for processes beside the server. A process works on one job of each queue at a time."""

from __future__ import annotations

from enum import IntEnum


class Queue(IntEnum):
    """What somebody waits for. Nobody in one queue waits for another queue."""

    QUICK = 0
    """A bot that only looks at the table; also anything else that takes a moment."""
    WINDOW = 1
    """A search bot's decision in another player's turn."""
    TURN = 2
    """A search bot's decision in its own turn."""
    ODDS = 3
    """The odds of a duel, and what a coach concludes."""
    HINT = 4
    """Suspects and hints for a player."""
    REVIEW = 5
    """A piece of the analysis of a finished game."""
    INTERPRETED = 6
    """A bot, while the code of bots is not compiled."""

    @property
    def label(self) -> str:
        """Its name in metrics."""
        return self.name.lower()


AT_MOMENTS = frozenset({Queue.QUICK, Queue.WINDOW, Queue.TURN})
"""Queues whose results are given at certain moments after their work began. Receiving one keeps the server
busy for an instant, and when that is must not depend on how long a bot took, and so on its cards."""
BEAT = 0.01
"""Seconds between these moments."""
AT_A_TIME = 4
"""Jobs of such a queue that a process has at a time: while a result waits for its moment, others are done."""
BEHIND = {Queue.TURN: 5, Queue.ODDS: 5, Queue.HINT: 5, Queue.REVIEW: 10}
"""By how much the threads of a queue step back behind the others, in steps of nice."""
