"""Declaring which client message a function handles."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

Handler = TypeVar("Handler", bound=Callable[[Any, Any, Any], Awaitable[None]])


def handles(*messages: type[Any]) -> Callable[[Handler], Handler]:
    """Declare the messages of a handler."""

    def declare(handler: Handler) -> Handler:
        handler.handled = messages  # type: ignore[attr-defined]
        return handler

    return declare
