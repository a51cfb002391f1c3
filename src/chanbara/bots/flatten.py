"""What a seat sees, as an array of the flat core: what it may not know is left blank.

Hidden roles and those that were removed are NONE, hidden hands 0 (their sizes are there), the order of the
deck 0. Who attacked and wounded whom is not in a view: that is for ``memory`` to say.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from chanbara.bots.protocol import question
from chanbara.flat import words as to
from chanbara.flat.actions import ACTIONS, TAKE_SHOWN
from chanbara.flat.arrays import State
from chanbara.flat.convert import CAUSES, PHASES, TEAMS
from chanbara.flat.convert_steps import BARE, SEATED
from chanbara.flat.layout import (
    ACTIVE,
    ASKED,
    BYTE,
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
    ORDER,
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
from chanbara.flat.options import option_of
from chanbara.sword.editions import BASE
from chanbara.sword.editions import RISING_SUN as RISING_SUN_SET
from chanbara.sword.rules.reveal import WEAPON
from chanbara.sword.rules.words import Cause

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.sword.rules.catalog import RoleCard
    from chanbara.sword.sight.view import ResultView, SeatView, StepView, View

NOTHING = WHOLE_BYTE
"""NONE as it stands in a row of bytes."""
UNSEEN = KINDS
"""In the place of a card that somebody has chosen to show and the observer does not know (11.9)."""

SETS = {BASE: 0, RISING_SUN_SET: 1}
PHASE_NUMBERS = {phase.value: number for number, phase in enumerate(PHASES)}
CARD_NUMBERS: dict[Any, int] = {None: NOTHING, **to.CARD}
PROPERTY_NUMBERS: dict[Any, int] = {None: NOTHING}
PROPERTY_NUMBERS.update({to.CARDS_PRINTED[card].key: prop for prop, card in enumerate(to.PROPERTY_CARDS)})
SEAT_NUMBERS: dict[Any, int] = {None: NOTHING, **{seat: seat for seat in range(SEATS)}}


def _role_number(card: RoleCard) -> int:
    """Return the number of a role card: that of its key, or of its role where no card has its key."""
    roles = to.CATALOG.roles
    if card.key in to.CATALOG.role_cards:
        return roles.index(to.CATALOG.role_cards[card.key])
    return next(number for number, one in enumerate(roles) if one.role is card.role)


ROLE_NUMBERS: dict[str | None, int] = {None: NOTHING}
ROLE_NUMBERS.update({card.key: _role_number(card) for card in (*to.BASE_CATALOG.roles, *to.CATALOG.roles)})


def _blank() -> bytes:
    """Return a game of which nothing is known."""
    game = bytearray(SIZE)
    for first, count in ((REMOVED, 3), (SEALED, SEATS), (VICTIM, 1), (VICTOR, 1), (SWORDMASTER, 1)):
        game[first : first + count] = bytes([NOTHING]) * count
    return bytes(game)


BLANK = _blank()


def can_flatten(view: View) -> bool:
    """Whether the game that is looked at is one of the flat core's: a printed set and the usual rulings."""
    return view.edition in SETS


def flat_view(view: View) -> State:
    """Return what is known to the observer of a view as an array of the flat core."""
    # A row of bytes is written much faster than an array of numpy, which then looks at the same bytes.
    game = bytearray(BLANK)
    game[PLAYERS] = len(view.seats)
    game[RISING_SUN] = SETS[view.edition]
    game[ACTIVE] = view.active
    game[TURN + 1], game[TURN] = divmod(view.turn, BYTE)
    game[PHASE] = PHASE_NUMBERS[view.phase]
    game[WEAPONS_PLAYED] = view.weapons_played
    game[WEAPONS_ADDED] = view.weapons_added
    game[USED] = 1 if view.used else 0
    game[PLAYING] = CARD_NUMBERS[view.playing]
    game[ASKED] = NOTHING if view.decision is None else view.decision.seat
    game[DECK_SIZE] = view.deck
    _write_pile(game, view.pile)
    _write_seats(game, view.seats)
    if view.seat is not None:
        first = HANDS + view.seat * KINDS
        for key in view.hand:
            game[first + CARD_NUMBERS[key]] += 1
    for seat, card in view.sealed:
        game[SEALED + seat] = UNSEEN if card is None else CARD_NUMBERS[card]
    frames = b"".join([FRAMES[step.kind](step.about) for step in view.pending])
    game[STACK : STACK + len(frames)] = frames
    game[DEPTH] = len(view.pending)
    if view.result is not None:
        _write_end(game, view.result)
    return np.frombuffer(game, dtype=np.int8)


def _write_pile(game: bytearray, pile: tuple[str, ...]) -> None:
    cards = bytes([CARD_NUMBERS[key] for key in reversed(pile)])
    game[PILE_SIZE] = len(cards)
    game[PILES_END - len(cards) : PILES_END] = cards
    for card in cards:
        game[PILE_COUNTS + card] += 1


