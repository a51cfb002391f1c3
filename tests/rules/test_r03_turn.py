"""3 A turn: weapons per turn, whose turn it is, the places of cards, and precedence (3.5 to 3.9)."""

import pytest

from chanbara import observe
from chanbara.sword.rules.effects import Draw, Recover
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import Traits
from tests.rules.house import change_traits
from tests.table import table


@pytest.mark.parametrize(
    ("seats", "weapons"),
    [
        ("benkei*: {} | hanzo: {} | tomoe: bo | musashi: bo", 1),
        ("benkei*: {} / focus | hanzo: {} | tomoe: bo | musashi: bo", 2),
        ("benkei*: {} / focus armor focus | hanzo: {} | tomoe: bo | musashi: bo", 3),
        ("goemon*: {} | hanzo: {} | tomoe: bo | musashi: bo", 2),
        ("benkei*: {} | hanzo: {} | tomoe: bo", 2),
        ("benkei: bo | tomoe*: {} | hanzo: {}", 1),
        ("goemon*: {} / focus | hanzo: {} | tomoe: bo", 4),
    ],
    ids=["1", "focus", "two focus", "goemon", "shogun of three", "ninja of three", "all at once"],
)
def test_r3_5_so_many_weapons_may_be_played_in_one_turn(seats: str, weapons: int) -> None:
    t = table(seats.format("bokken bokken bokken bokken bokken", "parry parry parry parry parry"))
    for _ in range(weapons):
        t.plays("bokken > hanzo")
        t.does("parry parry")
    t.offers("end")
    t.refuses("play bokken > hanzo", "3.5")


def test_r3_5_a_focus_laid_this_turn_counts_at_once() -> None:
    t = table("benkei*: bokken focus | hanzo: parry parry | tomoe: bo | musashi: bo", weapons_played=1)
    t.offers("play focus", "end")
    t.plays("focus")
    t.offers("play bokken > hanzo", "play bokken > musashi", "end")


def test_r3_5_a_focus_that_was_lost_no_longer_counts() -> None:
    t = table("benkei*: bokken geisha / focus | hanzo: bo | tomoe: bo | musashi: bo", weapons_played=1)
    t.plays("geisha > benkei:focus")
    t.offers("end")
    t.refuses("play bokken > hanzo", "3.5")


