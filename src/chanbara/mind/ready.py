"""Compiling the mind before it is needed."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING

import numba
from numba.core import config
from numba.core.registry import cpu_target

from chanbara.flat.compiling import MIND_FOLDER
from chanbara.flat.ready import make_ready as make_core_ready
from chanbara.flat.ready import prepare_all
from chanbara.mind.belief import forget, note, take_in
from chanbara.mind.explain import explain
from chanbara.mind.planner import plan
from chanbara.mind.policy import decide

if TYPE_CHECKING:
    from pathlib import Path

DOORS = (forget, note, take_in, decide, plan, explain)
"""What is called from outside."""


@cache
def make_ready() -> None:
    """Compile everything that is called from outside, or load it where it was compiled before: once."""
    make_core_ready()
    prepare_all(DOORS, MIND_FOLDER, "how bots think")
    if not config.DISABLE_JIT:
        _mark().touch()


def is_ready() -> bool:
    """Whether everything was compiled before, by this compiler for this machine: then it is soon loaded."""
    return bool(config.DISABLE_JIT) or _mark().exists()


def _mark() -> Path:
    """Return the file that says so."""
    machine = f"{numba.__version__} {sys.version} {cpu_target.target_context.codegen().magic_tuple()}"
    return MIND_FOLDER / f"ready-{blake2b(machine.encode(), digest_size=8).hexdigest()}"


if __name__ == "__main__":
    make_ready()
