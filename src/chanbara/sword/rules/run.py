"""Running programs: two small steps that schedule the printed ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.attack import Demand, Wound
from chanbara.sword.rules.choices import Attacked, ChoosePlayer, Offer
from chanbara.sword.rules.effects import (
    Bleed,
    DiscardAll,
    Draw,
    GiveUp,
    Grant,
    MayDraw,
    PassLeft,
    PickUp,
    Recover,
    ReturnWeapon,
    Strengthen,
    Strip,
    TakeCard,
)
from chanbara.sword.rules.escape import affect
from chanbara.sword.rules.events import AttackFoiled
from chanbara.sword.rules.harm import Lose
from chanbara.sword.rules.levers import MOST_STARTED, Count, Later, Look, MoveHonor, SwapProperties
from chanbara.sword.rules.piles import discard_property
from chanbara.sword.rules.program import (
    A_WEAPON,
    SEVERAL,
    SUITS,
    Instruction,
    Part,
    Program,
    Who,
)
from chanbara.sword.rules.program_query import amount_of, holds, seats_of
from chanbara.sword.rules.query import can_pay, is_harmless, is_immune
from chanbara.sword.rules.reveal import WEAPON, Reveal, RevealPair
from chanbara.sword.rules.showing import Invite, ShowAll
from chanbara.sword.rules.traces import leave
from chanbara.sword.rules.words import NONE, Moment, Proof, Secret

if TYPE_CHECKING:
    from chanbara.sword.rules.state import Table


class Run(NamedTuple):
    """A program goes on at a place of the catalog's list."""

    seat: int
    """Whose card or character it is."""
    target: int
    """The player who was named, met or concerned, or NONE."""
    card: int
    """The card that is played, or that caused this moment, or NONE for an ability."""
    prop: int
    """The property that was named, or the one that this program belongs to."""
    number: int
    """The points that were lost at this moment."""
    at: int

    def run(self, table: Table) -> None:
        """Do what stands here to each of the players concerned, and then the rest."""
        table.stack += reversed(parts_of(table, self))

    def branch(self, at: int) -> Run:
        """Return the same program at another place."""
        return self._replace(at=at)


def parts_of(table: Table, run: Run) -> list[Any]:
    """Return the steps of which the instruction at a place and the rest of its list consist, in order."""
    programs = table.catalog.programs
    one = programs[run.at]
    if one.part == Part.STAY and run.prop in table.players[run.seat].in_play:
        run = run._replace(at=run.at + 1)
        one = programs[run.at]
    if one.part in {Part.STAY, Part.END}:
        return []
    rest = [] if programs[run.at + 1].part == Part.END else [run._replace(at=run.at + 1)]
    return [*_now(table, run, one), *rest]


def _now(table: Table, run: Run, one: Instruction) -> list[Any]:
    """Return the steps of one instruction."""
    if one.part == Part.IF:
        at = one.then if holds(table, run, one) else one.otherwise
        return [] if at == NONE else [run.branch(at)]
    if one.who == Who.ME:
        return [Apply(*run)]
    seats = seats_of(table, run.seat, run.target, one.who)
    if one.part == Part.SHOW:
        others = (seat for seat in seats if seat != run.seat)
        return [*(Invite(seat, run.seat, run.card) for seat in others), ShowAll(run.seat)]
    steps = [Apply(run.seat, seat, run.card, run.prop, run.number, run.at) for seat in seats]
    if one.escapable:
        return [affect(table, step.target, step.seat, step.card, step) for step in steps]
    return steps


class Apply(NamedTuple):
    """One instruction is done to one player."""

    seat: int
    target: int
    """The player it is done to. Where it is done to oneself, the player who was named or met, or NONE."""
    card: int
    prop: int
    number: int
    at: int

    def run(self, table: Table) -> None:
        """Schedule the printed step that does it."""
        one = table.catalog.programs[self.at]
        amount = one.amount if one.counted == NONE else amount_of(table, self, one)
        APPLY[one.part](table, self, self.whom(one), one, amount)

    def whom(self, one: Instruction) -> int:
        """Return the player it is done to."""
        return self.seat if one.who in {Who.ME, NONE} else self.target

    def branch(self, at: int) -> Run:
        """Return what happens next, about the player this one was about."""
        return Run(self.seat, self.target, self.card, self.prop, self.number, at)

    def source(self, one: Instruction) -> int:
        """Return what wounds and demands come from."""
        return (NONE, self.card, self.prop)[one.source]


