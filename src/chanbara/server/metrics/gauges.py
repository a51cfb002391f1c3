"""What there is at the moment: tables, sockets, connections, and whether something can be stored."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, get_args

from prometheus_client import Counter as Metric
from prometheus_client import Gauge

from chanbara.server.metrics.cluster_gauges import ClusterGauges
from chanbara.server.wire.table_info import Status
from chanbara.server.workers.queues import Queue

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

    from chanbara.server.app import Routes

ROLES = ("player", "spectator", "entering", "relayed")
"""Who is at a socket: one that has not said hello yet is entering, one at another server's table relayed."""


class Gauges:
    """Numbers that are read from the server when somebody asks; only the event loop may read them."""

    def __init__(self, routes: Routes, registry: CollectorRegistry) -> None:
        self._routes = routes

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"chanbara_{name}", about, labels, registry=registry)

        self._tables = gauge("tables", "Tables in memory and asleep, by status.", "status", "where")
        self._to_restore = gauge("tables_to_restore", "Tables that are still to be restored after the start.")
        self._most_tables = gauge("tables_limit", "Tables that fit into memory (setting `tables`).")
        self._sockets = gauge("sockets", "Open WebSockets, by who is there.", "role")
        self._connections = gauge("connections", "Open TCP connections.")
        self._most_connections = gauge("connections_limit", "TCP connections that may be open.")
        self._turned_away = Metric(
            "chanbara_connections_turned_away",
            "TCP connections closed at once: too many were open.",
            registry=registry,
        )
        self._counted = 0
        self._queue = gauge("store_queue_requests", "Requests that wait for the store.")
        self._giving_way = gauge("requests_waiting", "Requests that wait because play comes first.")
        self._available = gauge("store_available", "Whether something can be stored: 1, or 0 in an outage.")
        self._outage = gauge("store_outage_seconds", "How long the present outage lasts; 0 without one.")
        self._cluster = ClusterGauges(registry)
        self._reports = gauge("reports_open", "Reports by players that wait for an operator.")
        self._compiled = gauge("bots_compiled", "Whether bots play at full strength.")
        self._workers = gauge("bot_processes", "Processes that can work for bots.", "where")
        self._most_workers = gauge("bot_processes_wanted", "Processes that there should be.", "where")
        self._overload = gauge(
            "overload_stage",
            "What is given up: 0 nothing, 1 rollouts, 2 reviews wait, 3 new tables with bots.",
        )
        self._reviews = gauge("reviews_waiting", "Reviews that wait for their analysis.")

    def read(self) -> None:
        """Set every gauge."""
        self._read_tables()
        self._read_connections()
        house = self._routes.house
        self._to_restore.set(house.restoration.left)
        self._queue.set(house.store.waiting)
        self._giving_way.set(self._routes.guard.admission.waiting)
        self._available.set(not house.has_trouble)
        self._outage.set(house.trouble.seconds)
        self._cluster.read(house)
        self._reports.set(house.moderation.reports.open_count)
        self._compiled.set(house.advisor.is_compiled)
        for level in house.advisor.pool.levels:
            self._workers.labels(level.name).set(sum(one.slots(Queue.REVIEW) for one in level.ready))
            self._most_workers.labels(level.name).set(level.wanted if level.lives else 0)
        self._overload.set(house.advisor.overload.stage)
        self._reviews.set(house.streams.waiting)

    def _read_tables(self) -> None:
        house = self._routes.house
        found = Counter((room.row.status, "memory") for room in house.rooms.values())
        found.update((one.status, "asleep") for one in house.asleep.tables.values())
        for status in get_args(Status):
            for where in ("memory", "asleep"):
                self._tables.labels(status, where).set(found[status, where])
        self._most_tables.set(house.settings.tables)

    def _read_connections(self) -> None:
        routes = self._routes
        found = Counter(
            "spectator" if one.seat is None else "player"
            for room in routes.house.rooms.values()
            for one in room.connections
        )
        found["relayed"] = routes.relay.sockets
        found["entering"] = max(0, routes.sockets.total - found.total())
        for role in ROLES:
            self._sockets.labels(role).set(found[role])
        if routes.connections is not None:
            self._connections.set(routes.connections.total)
            self._most_connections.set(routes.connections.most)
            self._turned_away.inc(routes.connections.turned_away - self._counted)
            self._counted = routes.connections.turned_away
