"""Pending steps as frames of the flat core: each kind of step is written once, here.

A step is given by its kind and its fields. Its cards are keys in a view, and numbers of its catalog in the
reference engine; ``Numbers`` or ``Numbering`` maps them to the flat core.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from chanbara.sword.flat.bridge.writer import frame_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import NONE, SEATS
from chanbara.sword.rules import effects, harm, play, reveal, showing, turn

About = dict[str, Any]
"""The fields of a step; nested steps have a kind and fields too."""
Writing = Callable[[About, Any], bytes]
"""The function that writes a step, from its fields and ``Numbers`` or ``Numbering``."""


class Fields(NamedTuple):
    """A step of the reference engine as its kind and fields, as in a view, but with card numbers."""

    kind: str
    about: About


def fields_of(step: Any) -> Fields:  # noqa: ANN401 - any step of the reference engine
    """Return the kind and fields of a step of the reference engine."""
    pairs = zip(step._fields, step, strict=True)
    about = {field: fields_of(value) if hasattr(value, "_fields") else value for field, value in pairs}
    return Fields(type(step).__name__, about)


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
"""Steps with a seat and nothing else."""

BARE: tuple[tuple[type[Any], int], ...] = (
    (turn.DrawPhase, to.DRAW_PHASE),
    (play.PlayPhase, to.PLAY_PHASE),
    (turn.DiscardPhase, to.DISCARD_PHASE),
    (harm.StopTurn, to.STOP_TURN),
    (play.Settle, to.SETTLE),
)
"""Steps without fields."""


def _nobody_or(seat: int | None) -> int:
    return NONE if seat is None else seat


def _always(op: int) -> Writing:
    frame = frame_of(op)
    return lambda _, __: frame


def _of_seat(op: int) -> Writing:
    frames = [frame_of(op, seat) for seat in range(SEATS)]
    return lambda about, _: frames[about["seat"]]


def _of_harm(op: int) -> Writing:
    """Return the function that writes a step caused by a player through a card."""
    return lambda about, its: frame_of(op, about["seat"], _nobody_or(about["by"]), its.cards[about["source"]])


def new_step(_: About, __: Any) -> bytes:  # noqa: ANN401
    """Return the frame for a step that the flat core does not have: one that does nothing."""
    return frame_of(to.FOIL)


def _reveal(about: About, _: Any, op: int = to.REVEAL_STEP, turned: bytes = b"") -> bytes:  # noqa: ANN401
    """Return a reveal; its consequence says what it is for."""
    seat, hit = about["seat"], about["hit"]
    if about["wanted"] == reveal.WEAPON:
        return frame_of(op, seat, detail=to.FOR_WANDERING, turned=turned)
    if hit is not None and hit.kind == "Bleed":
        return frame_of(op, seat, detail=to.FOR_BLEEDING, turned=turned)
    struck = None if hit is None else hit.about.get("seat")
    return frame_of(op, seat, _nobody_or(struck), detail=to.FOR_STRIKING_BACK, turned=turned)


def _choose(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return the choice in a reveal, with the revealed cards."""
    turned = bytes([its.cards[card] for card in about["cards"][-REVEALS:]])
    return _reveal(about, its, to.CHOOSE_STEP, turned)


def _reveal_pair(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return the reveal of two cards that an attack waits for."""
    attack = {} if about["miss"] is None else about["miss"].about
    if "source" not in attack:
        return new_step(about, its)
    source = its.cards[attack["source"]]
    return frame_of(to.REVEAL_STEP, about["seat"], attack["by"], source, to.FOR_FOILING)


def _affect(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return an action's effect on a player, who may escape it."""
    affected = about["step"].about
    prop = its.props[affected["prop"]] if "prop" in affected else NONE
    return frame_of(to.AFFECT, about["seat"], about["by"], its.cards[about["source"]], prop)


FRAMES: dict[str, Writing] = {
    **{step.__name__: _always(op) for step, op in BARE},
    **{step.__name__: _of_seat(op) for step, op in SEATED},
    "PassLeft": _of_seat(to.PASS_LEFT),
    "Forfeit": _of_seat(to.FORFEIT),
    "WhileInPlay": _of_seat(to.WHILE_IN_PLAY),
    "Demand": _of_harm(to.DEMAND),
    "Challenge": _of_harm(to.CHALLENGE),
    "Strike": _of_harm(to.STRIKE),
    "Wound": _of_harm(to.WOUND),
    "Invite": _of_harm(to.INVITE),
    "Draw": lambda about, _: frame_of(to.DRAW_STEP, about["seat"], detail=about["amount"]),
    "TakeCard": lambda about, _: frame_of(to.TAKE_CARD, about["seat"], about["victim"]),
    "Strip": lambda about, its: frame_of(to.STRIP, about["seat"], detail=its.props[about["prop"]]),
    "PickUp": lambda about, its: frame_of(
        to.PICK_UP, about["seat"], about["holder"], detail=its.props[about["prop"]]
    ),
    "Lose": lambda about, its: frame_of(
        to.LOSE, about["seat"], _nobody_or(about["by"]), its.cards[about["source"]], about["points"]
    ),
    "Defeat": lambda about, _: frame_of(to.DEFEAT, about["seat"], about["by"]),
    "Reveal": _reveal,
    "RevealPair": _reveal_pair,
    "Choose": _choose,
    "Affect": _affect,
}
"""The function for each kind of step."""
