"""The log: one line of JSON each, and an attack does not fill it."""

import errno
import json
import logging
import os
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


def fail(error: Exception, cause: Exception | None = None) -> None:
    raise error from cause


def test_a_trace_says_where_and_which_type_but_no_text() -> None:
    """The text of an exception could name a hidden card."""
    hidden = "naginata"
    with pytest.raises(ExceptionGroup) as caught:
        fail(ExceptionGroup(hidden, [OSError(errno.EMFILE, hidden), KeyError(hidden)]), LookupError(hidden))
    found = record(f"Task exception was never retrieved\nfuture: <Task exception={caught.value!r}>")
    found.exc_info = (caught.type, caught.value, caught.tb)
    line = json.loads(JsonLines().format(found))
    assert line["message"] == "Task exception was never retrieved"
    said = [one for one in line["trace"].splitlines() if not one.startswith(" ")]
    assert said == ["LookupError", f"OSError: {os.strerror(errno.EMFILE)}", "KeyError", "ExceptionGroup"]
    assert "in fail\n" in line["trace"]
    assert hidden not in line["trace"]


def test_kinds_are_bounded() -> None:
    repeats = Repeats()
    assert all(repeats.filter(record(f"message {number}")) for number in range(3 * logs.KINDS))
    assert len(repeats._seen) <= logs.KINDS
