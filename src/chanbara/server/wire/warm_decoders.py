"""Everything that is read has its shape worked out before there are threads.

msgspec works out how to read a struct when it is first read. Where two threads do that at once, one may use
what the other has only half finished, and the whole process is gone.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator


def warm_decoders() -> None:
    """Work out how every struct that there is would be read."""
    for kind in _kinds(msgspec.Struct):
        # What holds something that cannot be read is never read.
        with contextlib.suppress(TypeError, NameError):
            msgspec.json.Decoder(kind)


def _kinds(of: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)
