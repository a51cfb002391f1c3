"""The scores of answers: parries, weapons, discards, and the decisions of Rising Sun."""

import pytest

from chanbara import Game
from tests.mind.thinking import best, thought_of_options
from tests.table import Story, sun, table

OTHERS = "goemon shogun: kiseru | kojiro: kiseru | benkei: kiseru"


def struck(target: str, weapon: str = "bo", attacker: str = "tomoe") -> Game:
    """A parry window: the target sits to the left of a Ninja who strikes."""
    story = table(f"{attacker} ninja1*: {weapon} bokken | {target} | goemon shogun: | kojiro: | benkei:")
    story.does(f"play {weapon} > 1")
    return story.game


def told(story: Story, *acts: str) -> Game:
    """The game after some acts."""
    story.does(*acts)
    return story.game


def test_r7_1_a_blow_that_would_defeat_is_parried() -> None:
    assert best(struck("hideyoshi 1/: parry bo bo bo")) == {"parry parry"}


def test_r6_3_wounds_include_what_the_attacker_adds() -> None:
    assert best(struck("hideyoshi 4/: parry bo bo", attacker="musashi")) == {"parry parry"}
    assert best(struck("hideyoshi 4/: parry bo bo", attacker="tomoe")) == {"pass"}


def test_r6_3_wounds_include_what_the_target_takes_off() -> None:
    assert best(struck("ginchiyo 4/: parry bo bo", weapon="kiseru")) == {"pass"}
    assert best(struck("hideyoshi 4/: parry bo bo", weapon="kiseru")) == {"parry parry"}


def test_the_only_parry_is_kept_from_a_scratch() -> None:
    assert best(struck("hideyoshi 4/: parry bo bo")) == {"pass"}


def test_a_parry_to_spare_is_used() -> None:
    assert best(struck("hideyoshi 4/: parry parry bo")) == {"parry parry"}


def test_who_is_frail_parries_a_scratch() -> None:
    assert best(struck("hideyoshi 2/: parry bo bo")) == {"parry parry"}


def test_r4_1_the_last_card_is_given_for_an_empty_hand() -> None:
    assert best(struck("hideyoshi 4/: parry")) == {"parry parry"}


def test_r12_hanzo_parries_with_the_weapon_he_misses_least() -> None:
    assert best(struck("hanzo 1/: parry nodachi bokken kiseru")) == {"parry bokken"}


def test_r12_ushiwaka_takes_wounds_that_bring_cards_but_no_defeat() -> None:
    assert best(struck("ushiwaka 3/: parry parry bo", weapon="kiseru")) == {"pass"}
    assert best(struck("ushiwaka 2/: parry parry bo", weapon="kiseru")) == {"parry parry"}


def test_r9_6_a_healthy_player_keeps_his_weapons_and_a_frail_one_his_points() -> None:
    cry = "tomoe ninja1*: jujutsu bo | hideyoshi {}/: nodachi katana | goemon shogun: | kojiro: | benkei:"
    for resilience, expected in ((4, "pass"), (1, "discard katana")):
        assert best(told(table(cry.format(resilience)), "play jujutsu")) == {expected}


def test_r10_3_honor_is_worth_more_than_a_weapon() -> None:
    story = table(
        "tomoe*: nodachi kiseru parry / bushido | hideyoshi: bo | goemon: bo | kojiro: bo | benkei: bo",
        phase="recover",
        deck="bo",
    )
    story.asks("tomoe", "weapon")
    assert best(story.game) == {"discard kiseru"}


def test_r3_4_the_least_useful_card_is_discarded() -> None:
    story = table(
        "tomoe*: parry parry parry bokken armor breathing nodachi tea_ceremony | hideyoshi: | goemon:",
        phase="discard",
    )
    assert best(story.game) == {"discard bokken"}


def test_r3_2_ieyasu_takes_a_discard_only_if_it_is_better_than_most() -> None:
    for top, expected in (("parry", "take parry"), ("bokken", "draw")):
        story = table("ieyasu*: bo | hideyoshi: bo | goemon: bo", phase="draw", pile=f"bo {top}")
        assert best(story.game) == {expected}


def test_only_what_is_done_in_a_turn_has_a_rank() -> None:
    ranks = {rank for rank, _ in thought_of_options(struck("hideyoshi 4/: parry bo bo")).values()}
    assert ranks == {0}


# --- Rising Sun ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("resilience", "expected"), [(1, "discard>1:peasant"), (2, "discard>1:peasant"), (4, "pass")]
)
def test_r11_7_a_peasant_is_given_for_a_point_that_matters(resilience: int, expected: str) -> None:
    seats = f"tomoe ninja1*: bo bo | hideyoshi {resilience}/: bokken bo / peasant | {OTHERS}"
    assert best(told(sun(seats), "play bo>1", "pass")) == {expected}


def test_r11_7_a_peasant_is_kept_from_a_defeat_that_it_cannot_avert() -> None:
    seats = f"tomoe ninja1*: wakizashi bo | hideyoshi 2/: bokken bo / peasant | {OTHERS}"
    assert best(told(sun(seats), "play wakizashi>1", "pass")) == {"pass"}


