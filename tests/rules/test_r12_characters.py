"""12 Characters: each cited by its key."""

import pytest

from chanbara import observe
from chanbara.sword.editions import BASE, catalog_named
from tests.rules.page import characters
from tests.table import card_of, sun, table

CATALOG = catalog_named(BASE)


@pytest.mark.parametrize("key", characters())
def test_r12_1_the_full_resilience_of_everybody_is_public(key: str) -> None:
    others = [one for one in ("benkei", "hanzo", "tomoe", "musashi") if one != key][:3]
    t = sun(" | ".join(f"{one}: bo" for one in (key, *others)))
    assert observe(t.game, None).seats[0].full == t.resilience(key) == characters()[key]


def test_r12_benkei_is_attacked_at_one_more() -> None:
    t = table("goemon*: bokken bo | benkei: bo | tomoe: bo | kojiro: bo")
    assert t.difficulty("goemon", "benkei") == 2
    t.offers(
        *("play bo > benkei", "play bo > tomoe", "play bo > kojiro"),
        "play bokken > kojiro",
        "end",
    )
    t.refuses("play bokken > benkei", "5.3")


def test_r12_benkei_attacks_like_others() -> None:
    t = table("benkei*: bokken | goemon: bo | tomoe: bo | kojiro: bo")
    assert t.difficulty("benkei", "goemon") == 1


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r12_chiyome_is_asked_for_nothing_by_battle_cry_and_jujutsu(action: str) -> None:
    t = table(f"benkei*: {action} | chiyome: bo parry | tomoe: bo | kojiro:")
    t.plays(action)
    t.asks("tomoe", "parry" if action == "battle_cry" else "weapon")
    t.does("pass")
    assert (t.resilience("chiyome"), t.hand("chiyome")) == (4, "bo parry")
    t.asks("benkei", "play")


def test_r12_chiyome_is_wounded_by_weapons() -> None:
    t = table("benkei*: katana | chiyome: bo parry | tomoe: bo | kojiro:")
    t.plays("katana > chiyome")
    t.asks("chiyome", "parry")
    t.offers("parry parry", "pass")
    t.does("pass")
    assert t.resilience("chiyome") == 1


def test_r12_chiyome_is_put_to_the_test_by_bushido() -> None:
    t = table("chiyome*: bo / bushido | benkei: | tomoe: bo | kojiro:", phase="recover", deck="katana")
    t.asks("chiyome", "weapon")
    t.does("pass")
    assert t.honor("chiyome") == 4


@pytest.mark.parametrize(("weapon", "lost"), [("katana", 2), ("kusarigama", 1), ("bo", 1)])
def test_r12_ginchiyo_takes_one_wound_less_but_at_least_one(weapon: str, lost: int) -> None:
    t = table(f"benkei*: {weapon} | ginchiyo: parry | tomoe: bo | kojiro: bo")
    t.plays(f"{weapon} > ginchiyo")
    t.does("pass")
    assert t.resilience("ginchiyo") == 4 - lost


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r12_ginchiyo_is_wounded_by_everything_else_as_usual(action: str) -> None:
    t = table(f"benkei*: {action} | ginchiyo: armor | tomoe: | kojiro:")
    t.plays(action)
    t.does("pass")
    assert t.resilience("ginchiyo") == 3


def test_r12_goemon_may_play_one_more_weapon() -> None:
    t = table("goemon*: bo bo bo | hanzo: parry parry parry | tomoe: | kojiro:")
    t.plays("bo > hanzo")
    t.does("parry parry")
    t.offers("play bo > hanzo", "end")
    t.plays("bo > hanzo")
    t.does("parry parry")
    t.offers("end")


@pytest.mark.parametrize("attack", ["katana > hanzo", "battle_cry"])
def test_r12_hanzo_may_use_a_weapon_as_a_parry(attack: str) -> None:
    t = table(f"benkei*: {card_of(attack)} | hanzo: armor bo bo kiseru parry | tomoe: | kojiro:")
    t.plays(attack)
    t.asks("hanzo", "parry")
    t.offers("parry bo", "parry kiseru", "parry parry", "pass")
    t.does("parry kiseru")
    assert (t.resilience("hanzo"), t.hand("hanzo")) == (4, "armor bo bo parry")
    assert t.pile == f"kiseru {card_of(attack)}"


