"""What rooms, reviews and routes need to know of a game: its part for this package (``GameKind.parts``).

A game without one can still be played, watched and reviewed: it is shown in its own sentences.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from chanbara.server.wire.bodies import Cards, Paragraphs
from chanbara.server.wire.envelopes import FromServer
from chanbara.server.wire.game_options import GameOptions, PlainFrame
from chanbara.server.wire.messages import Sentences
from chanbara.server.wire.refusal import Refusal
from chanbara.words.text import asked_of, told_events

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
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
    from chanbara.server.wire.puzzle_bodies import Shown
    from chanbara.server.wire.review_bodies import GroupSeat
    from chanbara.server.wire.scalars import Answer, Language
    from chanbara.server.wire.suspects import Clue, Suspect
    from chanbara.server.wire.table_info import TableResult
    from chanbara.server.wire.talk import Claim, Emote
    from chanbara.sight import Seen

NO_CARDS = Cards([], [], [], Paragraphs(harmless=""), "ours", [], [])


class Outcome(NamedTuple):
    """A finished game, and how each seat did."""

    result: ResultRow
    plays: list[PlayRow]


class Remark(NamedTuple):
    """What a bot says: a claim, perhaps about a seat, or an emote."""

    claim: Claim | None = None
    about: int | None = None
    emote: Emote | None = None


class Common(NamedTuple):
    """What games may have in common, as in ``PastGame``; empty where a game has no such thing."""

    role: str
    team: str
    character: str
    players: int
    rising_sun: bool
    opponents: list[str]
    weapon: str
    difficulty: str
    modules: list[str]


class Service:
    """A per-game service that runs beside the tables for as long as the server does."""

    async def open(self) -> None:
        """Start the service."""

    def close(self) -> None:
        """Stop the service."""

    async def settle(self, _saga: str, _code: str) -> None:
        """Handle the end of a table that belongs to a series of games."""

    async def forget_player(self, _player: PlayerRow) -> None:
        """Delete the data of a player."""

    async def forget_tokens(self, _tokens: Collection[str]) -> None:
        """Delete the names of the owner of some tokens, which are hashes."""

    async def remove_old(self, _now: float) -> None:
        """Remove what has been unused for long."""


class ServedKind:
    """How one game is served. The defaults suit a game that the page knows nothing about."""

    messages: ClassVar[tuple[type[FromServer], ...]] = ()
    """Server messages that only this game has."""
    modules: ClassVar[tuple[ModuleType, ...]] = ()
    """The modules that define this game's own wire types."""
    bodies: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """The bodies of its own routes."""
    streams: ClassVar[Mapping[str, tuple[Any, str]]] = {}
    """What its routes stream line by line, by name: the type of a line, and what it is."""
    owners: ClassVar[tuple[Callable[[Routes], object], ...]] = ()
    """Classes of its own routes, as ``server.http.routing`` declares them."""
    handlers: ClassVar[Mapping[type[Any], Callable[[Any, Any, Any], Awaitable[None]]]] = {}
    """Handlers for messages that only this game has."""
    has_teams: ClassVar[bool] = False
    """Whether teams play for points: then games are rated and points are counted."""
    thinks_compiled: ClassVar[bool] = False
    """Whether its bots need the compiled engine."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind

    # --- at the table --------------------------------------------------------------------------------------

    def update(self, common: dict[str, Any], _premove: Answer | None) -> FromServer:
        """Return the message to a seat; ``common`` has the fields that every game has."""
        view = common["view"]
        decision = view.decision
        asked, options = asked_of(view)
        return Sentences(
            game=self.kind.name,
            version=common["version"],
            decision=None if decision is None else decision.number,
            seat=None if decision is None else decision.seat,
            asked=asked,
            options=options,
            events=common["events"],
            timer=common["timer"],
            text=common["text"],
        )

    def is_in_advance(self, _decision: Decision) -> bool:
        """Whether a decision can be answered by a premove."""
        return False

    def premove_option(self, premove: Answer, decision: Decision) -> int | None:
        """Return the option that follows from a premove, if there is one."""
        return None

    def choose(self, bot: str, seed: str, view: Any, events: Sequence[Seen]) -> int:  # noqa: ANN401
        """Return the option a bot chooses."""
        chance = random.Random(f"{seed} {view.decision.number}")  # noqa: S311 - a bot, not a secret
        return chance.randrange(len(view.decision.options))

    def would_speak(self, bot: str, seed: str, seat: int, events: Sequence[Seen]) -> bool:
        """Whether a bot remarks on some events, as a spectator saw them: by nothing that is hidden."""
        return False

    def remark(self, bot: str, seed: str, view: Any, events: Sequence[Seen], claimed: str | None) -> Remark:  # noqa: ANN401
        """Return what a bot says then, by its own view and what it has claimed before."""
        raise NotImplementedError

    def result(self, _result: str) -> TableResult | None:
        """Return the result of a finished game, as stored in its row."""
        return None

    def outcome(
        self,
        result: ResultRow,
        chosen: GameOptions,
        game: Game,
        bots: Sequence[str],
        entries: Sequence[Entry],
    ) -> Outcome:
        """Return how a finished game counts."""
        return Outcome(result, [])

    def in_common(self, _game: Common) -> Iterable[tuple[str, str]]:
        """Return the attributes by which games are grouped: a name and a value each."""
        return ()

    # --- review --------------------------------------------------------------------------------------------

    def framed(self, frame: Frame, eyes: Eyes) -> msgspec.Struct:
        """Return a frame of a review."""
        number, turn, events, view, chosen = frame
        return PlainFrame(number, turn, told_events(view, events), asked_of(view)[1], chosen)

    def edition(self, _game: Game) -> str:
        """Return a key that identifies the cards and rulings of a game."""
        return ""

    def characters(self, view: Any) -> list[str | None]:  # noqa: ANN401
        """Return the characters by seat, as they are public from the start."""
        return []

    def cards(self, _game: Game) -> Cards:
        """Return what is printed on the cards of a game."""
        return NO_CARDS

    def book(self, _game: Game, _language: Language) -> msgspec.Struct:
        """Return the other printed texts, for a page that needs them."""
        raise Refusal("impossible", "no-duel")

    def options_of(self, start: Any) -> GameOptions:  # noqa: ANN401
        """Return the table options that produce the same kind of game."""
        raise Refusal(
            "impossible", "bad-record", detail=f"a record of {self.kind.name}: {type(start).__name__}"
        )

    def check_header(self, header: Mapping[str, str]) -> None:
        """Refuse a record that would take long to read."""

    def fared(self, found: Game, names: Sequence[tuple[str, str]]) -> list[GroupSeat]:
        """Return how each seat of a group did."""
        return []

    # --- school --------------------------------------------------------------------------------------------

    def conclusion(self, _walk: Walk, found: Any, _language: Language) -> CoachLine:  # noqa: ANN401
        """Return what the coach says about what the learner can conclude (``TaughtKind.conclude``)."""
        raise NotImplementedError

    def puzzle_table(self, _view: Any, _events: list[Seen]) -> msgspec.Struct:  # noqa: ANN401
        """Return the table of a puzzle as its solver sees it."""
        raise NotImplementedError

    def unseen(self, _view: Any) -> dict[str, int]:  # noqa: ANN401
        """Return the cards the solver cannot see, which others may hold."""
        return {}

    def shown(self, _puzzle: Puzzle, _opened: Game) -> list[Shown]:
        """Return the others' hands in a world that refutes a choice."""
        return []

    def suspected(self, _view: Any) -> list[int]:  # noqa: ANN401
        """Return the seats that can be named, in a puzzle that asks to name one."""
        return []

    def deduced(self, _key: str) -> tuple[list[Suspect], list[Clue]]:
        """Return what can be deduced in such a puzzle from what the solver has seen."""
        return [], []

    def history(self, _puzzle: Puzzle) -> msgspec.Struct:
        """Return the events that led to the position of such a puzzle."""
        raise NotImplementedError

    # --- beside the tables ---------------------------------------------------------------------------------

    def service(self, _lobby: Lobby) -> Service:
        """Return the service of this game, if it has one."""
        return Service()

    def load_files(self, _given: Sequence[str]) -> dict[str, str]:
        """Load the operator's files and return the hash of each by name; ``ValueError`` if one is bad."""
        return {}

    def offer_networks(self, _given: Sequence[str]) -> None:
        """Load the operator's networks, which can then play seats; ``ValueError`` if one is bad."""

    def file_at_fault(self, _error: Exception) -> str:
        """Return the name of the operator's file in which an error was raised; empty if it was elsewhere."""
        return ""

    def limits(self, _definitions: Mapping[str, Any]) -> dict[str, Any]:
        """Return the limits a form needs before it is sent, from the schema of its options."""
        return {}


def served_as(kind: GameKind) -> ServedKind:
    """Return how a game is served."""
    found: ServedKind = kind.part("server", ServedKind)
    return found