def test_r12_okuni_escapes_a_theft_with_the_card_she_misses_least() -> None:
    seats = f"tomoe ninja1*: diversion bo | okuni: kanabo bokken parry parry | {OTHERS}"
    assert best(told(sun(seats), "play diversion>1")) == {"escape bokken"}


def test_r12_okuni_does_not_escape_a_gift() -> None:
    seats = f"tomoe ninja1*: breathing bo | okuni: kanabo bokken parry | {OTHERS}"
    assert best(told(sun(seats), "play breathing>1")) == {"pass"}


def test_r12_okuni_rather_shows_her_worst_card_than_plays_a_better_one() -> None:
    seats = f"tomoe ninja1*: intuition bo | okuni: {{}} parry | {OTHERS}"
    assert best(told(sun(seats.format("bo kanabo")), "play intuition")) == {"escape bo", "pass"}
    assert best(told(sun(seats.format("tanto kanabo")), "play intuition")) == {"pass"}


def test_r12_okuni_escapes_a_wound_with_what_is_worth_less() -> None:
    seats = f"tomoe ninja1*: simultaneous_attack bo | okuni: {{}} parry | {OTHERS}"
    assert best(told(sun(seats.format("katana")), "play simultaneous_attack>1")) == {"pass"}
    assert best(told(sun(seats.format("bokken")), "play simultaneous_attack>1")) == {"escape bokken"}


@pytest.mark.parametrize("card", ["geisha", "mimicry"])
def test_r12_okuni_lets_a_burden_be_taken_from_her(card: str) -> None:
    seats = f"tomoe ninja1*: {card} bo | okuni: kanabo bokken parry / curse armor | {OTHERS}"
    assert best(told(sun(seats), f"play {card}>1:curse")) == {"pass"}
    assert best(told(sun(seats), f"play {card}>1:armor")) == {"escape bokken"}


def test_r11_9_the_least_useful_card_is_shown_and_the_most_useful_taken() -> None:
    seats = "tomoe ninja1*: intuition bo | hideyoshi: parry bokken | goemon shogun: parry"
    game = told(sun(seats), "play intuition")
    assert best(game) == {"show bokken"}
    game.apply("show bokken")
    game.apply("show parry")
    assert best(game) == {"take parry>2"}


def test_r11_4_the_least_useful_card_is_given_up() -> None:
    seats = f"tomoe ninja1*: manriki_gusari bo | hideyoshi: parry nodachi bokken | {OTHERS}"
    assert best(told(sun(seats), "play manriki_gusari>1", "pass")) == {"discard bokken"}


def test_r12_bokuden_draws_when_he_may() -> None:
    seats = f"bokuden ninja1*: tea_ceremony bo | hideyoshi: bo | {OTHERS}"
    assert best(told(sun(seats), "play tea_ceremony")) == {"draw"}


def test_r8_2_bokuden_draws_no_card_that_loses_the_game() -> None:
    seats = (
        "bokuden shogun* /1: tea_ceremony bo | hideyoshi /9: bo | goemon /9: | kojiro /9: | benkei /9: kiseru"
    )
    assert best(told(sun(seats, rest="pile"), "play tea_ceremony")) == {"pass"}


def test_r11_7_with_the_kote_one_draws_oneself() -> None:
    seats = f"tomoe ninja1*: diversion bo / kote | hideyoshi: bo | {OTHERS}"
    game = told(sun(seats), "play diversion>1")
    thoughts = thought_of_options(game)
    assert best(game) == {"choose>0"}
    assert min(thoughts, key=lambda text: thoughts[text]) == "choose>2", "the Shogun is a sure enemy"


@pytest.mark.parametrize(("top", "expected"), [("bo", "reveal"), ("parry", "count parry")])
def test_r12_masamune_reveals_on_until_a_card_spares_him(top: str, expected: str) -> None:
    seats = f"masamune ninja1*: bo / bleeding_wound | hideyoshi: bo | {OTHERS}"
    assert best(sun(seats, phase="recover", deck=f"{top} bokken").game) == {expected}


def test_r12_masamune_has_the_card_count_that_spares_him() -> None:
    seats = f"masamune ninja1*: bo / bleeding_wound | hideyoshi: bo | {OTHERS}"
    assert best(told(sun(seats, phase="recover", deck="bo parry"), "reveal")) == {"count parry"}


def test_r10_3_a_weapon_does_not_spare_masamune_from_bushido() -> None:
    seats = f"masamune ninja1*: bo / bushido | hideyoshi: bo | {OTHERS}"
    for top, expected in (("daikyu", "reveal"), ("armor", "count armor")):
        assert best(sun(seats, phase="recover", deck=f"{top} parry").game) == {expected}


def test_r12_kanbei_parries_with_what_troubles_him() -> None:
    seats = f"tomoe ninja1*: bo bo | kanbei 4/: parry bo / curse armor | {OTHERS}"
    assert best(told(sun(seats), "play bo>1")) == {"parry>1:curse"}


def test_r12_kenshin_does_not_parry_what_cannot_wound_him() -> None:
    seats = f"tomoe ninja1*: katana bo | kenshin 1/: parry parry | {OTHERS}"
    assert best(told(sun(seats), "play katana>1")) == {"pass"}
