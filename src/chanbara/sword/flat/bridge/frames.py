"""Pending steps as frames of the flat core: each kind of step is written once, here.

A step is given by its kind and its fields. Its cards are keys in a view, and numbers of its catalog in the
reference engine; ``Numbers`` or ``Numbering`` maps them to the flat core.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from chanbara.sword.flat.bridge.writer import NO_PROGRAM, frame_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import FRAME, NONE, SEATS, WHOLE_BYTE
from chanbara.sword.flat.format.scope import HAS_PROGRAMS
from chanbara.sword.flat.format.windows import WANDERING
from chanbara.sword.rules import effects, harm, play, reveal, showing, turn
from chanbara.sword.rules.program import A_WEAPON
from chanbara.sword.rules.words import Proof

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


# --- programs -----------------------------------------------------------------------------------------------


def context_of(about: About, its: Any, otherwise: int = NONE) -> bytes:  # noqa: ANN401 - numbers or numbering
    """Return OWNER to ELSE of a step that goes on with a program, given as the fields of its ``Run``."""
    target, card, prop = _nobody_or(about["target"]), its.cards[about["card"]], its.props[about["prop"]]
    numbers = (about["seat"], target, card, prop, about["number"], about["at"], otherwise)
    return bytes(number & WHOLE_BYTE for number in numbers)


def is_program(step: Any) -> bool:  # noqa: ANN401 - a step as fields or in a view, or None
    """Whether a step is a program, and there is room for such."""
    return HAS_PROGRAMS and step is not None and step.kind in {"Run", "Apply"}


def either_of(first: Any, other: Any, its: Any) -> bytes:  # noqa: ANN401 - the same
    """Return the program of a step that goes on at one place or another, or not at all."""
    if first is None and other is None:
        return NO_PROGRAM
    about = (other if first is None else first).about
    at = NONE if first is None else first.about["at"]
    return context_of({**about, "at": at}, its, NONE if other is None else other.about["at"])


def _of_program(op: int) -> Writing:
    """Return the function that writes a program, or one of its instructions."""
    return lambda about, its: frame_of(op, about["seat"], program=context_of(about, its))


def _asking(op: int) -> Writing:
    """Return the function that writes a question after which a program goes on."""

    def write(about: About, its: Any) -> bytes:  # noqa: ANN401
        source, detail = its.cards[about["source"]], about.get("oneself", NONE)
        program = context_of(about["step"].about, its)
        return frame_of(op, about["seat"], source=source, detail=detail, program=program)

    return write


def _attacked(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return an attack that goes on when a program is done, and the program above it, if it is not begun."""
    attack = write_step(about["attack"], its)
    found = attack + frame_of(to.ATTACKED, detail=len(attack) // FRAME)
    return found if about["before"] is None else found + write_step(about["before"], its)


def _demand(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return a demand; one of a program says what meets it."""
    if not is_program(about["otherwise"]):
        return _of_harm(to.DEMAND)(about, its)
    proof = to.ANY_PARRY if about["proof"] == Proof.PARRY else to.ANY_WEAPON
    program = either_of(about["otherwise"], about["met"], its)
    return frame_of(
        to.DEMAND, about["seat"], _nobody_or(about["by"]), its.cards[about["source"]], proof, program=program
    )


def _wound(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return wounds that nothing changes: one, if it says nothing else."""
    wounds = about["wounds"] if HAS_PROGRAMS and about["wounds"] != 1 else NONE
    return frame_of(to.WOUND, about["seat"], _nobody_or(about["by"]), its.cards[about["source"]], wounds)


# --- reveals and escapes ------------------------------------------------------------------------------------


def _pass_left(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return the passing of a property: of the one that printed cards pass, or of another."""
    prop = its.props[about["prop"]]
    return frame_of(to.PASS_LEFT, about["seat"], detail=prop if HAS_PROGRAMS and prop != WANDERING else NONE)


def new_step(_: About, __: Any) -> bytes:  # noqa: ANN401
    """Return the frame for a step that the flat core does not have: one that does nothing."""
    return frame_of(to.FOIL)


def _reveal(about: About, its: Any, op: int = to.REVEAL_STEP, turned: bytes = b"") -> bytes:  # noqa: ANN401
    """Return a reveal; its consequence says what it is for."""
    seat, hit, miss = about["seat"], about["hit"], about["miss"]
    if is_program(hit) or is_program(miss) or (HAS_PROGRAMS and hit is None and miss is None):
        wanted = A_WEAPON if about["wanted"] == reveal.WEAPON else to.SUITS.index(about["wanted"])
        program = either_of(hit, miss, its)
        return frame_of(op, seat, detail=to.FOR_PROGRAM + wanted, turned=turned, program=program)
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
    miss = about["miss"]
    if is_program(miss):
        program = either_of(about["hit"], miss, its)
        return frame_of(to.REVEAL_STEP, about["seat"], detail=to.FOR_PAIR, program=program)
    waiting, inner = b"", miss
    while HAS_PROGRAMS and inner is not None and inner.kind == "Attacked":
        inner = inner.about["attack"]
    attack = {} if inner is None else inner.about
    if "source" not in attack:
        return new_step(about, its)
    program = NO_PROGRAM
    if inner is not miss:
        waiting = write_step(miss, its)
        program = NO_PROGRAM[:-1] + bytes([len(waiting) // FRAME])
    source = its.cards[attack["source"]]
    return waiting + frame_of(
        to.REVEAL_STEP, about["seat"], attack["by"], source, to.FOR_FOILING, program=program
    )


def _affect(about: About, its: Any) -> bytes:  # noqa: ANN401
    """Return an action's effect on a player, who may escape it."""
    affected = about["step"].about
    prop = its.props[affected["prop"]] if "prop" in affected else NONE
    program = context_of(affected, its) if is_program(about["step"]) else NO_PROGRAM
    return frame_of(to.AFFECT, about["seat"], about["by"], its.cards[about["source"]], prop, program=program)


FRAMES: dict[str, Writing] = {
    **{step.__name__: _always(op) for step, op in BARE},
    **{step.__name__: _of_seat(op) for step, op in SEATED},
    "PassLeft": _pass_left,
    "Forfeit": _of_seat(to.FORFEIT),
    "WhileInPlay": _of_seat(to.WHILE_IN_PLAY),
    "Demand": _demand,
    "Challenge": _of_harm(to.CHALLENGE),
    "Strike": _of_harm(to.STRIKE),
    "Wound": _wound,
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
if HAS_PROGRAMS:
    FRAMES |= {
        "Run": _of_program(to.RUN),
        "Apply": _of_program(to.APPLY),
        "Offer": _asking(to.OFFER),
        "ChoosePlayer": _asking(to.CHOOSE_PLAYER),
        "Attacked": _attacked,
        "Due": _of_seat(to.DUE),
    }


def write_step(step: Any, its: Any) -> bytes:  # noqa: ANN401 - a step as fields or in a view
    """Return the frame of a step, or its frames; one that does nothing for a step that is new here."""
    return FRAMES.get(step.kind, new_step)(step.about, its)
