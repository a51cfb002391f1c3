"""The options of a game: each game has its own struct (part ``options`` of its ``GameKind``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from chanbara.kernel.kind import GameKind, kind_named
from chanbara.words.message import Message, ToldEvent

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

Word = Annotated[str, msgspec.Meta(max_length=40)]
Book = Literal["ours", "german", "english", "italian"]
"""The rulebook, if there are several; ``ours`` is our reading of all of them."""


Departure = Literal["game", "house", "cards", "book", "rulings", "characters"]
"""Why a game is not a standard one: another game, or what was chosen for it."""


class GameOptions(msgspec.Struct, tag_field="game", forbid_unknown_fields=True):
    """The options of some game; a subclass has the game's name as its tag."""

    bots: ClassVar[tuple[str, ...]]
    """The bots that can play a seat."""
    stand_in: ClassVar[str]
    """The default stand-in, above all for a player who has left."""
    has_suspects: ClassVar[bool] = False
    """Whether there is hidden information about the others that a table may help to deduce."""

    def offers(self, bot: str) -> bool:
        """Whether a bot can play a seat: one of the game, or one that this server added."""
        return bot in self.bots

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return kind_named(str(self.__struct_config__.tag))

    @property
    def seats(self) -> int:
        """Number of seats."""
        return 1

    @property
    def counts(self) -> bool:
        """Whether the game may count in statistics."""
        return True

    @property
    def departures(self) -> list[Departure]:
        """How these options differ from those of a rated game; the game itself may not be rated."""
        return ["game"]

    @property
    def is_standard(self) -> bool:
        """Whether the game is rated with these options."""
        return not self.departures

    @property
    def files(self) -> dict[str, str]:
        """The operator's files that the game needs: the hash of each, by its name."""
        return {}

    def check(self) -> None:
        """Refuse options that must not even be tried."""

    def deal(self, key: bytes, carried: str = "") -> Game:
        """Set up the game; ``ValueError`` says what is impossible.

        What is carried over from another game comes from the server: it is never sent over the wire.
        """
        raise NotImplementedError


class PlainFrame(msgspec.Struct, tag="game", tag_field="game"):
    """A frame in sentences, of a game that the page knows nothing about."""

    number: int
    """How many choices were made before."""
    turn: int
    events: list[ToldEvent]
    """What happened since the frame before."""
    options: list[str | Message]
    """What could be chosen, where one may see it."""
    chosen: int | None
    """The chosen option, from 0; null if the options are hidden, and in the last frame."""
