"""13 Register of rulings: the switches, each in both positions, and records that contain them."""

import json
from typing import Any

import pytest

from chanbara import dumps, loads, new_game, replay
from chanbara.sword.placement import place, placement_of
from chanbara.sword.rules.rulings import DEFAULT_RULINGS, Rulings
from chanbara.sword.rules.words import Team
from tests.rules.page import rows
from tests.table import Story, sun, table

ALTERNATIVES: dict[str, Any] = {
    name: 8 if name == "eighth_hand" else not usual for name, usual in DEFAULT_RULINGS._asdict().items()
}

ROLES = ["shogun", "samurai1", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1", "ronin2"]


def test_the_switches_are_those_of_the_register() -> None:
    named = [row["switch"] for row in rows("13 Register") if row["switch"] != "–"]
    assert sorted(named) == sorted(Rulings._fields)


def test_the_defaults_are_those_of_the_register() -> None:
    assert DEFAULT_RULINGS._asdict() == {
        "deck_ends_when_needed": True,
        "swordmaster_before_honor": True,
        "any_team_mate_refuses": True,
        "own_property_may_be_stripped": True,
        "own_hand_may_be_stripped": False,
        "score_may_be_negative": True,
        "eighth_hand": 7,
        "second_copies": False,
        "parry_is_played": True,
        "weapon_is_played": False,
        "ability_adds_on_oneself": True,
        "property_adds_on_oneself": True,
        "ability_draws_on_oneself": True,
        "ability_adds_to_zero": False,
        "property_adds_to_zero": False,
        "ability_draws_on_hit": False,
        "defeated_stop_at_once": False,
        "harmless_show_cards": False,
        "strikes_back_per_wound": False,
        "last_reveal_counts": False,
    }


@pytest.mark.parametrize(("second", "makibishi", "kozuka"), [(False, 2, 1), (True, 1, 2)])
def test_r1_2_the_other_count_of_copies_keeps_the_total(makibishi: int, kozuka: int, *, second: bool) -> None:
    game = new_game("sword", players=3, seed=1, rising_sun=True, rulings={"second_copies": second})
    copies = {card.key: card.copies for card in game.table.catalog.cards}
    assert (copies["makibishi"], copies["kozuka"]) == (makibishi, kozuka)
    assert sum(copies.values()) == 130
    assert len(game.table.deck) + sum(len(player.hand) for player in game.table.players) == 130


@pytest.mark.parametrize("eighth", [7, 8])
def test_r2_6_the_eighth_player_gets_7_or_8_cards(eighth: int) -> None:
    game = new_game("sword", players=8, seed=1, rising_sun=True, roles=ROLES, rulings={"eighth_hand": eighth})
    assert [len(player.hand) for player in game.table.players][1:] == [5, 5, 6, 6, 7, 7, eighth]


@pytest.mark.parametrize("needed", [True, False])
def test_r8_2_the_deck_ends_when_a_card_is_needed_or_when_its_last_card_leaves(*, needed: bool) -> None:
    t = table(
        "benkei*: | hanzo: | tomoe: | musashi:",
        phase="draw",
        deck="bo bo",
        pile="armor armor",
        rest="out",
        rulings={"deck_ends_when_needed": needed},
    )
    assert t.hand("benkei") == "bo bo"
    assert [t.honor(seat) for seat in range(4)] == ([5, 3, 3, 3] if needed else [4, 2, 2, 2])
    assert (t.deck, t.pile) == (("", "armor armor") if needed else ("armor armor", ""))


@pytest.mark.parametrize("needed", [True, False])
def test_r8_2_so_it_is_for_a_card_that_is_revealed(*, needed: bool) -> None:
    t = sun(
        "benkei*: bo | lady_chacha: armor | tomoe: armor | musashi: armor",
        deck="parry katana",
        rest="out",
        rulings={"deck_ends_when_needed": needed},
    )
    t.plays("bo > lady_chacha")
    t.asks("lady_chacha", "parry")
    assert [t.honor(seat) for seat in range(4)] == ([5, 3, 3, 3] if needed else [4, 2, 2, 2])
    assert t.pile == ("parry katana" if needed else "")
    assert sorted(t.deck.split()) == ([] if needed else ["katana", "parry"])


@pytest.mark.parametrize("needed", [True, False])
def test_r11_1_a_banzai_may_take_the_last_card_of_the_deck(*, needed: bool) -> None:
    t = sun(
        "benkei*: bo | hanzo 1/: armor | tomoe: armor | musashi: armor",
        deck="parry parry parry parry",
        rest="out",
        rulings={"deck_ends_when_needed": needed},
    )
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.events("Buried") == [{"seat": 1, "cards": ["parry"] * 4}]
    assert [t.honor(seat) for seat in range(4)] == ([6, 2, 3, 3] if needed else [5, 1, 2, 2])


@pytest.mark.parametrize("needed", [True, False])
def test_r11_1_a_banzai_that_made_a_new_deck_makes_no_other_whichever_way_it_is_switched(
    *, needed: bool
) -> None:
    t = sun(
        "benkei*: bo | hanzo 1/: armor | tomoe: armor | musashi: armor",
        deck="parry parry",
        rest="out",
        rulings={"deck_ends_when_needed": needed},
    )
    t.plays("bo > hanzo")
    t.does("pass")
    assert [len(buried["cards"]) for buried in t.events("Buried")] == [2, 2]
    assert len(t.events("DeckRenewed")) == 1


def last_two(rulings: dict[str, Any]) -> Story:
    """Only two have resilience: Benkei, the Shogun, takes the last point and honor of Musashi, a Ninja."""
    t = table("benkei* /1: bo | hanzo 0/: | tomoe 0/9: | musashi 1/1: armor", rulings=rulings)
    t.plays("bo > musashi")
    t.does("pass")
    return t


def test_r8_4_the_swordmaster_comes_before_the_honor() -> None:
    t = last_two({"swordmaster_before_honor": True})
    assert (t.result.cause, t.result.winner) == ("swordmaster", Team.SHOGUN)
    assert (t.honor("benkei"), t.honor("musashi")) == (1, 1)


def test_r8_4_or_after_the_end_for_lack_of_honor() -> None:
    t = last_two({"swordmaster_before_honor": False})
    assert (t.result.cause, t.result.rule, t.result.winner) == ("defeat", "8.1", Team.NINJA)
    assert (t.honor("benkei"), t.honor("musashi")) == (2, 0)


def test_r7_3_tested_after_that_end_he_still_wins_and_nothing_more_happens() -> None:
    t = sun(
        "benkei*: bo | hanzo 0/: | tomoe 0/9: | musashi 1/2: armor / curse bleeding_wound",
        rulings={"swordmaster_before_honor": False},
    )
    t.plays("bo > musashi")
    t.does("pass")
    assert (t.result.cause, t.result.winner) == ("swordmaster", Team.SHOGUN)
    assert (t.honor("benkei"), t.honor("musashi")) == (6, 1)
    assert t.story() == ["Unanswered", "Wounded", "Defeated", "HonorGiven", "Ended"]


@pytest.mark.parametrize("before", [True, False])
def test_r8_4_refused_the_honor_is_given_once_either_way(*, before: bool) -> None:
    t = table(
        "benkei 0/: | hanzo 0/: | tomoe*: bo | musashi 1/2: armor",
        rulings={"swordmaster_before_honor": before},
    )
    t.plays("bo > musashi")
    t.does("pass")
    assert t.result.cause == "swordmaster_refused"
    assert (t.honor("tomoe"), t.honor("musashi")) == (4, 1)
    assert t.result.deadly_strike is Team.NINJA


def defeat_by_a_team_mate_who_is_down(rulings: dict[str, Any]) -> Story:
    """Benkei is left; the last defeat is that of Musashi by Tomoe; both are Ninja."""
    return table(
        "benkei*: bo | hanzo 0/: | tomoe 0/: | musashi 1/: armor",
        pending=[["Turn", 1], ["PlayPhase"], ["Wound", 2, 3, "bo", 1]],
        rulings=rulings,
    )


def test_r8_4_any_team_mate_refuses_the_swordmaster() -> None:
    t = defeat_by_a_team_mate_who_is_down({"any_team_mate_refuses": True})
    assert (t.result.cause, t.result.deadly_strike) == ("swordmaster_refused", Team.NINJA)
    assert (t.honor("tomoe"), t.honor("musashi")) == (4, 2)


def test_r8_4_or_only_the_one_who_is_left() -> None:
    t = defeat_by_a_team_mate_who_is_down({"any_team_mate_refuses": False})
    assert (t.result.cause, t.result.winner, t.result.deadly_strike) == ("swordmaster", Team.SHOGUN, None)
    assert (t.honor("tomoe"), t.honor("musashi")) == (3, 3)
    t = table(
        "benkei 0/: | hanzo 0/: | tomoe*: bo | musashi 1/: armor", rulings={"any_team_mate_refuses": False}
    )
    t.plays("bo > musashi")
    t.does("pass")
    assert (t.result.cause, t.result.deadly_strike) == ("swordmaster_refused", Team.NINJA)


@pytest.mark.parametrize(("negative", "points"), [(True, -1), (False, 0)])
def test_r8_5_a_teams_score_may_fall_below_0_or_not(points: int, *, negative: bool) -> None:
    t = table("benkei: | hanzo* /1: bo | tomoe 1/1: armor", rulings={"score_may_be_negative": negative})
    t.plays("bo > tomoe")
    t.does("pass")
    assert t.result.totals[Team.NINJA] == points


def test_r9_5_geisha_may_discard_a_property_of_ones_own() -> None:
    t = table(
        "benkei*: geisha / armor | hanzo: / armor | tomoe: | musashi:",
        rulings={"own_property_may_be_stripped": True},
    )
    t.offers("play geisha > benkei:armor", "play geisha > hanzo:armor", "end")


def test_r9_5_or_of_others_only() -> None:
    t = table(
        "benkei*: geisha / armor | hanzo: bo / armor | tomoe: | musashi:",
        rulings={"own_property_may_be_stripped": False},
    )
    t.offers("play geisha > hanzo", "play geisha > hanzo:armor", "end")
    t.refuses("play geisha > benkei:armor", "9.5")
    t = table(
        "benkei*: geisha / armor | hanzo: | tomoe: | musashi:",
        rulings={"own_property_may_be_stripped": False},
    )
    t.offers("end")


def test_r11_9_mimicry_takes_ones_own_property_whatever_geisha_may() -> None:
    t = sun(
        "benkei*: mimicry / armor | hanzo: | tomoe: | musashi:",
        rulings={"own_property_may_be_stripped": False},
    )
    t.offers("play mimicry > benkei:armor", "end")


@pytest.mark.parametrize("harmless", [True, False])
def test_r11_9_the_harmless_show_a_card_for_intuition_or_are_left_out(*, harmless: bool) -> None:
    t = sun(
        "benkei*: intuition | tomoe 0/: bo | hanzo: | kojiro: bo", rulings={"harmless_show_cards": harmless}
    )
    t.plays("intuition")
    if harmless:
        t.asks("tomoe", "show")
        t.offers("show bo")
        t.does("show bo")
    t.asks("kojiro", "show")
    t.does("show bo")
    t.asks("benkei", "pick")


@pytest.mark.parametrize(("per_wound", "flips", "left"), [(False, 1, 4), (True, 3, 3)])
def test_r12_yukimura_reveals_once_per_card_or_once_per_wound(
    flips: int, left: int, *, per_wound: bool
) -> None:
    t = sun(
        "benkei*: katana | yukimura: armor | tomoe: | kojiro:",
        deck="bo parry armor",
        rulings={"strikes_back_per_wound": per_wound},
    )
    t.plays("katana > yukimura")
    t.does("pass")
    assert (len(t.events("Flipped")), t.resilience("benkei")) == (flips, left)


def test_r12_yukimura_reveals_no_more_once_the_game_is_over() -> None:
    t = sun(
        "benkei* 1/1: katana | yukimura: armor | tomoe: | kojiro:",
        deck="bo bo bo",
        rulings={"strikes_back_per_wound": True},
    )
    t.plays("katana > yukimura")
    t.does("pass")
    assert (len(t.events("Flipped")), t.result.cause) == (1, "defeat")


@pytest.mark.parametrize("last", [True, False])
def test_r12_masamune_chooses_which_card_counts_or_the_last_one_does(*, last: bool) -> None:
    t = sun(
        "masamune*: bo / bushido | hanzo: | tomoe: | kojiro:",
        phase="recover",
        deck="katana parry geisha",
        rulings={"last_reveal_counts": last},
    )
    t.offers("count katana", "reveal")
    t.does("reveal")
    t.offers("count parry", *([] if last else ["count katana"]), "reveal")
    t.does("reveal")
    t.offers("count geisha", *([] if last else ["count katana", "count parry"]))
    t.does("count geisha")
    assert t.in_play("hanzo") == "bushido"


@pytest.mark.parametrize(("name", "value"), ALTERNATIVES.items())
def test_a_record_carries_a_ruling_that_was_switched(name: str, value: Any) -> None:  # noqa: ANN401
    game = new_game("sword", players=4, seed=2, rising_sun=True, rulings={name: value})
    record = game.record()
    assert f"\nrulings {name}={json.dumps(value)}\n" in record
    assert replay(record).table.catalog.rulings == DEFAULT_RULINGS._replace(**{name: value})
    assert loads(dumps(game)).table.catalog.rulings == DEFAULT_RULINGS._replace(**{name: value})


def test_a_record_of_the_usual_rulings_names_none() -> None:
    usual = DEFAULT_RULINGS._asdict()
    game = new_game("sword", players=4, seed=2, rising_sun=True, rulings=usual)
    assert "rulings" not in game.record()
    assert game.record() == new_game("sword", players=4, seed=2, rising_sun=True).record()


@pytest.mark.parametrize(("name", "value"), ALTERNATIVES.items())
def test_a_position_carries_a_ruling_that_was_switched(name: str, value: Any) -> None:  # noqa: ANN401
    t = sun("benkei*: | hanzo: | tomoe: | musashi:", rulings={name: value})
    wanted = DEFAULT_RULINGS._replace(**{name: value})
    assert loads(dumps(t.game)).table.catalog.rulings == wanted
    written = placement_of(t.game)
    assert written.rulings == {name: value}
    assert place(written).table.catalog.rulings == wanted


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"second_wind": True}, "there is no ruling 'second_wind'"),
        ({"second_copies": 1}, "second_copies cannot be 1"),
        ({"second_copies": "yes"}, "second_copies cannot be 'yes'"),
        ({"eighth_hand": 9}, "eighth_hand cannot be 9"),
        ({"eighth_hand": True}, "eighth_hand cannot be True"),
    ],
)
def test_a_ruling_that_cannot_be_chosen_is_refused(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        new_game("sword", players=4, seed=2, rulings=chosen)
