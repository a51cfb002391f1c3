"""The standard streams as they may be: closed, full, cut off, or with other letters than ours."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys

CANNOT_WRITE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
"""Why what we print does not reach its file."""


def prepare_streams() -> None:
    """Open what is closed, and let no letter fail that a stream does not know: it becomes a question mark."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - as long as we run
        elif isinstance(stream, io.TextIOWrapper) and name != "stderr":
            stream.reconfigure(errors="replace")


def why_unwritten(error: OSError) -> str | None:
    """Return why what was printed is lost, if it is, and print nothing more."""
    if error.filename is not None or error.errno not in CANNOT_WRITE:
        return None
    with contextlib.suppress(OSError, ValueError):
        # What is still in the buffer would fail again at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return f"cannot write the output: {error.strerror}"
