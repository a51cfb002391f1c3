"""Effects into programs: lists of instructions, one after another, each closed by END."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.sword.parts.effect_table import COUNT_NAMES, SYMBOLS, WHO_NAMES
from chanbara.sword.parts.fields import Entry
from chanbara.sword.parts.structs import Effect
from chanbara.sword.rules.program import A_WEAPON, Instruction, Part, Program, Selector, Source, Test, Who
from chanbara.sword.rules.words import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.parts.structs import Amount, Check

WHO_OF = {name: who for who, name in WHO_NAMES.items()}
COUNT_OF = {name: count for count, name in COUNT_NAMES.items()}
END = Instruction(Part.END)
FROM_ACTION = (Entry.ACTION, Entry.ANSWER)
SOURCES = {
    Entry.ACTION: Source.CARD,
    Entry.ANSWER: Source.CARD,
    Entry.WEAPON: Source.CARD,
    Entry.PROPERTY: Source.PROPERTY,
    Entry.CHARACTER: Source.NOTHING,
}
"""What demands come from, and wounds but for those a weapon's effect deals besides the weapon's own."""
NEVER_ESCAPED = frozenset(
    {
        Part.IF,
        Part.DEMAND_PARRY,
        Part.DEMAND_WEAPON,
        Part.SHOW,
        Part.OFFER,
        Part.MAY_DRAW,
        Part.CHOOSE,
        Part.GRANT,
    }
)
"""Parts that do nothing to the player yet, or ask about escaping themselves."""
SETTLES = frozenset({Part.DEMAND_PARRY, Part.DEMAND_WEAPON, Part.REVEAL, Part.REVEAL_PAIR})
"""Parts after which the player they were about cannot escape what follows."""
BY_VALUE = {
    ("demand", "parry"): Part.DEMAND_PARRY,
    ("demand", "weapon"): Part.DEMAND_WEAPON,
    ("look", "role"): Part.LOOK_ROLE,
    ("look", "hand"): Part.LOOK_HAND,
    ("later", "next_turn"): Part.LATER_TURN,
    ("later", "turn_end"): Part.LATER_END,
    ("recover", "all"): Part.RECOVER_ALL,
}
BY_NAME = {
    "draw": Part.DRAW,
    "recover": Part.RECOVER,
    "pay": Part.PAY,
    "bleed": Part.BLEED,
    "wound": Part.WOUND,
    "take": Part.TAKE,
    "strip": Part.STRIP,
    "pick_up": Part.PICK_UP,
    "discard_properties": Part.DISCARD_PROPERTIES,
    "discard_this": Part.DISCARD_THIS,
    "pass_this": Part.PASS_THIS,
    "lose_honor": Part.LOSE_HONOR,
    "gain_honor": Part.GAIN_HONOR,
    "give_honor": Part.GIVE_HONOR,
    "take_honor": Part.TAKE_HONOR,
    "return_this": Part.RETURN_THIS,
    "show": Part.SHOW,
    "reveal": Part.REVEAL,
    "reveal_pair": Part.REVEAL_PAIR,
    "end_attack": Part.END_ATTACK,
    "choose": Part.CHOOSE,
    "swap": Part.SWAP,
    "counters": Part.COUNTERS,
}
ABOUT_AIM = frozenset({"strip", "pick_up"})
"""Parts that say nobody: they are done to who was named."""
DRAW_ONE = ("draw", 1)


class Place(NamedTuple):
    """Where an effect stands: on what kind of entry, and whether the other could escape before."""

    entry: Entry
    settled: bool = False


def program_of(
    entry: Entry, do: tuple[Effect, ...], condition: tuple[Check, ...] = (), cost: int = 0
) -> Program:
    """Return the program of some effects, after a price, if a condition holds."""
    writer = _Writer()
    effects = do
    if condition:
        effects = (Effect("if", "", then=do, condition=condition),)
    first = [Instruction(Part.STAY)] if entry is Entry.PROPERTY else []
    writer.write(effects, Place(entry), (*first, *[Instruction(Part.PAY, Who.ME, 1)] * cost))
    return Program(tuple(writer.table), tuple(writer.selectors))


def part_of(effect: Effect) -> Part:
    """Return what an effect does."""
    if effect.part == "discard":
        return Part.DISCARD_RANDOM if effect.chosen == "random" else Part.GIVE_UP
    if effect.part == "if":
        return Part.IF
    if effect.part == "offer":
        return Part.MAY_DRAW if _draws_one(effect.then, "me") and effect.who == "me" else Part.OFFER
    if effect.part == "choose" and effect.value == "player" and effect.who == "me":
        return Part.GRANT if _draws_one(effect.then, "other") else Part.CHOOSE
    return BY_VALUE.get((effect.part, effect.value)) or BY_NAME[effect.part]


def _draws_one(effects: tuple[Effect, ...], who: str) -> bool:
    """Whether all that happens is that somebody draws a card: printed cards ask for that in their own way."""
    if len(effects) != 1 or effects[0].amount is None:
        return False
    return (effects[0].part, effects[0].amount.number) == DRAW_ONE and effects[0].who == who


class _Writer:
    """Writes lists of instructions; each list in one piece, those within it behind it."""

    def __init__(self) -> None:
        self.table: list[Instruction] = []
        self.selectors: list[Selector] = []

    def write(self, effects: tuple[Effect, ...], place: Place, first: tuple[Instruction, ...] = ()) -> int:
        """Write a list and return its place."""
        at = len(self.table)
        counts = [self._times(effect) for effect in effects]
        self.table += [*first, *[END] * (sum(counts) + 1)]
        line = at + len(first)
        for effect, times in zip(effects, counts, strict=True):
            one = self._instruction(effect, place)
            self.table[line : line + times] = [one] * times
            line += times
        return at

    def _times(self, effect: Effect) -> int:
        """Return how often an instruction is repeated: a price is paid point by point."""
        return effect.amount.number if effect.part == "pay" and effect.amount is not None else 1

    def _instruction(self, effect: Effect, place: Place) -> Instruction:
        part = part_of(effect)
        if part is Part.IF:
            return self._condition(effect, place)
        who = WHO_OF[effect.who] if effect.who else Who.OTHER if effect.part in ABOUT_AIM else Who.ME
        one = _with_amount(Instruction(part, who), effect.amount)
        one = one._replace(test=_tested(effect, part), source=_source(part, place.entry))
        if part is Part.PAY:
            one = one._replace(amount=1)
        is_escapable = place.entry in FROM_ACTION and who is not Who.ME and part not in NEVER_ESCAPED
        if is_escapable and not (place.settled and who is Who.OTHER):
            one = one._replace(escapable=1)
        if part in {Part.MAY_DRAW, Part.GRANT}:
            return one._replace(amount=1)
        return self._with_branches(one, effect, part, _within(place, part, who))

    def _with_branches(self, one: Instruction, effect: Effect, part: Part, place: Place) -> Instruction:
        """Write what happens then and otherwise; where one of two things happens, neither is missing."""
        both = part in {Part.DEMAND_PARRY, Part.DEMAND_WEAPON, Part.REVEAL_PAIR}
        if effect.then or part is Part.REVEAL_PAIR:
            one = one._replace(then=self.write(effect.then, place))
        if effect.otherwise or both:
            one = one._replace(otherwise=self.write(effect.otherwise, place))
        return one

    def _condition(self, effect: Effect, place: Place) -> Instruction:
        """Write a condition: if it asks several things, one within the other."""
        otherwise = self.write(effect.otherwise, place) if effect.otherwise else NONE
        then = self.write(effect.then, place)
        first, *more = effect.condition
        for check in reversed(more):
            at = len(self.table)
            self.table += [self._check(check)._replace(then=then, otherwise=otherwise), END]
            then = at
        return self._check(first)._replace(then=then, otherwise=otherwise)

    def _check(self, check: Check) -> Instruction:
        one = Instruction(Part.IF, test=TESTS[check.name](check), count_of=WHO_OF.get(check.who, NONE))
        if check.name in {"at_least", "at_most"}:
            return one._replace(counted=COUNT_OF[check.what], amount=check.number)
        if check.name == "players":
            return one._replace(amount=check.number)
        if check.cards is not None:
            self.selectors.append(check.cards)
            return one._replace(cards=len(self.selectors) - 1)
        return one


TESTS: dict[str, Callable[[Check], Test]] = {
    "at_least": lambda _: Test.AT_LEAST,
    "at_most": lambda _: Test.AT_MOST,
    "card": lambda _: Test.CARD,
    "turn": lambda check: Test.MY_TURN if check.what == "mine" else Test.OTHERS_TURN,
    "players": lambda check: Test.PLAYERS_AT_LEAST if check.what == "at_least" else Test.PLAYERS_AT_MOST,
    "role": lambda _: Test.SHOGUN,
}


def _with_amount(one: Instruction, amount: Amount | None) -> Instruction:
    if amount is None:
        return one._replace(amount=1)
    if not amount.counted:
        return one._replace(amount=amount.number)
    return one._replace(counted=COUNT_OF[amount.counted], count_of=WHO_OF.get(amount.of, NONE))


def _tested(effect: Effect, part: Part) -> int:
    """Return what a reveal looks for, or whether who chooses may choose themselves."""
    if part is Part.REVEAL:
        return A_WEAPON if effect.value == "weapon" else SYMBOLS.index(effect.value)
    return int(effect.value == "player") if part is Part.CHOOSE else NONE


def _source(part: Part, entry: Entry) -> Source:
    """Return what an instruction's wounds come from; what a weapon does besides wounds as an ability does."""
    if entry is Entry.WEAPON and part is Part.WOUND:
        return Source.NOTHING
    return SOURCES[entry]


def _within(place: Place, part: Part, who: Who) -> Place:
    """Return where the effects within another stand."""
    if part is Part.CHOOSE:
        return place._replace(settled=False)
    if who is Who.ME:
        return place
    return place._replace(settled=part in SETTLES)
