"""The interface of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


class Bot(Protocol):
    """Chooses for one seat. It may cache its computations, but gets everything it needs in each call."""

    name: str

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        """Return the index of an option of ``view.decision``; ``events`` are all that the seat saw."""
