"""The log: one line of JSON each, and an attack does not fill it."""

import json
import logging
import time
from types import SimpleNamespace

import pytest

from chanbara.server import logs
from chanbara.server.logs import REPEATS, JsonLines, Repeats


def record(message: str, name: str = "asyncio") -> logging.LogRecord:
    return logging.LogRecord(name, logging.ERROR, "here.py", 1, message, (), None)


def test_the_same_message_is_logged_some_times_a_minute_and_then_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(
        logs, "time", SimpleNamespace(monotonic=lambda: clock.now, strftime=time.strftime, gmtime=time.gmtime)
    )
    repeats = Repeats()
    found = [
        repeats.filter(record(f"socket.accept() out of system resource\nsocket: {number}"))
        for number in range(1_000)
    ]
    assert sum(found) == REPEATS == found.index(False)
    assert repeats.filter(record("table broke", "chanbara.table")), "others are not affected"
    clock.now = 61.0
    first = record("socket.accept() out of system resource\nsocket: again")
    assert repeats.filter(first)
    assert json.loads(JsonLines().format(first))["dropped"] == 1_000 - REPEATS
    second = record("socket.accept() out of system resource")
    assert repeats.filter(second)
    assert "dropped" not in json.loads(JsonLines().format(second))


def test_kinds_are_bounded() -> None:
    repeats = Repeats()
    assert all(repeats.filter(record(f"message {number}")) for number in range(3 * logs.KINDS))
    assert len(repeats._seen) <= logs.KINDS
