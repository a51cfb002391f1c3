"""The schema of a file of numbers, with bounds that keep every duel finite and short."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Some = Annotated[int, msgspec.Meta(ge=1, le=9)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Life = Annotated[int, msgspec.Meta(ge=1, le=30)]
Qi = Annotated[int, msgspec.Meta(ge=0, le=10)]
Height = Annotated[int, msgspec.Meta(ge=0, le=20)]
"""Of a defense, a counterattack, a margin, a cap."""
Pips = Annotated[int, msgspec.Meta(ge=1, le=6)]
Level = Annotated[int, msgspec.Meta(ge=1, le=2)]
Yes = Literal[1]
Key = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Die = Literal["1", "2", "3", "4", "5", "6"]
Icon = Literal["normal", "special", "wild"]
Forbids = Annotated[list[Literal["extra", "foresee"]], msgspec.Meta(max_length=2)]


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a file; fields with a default may be omitted."""


class Player(Shape):
    """The player's starting values."""

    life: Life
    qi: Qi
    qi_cap: Qi
    hand: Annotated[int, msgspec.Meta(ge=1, le=8)]


class Round(Shape):
    """The course of a round."""

    attacks: Annotated[int, msgspec.Meta(ge=1, le=3)]
    cards_before: Annotated[int, msgspec.Meta(ge=0, le=3)]
    cards_after: Annotated[int, msgspec.Meta(ge=1, le=2)]
    most: Annotated[int, msgspec.Meta(ge=1, le=200)] = 100
    """After this many rounds the duel is lost (B11.4)."""


class Switches(Shape):
    """B10."""

    values_reset: Literal["round", "attack", "never"]
    combo_scope: Literal["attack", "round"]
    specials_stay: bool
    counter_hits_on_equal: bool
    guard_per_qi: Some


class Prices(Shape):
    """Costs; nothing is free, or it could be bought forever."""

    extra_card: Some
    foresee: Some
    guard: Some
    environment: Some
    bushido_step: Some
    gisei: Some


