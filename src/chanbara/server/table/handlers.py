"""What a table does with each message of a client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.server.table import chat as talking
from chanbara.server.table import host_actions as hosting
from chanbara.server.table import player_actions as playing
from chanbara.server.wire.messages import (
    Ahead,
    AskOdds,
    Back,
    Choose,
    End,
    Hint,
    MailMe,
    MakeClaim,
    Mute,
    PassHost,
    Pause,
    Ping,
    Ready,
    Rematch,
    Replace,
    Resync,
    Say,
    Start,
    Who,
    Why,
    Wrong,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

HANDLERS: dict[type[Any], Callable[[Any, Any, Any], Awaitable[None]]] = {
    Choose: playing.choose,
    Ahead: playing.ahead,
    Back: playing.back,
    Why: playing.why,
    Who: playing.no_aid,
    Hint: playing.no_aid,
    AskOdds: playing.no_odds,
    Wrong: playing.wrong,
    Resync: playing.resync,
    Ping: playing.ping,
    Ready: hosting.ready,
    Start: hosting.start,
    Pause: hosting.pause,
    Replace: hosting.replace,
    PassHost: hosting.pass_host,
    End: hosting.end,
    Rematch: hosting.rematch,
    Say: talking.say,
    MakeClaim: talking.claim,
    Mute: talking.mute,
    MailMe: talking.mail,
}
"""By the class of the message, unless the game knows better (``ServedKind.handlers``). A test insists on
every one but Hello, which the socket hears itself."""
