"""Coverage counts of everything that can happen: nothing in the rules may stay at zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import chanbara
from chanbara.kernel.machine import Decision
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.plain import PRINTED_EVENTS, PRINTED_STEPS, encode
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.words import Cause, Team, Verb
from checks.soak.interrupts import BANZAI_ENDS_THE_GAME, ESCAPED, INTERRUPTS, interrupts
from checks.soak.windows import (
    CHALLENGES,
    Events,
    Truth,
    used_in_events,
    used_in_question,
    used_in_step,
    windows,
)
from tests import boxes

CATALOGS = {rising_sun: catalog_named(RISING_SUN if rising_sun else BASE) for rising_sun in (False, True)}

What = tuple[str, str, str]
"""A section, a row and a column."""

QUESTIONS = (
    "play",
    "parry (weapon)",
    "parry (battle_cry)",
    "weapon (jujutsu)",
    "weapon (bushido)",
    "discard",
    "first_draw",
)
NEW_QUESTIONS = (
    "parry (counterattack)",
    *(f"absorb ({what})" for what in ("weapon", *CHALLENGES, "counterattack", "simultaneous_attack")),
    "absorb (an ability)",
    "absorb (a price)",
    "absorb (a Bleeding Wound)",
    *(f"escape ({source})" for source in ESCAPED if source not in {*CHALLENGES, "counterattack"}),
    "may_draw",
    "grant",
    "show",
    "pick",
    "reveal (weapon)",
    "reveal (origami)",
    "give_up",
)
RULED_STEPS = frozenset({"StopTurn"})
"""Steps that only occur under other rulings than ours: the tests of chapter 13 cover them."""

NEW_STEPS = frozenset(
    {
        "Affect",
        "Banzai",
        "Bleed",
        "Choose",
        "DiscardAll",
        "Foil",
        "GiveUp",
        "Grant",
        "Invite",
        "MayDraw",
        "Pick",
        "PickUp",
        "ReturnWeapon",
        "RevealPair",
        "Seal",
        "ShowAll",
        "Strengthen",
        "WhileInPlay",
    }
)
NEW_EVENTS = frozenset(
    {
        "AttackFoiled",
        "Buried",
        "Counted",
        "Escaped",
        "HonorGained",
        "PropertyTaken",
        "Sealed",
        "Shown",
        "ShownTaken",
        "WeaponReturned",
    }
)
NEW_VERBS = frozenset({Verb.ESCAPE, Verb.SHOW, Verb.CHOOSE, Verb.REVEAL, Verb.COUNT})
"""What only the expansion has."""

RARE_COLUMNS = frozenset(
    {"given as an answer", "its demand met", "wounded", "taken from a hand", "taken from the pile"}
    | {"played to escape", "shown", "shown and taken", "flipped"}
)
"""With the expansion, single cards are rare here: only many games are sure to show them all."""


def columns(*, rising_sun: bool) -> Mapping[str, list[str]]:
    """Return what can happen to which cards; everything else must not happen at all."""
    box = boxes.box(rising_sun=rising_sun)
    keys, weapons, laid = list(box.copies), box.of_kind("weapon"), box.of_kind("property")
    answers = ["parry", *(["counterattack"] if rising_sun else [])]
    found = {
        "drawn": keys,
        "played": [key for key in keys if key not in answers],
        "given as an answer": [*weapons, *answers, *(laid if rising_sun else [])],
        "its demand met": [*weapons, *CHALLENGES, "bushido", *answers[1:]],
        "let pass": [*weapons, *CHALLENGES, "bushido", *answers[1:]],
        "wounded": [*weapons, *CHALLENGES, *answers[1:], *(["simultaneous_attack"] if rising_sun else [])],
        "discarded from hand": keys,
        "removed from play": laid,
        "passed on": ["bushido"],
        "flipped": keys,
        "taken from a hand": keys,
        "taken from the pile": keys,
    }
    if rising_sun:
        found |= {
            "buried": keys,
            "played to escape": [key for key in keys if boxes.SYMBOL_OF[key] == "origami"],
            "shown": keys,
            "shown and taken": keys,
            "taken from play": laid,
            "returned": ["kozuka"],
        }
    return found


COLUMN_OF = {
    "Played": "played",
    "Answered": "given as an answer",
    "Discarded": "discarded from hand",
    "PropertyRemoved": "removed from play",
    "PropertyPassed": "passed on",
    "Flipped": "flipped",
    "CardTaken": "taken from a hand",
    "TookDiscard": "taken from the pile",
    "Escaped": "played to escape",
    "Shown": "shown",
    "ShownTaken": "shown and taken",
    "PropertyTaken": "taken from play",
    "WeaponReturned": "returned",
}
SOURCE_COLUMN_OF = {"Answered": "its demand met", "Unanswered": "let pass", "Wounded": "wounded"}


# --- a table for the second opinion -----------------------------------------------------------------------


def truth(table: Table) -> Truth:
    """Return the data of a table for the second opinion."""
    keys = [card.key for card in table.catalog.cards]
    weapons, used = this_turn(table)
    return {
        "rising_sun": table.catalog.name != BASE,
        "keys": keys,
        "players": [
            {
                "role": player.role.key,
                "character": table.catalog.characters[player.character].key,
                "resilience": player.resilience,
                "honor": player.honor,
                "hand": [keys[card] for card in player.hand],
                "in_play": [keys[card] for card in player.in_play],
            }
            for player in table.players
        ],
        "pile": [keys[card] for card in table.pile[-1:]],
        "active": table.active,
        "phase": table.phase.value,
        "weapons_this_turn": [keys[card] for card in weapons],
        "used": used,
        "sealed": [(seat, keys[card]) for seat, card in table.sealed],
        "last": described(table, table.events[-1]),
    }


def this_turn(table: Table) -> tuple[list[int], list[str]]:
    """Return the weapons played and the abilities used in this turn, according to the events."""
    weapons, used = [], []
    for event in reversed(table.events):
        name = type(event).__name__
        if name == "TurnBegan":
            break
        if name == "Played" and table.catalog.is_weapon[event.card]:
            weapons.append(event.card)
        elif name == "AbilityUsed":
            used.append(event.ability)
    return weapons, used


def described(table: Table, event: Any) -> dict[str, Any]:  # noqa: ANN401 - any event
    """Return an event as keys and values."""
    name, *values = encode(table.catalog, event)
    return {"kind": name} | dict(zip(event._fields, values, strict=True))


def events_of(table: Table, since: int) -> Events:
    """Return events as keys and values."""
    return [described(table, event) for event in table.events[since:]]


# --- counting ---------------------------------------------------------------------------------------------


class Tally:
    """Counts by section, row and column, of games with or without the expansion."""

    def __init__(self, *, rising_sun: bool = False) -> None:
        self.rising_sun = rising_sun
        self.counts: Counter[What] = Counter()

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.counts.update(other.counts)

    def count(self, section: str, row: str, column: str = "") -> None:
        """Count one."""
        self.counts[section, row, column] += 1

    def step(self, table: Table, step: Any, new_events: list[Any]) -> None:  # noqa: ANN401 - any step, or none
        """Count a resolved step."""
        if step is None:
            return
        self.count("steps", type(step).__name__)
        for field, user in used_in_step(table, step, new_events):
            self.count("windows", field, user)
        if type(step).__name__ == "Banzai" and table.ending is not None:
            self.count("interrupts", BANZAI_ENDS_THE_GAME)

    def choice(self, data: Truth, decision: Decision, choice: str, new_events: Events) -> None:
        """Count a decision and its effects."""
        self.count("questions", question(data, decision))
        self.count("verbs", choice.partition(" ")[0].partition(">")[0])
        for event in new_events:
            self.count("events", event["kind"])
            self._cards(event)
        for uses in (used_in_question(data, decision, choice), used_in_events(data, new_events)):
            for field, user in uses:
                self.count("windows", field, user)
        if self.rising_sun:
            for name in interrupts(data, decision, choice, new_events):
                self.count("interrupts", name)

    def _cards(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind in {"Drew", "Buried"}:
            for card in event["cards"]:
                self.count("cards", card, "drawn" if kind == "Drew" else "buried")
        if kind in SOURCE_COLUMN_OF and event["source"] is not None:
            self.count("cards", event["source"], SOURCE_COLUMN_OF[kind])
        if kind in COLUMN_OF:
            self.count("cards", event["card"], COLUMN_OF[kind])

    def end(self, game: chanbara.Game) -> None:
        """Count how a game ended."""
        result = game.result
        self.count("endings", result.cause.value)
        self.count("winners", result.winner.value)
        self.count("players", str(len(game.table.players)))
        if result.deadly_strike is not None:
            self.count("endings", "with a Deadly Strike")
        if (
            result.cause is not Cause.SWORDMASTER
            and list(result.totals.values()).count(max(result.totals.values())) > 1
        ):
            self.count("endings", "with a tie")

    # --- coverage ---

    def wanted(self) -> list[What]:
        """Return everything that must have happened."""
        new = self.rising_sun
        catalog = CATALOGS[new]
        passed_over = RULED_STEPS if new else RULED_STEPS | NEW_STEPS
        rows: list[tuple[str, Iterable[str]]] = [
            ("questions", QUESTIONS + NEW_QUESTIONS if new else QUESTIONS),
            ("verbs", [verb.value for verb in Verb if new or verb not in NEW_VERBS]),
            ("events", [name for name in PRINTED_EVENTS if new or name not in NEW_EVENTS]),
            ("steps", [name for name in PRINTED_STEPS if name not in passed_over]),
            ("interrupts", INTERRUPTS if new else ()),
            ("endings", [*(cause.value for cause in Cause), "with a Deadly Strike", "with a tie"]),
            ("winners", [team.value for team in Team]),
            ("players", [str(count) for count in catalog.deals.roles]),
        ]
        wanted = [(section, row, "") for section, names in rows for row in names]
        wanted += [("cards", key, column) for column, keys in columns(rising_sun=new).items() for key in keys]
        return wanted + [("windows", field, user) for field, user in windows(catalog)]

    def is_rare(self, what: What) -> bool:
        """Whether only many games are sure to show it."""
        section, _, column = what
        return self.rising_sun and (section == "interrupts" or column in RARE_COLUMNS)

    def missing(self, *, rare: bool = True) -> list[What]:
        """Return what should have happened and never did, with or without rare things."""
        return [what for what in self.wanted() if not self.counts[what] and (rare or not self.is_rare(what))]

    def unexpected(self) -> list[What]:
        """Return what happened and should not have."""
        known = set(self.wanted())
        return [what for what in self.counts if what not in known]


def question(data: Truth, decision: Decision) -> str:
    """Return the kind of the decision, and its card."""
    step = decision.step
    if decision.kind == "reveal":
        return f"reveal ({step.wanted})"
    source = getattr(step, "source", None)
    if source is None:
        return decision.kind
    if source < 0:
        price = "a Bleeding Wound" if data["phase"] == "recover" else "a price"
        return f"{decision.kind} ({'an ability' if step.by >= 0 else price})"
    key = data["keys"][source]
    return f"{decision.kind} ({'weapon' if key in boxes.WEAPONS else key})"
