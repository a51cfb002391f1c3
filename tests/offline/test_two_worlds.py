"""Nothing that the worker tells the page says more than a server would."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HEARD = {
    "table",
    "sword",
    "said",
    "reason",
    "pong",
    "refused stale",
    "refused not_your_turn",
    "refused malformed",
}
"""What a whole game must have compared."""


def test_r12_1_in_two_worlds_that_a_seat_cannot_tell_apart_the_worker_tells_the_page_the_same(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "tests.offline.two_worlds", str(tmp_path)]
    found = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert not found.returncode, found.stderr[-4000:]
    kinds = json.loads(found.stdout)
    assert kinds.keys() >= HEARD, sorted(HEARD - kinds.keys())
    assert kinds["sword"] > 100
