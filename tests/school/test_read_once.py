"""Types that are looked up in two threads at once can crash Python: the school reads its files one by one."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from chanbara.school.example import examples
from chanbara.school.lesson import lessons
from chanbara.school.puzzle import puzzles
from chanbara.school.puzzle_proof import proofs
from chanbara.school.read_once import READING, read_once

if TYPE_CHECKING:
    from collections.abc import Callable


def test_two_files_are_never_read_at_once_and_each_only_once() -> None:
    reading: list[str] = []
    beside: list[list[str]] = []

    def read(name: str) -> str:
        beside.append(list(reading))
        reading.append(name)
        time.sleep(0.01)
        reading.remove(name)
        return name.upper()

    one, other = read_once(read), read_once(read)
    with ThreadPoolExecutor(4) as threads:
        found = [threads.submit(reader, name) for reader in (one, other) for name in ("a", "b", "a")]
    assert [one.result() for one in found] == ["A", "B", "A"] * 2
    assert beside == [[]] * 4


@pytest.mark.parametrize("read", [lessons, puzzles, examples, proofs])
def test_whoever_reads_waits_for_the_others(read: Callable[[], object]) -> None:
    with ThreadPoolExecutor(1) as threads:
        with READING:
            found = threads.submit(read)
            time.sleep(0.02)
            assert not found.done()
        assert found.result()
