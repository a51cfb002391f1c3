"""The bodies of the routes for campaigns and clans."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.duel.served.bodies import DuelDraft
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.scalars import Name, PlayerToken

RungState = Literal["won", "lost", "next", "ahead", "optional", "declined", "unmet"]


class BeginSaga(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/sagas: begin a campaign or a clan."""

    name: Name
    """The player's name."""
    draft: DuelDraft
    """The options."""
    player: PlayerToken | None = None
    """The token of a claimed name, so that its duels count for it."""


class SagaKey(msgspec.Struct):
    """The token for a campaign or clan, and for the seat at each of its tables: share it with nobody."""

    code: str
    """The code of the campaign or clan."""
    token: str
    """It is sent only this once; use it as ``Authorization: Bearer TOKEN``."""


class SagaChoice(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/sagas/CODE/choices: a decision between two duels."""

    choice: Literal["send", "retire"]
    """Send another samurai of the clan, or stop before the last duel, which is optional."""
    weapon: Word | None = None
    """The weapon of that samurai."""


class SagaRung(msgspec.Struct):
    """One opponent of the ladder."""

    key: str
    """Its key in the rules data."""
    name: str
    """Their name."""
    life: int
    """Their life, now or when they are met."""
    state: RungState
    """Defeated, current, or still to come; the last may be declined."""


class SagaFought(msgspec.Struct):
    """A finished duel."""

    opponent: str
    """The key of the opponent."""
    weapon: str
    """The weapon, by its key."""
    won: bool
    """Whether it was won."""
    told: str
    """The result, in words."""


class SagaMember(msgspec.Struct):
    """A samurai: the one of a campaign, or one of the clan."""

    weapon: str
    """Their weapon, by its key."""
    name: str
    """The name of the weapon, and so of its samurai."""
    does: str
    """What it does."""
    life: int
    """Their life; 0: fallen."""
    most: int
    """Their maximum life."""
    wounds: list[str]
    """Permanent wounds, in words."""
    fights: bool
    """Whether they fight next."""
    may_fight: bool
    """Whether they may be sent next."""


class SagaInfo(msgspec.Struct):
    """GET /api/sagas/CODE: the state of a campaign or clan, in the client's language."""

    code: str
    """Its code."""
    name: str
    """The player's name."""
    draft: DuelDraft
    """The options at the start."""
    chosen: list[str]
    """The same in words."""
    rules: list[str]
    """Rulings and numbers that differ from the defaults, one sentence each."""
    status: Literal["open", "won", "lost"]
    """Whether it is running, or how it ended."""
    told: str
    """Its state, in a sentence."""
    won: int
    """Number of duels won."""
    rungs: list[SagaRung]
    """The ladder, opponent by opponent."""
    fought: list[SagaFought]
    """The duels so far; a clan may need several against the same opponent."""
    members: list[SagaMember]
    """The player's samurai."""
    carried: list[str]
    """What is carried into the next duel, one sentence each."""
    event: str | None
    """The event since the last duel of a campaign."""
    regained: str | None
    """With how much life the last duel of a campaign ended, and with how much the next begins."""
    may_retire: bool
    """Whether the last duel may be declined now."""
    table: str | None
    """The table of the open duel: it is resumed, not dealt again."""
    commitment: str
    """The hash of the key that determines the events."""
    key: str | None
    """That key, once the saga is over."""
