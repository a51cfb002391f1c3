"""A generated file in the repository: written, or reported as stale."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def keep(file: Path, now: str, module: str, arguments: Sequence[str] | None) -> int:
    """Write the file with ``--write``, or report whether it is up to date; return the exit status."""
    name = "/".join(file.parts[-3:])
    parser = argparse.ArgumentParser(description=f"what {module} keeps in {name}")
    parser.add_argument("--write", action="store_true", help=f"write {name}")
    if parser.parse_args(arguments).write:
        file.write_text(now, encoding="utf-8")
        return 0
    if file.exists() and file.read_text(encoding="utf-8") == now:
        return 0
    sys.stderr.write(f"{name} is stale: run python -m {module} --write\n")
    return 1