class Combo(Shape):
    """The cards of a combo, and its effects."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=6)]
    qi: Few
    specials: Annotated[int, msgspec.Meta(ge=0, le=3)]
    red_die: Few


class Harm(Shape):
    """Damage."""

    life: Few = 0
    qi: Few = 0
    wound: Level = 1


Rows = Annotated[list[tuple[Height, Harm]], msgspec.Meta(min_length=1, max_length=12)]


class Hits(Shape):
    """The effects of a hit, by its margin."""

    strength: Rows
    technique: Rows


class RedDie(Shape):
    """The red die."""

    least: Literal[1]
    most: Pips
    bonus: dict[Die, Harm]


class Ki(Shape):
    """The cost of ki for an enemy, and its bonus."""

    ki_cost: Few
    ki_bonus: Few


class Action(Shape):
    """An action card."""

    key: Key
    s: Change
    t: Change
    g: Change
    icon: Icon
    copies: Few = 1
    name: Name = "-"


class Special(Shape):
    """A special action card."""

    key: Key
    s: Change
    t: Change
    g: Change
    icon: Icon
    qi: Few = 0
    name: Name = "-"


class Defence(Shape):
    """A defense card."""

    key: Key
    s: Height
    t: Height


class Counter(Shape):
    """A counterattack card."""

    key: Key
    value: Height | None
    effect: Harm
    ki: bool = False
    copies: Few = 1
    name: Name = "-"


class Wounding(Shape):
    """The effects of a classic wound at one level."""

    life: Few = 0
    qi: Few = 0
    death: Yes = 1


class Wound(Shape):
    """A classic wound card."""

    key: Key
    levels: tuple[Wounding, Wounding]


class Bleeding(Shape):
    """The effects of a Blood wound at one level."""

    cap_s: Height = 0
    cap_t: Height = 0
    no_red_die: Yes = 1
    bleeds: Few = 0
    red_die: Annotated[int, msgspec.Meta(ge=-6, le=0)] = 0
    no_qi: Yes = 1
    life_die: Yes = 1
    qi_die: Yes = 1
    death: Yes = 1


class Blood(Shape):
    """A wound card of Blood."""

    key: Key
    levels: tuple[Bleeding, Bleeding]


class Opponent(Shape):
    """An opponent."""

    life: Life
    qi: Qi
    technique: Change = 0
    patience: Few = 0
    entangled_up_to: Change = 0
    entangle: Change = 0
    side_b_counter: Change = 0
    card_counter: Change = 0


class Ordinary(Shape):
    """One of three enemies."""

    life: Life
    qi: Qi


class Three(Shape):
    """1 vs. 3."""

    enemies: Annotated[list[Ordinary], msgspec.Meta(min_length=3, max_length=3)]
    rows: dict[Die, Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=3)]], msgspec.Meta(max_length=6)]]


class Yoroi(Shape):
    """The armor."""

    points: Height
    breaks_on: Annotated[int, msgspec.Meta(ge=0, le=6)]


class Start(Shape):
    """Values at the start of a round."""

    s: Change = 0
    t: Change = 0
    g: Change = 0


class Weapon(Shape):
    """A weapon."""

    start: Start = msgspec.field(default_factory=Start)
    strength: Rows | None = None
    pays_life: Few = 0
    gain: Few = 0
    red_die_most: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    cancels_from: Height = 0
    guard_most: Annotated[int, msgspec.Meta(ge=-9, le=20)] | None = None
    mulligans: Few = 0
    life: Change = 0
    qi: Change = 0
    looks_at: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    wound_in_round: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    wound: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    forbids: Forbids = []


class Row(Shape):
    """The effects of a face of the die in an environment."""

    lose_qi: Few = 0
    either: Few = 0
    draw_action: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    draw_special: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    qi: Few = 0
    life: Few = 0
    guard: Change = 0
    strength: Change = 0
    technique: Change = 0
    defence: Change = 0
    counter: Change = 0
    enemy_life: Few = 0
    wound_me: Level = 1
    wound_enemy: Level = 1
    fall: Yes = 1


class Environment(Shape):
    """An environment."""

    once_per_duel: bool
    rows: dict[Die, Row]


class Weather(Shape):
    """The weather."""

    start: Start = msgspec.field(default_factory=Start)
    forbids: Forbids = []


class Difficulty(Shape):
    """Extra life for one side."""

    player_life: Few = 0
    enemy_life: Few = 0


class Virtue(Shape):
    """A Bushido card."""

    key: Key
    specials: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    red_die: Few = 0
    redraw: Few = 0
    strength: Few = 0
    technique: Few = 0
    life: Few = 0
    joker: Yes | bool = False


class Bushido(Shape):
    """The virtues."""

    kanji: Some
    cards: Annotated[list[Virtue], msgspec.Meta(min_length=1, max_length=7)]


class Campaign(Shape):
    """The campaign."""

    ladder: Annotated[list[tuple[Key, Life]], msgspec.Meta(min_length=1, max_length=12)]
    last: Key
    heal: Life
    mulligans: Few


class Event(Shape):
    """An event between two duels."""

    life: Change = 0
    next_qi: Change = 0
    special: Yes = 1
    red_die: Pips = 1


class Clan(Shape):
    """The clan."""

    members: Annotated[list[Key], msgspec.Meta(min_length=1, max_length=8)]
    life: Life


class Whole(Shape):
    """All numbers of the duel. Comments may be added and are ignored."""

    player: Player
    round: Round
    switches: Switches
    prices: Prices
    combo: Combo
    hit: Hits
    red_die: RedDie
    counter: Ki
    actions: Annotated[list[Action], msgspec.Meta(min_length=1, max_length=40)]
    specials: Annotated[list[Special], msgspec.Meta(max_length=40)]
    defence: Annotated[list[Defence], msgspec.Meta(min_length=1, max_length=40)]
    counterattack: Annotated[list[Counter], msgspec.Meta(min_length=1, max_length=40)]
    wounds: Annotated[list[Wound], msgspec.Meta(min_length=1, max_length=6)]
    opponents: dict[str, Opponent]
    three: Three
    gisei: Annotated[
        list[Annotated[int, msgspec.Meta(ge=-20, le=20)]], msgspec.Meta(min_length=1, max_length=20)
    ]
    yoroi: Yoroi
    weapons: dict[str, Weapon]
    environments: dict[str, Environment]
    weather: dict[str, Weather]
    difficulty: dict[str, Difficulty]
    blood: Annotated[list[Blood], msgspec.Meta(min_length=1, max_length=5)]
    bushido: Bushido
    campaign: Campaign
    events: dict[Die, Event]
    clan: Clan
