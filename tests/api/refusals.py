"""A refusal as written in the tests of this folder."""

from collections.abc import Callable
from typing import NamedTuple

from tests.table import Story


class Case(NamedTuple):
    """A refusal: its key, a position and an act, and the message."""

    key: str
    at: Callable[[], Story]
    act: str
    rule: str
    sentence: str
