"""The stand-in for numpy does what numpy does, as far as bots need it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from chanbara.offline import arrays


@pytest.mark.parametrize("lib", [np, arrays], ids=["numpy", "stand-in"])
def test_a_table_is_read_and_written_by_several_indices(lib: Any) -> None:  # noqa: ANN401 - both modules
    table = lib.zeros((2, 3), dtype=lib.int64)
    table[1, 2] = 7
    assert (int(table[1, 2]), int(table[1][2]), int(table[0, 2])) == (7, 7, 0)
    assert [int(one) for one in lib.array([3, 1], dtype=lib.int8)] == [3, 1]
    assert float(lib.array([[1, 2]], dtype=lib.int64).astype(lib.float64)[0, 1]) == 2.0
    assert [tuple(map(int, one)) for one in lib.ndindex(1, 2)] == [(0, 0), (0, 1)]
    assert int(lib.ones((1, 2))[0, 1]) == 1
    assert int(lib.zeros_like(lib.ones((1, 2)))[0, 1]) == 0


@pytest.mark.parametrize("lib", [np, arrays], ids=["numpy", "stand-in"])
def test_a_part_of_a_buffer_is_filled_with_a_list_or_with_one_number(lib: Any) -> None:  # noqa: ANN401 - both modules
    buffer = lib.zeros(5, dtype=lib.int16)
    buffer[1:3] = [4, 5]
    buffer[3:] = -1
    assert [int(one) for one in buffer] == [0, 4, 5, -1, -1]
    assert len(memoryview(buffer).cast("B")) == 10
    assert [int(one) for one in lib.frombuffer(b"\x01\xff", dtype=lib.int8)] == [1, -1]


@pytest.mark.parametrize("lib", [np, arrays], ids=["numpy", "stand-in"])
def test_a_copy_is_apart_and_lists_are_plain(lib: Any) -> None:  # noqa: ANN401 - both modules
    buffer = lib.zeros(2)
    copy = buffer.copy()
    copy[0] = 1.0
    assert (buffer.tolist(), copy.tolist()) == ([0.0, 0.0], [1.0, 0.0])
    assert copy[:1].tolist() == [1.0]
    plain = lib.array([[[1, 2], [3, 4]]], dtype=lib.int8).tolist()
    assert plain == [[[1, 2], [3, 4]]]
    assert type(plain[0]) is list
