"""The handlers of client messages: each declares its message in the line above it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.server.table import bot_talk, chat, host_actions, player_actions, rated_games, reporting

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HANDLERS: dict[type[Any], Callable[[Any, Any, Any], Awaitable[None]]] = {
    message: handler
    for module in (player_actions, host_actions, chat, bot_talk, rated_games, reporting)
    for handler in vars(module).values()
    for message in getattr(handler, "handled", ())
}
"""By message class; a game may override them (``ServedKind.handlers``). A test requires one for every message
but Hello, which the socket handles itself."""
