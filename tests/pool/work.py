"""The jobs of the tests."""

import os
import signal
import time
from pathlib import Path

PREPARED: list[int] = []


def double(number: int) -> int:
    """Return it twice."""
    return 2 * number


def wait_for(path: Path, number: int) -> int:
    """Return the number when there is a file."""
    while not path.exists():
        time.sleep(0.01)
    return number


def first_waits(folder: Path, number: int) -> int:
    """Return the number; job 0 only after job 1 has left a file."""
    if number == 1:
        (folder / "done").touch()
    return wait_for(folder / "done", number) if number == 0 else number


def fail(number: int, *, why: str) -> int:
    """Refuse the number."""
    raise ValueError(why)


def die(_number: int) -> int:
    """End this process as if no memory were left."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def prepare() -> None:
    """Remember that this process was prepared."""
    PREPARED.append(os.getpid())


def prepared(_number: int) -> list[int]:
    """Return how often this process was prepared."""
    return [*PREPARED]
