"""Structured logs: one line of JSON each. Tokens, hands and chat are never logged."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
import time
import traceback
from contextvars import ContextVar
from typing import Literal

FIELDS = (
    "table", "running", "why", "route", "method", "status", "seconds", "address", "dropped", "left",
    "open",
)  # fmt: skip
"""Fields a line may have besides its message; all others are dropped."""
ACCESS = "chanbara.access"
"""The log of requests, if there is one."""

Cause = tuple[Literal["request", "socket"], str] | None
CAUSE: ContextVar[Cause] = ContextVar("cause", default=None)
"""The request or socket that is being served: every line written meanwhile has its id."""
NO_TEXT = "Invalid UTF-8 sequence received from client."
"""Uvicorn's message for it, which comes with a traceback."""
REPEATS, PERIOD = 20, 60.0
"""How often the same message is logged, and in how many seconds; the rest is counted."""
KINDS = 1_000
"""Kinds of messages that are counted."""


def carry(cause: Cause) -> None:
    """Have the lines of this task name what it serves from now on."""
    CAUSE.set(cause)


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        cause = CAUSE.get()
        if cause is not None:
            said[cause[0]] = cause[1]
        said |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            # asyncio appends a line with the task, and with the text of its exception.
            said["message"] = said["message"].split("\n", 1)[0]
            said["trace"] = "" if record.exc_info[1] is None else trace(record.exc_info[1])
        return json.dumps(said, ensure_ascii=False)


def trace(error: BaseException, seen: frozenset[int] = frozenset()) -> str:
    """Return where an exception comes from and its type, after those that led to it.

    Without texts, which could name a hidden card. The operating system's are known.
    """
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    others = [] if cause is None else [cause]
    if isinstance(error, BaseExceptionGroup):
        others += error.exceptions
    seen |= {id(error)}  # some causes go round in a circle
    before = [trace(one, seen) for one in others if id(one) not in seen]
    says = type(error).__qualname__
    if isinstance(error, OSError) and error.errno is not None:
        says += f": {os.strerror(error.errno)}"
    return "\n".join([*before, "".join(traceback.format_tb(error.__traceback__)) + says])


class Repeats(logging.Filter):
    """Lets a message through a few times a minute: an attack must not fill the disk with its log.

    The next line of the kind says in ``dropped`` how many were left out.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log a message; its arguments do not make it another one."""
        if record.name == ACCESS:
            return True
        # asyncio appends details to its messages, after a line break or a colon.
        kind = (record.name, re.split(r"[:\n]", str(record.msg), maxsplit=1)[0])
        now = time.monotonic()
        began, count = self._seen.get(kind, (now, 0))
        if now - began >= PERIOD:
            if count > REPEATS:
                record.dropped = count - REPEATS
            began, count = now, 0
        if len(self._seen) >= KINDS:
            self._seen.clear()
        self._seen[kind] = (began, count + 1)
        return count < REPEATS


def set_up_logs(level: str) -> None:
    """Send all logs to standard error in this format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel("WARNING")
    # A client that sends invalid text is disconnected; this is not our error and needs no traceback.
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != NO_TEXT)
    # No access log: each line would contain an address and the code of a table.
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.access").disabled = True
