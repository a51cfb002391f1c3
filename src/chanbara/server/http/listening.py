"""The socket that the server listens on: it turns away whoever is one too many, and backs off."""

from __future__ import annotations

import errno
import socket
import time
from typing import Any

PAUSE = 1.0
"""Seconds for which nobody is accepted then; asyncio tries again after as long."""
TURNED_AWAY_AT_ONCE = 16
"""Connections closed before anything else is done."""
EXHAUSTED = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})


def take_port(listening: socket.socket) -> None:
    """Let a socket have a port that the last server has just left, but none that another program listens on.

    Windows has options of its own for both: its SO_REUSEADDR would share the port.
    """
    exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if exclusive is None else exclusive, 1)


class Listening(socket.socket):
    """A listening socket that backs off.

    asyncio accepts up to a whole backlog in a row. Without descriptors each of these attempts fails, is
    logged with its traceback and plans another one: thousands of lines a second, for which all tables wait.
    After the first of them this socket says that nobody is there.

    Who is turned away is closed here: a transport and a protocol for each of them would cost ten times as
    much, and that is what a flood of connections is for.
    """

    _is_closed_until = 0.0

    @staticmethod
    def admits(_host: str) -> bool:
        """Whether to accept a connection from a host; the server decides that once it has started."""
        return True

    def accept(self) -> tuple[socket.socket, Any]:
        """Accept a connection, unless there were no descriptors a moment ago."""
        if time.monotonic() < self._is_closed_until:
            raise BlockingIOError(errno.EAGAIN, "no descriptors were left a moment ago")
        for _ in range(TURNED_AWAY_AT_ONCE):
            accepted, address = self._next()
            if self.admits(str(address[0])):
                return accepted, address
            accepted.close()
        raise BlockingIOError(errno.EAGAIN, "the next ones are looked at in a moment")

    def _next(self) -> tuple[socket.socket, Any]:
        try:
            return super().accept()
        except OSError as error:
            if error.errno in EXHAUSTED:
                self._is_closed_until = time.monotonic() + PAUSE
            raise
