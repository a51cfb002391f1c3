"""A8: Yari and Wakizashi; A9 and A10."""

import pytest

from chanbara import new_game
from chanbara.duel.rules.values import qi_most
from chanbara.duel.setup import Carried
from tests.duel.table import duel

NORMAL = "do_giri tsuki harai irimi"


def test_a8_1_yari_begins_with_less() -> None:
    table = new_game("duel", weapon="yari", seed=1).table
    assert (table.life, table.life_cap, table.qi, table.mulligans) == (7, 8, 4, 3)
    assert qi_most(table) == 5


def test_a8_1_yari_begins_with_less_but_the_most_stays() -> None:
    d = duel(weapon="yari", environment="temple", hand="irimi", qi=4, fate="temple:life")
    d.does("environment")
    assert d.life == 8


def test_a8_1_by_ruling_yari_lowers_the_most_too() -> None:
    life = new_game("duel", weapon="yari", seed=1, rulings={"weapon_lowers_life_cap": True}).table
    assert (life.life, life.life_cap, life.qi, qi_most(life)) == (7, 7, 4, 5)
    qi = new_game("duel", weapon="yari", seed=1, rulings={"weapon_lowers_qi_cap": True}).table
    assert (qi.life, qi.life_cap, qi.qi, qi_most(qi)) == (7, 8, 4, 4)


@pytest.mark.parametrize(
    ("weapon", "numbers", "most"),
    [
        ("katana", None, 5),
        ("katana", "weapons: {katana: {qi: 1}}", 5),
        ("yari", None, 4),
        ("yari", "player: {qi: 0, qi_cap: 0}", 0),
    ],
)
def test_a8_1_by_ruling_only_qi_that_a_weapon_takes_lowers_the_most(
    weapon: str, numbers: str | None, most: int
) -> None:
    rulings = {"weapon_lowers_qi_cap": True}
    table = new_game("duel", weapon=weapon, seed=1, rulings=rulings, numbers=numbers).table
    assert (table.qi, qi_most(table)) == (most, most)


def test_a8_1_yari_exchanges_all_six_three_times_a_game() -> None:
    first = "men_uchi_normal men_uchi_special kesa_giri_normal kesa_giri_special do_giri do_giri"
    second = "kiri_age kiri_age tsuki tsuki kote_uchi_normal kote_uchi_special"
    d = duel(weapon="yari", at="round", draw=f"{first} {second}")
    d.asked("mulligan", "mulligan", "pass")
    assert d.hand == " ".join(sorted(first.split()))
    d.does("mulligan")
    assert d.hand == " ".join(sorted(second.split()))
    assert d.discard == " ".join(sorted(first.split()))
    d.asked("mulligan", "mulligan", "pass")
    d.does("mulligan", "mulligan")
    assert (len(d.state.hand), d.state.mulligans) == (6, 0)
    d.asks("extra")
    d.refuses("mulligan", "B2.5")


def test_a8_1_yari_keeps_what_it_does_not_use() -> None:
    d = duel(weapon="yari", at="round")
    d.does("pass")
    d.asks("extra")
    assert d.state.mulligans == 3


def test_a8_1_yari_and_campaign_add_up() -> None:
    table = new_game("duel", weapon="yari", carried=Carried(mulligans=1), seed=1).table
    assert table.mulligans == 4


def test_a8_2_wakizashi_draws_two_and_keeps_one() -> None:
    d = duel(weapon="wakizashi", hand=NORMAL, defence="6_6", qi=0)
    d.plays(*NORMAL.split()[:3])
    d.does("combo special")
    d.asked("look", "look", "pass")
    d.does("look")
    d.asked("keep", "keep iai", "keep gan_ryu_thrust")
    d.does("keep gan_ryu_thrust")
    assert d.hand == "gan_ryu_thrust irimi"
    assert d.events("Returned") == [("iai",)]
    assert (len(d.state.specials), "iai" in d.state.specials) == (11, True)


