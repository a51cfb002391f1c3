"""A content-addressed cache of compiled code: all folders and versions of the program share it.

A function has one file for each content, signature, compiler and processor, named by a hash of all of these.
Files are written atomically, never change and may vanish at any time: a cache miss only means compiling
again.
"""

from __future__ import annotations

import os
import pickle
import platform
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryFile
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs
from filelock import FileLock, Timeout
from numba.core import config
from numba.core.caching import _Cache
from numba.core.compiler import CompileResult
from numba.core.registry import cpu_target
from numba.core.serialize import dumps

from chanbara.compiled.content import content_of
from chanbara.kernel.fingerprint import fingerprint_of

ENDING = ".nbc"
UNFINISHED = ".part"
CHECK = 16
"""Length of the checksum before the code, which shows that a file is complete."""
DAY = 24 * 60 * 60
LONGEST_UNUSED = 60 * DAY
"""Seconds after which unused code is removed."""
MOST_BYTES = 512 * 1024 * 1024
"""The maximum size; recently used code stays. A complete set takes less than a tenth of it."""
_troubles: set[str] = set()
"""Warnings already given about folders."""


def folder() -> Path:
    """Return the cache folder."""
    return platformdirs.user_cache_path("chanbara") / "compiled"


@cache
def environment() -> str:
    """Return what code depends on besides its source: compiler, settings, our options, processor."""
    versions = [numba.__version__, llvmlite.__version__, np.__version__, sys.version, platform.machine()]
    settings = [config.OPT, config.BOUNDSCHECK, config.DEBUGINFO_DEFAULT, config.LOOP_VECTORIZE]
    use = fingerprint_of(("compiled/numba_compiler.py", "compiled/run_time.py"))
    return repr((versions, settings, use, cpu_target.target_context.codegen().magic_tuple()))


class CodeCache(_Cache):  # type: ignore[misc] # numba has no types
    """The compiled code of one function."""

    def __init__(self, function: Any) -> None:  # noqa: ANN401 - a compiled function
        self._function = function
        self._paths: dict[Any, Path] = {}
        self._read: dict[Path, bytes] = {}

    @property
    def cache_path(self) -> str:
        return str(folder())

    def path_for(self, signature: Any) -> Path:  # noqa: ANN401 - numba's types
        """Return the file for a signature."""
        if signature not in self._paths:
            types = [f"{type(one).__name__} {one}" for one in signature]
            parts = repr((content_of(self._function), types, environment()))
            key = blake2b(parts.encode(), digest_size=16).hexdigest()
            self._paths[signature] = folder() / f"{self._function.py_func.__name__}-{key}{ENDING}"
        return self._paths[signature]

    def has(self, signature: Any) -> bool:  # noqa: ANN401
        """Return whether the code for a signature is cached, and hold it until it is loaded."""
        path = self.path_for(signature)
        if path not in self._read:
            data = _whole(path)
            if data is None:
                return False
            self._read[path] = data
        return True

    def load_overload(self, sig: Any, target_context: Any) -> Any:  # noqa: ANN401
        if not self.has(sig):
            return None
        target_context.refresh()
        path = self.path_for(sig)
        _mark_used(path)
        return CompileResult._rebuild(target_context, *pickle.loads(self._read.pop(path)))  # noqa: S301, SLF001

    def save_overload(self, sig: Any, data: Any) -> None:  # noqa: ANN401
        assert not data.library.has_dynamic_globals, f"{self._function} reads what no file can hold"
        _write(self.path_for(sig), dumps(data._reduce()))  # noqa: SLF001 - as numba's own cache does

    def enable(self) -> None:
        """Do nothing: it is always enabled."""

    def disable(self) -> None:
        """Do nothing: it is never disabled."""

    def flush(self) -> None:
        """Do nothing: files are removed by ``clear_old``."""


def cached(name: str, content: object, compile_it: Callable[[], bytes]) -> bytes:
    """Return code that is not numba's: compiled once for all that it depends on."""
    key = blake2b(repr(content).encode(), digest_size=16).hexdigest()
    path = folder() / f"{name}-{key}{ENDING}"
    code = _whole(path)
    if code is None:
        code = compile_it()
        _write(path, code)
    _mark_used(path)
    return code


def is_writable() -> bool:
    """Whether code can be cached."""
    try:
        folder().mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder()):
            return True
    except OSError as error:
        _say_once(folder(), error)
        return False


def _write(path: Path, code: bytes) -> None:
    """Write a file with its checksum, atomically; say once if that cannot be done."""
    unfinished = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, suffix=UNFINISHED, delete=False) as file:
            unfinished = Path(file.name)
            file.write(_check(code) + code)
        unfinished.replace(path)
    except OSError as error:
        _say_once(path.parent, error)
        if unfinished is not None:
            with suppress(OSError):
                unfinished.unlink()


def _check(code: bytes) -> bytes:
    return blake2b(code, digest_size=CHECK).digest()


def _whole(path: Path) -> bytes | None:
    """Return the contents of a file, if it exists and is complete."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return data[CHECK:] if data[:CHECK] == _check(data[CHECK:]) else None


def _mark_used(path: Path) -> None:
    """Record that a file was used today."""
    with suppress(OSError):  # removed, or not writable
        if time.time() - path.stat().st_mtime > DAY:
            os.utime(path)


def _say_once(where: Path, error: OSError) -> None:
    why = f"Compiled code cannot be cached in {where} ({error.strerror})"
    message = f"{why}: each start compiles again, a minute or two in the background.\n"
    if message not in _troubles:
        _troubles.add(message)
        sys.stderr.write(message)


# --- several processes --------------------------------------------------------------------------------------


@contextmanager
def one_compiler() -> Iterator[None]:
    """Let other processes wait that would compile the same: they find it in the cache afterwards.

    Without locks or write access, each process compiles for itself.
    """
    try:
        folder().mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder() / "lock", fallback_to_soft=False)
        try:
            lock.acquire(blocking=False)
        except Timeout:
            sys.stderr.write("Another process is compiling: waiting for it ...\n")
            lock.acquire()
    except OSError:  # a file system without locks, or not writable
        yield
        return
    try:
        yield
    finally:
        lock.release()


def clear_old(now: float | None = None, most: int = MOST_BYTES) -> None:
    """Remove code unused for long, and the least recently used code if there is too much."""
    now = time.time() if now is None else now
    kept = 0
    for used, size, path in sorted(_files(), reverse=True):
        kept += size
        is_left_over = path.suffix == UNFINISHED and now - used > DAY
        if now - used > LONGEST_UNUSED or kept > most or is_left_over:
            with suppress(OSError):  # another process removed it first, or still reads it
                path.unlink()


def _files() -> Iterator[tuple[float, int, Path]]:
    """Yield the time of last use and the size of each file."""
    with suppress(OSError):
        for path in folder().iterdir():
            if path.suffix in {ENDING, UNFINISHED}:
                with suppress(OSError):
                    about = path.stat()
                    yield about.st_mtime, about.st_size, path
