"""Pending steps of the reference engine as frames of the flat core, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.flat import words as to
from chanbara.flat.words import CARD_OF, PROPERTY_OF
from chanbara.sword.rules import attack, effects, escape, harm, play, reveal, showing, turn
from chanbara.sword.rules.words import NONE, Proof, Suit

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.rules.catalog import Catalog


class Frame(NamedTuple):
    """A step of the flat core: NONE where a field says nothing."""

    op: int
    seat: int = NONE
    by: int = NONE
    source: int = NONE
    detail: int = NONE
    turned: tuple[int, ...] = ()


def _prop(card: int) -> int:
    return NONE if card == NONE else int(PROPERTY_OF[card])


def _card(prop: int) -> int:
    return NONE if prop == NONE else int(CARD_OF[prop])


def _frame_of_reveal(op: int, step: Any) -> Frame:  # noqa: ANN401 - a reveal, or the choice in one
    """Return a reveal; what it brings about says what it is for."""
    turned = getattr(step, "cards", ())
    if step.wanted == reveal.WEAPON:
        return Frame(op, step.seat, detail=to.FOR_BUSHIDO, turned=turned)
    if isinstance(step.hit, effects.Bleed):
        return Frame(op, step.seat, detail=to.FOR_BLEEDING_WOUND, turned=turned)
    return Frame(op, step.seat, step.hit.seat, detail=to.FOR_YUKIMURA, turned=turned)


def _frame_of_pair(step: reveal.RevealPair) -> Frame:
    """Return the reveal of two cards, which an attack waits for."""
    return Frame(to.REVEAL_STEP, step.seat, step.miss.by, step.miss.source, to.FOR_CHACHA)


def _reveal_or_pair_of(frame: Frame, catalog: Catalog) -> reveal.Reveal | reveal.RevealPair:
    """Return the reveal of a frame, of one card or of two."""
    if frame.detail == to.FOR_CHACHA:
        attacked = _attack(frame.seat, frame.by, frame.source, catalog)
        return reveal.RevealPair(frame.seat, effects.Foil(frame.seat), attacked)
    return _reveal_of(frame)


def _reveal_of(frame: Frame) -> reveal.Reveal:
    """Return the reveal of a frame, of one card."""
    seat, by = frame.seat, frame.by
    if frame.detail == to.FOR_BUSHIDO:
        bushido = to.BUSHIDO_CARD
        passed = effects.PassLeft(seat, bushido)
        return reveal.Reveal(seat, reveal.WEAPON, _bushido_demand(seat), passed)
    if frame.detail == to.FOR_BLEEDING_WOUND:
        return reveal.Reveal(seat, Suit.ORIGAMI.value, effects.Bleed(seat), None)
    return reveal.Reveal(seat, Suit.ORIGAMI.value, attack.Wound(seat, by, NONE, 1), None)


def _bushido_demand(seat: int) -> attack.Demand:
    card = to.BUSHIDO_CARD
    forfeit, passed = effects.Forfeit(seat, card), effects.PassLeft(seat, card)
    return attack.Demand(seat, Proof.WEAPON, NONE, card, forfeit, passed)


def _attack(seat: int, by: int, source: int, catalog: Catalog) -> Any:  # noqa: ANN401 - a step
    strike = attack.Strike(by, seat, source)
    if by == seat:
        return strike
    return attack.Demand(seat, catalog.cards[source].proof, by, source, strike)


def _demand_of(frame: Frame, catalog: Catalog) -> attack.Demand:
    if frame.source == to.BUSHIDO_CARD:
        return _bushido_demand(frame.seat)
    if catalog.is_weapon[frame.source]:
        demand: attack.Demand = _attack(frame.seat, frame.by, frame.source, catalog)
        return demand
    wound = attack.Wound(frame.by, frame.seat, frame.source, 1)
    return attack.Demand(frame.seat, _proof(frame.source), frame.by, frame.source, wound)


def _proof(source: int) -> Proof:
    return Proof.PARRY if to.PROOF[source] == to.ANY_PARRY else Proof.WEAPON


def _affected(frame: Frame) -> Any:  # noqa: ANN401 - a step
    """Return what an action does to the seat of a frame."""
    seat, by, prop = frame.seat, frame.by, _card(frame.detail)
    if frame.source in (to.BREATHING, to.TEA_CEREMONY):
        return effects.Draw(seat, 1)
    if frame.source == to.DIVERSION:
        return effects.TakeCard(by, seat)
    if frame.source == to.GEISHA:
        return effects.Strip(seat, prop)
    if frame.source == to.MIMICRY:
        return effects.PickUp(by, seat, prop)
    if frame.source == to.INTUITION:
        return showing.Seal(seat)
    return attack.Wound(by, seat, frame.source, 1)


def _choose_of(frame: Frame, _: Catalog) -> reveal.Choose:
    left = to.REVEALS - len(frame.turned)
    return reveal.Choose(*_reveal_of(frame), frame.turned, left)


def _while_in_play(frame: Frame, _: Catalog) -> effects.WhileInPlay:
    bleeding = _reveal_of(frame._replace(detail=to.FOR_BLEEDING_WOUND))
    return effects.WhileInPlay(frame.seat, int(CARD_OF[to.BLEEDING_WOUND]), bleeding)


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

TO_FRAME: dict[type[Any], Callable[[Any], Frame]] = {
    effects.Draw: lambda step: Frame(to.DRAW_STEP, step.seat, detail=step.amount),
    effects.TakeCard: lambda step: Frame(to.TAKE_CARD, step.seat, step.victim),
    effects.Strip: lambda step: Frame(to.STRIP, step.seat, detail=_prop(step.prop)),
    effects.PassLeft: lambda step: Frame(to.PASS_LEFT, step.seat),
    effects.Forfeit: lambda step: Frame(to.FORFEIT, step.seat),
    effects.PickUp: lambda step: Frame(to.PICK_UP, step.seat, step.holder, detail=_prop(step.prop)),
    effects.WhileInPlay: lambda step: Frame(to.WHILE_IN_PLAY, step.seat),
    attack.Demand: lambda step: Frame(to.DEMAND, step.seat, step.by, step.source),
    attack.Challenge: lambda step: Frame(to.CHALLENGE, step.seat, step.by, step.source),
    attack.Strike: lambda step: Frame(to.STRIKE, step.seat, step.by, step.source),
    attack.Wound: lambda step: Frame(to.WOUND, step.seat, step.by, step.source),
    harm.Lose: lambda step: Frame(to.LOSE, step.seat, step.by, step.source, detail=step.points),
    harm.Defeat: lambda step: Frame(to.DEFEAT, step.seat, step.by),
    reveal.Reveal: lambda step: _frame_of_reveal(to.REVEAL_STEP, step),
    reveal.RevealPair: _frame_of_pair,
    reveal.Choose: lambda step: _frame_of_reveal(to.CHOOSE_STEP, step),
    escape.Affect: lambda step: Frame(
        to.AFFECT, step.seat, step.by, step.source, _prop(getattr(step.step, "prop", NONE))
    ),
    showing.Invite: lambda step: Frame(to.INVITE, step.seat, step.by, step.source),
}

FROM_FRAME: dict[int, Callable[[Frame, Catalog], Any]] = {
    to.DRAW_STEP: lambda frame, _: effects.Draw(frame.seat, frame.detail),
    to.TAKE_CARD: lambda frame, _: effects.TakeCard(frame.seat, frame.by),
    to.STRIP: lambda frame, _: effects.Strip(frame.seat, _card(frame.detail)),
    to.PASS_LEFT: lambda frame, _: effects.PassLeft(frame.seat, to.BUSHIDO_CARD),
    to.FORFEIT: lambda frame, _: effects.Forfeit(frame.seat, to.BUSHIDO_CARD),
    to.PICK_UP: lambda frame, _: effects.PickUp(frame.seat, frame.by, _card(frame.detail)),
    to.WHILE_IN_PLAY: _while_in_play,
    to.DEMAND: _demand_of,
    to.CHALLENGE: lambda frame, _: attack.Challenge(frame.seat, _proof(frame.source), frame.by, frame.source),
    to.STRIKE: lambda frame, _: attack.Strike(frame.by, frame.seat, frame.source),
    to.WOUND: lambda frame, _: attack.Wound(frame.by, frame.seat, frame.source, 1),
    to.LOSE: lambda frame, _: harm.Lose(frame.by, frame.seat, frame.source, frame.detail),
    to.DEFEAT: lambda frame, _: harm.Defeat(frame.seat, frame.by),
    to.REVEAL_STEP: _reveal_or_pair_of,
    to.CHOOSE_STEP: _choose_of,
    to.AFFECT: lambda frame, _: escape.Affect(frame.seat, frame.by, frame.source, _affected(frame)),
    to.INVITE: lambda frame, _: showing.Invite(frame.seat, frame.by, frame.source),
}

_SEATED, _BARE = dict(SEATED), dict(BARE)
_FROM_SEATED = {op: step for step, op in SEATED}
_FROM_BARE = {op: step for step, op in BARE}


def frame_of(step: Any) -> Frame:  # noqa: ANN401 - any step of the reference engine
    """Return a step as a frame."""
    kind = type(step)
    if kind in _BARE:
        return Frame(_BARE[kind])
    if kind in _SEATED:
        return Frame(_SEATED[kind], step.seat)
    return TO_FRAME[kind](step)


def step_of(frame: Frame, catalog: Catalog) -> Any:  # noqa: ANN401 - any step of the reference engine
    """Return the step of a frame."""
    if frame.op in _FROM_BARE:
        return _FROM_BARE[frame.op]()
    if frame.op in _FROM_SEATED:
        return _FROM_SEATED[frame.op](frame.seat)
    return FROM_FRAME[frame.op](frame, catalog)
