"""11.3 to 11.6: the weapons of Rising Sun."""

import pytest

from chanbara import observe
from tests.table import Story, card_of, sun


def struck(seats: str, act: str, deck: str = "") -> Story:
    """A weapon that is not parried."""
    t = sun(seats, deck=deck)
    t.plays(act)
    t.does("pass")
    return t


def test_r11_3_chigiriki_is_parried_with_any_weapon_from_hand_and_nothing_else() -> None:
    t = sun(
        "benkei*: chigiriki | tomoe: bo katana jitte zen parry counterattack armor | hanzo: | kojiro:",
        rest="out",
    )
    t.plays("chigiriki > tomoe")
    t.asks("tomoe", "parry")
    t.offers("parry bo", "parry katana", "parry jitte", "parry zen", "pass")
    t.refuses("parry parry", "11.3")
    t.refuses("parry counterattack", "11.3")
    t.refuses("parry armor", "11.3")
    t.does("parry katana")
    assert (t.resilience("tomoe"), t.pile) == (5, "katana chigiriki")
    assert t.events("Answered") == [{"seat": 1, "card": "katana", "by": 0, "source": "chigiriki"}]


def test_r11_3_who_has_no_weapon_is_asked_all_the_same() -> None:
    t = sun("benkei*: chigiriki | tomoe: parry | hanzo: | kojiro:")
    t.plays("chigiriki > tomoe")
    t.asks("tomoe", "parry")
    t.offers("pass")
    t.does("pass")
    assert t.resilience("tomoe") == 3


def test_r11_3_hanzos_only_card_parries_chigiriki() -> None:
    t = sun("benkei*: chigiriki | hanzo: bo | tomoe: | kojiro:")
    t.plays("chigiriki > hanzo")
    t.offers("parry bo", "pass")


def test_r11_3_kanbeis_properties_do_not_parry_chigiriki() -> None:
    t = sun("benkei*: chigiriki | kanbei: parry jitte / armor curse | tomoe: | kojiro:")
    t.plays("chigiriki > kanbei")
    t.offers("parry jitte", "pass")


def test_r11_3_a_chigiriki_that_answers_a_chigiriki_is_spent() -> None:
    t = sun("benkei*: chigiriki | tomoe: chigiriki | hanzo: | kojiro:")
    t.plays("chigiriki > tomoe")
    t.does("parry chigiriki")
    assert t.pile == "chigiriki chigiriki"
    t.asks("benkei", "play")


@pytest.mark.parametrize("card", ["jitte", "tessen"])
def test_r11_3_jitte_and_tessen_are_weapons(card: str) -> None:
    t = sun(f"benkei*: {card} bo | tomoe: armor | hanzo: | kojiro:")
    t.offers(f"play {card} > tomoe", "play bo > tomoe", "end")
    t.plays(f"{card} > tomoe")
    t.does("pass")
    assert t.resilience("tomoe") == {"jitte": 3, "tessen": 4}[card]
    t.offers("end")


@pytest.mark.parametrize("card", ["jitte", "tessen"])
@pytest.mark.parametrize("attack", ["katana > tomoe", "battle_cry"])
def test_r11_3_or_parries_and_then_wound_nobody(card: str, attack: str) -> None:
    t = sun(f"benkei*: {card_of(attack)} | tomoe: {card} bo | hanzo: | kojiro:")
    t.plays(attack)
    t.offers(f"parry {card}", "pass")
    t.does(f"parry {card}")
    assert (t.resilience("tomoe"), t.resilience("benkei")) == (5, 5)
    assert t.pile == f"{card} {card_of(attack)}"


@pytest.mark.parametrize("card", ["jitte", "tessen"])
def test_r11_3_a_jitte_or_tessen_of_hanzo_is_a_parry_even_as_his_only_card(card: str) -> None:
    t = sun(f"benkei*: katana | hanzo: {card} | tomoe: | kojiro:")
    t.plays("katana > hanzo")
    t.offers(f"parry {card}", "pass")


