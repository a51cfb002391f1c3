"""Knowledge of cards in a hand with Rising Sun: returned, taken, chosen, shown (12.1)."""

from chanbara import observe, seen
from tests.table import Story, sun

SHIMA, BENKEI, MUSASHI, TOMOE = range(4)
EVERYBODY: set[int | None] = {None, SHIMA, BENKEI, MUSASHI, TOMOE}
NOBODY: set[int | None] = set()


def who_knows(t: Story, holder: int, card: str) -> set[int | None]:
    """The observers who know that this card is in another's hand."""
    return {seat for seat in EVERYBODY - {holder} if card in observe(t.game, seat).seats[holder].known}


def test_r11_4_nobody_knows_of_a_kozuka_that_was_parried() -> None:
    t = sun("shima*: kozuka armor | benkei: bo | musashi: bo | tomoe: parry bo")
    t.does("play kozuka > tomoe", "parry parry")
    assert who_knows(t, SHIMA, "kozuka") == NOBODY


def test_r11_4_a_kozuka_that_is_played_again_is_in_the_hand_no_more() -> None:
    t = sun("shima*: kozuka focus armor | benkei: bo | musashi: bo | tomoe: parry bo")
    t.does("play focus", "play kozuka > tomoe", "pass")
    assert who_knows(t, SHIMA, "kozuka") == EVERYBODY - {SHIMA}
    t.does("play kozuka > tomoe")
    assert who_knows(t, SHIMA, "kozuka") == NOBODY


def test_r12_1_a_copy_laid_down_may_be_the_one_that_was_taken() -> None:
    t = sun("shima*: armor bo | benkei: bo / armor | musashi: bo | tomoe: bo")
    t.does("use shima > benkei:armor")
    assert who_knows(t, SHIMA, "armor") == EVERYBODY - {SHIMA}
    t.does("play armor")
    assert t.hand(SHIMA) == "armor bo"
    assert who_knows(t, SHIMA, "armor") == NOBODY


# --- Intuition ----------------------------------------------------------------------------------------------


def intuition(musashi: str = "bo") -> Story:
    """Shima plays Intuition; Benkei has chosen a Katana, Musashi a Focus; it is Tomoe's decision."""
    t = sun(
        f"shima*: intuition bo | benkei: katana bo | musashi: focus {musashi} | tomoe: armor bo",
        deck="parry parry parry parry",
    )
    t.does("play intuition", "show katana", "show focus")
    t.asks("tomoe", "show")
    return t


def test_r11_9_until_all_have_chosen_each_sees_his_own_choice_alone() -> None:
    t = intuition()
    for seat in EVERYBODY:
        own = ("katana" if seat == BENKEI else None, "focus" if seat == MUSASHI else None)
        assert observe(t.game, seat).sealed == ((BENKEI, own[0]), (MUSASHI, own[1]))
        told = [(one.about["seat"], one.about["card"]) for one in seen(t.game, seat) if one.kind == "Sealed"]
        assert told == [(BENKEI, own[0]), (MUSASHI, own[1])]
    assert who_knows(t, BENKEI, "katana") == who_knows(t, MUSASHI, "focus") == NOBODY


def test_r11_9_then_all_see_all_and_when_one_is_taken_nothing_is_left_to_see() -> None:
    t = intuition()
    t.does("show armor")
    shown = ((BENKEI, "katana"), (MUSASHI, "focus"), (TOMOE, "armor"))
    assert {observe(t.game, seat).sealed for seat in EVERYBODY} == {shown}
    for holder, card in shown:
        assert who_knows(t, holder, card) == EVERYBODY - {holder}
    t.does("take katana > benkei")
    assert {observe(t.game, seat).sealed for seat in EVERYBODY} == {()}


def test_r11_9_all_know_where_the_shown_cards_are() -> None:
    t = intuition()
    t.does("show armor", "take katana > benkei")
    assert who_knows(t, SHIMA, "katana") == EVERYBODY - {SHIMA}
    assert who_knows(t, BENKEI, "katana") == NOBODY
    assert who_knows(t, MUSASHI, "focus") == EVERYBODY - {MUSASHI}
    assert who_knows(t, TOMOE, "armor") == EVERYBODY - {TOMOE}


def test_r12_1_a_shown_card_is_forgotten_when_a_copy_of_it_is_laid_down() -> None:
    t = intuition(musashi="focus")
    t.does("show armor", "take katana > benkei", "end", "end", "play focus")
    assert "focus" in t.hand(MUSASHI)
    assert who_knows(t, MUSASHI, "focus") == NOBODY