def test_r3_5_a_parried_weapon_has_been_played() -> None:
    t = table("benkei*: bo bo | hanzo: parry | tomoe: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.does("parry parry")
    t.offers("end")


def test_r3_5_a_weapon_without_effect_has_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    change_traits(
        monkeypatch, {"hanzo": Traits(immune_to=(lambda card: card is not None and card.key == "bo",))}
    )
    t = table("benkei*: bo bo | hanzo: parry | tomoe: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.resilience("hanzo") == 4
    t.offers("end")


def test_r3_5_a_weapon_spent_as_an_answer_has_not_been_played() -> None:
    t = table(
        "benkei*: bokken bo / bushido | hanzo: parry | tomoe: bo | musashi: bo",
        phase="recover",
        deck="bo parry parry",
    )
    t.does("discard bo")
    t.offers("play bokken > hanzo", "play bokken > musashi", "end")


def test_r3_5_answers_of_others_do_not_count_either() -> None:
    t = table("benkei*: bokken jujutsu | hanzo: bo bo | tomoe: bo parry | musashi: bo parry")
    t.plays("jujutsu")
    t.does("discard bo", "discard bo", "discard bo")
    t.offers("play bokken > hanzo", "play bokken > musashi", "end")


def test_r3_5_every_turn_counts_from_nought() -> None:
    t = table(
        "benkei*: bo | hanzo: kiseru | tomoe: parry | musashi: bo", deck="parry parry", weapons_played=1
    )
    t.does("end")
    t.offers("play kiseru > tomoe", "end")


def test_r3_6_cards_are_played_in_ones_own_turn_only() -> None:
    t = table("benkei*: bo | hanzo: bo armor parry | tomoe: bo | musashi: bo")
    t.asks("benkei", "play")
    for act in ("play armor", "play bo>0", "parry parry", "end"):
        rule, reason = t.game.why_not(act, seat=1)
        assert (rule, reason) == ("3.6", "Benkei has to decide now.")


def test_r3_6_an_answer_is_the_exception() -> None:
    t = table("benkei*: bo | hanzo: armor bo parry | tomoe: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.asks("hanzo", "parry")
    t.offers("parry parry", "parry bo", "pass")
    t.refuses("play armor", "6.2")


def test_r3_7_a_weapon_lies_beside_the_piles_until_its_effect_is_over() -> None:
    t = table("benkei*: bo | hanzo: parry | tomoe: bo | musashi: bo", pile="katana")
    t.plays("bo > hanzo")
    assert (observe(t.game, None).playing, t.pile) == ("bo", "katana")
    t.does("pass")
    assert (observe(t.game, None).playing, t.pile) == (None, "katana bo")


def test_r3_7_an_action_lies_beside_the_piles_until_its_effect_is_over() -> None:
    t = table("benkei*: battle_cry | hanzo: bo | tomoe: bo | musashi: bo", pile="katana")
    t.plays("battle_cry")
    for _ in range(3):
        assert (observe(t.game, None).playing, t.pile) == ("battle_cry", "katana")
        t.does("pass")
    assert (observe(t.game, None).playing, t.pile) == (None, "katana battle_cry")


def test_r3_7_a_new_deck_made_meanwhile_does_not_contain_it() -> None:
    t = table("benkei*: daimyo | hanzo: bo | tomoe: bo | musashi: bo", pile="armor focus geisha", rest="out")
    t.plays("daimyo")
    assert t.events("DeckRenewed") == [{"size": 3}]
    assert t.pile == "daimyo"


def test_r3_7_an_answer_goes_to_the_pile_when_it_is_played() -> None:
    t = table("benkei*: battle_cry | hanzo: parry | tomoe: bo | musashi: parry")
    t.plays("battle_cry")
    t.does("parry parry")
    assert t.pile == "parry"
    t.does("pass", "parry parry")
    assert t.pile == "parry parry battle_cry"


def test_r3_7_only_what_still_lies_there_is_discarded() -> None:
    t = table(
        "benkei*: bo | hanzo: bo | tomoe: bo | musashi: bo", pending=[["Turn", 1], ["PlayPhase"], ["Settle"]]
    )
    t.asks("benkei", "play")
    assert t.pile == ""


def test_r3_7_a_property_goes_to_no_pile() -> None:
    t = table("benkei*: armor | hanzo: bo | tomoe: bo | musashi: bo")
    t.plays("armor")
    assert (t.pile, t.in_play("benkei")) == ("", "armor")


def test_r3_7_the_whole_pile_and_its_order_are_open_to_everybody() -> None:
    t = table("benkei*: bo | hanzo: bo | tomoe: bo | musashi: bo", pile="katana armor geisha")
    for observer in (0, 1, 2, 3, None):
        assert observe(t.game, observer).pile == ("katana", "armor", "geisha")


def test_r3_7_cards_from_a_hand_go_to_the_pile_in_the_order_named() -> None:
    t = table(
        f"benkei*: bo katana armor {'parry ' * 7} | hanzo: bo | tomoe: bo | musashi: bo", phase="discard"
    )
    t.does("discard katana", "discard armor", "discard bo")
    assert t.pile == "katana armor bo"


def test_r3_7_a_flipped_card_goes_before_what_follows_from_it() -> None:
    t = table(
        "benkei*: kiseru / bushido | hanzo: bo | tomoe: bo | musashi: bo", phase="recover", deck="nodachi"
    )
    assert t.pile == "nodachi"
    t.does("discard kiseru")
    assert t.pile == "nodachi kiseru"


def test_r3_7_naming_a_card_names_no_particular_copy() -> None:
    t = table("benkei*: bo bo bo armor armor | hanzo: parry | tomoe: parry | musashi: parry")
    t.offers("play bo > hanzo", "play bo > tomoe", "play bo > musashi", "play armor", "end")


def test_r3_8_a_character_overrules_the_general_rule() -> None:
    t = table("kojiro*: bokken | hanzo: bo | tomoe: bo / armor armor | musashi: bo")
    t.offers("play bokken > hanzo", "play bokken > tomoe", "play bokken > musashi", "end")


def test_r3_8_where_a_card_says_less_the_page_holds() -> None:
    """A battle cry affects everyone, but not a Harmless player (4.2)."""
    t = table("benkei*: battle_cry | hanzo 0/: bo | tomoe: bo | musashi: bo")
    t.plays("battle_cry")
    t.asks("tomoe", "parry")


def test_r3_9_the_player_on_turn_comes_first_and_the_others_follow_clockwise() -> None:
    t = table("benkei: bo | hanzo: bo | tomoe*: tea_ceremony | musashi: bo")
    t.plays("tea_ceremony")
    assert [drawn["seat"] for drawn in t.events("Drew")] == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("laid", "story"), [("armor focus", ["Recovered", "Drew"]), ("focus armor", ["Drew", "Recovered"])]
)
def test_r3_9_properties_act_as_they_were_laid(
    monkeypatch: pytest.MonkeyPatch, laid: str, story: list[str]
) -> None:
    def heal(table: Table, seat: int, _card: int) -> None:
        table.schedule(Recover(seat))

    def draw(table: Table, seat: int, _card: int) -> None:
        table.schedule(Draw(seat, 1))

    change_traits(monkeypatch, {"armor": Traits(on_recovered=(heal,)), "focus": Traits(on_recovered=(draw,))})
    t = table(f"benkei*: bo / {laid} | hanzo: bo | tomoe: bo | musashi: bo", phase="recover")
    assert t.story() == ["TurnBegan", *story, "Drew"]


def test_r3_9_the_character_comes_before_the_properties(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_one(table: Table, _by: int, victim: int, _source: int, _lost: int) -> None:
        table.schedule(Draw(victim, 1))

    def draw_two(table: Table, _by: int, victim: int, _source: int, _lost: int) -> None:
        table.schedule(Draw(victim, 2))

    change_traits(
        monkeypatch,
        {
            "hanzo": Traits(on_wounded=(draw_one,)),
            "armor": Traits(on_wounded=(draw_two,)),
        },
    )
    t = table("benkei*: bo | hanzo: bo / armor | tomoe: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.does("pass")
    assert [len(drawn["cards"]) for drawn in t.events("Drew")] == [1, 2]


def test_r3_9_so_it_is_for_who_strikes(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw_one(table: Table, by: int, _victim: int, _source: int, _lost: int) -> None:
        table.schedule(Draw(by, 1))

    def draw_two(table: Table, by: int, _victim: int, _source: int, _lost: int) -> None:
        table.schedule(Draw(by, 2))

    change_traits(monkeypatch, {"tomoe": Traits(on_hit=(draw_one,)), "armor": Traits(on_hit=(draw_two,))})
    t = table("tomoe*: bo / armor | hanzo: bo | benkei: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.does("pass")
    assert [len(drawn["cards"]) for drawn in t.events("Drew")] == [1, 2]
