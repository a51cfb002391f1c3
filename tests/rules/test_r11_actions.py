"""11.9: the actions of Rising Sun."""

import pytest

from chanbara import observe, seen
from tests.table import Story, sun


def test_r11_9_simultaneous_attack_costs_a_point_and_takes_one() -> None:
    t = sun("benkei*: simultaneous_attack | tomoe: bo | hanzo: | kojiro:")
    t.plays("simultaneous_attack > tomoe")
    assert (t.resilience("benkei"), t.resilience("tomoe"), t.pile) == (4, 4, "simultaneous_attack")
    assert t.story() == ["Played", "ResiliencePaid", "Wounded"]
    assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": "simultaneous_attack", "lost": 1}]


def test_r11_9_any_other_player_with_two_or_more_but_not_chiyome() -> None:
    t = sun(
        "benkei* 2/: simultaneous_attack | tomoe 1/: bo | chiyome: bo | hanzo 0/: bo | kojiro 2/:"
        " | musashi: bo / armor armor"
    )
    t.offers("play simultaneous_attack > kojiro", "play simultaneous_attack > musashi", "end")
    for target in ("tomoe", "chiyome", "hanzo", "benkei"):
        t.refuses(f"play simultaneous_attack > {target}", "11.9")
    t.refuses("play simultaneous_attack", "11.9")


def test_r11_9_not_with_the_last_point() -> None:
    t = sun("benkei* 1/: simultaneous_attack | tomoe: bo | hanzo: | kojiro:")
    t.offers("end")
    t.refuses("play simultaneous_attack > tomoe", "11.9")


def test_r11_9_the_price_is_paid_though_a_peasant_averts_it() -> None:
    t = sun("benkei*: simultaneous_attack | tomoe: bo / peasant | hanzo: | kojiro:")
    t.plays("simultaneous_attack > tomoe")
    t.asks("tomoe", "absorb")
    t.offers("discard > tomoe:peasant", "pass")
    assert t.resilience("benkei") == 4
    t.does("discard > tomoe:peasant")
    assert (t.resilience("benkei"), t.resilience("tomoe")) == (4, 5)


def test_r11_9_and_though_okuni_escapes() -> None:
    t = sun("benkei*: simultaneous_attack | okuni: bo parry | hanzo: | kojiro:")
    t.plays("simultaneous_attack > okuni")
    t.asks("okuni", "escape")
    t.offers("escape bo", "pass")
    assert t.resilience("benkei") == 4
    t.does("escape bo")
    assert (t.resilience("benkei"), t.resilience("okuni")) == (4, 4)


def test_r11_9_it_is_no_weapon() -> None:
    t = sun("tomoe*: simultaneous_attack bo / fast_draw | yoshihiro: armor | hanzo: | kojiro:")
    t.plays("simultaneous_attack > yoshihiro")
    assert (t.resilience("yoshihiro"), t.hand("tomoe")) == (7, "bo")
    t.offers("play bo > yoshihiro", "end")


def countered(seats: str, weapon: str = "katana") -> Story:
    """An attack by seat 0 on seat 1, who answers it with a Counterattack."""
    t = sun(seats)
    t.plays(f"{weapon}>1")
    t.does("parry counterattack")
    return t


def test_r11_9_counterattack_is_an_answer_only() -> None:
    t = sun("benkei*: counterattack | tomoe: bo | hanzo: | kojiro:")
    t.offers("end")
    t.refuses("play counterattack", "3.3")


def test_r11_9_counterattack_parries_a_weapon_and_demands_a_parry() -> None:
    t = countered("benkei*: katana parry jitte bo counterattack | tomoe: counterattack | hanzo: | kojiro:")
    t.asks("benkei", "parry")
    t.offers("parry parry", "parry jitte", "pass")
    t.refuses("parry counterattack", "11.9")
    t.refuses("parry bo", "6.2")
    assert t.resilience("tomoe") == 5
    t.does("parry parry")
    assert (t.resilience("benkei"), t.pile) == (5, "counterattack parry katana")
    t.asks("benkei", "play")


def test_r11_9_or_deals_exactly_1_wound() -> None:
    t = countered("yoshihiro*: katana bo / focus | musashi: counterattack bo / fast_draw | hanzo: | kojiro:")
    t.does("pass")
    assert t.events("Wounded") == [{"seat": 0, "by": 1, "source": "counterattack", "lost": 1}]
    t.asks("yoshihiro", "play")
    t.offers("play bo > musashi", "end")


def test_r11_9_an_attacker_with_an_empty_hand_suffers_it() -> None:
    t = countered("benkei*: katana | tomoe: counterattack | hanzo: | kojiro:")
    t.asks("benkei", "play")
    assert t.resilience("benkei") == 4


def test_r11_9_chiyome_as_the_attacker_is_neither_asked_nor_wounded() -> None:
    t = countered("chiyome*: katana parry | tomoe: counterattack | hanzo: | kojiro:")
    t.asks("chiyome", "play")
    assert (t.resilience("chiyome"), t.hand("chiyome")) == (4, "parry")


def test_r11_9_kenshin_as_the_attacker_is() -> None:
    t = countered("kenshin*: katana parry | tomoe: counterattack | hanzo: | kojiro:")
    t.offers("parry parry", "pass")
    t.does("pass")
    assert t.resilience("kenshin") == 3


def test_r11_9_a_peasant_averts_it() -> None:
    t = countered("benkei* 1/: katana armor / peasant | tomoe: counterattack | hanzo: | kojiro:")
    t.does("pass")
    t.offers("discard > benkei:peasant", "pass")
    t.does("discard > benkei:peasant")
    t.asks("benkei", "play")
    assert t.resilience("benkei") == 1


