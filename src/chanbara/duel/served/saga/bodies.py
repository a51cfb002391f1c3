"""The bodies of the routes about campaigns and clans."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.duel.served.bodies import DuelDraft
from chanbara.server.wire.bodies import PlayerToken
from chanbara.server.wire.game_options import Word
from chanbara.server.wire.messages import Name

RungState = Literal["won", "lost", "next", "ahead", "optional", "declined", "unmet"]


class BeginSaga(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/sagas: begin a campaign or lead a clan."""

    name: Name
    """Who fights."""
    draft: DuelDraft
    """What was chosen."""
    player: PlayerToken | None = None
    """The token of a claimed name, so that its duels count for it."""


class SagaKey(msgspec.Struct):
    """The token that opens a campaign or clan, and the seat at each of its tables: share it with nobody."""

    code: str
    """The code of the campaign or clan."""
    token: str
    """It is told this once; send it as ``Authorization: Bearer TOKEN``."""


class SagaChoice(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/sagas/CODE/choices: what is decided between two duels."""

    choice: Literal["send", "retire"]
    """Send another samurai of the clan, or close it before the last duel, which is optional."""
    weapon: Word | None = None
    """Whom to send."""


class SagaRung(msgspec.Struct):
    """One opponent on the way."""

    key: str
    """How the rules' data call him."""
    name: str
    """His name."""
    life: int
    """What he has, or will have when he is met."""
    state: RungState
    """What became of him, or whether he is still to come; the last may be declined."""


class SagaFought(msgspec.Struct):
    """A duel that is over."""

    opponent: str
    """Whom it was fought against, by his key."""
    weapon: str
    """The weapon, by its key."""
    won: bool
    """How it ended."""
    told: str
    """How it ended, in words."""


class SagaMember(msgspec.Struct):
    """A samurai: the one of a campaign, or one of the clan."""

    weapon: str
    """His weapon, by its key."""
    name: str
    """What it is called: so he is, too."""
    does: str
    """What it does."""
    life: int
    """What he has; 0: he fell."""
    most: int
    """What he may have."""
    wounds: list[str]
    """Those that last, in words."""
    fights: bool
    """Whether he fights next."""
    may_fight: bool
    """Whether he may be sent next."""


class SagaInfo(msgspec.Struct):
    """GET /api/sagas/CODE: how a campaign or clan stands, in the asker's language."""

    code: str
    """Its code."""
    name: str
    """Who fights it."""
    draft: DuelDraft
    """What was chosen at the beginning."""
    chosen: list[str]
    """The same in words."""
    rules: list[str]
    """Rulings and numbers that are not the usual ones, a sentence each."""
    status: Literal["open", "won", "lost"]
    """Whether it goes on, or how it ended."""
    told: str
    """How it stands, in a sentence."""
    won: int
    """Duels won."""
    rungs: list[SagaRung]
    """The way, opponent by opponent."""
    fought: list[SagaFought]
    """The duels so far; with a clan there may be several against the same opponent."""
    members: list[SagaMember]
    """Who fights."""
    carried: list[str]
    """What goes along into the next duel, a sentence each."""
    event: str | None
    """What happened since the last duel of a campaign."""
    may_retire: bool
    """Whether the last duel may be declined now."""
    table: str | None
    """The table of the duel that is open: it is resumed, not dealt anew."""
    commitment: str
    """The hash of the key from which the events follow."""
    key: str | None
    """That key, once it is over."""
