"""The greedy bot in its own turn."""

import pytest

from chanbara.bots.plays import ABILITIES, ACTIONS, opinion_of_play
from chanbara.bots.protocol import question
from chanbara.bots.situation import Situation
from chanbara.sword.rules.words import Role
from tests.bots.seat import greedy_choice, sent_view
from tests.table import table

SEEDS = range(5)
"""Choices that must not depend on the toss of a coin are made with several."""


def test_a_ninja_with_a_katana_attacks_the_shogun_when_nothing_else_is_known() -> None:
    story = table(
        "tomoe ninja1*: katana parry | hideyoshi shogun: bo bo | goemon: bo bo | kojiro: geisha geisha |"
        " ieyasu: geisha geisha"
    )
    assert {greedy_choice(story, seed) for seed in SEEDS} == {"play katana>1"}


def test_a_samurai_attacks_anybody_but_the_shogun() -> None:
    story = table(
        "tomoe samurai*: katana parry | hideyoshi shogun: bo | goemon: geisha geisha geisha | kojiro: bo bo |"
        " ieyasu: bo bo"
    )
    others = {"play katana>2", "play katana>3", "play katana>4"}
    assert {greedy_choice(story, seed) for seed in SEEDS} <= others


def test_a_samurai_rather_ends_his_turn_than_attacks_the_shogun() -> None:
    story = table("tomoe samurai*: bokken parry | hideyoshi shogun 1/: bo | goemon: | kojiro: | ieyasu:")
    story.offers("play bokken > hideyoshi", "end")
    assert greedy_choice(story) == "end"


def test_the_shogun_attacks_who_attacked_him() -> None:
    story = table(
        "tomoe shogun: bokken parry | goemon: kiseru kiseru | hideyoshi: bo bo | ieyasu: bo bo |"
        " nobunaga ninja1*: bo geisha geisha",
        deck="parry parry",
    )
    story.does("play bo > tomoe", "pass", "end")
    story.asks("tomoe", "play")
    assert {greedy_choice(story, seed) for seed in SEEDS} == {"play bokken>4"}


@pytest.mark.parametrize("name", ["armor", "focus", "fast_draw"])
def test_r10_1_a_property_is_laid_before_a_weapon_is_played(name: str) -> None:
    story = table(
        f"tomoe ninja1*: katana {name} | hideyoshi shogun 1/: bo | goemon: bo | kojiro: bo | benkei:"
    )
    assert greedy_choice(story) == f"play {name}"


def test_a_defeat_is_better_than_a_scratch() -> None:
    story = table(
        "tomoe shogun*: bo parry | hideyoshi 4/: bo bo | benkei: | nobunaga: | goemon 1/: bo bo",
    )
    assert greedy_choice(story) == "play bo>4"


def test_the_weakest_weapon_that_defeats_will_do() -> None:
    story = table(
        "tomoe shogun*: nodachi bokken kiseru | hideyoshi 1/: bo | benkei: | nobunaga: | goemon: bo"
    )
    assert {greedy_choice(story, seed) for seed in SEEDS} == {"play bokken>1"}


def test_r12_1_who_is_known_to_hold_a_parry_is_left_alone() -> None:
    story = table(
        "tomoe shogun: bokken parry | goemon: bo bo | hideyoshi: | nobunaga: | ieyasu*: bo",
        phase="draw",
        pile="parry",
        deck="bo parry parry",
    )
    story.does("take parry", "end")
    story.asks("tomoe", "play")
    assert {greedy_choice(story, seed) for seed in SEEDS} == {"play bokken>1"}


def test_r6_2_the_more_cards_the_likelier_a_parry() -> None:
    hands = "tomoe shogun*: bokken parry | goemon: {} | hideyoshi: | nobunaga: | ieyasu: {}"
    few, many = "bo bo", "bo bo geisha geisha geisha geisha"
    assert greedy_choice(table(hands.format(few, many))) == "play bokken>1"
    assert greedy_choice(table(hands.format(many, few))) == "play bokken>4"


def test_r8_5_a_deadly_strike_is_not_risked() -> None:
    """With three players the other is surely a team mate: the Ninja lead by 4 to 2, but not less 3."""
    story = table("tomoe ninja1*: bokken parry | goemon ninja2 1/1: bo | hideyoshi shogun /1:")
    story.offers("play bokken > goemon", "end")
    assert greedy_choice(story) == "end"


def test_r8_1_a_game_that_is_won_is_ended() -> None:
    story = table(
        "tomoe ninja1*: bokken parry | hideyoshi shogun 1/1: bo | goemon /2: | kojiro /2: | nobunaga /2:"
    )
    assert greedy_choice(story) == "play bokken>1"


def test_r8_1_a_game_that_is_lost_is_not_ended() -> None:
    story = table(
        "tomoe shogun* /1: bokken parry | hideyoshi 1/1: bo | goemon /9: | kojiro /9: | nobunaga /9:"
    )
    assert greedy_choice(story) == "end"


def test_r9_3_daimyo_is_played_early_and_kept_near_the_end() -> None:
    for honor, expected in ((3, "play daimyo"), (1, "end")):
        story = table(
            f"tomoe ninja1*: daimyo parry | hideyoshi shogun /{honor}: | goemon: | kojiro: | benkei:"
        )
        assert greedy_choice(story) == expected