def test_r11_9_if_it_defeats_him_he_gives_an_honor_and_his_turn_ends() -> None:
    t = countered("benkei* 1/: katana focus | tomoe: counterattack | hanzo: | kojiro:")
    t.does("pass")
    assert (t.honor("benkei"), t.honor("tomoe"), t.active) == (4, 4, "tomoe")
    assert (t.resilience("benkei"), t.hand("benkei")) == (0, "focus")


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r11_9_it_answers_weapons_only(action: str) -> None:
    t = sun(f"benkei*: {action} | tomoe: counterattack | hanzo: | kojiro:")
    t.plays(action)
    t.offers("pass")


def test_r11_9_the_attacker_kanbei_may_give_a_property_even_with_an_empty_hand() -> None:
    t = countered("kanbei*: katana / armor | tomoe: counterattack | hanzo: | kojiro:")
    t.asks("kanbei", "parry")
    t.offers("parry > kanbei:armor", "pass")
    t.does("parry > kanbei:armor")
    assert t.resilience("kanbei") == 5


def test_r11_9_intuition_has_all_others_choose_then_show_together_and_one_card_is_taken() -> None:
    t = sun("benkei: bo armor | tomoe*: intuition | hanzo: parry parry | kojiro: katana zen")
    t.offers("play intuition", "end")
    t.plays("intuition")
    t.asks("hanzo", "show")
    t.offers("show parry")
    t.refuses("pass", "11.9")
    t.does("show parry")
    t.asks("kojiro", "show")
    t.offers("show katana", "show zen")
    t.does("show zen")
    assert "Shown" not in t.story()
    t.asks("benkei", "show")
    t.does("show bo")
    assert t.story() == ["Sealed", "Shown", "Shown", "Shown"]
    t.asks("tomoe", "pick")
    t.offers("take parry > hanzo", "take zen > kojiro", "take bo > benkei")
    t.refuses("pass", "11.9")
    t.refuses("take katana > kojiro", "11.9")
    t.does("take zen > kojiro")
    assert [t.hand(seat) for seat in range(4)] == ["armor bo", "zen", "parry parry", "katana"]
    assert t.pile == "intuition"


def test_r11_9_until_all_have_chosen_a_choice_is_its_owners_alone() -> None:
    t = sun("benkei*: intuition | tomoe: bo armor | hanzo: parry zen | kojiro: katana")
    t.plays("intuition")
    t.does("show bo")
    told = {
        observer: next(event.about["card"] for event in seen(t.game, observer) if event.kind == "Sealed")
        for observer in (0, 1, 2, 3, None)
    }
    assert told == {0: None, 1: "bo", 2: None, 3: None, None: None}


def test_r11_9_what_was_shown_is_known_to_all_where_it_goes_and_where_it_stays() -> None:
    t = sun("benkei*: intuition armor | tomoe: bo armor | hanzo: parry zen | kojiro:")
    t.plays("intuition")
    t.does("show bo", "show zen", "take zen > hanzo")
    for observer in (3, None):
        known = [one.known for one in observe(t.game, observer).seats]
        assert known == [("zen",), ("bo",), (), ()]


def test_r11_9_who_is_harmless_shows_nothing() -> None:
    t = sun("benkei*: intuition | tomoe 0/: bo armor | hanzo: | kojiro: katana")
    t.plays("intuition")
    t.asks("kojiro", "show")
    t.does("show katana")
    t.offers("take katana > kojiro")


def test_r11_9_with_nobody_to_show_it_may_be_played() -> None:
    t = sun("benkei*: intuition | tomoe 0/: bo armor | hanzo: | kojiro:")
    t.offers("play intuition", "end")
    t.plays("intuition")
    assert (t.story(), t.pile) == (["Played"], "intuition")
    t.asks("benkei", "play")


def test_r11_9_mimicry_takes_any_property_in_play_into_hand() -> None:
    t = sun(
        "benkei*: mimicry / armor | tomoe 0/: bo / bushido curse | hanzo: / focus bleeding_wound focus"
        " | kojiro: | goemon: / armor armor peasant | musashi:"
    )
    t.offers(
        "play mimicry > benkei:armor",
        *("play mimicry > tomoe:bushido", "play mimicry > tomoe:curse"),
        *("play mimicry > hanzo:focus", "play mimicry > hanzo:bleeding_wound"),
        *("play mimicry > goemon:armor", "play mimicry > goemon:peasant"),
        "end",
    )
    t.plays("mimicry > hanzo:focus")
    assert (t.hand("benkei"), t.in_play("hanzo"), t.pile) == ("focus", "bleeding_wound focus", "mimicry")
    assert {observe(t.game, observer).seats[0].known for observer in (1, 2, 3, 4, 5, None)} == {("focus",)}


def test_r11_9_what_was_taken_no_longer_counts_and_may_be_played_again() -> None:
    t = sun("benkei*: mimicry bokken | tomoe: bo / armor | hanzo: | kojiro: / bushido")
    t.refuses("play bokken > tomoe", "5.3")
    t.plays("mimicry > tomoe:armor")
    t.offers("play bokken > tomoe", "play armor", "end")
    t = sun("benkei*: mimicry | tomoe: bo | hanzo: | kojiro: / bushido")
    t.plays("mimicry > kojiro:bushido")
    t.offers(*(f"play bushido>{seat}" for seat in range(4)), "end")


def test_r11_9_mimicry_names_a_property_that_lies_there() -> None:
    t = sun("benkei*: mimicry | tomoe: bo / armor | hanzo: | kojiro:")
    t.refuses("play mimicry", "11.9")
    t.refuses("play mimicry > tomoe", "11.9")
    t.refuses("play mimicry > tomoe:focus", "9.9")
