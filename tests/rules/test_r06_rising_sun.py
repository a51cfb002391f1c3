"""6 An attack and 7 Defeat, with Rising Sun."""

import pytest

from tests.table import Story, sun


@pytest.mark.parametrize(
    ("seats", "acts"),
    [
        (
            "benkei*: katana armor | tomoe: counterattack | hanzo: | kojiro:",
            ("play katana>1", "parry counterattack", "pass"),
        ),
        ("benkei*: bo | yukimura: armor | hanzo: | kojiro:", ("play bo>1", "pass")),
        ("tomoe: | benkei*: simultaneous_attack | hanzo: | kojiro:", ("play simultaneous_attack>0",)),
    ],
    ids=["counterattack", "yukimura", "simultaneous attack"],
)
def test_r6_0_a_point_lost_to_these_is_a_wound_too(seats: str, acts: tuple[str, ...]) -> None:
    t = sun(seats, deck="bokken")
    t.does(*acts)
    assert t.events("Wounded")[-1]["seat"] == 0


@pytest.mark.parametrize(
    ("seats", "act"),
    [
        ("chiyome* 3/: simultaneous_attack | tomoe: | hanzo: | kojiro:", "play simultaneous_attack>1"),
        ("shima* 3/: | tomoe: / armor | hanzo: | kojiro:", "use shima>1:armor"),
        ("nobunaga* 3/: | tomoe: | hanzo: | kojiro:", "use nobunaga"),
    ],
)
def test_r6_0_prices_do_not_wound_and_take_points_from_chiyome_too(seats: str, act: str) -> None:
    t = sun(seats)
    t.does(act)
    assert t.resilience(0) == 2
    assert 0 not in [wound["seat"] for wound in t.events("Wounded")]
    assert t.events("ResiliencePaid") == [{"seat": 0, "lost": 1}]


def test_r6_0_bleeding_wound_does_not_wound_and_takes_points_from_chiyome_too() -> None:
    t = sun("chiyome*: / bleeding_wound | tomoe: | hanzo: | kojiro:", phase="recover", deck="bo")
    assert (t.resilience("chiyome"), t.events("Wounded")) == (3, [])


def test_r6_1_lady_chachas_reveal_comes_before_the_window() -> None:
    t = sun("benkei*: bo | lady_chacha: parry | hanzo: | kojiro:", deck="kiseru parry")
    t.plays("bo > lady_chacha")
    assert t.story() == ["Played", "Flipped", "Flipped"]
    t.asks("lady_chacha", "parry")
    t.offers("parry parry", "pass")
    t = sun("benkei*: bo | lady_chacha: parry | hanzo: | kojiro:", deck="parry tea_ceremony")
    t.plays("bo > lady_chacha")
    t.asks("benkei", "play")


def test_r6_2_the_window_opens_for_kenshin_against_a_weapon_that_cannot_wound_him() -> None:
    t = sun("benkei*: katana | kenshin: parry | hanzo: | kojiro:")
    t.plays("katana > kenshin")
    t.offers("parry parry", "pass")


def test_r6_2_and_for_a_target_of_0_wounds() -> None:
    t = sun("benkei*: zen | tomoe: parry | hanzo: | kojiro:")
    t.plays("zen > tomoe")
    t.offers("parry parry", "pass")
    t.does("pass")
    assert (t.story(), t.resilience("tomoe")) == (["Unanswered"], 5)


def test_r6_2_a_target_with_an_empty_hand_is_not_asked() -> None:
    t = sun("kojiro*: makibishi | tomoe: / armor | hanzo: | goemon:")
    t.plays("makibishi > tomoe")
    t.asks("kojiro", "play")
    assert t.resilience("tomoe") == 4


def test_r6_2_save_kanbei_with_a_property_in_play() -> None:
    t = sun("kojiro*: makibishi | kanbei: / armor | hanzo: | goemon:")
    t.plays("makibishi > kanbei")
    t.offers("parry > kanbei:armor", "pass")


