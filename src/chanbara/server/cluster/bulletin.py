"""Announcements among the processes on one database, by LISTEN and NOTIFY of PostgreSQL.

An announcement is fast and may be lost: while the connection is broken, nothing is heard. So it only says
that there is something to read, or counts what need not be exact. After every interruption all subscribers
are called to read again what they would have heard of.
"""

from __future__ import annotations

import logging
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.server.store.store import Store

LOG = logging.getLogger("chanbara.cluster")
MOST_BYTES = 7_900
"""The longest announcement: PostgreSQL takes less than 8,000 bytes."""


class Announcement(NamedTuple):
    """What is sent. The number makes all of them different: PostgreSQL drops repetitions."""

    sender: str
    number: int
    topic: str
    body: Any


class Subscriber(NamedTuple):
    """Who wants to hear of a topic; both are called in the event loop."""

    heard: Callable[[str, Any], None]
    """With the name of the process and what it says."""
    missed: Callable[[], None]
    """When announcements may have been missed, and once at the beginning."""


class Bulletin:
    """What this process tells the others, and what they tell it."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._name = name
        self._numbers = count()
        self._subscribers: dict[str, Subscriber] = {}
        self.sent = self.received = 0

    def open(self) -> None:
        """Begin to listen, after all have subscribed."""
        self._store.listen_to_others(self._hear)

    def subscribe(
        self, topic: str, heard: Callable[[str, Any], None], missed: Callable[[], None] = lambda: None
    ) -> None:
        """Call one of these for each announcement of others on a topic, and after every interruption."""
        assert topic not in self._subscribers, "a topic has one subscriber"
        self._subscribers[topic] = Subscriber(heard, missed)

    def post(self, topic: str, body: Any = None) -> None:  # noqa: ANN401 - what JSON can say
        """Announce something to all others; it does not wait, and may be lost."""
        text = msgspec.json.encode(Announcement(self._name, next(self._numbers), topic, body))
        assert len(text) <= MOST_BYTES, "a long announcement is sent in parts"
        self.sent += 1
        self._store.notify_others(text.decode())

    def _hear(self, text: str | None) -> None:
        if text is None:
            for subscriber in self._subscribers.values():
                subscriber.missed()
            return
        try:
            found = msgspec.json.decode(text, type=Announcement)
        except msgspec.DecodeError:
            LOG.warning("an announcement cannot be read")  # of a newer version, or of somebody else
            return
        if found.sender == self._name:
            return
        self.received += 1
        if found.topic in self._subscribers:
            self._subscribers[found.topic].heard(found.sender, found.body)
