"""Each invariant is violated once on purpose: a check that cannot fail checks nothing."""

import pytest

import chanbara
from checks.soak import soak
from checks.soak.tally import Tally
from checks.soak.watch import Broken
from tests.properties.faults import FAULTS, NEW_FAULTS, Fault, an_offered_option_is_refused

SHOWS_IN = {
    "ties_go_to_the_shogun": 41,
    "stars_do_not_count": 15,
    "who_strikes_himself_gives_honor_away": 27,
    "rikyu_pays_for_a_new_deck": 58,
    "masamune_turns_over_four": 27,
}
"""For rare things: the game in which they show. It is played first; after rules changes, the others are
tried."""


def play_some(games: int, *, rising_sun: bool = False, first: int = 0) -> None:
    for number in (*range(first, games), *range(first)):
        soak.play(number, Tally(rising_sun=rising_sun), saved=False)


def test_without_a_fault_nothing_is_broken() -> None:
    play_some(5)
    play_some(6, rising_sun=True)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: str(fault.__name__))
def test_the_checks_notice_that(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises((Broken, chanbara.CorruptRecord), match=FAULTS[fault]):
        play_some(100, first=SHOWS_IN.get(fault.__name__, 0))


@pytest.mark.parametrize("fault", NEW_FAULTS, ids=lambda fault: str(fault.__name__))
def test_with_the_expansion_the_checks_notice_that(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)
    with pytest.raises((Broken, chanbara.CorruptRecord), match=NEW_FAULTS[fault]):
        play_some(200, rising_sun=True, first=SHOWS_IN.get(fault.__name__, 0))


def test_the_checks_notice_that_an_offered_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    an_offered_option_is_refused(monkeypatch)
    with pytest.raises(chanbara.IllegalChoice):
        play_some(100)


def test_what_never_happened_is_missing_and_what_should_not_happen_is_noticed() -> None:
    tally = Tally()
    soak.play(0, tally, saved=False)
    assert ("players", "3", "") not in tally.missing()
    assert ("players", "7", "") in tally.missing()
    assert not tally.unexpected()
    tally.count("cards", "parry", "played")
    assert tally.unexpected() == [("cards", "parry", "played")]


def test_what_is_rare_is_asked_of_a_full_run_only() -> None:
    tally = Tally(rising_sun=True)
    rare = set(tally.missing()) - set(tally.missing(rare=False))
    assert ("interrupts", "the Swordmaster by Tanto on its owner", "") in rare
    assert ("steps", "Banzai", "") not in rare
    assert not set(Tally().missing()) - set(Tally().missing(rare=False))
