"""How bots judge effects of data files: the stories of ``effect_stories.py``, in a process of their own.

They call compiled functions by themselves, with records whose class is that of the card set that was compiled
first in a process.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

STORIES = Path(__file__).with_name("effect_stories.py")


def test_effects_are_judged_by_what_they_do() -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(STORIES)]
    done = subprocess.run(words, env=env, cwd=STORIES.parents[2], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
