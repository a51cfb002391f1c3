"""13 Register of rulings: the default of each, pinned where the alternative would differ."""

from collections import Counter
from pathlib import Path

import pytest

from chanbara.sword.rules.effects import Draw, Recover
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Team
from tests.rules.citations import names_of_tests
from tests.rules.house import change_traits
from tests.rules.page import rows
from tests.table import table


def test_the_whole_register_is_pinned() -> None:
    register = Counter(row["number"] for row in rows("13 Register"))
    assert register
    names = [name for name in names_of_tests(Path(__file__)) if "_ruling_" in name]
    pinned = Counter(name.removeprefix("test_r").split("_ruling_")[0].replace("_", ".") for name in names)
    assert pinned == register


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
