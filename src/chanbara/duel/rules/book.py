"""What is printed on cards and boards of the duel, as data. Immutable, shared by all clones."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from chanbara.duel.rules.rulings import DEFAULT_RULINGS, DuelRulings
from chanbara.duel.rules.words import Icon

Effects = Mapping[str, int]
Rows = tuple[tuple[int, Effects], ...]


NO_EFFECTS: Effects = MappingProxyType({})
NO_NAMES: Mapping[str, str] = MappingProxyType({})


class Action(NamedTuple):
    """An action card, standard or special (B3)."""

    key: str
    strength: int
    technique: int
    guard: int
    icon: Icon
    copies: int = 1
    qi: int = 0
    """Qi regained when it is played."""
    is_special: bool = False


class Defence(NamedTuple):
    """A defense card: what strength and technique must reach (B4)."""

    key: str
    strength: int
    technique: int


class Counter(NamedTuple):
    """A counterattack card (B4)."""

    key: str
    value: int | None
    """None: no attack, the enemy regains Qi."""
    effect: Effects
    ki: bool
    copies: int = 1


class Wound(NamedTuple):
    """A wound card with its two levels (A1, B4)."""

    key: str
    levels: tuple[Effects, Effects]


class Opponent(NamedTuple):
    """An opponent; their differences are numbers (B5)."""

    key: str
    life: int
    qi: int
    technique: int = 0
    """Added to their technique defense."""
    patience: int = 0
    """Qi regained at the end of a round without a hit on them."""
    strikes_first: bool = False
    """Their counterattack in the first attack of a round comes before the hit check."""
    entangle: int = 0
    """Added to their counterattack while your technique is at most ``entangled_up_to``."""
    entangled_up_to: int = 0
    avenges: bool = False
    """After a miss a wound of level 1 is one of level 2."""
    two_sides: bool = False
    """They turn when damaged (A6)."""
    side_b_counter: int = 0
    """Added to their counterattack on side B."""
    card_counter: int = 0
    """In the balanced version: added in an attack in which the price of turning was paid with a card."""


class Weapon(NamedTuple):
    """A weapon with its advantage and its drawback (A8, B5)."""

    key: str
    start: Effects = NO_EFFECTS
    strength: Rows = ()
    """The effects of its hits with strength, instead of the standard ones."""
    pays_life: int = 0
    """Life that may be paid once an attack for ``gain`` points of strength or technique."""
    gain: int = 0
    red_die_most: int = 0
    """The maximum of the red die, if it is less than the standard one."""
    cancels_from: int = 0
    """Technique gained in an attack from which there is no counterattack."""
    guard_most: int | None = None
    """The maximum effective guard."""
    mulligans: int = 0
    life: int = 0
    qi: int = 0
    looks_at: int = 1
    """Special cards looked at when one is drawn."""
    wound_in_round: int = 0
    """At the end of this round you suffer a wound ..."""
    wound: int = 0
    """... of this level."""
    forbids: tuple[str, ...] = ()


class Environment(NamedTuple):
    """The effects of the blue die in an environment (A7, B6)."""

    key: str
    once_per_duel: bool
    rows: tuple[Effects, ...]
    """By face of the die, from 1."""


class Weather(NamedTuple):
    """The effects of the weather (B6)."""

    key: str
    start: Effects = NO_EFFECTS
    forbids: tuple[str, ...] = ()


class Difficulty(NamedTuple):
    """Extra life for one side (B7)."""

    key: str
    player_life: int = 0
    enemy_life: int = 0


class Virtue(NamedTuple):
    """A Bushido card (A2)."""

    key: str
    specials: int = 0
    """Special cards drawn with a normal combo."""
    red_die: int = 0
    """The increase of the red die by a special combo."""
    redraw: int = 0
    """Cards that may be exchanged at the start of each round."""
    strength: int = 0
    technique: int = 0
    """Points to spend."""
    life: int = 0
    """Qi that may be converted to life."""
    joker: bool = False


class Switches(NamedTuple):
    """The likeliest surprises of the official rules (B10)."""

    values_reset: str = "round"
    combo_scope: str = "attack"
    specials_stay: bool = True
    counter_hits_on_equal: bool = False
    guard_per_qi: int = 1


class Book(NamedTuple):
    """Everything that is printed, by key."""

    life: int
    qi: int
    qi_cap: int
    hand: int
    attacks: int
    cards_before: int
    cards_after: int
    switches: Switches
    prices: Effects
    combo: Effects
    hit_strength: Rows
    hit_technique: Rows
    red_die_least: int
    red_die_most: int
    red_die_bonus: tuple[Effects, ...]
    """By face of the die, from 1."""
    ki_cost: int
    ki_bonus: int
    actions: Mapping[str, Action]
    """Standard and special cards."""
    defence: Mapping[str, Defence]
    counters: Mapping[str, Counter]
    wounds: Mapping[str, Wound]
    opponents: Mapping[str, Opponent]
    three: tuple[Opponent, ...]
    three_rows: tuple[tuple[int, ...], ...]
    """Which enemies counterattack, from 1, by face of the blue die, from 1 (A4)."""
    gisei: tuple[int, ...]
    yoroi_points: int
    yoroi_breaks_on: int
    weapons: Mapping[str, Weapon]
    environments: Mapping[str, Environment]
    weather: Mapping[str, Weather]
    difficulty: Mapping[str, Difficulty]
    blood: Mapping[str, Wound]
    kanji: int
    virtues: Mapping[str, Virtue]
    rounds_most: int = 0
    """After this many rounds a duel with custom numbers is lost (B11.4); 0: unlimited."""
    names: Mapping[str, str] = NO_NAMES
    """Names of cards that only custom numbers have."""
    rulings: DuelRulings = DEFAULT_RULINGS
    """How this duel reads ambiguous rules."""
    own_numbers: str | None = None
    """The text of the numbers, if they are custom."""

    @property
    def standard(self) -> list[str]:
        """The standard action deck, card by card."""
        return [card.key for card in self.actions.values() if not card.is_special for _ in range(card.copies)]

    @property
    def special(self) -> list[str]:
        """The special action deck."""
        return [card.key for card in self.actions.values() if card.is_special]

    @property
    def counter_deck(self) -> list[str]:
        """The counterattack deck, card by card."""
        return [card.key for card in self.counters.values() for _ in range(card.copies)]
