"""What is chosen for a table before it starts, and the game that follows from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from chanbara.bots.registry import DUEL_NAMES, NAMES
from chanbara.duel.setup import NOTHING_CARRIED, Carried
from chanbara.kernel.game import Game
from chanbara.record.kinds import KINDS
from chanbara.server.refusal import Refusal, impossible

Book = Literal["ours", "german", "english", "italian"]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Text = Annotated[str, msgspec.Meta(max_length=8_000)]
"""House rules: a file that changes every number is shorter, and a longer one takes long to be read."""
NESTED = 200
"""Brackets in a file of house rules: thousands of them take seconds to be refused."""
LONGEST_NUMBERS = 40_000
"""Letters of numbers of one's own: all of ours, with names and comments, are a third of it."""
Numbers = Annotated[str, msgspec.Meta(max_length=LONGEST_NUMBERS)]
Seconds = Annotated[float, msgspec.Meta(ge=1, le=86_400)]


class SwordGame(msgspec.Struct, tag="sword", tag_field="game", forbid_unknown_fields=True):
    """A table of Samurai Sword."""

    players: Annotated[int, msgspec.Meta(ge=3, le=8)] = 5
    rising_sun: bool = False
    cast: Word = "mixed"
    """Which characters are dealt from: ``base``, ``rising_sun`` or ``mixed``."""
    rikyu: bool = False
    """Whether the promo character is among them."""
    characters: Annotated[list[Word | None], msgspec.Meta(max_length=8)] = []
    """By seat; null is dealt at random. Empty: all are."""
    book: Book = "ours"
    """Which rulebook is followed; ``ours`` is our reading of all three."""
    rulings: Annotated[dict[Word, bool | int | Word], msgspec.Meta(max_length=40)] = {}
    house: Text = ""
    """The text of a file of house rules."""

    @property
    def kind(self) -> Literal["sword"]:
        """Which of the two games it is."""
        return "sword"

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.players

    @property
    def bots(self) -> tuple[str, ...]:
        """Who may play for a seat."""
        return NAMES

    @property
    def stand_in(self) -> str:
        """Which of them plays where nobody chose one: for a person that is gone, above all."""
        return "detective"

    def deal(self, key: bytes) -> Game:
        """Set up the game; ``ValueError`` says what is impossible."""
        chosen = {
            "players": self.players,
            "rising_sun": self.rising_sun,
            "cast": self.cast,
            "rikyu": self.rikyu,
            "characters": self.characters or None,
            "book": self.book,
            "rulings": self.rulings or None,
            "house": self.house or None,
        }
        return KINDS["sword"].new_game(key=key, **chosen)


class DuelGame(msgspec.Struct, tag="duel", tag_field="game", forbid_unknown_fields=True):
    """A duel of Way of the Samurai."""

    opponent: Word | None = None
    weapon: Word = "katana"
    environment: Word | None = None
    weather: Word | None = None
    difficulty: Word = "samurai"
    modules: Annotated[list[Word], msgspec.Meta(max_length=8)] = []
    armoured: int | None = None
    """Which of three enemies wears the armour."""
    rulings: Annotated[dict[Word, bool], msgspec.Meta(max_length=40)] = {}
    numbers: Numbers = ""
    """The text of a file of numbers of one's own (B11); "": ours."""

    @property
    def kind(self) -> Literal["duel"]:
        """Which of the two games it is."""
        return "duel"

    @property
    def seats(self) -> int:
        """One plays alone."""
        return 1

    @property
    def bots(self) -> tuple[str, ...]:
        """Who may play for the seat."""
        return DUEL_NAMES

    @property
    def stand_in(self) -> str:
        """Which of them plays for a person that is gone."""
        return "solver"

    def deal(self, key: bytes, carried: Carried = NOTHING_CARRIED) -> Game:
        """Set up the duel; ``ValueError`` says what is impossible.

        What is carried over from another duel is the server's to say: it never travels on the wire.
        """
        chosen: dict[str, Any] = {
            "opponent": self.opponent,
            "weapon": self.weapon,
            "environment": self.environment,
            "weather": self.weather,
            "difficulty": self.difficulty,
            "modules": tuple(self.modules),
            "carried": carried,
            "rulings": self.rulings,
            "numbers": self.numbers or None,
        }
        if self.armoured is not None:
            chosen["armoured"] = self.armoured
        return KINDS["duel"].new_game(key=key, **chosen)


class NoClock(msgspec.Struct, tag="none", tag_field="clock", forbid_unknown_fields=True):
    """Everybody takes the time he likes."""


class LiveClock(msgspec.Struct, tag="live", tag_field="clock", forbid_unknown_fields=True):
    """Seconds for a decision, fewer for a window, and a reserve for the whole game."""

    decision: Seconds = 60
    window: Seconds = 20
    """For answers in somebody else's turn."""
    reserve: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 120
    grace: Seconds = 90
    """After which a bot plays for somebody who is gone."""


class DaysClock(msgspec.Struct, tag="days", tag_field="clock", forbid_unknown_fields=True):
    """Days for each decision."""

    days: Annotated[float, msgspec.Meta(gt=0, le=30)] = 2


Clock = NoClock | LiveClock | DaysClock


class Pauses(msgspec.Struct, forbid_unknown_fields=True):
    """Seconds between which the pause before an automatic answer is drawn; no card is looked at."""

    least: Annotated[float, msgspec.Meta(ge=0, le=30)] = 0.8
    most: Annotated[float, msgspec.Meta(ge=0, le=30)] = 2.2


class TableOptions(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that is chosen for a table."""

    game: SwordGame | DuelGame
    clock: Clock = msgspec.field(default_factory=NoClock)
    pauses: Pauses = msgspec.field(default_factory=Pauses)
    public: bool = False
    """Whether the table stands in the list that everybody sees."""
    spectators: bool = True
    aid: bool | None = None
    """Whether players may ask who may be who; null: who plays with bots alone may."""
    bots: Annotated[list[Word | None], msgspec.Meta(max_length=8)] = []
    """By seat: the bot that sits there, or null for a person."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        if isinstance(self.game, SwordGame) and sum(map(self.game.house.count, "[{")) > NESTED:
            raise Refusal("impossible", "too-many-brackets", most=NESTED)
        try:
            self.game.deal(bytes(32))
        except ValueError as error:
            raise impossible(error) from error
        if len(self.bots) > self.game.seats:
            raise Refusal("impossible", "too-many-bots", seats=self.game.seats, bots=len(self.bots))
        for bot in self.bots:
            if bot is not None:
                self.check_bot(bot)
        if self.pauses.most < self.pauses.least:
            raise Refusal("impossible", "pauses-crossed")
        if isinstance(self.clock, LiveClock) and self.pauses.most >= min(
            self.clock.window, self.clock.decision
        ):
            raise Refusal("impossible", "pause-too-long")

    def check_bot(self, bot: str) -> None:
        """Refuse a bot that there is not."""
        if bot not in self.game.bots:
            raise Refusal("impossible", "no-such-bot", bot=bot, bots=", ".join(self.game.bots))

    def bot_at(self, seat: int) -> str:
        """Return the bot of a seat, or nothing."""
        return (self.bots[seat] if seat < len(self.bots) else None) or ""
