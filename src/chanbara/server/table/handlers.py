"""What a table does with each message of a client: a handler names its message in the line above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.server.table import chat, host_actions, player_actions

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HANDLERS: dict[type[Any], Callable[[Any, Any, Any], Awaitable[None]]] = {
    message: handler
    for module in (player_actions, host_actions, chat)
    for handler in vars(module).values()
    for message in getattr(handler, "handled", ())
}
"""By the class of the message, unless the game knows better (``ServedKind.handlers``). A test insists on
every one but Hello, which the socket hears itself."""