@pytest.mark.parametrize(
    ("attacker", "target", "weapon", "lost"),
    [
        ("goemon", "yoshihiro", "bo", 2),
        ("musashi", "yoshihiro", "bo", 3),
        ("musashi", "ginchiyo", "jitte", 2),
        ("goemon", "ginchiyo", "tessen", 1),
        ("musashi", "tomoe", "manriki_gusari", 2),
    ],
)
def test_r6_3_wounds_are_the_weapons_and_what_the_two_add(
    attacker: str, target: str, weapon: str, lost: int
) -> None:
    t = sun(f"{attacker}*: {weapon} | {target}: armor | hanzo: | kojiro:")
    t.plays(f"{weapon} > {target}")
    t.does("pass")
    assert t.events("Wounded")[0]["lost"] == lost


def test_r6_3_a_weapon_of_value_0_deals_none_whatever_would_be_added() -> None:
    t = sun("musashi*: zen / fast_draw fast_draw | yoshihiro: armor | hanzo: | kojiro:")
    t.plays("zen > yoshihiro")
    t.does("pass")
    assert "Wounded" not in t.story()


def test_r6_4_peasants_come_off_the_full_number_and_the_excess_is_ignored() -> None:
    t = sun("musashi*: nodachi | tomoe 2/: armor / peasant peasant | hanzo: | kojiro:")
    t.plays("nodachi > tomoe")
    t.does("pass", "discard > tomoe:peasant")
    t.offers("discard > tomoe:peasant", "pass")
    t.does("discard > tomoe:peasant")
    assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": "nodachi", "lost": 2}]
    assert t.resilience("tomoe") == 0


def test_r6_5_defeat_ushiwaka_the_weapon_tomoe() -> None:
    t = sun("tomoe*: manriki_gusari | ushiwaka 1/: armor | hanzo: | kojiro:", deck="bo bo bo bo parry zen")
    t.plays("manriki_gusari > ushiwaka")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "HonorGiven", "Buried", "Drew"]
    t.asks("ushiwaka", "give_up")
    t.offers("discard armor", "discard parry")
    t.does("discard parry")
    assert t.story() == ["Discarded", "Drew"]
    assert t.hand("tomoe") == "zen"


def test_r6_5_yukimura_reveals_last() -> None:
    t = sun("tomoe*: kozuka | yukimura: armor | hanzo: | kojiro:", deck="zen parry")
    t.plays("kozuka > yukimura")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded", "WeaponReturned", "Drew", "Flipped"]


def test_r6_5_each_only_if_the_game_goes_on() -> None:
    t = sun("tomoe*: kozuka | yukimura 1/1: armor | hanzo: | kojiro:", deck="zen parry")
    t.plays("kozuka > yukimura")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "HonorGiven", "Ended"]
    assert t.hand("tomoe") == ""


def test_r6_6_nobody_else_may_answer_a_counterattack() -> None:
    t = sun("benkei*: katana armor | tomoe: counterattack parry | hanzo: parry | kojiro: parry")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    t.asks("benkei", "parry")


def defeats(seats: str, *acts: str) -> Story:
    t = sun(seats, deck="parry parry parry parry parry bo")
    t.does(*acts)
    return t


def test_r7_2_counterattack_defeats_for_its_player() -> None:
    t = defeats(
        "benkei* 1/: katana armor | tomoe: counterattack | hanzo: | kojiro:",
        *("play katana>1", "parry counterattack", "pass"),
    )
    assert t.events("HonorGiven") == [{"seat": 0, "to": 1}]
    assert t.events("Defeated") == [{"seat": 0, "by": 1}]


def test_r7_2_so_does_yukimura() -> None:
    t = sun("benkei* 1/: katana | yukimura: armor | hanzo: | kojiro:", deck="bo")
    t.plays("katana > yukimura")
    t.does("pass")
    assert t.events("HonorGiven") == [{"seat": 0, "to": 1}]


