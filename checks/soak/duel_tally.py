"""Counts of what happened in duels: every effect of every module, opponent, weapon and environment."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from chanbara.duel.book.data import standard_book
from chanbara.duel.rules import events as happened
from chanbara.duel.rules.words import Cause

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.duel.rules.state import Duel
    from chanbara.kernel.game import Game

BOOK = standard_book()
LEAST = 20
"""How often everything has to happen in a full run."""

MINE, THEIRS = "mine", "enemy's"

Row = tuple[str, str]
CHOICES = ("foresee", "extra", "guard", "bokken", "raise", "mulligan", "keep", "redraw", "look", "take")


def wanted() -> list[Row]:
    """Return everything that must happen."""
    rows: list[Row] = [("place", f"{place} {die}") for place in BOOK.environments for die in range(1, 7)]
    rows += [("wound", f"{card} {level}") for card in BOOK.wounds for level in (1, 2)]
    rows += [("wound dealt", f"{card} {level}") for card in BOOK.wounds for level in (1, 2)]
    rows += [("blood", f"{card} {level}") for card in BOOK.blood for level in (1, 2)]
    rows += [("virtue taken", card) for card in BOOK.virtues]
    rows += [("virtue used", card) for card in BOOK.virtues]
    rows += [("marker", "by a combo"), ("marker", "for Qi")]
    rows += [("gisei", str(value)) for value in sorted(set(BOOK.gisei))]
    rows += [
        ("armour", f"{whose} {what}") for whose in (MINE, THEIRS) for what in ("step", "broken", "worn out")
    ]
    rows += [("three", f"row {die}") for die in range(1, 7)] + [("three", "one of several died")]
    rows += [("shiro", f"side {side}") for side in "ab"]
    rows += [("shiro", f"penalty {what}") for what in ("qi", "life", "die", "hand", "discard")]
    rows += [("weapon", what) for what in WEAPONS.values()]
    rows += [("opponent", what) for what in ("patience", "early counterattack", "entangled", "revenge")]
    rows += [("combo", use) for use in ("qi", "special", "step", "die")]
    rows += [("hit", mode) for mode in ("strength", "technique", "missed")]
    rows += [("red die", f"released at {showing}") for showing in range(2, 7)]
    rows += [("counterattack", card) for card in BOOK.counters]
    rows += [("deck", f"{deck} reshuffled") for deck in ("action", "defence", "counter")]
    rows += [("choice", verb) for verb in CHOICES]
    # Only with custom numbers does a duel take too many rounds (B11.4).
    rows += [("end", cause.value) for cause in Cause if cause is not Cause.ENDLESS]
    return rows


WEAPONS = {
    "kusarigama": "no counterattack",
    "wakizashi": "wound in round 10",
    "yari": "mulligan",
    "bokken": "life paid",
}


class Tally:
    """Counts by category and key."""

    def __init__(self) -> None:
        self.counts: Counter[Row] = Counter()

    def add(self, other: Tally) -> None:
        """Add another count."""
        self.counts += other.counts

    def choice(self, game: Game, text: str) -> None:
        """Count a choice."""
        verb = text.partition(" ")[0].partition(">")[0]
        if verb in CHOICES:
            self.counts["choice", verb] += 1
        if verb == "mulligan" and game.table.field.weapon.key == "yari":
            self.counts["weapon", WEAPONS["yari"]] += 1
        if verb == "bokken":
            self.counts["weapon", WEAPONS["bokken"]] += 1
        if verb == "step":
            self.counts["marker", "for Qi"] += 1
        used = {
            "convert": "chugi",
            "redraw": "jin",
            "spend strength": "makoto",
            "spend technique": "rei",
            "choose": "meiyo",
        }
        for act, card in used.items():
            if text.startswith(act):
                self.counts["virtue used", card] += 1

    def events(self, game: Game, since: int) -> None:
        """Count events."""
        duel: Duel = game.table
        for place in range(since, len(duel.events)):
            event = duel.events[place]
            row = self.row(duel, event)
            if row is not None:
                self.counts[row] += 1
            self.peculiar(duel, place)

    def row(self, duel: Duel, event: Any) -> Row | None:  # noqa: ANN401 - any event
        """Return the row of an event, if it has one."""
        found = ROWS.get(type(event))
        return None if found is None else found(duel, event)

    def peculiar(self, duel: Duel, place: int) -> None:
        """Count what takes more than one event to detect."""
        found = PECULIAR.get(type(duel.events[place]))
        row = None if found is None else found(duel, place)
        if row is not None:
            self.counts[row] += 1


def rolled(duel: Duel, event: happened.Rolled) -> Row | None:
    """The blue die, for an environment or for three enemies."""
    if event.what == "counterattack":
        return "three", f"row {event.die}"
    place = duel.field.environment
    return (
        ("place", f"{place.key} {event.die}") if event.what == "environment" and place is not None else None
    )


def wounded(_duel: Duel, event: happened.Wounded) -> Row:
    """A wound card, the player's or the enemy's."""
    mine = "blood" if event.card in BOOK.blood else "wound"
    return mine if event.enemy is None else "wound dealt", f"{event.card} {event.level}"


def armour_lost(_duel: Duel, event: happened.ArmourLost) -> Row:
    """A point of armor."""
    how = "broken" if event.die == BOOK.yoroi_breaks_on else "step" if event.now else "worn out"
    return "armour", f"{MINE if event.enemy is None else THEIRS} {how}"


ROWS: dict[type[Any], Callable[[Duel, Any], Row | None]] = {
    happened.Rolled: rolled,
    happened.Wounded: wounded,
    happened.ArmourLost: armour_lost,
    happened.VirtueGained: lambda _, event: ("virtue taken", event.card),
    happened.Sacrificed: lambda _, event: ("gisei", str(event.guard)),
    happened.SideTurned: lambda _, event: ("shiro", f"side {event.side}"),
    happened.Penalty: lambda _, event: ("shiro", f"penalty {event.what}"),
    happened.Combo: lambda _, event: ("combo", event.used_for),
    happened.Hit: lambda _, event: ("hit", event.mode),
    happened.Missed: lambda _, __: ("hit", "missed"),
    happened.Released: lambda _, event: ("red die", f"released at {event.showed}"),
    happened.Countered: lambda _, event: ("counterattack", event.card),
    happened.Reshuffled: lambda _, event: ("deck", f"{event.deck} reshuffled"),
    happened.NoCounter: lambda _, __: ("weapon", WEAPONS["kusarigama"]),
    happened.Ended: lambda _, event: ("end", event.cause.value),
}
"""The category of each event."""


def died(duel: Duel, _place: int) -> Row | None:
    """One of several enemies."""
    return ("three", "one of several died") if len(duel.enemies) > 1 and duel.ending is None else None


def enemy_gained(duel: Duel, place: int) -> Row | None:
    """Qi that was not breathed in."""
    patient = duel.field.opponents[0].patience and not isinstance(duel.events[place - 1], happened.Countered)
    return ("opponent", "patience") if patient else None


def countered(duel: Duel, place: int) -> Row | None:
    """A counterattack that came early, or was stronger than printed."""
    opponent, event = duel.field.opponents[0], duel.events[place]
    if opponent.strikes_first and _early(duel.events, place):
        return "opponent", "early counterattack"
    card = BOOK.counters[event.card]
    if opponent.entangle and event.value is not None and not card.ki and event.value > (card.value or 0):
        return "opponent", "entangled"
    return None


def badly_wounded(duel: Duel, place: int) -> Row | None:
    """A wound made worse by a miss, or one that a weapon brings in a late round."""
    event, before = duel.events[place], duel.events[place - 1]
    if event.enemy is not None:
        return None
    if duel.field.weapon.wound_in_round and _late(duel.events, place):
        return "weapon", WEAPONS["wakizashi"]
    worse = isinstance(before, happened.Countered) and BOOK.counters[before.card].effect.get("wound") == 1
    return ("opponent", "revenge") if worse and event.level == 2 else None


def marker_moved(duel: Duel, place: int) -> Row | None:
    """The marker, moved by a combo."""
    return ("marker", "by a combo") if isinstance(duel.events[place - 1], happened.Combo) else None


def better_combo(duel: Duel, place: int) -> Row | None:
    """A combo that a virtue made better."""
    better = {"die": "yu", "special": "gi"}.get(duel.events[place].used_for)
    return ("virtue used", better) if better is not None and _held(duel.events, place) == better else None


PECULIAR: dict[type[Any], Callable[[Duel, int], Row | None]] = {
    happened.EnemyDied: died,
    happened.EnemyGained: enemy_gained,
    happened.Countered: countered,
    happened.Wounded: badly_wounded,
    happened.MarkerMoved: marker_moved,
    happened.Combo: better_combo,
}


def _held(events: list[object], place: int) -> str | None:
    """Return the virtue in front of the player when something happened."""
    held = None
    for event in events[:place]:
        if isinstance(event, happened.VirtueGained):
            held = event.card
        elif isinstance(event, happened.VirtueSpent):
            held = None
    return held


def _early(events: list[object], place: int) -> bool:
    """Whether a counterattack came before the hit check of its attack."""
    for event in reversed(events[:place]):
        if isinstance(event, happened.Hit | happened.Missed):
            return False
        if isinstance(event, happened.AttackBegan):
            return event.number == 1
    return False


def _late(events: list[object], place: int) -> bool:
    """Whether something happened after the second counterattack of a round."""
    for event in reversed(events[:place]):
        if isinstance(event, happened.Discarded):
            return True
        if isinstance(event, happened.Countered | happened.Played):
            return False
    return False
