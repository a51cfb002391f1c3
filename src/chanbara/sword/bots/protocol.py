"""What every bot is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View


class Bot(Protocol):
    """Chooses for one seat. It may remember what it has thought, but everything it needs is handed to it."""

    name: str

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        """Return the number of an option of ``view.decision``; ``events`` are all that the seat saw."""