def test_r8_3_a_ronin_plays_daimyo_to_the_end() -> None:
    story = table("tomoe ronin*: daimyo parry | hideyoshi shogun /1: | goemon: | kojiro: | benkei:")
    assert greedy_choice(story) == "play daimyo"


def test_r9_2_who_is_hurt_breathes_and_a_friend_draws() -> None:
    story = table("tomoe samurai* 1/: breathing parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert {greedy_choice(story, seed) for seed in SEEDS} == {"play breathing>2"}


def test_r9_2_who_is_unhurt_saves_his_breath() -> None:
    story = table("tomoe samurai*: breathing parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert greedy_choice(story) == "end"


def test_r4_1_the_last_card_is_played_to_be_harmless() -> None:
    story = table("tomoe samurai*: breathing | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert greedy_choice(story) == "play breathing>2"


def test_r9_1_battle_cry_is_for_enemies() -> None:
    cry = "tomoe samurai*: battle_cry parry | goemon: | hideyoshi shogun 1/: {} | kojiro: {} | benkei: {}"
    friend_suffers = table(cry.format("bo", "", ""))
    enemies_suffer = table(cry.format("", "bo bo", "bo"))
    assert greedy_choice(friend_suffers) == "end"
    assert greedy_choice(enemies_suffer) == "play battle_cry"


def test_r9_5_geisha_takes_the_properties_of_enemies() -> None:
    story = table(
        "tomoe ninja1*: geisha parry / focus | goemon: bo | hideyoshi shogun: bo / armor | kojiro: | benkei:"
    )
    assert greedy_choice(story) == "play geisha>2:armor"


def test_r9_5_geisha_rids_oneself_of_bushido() -> None:
    story = table(
        "tomoe samurai*: geisha parry / armor bushido | goemon: bo | hideyoshi shogun: bo | kojiro: | benkei:"
    )
    assert greedy_choice(story) == "play geisha>0:bushido"


def test_r10_3_bushido_is_laid_before_an_enemy() -> None:
    story = table(
        "tomoe samurai*: bushido parry | goemon: bo | kojiro: bo | benkei: bo | hideyoshi shogun: bo"
    )
    assert greedy_choice(story) == "play bushido>1"


def test_r9_4_diversion_takes_from_an_enemy() -> None:
    story = table(
        "tomoe ninja1*: diversion parry | goemon: bo bo | hideyoshi shogun: bo bo | kojiro: geisha geisha |"
        " benkei: geisha geisha"
    )
    assert greedy_choice(story) == "play diversion>2"


def test_r8_2_nobody_draws_the_deck_empty_to_lose() -> None:
    tea = (
        "tomoe shogun* /1: tea_ceremony parry | goemon /9: bo | hideyoshi /9: bo | kojiro /9: | benkei /9: bo"
    )
    assert greedy_choice(table(tea, rest="deck")) == "play tea_ceremony"
    assert greedy_choice(table(tea, rest="pile")) == "end"


def test_r12_nobunaga_pays_while_he_can_spare_it() -> None:
    for resilience, hand, expected in (
        (5, "parry parry", "use nobunaga"),
        (2, "parry parry", "end"),
        (2, "parry breathing", "use nobunaga"),
    ):
        story = table(
            f"nobunaga samurai* {resilience}/: {hand} | goemon: | hideyoshi shogun: | kojiro: | benkei:"
        )
        assert greedy_choice(story) == expected


def test_a_ronin_is_slow_to_show_himself_to_the_shogun() -> None:
    story = table(
        "tomoe ronin*: bokken parry | hideyoshi shogun: bo bo | goemon: | kojiro: | ushiwaka: bo bo",
    )
    story.game.table.turn = 1
    early = greedy_choice(story)
    story.game.table.turn = 30
    assert (early, greedy_choice(story)) == ("play bokken>4", "play bokken>1")


def test_nobody_lets_the_ronin_get_rich() -> None:
    """Let it be known who is who: the Samurai attacks the team that leads."""
    belief = [((Role.SAMURAI, Role.RONIN, Role.SHOGUN, Role.NINJA, Role.NINJA), 1.0)]
    for ronin, ninja, expected in ((2, 9, "play bokken>4"), (9, 2, "play bokken>1")):
        story = table(
            f"tomoe samurai*: bokken parry | goemon ronin /{ronin}: bo bo | hideyoshi shogun: |"
            f" kojiro ninja1 /{ninja}: | ieyasu ninja2 /{ninja}: bo bo"
        )
        situation = Situation(sent_view(story.game, 0), belief)
        _, options = question(situation.view)
        best = max(options, key=lambda option: opinion_of_play(situation, option))
        assert best.text == expected


def test_an_action_of_which_nothing_is_known_is_played_before_the_turn_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(ACTIONS, "jujutsu")
    story = table("tomoe samurai*: jujutsu parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert greedy_choice(story) == "play jujutsu"


def test_an_ability_of_which_nothing_is_known_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ABILITIES, "nobunaga")
    story = table("nobunaga samurai*: parry parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert greedy_choice(story) == "end"
