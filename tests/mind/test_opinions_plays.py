"""The scores of plays in the player's own turn: which is preferred to which."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.tables import CARD, CARDS_PRINTED, NINJA, RONIN, SAMURAI, SHOGUN, SUITS
from chanbara.sword.mind.belief.worlds import ROLES_IN, worlds_of
from chanbara.sword.mind.value.attacks import pair_chance
from chanbara.sword.mind.value.plays import DRAW_CARDS, NEVER
from chanbara.sword.rules.words import Suit
from tests.mind.thinking import Weights, best, thought_of_options
from tests.table import Story, sun, table


def test_a_ninja_with_a_katana_attacks_the_shogun_when_nothing_else_is_known() -> None:
    story = table(
        "tomoe ninja1*: katana parry | hideyoshi shogun: bo bo | goemon: bo bo | kojiro: geisha geisha |"
        " ieyasu: geisha geisha"
    )
    assert best(story.game) == {"play katana>1"}


def test_a_samurai_attacks_anybody_but_the_shogun() -> None:
    story = table(
        "tomoe samurai*: katana parry | hideyoshi shogun: bo | goemon: geisha geisha geisha | kojiro: bo bo |"
        " ieyasu: bo bo"
    )
    thoughts = thought_of_options(story.game)
    assert "play katana>1" not in best(story.game)
    assert thoughts["play katana>1"] == min(thoughts.values())


def test_a_samurai_rather_ends_his_turn_than_attacks_the_shogun() -> None:
    story = table("tomoe samurai*: bokken parry | hideyoshi shogun 1/: bo | goemon: | kojiro: | ieyasu:")
    assert thought_of_options(story.game)["play bokken>1"][0] == NEVER
    assert best(story.game) == {"end"}


@pytest.mark.parametrize("name", ["armor", "focus", "fast_draw"])
def test_r10_1_a_property_is_laid_before_a_weapon_is_played(name: str) -> None:
    story = table(
        f"tomoe ninja1*: katana {name} | hideyoshi shogun 1/: bo | goemon: bo | kojiro: bo | benkei:"
    )
    assert best(story.game) == {f"play {name}"}


def test_a_defeat_is_better_than_a_scratch() -> None:
    story = table("tomoe shogun*: bo parry | hideyoshi 4/: bo bo | benkei: | nobunaga: | goemon 1/: bo bo")
    assert best(story.game) == {"play bo>4"}


def test_the_weakest_weapon_that_defeats_will_do() -> None:
    story = table(
        "tomoe shogun*: nodachi bokken kiseru | hideyoshi 1/: bo | benkei: | nobunaga: | goemon: bo"
    )
    assert best(story.game) == {"play bokken>1"}


def test_r6_2_the_more_cards_the_likelier_a_parry() -> None:
    hands = "tomoe shogun*: bokken parry | goemon: {} | hideyoshi: | nobunaga: | ieyasu: {}"
    few, many = "bo bo", "bo bo geisha geisha geisha geisha"
    assert best(table(hands.format(few, many)).game) == {"play bokken>1"}
    assert best(table(hands.format(many, few)).game) == {"play bokken>4"}


def test_r6_2_the_more_parries_are_seen_the_fewer_are_feared() -> None:
    seats = "tomoe shogun*: bokken bo | goemon: bo bo | hideyoshi: | nobunaga: | ieyasu:"
    points = [
        thought_of_options(table(seats, pile=pile).game)["play bokken>1"][1]
        for pile in ("kiseru kiseru kiseru", "parry parry parry")
    ]
    assert points[0] < points[1]


def test_r12_hanzo_kanbei_and_lady_chacha_are_harder_to_hit_and_left_alone() -> None:
    seats = "tomoe shogun*: bokken parry | {}: bo bo{} | goemon: | nobunaga: | ieyasu: bo bo"
    assert best(table(seats.format("hanzo", "")).game) == {"play bokken>4"}
    assert best(sun(seats.format("kanbei", " / focus")).game) == {"play bokken>4"}
    assert best(sun(seats.format("lady_chacha", "")).game) == {"play bokken>4"}


SUITS_OF_ALL = Counter(
    {suit: sum(card.copies for card in CARDS_PRINTED if card.suit is suit) for suit in SUITS}
)


@pytest.mark.parametrize(
    ("pile", "in_play"),
    [("", ""), ("parry tea_ceremony bo bo bo", ""), ("geisha", "armor focus bleeding_wound")],
)
def test_r12_lady_chacha_is_spared_as_often_as_two_unseen_cards_bear_the_same_symbol(
    pile: str, in_play: str
) -> None:
    """Her own hand and those of others are among the unseen cards, for who attacks may not look at them."""
    seats = "tomoe*: bokken parry | lady_chacha: bo bo | goemon: / {} | nobunaga:"
    story = sun(seats.format(in_play), pile=pile)
    seen = Counter(CARDS_PRINTED[CARD[key]].suit for key in f"{pile} {in_play}".split())
    left = SUITS_OF_ALL - seen
    pairs = [Fraction(count, left.total()) * Fraction(count - 1, left.total() - 1) for count in left.values()]
    assert pair_chance(to_flat(story.game)) == pytest.approx(float(sum(pairs)))


def test_r12_lady_chacha_is_likelier_spared_the_fewer_symbols_are_left() -> None:
    seats = "tomoe*: bokken parry | lady_chacha: bo bo | goemon: | nobunaga:"
    torii = [card.key for card in CARDS_PRINTED if card.suit is Suit.TORII and card.key != "parry"]
    points = [
        thought_of_options(sun(seats, pile=pile).game)["play bokken>1"][1] for pile in ("", " ".join(torii))
    ]
    assert points[0] != points[1]


def test_r9_5_a_geisha_on_the_own_hand_only_empties_it() -> None:
    for hand, may in (("geisha bo", True), ("geisha bo bo", False)):
        story = table(f"tomoe shogun*: {hand} | goemon: | hideyoshi: | kojiro: | benkei:", book="english")
        assert (best(story.game) == {"play geisha>0"}) is may


def test_r8_5_a_deadly_strike_is_not_risked() -> None:
    """With three players the other is surely a team mate: the Ninja lead by 4 to 2, but not less 3."""
    story = table("tomoe ninja1*: bokken parry | goemon ninja2 1/1: bo | hideyoshi shogun /1:")
    assert best(story.game) == {"end"}


def test_r8_1_a_game_that_is_won_is_ended() -> None:
    story = table(
        "tomoe ninja1*: bokken parry | hideyoshi shogun 1/1: bo | goemon /2: | kojiro /2: | nobunaga /2:"
    )
    assert best(story.game) == {"play bokken>1"}


def test_r8_1_a_game_that_is_lost_is_not_ended() -> None:
    story = table(
        "tomoe shogun* /1: bokken parry | hideyoshi 1/1: bo | goemon /9: | kojiro /9: | nobunaga /9:"
    )
    assert best(story.game) == {"end"}


def test_r8_4_the_last_blow_is_for_an_enemy() -> None:
    seats = "tomoe {}*: bokken parry | hideyoshi {} 1/: bo | goemon 0/: | kojiro 0/: | nobunaga 0/:"
    assert best(table(seats.format("ninja1", "shogun")).game) == {"play bokken>1"}
    assert best(table(seats.format("samurai", "shogun")).game) == {"end"}


def test_r9_3_daimyo_is_played_early_and_kept_near_the_end() -> None:
    for honor, expected in ((3, "play daimyo"), (1, "end")):
        story = table(
            f"tomoe ninja1*: daimyo parry | hideyoshi shogun /{honor}: | goemon: | kojiro: | benkei:"
        )
        assert best(story.game) == {expected}


def test_r8_3_a_ronin_plays_daimyo_to_the_end() -> None:
    story = table("tomoe ronin*: daimyo parry | hideyoshi shogun /1: | goemon: | kojiro: | benkei:")
    assert best(story.game) == {"play daimyo"}


def test_r9_2_who_is_hurt_breathes_and_a_friend_draws() -> None:
    story = table("tomoe samurai* 1/: breathing parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert best(story.game) == {"play breathing>2"}


def test_r9_2_who_is_unhurt_saves_his_breath() -> None:
    story = table("tomoe samurai*: breathing parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert best(story.game) == {"end"}


def test_r4_1_the_last_card_is_played_to_be_harmless() -> None:
    story = table("tomoe samurai*: breathing | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert best(story.game) == {"play breathing>2"}


def test_r9_1_battle_cry_is_for_enemies() -> None:
    cry = "tomoe samurai*: battle_cry parry | goemon: | hideyoshi shogun 1/: {} | kojiro: {} | benkei: {}"
    assert best(table(cry.format("bo", "", "")).game) == {"end"}
    assert best(table(cry.format("", "bo bo", "bo")).game) == {"play battle_cry"}


def test_r12_chiyome_is_not_counted_among_those_whom_a_challenge_hurts() -> None:
    cry = "tomoe samurai*: jujutsu parry | goemon: | hideyoshi shogun: | kojiro: | {}: bo bo"
    assert best(table(cry.format("benkei")).game) == {"play jujutsu"}
    assert best(table(cry.format("chiyome")).game) == {"end"}


def test_r9_5_geisha_takes_the_properties_of_enemies() -> None:
    story = table(
        "tomoe ninja1*: geisha parry / focus | goemon: bo | hideyoshi shogun: bo / armor | kojiro: | benkei:"
    )
    assert best(story.game) == {"play geisha>2:armor"}


def test_r9_5_geisha_rids_oneself_of_bushido() -> None:
    story = table(
        "tomoe samurai*: geisha parry / armor bushido | goemon: bo | hideyoshi shogun: bo | kojiro: | benkei:"
    )
    assert best(story.game) == {"play geisha>0:bushido"}


def test_r10_3_bushido_is_laid_before_an_enemy() -> None:
    story = table(
        "tomoe samurai*: bushido parry | goemon: bo | kojiro: bo | benkei: bo | hideyoshi shogun: bo"
    )
    assert best(story.game) == {"play bushido>1"}


def test_r8_8_bushido_takes_nothing_from_the_shogun_of_three() -> None:
    seats = "tomoe ninja1*: bushido parry | goemon ninja2: bo | hideyoshi shogun: bo"
    assert best(table(seats).game) == {"end"}


def test_r11_8_a_curse_is_laid_before_an_enemy_who_has_something_to_lose() -> None:
    seats = (
        "tomoe samurai1*: curse parry | goemon: bo / focus | kojiro: bo | hideyoshi shogun: bo / armor armor"
    )
    assert best(sun(seats).game) == {"play curse>1"}


def test_r11_8_an_enemy_who_bleeds_already_is_left_to_bleed() -> None:
    seats = "tomoe shogun*: bleeding_wound parry | goemon: bo / bleeding_wound | kojiro: bo"
    assert best(sun(seats).game) == {"play bleeding_wound>2"}


def test_r9_4_diversion_takes_from_an_enemy_but_not_his_last_card() -> None:
    seats = "tomoe ninja1*: diversion parry | goemon: bo bo | hideyoshi shogun: {} | kojiro: | benkei:"
    assert best(table(seats.format("bo bo")).game) == {"play diversion>2"}
    assert best(table(seats.format("bo")).game) == {"play diversion>1"}


def test_r11_9_mimicry_takes_the_property_of_an_enemy() -> None:
    seats = "tomoe ninja1*: mimicry parry | goemon: bo | hideyoshi shogun: bo / armor | kojiro: bo"
    assert best(sun(seats).game) == {"play mimicry>2:armor"}


def test_r11_9_a_simultaneous_attack_costs_who_cannot_spare_the_point_more() -> None:
    seats = "tomoe ninja1* {}/: simultaneous_attack parry | goemon: | hideyoshi shogun: | kojiro:"
    healthy, frail = (thought_of_options(sun(seats.format(left)).game) for left in (5, 2))
    for target in (1, 2, 3):
        option = f"play simultaneous_attack>{target}"
        assert frail[option][1] < healthy[option][1] <= healthy["play simultaneous_attack>2"][1]
    assert best(sun(seats.format(2)).game) == {"end"}


def test_r11_9_intuition_is_kept_while_nobody_must_show_a_card() -> None:
    seats = "tomoe ninja1*: intuition parry | goemon: {} | hideyoshi shogun: | kojiro:"
    assert best(sun(seats.format("bo")).game) == {"play intuition"}
    assert best(sun(seats.format("")).game) == {"end"}


def test_r8_2_nobody_draws_the_deck_empty_to_lose() -> None:
    tea = (
        "tomoe shogun* /1: tea_ceremony parry | goemon /9: bo | hideyoshi /9: bo | kojiro /9: | benkei /9: bo"
    )
    assert best(table(tea, rest="deck").game) == {"play tea_ceremony"}
    assert best(table(tea, rest="pile").game) == {"end"}


def test_r12_nobunaga_pays_while_he_can_spare_it() -> None:
    for resilience, hand, expected in (
        (5, "parry parry", "use nobunaga"),
        (2, "parry parry", "end"),
        (2, "parry breathing", "use nobunaga"),
    ):
        story = table(
            f"nobunaga samurai* {resilience}/: {hand} | goemon: | hideyoshi shogun: | kojiro: | benkei:"
        )
        assert best(story.game) == {expected}


def test_r12_shima_pays_for_the_property_of_an_enemy_while_she_can_spare_it() -> None:
    seats = "shima samurai1* {}/: parry parry | goemon: / focus | hideyoshi shogun: / focus | kojiro:"
    assert best(sun(seats.format(4)).game) == {"use shima>1:focus"}
    assert thought_of_options(sun(seats.format(2)).game)["use shima>2:focus"][0] == NEVER


def test_r11_4_a_weapon_that_counts_nothing_stays_in_hand() -> None:
    seats = "tomoe shogun*: zen parry | hideyoshi: bo | goemon: bo{}"
    assert best(sun(seats.format("")).game) == {"end"}
    assert best(sun(seats.format(" / armor focus focus")).game) == {"play zen>2"}


def test_r11_6_a_tanto_is_turned_on_oneself_for_the_honor_in_the_last_point() -> None:
    seats = "tomoe {}/ shogun*: tanto parry | hideyoshi: | goemon: "
    assert best(sun(seats.format(1)).game) == {"play tanto>0"}
    assert best(sun(seats.format(4)).game) == {"end"}


def test_r8_4_who_falls_by_his_own_hand_leaves_the_last_word_to_a_friend_only() -> None:
    seats = "tomoe 1/ {}*: tanto parry | hideyoshi shogun: | goemon 0/: | kojiro 0/: | benkei 0/:"
    assert best(sun(seats.format("samurai1")).game) == {"play tanto>0"}
    assert best(sun(seats.format("ninja1")).game) == {"end"}


def test_r12_yukimura_who_strikes_back_is_attacked_less_readily() -> None:
    seats = "tomoe shogun* 1/: bokken parry | {}: bo bo | goemon: | nobunaga: | kenshin: "
    points = [
        thought_of_options(sun(seats.format(name)).game)["play bokken>1"][1] for name in ("shima", "yukimura")
    ]
    assert points[0] > points[1]


def test_r12_tomoe_attacks_more_readily_and_ushiwaka_is_attacked_less() -> None:
    seats = "{} shogun*: bokken parry | {}: bo bo | goemon: | nobunaga: | kojiro:"
    plain, gains, feeds = (
        thought_of_options(table(seats.format(*names)).game)["play bokken>1"][1]
        for names in (("benkei", "hideyoshi"), ("tomoe", "hideyoshi"), ("benkei", "ushiwaka"))
    )
    assert feeds < plain < gains


def sure(story: Story, *roles: int) -> Weights:
    """The belief in this deal of roles, from the Shogun's seat on."""
    state = to_flat(story.game)
    worlds = ROLES_IN[0, len(roles), : worlds_of(state)]
    return np.array([float([*world[: len(roles)]] == [*roles]) for world in worlds])


def test_nobody_lets_the_ronin_get_rich() -> None:
    """With known roles, the Samurai attacks the team that leads."""
    for ronin, ninja, expected in ((2, 9, "play bokken>4"), (9, 2, "play bokken>1")):
        story = table(
            f"tomoe samurai*: bokken parry | goemon ronin /{ronin}: bo bo | hideyoshi shogun: |"
            f" kojiro ninja1 /{ninja}: | ieyasu ninja2 /{ninja}: bo bo"
        )
        belief = sure(story, SHOGUN, NINJA, NINJA, SAMURAI, RONIN)
        assert best(story.game, belief) == {expected}


def test_cards_are_drawn_before_anything_else() -> None:
    story = table("tomoe ninja1*: daimyo armor bo | hideyoshi shogun: bo | goemon: bo | kojiro: | benkei:")
    assert thought_of_options(story.game)["play daimyo"][0] == DRAW_CARDS
    assert best(story.game) == {"play daimyo"}