@pytest.mark.parametrize("attack", ["katana > hanzo", "battle_cry"])
def test_r12_hanzo_may_not_use_his_only_card(attack: str) -> None:
    t = table(f"benkei*: {card_of(attack)} | hanzo: bo | tomoe: | kojiro:")
    t.plays(attack)
    t.offers("pass")
    t.refuses("parry bo", "6.2")


def test_r12_hanzo_may_use_one_of_two_equal_weapons() -> None:
    t = table("benkei*: katana | hanzo: bo bo | tomoe: | kojiro:")
    t.plays("katana > hanzo")
    t.offers("parry bo", "pass")


def test_r12_hanzo_may_parry_with_a_parry_as_his_only_card() -> None:
    t = table("benkei*: katana | hanzo: parry | tomoe: | kojiro:")
    t.plays("katana > hanzo")
    t.offers("parry parry", "pass")


def test_r12_hanzo_alone_may_do_so() -> None:
    for key in CATALOG.character_numbers:
        if key not in ("hanzo", "goemon"):
            t = table(
                f"goemon*: nodachi | {key}: bo kiseru | "
                + " | ".join(f"{one}:" for one in ("hideyoshi", "ieyasu", "tomoe") if one != key)
            )
            t.plays("nodachi>1")
            t.offers("pass")


def test_r12_hideyoshi_draws_one_more() -> None:
    t = table(
        "hideyoshi*: | hanzo: bo | tomoe: bo | kojiro: bo", phase="draw", deck="bokken kiseru parry armor"
    )
    assert t.hand("hideyoshi") == "bokken kiseru parry"


def test_r12_hideyoshi_draws_as_others_from_cards() -> None:
    t = table("hideyoshi*: daimyo | hanzo: bo | tomoe: bo | kojiro: bo", deck="bokken kiseru parry")
    t.plays("daimyo")
    assert t.hand("hideyoshi") == "bokken kiseru"


def test_r12_ieyasu_may_take_the_top_of_the_pile_first() -> None:
    t = table(
        "ieyasu*: | hanzo: bo | tomoe: bo | kojiro: bo", phase="draw", deck="bokken", pile="parry armor"
    )
    t.asks("ieyasu", "first_draw")
    t.offers("take armor", "draw")
    t.refuses("take parry", "3.2")
    t.does("take armor")
    assert t.hand("ieyasu") == "armor bokken"


def test_r12_ieyasu_alone_may_do_so() -> None:
    for key in CATALOG.character_numbers:
        if key != "ieyasu":
            others = [one for one in ("benkei", "hanzo", "tomoe", "musashi") if one != key][:3]
            t = table(f"{key}*: | " + " | ".join(f"{one}:" for one in others), phase="draw", pile="parry")
            t.asks(key, "play")


def test_r12_ieyasu_is_not_asked_when_he_draws_for_a_card() -> None:
    t = table("ieyasu*: daimyo | hanzo: bo | tomoe: bo | kojiro: bo", deck="bokken kiseru", pile="parry")
    t.plays("daimyo")
    assert t.hand("ieyasu") == "bokken kiseru"


def test_r12_kojiro_reaches_at_any_difficulty() -> None:
    t = table("kojiro*: bokken | hanzo: bo | benkei: bo / armor armor armor | tomoe: bo | musashi: bo")
    assert t.difficulty("kojiro", "benkei") == 6
    t.offers(*(f"play bokken>{seat}" for seat in range(1, 5)), "end")


def test_r12_kojiro_is_attacked_like_others() -> None:
    t = table("goemon*: bokken | hanzo: bo | kojiro: bo | tomoe: bo")
    t.offers("play bokken > hanzo", "play bokken > tomoe", "end")


def test_r12_musashi_deals_one_wound_more() -> None:
    t = table("musashi*: bo | tomoe: parry | hanzo: | kojiro:")
    t.plays("bo > tomoe")
    t.does("pass")
    assert t.resilience("tomoe") == 3