Done = Callable[["Table", Apply, int, Instruction, int], None]
"""A part: it is given the table, the step, whom it is done to, the instruction, and the amount counted."""


def _push(make: Callable[[int, int], Any]) -> Done:
    """Return the part that schedules one step for a player and an amount, if there is an amount at all."""

    def apply(table: Table, _me: Apply, seat: int, _one: Instruction, amount: int) -> None:
        if amount:
            table.stack.append(make(seat, amount))

    return apply


def _push_each(make: Callable[[int], Any]) -> Done:
    """Return the part that schedules a step for a player as often as the amount says."""

    def apply(table: Table, _me: Apply, seat: int, _one: Instruction, amount: int) -> None:
        table.stack += [make(seat)] * amount

    return apply


def _pay(table: Table, _me: Apply, seat: int, _one: Instruction, _amount: int) -> None:
    if can_pay(table, seat):
        table.stack.append(Lose(NONE, seat, NONE, 1))


def _wound(table: Table, me: Apply, seat: int, one: Instruction, amount: int) -> None:
    """Wound another player: nobody wounds themselves with a part."""
    if amount and seat != me.seat:
        table.stack.append(Wound(me.seat, seat, me.source(one), amount))


def _demand(table: Table, me: Apply, seat: int, one: Instruction, _amount: int) -> None:
    """Demand something: of others as an action does, of oneself as a property does."""
    by, source = me.seat, me.source(one)
    if seat == me.seat:
        by = NONE
    elif is_immune(table, seat, source) or (one.who in SEVERAL and is_harmless(table.players[seat])):
        return
    proof = Proof.PARRY if one.part == Part.DEMAND_PARRY else Proof.WEAPON
    met = None if one.then == NONE else me.branch(one.then)
    table.stack.append(Demand(seat, proof, by, source, me.branch(one.otherwise), met))


def _take(table: Table, me: Apply, seat: int, _one: Instruction, amount: int) -> None:
    if seat != me.seat:
        table.stack += [TakeCard(me.seat, seat)] * amount


def _strip(table: Table, me: Apply, seat: int, _one: Instruction, _amount: int) -> None:
    table.stack.append(Strip(seat, me.prop))


def _pick_up(table: Table, me: Apply, seat: int, _one: Instruction, _amount: int) -> None:
    if me.prop != NONE:
        table.stack.append(PickUp(me.seat, seat, me.prop))


def _discard_this(table: Table, me: Apply, _seat: int, _one: Instruction, _amount: int) -> None:
    if me.prop in table.players[me.seat].in_play:
        discard_property(table, me.seat, me.prop)


def _pass_this(table: Table, me: Apply, _seat: int, _one: Instruction, _amount: int) -> None:
    if me.prop in table.players[me.seat].in_play:
        table.stack.append(PassLeft(me.seat, me.prop))


def _honor(way: Callable[[int, int], tuple[int, int]]) -> Done:
    """Return the part that moves honor, from and to whom it says for oneself and the player."""

    def apply(table: Table, me: Apply, seat: int, one: Instruction, amount: int) -> None:
        giver, taker = way(me.seat, seat)
        if amount:
            table.stack.append(MoveHonor(giver, taker, amount, me.source(one)))

    return apply


def _look(what: Secret) -> Done:
    """Return the part that looks at something."""

    def apply(table: Table, me: Apply, seat: int, _one: Instruction, _amount: int) -> None:
        table.stack.append(Look(me.seat, seat, what))

    return apply


def _swap(table: Table, me: Apply, seat: int, _one: Instruction, _amount: int) -> None:
    table.stack.append(SwapProperties(me.seat, seat))


def _later(moment: Moment) -> Done:
    """Return the part that puts something off."""

    def apply(table: Table, me: Apply, seat: int, one: Instruction, _amount: int) -> None:
        table.stack.append(Later(moment, seat, me.source(one), me.branch(one.then)))

    return apply


def _counters(table: Table, me: Apply, _seat: int, _one: Instruction, amount: int) -> None:
    table.stack.append(Count(me.seat, me.prop, amount))


def _return_this(table: Table, me: Apply, _seat: int, _one: Instruction, _amount: int) -> None:
    if table.playing == me.card != NONE:
        table.stack.append(ReturnWeapon(me.seat))


