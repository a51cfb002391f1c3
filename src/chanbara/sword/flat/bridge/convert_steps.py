"""Pending steps of the reference engine as frames of the flat core, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.known import BREATHING, DIVERSION, GEISHA, INTUITION, MIMICRY, TEA_CEREMONY
from chanbara.sword.flat.format.windows import BLEEDING, WANDERING
from chanbara.sword.rules import attack, effects, escape, harm, play, reveal, showing, turn
from chanbara.sword.rules.words import NONE, Proof, Suit

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.flat.format.numbering import Numbering
    from chanbara.sword.rules.state import Table


class Frame(NamedTuple):
    """A step of the flat core: NONE where a field says nothing."""

    op: int
    seat: int = NONE
    by: int = NONE
    source: int = NONE
    detail: int = NONE
    turned: tuple[int, ...] = ()


class At(NamedTuple):
    """Where the step of a frame is wanted."""

    table: Table
    numbering: Numbering

    @property
    def wandering(self) -> int:
        """The card of the property that goes from player to player."""
        return self.numbering.props_back[WANDERING]


def _frame_of_reveal(op: int, step: Any, its: Numbering) -> Frame:  # noqa: ANN401 - a reveal, or the choice in one
    """Return a reveal; what it brings about says what it is for."""
    turned = tuple(its.cards[card] for card in getattr(step, "cards", ()))
    if step.wanted == reveal.WEAPON:
        return Frame(op, step.seat, detail=to.FOR_WANDERING, turned=turned)
    if isinstance(step.hit, effects.Bleed):
        return Frame(op, step.seat, detail=to.FOR_BLEEDING, turned=turned)
    return Frame(op, step.seat, step.hit.seat, detail=to.FOR_STRIKING_BACK, turned=turned)


def _frame_of_pair(step: reveal.RevealPair, its: Numbering) -> Frame:
    """Return the reveal of two cards, which an attack waits for."""
    return Frame(to.REVEAL_STEP, step.seat, step.miss.by, its.cards[step.miss.source], to.FOR_FOILING)


def _reveal_or_pair_of(frame: Frame, at: At) -> reveal.Reveal | reveal.RevealPair:
    """Return the reveal of a frame, of one card or of two."""
    if frame.detail == to.FOR_FOILING:
        return reveal.RevealPair(frame.seat, effects.Foil(frame.seat), _attack_of(frame, at))
    return _reveal_of(frame, at)


def _reveal_of(frame: Frame, at: At) -> reveal.Reveal:
    """Return the reveal of a frame, of one card."""
    seat, by = frame.seat, frame.by
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
    """Return what an action does to the seat of a frame."""
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
    if effect == INTUITION:
        return showing.Seal(seat)
    return attack.Wound(by, seat, at.numbering.back[frame.source], 1)


def _choose_of(frame: Frame, at: At) -> reveal.Choose:
    left = 1 + at.table.players[frame.seat].traits.reveals - len(frame.turned)
    turned = tuple(at.numbering.back[card] for card in frame.turned)
    return reveal.Choose(*_reveal_of(frame, at), turned, left)


def _while_in_play(frame: Frame, at: At) -> effects.WhileInPlay:
    bleeding = _reveal_of(frame._replace(detail=to.FOR_BLEEDING), at)
    return effects.WhileInPlay(frame.seat, at.numbering.props_back[BLEEDING], bleeding)


SEATED: tuple[tuple[type[Any], int], ...] = (
    (turn.Turn, to.TURN_STEP),
    (effects.Recover, to.RECOVER),
    (effects.Strengthen, to.STRENGTHEN),
    (effects.MayDraw, to.MAY_DRAW),
    (effects.Grant, to.GRANT),
    (effects.GiveUp, to.GIVE_UP),
    (effects.ReturnWeapon, to.RETURN_WEAPON),
    (effects.DiscardAll, to.DISCARD_ALL),
    (effects.Bleed, to.BLEED),
    (effects.Foil, to.FOIL),
    (reveal.Banzai, to.BANZAI),
    (showing.Seal, to.SEAL),
    (showing.ShowAll, to.SHOW_ALL),
    (showing.Pick, to.PICK),
)
"""Steps that say whose they are and nothing else."""

BARE: tuple[tuple[type[Any], int], ...] = (
    (turn.DrawPhase, to.DRAW_PHASE),
    (play.PlayPhase, to.PLAY_PHASE),
    (turn.DiscardPhase, to.DISCARD_PHASE),
    (harm.StopTurn, to.STOP_TURN),
    (play.Settle, to.SETTLE),
)
"""Steps that say nothing besides."""

TO_FRAME: dict[type[Any], Callable[[Any, Numbering], Frame]] = {
    effects.Draw: lambda step, _: Frame(to.DRAW_STEP, step.seat, detail=step.amount),
    effects.TakeCard: lambda step, _: Frame(to.TAKE_CARD, step.seat, step.victim),
    effects.Strip: lambda step, its: Frame(to.STRIP, step.seat, detail=its.props[step.prop]),
    effects.PassLeft: lambda step, _: Frame(to.PASS_LEFT, step.seat),
    effects.Forfeit: lambda step, _: Frame(to.FORFEIT, step.seat),
    effects.PickUp: lambda step, its: Frame(to.PICK_UP, step.seat, step.holder, detail=its.props[step.prop]),
    effects.WhileInPlay: lambda step, _: Frame(to.WHILE_IN_PLAY, step.seat),
    attack.Demand: lambda step, its: Frame(to.DEMAND, step.seat, step.by, its.cards[step.source]),
    attack.Challenge: lambda step, its: Frame(to.CHALLENGE, step.seat, step.by, its.cards[step.source]),
    attack.Strike: lambda step, its: Frame(to.STRIKE, step.seat, step.by, its.cards[step.source]),
    attack.Wound: lambda step, its: Frame(to.WOUND, step.seat, step.by, its.cards[step.source]),
    harm.Lose: lambda step, its: Frame(
        to.LOSE, step.seat, step.by, its.cards[step.source], detail=step.points
    ),
    harm.Defeat: lambda step, _: Frame(to.DEFEAT, step.seat, step.by),
    reveal.Reveal: lambda step, its: _frame_of_reveal(to.REVEAL_STEP, step, its),
    reveal.RevealPair: _frame_of_pair,
    reveal.Choose: lambda step, its: _frame_of_reveal(to.CHOOSE_STEP, step, its),
    escape.Affect: lambda step, its: Frame(
        to.AFFECT, step.seat, step.by, its.cards[step.source], its.props[getattr(step.step, "prop", NONE)]
    ),
    showing.Invite: lambda step, its: Frame(to.INVITE, step.seat, step.by, its.cards[step.source]),
}

FROM_FRAME: dict[int, Callable[[Frame, At], Any]] = {
    to.DRAW_STEP: lambda frame, _: effects.Draw(frame.seat, frame.detail),
    to.TAKE_CARD: lambda frame, _: effects.TakeCard(frame.seat, frame.by),
    to.STRIP: lambda frame, at: effects.Strip(frame.seat, at.numbering.props_back[frame.detail]),
    to.PASS_LEFT: lambda frame, at: effects.PassLeft(frame.seat, at.wandering),
    to.FORFEIT: lambda frame, at: effects.Forfeit(frame.seat, at.wandering),
    to.PICK_UP: lambda frame, at: effects.PickUp(frame.seat, frame.by, at.numbering.props_back[frame.detail]),
    to.WHILE_IN_PLAY: _while_in_play,
    to.DEMAND: _demand_of,
    to.CHALLENGE: lambda frame, at: attack.Challenge(
        frame.seat, _proof(frame), frame.by, at.numbering.back[frame.source]
    ),
    to.STRIKE: lambda frame, at: attack.Strike(frame.by, frame.seat, at.numbering.back[frame.source]),
    to.WOUND: lambda frame, at: attack.Wound(frame.by, frame.seat, at.numbering.back[frame.source], 1),
    to.LOSE: lambda frame, at: harm.Lose(frame.by, frame.seat, at.numbering.back[frame.source], frame.detail),
    to.DEFEAT: lambda frame, _: harm.Defeat(frame.seat, frame.by),
    to.REVEAL_STEP: _reveal_or_pair_of,
    to.CHOOSE_STEP: _choose_of,
    to.AFFECT: lambda frame, at: escape.Affect(
        frame.seat, frame.by, at.numbering.back[frame.source], _affected(frame, at)
    ),
    to.INVITE: lambda frame, at: showing.Invite(frame.seat, frame.by, at.numbering.back[frame.source]),
}

_SEATED, _BARE = dict(SEATED), dict(BARE)
_FROM_SEATED = {op: step for step, op in SEATED}
_FROM_BARE = {op: step for step, op in BARE}


def frame_of(step: Any, numbering: Numbering) -> Frame:  # noqa: ANN401 - any step of the reference engine
    """Return a step as a frame."""
    kind = type(step)
    if kind in _BARE:
        return Frame(_BARE[kind])
    if kind in _SEATED:
        return Frame(_SEATED[kind], step.seat)
    return TO_FRAME[kind](step, numbering)


def step_of(frame: Frame, at: At) -> Any:  # noqa: ANN401 - any step of the reference engine
    """Return the step of a frame."""
    if frame.op in _FROM_BARE:
        return _FROM_BARE[frame.op]()
    if frame.op in _FROM_SEATED:
        return _FROM_SEATED[frame.op](frame.seat)
    return FROM_FRAME[frame.op](frame, at)
