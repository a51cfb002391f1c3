"""The soak of the flat core in small, and each of its invariants broken once on purpose."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.tables import BY_DEFEAT, CHOOSE_STEP, OUT_OF_ROOM, SETTLE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from checks.soak import flat_faults as faults
from checks.soak import flat_invariants as checked
from checks.soak import flat_play, flat_soak, soak
from checks.soak.watch import Broken

State = Any


def anything(_state: State) -> bool:
    return True


def middle(is_wanted: Callable[[State], bool] = anything) -> State:
    """Return a game of five with Rising Sun after forty questions or more, at which something is so."""
    state, chance = np.zeros(layout.SIZE, dtype=np.int8), new_chance(3)
    actions = np.zeros(ACTIONS, dtype=np.int16)
    for _ in range(500):
        deal(state, chance, 5, 1)
        questions = 0
        while state[layout.ASKED] != layout.NONE:
            if questions >= 40 and is_wanted(state):
                return state
            step(state, chance, actions[below(chance, legal(state, actions))])
            questions += 1
    raise AssertionError("no such position was found")


def top(state: State) -> int:
    return layout.STACK + layout.FRAME * (int(state[layout.DEPTH]) - 1)


def fault_of(state: State) -> int:
    return int(checked.state_fault(state, np.zeros(faults.ROOM, dtype=np.int8)))


# --- without a fault ----------------------------------------------------------------------------------------


def test_games_of_all_sizes_and_both_sets_are_played_and_counted() -> None:
    tally = flat_soak.play(0, 330)
    assert tally[:, faults.GAMES].tolist() == [30] * len(faults.TABLES)
    endings = slice(faults.CAUSES, faults.CAUSES + OUT_OF_ROOM + 1)
    assert tally[:, endings].sum() == tally[:, faults.WINS :].sum() == 330
    assert tally[0, faults.QUESTIONS] >= tally[0, faults.DECISIONS] > tally[0, faults.TURNS]


def test_the_result_does_not_depend_on_the_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flat_soak, "BATCH", 50)
    assert (flat_soak.soak(7, 300, 2) == flat_soak.play(7, 307)).all()


def test_the_command_tells_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "0", "--flat-games", "22"]) == 0
    said = capsys.readouterr().out
    assert "22 random games: " in said
    assert "| 8, Rising Sun | 2 |" in said


# --- each fault ---------------------------------------------------------------------------------------------


def a_card_is_doubled(state: State) -> None:
    state[layout.HANDS + 3] += 1
    state[layout.HAND_SIZE] += 1


def a_card_is_lost(state: State) -> None:
    state[layout.DECK_SIZE] -= 1


def a_card_turns_into_another(state: State) -> None:
    state[layout.PILES] = (state[layout.PILES] + 1) % layout.KINDS


def a_card_is_no_card(state: State) -> None:
    state[layout.PILES] = -128


def the_piles_overlap(state: State) -> None:
    state[layout.PILE_SIZE] = layout.CARDS + 1 - int(state[layout.DECK_SIZE])


def a_hand_is_counted_wrongly(state: State) -> None:
    state[layout.HAND_SIZE + 1] += 1


def one_hand_owes_a_card_to_another(state: State) -> None:
    card = next(card for card in range(layout.KINDS) if state[layout.HANDS + card] == 0)
    state[layout.HANDS + card] -= 1
    state[layout.HAND_SIZE] -= 1
    state[layout.HANDS + layout.KINDS + card] += 1
    state[layout.HAND_SIZE + 1] += 1


def a_free_seat_is_said_to_hold_a_card(state: State) -> None:
    state[layout.IN_PLAY + 6], state[layout.PROPERTIES + 6] = 1, 1


def a_property_is_counted_wrongly(state: State) -> None:
    state[layout.IN_PLAY + 2] += 1


def the_order_forgets_a_property(state: State) -> None:
    seat = int(state[layout.ORDER]) // 9
    other = (seat + 1) % 5
    state[layout.ORDER] += 9 * (other - seat)


def resilience_is_more_than_printed(state: State) -> None:
    state[layout.RESILIENCE] = 99


def resilience_is_below_zero(state: State) -> None:
    state[layout.RESILIENCE + 4] = -1


def who_has_no_honor_plays_on(state: State) -> None:
    state[layout.HONOR + 2] = 0


def a_card_is_shown_that_is_not_held(state: State) -> None:
    state[layout.SEALED] = next(card for card in range(layout.KINDS) if state[layout.HANDS + card] == 0)


def nothing_is_pending(state: State) -> None:
    state[layout.DEPTH] = 0


def no_turn_follows(state: State) -> None:
    state[layout.STACK + layout.OP] = SETTLE


def a_step_is_unknown(state: State) -> None:
    state[layout.STACK + layout.FRAME + layout.OP] = 99


def another_is_asked(state: State) -> None:
    state[layout.ASKED] = (state[layout.ASKED] + 1) % state[layout.PLAYERS]


PLANTED: dict[Callable[[State], None], int] = {
    a_card_is_doubled: faults.CARD_ASTRAY,
    a_card_is_lost: faults.CARD_ASTRAY,
    a_card_turns_into_another: faults.CARD_ASTRAY,
    a_card_is_no_card: faults.CARD_ASTRAY,
    the_piles_overlap: faults.PILES_TOO_LARGE,
    a_hand_is_counted_wrongly: faults.HAND_WRONG,
    one_hand_owes_a_card_to_another: faults.HAND_WRONG,
    a_free_seat_is_said_to_hold_a_card: faults.HAND_WRONG,
    a_property_is_counted_wrongly: faults.FRONT_WRONG,
    the_order_forgets_a_property: faults.ORDER_WRONG,
    resilience_is_more_than_printed: faults.RESILIENCE_WRONG,
    resilience_is_below_zero: faults.RESILIENCE_WRONG,
    who_has_no_honor_plays_on: faults.HONOR_WRONG,
    a_card_is_shown_that_is_not_held: faults.SEALED_WRONG,
    nothing_is_pending: faults.STEPS_WRONG,
    no_turn_follows: faults.STEPS_WRONG,
    a_step_is_unknown: faults.STEPS_WRONG,
    another_is_asked: faults.ASKED_WRONG,
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: str(plant.__name__))
def test_the_soak_notices_that(plant: Callable[[State], None]) -> None:
    state = middle(lambda state: state[layout.LAID] > 0 and state[layout.DECK_SIZE] > 5)
    assert fault_of(state) == faults.FINE
    plant(state)
    assert fault_of(state) == PLANTED[plant]


def test_the_soak_notices_a_card_that_is_played_and_never_put_away() -> None:
    state = middle(lambda state: state[layout.PLAYING] != layout.NONE)
    for depth in range(int(state[layout.DEPTH])):
        if state[layout.STACK + layout.FRAME * depth + layout.OP] == SETTLE:
            state[layout.STACK + layout.FRAME * depth + layout.OP] = CHOOSE_STEP
    assert fault_of(state) == faults.STEPS_WRONG


def test_the_soak_notices_a_card_that_was_turned_over_and_lies_elsewhere() -> None:
    state = middle(lambda state: state[top(state) + layout.OP] == CHOOSE_STEP)
    assert fault_of(state) == faults.FINE
    state[top(state) + layout.TURNED] = (
        state[layout.PILES_END - int(state[layout.PILE_SIZE])] + 1
    ) % layout.KINDS
    state[top(state) + layout.TURNED + 1] = state[top(state) + layout.TURNED + 2] = layout.NONE
    assert fault_of(state) == faults.TURNED_WRONG
    state[top(state) + layout.SEAT] = (state[layout.ASKED] + 1) % 5
    assert fault_of(state) == faults.ASKED_WRONG


@pytest.mark.parametrize(
    ("offered", "fault"),
    [
        ([3, 5, 914], faults.FINE),
        ([], faults.OPTIONS_WRONG),
        ([3, 5, 3], faults.OPTIONS_WRONG),
        ([915], faults.OPTIONS_WRONG),
        ([-1], faults.OPTIONS_WRONG),
    ],
)
def test_the_soak_notices_actions_that_are_none_or_doubled(offered: list[int], fault: int) -> None:
    actions = np.zeros(ACTIONS, dtype=np.int16)
    actions[: len(offered)] = offered
    marks = np.zeros(ACTIONS, dtype=np.int8)
    assert checked.options_fault(actions, len(offered), marks) == fault


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (layout.ROLE, 1),
        (layout.CHARACTER, 24),
        (layout.HONOR, 1),
        (layout.RESILIENCE, 1),
        (layout.HAND_SIZE, 1),
    ],
)
def test_the_soak_notices_a_wrong_deal(place: int, value: int) -> None:
    state, cells = np.zeros(layout.SIZE, dtype=np.int8), np.zeros(faults.ROOM, dtype=np.int8)
    deal(state, new_chance(1), 5, 1)
    assert checked.deal_fault(state, cells) == faults.FINE
    state[place] = value
    assert checked.deal_fault(state, cells) == faults.DEAL_WRONG


def ended() -> State:
    state = middle()
    state[layout.CAUSE], state[layout.ASKED], state[layout.DEPTH] = BY_DEFEAT, layout.NONE, 0
    state[layout.VICTIM], state[layout.VICTOR], state[layout.HONOR + 1] = 1, 2, 0
    return state


@pytest.mark.parametrize(
    ("place", "value", "fault"),
    [
        (layout.PLAYERS, 5, faults.FINE),
        (layout.CAUSE, OUT_OF_ROOM, faults.NO_ROOM),
        (layout.CAUSE, 0, faults.CAUSE_WRONG),
        (layout.HONOR + 1, 1, faults.CAUSE_WRONG),
        (layout.VICTOR, 1, faults.CAUSE_WRONG),
        (layout.DEPTH, 1, faults.CAUSE_WRONG),
        (layout.CAUSE, BY_DEFEAT + 3, faults.CAUSE_WRONG),
    ],
)
def test_the_soak_notices_an_end_without_its_cause(place: int, value: int, fault: int) -> None:
    state = ended()
    state[place] = value
    assert checked.end_fault(state) == fault


def test_the_soak_notices_what_a_choice_may_not_change() -> None:
    state = np.zeros(layout.SIZE, dtype=np.int8)
    deal(state, new_chance(1), 5, 0)
    honor, turn = flat_play.honor_of_all(state), flat_play.turn_of(state)
    assert flat_play.change_fault(state, honor, turn, 1) == faults.FINE
    assert flat_play.change_fault(state, honor - 1, turn, 1) == faults.HONOR_FROM_NOWHERE
    assert flat_play.change_fault(state, honor, turn + 1, 1) == faults.TURN_WRONG
    assert flat_play.change_fault(state, honor, turn, flat_play.MOST_QUESTIONS) == faults.ENDLESS
    people = flat_play.who_is_who(state)
    state[layout.TURN] += 1
    assert flat_play.who_is_who(state) == people
    state[[layout.ROLE, layout.ROLE + 1, layout.ROLE + 2, layout.ROLE + 3]] = state[
        [layout.ROLE + 1, layout.ROLE + 2, layout.ROLE + 3, layout.ROLE]
    ]
    assert flat_play.who_is_who(state) != people


def test_a_fault_of_the_core_stops_the_soak_and_says_how_to_see_it_again() -> None:
    # Interpreted, so that nothing wrong is compiled and kept.
    fault = """
from chanbara.sword.flat.rules import answers
from checks.soak import flat_soak
from checks.soak import soak

def forgets(state, card):
    pass

answers.discard.__globals__["to_pile"] = forgets
try:
    soak.main(["--games", "0", "--flat-games", "22", "--flat-first", "33", "--jobs", "1"])
except flat_soak.Broken as error:
    print(error, *error.__notes__, sep="; ")
"""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", fault], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.startswith(f"{faults.FAULTS[faults.CARD_ASTRAY]}, in game ")
    assert "; once more: make soak ARGS='--games 0 --flat-games 1 --flat-first " in done.stdout


def test_a_wrong_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(_state: object, _chance: object, _actions: object, cells: list[int], *_rest: object) -> int:
        cells[0] = faults.ENDLESS
        return 16

    monkeypatch.setattr(flat_soak, "play_range", stops)
    with pytest.raises(Broken, match=r"^the game did not end, in game 16 of 3 players of Rising Sun\n"):
        flat_soak.play(11, 33)