def test_r11_4_kozuka_that_wounded_returns_to_the_hand_before_all_eyes() -> None:
    t = struck("goemon*: kozuka | tomoe: armor armor | hanzo: | kojiro:", "kozuka > tomoe")
    assert (t.hand("goemon"), t.resilience("tomoe"), t.pile) == ("kozuka", 4, "")
    assert t.events("WeaponReturned") == [{"seat": 0, "card": "kozuka"}]
    assert {observe(t.game, observer).seats[0].known for observer in (1, 2, 3, None)} == {("kozuka",)}
    t.offers("play kozuka > tomoe", "end")
    t.plays("kozuka > tomoe")
    t.does("pass")
    t.offers("end")
    assert t.hand("goemon") == "kozuka", "it was played twice, and counts twice"


@pytest.mark.parametrize(
    ("seats", "answer"),
    [
        ("goemon*: kozuka | tomoe: parry | hanzo: | kojiro:", "parry parry"),
        ("goemon*: kozuka | tomoe: armor / peasant | hanzo: | kojiro:", "pass"),
    ],
    ids=["parried", "absorbed"],
)
def test_r11_4_kozuka_that_did_not_wound_is_discarded(seats: str, answer: str) -> None:
    t = sun(seats)
    t.plays("kozuka > tomoe")
    t.does(answer)
    if t.decision.kind == "absorb":
        t.does("discard > tomoe:peasant")
    assert (t.hand("goemon"), t.pile.split()[-1]) == ("", "kozuka")


def test_r11_4_kozuka_returns_when_it_defeats_too() -> None:
    t = struck("goemon*: kozuka | tomoe 1/: armor | hanzo: | kojiro:", "kozuka > tomoe")
    assert t.hand("goemon") == "kozuka"
    assert t.story().index("Buried") < t.story().index("WeaponReturned")


@pytest.mark.parametrize("honor", [1, 2, 4, 9])
def test_r11_4_kusanagi_deals_as_many_wounds_as_the_target_has_honor(honor: int) -> None:
    t = struck(f"goemon*: kusanagi | yoshihiro /{honor}: armor | hanzo: | kojiro:", "kusanagi > yoshihiro")
    assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": "kusanagi", "lost": min(8, honor + 1)}]


@pytest.mark.parametrize(
    ("in_play", "lost"),
    [("armor", 1), ("bushido curse", 2), ("bleeding_wound kote attendant", 3), ("focus focus focus", 3)],
)
def test_r11_4_zen_deals_as_many_as_properties_of_every_kind(in_play: str, lost: int) -> None:
    t = struck(f"goemon*: zen | tomoe: armor / {in_play} | hanzo: | kojiro:", "zen > tomoe")
    assert t.resilience("tomoe") == 5 - lost


def test_r11_4_peasants_are_counted_before_they_stand_in() -> None:
    t = struck("goemon*: zen | tomoe: armor / peasant armor peasant | hanzo: | kojiro:", "zen > tomoe")
    t.asks("tomoe", "absorb")
    t.does("discard > tomoe:peasant", "discard > tomoe:peasant")
    assert t.resilience("tomoe") == 4


def test_r11_4_what_changes_wounds_applies_to_what_was_counted() -> None:
    t = struck("musashi*: zen / fast_draw | yoshihiro: armor / armor | hanzo: | kojiro:", "zen > yoshihiro")
    assert t.resilience("yoshihiro") == 8 - 4
    t = struck("goemon*: kusanagi | ginchiyo /1: armor | hanzo: | kojiro:", "kusanagi > ginchiyo")
    assert t.resilience("ginchiyo") == 3


