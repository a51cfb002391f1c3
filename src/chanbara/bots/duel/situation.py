"""What a view says, in the form in which the players of the duel reckon."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import TYPE_CHECKING, Any

from chanbara.duel.data import standard_book
from chanbara.duel.field import field_from

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Action, Counter, Defence
    from chanbara.duel.rules.state import Field
    from chanbara.duel.sight.view import DuelView


@cache
def _field(
    opponents: tuple[str, ...],
    weapon: str,
    environment: str | None,
    weather: str,
    difficulty: str,
    modules: tuple[str, ...],
) -> Field:
    chosen = {
        "opponents": opponents,
        "weapon": weapon,
        "environment": environment,
        "weather": weather,
        "difficulty": difficulty,
        "modules": modules,
    }
    return field_from(standard_book(), chosen)


class Situation:
    """A view with its words turned into cards. Cards that are out are out: a deck is what is left in it."""

    def __init__(self, view: DuelView) -> None:
        book = self.book = standard_book()
        chosen = {
            **view.field,
            "opponents": tuple(view.field["opponents"]),
            "modules": tuple(view.field["modules"]),
        }
        self.field = _field(**chosen)
        seen = self.open = view.open
        self.view = view
        self.life: int = seen["life"]
        self.armour: int = seen["armour"]
        self.qi: int = seen["qi"]
        self.strength: int = seen["strength"]
        self.technique: int = seen["technique"]
        self.guard: int = seen["guard"]
        self.guard_bonus: int = seen["guard_bonus"]
        self.red_die: int = seen["red_die"]
        self.attack: int = seen["attack"]
        self.gained: int = self.technique - seen["technique_before"]
        """Technique gained in this attack."""
        self.defence_change: int = seen["defence_change"]
        self.counter_change: int = seen["counter_change"]
        self.hand: list[Action] = [book.actions[card] for card in seen["hand"]]
        self.played: list[Action] = [book.actions[card] for card in seen["played"]]
        self.target: int = seen["target"]
        self.enemy = view.enemies[self.target]
        self.opponent = self.field.opponents[self.target]
        self.points: int = seen["points"]
        self.locked: int = seen["locked"]
        self.marker: int = seen["marker"]
        key = seen["virtue"]
        self.virtue = None if key is None else book.virtues[key]

    def but(self, **changes: Any) -> Situation:  # noqa: ANN401 - any of its fields
        """Return the situation as it would be with some changes."""
        twin = copy(self)
        vars(twin).update(changes)
        return twin

    def at_first_attack(self) -> Situation:
        """Return the situation as the first attack will find it: what lasted for an attack is over."""
        return self.but(attack=1, guard_bonus=0, defence_change=0, counter_change=0, gained=0)

    @property
    def specials_owned(self) -> int:
        """How many special cards are in the player's own deck."""
        removed = sum(self.book.actions[card].is_special for card in self.open["removed"])
        return len(self.book.special) - len(self.view.mixed["specials"]) - removed

    @property
    def turned(self) -> Defence | None:
        """The defence card that lies open."""
        card = self.open["defence"]
        return None if card is None else self.book.defence[card]

    @property
    def defences(self) -> list[Defence]:
        """The defence cards of which one is turned next."""
        return [
            self.book.defence[card] for card in self.view.mixed["defence_deck"] or self.open["defence_pile"]
        ]

    @property
    def draws(self) -> list[Action]:
        """The action cards of which one is drawn next."""
        return [self.book.actions[card] for card in self.view.mixed["draw"] or self.open["discard"]]

    @property
    def counters(self) -> list[Counter]:
        """The counterattack cards of which one is drawn next."""
        return [
            self.book.counters[card] for card in self.view.mixed["counter_deck"] or self.open["counter_pile"]
        ]