def test_r12_musashi_takes_wounds_like_others() -> None:
    t = table("benkei*: kiseru | musashi: parry | hanzo: | kojiro:")
    t.plays("kiseru > musashi")
    t.does("pass")
    assert t.resilience("musashi") == 3


def test_r12_nobunaga_may_pay_one_resilience_for_a_card_any_number_of_times() -> None:
    t = table("nobunaga* 4/: | hanzo: | tomoe: | kojiro:", deck="parry parry parry parry")
    for left in (3, 2, 1):
        t.offers("use nobunaga", "end")
        t.does("use nobunaga")
        assert t.resilience("nobunaga") == left
    assert t.hand("nobunaga") == "parry parry parry"


def test_r12_nobunaga_may_not_pay_with_his_last() -> None:
    t = table("nobunaga* 1/: | hanzo: | tomoe: | kojiro:")
    t.offers("end")
    t.refuses("use nobunaga", "12 nobunaga")


def test_r12_nobunaga_alone_may_do_so() -> None:
    t = table("hanzo*: | nobunaga: | tomoe: | kojiro:")
    t.offers("end")
    t.refuses("use nobunaga", "3.3")


def test_r12_nobunaga_may_act_between_his_cards() -> None:
    t = table("nobunaga*: armor bo | hanzo: parry | tomoe: | kojiro:", deck="focus")
    t.plays("bo > hanzo")
    t.does("parry parry", "use nobunaga")
    t.offers("play armor", "play focus", "use nobunaga", "end")


@pytest.mark.parametrize("weapon", ["bo", "katana"])
def test_r12_tomoe_draws_one_when_her_weapon_wounds_however_deep(weapon: str) -> None:
    t = table(f"tomoe*: {weapon} | goemon: armor | hanzo: | kojiro:", deck="parry parry")
    t.plays(f"{weapon} > goemon")
    t.does("pass")
    assert t.hand("tomoe") == "parry"


def test_r12_tomoe_draws_for_each_attack() -> None:
    t = table("tomoe*: bo bokken / focus | goemon: armor | hanzo: | kojiro:", deck="parry parry")
    for weapon in ("bo", "bokken"):
        t.plays(f"{weapon} > goemon")
        t.does("pass")
    assert t.hand("tomoe") == "parry parry"


def test_r12_tomoe_draws_nothing_when_she_is_wounded() -> None:
    t = table("goemon*: bo | tomoe: armor | hanzo: | kojiro:")
    t.plays("bo > tomoe")
    t.does("pass")
    assert t.hand("tomoe") == "armor"


@pytest.mark.parametrize(("weapon", "cards"), [("bo", 1), ("kiseru", 2), ("katana", 3)])
def test_r12_ushiwaka_draws_one_for_each_wound_from_a_weapon(weapon: str, cards: int) -> None:
    t = table(f"benkei*: {weapon} | ushiwaka: armor | hanzo: | kojiro:")
    t.plays(f"{weapon} > ushiwaka")
    t.does("pass")
    assert t.hand_size("ushiwaka") == 1 + cards


def test_r12_ushiwaka_draws_also_when_defeated() -> None:
    t = table("benkei*: katana | ushiwaka 3/: armor | hanzo: | kojiro:")
    t.plays("katana > ushiwaka")
    t.does("pass")
    assert (t.resilience("ushiwaka"), t.hand_size("ushiwaka")) == (0, 4)


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r12_ushiwaka_draws_nothing_for_other_wounds(action: str) -> None:
    t = table(f"benkei*: {action} | ushiwaka: armor | hanzo: | kojiro:")
    t.plays(action)
    t.does("pass")
    assert (t.resilience("ushiwaka"), t.hand("ushiwaka")) == (3, "armor")


def test_r12_ushiwaka_draws_nothing_when_his_weapon_wounds() -> None:
    t = table("ushiwaka*: katana | benkei: armor | hanzo: armor | goemon: armor")
    t.plays("katana > goemon")
    t.does("pass")
    assert t.hand("ushiwaka") == ""