def test_r11_4_properties_are_counted_when_the_wounds_are_dealt() -> None:
    """Kanbei's answer takes one away, but then nothing is dealt; Lady Chacha's deck may take hers before."""
    t = sun(
        "goemon*: zen | lady_chacha: armor / bleeding_wound armor | hanzo: | kojiro:",
        pile="parry katana",
        rest="out",
    )
    t.plays("zen > lady_chacha")
    assert t.in_play("lady_chacha") == "armor", "the deck ended, she lost honor"
    t.does("pass")
    assert t.resilience("lady_chacha") == 4


def test_r11_4_the_target_of_a_manriki_gusari_that_wounded_chooses_and_discards_a_card() -> None:
    t = struck("goemon*: manriki_gusari | tomoe: bo bo parry | hanzo: | kojiro:", "manriki_gusari > tomoe")
    t.asks("tomoe", "give_up")
    t.offers("discard bo", "discard parry")
    t.refuses("pass", "11.4")
    t.does("discard bo")
    assert (t.hand("tomoe"), t.resilience("tomoe"), t.pile) == ("bo parry", 4, "bo manriki_gusari")
    t.asks("goemon", "play")


def test_r11_4_manriki_gusari_asks_nobody_when_it_did_not_wound() -> None:
    t = sun("goemon*: manriki_gusari | tomoe: bo parry | hanzo: | kojiro:")
    t.plays("manriki_gusari > tomoe")
    t.does("parry parry")
    t.asks("goemon", "play")


def test_r11_4_ushiwaka_draws_before_he_discards_to_a_manriki_gusari() -> None:
    t = struck(
        "goemon*: manriki_gusari | ushiwaka: bo | hanzo: | kojiro:",
        "manriki_gusari > ushiwaka",
        deck="katana",
    )
    t.offers("discard bo", "discard katana")


def test_r11_4_with_an_empty_hand_nothing_is_discarded() -> None:
    t = sun(
        "goemon*: bo | tomoe: | hanzo: | kojiro:",
        pending=[["Turn", 1], ["PlayPhase"], ["GiveUp", 1]],
    )
    t.asks("goemon", "play")


def test_r11_5_makibishi_may_be_played_on_who_has_no_card_in_hand() -> None:
    t = sun("goemon*: makibishi bo | tomoe: | benkei: | hanzo 0/: bo | kojiro: bo | musashi: bo")
    t.offers(
        *("play makibishi > tomoe", "play makibishi > kojiro", "play makibishi > musashi"),
        *("play bo > kojiro", "play bo > musashi"),
        "end",
    )
    t.refuses("play makibishi > hanzo", "4.2")
    t.refuses("play bo > tomoe", "4.2")
    t.plays("makibishi > tomoe")
    t.asks("goemon", "play")
    assert t.resilience("tomoe") == 4


def test_r11_5_difficulty_counts_as_usual() -> None:
    t = sun("goemon*: makibishi | tomoe: / armor | benkei: | hanzo: bo | kojiro: bo")
    assert [t.difficulty("goemon", seat) for seat in range(1, 5)] == [2, 2, 1, 1]
    t.offers("play makibishi > hanzo", "play makibishi > kojiro", "end")
    t.refuses("play makibishi > benkei", "5.3")


def test_r11_5_who_has_a_card_may_parry_it() -> None:
    t = sun("goemon*: makibishi | tomoe: parry | benkei: | hanzo: ")
    t.plays("makibishi > tomoe")
    t.offers("parry parry", "pass")


def test_r11_5_kanbei_with_an_empty_hand_may_give_a_property() -> None:
    t = sun("goemon*: makibishi | kanbei: / focus | benkei: | hanzo: ")
    t.plays("makibishi > kanbei")
    t.asks("kanbei", "parry")
    t.offers("parry > kanbei:focus", "pass")


def test_r11_5_nobody_else_is_playable_on_with_resilience_0() -> None:
    t = sun("goemon*: makibishi | tomoe 0/: | benkei 0/: | hanzo 0/:")
    t.offers("end")


