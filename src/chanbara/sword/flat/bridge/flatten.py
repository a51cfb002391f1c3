"""What a seat sees, as an array of the flat core: what it may not know is left blank.

Hidden roles and those that were removed are NONE, hidden hands 0 (their sizes are there), the order of the
deck 0. Who attacked and wounded whom is not in a view: that is for ``memory`` to say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.sword.flat.bridge.convert import CAUSES, PHASES, TEAMS
from chanbara.sword.flat.bridge.convert_steps import BARE, SEATED
from chanbara.sword.flat.bridge.numbers import NOTHING, ROLE_NUMBERS, SEAT_NUMBERS, Numbers, numbers_of
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format import tables as to
from chanbara.sword.flat.format.actions import ACTIONS, TAKE_SHOWN
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.known import REVEALS
from chanbara.sword.flat.format.layout import (
    ACTIVE,
    ASKED,
    BYTE,
    CARDS,
    CAUSE,
    CHARACTER,
    DECK_SIZE,
    DEPTH,
    FRAME,
    HAND_SIZE,
    HANDS,
    HONOR,
    IN_PLAY,
    KINDS,
    LAID,
    MOST,
    NONE,
    ORDER,
    ORDER_LENGTH,
    PHASE,
    PILE_COUNTS,
    PILE_SIZE,
    PILES_END,
    PLAYERS,
    PLAYING,
    PROPERTIES,
    PROPERTY_KINDS,
    REMOVED,
    RESILIENCE,
    RISING_SUN,
    ROLE,
    SEALED,
    SEATS,
    SIZE,
    STACK,
    SWORDMASTER,
    TURN,
    USED,
    VICTIM,
    VICTOR,
    WEAPONS_ADDED,
    WEAPONS_PLAYED,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.layout import FRAMES as MOST_FRAMES
from chanbara.sword.flat.format.rulings import PLACES
from chanbara.sword.flat.format.vocabulary import CATALOG
from chanbara.sword.own_cards import KEY
from chanbara.sword.rules.reveal import WEAPON
from chanbara.sword.rules.words import Cause
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from chanbara.sword.sight.view import OptionView, ResultView, SeatView, StepView, View

UNSEEN = KINDS
"""In the place of a card that somebody has chosen to show and the observer does not know (11.9)."""

PHASE_NUMBERS = {phase.value: number for number, phase in enumerate(PHASES)}


def _blank() -> bytes:
    """Return a game of which nothing is known."""
    game = bytearray(SIZE)
    for first, count in ((REMOVED, 3), (SEALED, SEATS), (VICTIM, 1), (VICTOR, 1), (SWORDMASTER, 1)):
        game[first : first + count] = bytes([NOTHING]) * count
    return bytes(game)


BLANK = _blank()


def flat_view(view: View) -> State:
    """Return what is known to the observer of a view as an array of the flat core."""
    # A row of bytes is written much faster than an array of numpy, which then looks at the same bytes.
    game, numbers = bytearray(BLANK), numbers_of(view.edition)
    cards = numbers.cards
    game[PLAYERS] = len(view.seats)
    game[RISING_SUN] = numbers.rising_sun
    for place, byte in zip(PLACES, numbers.rulings, strict=True):
        game[place] = byte
    game[ACTIVE] = view.active
    game[TURN + 1], game[TURN] = divmod(view.turn, BYTE)
    game[PHASE] = PHASE_NUMBERS[view.phase]
    game[WEAPONS_PLAYED] = view.weapons_played
    game[WEAPONS_ADDED] = view.weapons_added
    game[USED] = 1 if view.used else 0
    game[PLAYING] = cards[view.playing]
    game[ASKED] = NOTHING if view.decision is None else view.decision.seat
    game[DECK_SIZE] = min(view.deck, WHOLE_BYTE)
    _write_pile(game, view.pile, cards)
    _write_seats(game, view.seats, numbers)
    if view.seat is not None:
        first = HANDS + view.seat * KINDS
        for key in view.hand:
            game[first + cards[key]] += 1
    for seat, card in view.sealed:
        game[SEALED + seat] = UNSEEN if card is None else cards[card]
    # Own cards may have more pending than the array has room for: what comes last is left out.
    pending = view.pending[-MOST_FRAMES:]
    frames = b"".join([FRAMES.get(step.kind, _new_step)(step.about, numbers) for step in pending])
    game[STACK : STACK + len(frames)] = frames
    game[DEPTH] = len(pending)
    if view.result is not None:
        _write_end(game, view.result)
    return np.frombuffer(game, dtype=np.int8)


def is_understood(view: View) -> bool:
    """Whether the flat core has the step that asks; a card of one's own making may have brought a new one."""
    return bool(view.pending) and view.pending[-1].kind in FRAMES


