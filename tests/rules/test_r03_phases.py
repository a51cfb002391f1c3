"""3 A turn: Recover, Draw, Play, Discard (3.1 to 3.4)."""

import pytest

from chanbara import observe, seen
from chanbara.sword.cards.base.characters import PAY_ONE_DRAW_ONE
from chanbara.sword.rules.effects import Recover
from chanbara.sword.rules.options import Option
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import Ability, Traits
from tests.rules.house import change_traits
from tests.table import table


def test_r3_1_with_no_resilience_all_of_it_is_regained() -> None:
    t = table("benkei* 0/: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="recover")
    assert t.resilience("benkei") == 5
    assert t.events("Recovered") == [{"seat": 0, "resilience": 5}]


@pytest.mark.parametrize("resilience", [1, 4, 5])
def test_r3_1_with_resilience_nothing_happens(resilience: int) -> None:
    t = table(f"benkei* {resilience}/: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="recover")
    assert t.resilience("benkei") == resilience
    assert t.story() == ["TurnBegan", "Drew"]


def test_r3_1_only_the_player_on_turn_recovers() -> None:
    t = table("benkei*: bo | hanzo 0/: bo | tomoe: bo | musashi: bo", phase="recover")
    assert t.resilience("hanzo") == 0
    t.does("end")
    assert t.resilience("hanzo") == 4


def test_r3_1_the_test_of_bushido_comes_after_recovering() -> None:
    t = table("benkei* 0/: bo / bushido | hanzo: bo | tomoe: bo | musashi: bo", phase="recover", deck="parry")
    assert t.story() == ["TurnBegan", "Recovered", "Flipped", "PropertyPassed", "Drew"]


def test_r3_1_the_test_of_bushido_comes_without_recovering_too() -> None:
    t = table("benkei* 3/: bo / bushido | hanzo: bo | tomoe: bo | musashi: bo", phase="recover", deck="parry")
    assert t.story() == ["TurnBegan", "Flipped", "PropertyPassed", "Drew"]


def test_r3_2_two_cards_are_drawn_from_the_top_of_the_deck() -> None:
    t = table("benkei*: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="draw", deck="katana parry geisha")
    assert t.hand("benkei") == "bo katana parry"
    assert t.deck.startswith("geisha ")


@pytest.mark.parametrize(
    ("seats", "cards"),
    [
        ("hideyoshi*: | hanzo: bo | tomoe: bo | musashi: bo", 3),
        ("benkei*: | hanzo: bo | tomoe: bo", 3),
        ("hideyoshi*: | hanzo: bo | tomoe: bo", 4),
        ("benkei: | hanzo*: bo | tomoe: bo", 2),
        ("benkei: | hideyoshi*: bo | tomoe: bo", 3),
    ],
    ids=[
        "hideyoshi",
        "shogun of three",
        "hideyoshi as shogun of three",
        "ninja of three",
        "hideyoshi of three",
    ],
)
def test_r3_2_hideyoshi_and_the_shogun_of_three_draw_more(seats: str, cards: int) -> None:
    t = table(seats, phase="draw")
    assert [len(drawn["cards"]) for drawn in t.events("Drew")] == [cards]


def test_r3_2_ieyasu_may_fetch_his_first_card_from_the_top_of_the_pile() -> None:
    t = table(
        "ieyasu*: bo | hanzo: bo | tomoe: bo | musashi: bo",
        phase="draw",
        deck="parry geisha",
        pile="nodachi katana",
    )
    t.asks("ieyasu", "first_draw")
    t.offers("take katana", "draw")
    t.does("take katana")
    assert t.hand("ieyasu") == "bo katana parry"
    assert t.pile == "nodachi"
    t.asks("ieyasu", "play")


def test_r3_2_ieyasu_may_draw_all_from_the_deck() -> None:
    t = table(
        "ieyasu*: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="draw", deck="parry geisha", pile="katana"
    )
    t.does("draw")
    assert t.hand("ieyasu") == "bo geisha parry"
    assert t.pile == "katana"


def test_r3_2_ieyasu_is_not_asked_when_the_pile_is_empty() -> None:
    t = table("ieyasu*: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="draw", deck="parry geisha")
    t.asks("ieyasu", "play")
    assert t.hand("ieyasu") == "bo geisha parry"


def test_r3_2_only_the_first_card_of_ieyasu_comes_from_the_pile() -> None:
    t = table("ieyasu*: bo | hanzo: bo | tomoe: bo", phase="draw", deck="parry geisha", pile="nodachi katana")
    t.does("take katana")
    t.asks("ieyasu", "play")
    assert t.hand("ieyasu") == "bo geisha katana parry", "three cards for the Shogun of three players"


def test_r3_2_the_top_card_is_the_one_after_bushido() -> None:
    t = table(
        "ieyasu*: bo / bushido | hanzo: bo | tomoe: bo | musashi: bo",
        phase="recover",
        deck="geisha parry",
        pile="katana",
    )
    t.offers("take geisha", "draw")


def test_r3_2_a_weapon_given_for_bushido_is_the_top_card_then() -> None:
    t = table(
        "ieyasu*: kiseru / bushido | hanzo: bo | tomoe: bo | musashi: bo",
        phase="recover",
        deck="nodachi parry",
        pile="katana",
    )
    t.does("discard kiseru")
    t.offers("take kiseru", "draw")


def test_r3_2_the_card_that_ieyasu_takes_is_seen_by_all() -> None:
    t = table("ieyasu*: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="draw", pile="katana")
    t.does("take katana")
    for observer in (1, 2, 3, None):
        assert observe(t.game, observer).seats[0].known == ("katana",)
        told = [event.about for event in seen(t.game, observer) if event.kind == "TookDiscard"]
        assert told == [{"seat": 0, "card": "katana"}]


def test_r3_3_any_number_of_cards_may_be_played_in_any_order() -> None:
    t = table(
        "benkei*: armor bo daimyo geisha tea_ceremony | hanzo: parry parry | tomoe: parry | musashi: parry"
    )
    t.plays("armor", "bo > hanzo")
    t.does("pass")
    t.plays("geisha > hanzo", "tea_ceremony", "daimyo")
    t.asks("benkei", "play")


def test_r3_3_everything_playable_is_offered_and_nothing_else() -> None:
    t = table(
        "nobunaga*: armor bo breathing bushido daimyo diversion geisha parry"
        " | hanzo: bo / focus | tomoe 0/: | musashi: bo"
    )
    t.offers(
        "play armor",
        *("play bo > hanzo", "play bo > musashi"),
        *("play breathing > hanzo", "play breathing > tomoe", "play breathing > musashi"),
        *(
            "play bushido > nobunaga",
            "play bushido > hanzo",
            "play bushido > tomoe",
            "play bushido > musashi",
        ),
        "play daimyo",
        *("play diversion > hanzo", "play diversion > musashi"),
        *("play geisha > hanzo", "play geisha > musashi", "play geisha > hanzo:focus"),
        "use nobunaga",
        "end",
    )


def test_r3_3_nothing_at_all_need_be_played() -> None:
    t = table("benkei*: armor bo | hanzo: bo | tomoe: bo | musashi: bo")
    t.does("end")
    assert t.active == "hanzo"


def test_r3_3_a_weapon_needs_a_legal_target() -> None:
    t = table("benkei*: bokken | hanzo 0/: bo | tomoe: | musashi 0/: bo")
    t.offers("end")
    t.refuses("play bokken > hanzo", "4.2")


def test_r3_3_parry_is_only_ever_an_answer() -> None:
    t = table("benkei*: parry | hanzo: bo | tomoe: bo | musashi: bo")
    t.offers("end")
    t.refuses("play parry", "3.3")
    t.refuses("play parry > hanzo", "3.3")


def test_r3_3_the_ability_of_nobunaga_belongs_to_the_play_phase() -> None:
    t = table("nobunaga: parry | hanzo*: bo | tomoe: bo | musashi: bo")
    t.plays("bo > nobunaga")
    t.offers("parry parry", "pass")
    t.refuses("use nobunaga", "6.2")


def test_r3_3_the_ability_of_nobunaga_is_not_for_the_discard_phase() -> None:
    t = table(f"nobunaga*: {'parry ' * 8} | hanzo: bo | tomoe: bo | musashi: bo", phase="discard")
    t.offers("discard parry")
    t.refuses("use nobunaga", "3.4")


def test_r3_3_of_several_abilities_the_one_that_is_named_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def rest(table: Table, seat: int, _option: Option) -> None:
        table.schedule(Recover(seat))

    abilities = (Ability("rest", "3.3", lambda _table, _seat: True, rest), PAY_ONE_DRAW_ONE)
    change_traits(monkeypatch, {"nobunaga": Traits(abilities=abilities)})
    t = table("nobunaga* 3/: | hanzo: | tomoe: | musashi:")
    t.offers("use rest", "use nobunaga", "end")
    t.does("use nobunaga")
    assert (t.resilience("nobunaga"), t.hand_size("nobunaga")) == (2, 1)
    t.does("use rest")
    assert (t.resilience("nobunaga"), t.hand_size("nobunaga")) == (5, 1)


def test_r3_4_with_more_than_seven_cards_one_chooses_which_to_discard() -> None:
    t = table(
        "benkei*: bo bo katana armor geisha parry parry parry parry | hanzo: bo | tomoe: bo | musashi: bo"
    )
    t.does("end")
    t.asks("benkei", "discard")
    t.offers("discard bo", "discard katana", "discard armor", "discard geisha", "discard parry")
    t.does("discard katana")
    t.asks("benkei", "discard")
    t.offers("discard bo", "discard armor", "discard geisha", "discard parry")
    t.does("discard bo")
    assert t.hand("benkei") == "armor bo geisha parry parry parry parry"
    assert t.active == "hanzo"


def test_r3_4_it_is_the_discard_phase() -> None:
    t = table("benkei*: bo katana parry parry parry parry parry parry | hanzo: bo | tomoe: bo | musashi: bo")
    assert observe(t.game, 1).phase == "play"
    t.does("end")
    assert observe(t.game, 1).phase == "discard"


def test_r3_4_seven_cards_may_be_kept() -> None:
    t = table(f"benkei*: {'parry ' * 7} | hanzo: bo | tomoe: bo | musashi: bo")
    t.does("end")
    t.asks("hanzo", "play")
    assert t.hand_size("benkei") == 7


def test_r3_4_only_the_player_on_turn_discards() -> None:
    t = table(f"benkei*: bo | hanzo: {'parry ' * 9} | tomoe: bo | musashi: bo")
    t.does("end")
    t.asks("hanzo", "play")
    assert t.hand_size("hanzo") == 11


@pytest.mark.parametrize(
    ("seats", "following"),
    [
        ("benkei*: bo | hanzo: bo | tomoe: bo | musashi: bo", "hanzo"),
        ("benkei: bo | hanzo: bo | tomoe: bo | musashi*: bo", "benkei"),
        ("benkei*: bo | hanzo 0/: | tomoe: bo | musashi: bo", "hanzo"),
    ],
    ids=["to the left", "round the table", "harmless or not"],
)
def test_r3_4_then_the_next_player_to_the_left_is_on_turn(seats: str, following: str) -> None:
    t = table(seats)
    t.does("end")
    assert t.active == following
    assert t.events("TurnBegan") == [{"seat": t.seat(following), "turn": 2}]
