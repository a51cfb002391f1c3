"""How often each thing that can happen has happened: nothing that the rules know may stay at zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import chanbara
from chanbara.kernel.machine import Decision
from chanbara.sword.cards.base import CATALOG
from chanbara.sword.rules.plain import EVENTS, STEPS, encode
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import NO_TRAITS
from chanbara.sword.rules.words import Cause, Team
from tests import oracle

Truth = dict[str, Any]
"""A table as the second opinion reads it."""

KEYS = tuple(card.key for card in CATALOG.cards)

CHALLENGES = ("battle_cry", "jujutsu")
FOR_A_WEAPON = ("jujutsu", "bushido")
COLUMNS = {
    "drawn": KEYS,
    "played": [key for key in KEYS if key != "parry"],
    "given as an answer": [*oracle.WEAPONS, "parry"],
    "its demand met": [*oracle.WEAPONS, *CHALLENGES, "bushido"],
    "let pass": [*oracle.WEAPONS, *CHALLENGES, "bushido"],
    "wounded": [*oracle.WEAPONS, *CHALLENGES],
    "discarded from hand": KEYS,
    "removed from play": list(oracle.PROPERTIES),
    "passed on": ["bushido"],
    "flipped": KEYS,
    "taken from a hand": KEYS,
    "taken from the pile": KEYS,
}
"""What can happen to which cards; everything else must not happen at all."""

QUESTIONS = (
    "play",
    "parry (weapon)",
    "parry (battle_cry)",
    "weapon (jujutsu)",
    "weapon (bushido)",
    "discard",
    "first_draw",
)
SHOGUN_OF_THREE = "Shogun of 3"


def truth(table: Table) -> Truth:
    """Return what the second opinion needs of a table."""
    return {
        "players": [
            {
                "role": player.role.key,
                "character": table.catalog.characters[player.character].key,
                "resilience": player.resilience,
                "honor": player.honor,
                "hand": [KEYS[card] for card in player.hand],
                "in_play": [KEYS[card] for card in player.in_play],
            }
            for player in table.players
        ],
        "pile": [KEYS[card] for card in table.pile[-1:]],
        "active": table.active,
        "phase": table.phase.value,
        "weapons_played": table.weapons_played,
    }


def events_of(table: Table, since: int) -> list[dict[str, Any]]:
    """Return events as words and values."""
    told = []
    for event in table.events[since:]:
        name, *values = encode(table.catalog, event)
        told.append({"kind": name} | dict(zip(event._fields, values, strict=True)))
    return told


def windows() -> list[tuple[str, str]]:
    """Return every window with each of its users."""
    users = [(character.key, character.traits) for character in CATALOG.characters]
    users += [(card.key, card.traits) for card in CATALOG.cards]
    users += [
        (f"{role.value.capitalize()} of {n}", traits)
        for (n, role), traits in CATALOG.deals.role_traits.items()
    ]
    return [
        (field, user)
        for user, traits in users
        for field, value, nothing in zip(traits._fields, traits, NO_TRAITS, strict=True)
        if value != nothing
    ]


class Tally:
    """Counts by section, row and column."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.counts.update(other.counts)

    def card(self, key: str, column: str) -> None:
        self.counts["cards", key, column] += 1

    def window(self, field: str, user: str) -> None:
        self.counts["windows", field, user] += 1

    # --- what is counted, when ---

    def step(self, table: Table, name: str, told: list[Any]) -> None:
        """Count a step that was resolved."""
        self.counts["steps", name, ""] += 1
        if name == "DrawPhase":
            player = table.players[table.active]
            drawn = sum(len(event.cards) for event in told if type(event).__name__ == "Drew")
            if drawn > 2 and table.catalog.characters[player.character].key == "hideyoshi":
                self.window("cards_drawn", "hideyoshi")
            if drawn > 2 and len(table.players) == 3 and player.role.key == "shogun":
                self.window("cards_drawn", SHOGUN_OF_THREE)

    def choice(self, data: Truth, decision: Decision, told: list[dict[str, Any]]) -> None:
        """Count a decision and what came of it."""
        self.counts["questions", self._question(decision), ""] += 1
        if decision.kind == "play":
            self._protection(data)
        for place, event in enumerate(told):
            self.counts["events", event["kind"], ""] += 1
            self._cards(event)
            after = [one["seat"] for one in told[place:] if one["kind"] == "Drew"]
            self._windows(data, event, after)

    def _question(self, decision: Decision) -> str:
        source = getattr(decision.step, "source", None)
        if source is None:
            return decision.kind
        key = KEYS[source]
        return f"{decision.kind} ({'weapon' if key in oracle.WEAPONS else key})"

    def _cards(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind == "Drew":
            for card in event["cards"]:
                self.card(card, "drawn")
        elif kind in {"Answered", "Unanswered"}:
            self.card(event["source"], "its demand met" if kind == "Answered" else "let pass")
        elif kind == "Wounded":
            self.card(event["source"], "wounded")
        column = {
            "Played": "played",
            "Answered": "given as an answer",
            "Discarded": "discarded from hand",
            "PropertyRemoved": "removed from play",
            "PropertyPassed": "passed on",
            "Flipped": "flipped",
            "CardTaken": "taken from a hand",
            "TookDiscard": "taken from the pile",
        }.get(kind)
        if column:
            self.card(event["card"], column)

    # --- windows: counted when, without them, something else would have happened ---

    def _protection(self, data: Truth) -> None:
        """Armor and Benkei: a weapon in hand that would reach without them."""
        active = data["players"][data["active"]]
        reaches = [oracle.WEAPONS[card][0] for card in active["hand"] if card in oracle.WEAPONS]
        if (
            not reaches
            or active["character"] == "kojiro"
            or data["weapons_played"] >= oracle.weapon_limit(data)
        ):
            return
        for seat, player in enumerate(data["players"]):
            if seat == data["active"] or oracle.is_harmless(player):
                continue
            needed = oracle.difficulty(data, data["active"], seat)
            armor = player["in_play"].count("armor")
            if any(needed - armor <= reach < needed for reach in reaches):
                self.window("difficulty", "armor")
            if player["character"] == "benkei" and needed - 1 in reaches:
                self.window("difficulty", "benkei")

    def _windows(self, data: Truth, event: dict[str, Any], drew_after: list[int]) -> None:
        kind = event["kind"]
        if kind == "Played":
            self._played(data, event)
        elif kind == "Wounded" and event["source"] in oracle.WEAPONS:
            self._weapon_wounded(data, event, drew_after)
        elif kind == "Answered" and event["card"] in oracle.WEAPONS and event["source"] not in FOR_A_WEAPON:
            self.window("answers", data["players"][event["seat"]]["character"])
        elif kind == "Unanswered" and event["source"] == "bushido":
            if len(data["players"]) == 3 and oracle.is_shogun(data["players"][event["seat"]]):
                self.window("keeps_honor", SHOGUN_OF_THREE)
        elif kind in {"TookDiscard", "AbilityUsed"}:
            field = "takes_discard" if kind == "TookDiscard" else "abilities"
            self.window(field, data["players"][event["seat"]]["character"])
        elif kind == "Flipped":
            self.window("on_recovered", "bushido")

    def _played(self, data: Truth, event: dict[str, Any]) -> None:
        if event["card"] in oracle.WEAPONS:
            self._weapon_played(data, event)
        elif event["card"] in CHALLENGES:
            for seat, player in enumerate(data["players"]):
                spared = player["character"] == "chiyome" and not oracle.is_harmless(player)
                if spared and seat != event["seat"]:
                    self.window("immune_to", "chiyome")

    def _weapon_played(self, data: Truth, event: dict[str, Any]) -> None:
        player = data["players"][event["seat"]]
        spare = oracle.weapon_limit(data) - data["weapons_played"]
        if spare <= player["in_play"].count("focus"):
            self.window("weapon_limit", "focus")
        if spare == 1 and player["character"] == "goemon":
            self.window("weapon_limit", "goemon")
        if spare == 1 and len(data["players"]) == 3 and oracle.is_shogun(player):
            self.window("weapon_limit", SHOGUN_OF_THREE)
        needed = oracle.difficulty(data, event["seat"], event["target"])
        if needed > oracle.WEAPONS[event["card"]][0]:
            self.window("always_reaches", player["character"])

    def _weapon_wounded(self, data: Truth, event: dict[str, Any], drew_after: list[int]) -> None:
        by, seat = data["players"][event["by"]], data["players"][event["seat"]]
        for user, changed in (("musashi", by), ("ginchiyo", seat)):
            if changed["character"] == user and self._wounds_without(data, event, changed) != event["lost"]:
                self.window("dealt" if user == "musashi" else "taken", user)
        if "fast_draw" in by["in_play"] and self._wounds_without(data, event, by, laid=True) != event["lost"]:
            self.window("dealt", "fast_draw")
        if by["character"] == "tomoe" and event["by"] in drew_after:
            self.window("on_hit", "tomoe")
        if seat["character"] == "ushiwaka" and event["seat"] in drew_after:
            self.window("on_wounded", "ushiwaka")

    @staticmethod
    def _wounds_without(data: Truth, event: dict[str, Any], changed: Truth, *, laid: bool = False) -> int:
        """Return the wounds if a player had no properties, or no ability."""
        players = [
            one if one is not changed else {**one, "in_play": []} if laid else {**one, "character": "nobody"}
            for one in data["players"]
        ]
        return oracle.wounds({**data, "players": players}, event["source"], event["by"], event["seat"])

    def end(self, game: chanbara.Game) -> None:
        """Count how a game ended."""
        result = game.result
        self.counts["endings", result.cause.value, ""] += 1
        self.counts["winners", result.winner.value, ""] += 1
        self.counts["players", str(len(game.table.players)), ""] += 1
        if result.deadly_strike is not None:
            self.counts["endings", "with a Deadly Strike", ""] += 1
        if (
            result.cause is not Cause.SWORDMASTER
            and list(result.totals.values()).count(max(result.totals.values())) > 1
        ):
            self.counts["endings", "with a tie", ""] += 1

    # --- what is missing ---

    def wanted(self) -> list[tuple[str, str, str]]:
        """Return everything that must have happened."""
        rows: list[tuple[str, Iterable[str]]] = [
            ("questions", QUESTIONS),
            ("events", EVENTS),
            ("steps", STEPS),
            ("endings", [*(cause.value for cause in Cause), "with a Deadly Strike", "with a tie"]),
            ("winners", [team.value for team in Team]),
            ("players", [str(count) for count in CATALOG.deals.roles]),
        ]
        wanted = [(section, row, "") for section, names in rows for row in names]
        wanted += [("cards", key, column) for column, keys in COLUMNS.items() for key in keys]
        return wanted + [("windows", field, user) for field, user in windows()]

    def missing(self) -> list[tuple[str, str, str]]:
        """Return what should have happened and never did."""
        return [what for what in self.wanted() if not self.counts[what]]

    def unexpected(self) -> list[tuple[str, str, str]]:
        """Return what happened and should not have."""
        known = {*self.wanted(), ("steps", "the answer", "")}
        return [what for what in self.counts if what not in known]
