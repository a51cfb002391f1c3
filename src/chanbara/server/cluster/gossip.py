"""What processes tell each other about addresses several times a second, so that limits hold for all of them.

It need not be exact. A bucket that was emptied at several processes before they knew owes them tokens: over
some seconds an address gets its rate once, and not once for each process.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from chanbara.server.http.rate_limit import REMEMBERED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from chanbara.server.cluster.bulletin import Bulletin
    from chanbara.server.http.rate_limit import Open, Rates

PERIOD = 0.25
"""Seconds between two announcements."""
REPEATED = 5.0
"""Seconds after which numbers of connections are repeated: an announcement may have been lost."""
FORGOTTEN = 3 * REPEATED
"""Seconds after which a number that was not repeated no longer counts: the process may be dead."""
ROOM = 7_000
"""Bytes of addresses and counts in one announcement."""
MOST = 8
"""Announcements of one kind at a time; what does not fit comes the next time, the largest counts first."""
TAKEN, OPEN = "taken", "open"

Body = tuple[str, dict[str, int]]
"""A kind of limit, and a count for each address or network."""


class Gossip:
    """Shares what is counted by address."""

    def __init__(self, bulletin: Bulletin, living: Callable[[], int]) -> None:
        self._bulletin = bulletin
        self._living = living
        """Returns how many processes there are."""
        self._rates: dict[str, Rates] = {}
        self._open: dict[str, Open] = {}
        self._crowded: dict[str, set[str]] = {}
        """Of whom the others know that they have many connections here, by kind."""
        self._repeats_at = 0.0
        bulletin.subscribe(TAKEN, self._hear_taken)
        bulletin.subscribe(OPEN, self._hear_open)

    def share_rates(self, kind: str, rates: Rates) -> None:
        """Let an address have a rate once, whichever processes it asks."""
        rates.untold = Counter()
        self._rates[kind] = rates

    def share_open(self, kind: str, connections: Open) -> None:
        """Count the open connections of an address at all processes."""
        connections.untold = set()
        self._open[kind] = connections
        self._crowded[kind] = set()

    async def run(self) -> None:
        """Tell the others again and again what has changed."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(PERIOD)
            self.tell(loop.time())

    # --- telling -------------------------------------------------------------------------------------------

    def tell(self, now: float) -> None:
        """Tell the others what has changed."""
        for kind, rates in self._rates.items():
            rates.expect(self._living())
            if rates.untold:
                # In a flood from very many addresses, those that took least are not worth telling.
                largest = rates.untold.most_common(REMEMBERED)
                rates.untold = Counter(dict(self._post(TAKEN, kind, dict(largest))))
        repeats = now >= self._repeats_at
        if repeats:
            self._repeats_at = now + REPEATED
        for kind, connections in self._open.items():
            self._tell_open(kind, connections, repeats=repeats)
            connections.forget_old(now)

    def _tell_open(self, kind: str, connections: Open, *, repeats: bool) -> None:
        changed, known = connections.untold or set(), self._crowded[kind]
        if repeats:
            changed |= known.union(connections.crowded)
        # Those who have few are not worth telling, except that they have no longer many.
        counts = {one: connections.here(one) if connections.is_many(one) else 0 for one in changed}
        counts = {one: count for one, count in counts.items() if count or one in known}
        connections.untold = set()
        if counts:
            left = self._post(OPEN, kind, dict(Counter(counts).most_common(REMEMBERED)))
            connections.untold.update(left)
            known |= {one for one, count in counts.items() if count}
            known -= {one for one, count in counts.items() if not count and one not in left}

    def _post(self, topic: str, kind: str, counts: Mapping[str, int]) -> dict[str, int]:
        """Announce counts, and return those that were too many for one time."""
        parts = _parts(counts)
        for _, part in zip(range(MOST), parts, strict=False):
            self._bulletin.post(topic, (kind, part))
        return {scope: count for part in parts for scope, count in part.items()}

    # --- hearing -------------------------------------------------------------------------------------------

    def _hear_taken(self, _sender: str, body: Body) -> None:
        kind, counts = body
        if kind in self._rates:
            for scope, count in counts.items():
                self._rates[kind].charge(scope, count)

    def _hear_open(self, sender: str, body: Body) -> None:
        kind, counts = body
        if kind in self._open:
            until = asyncio.get_running_loop().time() + FORGOTTEN
            for scope, count in counts.items():
                self._open[kind].note(sender, scope, count, until)


def _parts(counts: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield counts in parts that fit into one announcement each."""
    part: dict[str, int] = {}
    length = 0
    for scope, count in counts.items():
        more = len(scope.encode()) + len(str(count)) + 4
        if length + more > ROOM:
            yield part
            part, length = {}, 0
        part[scope] = count
        length += more
    if part:
        yield part
