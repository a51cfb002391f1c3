"""The bodies of the routes about duels: what may be chosen, and what cannot be combined."""

from __future__ import annotations

from typing import Literal

import msgspec

from chanbara.duel.served.options import DuelGame

Way = Literal["single", "campaign", "clan"]
What = Literal["opponent", "weapon", "environment", "weather", "difficulty", "module"]


class DuelThing(msgspec.Struct):
    """Something that may be chosen for a duel, in the asker's language."""

    key: str | None
    """How a draft names it; null: nothing is chosen."""
    name: str
    """What it is called."""
    does: str
    """What it does."""
    origin: Literal["official", "partly", "ours", "own"]
    """Whether it is official, official in part, or our reconstruction; or has numbers of the player's own."""
    rule: str
    """The paragraph of the rules of the duel that describes it."""
    wins: float | None
    """How many of a hundred plain duels with it alone the solver wins; null where nobody has measured it, as
    with other rulings or numbers."""


class DuelGroup(msgspec.Struct):
    """Things of which one is chosen."""

    what: What
    """The field of a draft that they are for."""
    things: list[DuelThing]
    """What there is, in the order of the rules."""


class LadderRung(msgspec.Struct):
    """An opponent of campaign and clan."""

    name: str
    """What he is called."""
    life: int
    """What he has in a campaign."""


class DuelAnswer(msgspec.Struct):
    """One way to decide a ruling."""

    value: bool
    """How a draft names it."""
    said: str
    """The answer in words."""


class DuelRuling(msgspec.Struct):
    """A ruling that a duel may decide otherwise, in the asker's language."""

    name: str
    """How a draft names it."""
    question: str
    """What it decides."""
    answers: list[DuelAnswer]
    """The usual answer first."""
    rule: str
    """The paragraph that it is about."""


class DuelChoices(msgspec.Struct):
    """GET /api/duels/choices: what a duel, a campaign and a clan can be made of."""

    groups: list[DuelGroup]
    """Of each of these one thing is chosen."""
    modules: list[DuelThing]
    """Of these several may be chosen."""
    advised: list[str]
    """The modules that the publisher advises to use always."""
    plain: float | None
    """How many of a hundred duels the solver wins with nothing chosen; null with other rulings or numbers."""
    rulings: list[DuelRuling]
    """What may be decided otherwise."""
    origin: str
    """What is official and what is ours."""
    ladder: list[LadderRung]
    """Whom a campaign and a clan meet, the last of them if one likes."""
    clan: list[DuelThing]
    """The weapons of the clan."""


class DuelDraft(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/duels/check: what was chosen so far."""

    way: Way = "single"
    """A duel alone, or the first of a campaign or of a clan."""
    game: DuelGame = msgspec.field(default_factory=DuelGame)
    """What was chosen; campaign and clan choose no opponent, a clan no weapon."""
    events: bool = True
    """In a campaign: something happens between the duels."""


class Barred(msgspec.Struct):
    """A single change that cannot be made, and why."""

    what: What
    """What would be chosen otherwise; a module would be added or taken away."""
    key: str | None
    """Which thing."""
    rule: str
    """The paragraph that forbids it."""
    reason: str
    """Why, in the asker's language."""


class NumberFault(msgspec.Struct):
    """Something that is wrong with numbers of one's own."""

    place: str
    """Where, such as `opponents.arima.life`; empty: the text as a whole."""
    said: str
    """What, in the asker's language."""


class NumberChange(msgspec.Struct):
    """A number that is not ours."""

    place: str
    """Where, such as `opponents.arima.life`."""
    ours: str | None
    """What we have there; null: nothing."""
    own: str | None
    """What the text has there; null: nothing."""


class NumbersChecked(msgspec.Struct):
    """What became of numbers of one's own."""

    digest: str | None
    """The short hash by which records name them; null where they cannot be played."""
    faults: list[NumberFault]
    """What is wrong with them; nobody can play them while there is something."""
    changes: list[NumberChange]
    """What differs from ours, in the order of the file: at most 200 of them."""
    changed: int
    """How many differ."""


class DuelChecked(msgspec.Struct):
    """What may be changed about a draft: everything that is not barred."""

    barred: list[Barred]
    """In the order of the choices."""
    armoured: list[int]
    """The enemies who may wear the enemy's armour; where there are several, one is chosen."""
    numbers: NumbersChecked | None = None
    """What became of the draft's own numbers; null: it has none."""
    choices: DuelChoices | None = None
    """The choices as the draft's rulings and numbers make them; null where both are the usual ones."""


class AnyDuel(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/duels/any: let chance choose."""

    way: Way = "single"
    """For what."""
