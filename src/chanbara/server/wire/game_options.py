"""What is chosen for a game: each game has a struct of its own (part ``options`` of its ``GameKind``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from chanbara.kernel.kind import GameKind, kind_named
from chanbara.words.message import Message, ToldEvent

if TYPE_CHECKING:
    from chanbara.kernel.game import Game

Word = Annotated[str, msgspec.Meta(max_length=40)]
Book = Literal["ours", "german", "english", "italian"]
"""Which rulebook is followed, where there are several; ``ours`` is our reading of all."""


class GameOptions(msgspec.Struct, tag_field="game", forbid_unknown_fields=True):
    """The options of some game; a subclass has the game's name as its tag."""

    bots: ClassVar[tuple[str, ...]]
    """Who may play for a seat."""
    stand_in: ClassVar[str]
    """Which of them plays where nobody chose one: for a person that is gone, above all."""
    has_suspects: ClassVar[bool] = False
    """Whether there is something to deduce about the others, with which a table may help."""

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return kind_named(str(self.__struct_config__.tag))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return 1

    @property
    def counts(self) -> bool:
        """Whether the game may count in statistics."""
        return True

    def check(self) -> None:
        """Refuse what should not even be tried."""

    def deal(self, key: bytes, carried: str = "") -> Game:
        """Set up the game; ``ValueError`` says what is impossible.

        What is carried over from another game is the server's to say: it never travels on the wire.
        """
        raise NotImplementedError


class PlainFrame(msgspec.Struct, tag="game", tag_field="game"):
    """A game of which a page knows nothing, after so many choices: in sentences."""

    number: int
    """How many choices were made before."""
    turn: int
    events: list[ToldEvent]
    """What happened since the frame before."""
    options: list[str | Message]
    """What could be chosen, where one may see it."""
    chosen: int | None
    """Which of them was chosen then, from 0; null where they are not seen, and in the last frame."""
