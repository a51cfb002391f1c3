"""What somebody does in an example or a puzzle, in words: from its notation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from chanbara.kernel.kind import kind_named
from chanbara.school.kind import taught_as

if TYPE_CHECKING:
    from chanbara.words.message import Text

NOTATION = re.compile(r"(?P<verb>\w+)(?: (?P<card>[\w:]+))?(?:>(?P<seat>\d+)(?::(?P<property>\w+))?)?")
"""The parts of an act."""


def act_message(view: Any, act: str) -> Text:  # noqa: ANN401 - the view of some game
    """Return an act in words."""
    found = NOTATION.fullmatch(act)
    assert found is not None, f"{act} is no act"
    return taught_as(kind_named(view.kind)).act(view, found)