def _reveal(table: Table, me: Apply, seat: int, one: Instruction, _amount: int) -> None:
    wanted = WEAPON if one.test == A_WEAPON else SUITS[one.test].value
    hit = None if one.then == NONE else me.branch(one.then)
    miss = None if one.otherwise == NONE else me.branch(one.otherwise)
    table.stack.append(Reveal(seat, wanted, hit, miss))


def _reveal_pair(table: Table, me: Apply, seat: int, one: Instruction, _amount: int) -> None:
    table.stack.append(RevealPair(seat, me.branch(one.then), me.branch(one.otherwise)))


def _end_attack(table: Table, me: Apply, _seat: int, _one: Instruction, _amount: int) -> None:
    """Take the attack that was to go on off the stack."""
    for place in range(len(table.stack) - 1, -1, -1):
        if isinstance(table.stack[place], Attacked):
            del table.stack[place]
            table.events.append(AttackFoiled(me.seat))
            return


def _offer(table: Table, me: Apply, seat: int, one: Instruction, _amount: int) -> None:
    table.stack.append(Offer(seat, me.source(one), me.branch(one.then)))


def _choose(table: Table, me: Apply, seat: int, one: Instruction, _amount: int) -> None:
    table.stack.append(ChoosePlayer(seat, me.source(one), one.test, me.branch(one.then)))


APPLY: dict[int, Done] = {
    Part.DRAW: _push(Draw),
    Part.RECOVER_ALL: _push(lambda seat, _: Recover(seat)),
    Part.RECOVER: _push_each(Strengthen),
    Part.PAY: _pay,
    Part.BLEED: _push_each(Bleed),
    Part.WOUND: _wound,
    Part.DEMAND_PARRY: _demand,
    Part.DEMAND_WEAPON: _demand,
    Part.TAKE: _take,
    Part.GIVE_UP: _push_each(GiveUp),
    Part.DISCARD_RANDOM: _push_each(lambda seat: Strip(seat, NONE)),
    Part.STRIP: _strip,
    Part.PICK_UP: _pick_up,
    Part.DISCARD_PROPERTIES: _push(lambda seat, _: DiscardAll(seat)),
    Part.DISCARD_THIS: _discard_this,
    Part.PASS_THIS: _pass_this,
    Part.LOSE_HONOR: _honor(lambda _, seat: (seat, NONE)),
    Part.GAIN_HONOR: _honor(lambda _, seat: (NONE, seat)),
    Part.GIVE_HONOR: _honor(lambda me, seat: (me, seat)),
    Part.TAKE_HONOR: _honor(lambda me, seat: (seat, me)),
    Part.RETURN_THIS: _return_this,
    Part.REVEAL: _reveal,
    Part.REVEAL_PAIR: _reveal_pair,
    Part.END_ATTACK: _end_attack,
    Part.OFFER: _offer,
    Part.MAY_DRAW: _push(lambda seat, _: MayDraw(seat)),
    Part.CHOOSE: _choose,
    Part.GRANT: _push(lambda seat, _: Grant(seat)),
    Part.LOOK_ROLE: _look(Secret.ROLE),
    Part.LOOK_HAND: _look(Secret.HAND),
    Part.SWAP: _swap,
    Part.LATER_TURN: _later(Moment.NEXT_TURN),
    Part.LATER_END: _later(Moment.TURN_END),
    Part.COUNTERS: _counters,
}
"""What each part does."""


def may_start(table: Table) -> bool:
    """Whether a program may start in this turn."""
    return table.traces.started < MOST_STARTED


def started(
    table: Table,
    program: Program,
    seat: int,
    target: int = NONE,
    card: int = NONE,
    prop: int = NONE,
    number: int = 0,
) -> Run | None:
    """Count a program that starts and return its first step; None when too many have started this turn."""
    if not may_start(table):
        return None
    leave(table, started=table.traces.started + 1)
    return Run(seat, target, card, prop if program.prop == NONE else program.prop, number, program.at)


def start(
    table: Table,
    program: Program,
    seat: int,
    target: int = NONE,
    card: int = NONE,
    prop: int = NONE,
    number: int = 0,
) -> None:
    """Have a program happen next."""
    run = started(table, program, seat, target, card, prop, number)
    if run is not None:
        table.stack.append(run)
