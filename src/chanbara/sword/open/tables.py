"""Where the tables of card sets are, and whose tables are in memory."""

from __future__ import annotations

from collections import deque
from contextlib import contextmanager
from threading import Condition
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.compiled.run_time import BLOCK_SIZE, MEMORY, RunTimeNumber, RunTimeTable

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy.typing as npt


class Image:
    """The tables of a card set as they are in memory; the same calls put them into the same places."""

    def __init__(self) -> None:
        self.words = np.zeros(BLOCK_SIZE, dtype=np.int64)
        self.end = 0
        self.places: list[tuple[int, tuple[int, ...]]] = []
        """Where each table is, and its shape."""

    def put(self, values: npt.NDArray[Any], length: int | None = None) -> int:
        """Write a table, and before a list its length; return where it begins."""
        place = self.end if length is None else self.end + 1
        if length is not None:
            self.words[self.end] = length
        self.end = place + values.size
        assert self.end <= BLOCK_SIZE, "the block is too small for all tables"
        is_whole = values.dtype.kind != "f"
        words = values.astype(np.int64) if is_whole else values.astype(np.float64).view(np.int64)
        self.words[place : self.end] = words.reshape(-1)
        self.places.append((place, values.shape))
        return place


def padded(values: list[int], most: int) -> npt.NDArray[np.int64]:
    """Return a list as an array of its greatest possible length."""
    assert len(values) <= most, "the vocabulary leaves out what would be too many"
    found = np.zeros(most, dtype=np.int64)
    found[: len(values)] = values
    return found


def constants_for(image: Image, *, are_read: bool) -> ModuleType:
    """Return the double of ``format.constants``: all that is made there is put into the image.

    For compiled code it returns what is read at run time, for Python the arrays and numbers themselves.
    """

    def table(values: Any, dtype: Any = np.int64) -> Any:  # noqa: ANN401 - as in ``constants``
        found = np.array(values, dtype=dtype)
        place = image.put(found)
        return RunTimeTable(place, found) if are_read else found

    def listed(values: list[int], most: int) -> Any:  # noqa: ANN401 - the same
        whole = padded(values, most)
        place = image.put(whole, len(values))
        return RunTimeTable(place, whole, has_length=True) if are_read else np.array(values, dtype=np.int64)

    def some(values: list[int], most: int) -> Any:  # noqa: ANN401 - the same
        return listed(values or [0], most)

    def number(value: int) -> Any:  # noqa: ANN401 - the same
        found = np.array(value, dtype=np.int64)
        place = image.put(found)
        return RunTimeNumber(place, found) if are_read else value

    made = ModuleType("constants")
    made.__dict__.update(table=table, listed=listed, some=some, number=number)
    return made


class Memory:
    """The block of memory, which has the tables of one card set at a time.

    Calls with the same tables run at the same time; one with others waits until all before it are done, and
    those after it wait for it.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._line: deque[object] = deque()
        self._users = 0
        self._current: Image | None = None

    @contextmanager
    def holding(self, image: Image) -> Iterator[None]:
        """Make sure that these tables are in memory, until the end of the block."""
        self._enter(image)
        try:
            yield
        finally:
            with self._changed:
                self._users -= 1
                self._changed.notify_all()

    def _enter(self, image: Image) -> None:
        me = object()
        with self._changed:
            self._line.append(me)
            try:
                while self._line[0] is not me or (self._users and self._current is not image):
                    self._changed.wait()
                if self._current is not image:
                    self._current = None
                    MEMORY[: image.end] = image.words[: image.end]
                    self._current = image
                self._users += 1
            finally:
                self._line.remove(me)
                self._changed.notify_all()


MEMORY_IN_USE = Memory()
