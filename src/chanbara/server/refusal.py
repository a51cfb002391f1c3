"""What a table refuses, with the code that a client understands."""

from __future__ import annotations


class Refusal(Exception):
    """Nothing has changed; the client is told why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
