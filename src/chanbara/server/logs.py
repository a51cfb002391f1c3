"""Structured logs: one line of JSON each. Tokens, hands and chat never come here."""

from __future__ import annotations

import json
import logging
import sys
import time

FIELDS = ("table", "running", "why", "route", "status", "address")
"""What a line may say beside its message; anything else is left out."""
NO_TEXT = "Invalid UTF-8 sequence received from client."
"""What uvicorn says then, with a trace."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

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
    """Have everything logged in this form, to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel("WARNING")
    # A client that sends what is no text is closed, and is no mistake of ours that needs a trace.
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != NO_TEXT)
    # Who asked for which path is no line of ours: an address and a table's code would stand in each.
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.access").disabled = True
