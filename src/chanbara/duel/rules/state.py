"""The true state of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.rules.words import Cause, Module
from chanbara.kernel.machine import Machine

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Book, Difficulty, Environment, Opponent, Weapon, Weather
    from chanbara.kernel.chance import Chance


class Field(NamedTuple):
    """The options of a duel: constant while it lasts."""

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


FIGURES = {
    "life": 0, "qi": 0, "life_cap": 0, "armour": 0, "mulligans": 0,
    "strength": 0, "technique": 0, "guard": 0, "red_die": 0,
    "marker": 0, "virtue": None, "points": 0, "locked": 0,
    "round": 0, "attack": 0, "defence": None, "target": 0, "technique_before": 0, "played_before": 0,
    "guard_bonus": 0, "defence_change": 0, "counter_change": 0,
    "hit": False, "hit_this_round": False, "side_b": False,
}  # fmt: skip
"""Scalar fields of the state with their initial values: copied and saved as they are."""

PILES = (
    "hand", "draw", "discard", "specials", "removed", "played", "together", "defence_deck", "defence_pile",
    "counter_deck", "counter_pile", "blood_deck", "blood", "bushido_deck", "used",
)  # fmt: skip
"""Lists of the state: copied one level deep. The top of a deck is its end."""


class Duel(Machine):
    """A running duel."""

    __slots__ = ("book", "chance", "ending", "enemies", "events", "field", *FIGURES, *PILES)

    life: int
    qi: int
    life_cap: int
    """The starting life, which may not be exceeded."""
    armour: int
    mulligans: int
    strength: int
    technique: int
    guard: int
    red_die: int
    """0: it left the game."""
    marker: int
    """The kanji of the top Bushido card; 0 is beside the deck."""
    virtue: str | None
    """The Bushido card in front of the player."""
    points: int
    """Its remaining points."""
    locked: int
    """Qi on it."""
    round: int
    attack: int
    defence: str | None
    """The open defense card."""
    target: int
    technique_before: int
    """Technique at the start of this attack."""
    played_before: int
    """Cards played before the defense was turned."""
    guard_bonus: int
    defence_change: int
    counter_change: int
    """The change for this attack."""
    hit: bool
    hit_this_round: bool
    side_b: bool

    hand: list[str]
    draw: list[str]
    discard: list[str]
    specials: list[str]
    removed: list[str]
    played: list[str]
    """The cards of this attack."""
    together: list[str]
    """Cards that may still form a combo."""
    defence_deck: list[str]
    defence_pile: list[str]
    counter_deck: list[str]
    counter_pile: list[str]
    blood_deck: list[str]
    blood: list[tuple[str, int]]
    """Lasting wounds, each with its level."""
    bushido_deck: list[str]
    used: list[str]
    """One-time actions already used: ``attack:environment``, ``attack:bokken``, ``duel:environment``."""

    def __init__(self, book: Book, field: Field, chance: Chance) -> None:
        super().__init__()
        self.book = book
        self.field = field
        self.chance = chance
        self.events: list[Any] = []
        self.ending: Ending | None = None
        self.enemies: list[Enemy] = []
        for name, value in FIGURES.items():
            setattr(self, name, value)
        for name in PILES:
            setattr(self, name, [])
        self.red_die = book.red_die_least

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
        """Apply the answer; an anytime action is executed first, and then the decision is repeated."""
        if option.meanwhile is None:
            super().answer(option)
            return
        assert self.decision is not None, "nobody was asked"
        self.stack += (self.decision.step, option.meanwhile)
        self.decision = None
        self.advance()