def _write_pile(game: bytearray, pile: tuple[str, ...], numbers: dict[Any, int]) -> None:
    # With house rules or own cards there may be more cards than there is room for.
    cards = bytes([numbers[key] for key in reversed(pile[-CARDS:])])
    game[PILE_SIZE] = len(cards)
    game[PILES_END - len(cards) : PILES_END] = cards
    for card in cards:
        game[PILE_COUNTS + card] += 1


def _write_seats(game: bytearray, seats: tuple[SeatView, ...], numbers: Numbers) -> None:
    laid = ORDER
    for seat, one in enumerate(seats):
        game[ROLE + seat] = ROLE_NUMBERS[one.role]
        game[CHARACTER + seat] = numbers.characters[one.character]
        game[RESILIENCE + seat] = one.resilience
        game[HONOR + seat] = min(one.honor, MOST)
        game[HAND_SIZE + seat] = one.hand
        if one.in_play:
            game[IN_PLAY + seat] = len(one.in_play)
            for key in one.in_play:
                prop = numbers.props[key]
                game[PROPERTIES + prop * SEATS + seat] += 1
                if laid < ORDER + ORDER_LENGTH:  # with house rules there may be more than there is room for
                    game[laid] = seat * PROPERTY_KINDS + prop
                    laid += 1
    game[LAID] = laid - ORDER


def _write_end(game: bytearray, result: ResultView) -> None:
    cause = Cause(result.cause)
    game[CAUSE] = CAUSES[cause]
    game[VICTIM] = SEAT_NUMBERS[result.victim]
    game[VICTOR] = SEAT_NUMBERS[result.by]
    if cause is Cause.SWORDMASTER:
        game[SWORDMASTER] = [team.value for team in TEAMS].index(result.winner)


# --- what is pending ----------------------------------------------------------------------------------------

About = dict[str, Any]
"""The fields of a step as a view shows them: cards by key, steps as they are shown."""
Writing = Callable[[About, Numbers], bytes]
"""How a step is written."""


def _frame(
    op: int, seat: int = NOTHING, by: int = NOTHING, source: int = NOTHING, detail: int = NOTHING
) -> bytes:
    return bytes((op, seat, by, source, detail, NOTHING, NOTHING, NOTHING))


def _always(frame: bytes) -> Writing:
    return lambda _, __: frame


def _new_step(_: About, __: Numbers) -> bytes:
    """Return what is written for a step that the flat core does not have: one that does nothing."""
    return _frame(to.FOIL)


def _of_seat(op: int) -> Writing:
    frames = [_frame(op, seat) for seat in range(SEATS)]
    return lambda about, _: frames[about["seat"]]


def _of_harm(op: int) -> Writing:
    """Return how a step is written that is somebody's doing, through a card."""
    return lambda about, numbers: _frame(
        op, about["seat"], SEAT_NUMBERS[about["by"]], numbers.cards[about["source"]]
    )


def _reveal(about: About, numbers: Numbers) -> bytes:
    """Return a reveal; what it brings about says what it is for."""
    seat, hit = about["seat"], about["hit"]
    if about["wanted"] == WEAPON:
        return _frame(to.REVEAL_STEP, seat, detail=to.FOR_WANDERING)
    if hit is not None and hit.kind == "Bleed":
        return _frame(to.REVEAL_STEP, seat, detail=to.FOR_BLEEDING)
    struck = None if hit is None else hit.about.get("seat")
    return _frame(to.REVEAL_STEP, seat, SEAT_NUMBERS[struck], detail=to.FOR_STRIKING_BACK)