def test_r11_6_shigehto_yumi_allows_one_weapon_more() -> None:
    t = sun("benkei*: shigehto_yumi bo bo | tomoe: parry armor | hanzo: | kojiro:")
    t.plays("shigehto_yumi > tomoe")
    t.does("parry parry")
    t.offers("play bo > tomoe", "end")
    t.plays("bo > tomoe")
    t.does("pass")
    t.offers("end")
    t.refuses("play bo > tomoe", "3.5")


def test_r11_6_tanto_may_be_played_on_oneself_without_difficulty_and_parry() -> None:
    t = sun("benkei*: tanto parry / armor armor | tomoe: armor | hanzo: | kojiro:")
    t.offers("play tanto > benkei", "play tanto > tomoe", "end")
    t.plays("tanto > benkei")
    t.asks("benkei", "play")
    assert (t.resilience("benkei"), t.pile) == (4, "tanto")
    t.offers("end")


def test_r11_6_otherwise_it_is_an_attack_like_any() -> None:
    t = sun("tomoe*: tanto / fast_draw peasant | benkei: bo | hanzo: | kojiro:", deck="katana")
    t.plays("tanto > tomoe")
    t.asks("tomoe", "absorb")
    t.offers("discard > tomoe:peasant", "pass")
    t.does("pass")
    assert (t.resilience("tomoe"), t.hand("tomoe")) == (3, "katana")
    t = sun("ushiwaka*: tanto | benkei: bo | hanzo: | kojiro:", deck="katana")
    t.plays("tanto > ushiwaka")
    assert t.hand("ushiwaka") == "katana"


def test_r11_6_yukimura_does_not_reveal_for_his_own_tanto() -> None:
    t = sun("yukimura*: tanto | benkei: bo | hanzo: | kojiro:")
    t.plays("tanto > yukimura")
    assert (t.story(), t.resilience("yukimura")) == (["Played", "Wounded"], 3)


def test_r11_6_the_last_point_lost_by_it_gains_an_honor_from_the_box_and_ends_the_turn() -> None:
    t = sun(
        "benkei* 1/: tanto bo | tomoe: bo | hanzo: | kojiro:",
        deck="parry parry parry parry parry focus focus",
    )
    t.plays("tanto > benkei")
    assert t.story() == ["Played", "Wounded", "Defeated", "HonorGained", "Buried", "TurnBegan", "Drew"]
    assert [t.honor(seat) for seat in range(4)] == [6, 3, 3, 3]
    assert (t.active, t.resilience("benkei"), t.hand("benkei")) == ("tomoe", 0, "bo")


def test_r11_6_the_discard_phase_still_comes() -> None:
    t = sun(f"benkei* 1/: tanto {'parry ' * 8} | tomoe: bo | hanzo: | kojiro:")
    t.plays("tanto > benkei")
    t.asks("benkei", "discard")
    t.offers("discard parry")


def test_r11_6_banzai_curse_and_motonari_still_happen() -> None:
    t = sun(
        "benkei* 1/: tanto / armor curse | motonari: bo | hanzo: | kojiro:",
        deck="parry parry parry parry parry katana",
    )
    t.plays("tanto > benkei")
    assert t.in_play("benkei") == ""
    assert t.pile == "armor curse parry parry parry parry parry tanto"
    assert "katana" in t.hand("motonari")


def test_r11_6_it_counts_against_the_limit_on_oneself_too() -> None:
    t = sun("benkei*: bo tanto | tomoe: armor | hanzo: | kojiro:")
    t.plays("bo > tomoe")
    t.does("pass")
    t.offers("end")
    t.refuses("play tanto > benkei", "3.5")


def test_r11_6_no_other_weapon_may_be_played_on_oneself() -> None:
    t = sun("benkei*: bokken makibishi | tomoe: armor | hanzo: | kojiro:")
    t.refuses("play bokken > benkei", "6.1")
    t.refuses("play makibishi > benkei", "6.1")
