"""10 Properties."""

import pytest

from chanbara import observe
from tests.table import Story, table


@pytest.mark.parametrize("copies", [1, 2, 3, 4])
def test_r10_1_each_armor_adds_one_to_the_difficulty(copies: int) -> None:
    t = table(f"goemon*: daikyu | hanzo: bo / {'armor ' * copies} | tomoe: bo | kojiro: bo")
    assert t.difficulty("goemon", "hanzo") == 1 + copies
    assert t.difficulty("hanzo", "goemon") == 1


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_r10_1_each_fast_draw_adds_one_wound_to_ones_weapons(copies: int) -> None:
    t = table(f"goemon*: bo / {'fast_draw ' * copies} | kojiro: parry | tomoe: bo | hanzo: bo")
    t.plays("bo > kojiro")
    t.does("pass")
    assert t.resilience("kojiro") == 5 - 1 - copies


def test_r10_1_a_fast_draw_adds_nothing_to_a_parried_weapon() -> None:
    t = table("goemon*: bo / fast_draw | kojiro: parry | tomoe: bo | hanzo: bo")
    t.plays("bo > kojiro")
    t.does("parry parry")
    assert t.resilience("kojiro") == 5


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_r10_1_each_focus_allows_one_more_weapon(copies: int) -> None:
    weapons = "bokken " * (copies + 2)
    t = table(f"benkei*: {weapons} / {'focus ' * copies} | hanzo: {'parry ' * 6} | tomoe: bo | kojiro: bo")
    for _ in range(copies + 1):
        t.plays("bokken > hanzo")
        t.does("parry parry")
    t.offers("end")
    assert observe(t.game, None).weapon_limit == copies + 1


def test_r10_2_they_are_laid_in_front_of_oneself() -> None:
    t = table("goemon*: armor fast_draw focus | hanzo: bo | tomoe: bo | kojiro: bo")
    t.offers("play armor", "play fast_draw", "play focus", "end")
    t.refuses("play armor > hanzo", "10.2")
    t.plays("focus", "armor", "fast_draw")
    assert t.in_play("goemon") == "focus armor fast_draw"


def test_r10_2_they_count_from_then_on() -> None:
    t = table("goemon*: armor fast_draw focus | hanzo: bo | tomoe: bo | kojiro: bo")
    t.plays("armor", "fast_draw", "focus")
    traits = t.player("goemon").traits
    assert (traits.difficulty, traits.dealt, traits.weapon_limit) == (1, 1, 2)


def test_r10_2_they_stay_from_turn_to_turn() -> None:
    t = table(
        "goemon*: bo | hanzo: bo / armor focus | tomoe: bo | kojiro: bo", deck="parry parry parry parry"
    )
    t.does("end", "end", "end")
    assert t.in_play("hanzo") == "armor focus"


def test_r10_2_they_stay_when_their_owner_is_defeated() -> None:
    t = table("goemon*: nodachi | hanzo 1/: bo / armor focus | tomoe: bo | kojiro: bo")
    t.plays("nodachi > hanzo")
    t.does("pass")
    assert t.resilience("hanzo") == 0
    assert t.in_play("hanzo") == "armor focus"


def test_r10_3_bushido_is_laid_in_front_of_any_player() -> None:
    t = table("goemon*: bushido | hanzo 0/: | tomoe: | kojiro: bo")
    t.offers(*(f"play bushido>{seat}" for seat in range(4)), "end")
    t.plays("bushido > hanzo")
    assert [t.in_play(seat) for seat in range(4)] == ["", "bushido", "", ""]
    assert t.pile == ""


def test_r10_3_or_in_front_of_oneself() -> None:
    t = table("goemon*: bushido | hanzo: bo | tomoe: bo | kojiro: bo")
    t.plays("bushido > goemon")
    assert t.in_play("goemon") == "bushido"


def test_r10_3_but_only_if_none_is_in_play() -> None:
    t = table("goemon*: bushido | hanzo: bo | tomoe: bo / bushido | kojiro: bo")
    t.offers("end")
    t.refuses("play bushido > hanzo", "10.3")
    t.refuses("play bushido > tomoe", "10.3")


def test_r10_3_somebody_must_be_named() -> None:
    t = table("goemon*: bushido | hanzo: bo | tomoe: bo | kojiro: bo")
    t.refuses("play bushido", "10.3")


