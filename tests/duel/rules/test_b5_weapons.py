"""B5: the weapons."""

from typing import Any

import pytest

from chanbara import new_game
from tests.duel.table import Story, duel

HAND = "do_giri kote_uchi_special harai irimi"


def test_b5_2_every_weapon_begins_with_its_life_qi_and_mulligans() -> None:
    names = ("katana", "nodachi", "bokken", "kusarigama", "naginata", "yari", "wakizashi")
    tables = [new_game("duel", weapon=name, seed=1).table for name in names]
    usual = (8, 5, 0)
    assert [(one.life, one.qi, one.mulligans) for one in tables] == [*[usual] * 5, (7, 4, 3), usual]


def test_b5_katana_is_what_you_have_when_nothing_is_chosen() -> None:
    table = new_game("duel", seed=1).table
    assert (table.field.weapon.key, table.strength, table.technique, table.guard) == ("katana", 0, 0, 0)


def test_b5_katana_has_nothing_good_or_bad() -> None:
    d = duel(hand="irimi ma_ai void", qi=0)
    d.plays("irimi", "ma_ai")
    d.asked("strike", "play void")
    d.refuses("bokken strength", "B5.2")


@pytest.mark.parametrize(("margin", "life"), [(0, 7), (1, 7), (2, 6), (3, 6), (4, 5), (7, 5)])
def test_b5_nodachi_strikes_harder_with_strength(margin: int, life: int) -> None:
    d = duel(weapon="nodachi", at="second", qi=0, strength=5 + margin, defence="5_5")
    assert d.enemy() == (life, 5)


def test_b5_nodachi_strikes_with_technique_as_usual() -> None:
    d = duel(weapon="nodachi", at="second", qi=0, technique=7, defence="5_5", counters="probe", guard=3)
    assert d.enemy() == (8, 4)


def test_b5_nodachi_begins_with_less_technique() -> None:
    assert duel(weapon="nodachi", at="round").values == (0, -2, 0)


def strikes(**options: Any) -> Story:  # noqa: ANN401 - the options of a duel
    """Phase 4 with the Bokken."""
    d = duel(weapon="bokken", hand=HAND, defence="6_6", **{"qi": 0, **options})
    d.does("play harai", "play irimi")
    d.asks("strike")
    return d


def test_b5_bokken_pays_a_life_for_two_points() -> None:
    d = strikes()
    d.offers("play do_giri", "play kote_uchi_special", "bokken strength", "bokken technique")
    before = d.values
    d.does("bokken technique")
    assert (d.life, d.values) == (7, (before[0], before[1] + 2, before[2]))
    d = strikes()
    d.does("bokken strength")
    assert (d.life, d.values) == (7, (before[0] + 2, before[1], before[2]))


def test_b5_bokken_once_an_attack_for_the_round() -> None:
    d = strikes()
    d.does("bokken strength")
    d.offers("play do_giri", "play kote_uchi_special")
    d.refuses("bokken technique", "B5.2")
    strength = d.values[0]
    d.does("play kote_uchi_special")
    assert (d.state.attack, d.values[0]) == (2, strength - 1), "Kote-uchi took 1"
    d.refuses("bokken strength", "B5.2")
    d.does("play do_giri")
    d.asked("strike", "bokken strength", "bokken technique", "pass")


def test_b5_bokken_keeps_the_red_die_at_four() -> None:
    special = "men_uchi_special kote_uchi_special kesa_giri_special irimi"
    for before, after in ((3, 4), (4, 4)):
        d = duel(weapon="bokken", hand=special, qi=0, defence="6_6", red_die=before)
        d.plays(*special.split()[:3])
        d.does("pass")
        assert d.state.red_die == after
        assert len(d.events("Combo")) == after - before


def test_b5_kusarigama_cancels_the_counterattack() -> None:
    d = duel(weapon="kusarigama", hand=HAND, qi=0, defence="6_6", counters="lunge", technique=1)
    d.plays("do_giri", "kote_uchi_special", "irimi")
    assert [one.card for one in d.events("Countered")] == ["lunge"], (
        "2 of Kote-uchi less 1 of Irimi are not enough"
    )
    d = duel(
        weapon="kusarigama",
        hand="do_giri kote_uchi_special men_uchi_normal irimi",
        qi=0,
        defence="6_6",
        technique=1,
    )
    d.plays("do_giri", "kote_uchi_special", "men_uchi_normal")
    assert d.events("NoCounter") == [()]
    assert (d.events("Countered"), d.life) == ([], 8)


def test_b5_kusarigama_counts_what_was_gained_in_this_attack() -> None:
    d = duel(weapon="kusarigama", hand="tsuki", qi=0, defence="6_6 6_5", counters="lunge")
    d.does("play tsuki")
    assert len(d.events("NoCounter")) == 1
    assert [one.card for one in d.events("Countered")] == ["lunge"], "in the second attack nothing was gained"


def test_b5_kusarigama_has_no_guard_above_0() -> None:
    d = duel(weapon="kusarigama", at="second", qi=0, defence="6_6", counters="probe", guard=5)
    assert d.events("Countered") == [(0, "probe", 1, 0, True)]
    d = duel(weapon="kusarigama", at="second", qi=0, defence="6_6", counters="probe", guard=-2)
    assert d.events("Countered") == [(0, "probe", 1, -2, True)]


def test_b5_naginata_begins_with_guard_and_less_of_the_rest() -> None:
    assert duel(weapon="naginata", at="round").values == (-1, -1, 1)


def test_b5_naginata_has_no_extra_card() -> None:
    d = duel(weapon="naginata", at="round")
    d.asks("attack")
    d.refuses("extra", "B5.2")
    assert "foresee" in d.decision.texts()


def test_b5_yari_has_mulligans_and_less_life_and_qi() -> None:
    d = duel(weapon="yari", at="round")
    assert (d.life, d.qi) == (7, 4)
    d.asked("mulligan", "mulligan", "pass")
    d.refuses("extra", "B2.5")


def test_b5_wakizashi_looks_at_two_special_cards() -> None:
    d = duel(weapon="wakizashi", environment="dojo", hand="irimi", qi=1, fate="dojo:draw_special")
    d.does("environment", "look")
    d.asks("keep")
    d.refuses("play irimi", "A8.2")
    d.does("keep iai")
    assert d.hand == "iai irimi"
