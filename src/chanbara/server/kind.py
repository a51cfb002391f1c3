"""What rooms, reviews and routes know of a game: its part for this package (``GameKind.parts``).

A game without one is still played, watched and looked back at: it is told in its own sentences.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from chanbara.server.wire.bodies import Cards, Paragraphs
from chanbara.server.wire.game_options import GameOptions, PlainFrame
from chanbara.server.wire.messages import FromServer, Sentences
from chanbara.server.wire.refusal import Refusal
from chanbara.words.text import asked_of, told_events

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
    from types import ModuleType

    import msgspec

    from chanbara.kernel.game import Game
    from chanbara.kernel.kind import GameKind
    from chanbara.kernel.machine import Decision
    from chanbara.review.timeline import Eyes, Frame
    from chanbara.school.lesson_walk import Walk
    from chanbara.school.puzzle import Puzzle
    from chanbara.server.app import Routes
    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.store.rows import Entry, PlayerRow, PlayRow, ResultRow
    from chanbara.server.wire.lesson_bodies import CoachLine
    from chanbara.server.wire.messages import Answer, Language
    from chanbara.server.wire.puzzle_bodies import Shown
    from chanbara.server.wire.review_bodies import GroupSeat
    from chanbara.server.wire.stats_bodies import PastGame
    from chanbara.server.wire.suspects import Clue, Suspect
    from chanbara.server.wire.table_info import TableResult
    from chanbara.sight import Seen

NO_CARDS = Cards([], [], [], Paragraphs(harmless=""), "ours")


class Outcome(NamedTuple):
    """A finished game, and how each seat fared."""

    result: ResultRow
    plays: list[PlayRow]


class Service:
    """What a game keeps beside its tables for as long as the server runs."""

    async def open(self) -> None:
        """Begin."""

    def close(self) -> None:
        """Work no more."""

    async def settle(self, _saga: str, _code: str) -> None:
        """A table that belongs to a series of games has ended."""

    async def forget_player(self, _player: PlayerRow) -> None:
        """Somebody is forgotten."""

    async def remove_old(self, _now: float) -> None:
        """Remove what nobody has used for long."""


class ServedKind:
    """How one game is served. What is here suits a game of which a page knows nothing."""

    messages: ClassVar[tuple[type[FromServer], ...]] = ()
    """What the server says of this game alone."""
    modules: ClassVar[tuple[ModuleType, ...]] = ()
    """Where what is on the wire for this game alone is written down."""
    bodies: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """The bodies of its own routes."""
    owners: ClassVar[tuple[Callable[[Routes], object], ...]] = ()
    """Classes of its own routes, as ``server.http.routing`` declares them."""
    handlers: ClassVar[Mapping[type[Any], Callable[[Any, Any, Any], Awaitable[None]]]] = {}
    """What a table does with messages that only this game understands."""
    has_teams: ClassVar[bool] = False
    """Whether teams play for points: then games are rated, and points are counted."""
    thinks_compiled: ClassVar[bool] = False
    """Whether its bots need what is compiled at the start."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    # --- at the table --------------------------------------------------------------------------------------

    def update(self, game: Game, told: dict[str, Any], premove: Answer | None) -> FromServer:
        """Return what a seat is sent: ``told`` has what every game has."""
        view, decision = told["view"], game.decision
        asked, options = asked_of(view)
        return Sentences(
            game=self.kind.name,
            version=told["version"],
            decision=None if decision is None else decision.number,
            seat=None if decision is None else decision.seat,
            asked=asked,
            options=options,
            events=told_events(view, told["events"]),
            timer=told["timer"],
            text=told["text"],
        )

    def is_in_advance(self, _decision: Decision) -> bool:
        """Whether something may be answered before it is asked."""
        return False

    def premove_option(self, premove: Answer, decision: Decision) -> int | None:
        """Return the option that follows from an answer in advance, if there is one."""
        return None

    def choose(self, bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
        """Return which option a bot chooses."""
        chance = random.Random(f"{seed} {view.decision.number}")  # noqa: S311 - a bot, not a secret
        return chance.randrange(len(view.decision.options))

    def result(self, _result: str) -> TableResult | None:
        """Return who won a game that is over, as its row has it."""
        return None

    def outcome(
        self,
        result: ResultRow,
        chosen: GameOptions,
        game: Game,
        bots: Sequence[str],
        entries: Sequence[Entry],
    ) -> Outcome:
        """Return how a game that is over counts."""
        return Outcome(result, [])

    def in_common(self, _game: PastGame) -> Iterable[tuple[str, str]]:
        """Return by what games are counted together: a name and a value each."""
        return ()

    # --- looking back --------------------------------------------------------------------------------------

    def framed(self, frame: Frame, eyes: Eyes) -> msgspec.Struct:
        """Return a frame of a review."""
        number, turn, events, view, chosen = frame
        return PlainFrame(number, turn, told_events(view, events), asked_of(view)[1], chosen)

    def edition(self, _game: Game) -> str:
        """Return what tells the cards and rulings of a game from others."""
        return ""

    def characters(self, view: Any) -> list[str | None]:  # noqa: ANN401
        """Return who everybody is, by seat, as all know it from the beginning."""
        return []

    def cards(self, _game: Game) -> Cards:
        """Return what is printed on the cards of a game."""
        return NO_CARDS

    def book(self, _game: Game, _language: Language) -> msgspec.Struct:
        """Return what is printed elsewhere, in words, where a page asks for it."""
        raise Refusal("impossible", "no-duel")

    def options_of(self, start: Any) -> GameOptions:  # noqa: ANN401
        """Return what a table would have to choose for the same kind of game."""
        raise Refusal(
            "impossible", "bad-record", detail=f"a record of {self.kind.name}: {type(start).__name__}"
        )

    def check_header(self, header: Mapping[str, str]) -> None:
        """Refuse a record that would take long to be read."""

    def fared(self, found: Game, names: Sequence[tuple[str, str]]) -> list[GroupSeat]:
        """Return how each seat of a group fared."""
        return []

    # --- in the school -------------------------------------------------------------------------------------

    def conclusion(self, _walk: Walk, found: Any, _language: Language) -> CoachLine:  # noqa: ANN401
        """Return what the coach says of what the learner may conclude (``TaughtKind.conclude``)."""
        raise NotImplementedError

    def puzzle_table(self, _view: Any, _events: list[Seen]) -> msgspec.Struct:  # noqa: ANN401
        """Return the table of a puzzle as its solver sees it."""
        raise NotImplementedError

    def unseen(self, _view: Any) -> dict[str, int]:  # noqa: ANN401
        """Return the cards that lie nowhere in the solver's sight, where others may hold them."""
        return {}

    def shown(self, _puzzle: Puzzle, _opened: Game) -> list[Shown]:
        """Return what the others hold in a world that breaks a choice."""
        return []

    def suspected(self, _view: Any) -> list[int]:  # noqa: ANN401
        """Return who may be named, in a puzzle in which somebody is to be."""
        return []

    def deduced(self, _key: str) -> tuple[list[Suspect], list[Clue]]:
        """Return what follows in such a puzzle from what the solver has seen."""
        return [], []

    def history(self, _puzzle: Puzzle) -> msgspec.Struct:
        """Return how it came to the table of such a puzzle."""
        raise NotImplementedError

    # --- beside the tables ---------------------------------------------------------------------------------

    def service(self, _lobby: Lobby) -> Service:
        """Return what is kept beside the tables."""
        return Service()

    def limits(self, _definitions: Mapping[str, Any]) -> dict[str, Any]:
        """Return the numbers that a form needs before it is sent, from the schema of its options."""
        return {}


def served_as(kind: GameKind) -> ServedKind:
    """Return how a game is served."""
    found: ServedKind = kind.part("server", ServedKind)
    return found