def test_r7_2_simultaneous_attack_and_bleeding_wound_defeat_nobody() -> None:
    t = sun("benkei* 2/: simultaneous_attack | tomoe 2/: | hanzo 1/: | kojiro 0/:")
    t.offers("play simultaneous_attack > tomoe", "end")
    t.plays("simultaneous_attack > tomoe")
    assert [t.resilience(seat) for seat in range(4)] == [1, 1, 1, 0]
    t = sun("benkei* 1/: / bleeding_wound | tomoe: | hanzo: | kojiro:", phase="recover", deck="bo")
    assert t.resilience("benkei") == 1


def test_r7_3_bleeding_wounds_then_curse_then_banzai_then_motonari() -> None:
    t = defeats(
        "benkei*: katana | tomoe 1/: armor / focus bleeding_wound curse | motonari: | kojiro:",
        *("play katana>1", "pass"),
    )
    assert t.story() == [
        *("Unanswered", "Wounded", "Defeated", "HonorGiven"),
        *("PropertyRemoved", "PropertyRemoved", "PropertyRemoved", "Buried", "Drew"),
    ]
    assert [one["card"] for one in t.events("PropertyRemoved")] == ["bleeding_wound", "focus", "curse"]
    assert t.hand("motonari") == "bo"


def test_r7_3_by_ones_own_tanto_honor_is_gained_and_no_lack_of_honor_tested() -> None:
    t = defeats("benkei* 1/1: tanto / bleeding_wound | motonari: | hanzo: | kojiro:", "play tanto>0")
    assert t.honor("benkei") == 2
    assert t.in_play("benkei") == "bleeding_wound"
    assert "bo" in t.hand("motonari")


@pytest.mark.parametrize(
    ("seats", "last"),
    [
        ("benkei*: katana | tomoe 1/1: armor / curse | motonari: | kojiro:", "Ended"),
        ("benkei*: katana | tomoe 1/: armor / curse | motonari 0/: | kojiro 0/:", "Ended"),
    ],
    ids=["no honor", "swordmaster"],
)
def test_r7_3_each_only_if_the_game_goes_on(seats: str, last: str) -> None:
    t = defeats(seats, "play katana>1", "pass")
    assert t.story()[-1] == last
    assert not {"PropertyRemoved", "Buried", "Drew"} & set(t.story())


@pytest.mark.parametrize(
    ("seats", "acts"),
    [
        (
            "benkei* 1/: katana armor | tomoe: counterattack | hanzo: | kojiro:",
            ("play katana>1", "parry counterattack", "pass"),
        ),
        ("benkei* 1/: battle_cry armor | yukimura: armor | hanzo: | kojiro:", ("play battle_cry", "pass")),
        ("benkei* 1/: tanto armor | tomoe: | hanzo: | kojiro:", ("play tanto>0",)),
    ],
    ids=["counterattack", "yukimura", "tanto"],
)
def test_r7_4_who_is_defeated_in_his_own_turn_plays_nothing_more(seats: str, acts: tuple[str, ...]) -> None:
    t = sun(seats, deck="bo")
    t.does(*acts)
    assert t.state.active == 1
    assert (t.resilience("benkei"), t.hand("benkei")) == (0, "armor")


def test_r7_4_the_discard_phase_comes_first() -> None:
    t = sun(f"benkei* 1/: katana {'armor ' * 4} {'parry ' * 4} | tomoe: counterattack | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("parry counterattack", "pass")
    t.asks("benkei", "discard")
    t.offers("discard armor", "discard parry")


def test_r7_4_an_action_for_several_players_is_finished_before() -> None:
    t = sun("benkei* 1/: battle_cry | yukimura: armor | hanzo: armor | kojiro 1/: armor", deck="bo")
    t.plays("battle_cry")
    t.does("pass", "pass", "pass")
    assert [t.resilience(seat) for seat in range(4)] == [0, 3, 3, 0]
    assert t.honor("benkei") == 5, "one given to Yukimura, one taken from Kojirō"
    assert t.active == "yukimura"