def _write_seats(game: bytearray, seats: tuple[SeatView, ...]) -> None:
    laid = ORDER
    for seat, one in enumerate(seats):
        game[ROLE + seat] = ROLE_NUMBERS[one.role]
        game[CHARACTER + seat] = to.WHO[one.character]
        game[RESILIENCE + seat] = one.resilience
        game[HONOR + seat] = one.honor
        game[HAND_SIZE + seat] = one.hand
        if one.in_play:
            game[IN_PLAY + seat] = len(one.in_play)
            for key in one.in_play:
                prop = PROPERTY_NUMBERS[key]
                game[PROPERTIES + prop * SEATS + seat] += 1
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


def _frame(
    op: int, seat: int = NOTHING, by: int = NOTHING, source: int = NOTHING, detail: int = NOTHING
) -> bytes:
    return bytes((op, seat, by, source, detail, NOTHING, NOTHING, NOTHING))


def _always(frame: bytes) -> Callable[[About], bytes]:
    return lambda _: frame


def _of_seat(op: int) -> Callable[[About], bytes]:
    frames = [_frame(op, seat) for seat in range(SEATS)]
    return lambda about: frames[about["seat"]]


def _of_harm(op: int) -> Callable[[About], bytes]:
    """Return how a step is written that is somebody's doing, through a card."""
    return lambda about: _frame(op, about["seat"], SEAT_NUMBERS[about["by"]], CARD_NUMBERS[about["source"]])


def _reveal(about: About) -> bytes:
    """Return a reveal; what it brings about says what it is for."""
    seat, hit = about["seat"], about["hit"]
    if about["wanted"] == WEAPON:
        return _frame(to.REVEAL_STEP, seat, detail=to.FOR_BUSHIDO)
    if hit.kind == "Bleed":
        return _frame(to.REVEAL_STEP, seat, detail=to.FOR_BLEEDING_WOUND)
    if hit.kind == "Foil":
        attack = about["miss"].about
        return _frame(to.REVEAL_STEP, seat, attack["by"], CARD_NUMBERS[attack["source"]], to.FOR_CHACHA)
    return _frame(to.REVEAL_STEP, seat, hit.about["seat"], detail=to.FOR_YUKIMURA)


def _choose(about: About) -> bytes:
    """Return the choice in a reveal, with the cards that were turned over."""
    turned = bytes([CARD_NUMBERS[key] for key in about["cards"]])
    frame = _reveal(about)[1 : FRAME - to.REVEALS]
    return bytes((to.CHOOSE_STEP,)) + frame + turned.ljust(to.REVEALS, bytes((NOTHING,)))


def _affect(about: About) -> bytes:
    step: StepView = about["step"]
    prop = PROPERTY_NUMBERS[step.about.get("prop")]
    return _frame(to.AFFECT, about["seat"], about["by"], CARD_NUMBERS[about["source"]], prop)


FRAMES: dict[str, Callable[[About], bytes]] = {
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
    "Draw": lambda about: _frame(to.DRAW_STEP, about["seat"], detail=about["amount"]),
    "TakeCard": lambda about: _frame(to.TAKE_CARD, about["seat"], about["victim"]),
    "Strip": lambda about: _frame(to.STRIP, about["seat"], detail=PROPERTY_NUMBERS[about["prop"]]),
    "PickUp": lambda about: _frame(
        to.PICK_UP, about["seat"], about["holder"], detail=PROPERTY_NUMBERS[about["prop"]]
    ),
    "Lose": lambda about: _frame(
        to.LOSE,
        about["seat"],
        SEAT_NUMBERS[about["by"]],
        CARD_NUMBERS[about["source"]],
        about["points"],
    ),
    "Defeat": lambda about: _frame(to.DEFEAT, about["seat"], about["by"]),
    "Reveal": _reveal,
    "Choose": _choose,
    "Affect": _affect,
}
"""How each step is written, by its name."""


# --- what is offered ----------------------------------------------------------------------------------------


def action_numbers(view: View) -> list[int]:
    """Return the number of each option that the observer of a view is offered, in their order."""
    decision, options = question(view)
    numbers = _numbers(decision.seat, len(view.seats))
    return [numbers[option.text] for option in options]


@cache
def _numbers(seat: int, players: int) -> dict[str, int]:
    """Return the number of every option of a seat by its text."""
    numbers = {}
    # Of the numbers of one option the lowest counts, that of a seat that is there: the highest come first.
    for action in reversed(range(ACTIONS)):
        shown = range(KINDS) if action >= TAKE_SHOWN else (0,)
        for card in shown:
            numbers[option_of(action, seat, players, to.CATALOG, card).text] = action
    return numbers
