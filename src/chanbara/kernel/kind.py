"""What a game is to everybody who does not know its rules: ``GameKind``, and the register of all of them.

Records, rooms, reviews and commands work with any game through its kind. A game registers itself when it is
imported; ``tests/toy/nim.py`` is a small one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, ClassVar

from chanbara.kernel.errors import CorruptRecord

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from chanbara.kernel.game import Game


class GameKind(ABC):
    """One game. Tables, views and options are its own; everybody else hands them on without a look."""

    name: ClassVar[str]
    """As records and messages call it."""
    revision: ClassVar[int] = 1
    """Raised when the same choices may lead to another game (``changes``)."""
    changes: ClassVar[Sequence[Any]] = ()
    """What made older games no longer replay: ``chanbara.record.changes.Change``."""
    parts: ClassVar[Mapping[str, str]] = {}
    """What other packages know of the game, as "module:object" by the name of the package. It is imported
    when it is first asked for, so that the rules start light and depend on nothing above them."""

    # --- a game from its set-up, a record or a saved table -------------------------------------------------

    @abstractmethod
    def new(self, **options: Any) -> Game:  # noqa: ANN401 - each game has options of its own
        """Set up a game; ``ValueError`` says what is impossible."""

    @abstractmethod
    def options_of(self, header: Mapping[str, str]) -> dict[str, Any]:
        """Return the options of a new game that the header of a record describes."""

    def from_position(self, header: Mapping[str, str]) -> Game:
        """Return the game that begins at the position in a header."""
        message = f"{header['game']} does not begin in the middle"
        raise CorruptRecord(message)

    @abstractmethod
    def fingerprint(self) -> str:
        """Return what changes with every rule and every number."""

    @abstractmethod
    def plain(self, table: Any) -> dict[str, Any]:  # noqa: ANN401
        """Return everything that is true of a table, as JSON has it."""

    @abstractmethod
    def restored(self, table: Any, data: dict[str, Any]) -> Any:  # noqa: ANN401
        """Return a table of the same set-up with what ``plain`` saved."""

    # --- what the rules say --------------------------------------------------------------------------------

    @abstractmethod
    def result(self, table: Any) -> Any:  # noqa: ANN401
        """Return the result of a game that is over."""

    @abstractmethod
    def digest(self, table: Any) -> str:  # noqa: ANN401
        """Return a hash of all that has happened."""

    @abstractmethod
    def why_not(self, table: Any, text: str, seat: int, language: str) -> tuple[str, str]:  # noqa: ANN401
        """Return the rule that forbids an act now, and the reason in a sentence."""

    @abstractmethod
    def seats(self, table: Any) -> int:  # noqa: ANN401
        """Return how many sit at a table."""

    @abstractmethod
    def turn(self, table: Any) -> int:  # noqa: ANN401
        """Return which turn it is, from 1 on."""

    def active(self, _table: Any) -> int:  # noqa: ANN401
        """Return whose turn it is."""
        return 0

    # --- what a seat may know ------------------------------------------------------------------------------

    @abstractmethod
    def observe(self, game: Game, seat: int | None) -> Any:  # noqa: ANN401
        """Return what a seat may know; None is a spectator. A view says its ``kind``."""

    @abstractmethod
    def seen(self, game: Game, seat: int | None, since: int) -> list[Any]:
        """Return the events from number ``since`` on as a seat may know them."""

    def imagine(self, view: Any, _seed: int | str) -> Game:  # noqa: ANN401
        """Return a game consistent with a view, as likely as dealing makes it."""
        message = f"nobody imagines games of {view.kind}"
        raise ValueError(message)

    # --- what others know of it ----------------------------------------------------------------------------

    def part(self, package: str, default: Callable[[GameKind], Any] | None = None) -> Any:  # noqa: ANN401
        """Return what a package knows of this game; without it, what ``default`` makes of the kind."""
        if package not in self.parts and default is not None:
            return default(self)
        return _resolved(self.parts[package])


@cache
def _resolved(where: str) -> Any:  # noqa: ANN401
    return resolve_name(where)


KINDS: dict[str, GameKind] = {}
"""By name, in the order in which they were registered."""


def register(kind: GameKind) -> GameKind:
    """Make a game known to records, rooms and commands."""
    KINDS[kind.name] = kind
    return kind


def kind_named(name: str | None) -> GameKind:
    """Return a game by its name; ``ValueError`` names those that there are."""
    if name not in KINDS:
        message = f"unknown game {name!r}; choose {' or '.join(KINDS)}"
        raise ValueError(message)
    return KINDS[name]
