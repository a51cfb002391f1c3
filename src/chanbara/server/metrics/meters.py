"""Everything that is counted while the server works. Labels come from closed sets; none names a table.

Counting takes about a microsecond and never waits: values have their own locks, and any thread may count.
"""

from __future__ import annotations

from typing import Literal

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

LAG = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Buckets of the event loop's delay, in seconds."""
COMMITS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
ANSWERS = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Buckets of bots' answers: a window should take 200 ms at most, a turn a second."""
REQUESTS = (0.005, 0.025, 0.1, 0.5, 2.5, 10.0)

MailOutcome = Literal["sent", "failed", "dropped"]

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
            "Mails that were sent, that failed, and that were dropped unsent.",
            ["outcome"],
            registry=registry,
        )
        for cause in ("store", "fault"):
            self.rebuilds.labels(cause)
        for outcome in ("sent", "failed", "dropped"):
            self.mails.labels(outcome)

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


class BotMeters:
    """The queues of the bots."""

    def __init__(self, registry: CollectorRegistry | None = None) -> None:
        self.waiting = Gauge(
            "chanbara_bots_waiting", "Decisions that wait for a thread.", ["queue"], registry=registry
        )
        self.running = Gauge(
            "chanbara_bots_running", "Decisions being computed.", ["queue"], registry=registry
        )
        self.seconds = Histogram(
            "chanbara_bots_answer_seconds",
            "Time from a question to its answer.",
            ["queue"],
            buckets=ANSWERS,
            registry=registry,
        )
        self.shortened = Counter(
            "chanbara_bots_shortened",
            "Decisions with fewer rollouts because of the load.",
            ["queue"],
            registry=registry,
        )