def _reveal_pair(about: About, numbers: Numbers) -> bytes:
    """Return the reveal of two cards, which an attack waits for."""
    attack = {} if about["miss"] is None else about["miss"].about
    if "source" not in attack:
        return _new_step(about, numbers)
    source = numbers.cards[attack["source"]]
    return _frame(to.REVEAL_STEP, about["seat"], attack["by"], source, to.FOR_FOILING)


def _choose(about: About, numbers: Numbers) -> bytes:
    """Return the choice in a reveal, with the cards that were turned over."""
    turned = bytes([numbers.cards[key] for key in about["cards"][-REVEALS:]])
    frame = _reveal(about, numbers)[1 : FRAME - REVEALS]
    return bytes((to.CHOOSE_STEP,)) + frame + turned.ljust(REVEALS, bytes((NOTHING,)))


def _affect(about: About, numbers: Numbers) -> bytes:
    step: StepView = about["step"]
    prop = numbers.props[step.about.get("prop")]
    return _frame(to.AFFECT, about["seat"], about["by"], numbers.cards[about["source"]], prop)


FRAMES: dict[str, Writing] = {
    **{step.__name__: _always(_frame(op)) for step, op in BARE},
    **{step.__name__: _of_seat(op) for step, op in SEATED},
    "PassLeft": _of_seat(to.PASS_LEFT),
    "Forfeit": _of_seat(to.FORFEIT),
    "WhileInPlay": _of_seat(to.WHILE_IN_PLAY),
    "Demand": _of_harm(to.DEMAND),
    "Challenge": _of_harm(to.CHALLENGE),
    "Strike": _of_harm(to.STRIKE),
    "Wound": _of_harm(to.WOUND),
    "Invite": _of_harm(to.INVITE),
    "Draw": lambda about, _: _frame(to.DRAW_STEP, about["seat"], detail=about["amount"]),
    "TakeCard": lambda about, _: _frame(to.TAKE_CARD, about["seat"], about["victim"]),
    "Strip": lambda about, numbers: _frame(to.STRIP, about["seat"], detail=numbers.props[about["prop"]]),
    "PickUp": lambda about, numbers: _frame(
        to.PICK_UP, about["seat"], about["holder"], detail=numbers.props[about["prop"]]
    ),
    "Lose": lambda about, numbers: _frame(
        to.LOSE,
        about["seat"],
        SEAT_NUMBERS[about["by"]],
        numbers.cards[about["source"]],
        about["points"],
    ),
    "Defeat": lambda about, _: _frame(to.DEFEAT, about["seat"], about["by"]),
    "Reveal": _reveal,
    "RevealPair": _reveal_pair,
    "Choose": _choose,
    "Affect": _affect,
}
"""How each step is written, by its name."""


# --- what is offered ----------------------------------------------------------------------------------------


def action_numbers(view: View) -> list[int]:
    """Return the number of each option that the observer of a view is offered, in their order.

    NONE is that of an option of which the flat core knows none that is like it: an ability of an own card.
    """
    decision, options = question(view)
    numbers = _numbers(decision.seat, len(view.seats))
    stand_ins = numbers_of(view.edition).stand_ins
    if stand_ins:
        return [numbers.get(_printed_text(option, stand_ins), NONE) for option in options]
    return [numbers.get(option.text, NONE) for option in options]


def _printed_text(option: OptionView, stand_ins: dict[str, str]) -> str:
    """Return the notation of an option with the stand-ins of its cards."""
    named = len(option.verb)
    about = KEY.sub(lambda key: stand_ins.get(key[0], key[0]), option.text[named:])
    return option.text[:named] + about


@cache
def _numbers(seat: int, players: int) -> dict[str, int]:
    """Return the number of every option of a seat by its text."""
    numbers = {}
    # Of the numbers of one option the lowest counts, that of a seat that is there: the highest come first.
    for action in reversed(range(ACTIONS)):
        shown = range(len(CATALOG.cards)) if action >= TAKE_SHOWN else (0,)
        for card in shown:
            numbers[option_of(action, seat, players, CATALOG, card).text] = action
    return numbers
