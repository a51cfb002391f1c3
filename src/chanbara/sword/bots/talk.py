"""What a bot says at the table.

Whether it speaks follows from what everybody has just seen, its public name and its seed (``would_speak``).
What it says follows from its own view. A bluff is part of the game: a Ninja that is struck says that it is a
Samurai.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from chanbara.sword.bots.levels import LEVEL_NAMED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

Kind = Literal["end", "fallen", "victor", "struck", "gift", "witness", "opening"]
RATES: dict[Kind, float] = {
    "end": 0.4,
    "fallen": 0.5,
    "victor": 0.5,
    "struck": 0.5,
    "gift": 0.2,
    "witness": 0.1,
    "opening": 0.3,
}
"""How often a bot says something."""
TALKATIVE = {"aggressive": 1.3, "trusting": 1.2, "sly": 0.9}
"""How much more often by its style."""
ROLES = ("samurai", "ninja", "ronin")
BLUFFS = {"samurai": (1.0, 0.0, 0.0), "ninja": (0.8, 0.0, 0.2), "ronin": (0.6, 0.1, 0.3)}
"""How often each role claims each of them; no bot but a trusting one tells that it is a Ninja."""
HONEST = 0.3
"""How often a trusting bot says what it is."""
CLAIMS, ANGRY = 0.6, 0.4
"""How often one that is struck claims a role, and how often one that complains does so without words."""


class Occasion(NamedTuple):
    """What there is to remark on, and who caused it."""

    kind: Kind
    by: int | None = None
    victim: int | None = None


class Remark(NamedTuple):
    """A claim, perhaps about a seat, or an emote."""

    claim: Any = None
    about: int | None = None
    emote: Any = None


def occasion_of(events: Sequence[Seen], seat: int) -> Occasion | None:
    """Return what a player may remark on, of public events and their public fields alone."""
    found: Occasion | None = None
    players = [one for one in events if one.kind == "Played"]
    for event in events:
        about = event.about
        new: Occasion | None = None
        if event.kind == "Ended":
            return Occasion("end")
        if event.kind == "Defeated":
            kind: Kind = "fallen" if about["seat"] == seat else "victor" if about["by"] == seat else "witness"
            new = Occasion(kind, about["by"], about["seat"])
        elif event.kind == "Wounded" and about["by"] not in {None, about["seat"]}:
            kind = "struck" if about["seat"] == seat else "witness"
            new = Occasion(kind, about["by"], about["seat"]) if about["by"] != seat else None
        elif (
            event.kind == "Drew"
            and about["seat"] == seat
            and any(one.about["seat"] != seat for one in players)
        ):
            new = Occasion("gift", players[-1].about["seat"])
        elif event.kind == "TurnBegan" and about["turn"] in {2, 3}:
            new = Occasion("opening")
        order = list(RATES)
        if new is not None and (found is None or order.index(new.kind) < order.index(found.kind)):
            found = new
    return found


def would_speak(bot: str, seed: str, seat: int, events: Sequence[Seen]) -> bool:
    """Whether a bot remarks on these events, as a spectator saw them."""
    found = occasion_of(events, seat)
    if found is None:
        return False
    rate = RATES[found.kind] * TALKATIVE.get(_style(bot), 1.0)
    return _chance(seed, "when", events[-1].number).random() < rate


def remark(bot: str, seed: str, view: View, events: Sequence[Seen], claimed: str | None) -> Remark:
    """Return what it says: always something, so that silence tells nothing."""
    assert view.seat is not None
    found = occasion_of(events, view.seat)
    assert found is not None
    chance, style = _chance(seed, "what", events[-1].number), _style(bot)
    if found.kind == "witness":
        return _comment(found, view, style, chance)
    if found.kind not in {"struck", "fallen"}:
        return chance.choice(_courtesies(found.kind, view, style))
    may_claim = found.kind == "struck" and claimed is None and not _is_shogun(view, view.seat)
    if may_claim and chance.random() < CLAIMS:
        return Remark(_story(seed, style, view))
    return _complaint(found, view, style, chance)


def _courtesies(kind: Kind, view: View, style: str) -> list[Remark]:
    """Return what can be said without any opinion."""
    if kind == "end":
        has_won = view.result is not None and view.seat in view.result.winners
        return [Remark("well"), Remark(emote="sake" if has_won else "bow")]
    if kind == "victor":
        return [
            Remark("sorry")
            if style == "trusting"
            else Remark(emote="blade" if style == "aggressive" else "bow")
        ]
    return [Remark("thanks") if kind == "gift" else Remark(emote="bow")]


def _comment(found: Occasion, view: View, style: str, chance: random.Random) -> Remark:
    """Return what a bot says about something between others: whoever harms the Shogun is suspect."""
    assert found.victim is not None
    if found.by is not None and _is_shogun(view, found.victim):
        return _blamed(found.by, style)
    return Remark(emote=chance.choice(["think", "laugh"]))


def _complaint(found: Occasion, view: View, style: str, chance: random.Random) -> Remark:
    """Return what a bot says that was harmed; nobody suspects the Shogun of anything."""
    if found.by is None or found.by == view.seat or _is_shogun(view, found.by):
        return Remark(emote="fear")
    return Remark(emote="anger") if chance.random() < ANGRY else _blamed(found.by, style)


def _blamed(by: int, style: str) -> Remark:
    return Remark("attack" if style == "aggressive" else "suspect", by)


def _story(seed: str, style: str, view: View) -> str:
    """Return what a bot claims to be: the same for the whole game."""
    assert view.seat is not None
    role = (view.seats[view.seat].role or "").rstrip("0123456789")
    chance = random.Random(f"{seed} story")
    if style == "trusting" and chance.random() < HONEST:
        return role
    return chance.choices(ROLES, None if style == "random" else BLUFFS[role])[0]


def _is_shogun(view: View, seat: int) -> bool:
    return view.seats[seat].role == "shogun"


def _style(bot: str) -> str:
    level = LEVEL_NAMED.get(bot)
    return "" if level is None else level.manner or level.bot


def _chance(seed: str, what: str, number: int) -> random.Random:
    return random.Random(f"{seed} {what} {number}")
