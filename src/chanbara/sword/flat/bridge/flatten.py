"""A seat's view as an array of the flat core, with hidden information left blank.

Hidden and removed roles are NONE, hidden hands 0 (their sizes are there), the order of the deck 0. A view
does not say who attacked and wounded whom: ``memory`` adds that.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from chanbara.sword.flat.bridge import writer
from chanbara.sword.flat.bridge.frames import FRAMES, new_step
from chanbara.sword.flat.bridge.numbers import ROLE_NUMBERS, numbers_of
from chanbara.sword.flat.bridge.options import is_in_use, option_of
from chanbara.sword.flat.format.actions import ACTIONS, TAKE_SHOWN
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import KINDS, NONE
from chanbara.sword.flat.format.numbering import CAUSES, PHASES, TEAMS
from chanbara.sword.flat.format.scope import CATALOG
from chanbara.sword.own_cards import KEY
from chanbara.sword.rules.words import Cause, Team
from chanbara.sword.sight.view import question

if TYPE_CHECKING:
    from chanbara.sword.sight.view import OptionView, ResultView, View

UNSEEN = KINDS
"""In place of a card that somebody has chosen to show, if the observer does not know it (11.9)."""

PHASE_NUMBERS = {phase.value: number for number, phase in enumerate(PHASES)}


def flat_view(view: View) -> State:
    """Return the view of an observer as an array of the flat core."""
    numbers = numbers_of(view.edition)
    cards, props, characters = numbers.cards, numbers.props, numbers.characters
    row = writer.new_game(len(view.seats), numbers.rising_sun, numbers.rulings)
    writer.write_turn(row, view.active, view.turn)
    asked = NONE if view.decision is None else view.decision.seat
    writer.write_question(row, PHASE_NUMBERS[view.phase], asked)
    writer.write_limits(row, view.weapons_played, view.weapons_added, 1 if view.used else 0)
    writer.write_playing(row, cards[view.playing])
    writer.write_deck_size(row, view.deck)
    pile = [cards[key] for key in view.pile]
    writer.write_pile(row, pile)
    writer.count_pile(row, pile)
    for seat, one in enumerate(view.seats):
        role, character = ROLE_NUMBERS[one.role], characters[one.character]
        writer.write_seat(row, seat, role, character, one.resilience, one.honor, one.hand)
    writer.write_properties(row, [[props[key] for key in one.in_play] for one in view.seats])
    if view.seat is not None:
        writer.write_hand(row, view.seat, [cards[key] for key in view.hand])
    for seat, card in view.sealed:
        writer.write_sealed(row, seat, UNSEEN if card is None else cards[card])
    writer.write_stack(row, [FRAMES.get(one.kind, new_step)(one.about, numbers) for one in view.pending])
    if view.result is not None:
        _write_end(row, view.result)
    return writer.as_state(row)


def is_understood(view: View) -> bool:
    """Whether the flat core has the step that asks; a custom card may have added a new one."""
    return bool(view.pending) and view.pending[-1].kind in FRAMES


def _write_end(row: bytearray, result: ResultView) -> None:
    cause = Cause(result.cause)
    victim, victor = (NONE if seat is None else seat for seat in (result.victim, result.by))
    swordmaster = TEAMS.index(Team(result.winner)) if cause is Cause.SWORDMASTER else NONE
    writer.write_end(row, CAUSES[cause], victim, victor, swordmaster)


# --- options ------------------------------------------------------------------------------------------------


def action_numbers(view: View) -> list[int]:
    """Return the number of each option of the observer of a view, in their order.

    NONE stands for an option that is like none of the flat core: an ability of a custom card.
    """
    decision, options = question(view)
    numbers = _numbers(decision.seat, len(view.seats))
    stand_ins = numbers_of(view.edition).stand_ins
    if stand_ins:
        return [numbers.get(_printed_text(option, stand_ins), NONE) for option in options]
    return [numbers.get(option.text, NONE) for option in options]


def _printed_text(option: OptionView, stand_ins: dict[str, str]) -> str:
    """Return the notation of an option, with the stand-ins of its cards."""
    named = len(option.verb)
    about = KEY.sub(lambda key: stand_ins.get(key[0], key[0]), option.text[named:])
    return option.text[:named] + about


@cache
def _numbers(seat: int, players: int) -> dict[str, int]:
    """Return the number of every option of a seat, by its text."""
    numbers = {}
    # If an option has several numbers, the lowest counts, which is of an occupied seat: highest first.
    for action in reversed([one for one in range(ACTIONS) if is_in_use(one, CATALOG)]):
        shown = range(len(CATALOG.cards)) if action >= TAKE_SHOWN else (0,)
        for card in shown:
            numbers[option_of(action, seat, players, CATALOG, card).text] = action
    return numbers
