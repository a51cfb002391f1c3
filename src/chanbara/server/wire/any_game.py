"""Wire types for any game, assembled from all games that are registered when the server is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeVar, Union, cast, get_type_hints

import msgspec

from chanbara.kernel.kind import KINDS
from chanbara.server.wire.game_options import PlainFrame

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.kernel.kind import GameKind
    from chanbara.server.wire.game_options import GameOptions

    AnyGame = GameOptions
    AnyFrame = msgspec.Struct
    GameName = str
else:
    AnyGame = Union[tuple(kind.part("options") for kind in KINDS.values())]  # noqa: UP007 - made of a list
    """The options of any game: on the wire its field ``game`` says which."""
    AnyFrame = Union[tuple(kind.part("frame", lambda _kind: PlainFrame) for kind in KINDS.values())]  # noqa: UP007
    GameName = Literal[tuple(KINDS)]

Body = TypeVar("Body", bound=msgspec.Struct)


def with_each_game(after: str) -> Callable[[type[Body]], type[Body]]:
    """Add a field for each game to a body, behind the field ``after``.

    The field has the name of the game; its type is in the game's part ``fields``, by the name of the body.
    """

    def widened(body: type[Body]) -> type[Body]:
        each = [(kind.name, kind.part("fields", lambda _kind: {})) for kind in KINDS.values()]
        fields = list(get_type_hints(body, include_extras=True).items())
        place = [name for name, _ in fields].index(after) + 1
        fields[place:place] = [(name, own[body.__name__]) for name, own in each if body.__name__ in own]
        words = {"__doc__": body.__doc__}
        made = msgspec.defstruct(body.__name__, fields, module=body.__module__, namespace=words)
        return cast("type[Body]", made)

    return widened


def of_game(body: type[msgspec.Struct], kind: GameKind, value: Any, other: Any) -> dict[str, Any]:  # noqa: ANN401
    """Return the per-game fields of a body: ``value`` for this one, ``other`` for others."""
    return {name: value if name == kind.name else other for name in KINDS if name in body.__struct_fields__}
