"""Frames of the flat core as pending steps of the reference engine; ``frames`` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.flat.bridge.frames import BARE, SEATED
from chanbara.sword.flat.bridge.traces import run_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.known import (
    BREATHING,
    BY_PROGRAM,
    DIVERSION,
    GEISHA,
    INTUITION,
    MIMICRY,
    TEA_CEREMONY,
)
from chanbara.sword.flat.format.layout import AT, ELSE, FRAME, OWNER, TURNED
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.windows import BLEEDING, WANDERING
from chanbara.sword.rules import attack, choices, effects, escape, harm, levers, reveal, run, showing
from chanbara.sword.rules.program import A_WEAPON, SUITS
from chanbara.sword.rules.words import NONE, Proof, Suit

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.flat.format.numbering import Numbering
    from chanbara.sword.rules.state import Table


class Frame(NamedTuple):
    """A step of the flat core; NONE in a field that is not used."""

    op: int
    seat: int
    by: int
    source: int
    detail: int
    turned: tuple[int, ...]
    program: tuple[int, ...] = ()
    """OWNER to ELSE, if there are programs."""


def frame_at(state: list[int], place: int) -> Frame:
    """Return the frame at a place of a game."""
    op, seat, by, source, detail = state[place : place + TURNED]
    cards = state[place + TURNED : place + OWNER] if op == to.CHOOSE_STEP else ()
    turned = tuple(card for card in cards if card != NONE)
    return Frame(op, seat, by, source, detail, turned, tuple(state[place + OWNER : place + FRAME]))


class At(NamedTuple):
    """The game that the step of a frame belongs to."""

    table: Table
    numbering: Numbering

    @property
    def wandering(self) -> int:
        """The card of the property that passes from player to player."""
        return self.numbering.props_back[WANDERING]


def _reveal_or_pair_of(frame: Frame, at: At) -> reveal.Reveal | reveal.RevealPair:
    """Return the reveal of a frame: of one card, or of two."""
    if frame.detail == to.FOR_PAIR:
        return reveal.RevealPair(frame.seat, _branch(frame, at, AT), _branch(frame, at, ELSE))
    if frame.detail == to.FOR_FOILING:
        return reveal.RevealPair(frame.seat, effects.Foil(frame.seat), _attack_of(frame, at))
    return _reveal_of(frame, at)


def _reveal_of(frame: Frame, at: At) -> reveal.Reveal:
    """Return the reveal of one card of a frame."""
    seat, by = frame.seat, frame.by
    if frame.detail >= to.FOR_PROGRAM:
        looked_for = frame.detail - to.FOR_PROGRAM
        wanted = reveal.WEAPON if looked_for == A_WEAPON else SUITS[looked_for].value
        return reveal.Reveal(seat, wanted, _branch(frame, at, AT), _branch(frame, at, ELSE))
    if frame.detail == to.FOR_WANDERING:
        passed = effects.PassLeft(seat, at.wandering)
        return reveal.Reveal(seat, reveal.WEAPON, _demand_of_property(seat, at.wandering), passed)
    if frame.detail == to.FOR_BLEEDING:
        return reveal.Reveal(seat, Suit.ORIGAMI.value, effects.Bleed(seat), None)
    return reveal.Reveal(seat, Suit.ORIGAMI.value, attack.Wound(seat, by, NONE, 1), None)


def _demand_of_property(seat: int, card: int) -> attack.Demand:
    forfeit, passed = effects.Forfeit(seat, card), effects.PassLeft(seat, card)
    return attack.Demand(seat, Proof.WEAPON, NONE, card, forfeit, passed)


def _attack_of(frame: Frame, at: At) -> Any:  # noqa: ANN401 - a step
    source = at.numbering.back[frame.source]
    strike = attack.Strike(frame.by, frame.seat, source)
    if frame.by == frame.seat:
        return strike
    return attack.Demand(frame.seat, at.table.catalog.cards[source].proof, frame.by, source, strike)


def _demand_of(frame: Frame, at: At) -> attack.Demand:
    source = at.numbering.back[frame.source]
    if _goes_on(frame):
        proof = Proof.PARRY if frame.detail == to.ANY_PARRY else Proof.WEAPON
        otherwise, met = _branch(frame, at, AT), _branch(frame, at, ELSE)
        return attack.Demand(frame.seat, proof, frame.by, source, otherwise, met)
    if to.IS_PROPERTY[frame.source]:
        return _demand_of_property(frame.seat, source)
    if to.IS_WEAPON[frame.source]:
        demand: attack.Demand = _attack_of(frame, at)
        return demand
    wound = attack.Wound(frame.by, frame.seat, source, 1)
    return attack.Demand(frame.seat, _proof(frame), frame.by, source, wound)


def _proof(frame: Frame) -> Proof:
    return Proof.PARRY if to.PROOF[frame.source] == to.ANY_PARRY else Proof.WEAPON


def _affected(frame: Frame, at: At) -> Any:  # noqa: ANN401 - a step
    """Return the effect of an action on the seat of a frame."""
    if _goes_on(frame):
        return run.Apply(*run_of(frame.program, at.numbering))
    seat, by, prop = frame.seat, frame.by, at.numbering.props_back[frame.detail]
    effect = to.EFFECT[frame.source]
    if effect in (BREATHING, TEA_CEREMONY):
        return effects.Draw(seat, 1)
    if effect == DIVERSION:
        return effects.TakeCard(by, seat)
    if effect == GEISHA:
        return effects.Strip(seat, prop)
    if effect == MIMICRY:
        return effects.PickUp(by, seat, prop)
    if effect in (INTUITION, BY_PROGRAM):
        return showing.Seal(seat)
    return attack.Wound(by, seat, at.numbering.back[frame.source], 1)


def _choose_of(frame: Frame, at: At) -> reveal.Choose:
    left = 1 + at.table.players[frame.seat].traits.reveals - len(frame.turned)
    turned = tuple(at.numbering.back[card] for card in frame.turned)
    return reveal.Choose(*_reveal_of(frame, at), turned, left)


def _while_in_play(frame: Frame, at: At) -> effects.WhileInPlay:
    bleeding = _reveal_of(frame._replace(detail=to.FOR_BLEEDING), at)
    return effects.WhileInPlay(frame.seat, at.numbering.props_back[BLEEDING], bleeding)


def _goes_on(frame: Frame) -> bool:
    """Whether a demand or an escape goes on with a program."""
    return HAS_PROGRAMS and frame.program[AT - OWNER] != NONE


def _branch(frame: Frame, at: At, field: int) -> run.Run | None:
    """Return the program with which a step goes on at AT or ELSE, if it does."""
    if frame.program[field - OWNER] == NONE:
        return None
    return run_of(frame.program, at.numbering, field - OWNER)


def _choice_of(frame: Frame, at: At) -> choices.ChoosePlayer:
    source = at.numbering.back[frame.source]
    return choices.ChoosePlayer(frame.seat, source, frame.detail, run_of(frame.program, at.numbering))


FROM_FRAME: dict[int, Callable[[Frame, At], Any]] = {
    to.DRAW_STEP: lambda frame, _: effects.Draw(frame.seat, frame.detail),
    to.TAKE_CARD: lambda frame, _: effects.TakeCard(frame.seat, frame.by),
    to.STRIP: lambda frame, at: effects.Strip(frame.seat, at.numbering.props_back[frame.detail]),
    to.PASS_LEFT: lambda frame, at: effects.PassLeft(
        frame.seat, at.wandering if frame.detail == NONE else at.numbering.props_back[frame.detail]
    ),
    to.FORFEIT: lambda frame, at: effects.Forfeit(frame.seat, at.wandering),
    to.PICK_UP: lambda frame, at: effects.PickUp(frame.seat, frame.by, at.numbering.props_back[frame.detail]),
    to.WHILE_IN_PLAY: _while_in_play,
    to.DEMAND: _demand_of,
    to.CHALLENGE: lambda frame, at: attack.Challenge(
        frame.seat, _proof(frame), frame.by, at.numbering.back[frame.source]
    ),
    to.STRIKE: lambda frame, at: attack.Strike(frame.by, frame.seat, at.numbering.back[frame.source]),
    to.WOUND: lambda frame, at: attack.Wound(
        frame.by, frame.seat, at.numbering.back[frame.source], 1 if frame.detail == NONE else frame.detail
    ),
    to.LOSE: lambda frame, at: harm.Lose(frame.by, frame.seat, at.numbering.back[frame.source], frame.detail),
    to.DEFEAT: lambda frame, _: harm.Defeat(frame.seat, frame.by),
    to.REVEAL_STEP: _reveal_or_pair_of,
    to.CHOOSE_STEP: _choose_of,
    to.AFFECT: lambda frame, at: escape.Affect(
        frame.seat, frame.by, at.numbering.back[frame.source], _affected(frame, at)
    ),
    to.INVITE: lambda frame, at: showing.Invite(frame.seat, frame.by, at.numbering.back[frame.source]),
    to.RUN: lambda frame, at: run_of(frame.program, at.numbering),
    to.APPLY: lambda frame, at: run.Apply(*run_of(frame.program, at.numbering)),
    to.OFFER: lambda frame, at: choices.Offer(
        frame.seat, at.numbering.back[frame.source], run_of(frame.program, at.numbering)
    ),
    to.CHOOSE_PLAYER: _choice_of,
    to.DUE: lambda frame, _: levers.Due(frame.seat),
}

_FROM_SEATED = {op: step for step, op in SEATED}
_FROM_BARE = {op: step for step, op in BARE}


def step_of(frame: Frame, at: At) -> Any:  # noqa: ANN401 - any step of the reference engine
    """Return the step of a frame."""
    if frame.op in _FROM_BARE:
        return _FROM_BARE[frame.op]()
    if frame.op in _FROM_SEATED:
        return _FROM_SEATED[frame.op](frame.seat)
    return FROM_FRAME[frame.op](frame, at)


def _waits_for_reveal(frame: Frame) -> bool:
    """Whether an attack below a frame waits for its reveal."""
    is_foiling = frame.op == to.REVEAL_STEP and frame.detail == to.FOR_FOILING
    return HAS_PROGRAMS and is_foiling and frame.program[ELSE - OWNER] != NONE


def steps_of(frames: list[Frame], at: At) -> list[Any]:
    """Return the steps of all frames. An attack that waits for something consists of several frames."""
    steps: list[Any] = []
    sizes: list[int] = []

    def taken(count: int) -> Any:  # noqa: ANN401 - a step
        """Take the attack of so many frames off the steps."""
        size, its = 0, []
        while size < count:
            size += sizes.pop()
            its.append(steps.pop())
        return its[0] if len(its) == 1 else its[1]._replace(before=its[0])

    for frame in frames:
        size = 1
        if frame.op == to.ATTACKED:
            step: Any = choices.Attacked(None, taken(frame.detail))
            size += frame.detail
        elif _waits_for_reveal(frame):
            size += frame.program[ELSE - OWNER]
            step = reveal.RevealPair(frame.seat, effects.Foil(frame.seat), taken(size - 1))
        else:
            step = step_of(frame, at)
        steps.append(step)
        sizes.append(size)
    return steps
