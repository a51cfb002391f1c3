"""13 Register of rulings: the defaults that the first comparison of the books left unmarked."""

from chanbara import new_game
from chanbara.sword.books import BOOKS, OURS
from chanbara.sword.rules.words import Team
from tests.table import sun, table


def test_r2_2_ruling_with_five_players_either_samurai_may_be_the_one_taken_out() -> None:
    games = [new_game("sword", players=5, seed=seed, rising_sun=True) for seed in range(20)]
    removed = {card.key for game in games for card in game.table.removed}
    assert removed >= {"samurai1", "samurai3"}


def test_r3_7_ruling_an_answer_goes_to_the_pile_before_the_card_it_answers() -> None:
    t = table("benkei*: bo | hanzo: parry armor | tomoe: | musashi:")
    t.plays("bo > hanzo")
    t.does("parry parry")
    assert t.pile == "parry bo"


def test_r4_3_ruling_an_attack_goes_on_when_the_attackers_hand_is_empty() -> None:
    t = table("benkei*: bo | hanzo: armor | tomoe: | musashi:")
    t.plays("bo > hanzo")
    assert t.hand("benkei") == ""
    t.does("pass")
    assert t.resilience("hanzo") == 3


def test_r6_3_ruling_a_fast_draw_adds_nothing_to_a_weapon_of_value_0() -> None:
    t = sun("benkei*: zen / fast_draw | ginchiyo: bo | tomoe: | hanzo:")
    t.plays("zen > ginchiyo")
    t.does("pass")
    assert t.resilience("ginchiyo") == 4


def test_r6_5_ruling_tomoe_draws_nothing_for_a_hit_that_did_not_wound() -> None:
    t = sun("tomoe*: zen armor | hanzo: bo | benkei: | musashi:")
    t.plays("zen > hanzo")
    t.does("pass")
    assert t.hand("tomoe") == "armor"


def test_r7_4_ruling_a_player_defeated_in_the_own_turn_still_discards() -> None:
    t = sun(
        "benkei* 1/: bo armor armor armor armor focus focus focus focus | hanzo: counterattack bo "
        "| tomoe: | musashi:"
    )
    t.plays("bo > hanzo")
    t.does("parry counterattack", "pass")
    t.asks("benkei", "discard")


def test_r8_4_ruling_the_one_left_wins_by_the_others_own_tanto() -> None:
    t = sun("benkei 0/: | hanzo 0/: | tomoe* 1/: tanto | musashi: bo")
    t.plays("tanto > tomoe")
    assert (t.result.cause, t.result.winner) == ("swordmaster", Team.NINJA)


def test_r9_1_ruling_the_parry_is_played_so_bokuden_may_draw() -> None:
    t = sun("benkei*: battle_cry | bokuden: parry armor | tomoe: | musashi:")
    t.plays("battle_cry")
    t.does("parry parry")
    t.asks("bokuden", "may_draw")


def test_r9_2_ruling_the_player_who_draws_is_named_with_breathing() -> None:
    t = table("benkei* 2/: breathing | hanzo: | tomoe: | musashi:")
    t.offers("play breathing > hanzo", "play breathing > tomoe", "play breathing > musashi", "end")


def test_r9_5_ruling_geisha_cannot_be_aimed_at_ones_own_hand() -> None:
    t = table("benkei*: geisha bokken | hanzo: armor | tomoe: | musashi:")
    t.refuses("play geisha > benkei", "9.5")


def test_r9_6_ruling_the_weapon_is_discarded_so_bokuden_does_not_draw() -> None:
    t = sun("benkei*: jujutsu | bokuden: jitte armor | tomoe: | musashi:")
    t.plays("jujutsu")
    t.does("discard jitte")
    t.asks("benkei", "play")


def test_r11_6_ruling_a_tanto_on_oneself_is_not_parried_and_yukimura_does_not_reveal() -> None:
    t = sun("yukimura*: tanto parry | hanzo: | tomoe: | musashi:", deck="bo")
    t.plays("tanto > yukimura")
    t.asks("yukimura", "play")
    assert (t.resilience("yukimura"), t.events("Flipped")) == (3, [])


def test_r11_6_ruling_musashi_adds_a_wound_on_himself() -> None:
    t = sun("musashi*: tanto | hanzo: | tomoe: | benkei:")
    t.plays("tanto > musashi")
    assert t.resilience("musashi") == 3


def test_r11_6_ruling_a_fast_draw_adds_a_wound_on_oneself() -> None:
    t = sun("benkei*: tanto / fast_draw | hanzo: | tomoe: | musashi:")
    t.plays("tanto > benkei")
    assert t.resilience("benkei") == 3


def test_r11_6_ruling_tomoe_draws_for_wounding_herself() -> None:
    t = sun("tomoe*: tanto | hanzo: | benkei: | musashi:", deck="parry")
    t.plays("tanto > tomoe")
    assert t.hand("tomoe") == "parry"


def test_r11_8_ruling_a_bleeding_wound_whose_reveal_ended_the_deck_takes_its_point() -> None:
    t = sun(
        "benkei*: bo / bleeding_wound | hanzo: | tomoe: | musashi:",
        phase="recover",
        pile="bokken bo kiseru bo",
        rest="out",
    )
    assert (t.honor("benkei"), t.resilience("benkei"), t.in_play("benkei")) == (4, 4, "")


def test_r11_9_ruling_intuition_leaves_the_harmless_out() -> None:
    t = sun("benkei*: intuition | tomoe 0/: bo | hanzo: | kojiro: bo")
    t.plays("intuition")
    t.asks("kojiro", "show")


def test_r12_masamune_ruling_he_chooses_which_card_counts() -> None:
    t = sun(
        "masamune*: bo / bleeding_wound | hanzo: | tomoe: | musashi:", phase="recover", deck="parry bo geisha"
    )
    t.does("reveal")
    t.offers("count bo", "count parry", "reveal")


def test_r12_masamune_ruling_his_cards_may_make_two_new_decks() -> None:
    t = sun(
        "masamune*: bo / bleeding_wound bleeding_wound | hanzo: | tomoe: | musashi:",
        phase="recover",
        pile="bokken",
        rest="out",
    )
    assert len(t.events("DeckRenewed")) == 1
    t.does("reveal")
    assert len(t.events("DeckRenewed")) == 1, "one more"


def test_r12_yukimura_ruling_he_reveals_once_for_a_card_of_three_wounds() -> None:
    t = sun("benkei*: katana | yukimura: armor | tomoe: | musashi:", deck="parry parry parry")
    t.plays("katana > yukimura")
    t.does("pass")
    assert len(t.events("Flipped")) == 1


def test_r12_yukimura_ruling_his_wound_cannot_be_parried() -> None:
    t = sun("benkei*: bo parry | yukimura: armor | tomoe: | musashi:", deck="bokken")
    t.plays("bo > yukimura")
    t.does("pass")
    t.asks("benkei", "play")
    assert t.resilience("benkei") == 4


def test_r12_2_ruling_what_is_said_about_talk_belongs_to_the_book_and_is_no_switch() -> None:
    """Nothing in the rules of play depends on it, so no ruling of any book names it."""
    assert not [name for name in BOOKS[OURS]._fields if "talk" in name]
