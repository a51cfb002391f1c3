"""What there is to see of the servers that share a database."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from prometheus_client import Counter as Metric
from prometheus_client import Gauge

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

    from chanbara.server.lobby.lobby import Lobby


class ClusterGauges:
    """Numbers that are read when somebody asks; where one server has the database, they are nothing."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._nodes = Gauge(
            "chanbara_nodes",
            "Servers that share the database, with this one; 0 where none may.",
            registry=registry,
        )
        self._hears = Gauge(
            "chanbara_bulletin_available",
            "Whether other servers are heard: 1, or 0; 0 where none may.",
            registry=registry,
        )
        self._adopted = Metric(
            "chanbara_tables_taken_over",
            "Tables taken over from servers that have stopped or died.",
            registry=registry,
        )
        self._announced = Metric(
            "chanbara_announcements",
            "What servers that share the database announce to each other.",
            ["direction"],
            registry=registry,
        )
        self._before: Counter[str] = Counter()

    def read(self, house: Lobby) -> None:
        """Set all of them."""
        self._hears.set(house.store.hears_others)
        if house.membership is None or house.bulletin is None:
            return
        self._nodes.set(len(house.membership.nodes))
        now = Counter(
            adopted=house.membership.adopted, sent=house.bulletin.sent, received=house.bulletin.received
        )
        self._adopted.inc(now["adopted"] - self._before["adopted"])
        for direction in ("sent", "received"):
            self._announced.labels(direction).inc(now[direction] - self._before[direction])
        self._before = now
