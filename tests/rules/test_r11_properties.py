"""11.7 and 11.8: the properties of Rising Sun."""

import pytest

from chanbara import observe
from tests.table import Story, card_of, sun


@pytest.mark.parametrize("card", ["attendant", "peasant", "kote"])
def test_r11_7_these_three_are_laid_in_front_of_oneself(card: str) -> None:
    t = sun(f"benkei*: {card} | tomoe: bo | hanzo: | kojiro:")
    t.offers(f"play {card}", "end")
    t.refuses(f"play {card} > tomoe", "10.2")
    t.plays(card)
    assert t.in_play("benkei") == card


def test_r11_7_an_attendant_brings_one_card_more_in_the_draw_phase() -> None:
    t = sun(
        "benkei*: / attendant | tomoe: bo | hanzo: | kojiro:", phase="draw", deck="katana zen parry armor"
    )
    assert t.hand("benkei") == "katana parry zen"


def test_r11_7_and_none_elsewhere() -> None:
    t = sun("benkei*: daimyo / attendant | tomoe: bo | hanzo: | kojiro:", deck="katana zen parry armor")
    t.plays("daimyo")
    assert t.hand("benkei") == "katana zen"


def attacked(weapon: str, in_play: str, resilience: str = "5/") -> Story:
    t = sun(f"benkei*: {weapon} | tomoe {resilience}: armor / {in_play} | hanzo: | kojiro:")
    t.plays(f"{weapon} > tomoe")
    t.does("pass")
    return t


def test_r11_7_a_peasant_may_be_discarded_instead_of_losing_a_point() -> None:
    t = attacked("bo", "armor peasant")
    t.asks("tomoe", "absorb")
    t.offers("discard > tomoe:peasant", "pass")
    t.refuses("discard > tomoe:armor", "11.7")
    t.does("discard > tomoe:peasant")
    assert (t.resilience("tomoe"), t.in_play("tomoe"), t.pile) == (5, "armor", "peasant bo")
    assert "Wounded" not in t.story()
    t.asks("benkei", "play")


def test_r11_7_or_kept() -> None:
    t = attacked("bo", "peasant")
    t.does("pass")
    assert (t.resilience("tomoe"), t.in_play("tomoe")) == (4, "peasant")


