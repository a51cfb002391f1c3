"""What travels of any game, put together from all games that are registered when the server is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Union

from chanbara.kernel.kind import KINDS
from chanbara.server.game_options import PlainFrame

if TYPE_CHECKING:
    import msgspec

    from chanbara.server.game_options import GameOptions

    AnyGame = GameOptions
    AnyFrame = msgspec.Struct
    GameName = str
else:
    AnyGame = Union[tuple(kind.part("options") for kind in KINDS.values())]  # noqa: UP007 - made of a list
    """The options of any game: on the wire its field ``game`` says which."""
    AnyFrame = Union[tuple(kind.part("frame", lambda _kind: PlainFrame) for kind in KINDS.values())]  # noqa: UP007
    GameName = Literal[tuple(KINDS)]
