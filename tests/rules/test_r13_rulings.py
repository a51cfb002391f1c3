"""13 Register of rulings: the default of each, pinned where the alternative would differ."""

from collections import Counter
from pathlib import Path

import pytest

from chanbara import new_game
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.rules.effects import Draw, Recover
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Team
from tests.rules.citations import cited_by, names_of_tests
from tests.rules.house import change_traits
from tests.rules.page import rows, texts
from tests.table import sun, table

EIGHT = "benkei*: | hanzo: | tomoe: | musashi: | goemon: | kojiro: | ieyasu ronin1: | ushiwaka 1/1 ronin2: bo"


def test_the_whole_register_is_pinned() -> None:
    register = Counter(row["number"] for row in rows("13 Register"))
    assert register
    files = Path(__file__).parent.glob("test_r13_*rulings.py")
    names = [name for file in files for name in names_of_tests(file) if "_ruling_" in name]
    pinned = Counter(cited_by(name.split("_ruling_")[0]) for name in names)
    assert pinned == register


def test_every_mark_of_the_page_is_in_the_register() -> None:
    marks = Counter({number: text.count("**[ruling]**") for number, text in texts().items()})
    assert +marks == Counter(row["number"] for row in rows("13 Register"))


def test_r1_2_ruling_there_are_two_makibishi_and_one_kozuka() -> None:
    copies = {card.key: card.copies for card in catalog_named(RISING_SUN).cards}
    assert (copies["makibishi"], copies["kozuka"]) == (2, 1)


def test_r2_2_ruling_either_ronin_may_be_the_one_taken_out() -> None:
    games = [new_game("sword", players=7, seed=seed, rising_sun=True) for seed in range(20)]
    assert {card.key for game in games for card in game.table.removed} == {"ronin1", "ronin2"}