def test_a8_2_wakizashi_may_draw_one_as_usual() -> None:
    d = duel(weapon="wakizashi", hand=NORMAL, defence="6_6", qi=0)
    d.plays(*NORMAL.split()[:3])
    d.does("combo special", "pass")
    assert d.hand == "iai irimi"
    assert d.events("Returned") == []


def test_a8_2_by_ruling_wakizashi_always_draws_two() -> None:
    d = duel(weapon="wakizashi", hand=NORMAL, defence="6_6", qi=0, rulings={"look_is_optional": False})
    d.plays(*NORMAL.split()[:3])
    d.does("combo special")
    d.asked("keep", "keep iai", "keep gan_ryu_thrust")


def test_a8_2_the_other_is_shuffled_back() -> None:
    places = set()
    for fate in ("1", "2", "3", "4", "5", "6"):
        d = duel(weapon="wakizashi", hand=NORMAL, defence="6_6", qi=0, fate=fate)
        d.plays(*NORMAL.split()[:3])
        d.does("combo special", "look", "keep gan_ryu_thrust")
        places.add(d.state.specials.index("iai"))
    assert len(places) > 1


def test_a8_2_the_last_special_card_is_no_choice() -> None:
    d = duel(weapon="wakizashi", hand=NORMAL, defence="6_6", qi=0, specials="void")
    d.plays(*NORMAL.split()[:3])
    d.does("combo special")
    assert d.hand == "irimi void"


def test_a8_2_with_gi_each_draw_looks_at_two() -> None:
    d = duel(
        weapon="wakizashi",
        modules="bushido",
        virtue="gi",
        hand=NORMAL,
        defence="6_6",
        qi=0,
        specials="iai void",
    )
    d.plays(*NORMAL.split()[:3])
    d.does("combo special", "look", "keep void")
    assert d.hand == "iai irimi void", "of the second draw only one was left"
    d = duel(weapon="wakizashi", modules="bushido", virtue="gi", hand=NORMAL, defence="6_6", qi=0)
    d.plays(*NORMAL.split()[:3])
    d.does("combo special", "look", "keep iai", "look")
    d.asks("keep")
    assert "keep iai" not in d.decision.texts()


def test_a8_2_the_dojo_gives_a_choice_too() -> None:
    d = duel(weapon="wakizashi", environment="dojo", hand="irimi", qi=1, fate="dojo:draw_special")
    d.does("environment")
    d.asked("look", "look", "pass")
    d.does("look")
    d.asked("keep", "keep iai", "keep gan_ryu_thrust")


@pytest.mark.parametrize(("number", "life"), [(9, 8), (10, 7), (11, 8)])
def test_a8_2_wakizashi_wounds_at_the_end_of_round_ten(number: int, life: int) -> None:
    d = duel(weapon="wakizashi", at="second", qi=0, defence="6_6", round=number, fate="graze")
    assert d.life == life


def test_a8_2_the_wound_of_round_ten_may_kill() -> None:
    d = duel(weapon="wakizashi", at="second", qi=0, life=1, defence="6_6", round=10, fate="graze")
    assert (d.result.cause, d.result.rounds, d.events("RoundEnded")) == ("fallen", 10, [])


def test_a8_2_with_blood_that_wound_is_of_the_blood_deck() -> None:
    d = duel(weapon="wakizashi", modules="blood", at="second", qi=0, defence="6_6", round=10)
    assert d.state.blood == [("arm_and_rib", 1)]


def test_a10_2_modules_combine_freely() -> None:
    modules = ("blood", "bushido", "gisei", "yoroi", "1vs3")
    table = new_game("duel", weapon="yari", environment="cliff", weather="fog", modules=modules, seed=1).table
    assert table.field.modules == set(modules)


def test_a10_1_what_excludes_itself_is_refused() -> None:
    with pytest.raises(ValueError, match="choose no opponent"):
        new_game("duel", opponent="kojiro", modules=("1vs3",), seed=1)
    with pytest.raises(ValueError, match="blood can be chosen once"):
        new_game("duel", modules=("blood", "gisei", "blood", "gisei"), seed=1)
    with pytest.raises(ValueError, match="no module 'honor'; there are blood, bushido"):
        new_game("duel", modules=("honor", "shame"), seed=1)
