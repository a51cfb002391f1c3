"""Everything that is counted while the server works. Labels come from closed sets; none names a table.

Counting takes about a microsecond and never waits: values have their own locks, and any thread may count.
"""

from __future__ import annotations

from typing import Literal, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)

import chanbara
from chanbara.server.workers.queues import Queue

LAG = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Buckets of the event loop's delay, in seconds."""
COMMITS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
ANSWERS = (0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Buckets of bots' answers: a window should take 200 ms at most, a turn a second."""
REQUESTS = (0.005, 0.025, 0.1, 0.5, 2.5, 10.0)

MailOutcome = Literal["sent", "failed", "dropped"]
PushOutcome = Literal["sent", "failed", "dropped", "gone"]

disable_created_metrics()  # type: ignore[no-untyped-call] # the time of each counter's first use would double the page


class Meters:
    """The metrics of one application, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry)
        Info("chanbara_build", "The program that runs.", registry=registry).info(
            {"version": chanbara.__version__}
        )
        self.lag = Histogram(
            "chanbara_loop_lag_seconds", "Delay of the event loop.", buckets=LAG, registry=registry
        )
        self._count_store(registry)
        self._count_requests(registry)
        self._count_games(registry)
        self.bots = BotMeters(registry)

    def _count_store(self, registry: CollectorRegistry) -> None:
        self.commits = Histogram(
            "chanbara_store_commit_seconds",
            "Time of a transaction, with its commit.",
            buckets=COMMITS,
            registry=registry,
        )
        self.batches = Histogram(
            "chanbara_store_batch_requests",
            "Requests that shared a transaction.",
            buckets=BATCHES,
            registry=registry,
        )
        self.outages = Counter(
            "chanbara_store_outages", "How often nothing could be stored.", registry=registry
        )

    def _count_requests(self, registry: CollectorRegistry) -> None:
        self.requests = Counter(
            "chanbara_http_requests",
            "HTTP responses, by the template of their route.",
            ["method", "route", "status"],
            registry=registry,
        )
        self.request_seconds = Histogram(
            "chanbara_http_request_seconds",
            "Time to answer an HTTP request.",
            ["route"],
            buckets=REQUESTS,
            registry=registry,
        )
        self.refusals = Counter(
            "chanbara_refusals",
            "Refused requests, messages and sockets, by the code of the refusal.",
            ["channel", "code"],
            registry=registry,
        )
        self.received = Counter(
            "chanbara_messages_received", "Messages of clients, by type.", ["type"], registry=registry
        )
        self.sent = Counter("chanbara_messages_sent", "Messages sent to clients.", registry=registry)

    def _count_games(self, registry: CollectorRegistry) -> None:
        self.finished = Counter(
            "chanbara_games_finished", "Games played to the end.", ["game"], registry=registry
        )
        self.rebuilds = Counter(
            "chanbara_table_rebuilds",
            "Tables rebuilt from their log after a failure.",
            ["cause"],
            registry=registry,
        )
        self.mails = Counter(
            "chanbara_mails",
            "Mails that were sent, attempts that failed, and mails that were dropped unsent.",
            ["outcome"],
            registry=registry,
        )
        self.pushes = Counter(
            "chanbara_pushes",
            "Push messages that were sent, attempts that failed, messages dropped, devices found gone.",
            ["outcome"],
            registry=registry,
        )
        for cause in ("store", "fault"):
            self.rebuilds.labels(cause)
        for outcome in ("sent", "failed", "dropped"):
            self.mails.labels(outcome)
        for result in get_args(PushOutcome):
            self.pushes.labels(result)

    def committed(self, seconds: float, requests: int) -> None:
        """Count a transaction; the thread of the store calls this."""
        self.commits.observe(seconds)
        self.batches.observe(requests)

    def refused(self, channel: Literal["http", "socket", "handshake"], code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(channel, code).inc()

    def mailed(self, outcome: MailOutcome) -> None:
        """Count a mail; the thread that sends them calls this."""
        self.mails.labels(outcome).inc()

    def pushed(self, outcome: PushOutcome) -> None:
        """Count a push message; the thread of the store may call this."""
        self.pushes.labels(outcome).inc()


class BotMeters:
    """The work of bots, hints, odds and reviews: its queues, and who does it."""

    def __init__(self, registry: CollectorRegistry | None = None) -> None:
        def counter(name: str, about: str, label: str = "queue") -> Counter:
            return Counter(f"chanbara_{name}", about, [label], registry=registry)

        def seconds(name: str, about: str) -> Histogram:
            return Histogram(
                f"chanbara_bots_{name}_seconds", about, ["queue"], buckets=ANSWERS, registry=registry
            )

        self.waiting = Gauge(
            "chanbara_bots_waiting", "Jobs that wait for a worker.", ["queue"], registry=registry
        )
        self.running = Gauge("chanbara_bots_running", "Jobs being computed.", ["queue"], registry=registry)
        self.waited = seconds("wait", "Time from a question to the start of its job.")
        self.seconds = seconds("answer", "Time from a question to its answer.")
        self.shortened = counter("bots_shortened", "Decisions with fewer rollouts because of the load.")
        self.wanted = counter("bots_rollouts_wanted", "Rollouts that search bots have without load.")
        self.rollouts = counter("bots_rollouts", "Rollouts that search bots were given.")
        self.retried = counter("bots_retried", "Jobs begun again because a process died.")
        self.replaced = counter("bot_processes_ended", "Processes that died and were replaced.", "where")
        self.refused = Counter(
            "chanbara_bot_tables_refused",
            "New tables with bots that were refused because of the load.",
            registry=registry,
        )
        for queue in Queue:
            for metric in (self.waiting, self.running, self.waited, self.seconds, self.retried):
                metric.labels(queue.label)
        for queue in (Queue.WINDOW, Queue.TURN):
            for one in (self.shortened, self.wanted, self.rollouts):
                one.labels(queue.label)
