"""The true state of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.rules.words import Cause, Module
from chanbara.kernel.machine import Machine

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Book, Difficulty, Environment, Opponent, Weapon, Weather
    from chanbara.kernel.chance import Chance


class Field(NamedTuple):
    """What was chosen for a duel: it never changes while it lasts."""

    opponents: tuple[Opponent, ...]
    weapon: Weapon
    environment: Environment | None
    weather: Weather
    difficulty: Difficulty
    modules: frozenset[Module]

    def forbids(self, act: str) -> bool:
        """Whether weapon or weather forbid a use of Qi."""
        return act in self.weapon.forbids or act in self.weather.forbids


class Ending(NamedTuple):
    """How a duel ended."""

    won: bool
    cause: Cause


class Enemy:
    """One opponent at the table."""

    __slots__ = ("armour", "life", "qi", "start_qi")

    def __init__(self, life: int, qi: int, armour: int = 0) -> None:
        self.life = life
        self.qi = qi
        self.start_qi = qi
        self.armour = armour

    def clone(self) -> Enemy:
        """Return an independent copy."""
        twin = Enemy(self.life, self.qi, self.armour)
        twin.start_qi = self.start_qi
        return twin


FIGURES = (
    "life", "qi", "life_cap", "strength", "technique", "guard", "red_die", "armour", "mulligans", "marker", "virtue",
    "points", "locked", "round", "attack", "defence", "target", "guard_bonus", "defence_change", "counter_change",
    "technique_before", "hit", "hit_this_round", "side_b",
)  # fmt: skip
"""Plain figures of the state: copied as they are, saved as they are."""

PILES = (
    "hand", "draw", "discard", "specials", "removed", "played", "together", "defence_deck", "defence_pile", "counter_deck",
    "counter_pile", "blood_deck", "blood", "bushido_deck", "used",
)  # fmt: skip
"""Lists of the state: copied one level deep."""


class Duel(Machine):
    """A duel under way."""

    __slots__ = ("book", "chance", "ending", "enemies", "events", "field", *FIGURES, *PILES)

    def __init__(self, book: Book, field: Field, chance: Chance) -> None:
        super().__init__()
        self.book = book
        self.field = field
        self.chance = chance
        self.events: list[Any] = []
        self.ending: Ending | None = None
        self.enemies: list[Enemy] = []
        # The player.
        self.life = self.qi = self.life_cap = self.armour = self.mulligans = 0
        self.strength = self.technique = self.guard = 0
        self.red_die = book.red_die_least
        """0: it left the game."""
        # Cards, each by key; the top of a deck is its end.
        self.hand: list[str] = []
        self.draw: list[str] = []
        self.discard: list[str] = []
        self.specials: list[str] = []
        self.removed: list[str] = []
        self.played: list[str] = []
        """The cards of this attack."""
        self.together: list[str] = []
        """Cards that may still make a combo."""
        self.defence_deck: list[str] = []
        self.defence_pile: list[str] = []
        self.counter_deck: list[str] = []
        self.counter_pile: list[str] = []
        # Modules.
        self.blood_deck: list[str] = []
        self.blood: list[tuple[str, int]] = []
        """Wounds that last, each with its level."""
        self.bushido_deck: list[str] = []
        self.marker = 0
        """On which kanji; 0 is beside the deck."""
        self.virtue: str | None = None
        self.points = 0
        """What is left to spend of the Bushido card."""
        self.locked = 0
        """Qi on the Bushido card."""
        # The round and the attack.
        self.round = 0
        self.attack = 0
        self.defence: str | None = None
        """The defence card that lies open."""
        self.target = 0
        self.guard_bonus = self.defence_change = self.counter_change = 0
        """For this attack."""
        self.technique_before = 0
        """Technique when this attack began."""
        self.hit = False
        self.hit_this_round = False
        self.side_b = False
        self.used: list[str] = []
        """What may be done once, and was: ``round:extra``, ``attack:environment``, ``duel:cliff``."""

    def clone(self) -> Duel:
        """Return an independent copy; events are shared up to now."""
        twin = Duel.__new__(Duel)
        twin.book, twin.field, twin.chance = self.book, self.field, self.chance.clone()
        twin.stack, twin.decision, twin.asked = self.stack[:], self.decision, self.asked
        twin.events, twin.ending = self.events[:], self.ending
        twin.enemies = [enemy.clone() for enemy in self.enemies]
        for name in FIGURES:
            setattr(twin, name, getattr(self, name))
        for name in PILES:
            setattr(twin, name, getattr(self, name)[:])
        return twin

    def answer(self, option: Any) -> None:  # noqa: ANN401 - an option of this game
        """Give the open decision's answer; what is paid for at any time happens first, and it is asked again."""
        if option.meanwhile is None:
            super().answer(option)
            return
        assert self.decision is not None, "nobody was asked"
        self.stack += (self.decision.step, option.meanwhile)
        self.decision = None
        self.advance()
