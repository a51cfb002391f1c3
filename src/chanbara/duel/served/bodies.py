"""The bodies of the routes for duels: the options, and which of them cannot be combined."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.duel.served.options import DuelGame

Way = Literal["single", "campaign", "clan"]
What = Literal["opponent", "weapon", "environment", "weather", "difficulty", "module"]


class DuelThing(msgspec.Struct):
    """An option of a duel, in the client's language."""

    key: str | None
    """Its key in a draft; null: none."""
    name: str
    """Its name."""
    does: str
    """What it does."""
    origin: Literal["official", "partly", "ours", "own"]
    """Whether it is official, partly official, or our reconstruction; or has custom numbers."""
    rule: str
    """The paragraph of the duel rules that describes it."""
    wins: float | None
    """The solver's win rate in percent in plain duels with it alone; null if it was not measured, as with
    other rulings or numbers."""
    lesson: str | None = None
    """The key of the lesson that introduces it; null: there is none."""


class DuelGroup(msgspec.Struct):
    """Options of which one is chosen."""

    what: What
    """The field of a draft they are for."""
    things: list[DuelThing]
    """The options, in the order of the rules."""


class LadderRung(msgspec.Struct):
    """An opponent of a campaign or clan."""

    name: str
    """Their name."""
    life: int
    """Their life in a campaign."""


class DuelAnswer(msgspec.Struct):
    """One answer to a ruling."""

    value: bool
    """Its value in a draft."""
    said: str
    """The answer in words."""


class DuelRuling(msgspec.Struct):
    """A ruling that a duel may change, in the client's language."""

    name: str
    """Its name in a draft."""
    question: str
    """What it decides."""
    answers: list[DuelAnswer]
    """The default answer first."""
    rule: str
    """The paragraph it is about."""


class Regains(msgspec.Struct):
    """What is regained between two duels, in a sentence each."""

    campaign: str
    """In a campaign."""
    clan: str
    """In a clan."""


class DuelChoices(msgspec.Struct):
    """GET /api/duels/choices: the options for a duel, a campaign and a clan."""

    groups: list[DuelGroup]
    """Groups of which one option each is chosen."""
    modules: list[DuelThing]
    """Modules, of which several may be chosen."""
    advised: list[str]
    """The modules the publisher recommends always to use."""
    plain: float | None
    """The solver's win rate in percent in plain duels; null with other rulings or numbers."""
    rulings: list[DuelRuling]
    """The rulings that can be changed."""
    origin: str
    """What is official and what is ours."""
    ladder: list[LadderRung]
    """The opponents of a campaign and a clan; the last one is optional."""
    clan: list[DuelThing]
    """The weapons of the clan."""
    regains: Regains
    """What is regained between the duels of a campaign and of a clan."""


class DuelDraft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/duels/check: the options chosen so far."""

    way: Way = "single"
    """A single duel, or the first of a campaign or of a clan."""
    game: DuelGame = msgspec.field(default_factory=DuelGame)
    """The options; campaign and clan choose no opponent, a clan no weapon."""
    events: bool = True
    """In a campaign: whether there are events between the duels."""


class Barred(msgspec.Struct):
    """A single change that is not allowed, and why."""

    what: What
    """The field that would change; a module would be added or removed."""
    key: str | None
    """The option."""
    rule: str
    """The paragraph that forbids it."""
    reason: str
    """The reason, in the client's language."""


class NumberFault(msgspec.Struct):
    """An error in custom numbers."""

    place: str
    """Its location, such as `opponents.arima.life`; empty: the text as a whole."""
    said: str
    """The error, in the client's language."""


class NumberChange(msgspec.Struct):
    """A number that differs from ours."""

    place: str
    """Its location, such as `opponents.arima.life`."""
    ours: str | None
    """Our value; null: none."""
    own: str | None
    """The custom value; null: none."""


class NumbersChecked(msgspec.Struct):
    """The result of checking custom numbers."""

    digest: str | None
    """The short hash that identifies them in records; null if they cannot be played."""
    faults: list[NumberFault]
    """Their errors; they cannot be played while there are any."""
    changes: list[NumberChange]
    """The differences from ours, in file order: at most 200 of them."""
    changed: int
    """Total number of differences."""


class Difficulty(msgspec.Struct, frozen=True):
    """How often the solver wins, in percent: a duel, or all duels of a campaign or clan."""

    win: float
    """How often."""
    low: float
    """The lower end of the 95% interval."""
    high: float
    """The upper end."""
    measured: bool = True
    """Whether it was measured with exactly these options; otherwise it is estimated from others."""


class DuelChecked(msgspec.Struct):
    """The possible changes of a draft: all that are not barred."""

    barred: list[Barred]
    """In the order of the choices."""
    armoured: list[int]
    """The enemies who may wear the enemy's armor; if there are several, one is chosen."""
    numbers: NumbersChecked | None = None
    """The check of the draft's custom numbers; null: it has none."""
    choices: DuelChoices | None = None
    """The choices under the draft's rulings and numbers; null if both are the defaults."""
    solver: Difficulty | None = None
    """How hard it is; null if nothing is known of it, as with custom numbers."""


class AnyDuel(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/duels/any: a random duel."""

    way: Way = "single"
    """A single duel, a campaign or a clan."""
