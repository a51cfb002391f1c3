"""What effects of cards from data files are usually worth, in points of honor, when tables are made.

The other player of an effect is one whom its player would choose: an enemy, or a friend. At a table the mind
looks at who it really is (``effects``); holding a card, or having a property, is worth what is usual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.mind.value.terms import LATER, chance_of
from chanbara.sword.rules.program import Count, Part, Program, Who
from chanbara.sword.rules.words import NONE

if TYPE_CHECKING:
    from chanbara.sword.rules.program import Instruction
    from chanbara.sword.rules.traits import Traits

CARD = 0.36
"""The value of any card."""
RESILIENCE = 0.28
"""The value of a resilience point to a player in good health."""
PRICE = 0.38
"""The cost of paying one."""
HONOR = 1.2
"""The value of an honor point."""
PROPERTY = 0.5
GIFT = 0.5
"""The share of what a friend gains that counts for oneself."""
KNOWLEDGE = 0.1
"""The value of having looked at something."""
WITH_FRIENDS = 0.35
"""How far a stranger is an enemy, on the average: most are."""
ENEMY, FRIEND = 1.0, -GIFT
"""What it is worth that the other player loses something, for each point they lose."""
AVERTED = 0.5
"""How likely a demand is met."""
HOLDS = 0.5
"""How likely a condition holds."""
OTHERS = 3.5
"""How many other players there usually are, without those who are Harmless."""
COUNTED = {
    Count.HONOR: 3,
    Count.PROPERTIES: 1,
    Count.HAND: 4,
    Count.RESILIENCE: 3,
    Count.MISSING: 1,
    Count.COUNTERS: 2,
    Count.LOST: 1,
}
"""How many there usually are of something."""

TIMES = {
    "on_turn_start": 1.4,
    "on_recovered": 1.2,
    "after_recovered": 1.2,
    "on_played": 3.0,
    "on_aimed": 1.2,
    "on_wounded": 0.8,
    "on_hit": 0.8,
    "on_hurt": 1.0,
    "on_last_resilience": 0.3,
    "on_any_defeat": 0.8,
}
"""How often a moment usually comes while somebody has a property."""

LOST_BY_ONE = {
    Part.BLEED: RESILIENCE,
    Part.WOUND: RESILIENCE,
    Part.PAY: PRICE,
    Part.GIVE_UP: CARD / 2,
    Part.DISCARD_RANDOM: CARD,
    Part.STRIP: CARD,
    Part.LOSE_HONOR: HONOR,
    Part.DRAW: -CARD,
    Part.MAY_DRAW: -CARD,
    Part.RECOVER: -RESILIENCE / 2,
    Part.GAIN_HONOR: -HONOR,
}
"""What a player loses by a part, for each unit of its amount; below 0 for what they gain."""
TAKEN_BY_ONE = {Part.TAKE: CARD, Part.PICK_UP: PROPERTY, Part.TAKE_HONOR: HONOR, Part.GIVE_HONOR: -HONOR}
"""What passes from a player to the one whose card it is, for each unit."""
FOR_ONESELF = {
    Part.GRANT: CARD,
    Part.SHOW: CARD,
    Part.RETURN_THIS: CARD,
    Part.LOOK_ROLE: KNOWLEDGE,
    Part.LOOK_HAND: KNOWLEDGE,
    Part.END_ATTACK: RESILIENCE,
    Part.PASS_THIS: PROPERTY / 2,
}
"""What else a part brings to the player whose card it is."""


def program_in(fill: Any) -> Program | None:  # noqa: ANN401 - whatever fills a window
    """Return the program of what fills a window, if it is from a data file."""
    found = getattr(fill, "program", None)
    return found if isinstance(found, Program) else None


def usual_worth(fill: Any) -> float:  # noqa: ANN401 - whatever fills a window
    """Return what a program is usually worth to its player, with the other player of their choice."""
    program = program_in(fill)
    if program is None or program.at == NONE:
        return 0.0
    return max(_worth_of(program.at, ENEMY), _worth_of(program.at, FRIEND))


def worth_against(fill: Any) -> float:  # noqa: ANN401 - the same
    """Return what a program is usually worth if the other player is an enemy: one does not choose them."""
    program = program_in(fill)
    return 0.0 if program is None or program.at == NONE else _worth_of(program.at, ENEMY)


def worth_of_moments(traits: Traits) -> float:
    """Return what effects at moments are usually worth to the holder of a property, as long as it lies."""
    return sum(times * sum(map(worth_against, getattr(traits, window))) for window, times in TIMES.items())


def has_effects(traits: Traits) -> bool:
    """Whether there are programs among what happens at moments."""
    return any(program_in(fill) for window in TIMES for fill in getattr(traits, window))


# --- lists --------------------------------------------------------------------------------------------------


def _worth_of(at: int, stake: float) -> float:
    """Return what a list is worth, if the loss of one point by the other player is worth ``stake``."""
    if at == NONE:
        return 0.0
    worth, place, programs = 0.0, at, CATALOG.programs
    while programs[place].part != Part.END:
        worth += _worth_of_part(programs[place], stake)
        place += 1
    return worth


def _worth_of_part(one: Instruction, stake: float) -> float:
    if one.part == Part.IF:
        return HOLDS * _worth_of(one.then, stake) + (1 - HOLDS) * _worth_of(one.otherwise, stake)
    if one.part in {Part.LATER_TURN, Part.LATER_END}:
        return LATER * _worth_of(one.then, stake)
    if one.part == Part.OFFER:
        return max(0.0, _worth_of(one.then, stake))
    if one.part == Part.CHOOSE:
        return max(_worth_of(one.then, ENEMY), _worth_of(one.then, FRIEND))
    number, new_stake = concerned(one.who, stake)
    if one.part in {Part.REVEAL, Part.REVEAL_PAIR}:
        chance = chance_of(one)
        then, otherwise = _worth_of(one.then, new_stake), _worth_of(one.otherwise, new_stake)
        return number * (chance * then + (1 - chance) * otherwise)
    if one.part in {Part.DEMAND_PARRY, Part.DEMAND_WEAPON}:
        met, failed = _worth_of(one.then, new_stake), _worth_of(one.otherwise, new_stake)
        # Whoever answers has one card less.
        spent = CARD * (new_stake if one.who != Who.ME else -1.0)
        return number * (AVERTED * (met + spent) + (1 - AVERTED) * failed)
    return _worth_of_deed(one, number, new_stake)


def concerned(who: int, stake: float) -> tuple[float, float]:
    """Return how many other players something is done to, and what a loss of each is worth.

    What is done to oneself changes nothing about who the other player is.
    """
    of_strangers = (1 - WITH_FRIENDS) * ENEMY + WITH_FRIENDS * FRIEND
    if who in {Who.ME, Who.OTHER, NONE}:
        return 1.0, stake
    if who in {Who.OTHERS, Who.EVERYONE}:
        return OTHERS, of_strangers
    return (2.0 if who == Who.NEIGHBORS else 1.0), of_strangers


def _worth_of_deed(one: Instruction, number: float, stake: float) -> float:
    """Return what is worth that something is done to players."""
    amount = one.amount if one.counted == NONE else COUNTED[Count(one.counted)]
    if one.part in FOR_ONESELF:
        return FOR_ONESELF[Part(one.part)]
    if one.part in TAKEN_BY_ONE:
        return number * max(1, amount) * TAKEN_BY_ONE[Part(one.part)] * (1 + stake)
    lost = LOST_BY_ONE.get(Part(one.part), 0.0) * max(1, amount)
    if one.part == Part.RECOVER_ALL:
        lost = -2 * RESILIENCE
    elif one.part == Part.DISCARD_PROPERTIES:
        lost = PROPERTY
    of_me = one.who in {Who.ME, Who.EVERYONE, NONE} and one.part != Part.WOUND
    of_others = 0.0 if one.who in {Who.ME, NONE} else number * stake
    return lost * (of_others - of_me)
