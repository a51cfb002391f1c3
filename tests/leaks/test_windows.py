"""The windows of Rising Sun, one by one: they open and look alike whatever is in a hand (12.1)."""

import pytest

from chanbara.sword.rules.words import Prompt
from chanbara.sword.words.asking import EFFECTS as ASKED_BY_EFFECTS
from tests.leaks.auditor import HAND_DECIDES, Tally
from tests.leaks.windows import TOLD, WINDOWS, audit_window


@pytest.mark.parametrize("name", WINDOWS)
def test_r12_1_no_observer_can_tell_two_worlds_apart_at_a_window(name: str) -> None:
    tally = Tally()
    audit_window(name, tally)
    kind = WINDOWS[name].kind
    assert tally.asked_observer[kind]
    assert tally.asked_others[kind]
    assert bool(tally.unlike[kind]) == (kind in HAND_DECIDES)


def test_r12_1_there_is_a_window_for_every_question_but_one_and_for_every_event_of_rising_sun() -> None:
    asked = {window.kind for window in WINDOWS.values()}
    told = {type(event).__name__ for window in WINDOWS.values() for event in window.opened().events}
    # What is discarded at the end of a turn is asked in every game (3.4).
    assert asked == set(Prompt) - {*ASKED_BY_EFFECTS} - {Prompt.DISCARD}
    assert told >= TOLD
