"""What workers do for bots and players, here or in another process: what goes in and out is plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from chanbara.compiled.warm_up import compile_now
from chanbara.kernel.kind import KINDS, kind_named
from chanbara.server.insight.kind import insight_of
from chanbara.server.kind import served_as
from chanbara.sword.bots.open_table import compile_in_background
from chanbara.sword.bots.until_compiled import PART

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chanbara.sight import Seen

Found = TypeVar("Found")
Context: TypeAlias = tuple[tuple[str, str], ...]
"""What it takes to understand a view: ``InsightKind.context``."""


def version() -> dict[str, str]:
    """Return what must be the same in all processes that work together: the rules of all games."""
    return {name: kind.fingerprint() for name, kind in KINDS.items()}


def load() -> dict[str, str]:
    """Import everything, and load or compile the code of bots, before anybody waits for it."""
    for kind in KINDS.values():
        served_as(kind)
        insight_of(kind)
    compile_now(PART)
    compile_in_background()
    return version()


def choose(bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401 - a view
    """Return the option a bot chooses. The bot is created for each call and replays all events."""
    return served_as(kind_named(view.kind)).choose(bot, seed, view, events)


def with_context(kind: str, context: Context, work: Callable[..., Found], *words: Any) -> Found:  # noqa: ANN401
    """Do some work about a game with its own cards or rules."""
    insight_of(kind_named(kind)).prepare(context)
    return work(*words)