def test_r2_6_ruling_the_eighth_player_gets_7_cards() -> None:
    roles = ["shogun", "samurai1", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1", "ronin2"]
    game = new_game("sword", players=8, seed=1, rising_sun=True, roles=roles)
    assert [len(player.hand) for player in game.table.players][1:] == [5, 5, 6, 6, 7, 7, 7]


def test_r3_5_ruling_shingens_shigehto_yumi_raises_his_limit_though_it_does_not_count() -> None:
    t = sun("shingen*: shigehto_yumi bo bo bo | hanzo: parry parry | tomoe: | musashi:")
    t.plays("shigehto_yumi > hanzo")
    t.does("pass")
    for _ in range(2):
        t.offers("play bo > hanzo", "end")
        t.plays("bo > hanzo")
        t.does("pass")
    t.offers("end")


def test_r3_7_ruling_of_equal_properties_the_one_laid_first_is_meant() -> None:
    t = table("benkei*: geisha | hanzo: / armor focus armor | tomoe: | musashi:")
    t.offers("play geisha > hanzo:armor", "play geisha > hanzo:focus", "end")
    t.plays("geisha > hanzo:armor")
    assert t.in_play("hanzo") == "focus armor"


def test_r3_9_ruling_nobody_decides_the_order_of_simultaneous_things(monkeypatch: pytest.MonkeyPatch) -> None:
    def heal(table: Table, seat: int, _card: int) -> None:
        table.schedule(Recover(seat))

    def draw(table: Table, seat: int, _card: int) -> None:
        table.schedule(Draw(seat, 1))

    change_traits(monkeypatch, {"armor": Traits(on_recovered=(heal,)), "focus": Traits(on_recovered=(draw,))})
    t = table("benkei*: bo / focus armor | hanzo: bo | tomoe: bo | musashi: bo", phase="recover")
    t.asks("benkei", "play")
    assert t.story() == ["TurnBegan", "Drew", "Recovered", "Drew"]


def test_r6_0_ruling_a_price_is_no_wound() -> None:
    t = table("nobunaga*: | hanzo: | tomoe: | musashi:")
    t.does("use nobunaga")
    assert "Wounded" not in t.story()


def test_r6_0_ruling_bleeding_takes_points_from_chiyome_and_peasants_stand_in() -> None:
    t = sun(
        "chiyome*: bo / peasant bleeding_wound bleeding_wound | hanzo: | tomoe: | musashi:",
        phase="recover",
        deck="bo bokken",
    )
    t.asks("chiyome", "absorb")
    t.offers("discard > chiyome:peasant", "pass")
    t.does("discard > chiyome:peasant")
    assert t.resilience("chiyome") == 3
    assert "Wounded" not in t.story()


def test_r6_3_ruling_a_weapon_of_value_0_deals_nothing() -> None:
    t = sun("musashi*: zen / fast_draw | yoshihiro: bo | tomoe: | hanzo:")
    t.plays("zen > yoshihiro")
    t.does("pass")
    assert t.resilience("yoshihiro") == 8


def test_r6_5_ruling_defeat_comes_before_the_cards() -> None:
    t = table("tomoe*: bo | ushiwaka 1/1: armor | hanzo: | musashi:")
    t.plays("bo > ushiwaka")
    t.does("pass")
    assert t.game.over
    assert t.hand("ushiwaka") == "armor"
    assert t.hand("tomoe") == ""


def test_r7_3_ruling_the_swordmaster_comes_before_the_honor() -> None:
    t = table("benkei* /1: bo | hanzo 0/: | tomoe 0/9: | musashi 1/1: armor")
    t.plays("bo > musashi")
    t.does("pass")
    assert t.result.winner is Team.SHOGUN
    assert t.result.totals[Team.NINJA] > t.result.totals[Team.SHOGUN]


def test_r8_2_ruling_the_deck_ends_when_a_card_is_needed() -> None:
    t = table(
        "benkei*: | hanzo: | tomoe: | musashi:",
        phase="draw",
        deck="bo bo",
        pile="armor armor armor armor",
        rest="out",
    )
    assert t.honor("benkei") == 5
    t.does("end")
    assert t.honor("benkei") == 4
    assert t.story() == ["TurnBegan", "DeckRenewed", *["HonorLost"] * 4, "Drew"]


def test_r8_2_ruling_with_an_empty_pile_nothing_happens_and_bushido_passes() -> None:
    t = table("benkei*: | hanzo: / bushido | tomoe: | musashi:", rest="out")
    t.does("end")
    assert t.story() == ["TurnBegan", "PropertyPassed"]
    assert [t.honor(seat) for seat in range(4)] == [5, 3, 3, 3]
    assert t.in_play("tomoe") == "bushido"


def test_r8_3_ruling_with_eight_players_everybody_but_a_ronin_counts_once() -> None:
    t = sun(EIGHT, pending=[["Turn", 1], ["PlayPhase"], ["Wound", 0, 7, "bo", 1]])
    assert [score.multiplier for score in t.result.scores] == [1, 1, 1, 1, 1, 1, 1, 2]


def test_r8_4_ruling_any_team_mate_refuses_the_swordmaster() -> None:
    t = table(
        "benkei*: bo | hanzo 0/: | tomoe 0/: | musashi 1/: armor",
        pending=[["Turn", 1], ["PlayPhase"], ["Wound", 2, 3, "bo", 1]],
    )
    assert t.result.cause == "swordmaster_refused"


def test_r8_4_ruling_the_swordmaster_is_tested_before_the_lack_of_honor() -> None:
    t = table("benkei*: bo | hanzo 0/: | tomoe 0/: | musashi 1/1: armor")
    t.plays("bo > musashi")
    t.does("pass")
    assert t.result.rule == "8.4"
    assert t.honor("musashi") == 1


def test_r8_5_ruling_a_teams_score_can_be_negative() -> None:
    t = table("benkei: | hanzo* /1: bo | tomoe 1/1: armor")
    t.plays("bo > tomoe")
    t.does("pass")
    assert t.result.totals[Team.NINJA] == -1


def test_r9_1_ruling_battle_cry_is_answered_one_after_the_other() -> None:
    t = table("benkei*: battle_cry | hanzo 1/1: armor | tomoe: armor | musashi: armor")
    t.plays("battle_cry")
    t.does("pass")
    assert t.game.over, "nobody after the one who ended the game has answered"
    assert t.resilience("tomoe") == 5


def test_r9_5_ruling_geisha_may_discard_a_property_of_ones_own() -> None:
    t = table("benkei*: geisha / armor | hanzo: | tomoe: | musashi:")
    t.offers("play geisha > benkei:armor", "end")


def test_r9_9_ruling_an_action_that_touches_nobody_may_be_played() -> None:
    t = table("benkei*: battle_cry | hanzo: | tomoe: | musashi:")
    t.offers("play battle_cry", "end")


def test_r11_1_ruling_a_banzai_makes_at_most_one_new_deck() -> None:
    t = sun(
        "benkei*: bo | yoshihiro 1/: armor | tomoe: armor | hanzo: armor",
        deck="parry parry",
        pile="focus focus focus",
        rest="out",
    )
    t.plays("bo > yoshihiro")
    t.does("pass")
    assert [len(buried["cards"]) for buried in t.events("Buried")] == [2, 5], "not 8: the rest is left out"
    assert len(t.events("DeckRenewed")) == 1
    assert [t.honor(seat) for seat in range(4)] == [5, 1, 2, 2]


def test_r11_6_ruling_bleeding_wounds_stay_when_ones_own_tanto_takes_the_last_point() -> None:
    t = sun("benkei* 1/: tanto / bleeding_wound | hanzo: bo | tomoe: bo | musashi: bo")
    t.plays("tanto > benkei")
    assert (t.resilience("benkei"), t.in_play("benkei")) == (0, "bleeding_wound")


def test_r11_7_ruling_a_peasant_pays_a_price_at_1_resilience() -> None:
    t = sun("nobunaga* 1/: / peasant | hanzo: | tomoe: | musashi:")
    t.offers("use nobunaga", "end")
    t.does("use nobunaga")
    t.offers("discard > nobunaga:peasant")


def test_r11_7_ruling_the_peasant_that_paid_for_itself_is_gone() -> None:
    t = sun("shima* 1/: / peasant | hanzo: | tomoe: | musashi:")
    t.offers("use shima > shima:peasant", "end")
    t.does("use shima > shima:peasant", "discard > shima:peasant")
    assert (t.hand("shima"), t.in_play("shima"), t.pile) == ("", "", "peasant")


def test_r11_7_ruling_kote_works_before_the_effect() -> None:
    t = sun("benkei*: diversion / kote | hanzo: bo | tomoe: | musashi:", deck="parry")
    t.plays("diversion > hanzo")
    t.asks("benkei", "grant")
    assert t.hand("hanzo") == "bo"


def test_r11_9_ruling_the_attacker_is_asked_for_a_parry_and_chiyome_is_not() -> None:
    t = sun("hanzo*: katana bo armor | tomoe: counterattack armor | benkei: | musashi:")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    t.asks("hanzo", "parry")
    t.offers("parry bo", "pass")
    t = sun("chiyome*: katana parry | tomoe: counterattack armor | benkei: | musashi:")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    t.asks("chiyome", "play")
    assert t.resilience("chiyome") == 4


def test_r12_bokuden_ruling_he_draws_before_the_effect() -> None:
    t = sun("bokuden* 2/: breathing | hanzo: | tomoe: | musashi:")
    t.plays("breathing > hanzo")
    t.asks("bokuden", "may_draw")
    assert t.resilience("bokuden") == 2


def test_r12_gracia_ruling_she_regains_her_point_before_bushido() -> None:
    t = sun("gracia* 2/: bo / bushido | hanzo: | tomoe: | musashi:", phase="recover", deck="katana")
    t.asks("gracia", "weapon")
    assert t.resilience("gracia") == 3


def test_r12_kanbei_ruling_a_property_parries_battle_cry_and_not_jujutsu() -> None:
    t = sun("benkei*: battle_cry jujutsu | kanbei: bo / armor | tomoe: | musashi:")
    t.plays("battle_cry")
    t.offers("parry > kanbei:armor", "pass")
    t.does("pass")
    t.plays("jujutsu")
    t.offers("discard bo", "pass")


def test_r12_masamune_ruling_each_turned_card_goes_to_the_pile() -> None:
    t = sun(
        "masamune*: bo / bleeding_wound | hanzo: | tomoe: | musashi:", phase="recover", deck="bo katana parry"
    )
    t.does("reveal", "reveal")
    assert t.pile == "bo katana parry"


def test_r12_okuni_ruling_she_escapes_what_a_counterattack_demands() -> None:
    t = sun("okuni*: katana armor parry | tomoe: counterattack bo | benkei: | musashi:")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    t.offers("parry parry", "escape armor", "pass")