def under_bushido(deck: str, hand: str, left: str = "hanzo: bo") -> Story:
    """The Recover phase of Benkei, with Bushido in front of them; the top of the deck is given."""
    return table(
        f"benkei* /4: {hand} / armor bushido focus | {left} | tomoe: bo | kojiro: bo",
        phase="recover",
        deck=deck,
    )


def test_r10_3_no_weapon_passes_it_to_the_left() -> None:
    t = under_bushido("parry geisha daimyo", "bo")
    assert t.events("Flipped") == [{"seat": 0, "card": "parry"}]
    assert t.events("PropertyPassed") == [{"seat": 0, "to": 1, "card": "bushido"}]
    assert (t.in_play("benkei"), t.in_play("hanzo")) == ("armor focus", "bushido")
    assert t.pile == "parry"
    assert t.honor("benkei") == 4
    assert t.hand("benkei") == "bo daimyo geisha", "the turn then goes on"


@pytest.mark.parametrize("card", ["armor", "battle_cry", "bushido"])
def test_r10_3_properties_and_actions_are_no_weapons(card: str) -> None:
    assert under_bushido(card, "bo").in_play("hanzo") == "bushido"


def test_r10_3_a_weapon_lets_the_holder_choose() -> None:
    t = under_bushido("katana parry", "bo bo kiseru parry")
    t.asks("benkei", "weapon")
    t.offers("discard bo", "discard kiseru", "pass")


def test_r10_3_a_weapon_from_hand_is_discarded_and_bushido_passes_left() -> None:
    t = under_bushido("katana geisha daimyo", "bo kiseru")
    t.does("discard kiseru")
    assert t.pile == "katana kiseru"
    assert t.in_play("hanzo") == "bushido"
    assert t.honor("benkei") == 4
    assert t.hand("benkei") == "bo daimyo geisha"
    assert "Played" not in t.story()
    assert observe(t.game, None).weapons_played == 0


def test_r10_3_or_one_honor_is_lost_to_the_box_and_bushido_is_discarded() -> None:
    t = under_bushido("katana geisha daimyo", "bo kiseru")
    t.does("pass")
    assert t.pile == "katana bushido"
    assert (t.in_play("benkei"), t.in_play("hanzo")) == ("armor focus", "")
    assert [t.honor(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert t.hand("benkei") == "bo daimyo geisha kiseru", "the turn then goes on"


def test_r10_3_without_a_weapon_the_holder_is_asked_all_the_same() -> None:
    t = under_bushido("katana", "armor parry")
    t.asks("benkei", "weapon")
    t.offers("pass")
    t.refuses("discard parry", "10.3")
    t.does("pass")
    assert t.honor("benkei") == 3


def test_r10_3_with_an_empty_hand_the_honor_is_lost_unasked() -> None:
    t = under_bushido("katana", "")
    t.asks("benkei", "play")
    assert t.honor("benkei") == 3
    assert t.pile == "katana bushido"


@pytest.mark.parametrize("left", ["hanzo 0/: bo", "hanzo: "])
def test_r10_3_it_passes_to_a_harmless_neighbour_too(left: str) -> None:
    assert under_bushido("parry", "bo", left).in_play("hanzo") == "bushido"


def test_r10_3_it_passes_round_the_table() -> None:
    t = table("benkei: bo | hanzo: bo | tomoe: bo | kojiro*: bo / bushido", phase="recover", deck="parry")
    assert t.in_play("benkei") == "bushido"


def test_r10_3_it_is_tested_again_in_the_neighbours_turn() -> None:
    t = under_bushido("parry geisha daimyo armor", "bo")
    t.does("end")
    assert t.events("Flipped") == [{"seat": 1, "card": "armor"}]
    assert t.in_play("tomoe") == "bushido"


def test_r10_3_it_is_not_tested_in_the_turns_of_others() -> None:
    t = table("benkei*: bo | hanzo: bo | tomoe: bo / bushido | kojiro: bo", phase="recover")
    assert t.story() == ["TurnBegan", "Drew"]


@pytest.mark.parametrize("removed", ["geisha", "forfeit"])
def test_r10_3_a_bushido_that_was_removed_may_be_played_again(removed: str) -> None:
    if removed == "geisha":
        t = table("goemon*: bushido geisha | hanzo: / bushido | tomoe: | kojiro:")
        t.plays("geisha > hanzo:bushido")
    else:
        t = table(
            "goemon*: bushido / bushido | hanzo: | tomoe: | kojiro:",
            phase="recover",
            deck="katana parry parry",
        )
        t.does("pass")
    t.offers(*(f"play bushido>{seat}" for seat in range(4)), "end")
