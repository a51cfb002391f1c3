"""Structured logs: one line of JSON each. Tokens, hands and chat are never logged."""

from __future__ import annotations

import json
import logging
import sys
import time

FIELDS = ("table", "running", "why", "route", "status", "address")
"""Fields a line may have besides its message; all others are dropped."""
NO_TEXT = "Invalid UTF-8 sequence received from client."
"""Uvicorn's message for it, which comes with a traceback."""


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
        said |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Send all logs to standard error in this format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel("WARNING")
    # A client that sends invalid text is disconnected; this is not our error and needs no traceback.
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != NO_TEXT)
    # No access log: each line would contain an address and the code of a table.
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.access").disabled = True
