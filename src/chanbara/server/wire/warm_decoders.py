"""Prepares the decoders of all structs before there are threads.

msgspec prepares a struct when it is first decoded. If two threads do that at once, one may use what the other
has only half finished, and the whole process crashes.
"""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator


def warm_decoders() -> None:
    """Prepare the decoder of every struct; a browser has no threads, and would wait for it."""
    if sys.platform == "emscripten":
        return
    for kind in _kinds(msgspec.Struct):
        # A struct with a field that cannot be decoded is never decoded.
        with contextlib.suppress(TypeError, NameError):
            msgspec.json.Decoder(kind)


def _kinds(of: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in of.__subclasses__():
        yield kind
        yield from _kinds(kind)
