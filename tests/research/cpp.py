"""Programs for a GPU, compiled for this machine."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from tests.left_out import need

if TYPE_CHECKING:
    from pathlib import Path


def built(source: str, folder: Path) -> Any:  # noqa: ANN401 - a library
    """A program, compiled for this machine."""
    compiler = [found] if (found := shutil.which("c++")) else [sys.executable, "-m", "ziglang", "c++"]
    if not found:
        need("ziglang")
    (folder / "core.cpp").write_text(source, encoding="utf-8")
    flags = ["-O1", "-w", "-shared", "-fPIC", "-fno-strict-aliasing", "-std=c++17", "-ffp-contract=off"]
    subprocess.run(
        [*compiler, *flags, "core.cpp", "-o", "core.so"], cwd=folder, check=True, capture_output=True
    )
    return ctypes.CDLL(str(folder / "core.so"))
