"""The socket that the server listens on: it backs off when the system has no descriptors left."""

from __future__ import annotations

import errno
import socket
import time
from typing import Any

PAUSE = 1.0
"""Seconds for which nobody is accepted then; asyncio tries again after as long."""
EXHAUSTED = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


class Listening(socket.socket):
    """A listening socket that backs off.

    asyncio accepts up to a whole backlog in a row. Without descriptors each of these attempts fails, is
    logged with its traceback and plans another one: thousands of lines a second, for which all tables wait.
    After the first of them this socket says that nobody is there.
    """

    _is_closed_until = 0.0

    def accept(self) -> tuple[socket.socket, Any]:
        """Accept a connection, unless there were no descriptors a moment ago."""
        if time.monotonic() < self._is_closed_until:
            raise BlockingIOError(errno.EAGAIN, "no descriptors were left a moment ago")
        try:
            return super().accept()
        except OSError as error:
            if error.errno in EXHAUSTED:
                self._is_closed_until = time.monotonic() + PAUSE
            raise
