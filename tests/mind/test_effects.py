"""How bots judge effects of data files: the stories of ``effect_stories.py``, where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

QUIET = ("-W", "ignore::RuntimeWarning")
"""Lanes overflow on purpose, which only an interpreter remarks on."""
STORIES = Path(__file__).with_name("effect_stories.py")


def test_effects_are_judged_by_what_they_do() -> None:
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    env.pop("PYTEST_XDIST_WORKER", None)
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *QUIET, str(STORIES)]
    done = subprocess.run(words, env=env, cwd=STORIES.parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
