"""The bodies of evenings: tournaments by link."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.any_game import AnyGame
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.options import LiveClock, Pauses, TableOptions
from chanbara.server.wire.refusal import Refusal
from chanbara.server.wire.scalars import Name, PlayerToken

FEWEST_SEATS = 3
"""Seats of a game that people can play against each other with hidden roles."""
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class EveningOptions(msgspec.Struct, forbid_unknown_fields=True):
    """The options of an evening: those of its tables, and how many rounds it has."""

    game: AnyGame
    """The game at every table."""
    clock: LiveClock = msgspec.field(default_factory=LiveClock)
    """The clock: there always is one, so that no table keeps all others waiting."""
    pauses: Pauses = msgspec.field(default_factory=Pauses)
    """The pause before automatic answers."""
    aid: bool = False
    """Whether players may ask for suspects, at all tables or at none."""
    bot: Word | None = None
    """The bot in empty seats; null: the default stand-in."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = 3
    """Number of rounds, and of deals."""
    deals: Literal["together", "moving"] = "together"
    """``together``: all tables of a round play the same deal, and people change tables. ``moving``: people
    stay at their table, and deals move: a table plays in one round what another one plays in a later one."""
    between: Annotated[float, msgspec.Meta(ge=0, le=900)] = 60
    """Seconds between two rounds; then the next one begins by itself."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.game.seats < FEWEST_SEATS:
            raise Refusal("impossible", "no-groups-in-a-duel")
        if self.deals == "moving" and self.rounds == 1:
            raise Refusal("impossible", "deals-move-over-rounds")
        self.at_a_table([]).check()
        if self.bot is not None:
            self.at_a_table([]).check_bot(self.bot)

    def at_a_table(self, bots: list[str | None]) -> TableOptions:
        """Return the options of one of its tables: not listed, and nobody watches."""
        return TableOptions(
            game=self.game,
            clock=self.clock,
            pauses=self.pauses,
            public=False,
            spectators=False,
            aid=self.aid,
            bots=bots,
        )


class NewEvening(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/evenings: open an evening and take part in it."""

    title: Title
    """What it is called."""
    name: Name
    """Your name."""
    options: EveningOptions
    """Its options."""
    player: PlayerToken | None = None
    """The token of your claimed name; an evening counts for no ladder."""


class JoinEvening(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/evenings/CODE/people: take part."""

    name: Name
    """Your name."""
    player: PlayerToken | None = None
    """As for a new evening."""


class Joined(msgspec.Struct):
    """You take part. The token proves it, here and at your seat of every table: share it with nobody."""

    code: str
    """The code of the evening."""
    person: int
    """Your number."""
    token: str
    """Your token."""


class EveningAct(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/evenings/CODE: do something; the header `Authorization: Bearer TOKEN` says who you are."""

    act: Literal["start", "next", "leave", "return", "remove"]
    """``start``: begin the first round. ``next``: do not wait for the next one. ``leave``: a bot has your
    seat from the next round on; if you have not played yet, your place is free again. ``return``: it is yours
    again. ``remove``: send somebody away who has not played yet. ``start``, ``next`` and ``remove`` are for
    whoever leads the evening; if they have not looked at it for two minutes, everybody leads."""
    person: int | None = None
    """Whom to send away."""


class EveningPerson(msgspec.Struct):
    """Somebody who takes part."""

    person: int
    """Their number."""
    name: str
    """Their name; empty if it was deleted."""
    verified: bool
    """Whether they have claimed this name and proved it."""
    gone: bool
    """Whether they have left."""


class EveningSeat(msgspec.Struct):
    """Your seat in the present round."""

    code: str
    """The code of the table."""
    seat: int
    """Your seat; your token opens it."""
    deal: int
    """The number of the deal that is played there."""
    over: bool
    """Whether its game has ended."""


class SeatScore(msgspec.Struct):
    """How one seat of a table did in a deal."""

    seat: int
    """Its number, from 0."""
    person: int | None
    """Who sat there; null: a bot."""
    role: str
    """The key of the role card."""
    character: str
    """The key of the character."""
    won: bool
    """Whether its team won."""
    points: int
    """The score from honor points and cards in hand (8.3)."""
    gone: bool
    """Whether a bot played for this person most of the time: then the deal brings them nothing."""
    share: float | None
    """Points against the field, from 0 to 100; null for a bot."""


class DealTable(msgspec.Struct):
    """A table of a deal that is counted."""

    code: str
    """Its code, under which its game can be reviewed."""
    round: int
    """The round in which it played, from 1."""
    number: int
    """Its number in that round, from 1."""
    seats: list[SeatScore]
    """By seat; empty if there was no result."""
    people: list[int | None]
    """Who sat there, by seat."""


class CountedDeal(msgspec.Struct):
    """A deal whose last table has ended."""

    deal: int
    """Its number, from 1."""
    tables: list[DealTable]
    """All tables that played it."""


class WaitingDeal(msgspec.Struct):
    """A deal that has begun and does not count yet. Nothing says how it went anywhere."""

    deal: int
    """Its number, from 1."""
    played: int
    """How many tables played it in rounds that are over."""
    tables: int
    """How many tables play it in all."""
    until: int
    """The round after which it counts."""


class EveningStanding(msgspec.Struct):
    """Where somebody stands after the deals that are counted."""

    person: int
    """Their number."""
    place: int
    """Their place, from 1; several share it if they have the same points."""
    total: float
    """The sum of their points against the field."""
    deals: int
    """Number of deals that are in it."""


class EveningInfo(msgspec.Struct):
    """GET /api/evenings/CODE: an evening as everybody sees it who has its link."""

    code: str
    """Its code."""
    link: str
    """The invitation link."""
    title: str
    """What it is called."""
    status: Literal["open", "running", "over"]
    """``open``: it has not begun."""
    options: EveningOptions
    """Its options."""
    joinable: bool
    """Whether somebody can join: in an evening that has begun they play from the next round on."""
    most: int
    """How many people can take part."""
    people: list[EveningPerson]
    """Who takes part."""
    host: int
    """Who leads it."""
    you: int | None
    """Your number; null: you do not take part."""
    leads: bool
    """Whether you can start, go on and send somebody away now."""
    round: int
    """The present or last round; 0 before the start."""
    due: float | None
    """Seconds until the next round; null if none is awaited."""
    tables: int
    """Number of tables in this round."""
    ended: int
    """How many of them have ended."""
    seat: EveningSeat | None
    """Your seat in the present round."""
    deals: list[CountedDeal]
    """Each deal whose last table has ended, in order."""
    waiting: list[WaitingDeal]
    """Each deal that has begun and does not count yet, in order."""
    standings: list[EveningStanding]
    """After these deals, best first."""
    version: int
    """Changes when anything of this does: ask with `after` to wait for it."""