@pytest.mark.parametrize(("discarded", "resilience"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_r11_7_several_at_once_if_there_are_several(discarded: int, resilience: int) -> None:
    t = attacked("nodachi", "peasant peasant peasant")
    for _ in range(discarded):
        t.offers("discard > tomoe:peasant", "pass")
        t.does("discard > tomoe:peasant")
    if discarded < 3:
        t.does("pass")
    t.asks("benkei", "play")
    assert t.resilience("tomoe") == resilience
    assert t.in_play("tomoe").split() == ["peasant"] * (3 - discarded)


def test_r11_7_no_more_are_asked_for_than_points_would_be_lost() -> None:
    t = attacked("bo", "peasant peasant")
    t.does("discard > tomoe:peasant")
    t.asks("benkei", "play")
    assert t.in_play("tomoe") == "peasant"


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r11_7_it_stands_in_whatever_the_reason(action: str) -> None:
    t = sun(f"benkei*: {action} | tomoe 1/: armor / peasant | hanzo: | kojiro:")
    t.plays(action)
    t.does("pass")
    t.offers("discard > tomoe:peasant", "pass")
    t.does("discard > tomoe:peasant")
    assert (t.resilience("tomoe"), t.honor("tomoe")) == (1, 3)


@pytest.mark.parametrize(
    ("seats", "act"),
    [
        ("nobunaga* 2/: / peasant | tomoe: | hanzo: | kojiro:", "use nobunaga"),
        ("shima* 2/: / peasant | tomoe: / focus | hanzo: | kojiro:", "use shima > tomoe:focus"),
        (
            "benkei* 2/: simultaneous_attack / peasant | tomoe: | hanzo: | kojiro:",
            "play simultaneous_attack>1",
        ),
    ],
    ids=["nobunaga", "shima", "simultaneous attack"],
)
def test_r11_7_a_price_may_be_paid_with_it(seats: str, act: str) -> None:
    t = sun(seats)
    t.does(act)
    t.asks(0, "absorb")
    t.offers("discard>0:peasant", "pass")
    t.does("pass")
    assert (t.resilience(0), t.in_play(0)) == (1, "peasant")
    t = sun(seats.replace("2/", "1/"))
    t.does(act)
    t.offers("discard>0:peasant")
    t.does("discard>0:peasant")
    assert (t.resilience(0), t.in_play(0)) == (1, "")


def test_r11_7_without_one_a_price_may_be_paid_down_to_the_last_point() -> None:
    t = sun("benkei* 2/: simultaneous_attack | tomoe: | hanzo: | kojiro:")
    t.plays("simultaneous_attack > tomoe")
    t.asks("benkei", "play")
    assert t.resilience("benkei") == 1


def test_r11_7_it_is_not_offered_where_nothing_would_be_lost() -> None:
    t = sun("benkei*: katana zen / focus | kenshin: armor / peasant | tomoe: bo | kojiro:")
    t.plays("katana > kenshin")
    t.does("pass")
    t.asks("benkei", "play")
    assert t.in_play("kenshin") == "peasant"


def test_r11_7_what_it_absorbed_did_not_wound() -> None:
    t = sun("tomoe*: bo | yukimura: armor / peasant | hanzo: | kojiro:")
    t.plays("bo > yukimura")
    t.does("pass", "discard > yukimura:peasant")
    assert not {"Wounded", "Drew", "Flipped"} & set(t.story())


def test_r11_7_a_part_that_was_lost_did() -> None:
    t = sun("tomoe*: kiseru | ushiwaka: armor / peasant | hanzo: | kojiro:", deck="katana zen")
    t.plays("kiseru > ushiwaka")
    t.does("pass", "discard > ushiwaka:peasant")
    assert (t.resilience("ushiwaka"), t.hand("ushiwaka"), t.hand("tomoe")) == (3, "armor katana", "zen")


@pytest.mark.parametrize("act", ["diversion > tomoe", "geisha > tomoe:armor", "intuition"])
def test_r11_7_for_each_koi_card_kote_gives_a_card_to_a_player_of_ones_choice(act: str) -> None:
    t = sun(f"benkei*: {card_of(act)} / kote | tomoe 0/: bo / armor | hanzo: | kojiro:", deck="katana")
    t.plays(act)
    t.asks("benkei", "grant")
    t.offers("choose > benkei", "choose > tomoe", "choose > hanzo", "choose > kojiro")
    t.refuses("pass", "11.7")
    assert observe(t.game, None).playing == card_of(act)
    t.does("choose > hanzo")
    assert t.story()[0] == "Drew"
    assert (t.events("Drew")[0]["seat"], t.events("Drew")[0]["cards"]) == (2, ["katana"])


@pytest.mark.parametrize("act", ["daimyo", "tea_ceremony", "jujutsu", "armor", "bo > tomoe"])
def test_r11_7_for_no_other_symbol(act: str) -> None:
    t = sun(f"benkei*: {card_of(act)} / kote | tomoe: parry | hanzo: | kojiro:")
    t.plays(act)
    assert t.decision.kind != "grant"


def test_r11_7_nor_for_the_koi_card_of_another() -> None:
    t = sun("benkei*: diversion | tomoe: parry / kote | hanzo: | kojiro:")
    t.plays("diversion > tomoe")
    t.asks("benkei", "play")


def test_r11_7_who_was_given_a_card_shows_for_intuition() -> None:
    t = sun("benkei*: intuition / kote | tomoe: | hanzo: | kojiro:", deck="katana")
    t.plays("intuition")
    t.does("choose > tomoe")
    t.asks("tomoe", "show")
    t.offers("show katana")


@pytest.mark.parametrize("card", ["bleeding_wound", "curse"])
def test_r11_8_these_two_are_laid_in_front_of_anybody_in_any_number(card: str) -> None:
    t = sun(f"benkei*: {card} | tomoe 0/: bo / {card} | hanzo: | kojiro: bo")
    t.offers(*(f"play {card}>{seat}" for seat in range(4)), "end")
    t.refuses(f"play {card}", "11.8")
    t.plays(f"{card} > tomoe")
    assert t.in_play("tomoe") == f"{card} {card}"


def bleeding(who: str, deck: str) -> Story:
    return sun(f"{who} | hanzo: bo | goemon: | kojiro:", phase="recover", deck=deck)


def test_r11_8_bleeding_wound_takes_a_point_for_an_origami_before_the_cards_are_drawn() -> None:
    t = bleeding("tomoe*: / bleeding_wound", "bo katana zen")
    assert t.story() == ["TurnBegan", "Flipped", "ResiliencePaid", "Drew"]
    assert (t.resilience("tomoe"), t.in_play("tomoe"), t.pile) == (4, "bleeding_wound", "bo")


def test_r11_8_and_nothing_for_another_symbol() -> None:
    t = bleeding("tomoe*: / bleeding_wound", "parry katana zen")
    assert (t.story(), t.resilience("tomoe")) == (["TurnBegan", "Flipped", "Drew"], 5)


@pytest.mark.parametrize(
    ("deck", "resilience"), [("bo bokken", 3), ("bo parry", 4), ("parry bo", 4), ("parry parry", 5)]
)
def test_r11_8_once_per_copy(deck: str, resilience: int) -> None:
    t = bleeding("tomoe*: / bleeding_wound bleeding_wound", deck)
    assert (t.resilience("tomoe"), t.pile) == (resilience, deck)


def test_r11_8_never_the_last_point_but_it_is_revealed_all_the_same() -> None:
    t = bleeding("tomoe* 2/: / bleeding_wound bleeding_wound", "bo bokken")
    assert (t.resilience("tomoe"), t.pile) == (1, "bo bokken")


def test_r11_8_who_just_recovered_bleeds() -> None:
    t = bleeding("tomoe* 0/: / bleeding_wound", "bo")
    assert t.resilience("tomoe") == 4


def test_r11_8_it_is_discarded_when_honor_is_lost_to_bushido_and_not_revealed() -> None:
    t = bleeding("tomoe*: / bleeding_wound bushido bleeding_wound", "katana bo bo")
    assert (t.honor("tomoe"), t.in_play("tomoe")) == (4, "")
    assert t.pile == "katana bushido bleeding_wound bleeding_wound"
    assert len(t.events("Flipped")) == 1


def test_r11_8_or_by_defeat() -> None:
    t = sun("benkei*: katana | tomoe 1/: armor / bleeding_wound focus | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("pass")
    assert t.in_play("tomoe") == "focus"


def test_r11_8_or_when_the_deck_ends_for_everybody_who_loses_honor() -> None:
    t = sun(
        "benkei*: daimyo / bleeding_wound | tomoe: / armor bleeding_wound | hanzo: | kojiro:",
        pile="parry parry parry",
        rest="out",
    )
    t.plays("daimyo")
    assert [t.in_play(seat) for seat in range(2)] == ["", "armor"]
    assert t.pile == "bleeding_wound bleeding_wound daimyo"


def test_r11_8_it_stays_when_honor_is_gained() -> None:
    t = sun("benkei*: katana / bleeding_wound | tomoe 1/: armor | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("pass")
    assert t.in_play("benkei") == "bleeding_wound"


def test_r11_8_the_wound_of_another_is_not_tested_in_my_turn() -> None:
    t = sun("tomoe*: | hanzo: / bleeding_wound | goemon: | kojiro:", phase="recover", deck="bo")
    assert "Flipped" not in t.story()


def test_r11_8_with_the_last_point_a_curse_takes_all_properties_along() -> None:
    t = sun("benkei*: katana | tomoe 1/: armor / focus curse bushido curse | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("pass")
    assert t.in_play("tomoe") == ""
    removed = [one["card"] for one in t.events("PropertyRemoved")]
    assert removed == ["focus", "curse", "bushido", "curse"], "as they were laid"
    assert t.story().index("HonorGiven") < t.story().index("PropertyRemoved") < t.story().index("Buried")


def test_r11_8_a_curse_does_nothing_before_and_without_it_all_stays() -> None:
    t = sun("benkei*: bo bokken / focus | tomoe 2/: armor / curse armor | hanzo 1/: armor | kojiro:")
    t.plays("bo > tomoe")
    t.does("pass")
    assert t.in_play("tomoe") == "curse armor"
    t = sun("benkei*: bo / curse | tomoe 1/: armor / armor | hanzo: | kojiro:")
    t.plays("bo > tomoe")
    t.does("pass")
    assert (t.in_play("tomoe"), t.in_play("benkei")) == ("armor", "curse")
