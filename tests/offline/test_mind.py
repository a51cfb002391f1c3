"""Calls of compiled functions in another memory: arrays are copied there and back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from chanbara.offline.mind import compiled


def shift(state: bytearray, number: int, actions: array[int]) -> int:  # type: ignore[empty-body]
    """Stands for a compiled function: it is never called here."""


shift.__annotations__ = {"number": "int"}


class Elsewhere:
    """A memory with one function: it counts the first action up, and returns the first byte of the state."""

    def call(self, name: str, data: bytes, given: Sequence[int | str]) -> int:
        assert name.endswith("_shift")
        state, number, actions = given
        assert (state, number) == (0, "9007199254740993"), "a number of 64 bits arrives whole"
        assert isinstance(actions, int)
        self._data = bytearray(data)
        self._data[actions] += 1
        return self._data[0]

    def data(self, length: int) -> bytes:
        return bytes(self._data[:length])


def test_a_compiled_function_changes_the_arrays_it_was_given_and_returns_its_result() -> None:
    (call,) = compiled(Elsewhere(), [shift]).values()
    actions = array("h", [5, 6])
    assert call(bytearray([3] * 17), 9_007_199_254_740_993, actions) == 3
    assert actions.tolist() == [6, 6]
