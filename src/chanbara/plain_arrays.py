"""Arrays and a description in one file, in the layout of safetensors: reading it executes nothing.

Eight bytes with the length of a header, the header as JSON (type, shape and place of each array, and the
description), then the numbers. The description has a hash of everything, so that damage is noticed.
"""

from __future__ import annotations

import json
import os
from hashlib import sha256
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

Array = npt.NDArray[Any]

TYPES = {"F32": "<f4", "F64": "<f8", "I64": "<i8", "I8": "|i1", "U8": "|u1"}
"""The types of numbers, by their names in safetensors."""
NAMED = {np.dtype(kind): name for name, kind in TYPES.items()}
LENGTH_BYTES = 8
MOST_HEADER_BYTES = 1 << 20
ALIGNED = 8
"""Arrays begin at a multiple of this."""
OURS, ABOUT = "__metadata__", "chanbara"
"""Where safetensors has room for texts, and the text there that is ours: the description as JSON."""
DIGEST = "sha256"


class UnreadableArrays(ValueError):
    """A file is not what it should be; the sentence names it."""


def write_arrays(path: Path, about: Mapping[str, Any], arrays: Mapping[str, Array]) -> None:
    """Write arrays and their description; a file that was there before is replaced at once or not at all."""
    table: dict[str, dict[str, Any]] = {}
    parts, start = [], 0
    for name, array in arrays.items():
        kind, end = NAMED[array.dtype.newbyteorder("<")], start + array.nbytes
        table[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [start, end]}
        parts.append(array.astype(TYPES[kind]).tobytes())
        start = end
    data = b"".join(parts)
    signed = {**about, DIGEST: _digest(about, table, data)}
    header = json.dumps({OURS: {ABOUT: _json(signed)}, **table}, separators=(",", ":")).encode()
    header += b" " * (-len(header) % ALIGNED)
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        file.write(len(header).to_bytes(LENGTH_BYTES, "little") + header + data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def read_arrays(path: Path, most_bytes: int) -> tuple[dict[str, Any], dict[str, Array]]:
    """Return the description and the arrays of a file; ``UnreadableArrays`` says what is wrong with it."""
    try:
        with path.open("rb") as file:
            raw = file.read(most_bytes + 1)
    except OSError as error:
        message = f"cannot read {path}: {error.strerror}"
        raise UnreadableArrays(message) from error
    if len(raw) > most_bytes:
        message = f"{path.name} is larger than {most_bytes:,} bytes"
        raise UnreadableArrays(message)
    try:
        return _parsed(raw)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        why = f": {error}" if isinstance(error, UnreadableArrays) else ""
        message = f"{path.name} is damaged, or no file of ours{why}"
        raise UnreadableArrays(message) from error


def _parsed(raw: bytes) -> tuple[dict[str, Any], dict[str, Array]]:
    size = int.from_bytes(raw[:LENGTH_BYTES], "little")
    if not 0 < size <= MOST_HEADER_BYTES or len(raw) < LENGTH_BYTES + size:
        raise UnreadableArrays("it has no header")
    table = json.loads(raw[LENGTH_BYTES : LENGTH_BYTES + size])
    signed = json.loads(table.pop(OURS)[ABOUT])
    data = memoryview(raw)[LENGTH_BYTES + size :]
    arrays, start = {}, 0
    for name, one in table.items():
        kind, shape, (first, end) = np.dtype(TYPES[one["dtype"]]), one["shape"], one["data_offsets"]
        if any(type(length) is not int or length < 0 for length in shape):
            raise UnreadableArrays(f"{name} has no shape")
        if first != start or end - first != kind.itemsize * prod(shape) or end > len(data):
            raise UnreadableArrays(f"{name} is not as long as its shape says")
        arrays[name] = np.frombuffer(data[first:end], dtype=kind).reshape(shape)
        start = end
    if start != len(data):
        raise UnreadableArrays("numbers are left over")
    given = signed.pop(DIGEST)
    if given != _digest(signed, table, data):
        raise UnreadableArrays("its contents do not match its hash")
    return signed, arrays


def _digest(about: Mapping[str, Any], table: Mapping[str, Any], data: bytes | memoryview) -> str:
    found = sha256(_json([about, table]).encode())
    found.update(data)
    return found.hexdigest()


def _json(value: Any) -> str:  # noqa: ANN401 - plain values
    """Return the one text of a value."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)
