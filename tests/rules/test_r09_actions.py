"""9 Actions."""

from typing import Any

import pytest

from chanbara import observe, seen
from tests.rules.page import paragraphs
from tests.table import card_of, table


def test_r9_1_battle_cry_asks_all_others_clockwise_one_after_the_other() -> None:
    t = table("benkei: bo | hanzo: bo parry | tomoe*: battle_cry bo parry | musashi: bo parry")
    t.plays("battle_cry")
    t.asks("musashi", "parry")
    t.offers("parry parry", "pass")
    t.does("parry parry")
    t.asks("benkei", "parry")
    t.offers("pass")
    t.does("pass")
    t.asks("hanzo", "parry")
    t.offers("parry bo", "parry parry", "pass")
    t.does("pass")
    t.asks("tomoe", "play")
    assert [t.resilience(seat) for seat in range(4)] == [4, 3, 5, 5]
    assert t.hand("musashi") == "bo"


def test_r9_1_until_the_game_ends() -> None:
    t = table("benkei*: battle_cry | hanzo: bo | tomoe 1/1: bo | musashi: bo")
    t.plays("battle_cry")
    t.does("pass", "pass")
    assert t.game.over
    assert t.resilience("musashi") == 5


@pytest.mark.parametrize(
    "seats",
    [
        "musashi*: battle_cry | tomoe: bo | hanzo: | benkei:",
        "benkei*: battle_cry / fast_draw fast_draw | tomoe: bo | hanzo: | musashi:",
        "benkei*: battle_cry | ginchiyo: bo | hanzo: | musashi:",
    ],
    ids=["musashi", "fast draw", "ginchiyo"],
)
def test_r9_1_it_deals_exactly_one_wound(seats: str) -> None:
    t = table(seats)
    t.plays("battle_cry")
    t.does("pass")
    assert t.events("Wounded") == [{"seat": 1, "by": 0, "source": "battle_cry", "lost": 1}]


def test_r9_1_nobody_draws_for_it() -> None:
    t = table("tomoe*: battle_cry | ushiwaka: bo | hanzo: | benkei:")
    t.plays("battle_cry")
    t.does("pass")
    assert "Drew" not in t.story()


def test_r9_1_it_reaches_at_any_distance_and_through_armor() -> None:
    t = table("tomoe*: battle_cry | hanzo: | goemon: | benkei: bo / armor armor | kojiro: | ieyasu:")
    t.plays("battle_cry")
    t.asks("benkei", "parry")


def test_r9_2_breathing_gives_back_all_resilience_then_the_named_player_draws() -> None:
    t = table("benkei* 1/: breathing | hanzo: bo | tomoe 0/: | musashi: bo", deck="katana")
    t.offers("play breathing > hanzo", "play breathing > tomoe", "play breathing > musashi", "end")
    t.plays("breathing > musashi")
    assert t.resilience("benkei") == 5
    assert t.hand("musashi") == "bo katana"
    assert t.story() == ["Played", "Recovered", "Drew"]


def test_r9_2_who_is_harmless_may_be_named() -> None:
    t = table("benkei* 1/: breathing | hanzo: bo | tomoe 0/: | musashi: bo", deck="katana")
    t.plays("breathing > tomoe")
    assert (t.hand("tomoe"), t.resilience("tomoe")) == ("katana", 0)


def test_r9_2_somebody_else_must_be_named() -> None:
    t = table("benkei* 1/: breathing | hanzo: bo | tomoe: bo | musashi: bo")
    t.refuses("play breathing", "9.2")
    t.refuses("play breathing > benkei", "9.2")


def test_r9_2_it_may_be_played_at_full_resilience() -> None:
    t = table("benkei*: breathing | hanzo: bo | tomoe: bo | musashi: bo")
    t.plays("breathing > hanzo")
    assert t.resilience("benkei") == 5
    assert t.hand_size("hanzo") == 2


def test_r9_3_daimyo_draws_two() -> None:
    t = table("benkei*: daimyo | hanzo: bo | tomoe: bo | musashi: bo", deck="katana parry armor")
    t.plays("daimyo")
    assert t.hand("benkei") == "katana parry"
    assert t.pile == "daimyo"


def test_r9_4_diversion_takes_a_card_from_another_hand_at_any_distance() -> None:
    t = table(
        "goemon*: diversion | hanzo: bo | tomoe: | benkei: katana / armor armor"
        " | kojiro: bo | ieyasu 0/: bo | chiyome: bo"
    )
    t.offers(*(f"play diversion>{seat}" for seat in (1, 3, 4, 5, 6)), "end")
    t.plays("diversion > benkei")
    assert (t.hand("goemon"), t.hand("benkei")) == ("katana", "")
    assert t.pile == "diversion"


def test_r9_4_the_card_is_taken_at_random() -> None:
    taken = set()
    for seed in range(30):
        t = table("goemon*: diversion | hanzo: armor bo parry | tomoe: | benkei:", seed=seed)
        t.plays("diversion > hanzo")
        taken.add(t.hand("goemon"))
    assert taken == {"armor", "bo", "parry"}


def test_r9_4_only_taker_and_victim_learn_which_card_it_is() -> None:
    t = table("goemon*: diversion | hanzo: katana bo | tomoe: | benkei:")
    t.plays("diversion > hanzo")
    told = {
        observer: next(event.about["card"] for event in seen(t.game, observer) if event.kind == "CardTaken")
        for observer in (0, 1, 2, 3, None)
    }
    card = t.hand("goemon")
    assert told == {0: card, 1: card, 2: None, 3: None, None: None}


def test_r9_4_one_cannot_take_from_oneself() -> None:
    t = table("goemon*: diversion bo | hanzo: bo | tomoe: bo | benkei: bo")
    t.refuses("play diversion > goemon", "9.4")


def test_r9_5_geisha_discards_a_property_of_anybody_or_a_card_from_another_hand() -> None:
    t = table(
        "goemon*: geisha bo / armor bushido | hanzo: bo / focus armor focus"
        " | tomoe: / fast_draw | kojiro: bo",
        weapons_played=9,
    )
    t.offers(
        *("play geisha > hanzo", "play geisha > kojiro"),
        *("play geisha > goemon:armor", "play geisha > goemon:bushido"),
        *("play geisha > hanzo:focus", "play geisha > hanzo:armor"),
        "play geisha > tomoe:fast_draw",
        "end",
    )


def test_r9_5_it_discards_a_property_of_another() -> None:
    t = table("goemon*: geisha | hanzo: bo / armor focus | tomoe: | benkei:")
    t.plays("geisha > hanzo:armor")
    assert (t.in_play("hanzo"), t.pile) == ("focus", "armor geisha")
    assert t.events("PropertyRemoved") == [{"seat": 1, "card": "armor"}]
    assert t.hand("hanzo") == "bo"
    assert t.difficulty("goemon", "hanzo") == 1, "what lay there no longer counts"


def test_r9_5_it_discards_a_property_of_ones_own() -> None:
    t = table("goemon*: geisha / bushido armor | hanzo: bo | tomoe: | benkei:")
    t.plays("geisha > goemon:bushido")
    assert (t.in_play("goemon"), t.pile) == ("armor", "bushido geisha")


def test_r9_5_the_card_from_a_hand_is_random() -> None:
    discarded = set()
    for seed in range(30):
        t = table("goemon*: geisha | hanzo: armor bo parry | tomoe: | benkei:", seed=seed)
        t.plays("geisha > hanzo")
        assert t.hand_size("hanzo") == 2
        assert t.events("Discarded") == [{"seat": 1, "card": t.pile.split()[0]}], "all see which it was"
        discarded.add(t.pile)
    assert discarded == {"armor geisha", "bo geisha", "parry geisha"}


def test_r9_5_not_from_ones_own_hand() -> None:
    t = table("goemon*: geisha bo | hanzo: bo | tomoe: bo | benkei: bo")
    t.refuses("play geisha > goemon", "9.5")


def test_r9_6_jujutsu_asks_all_others_for_a_weapon_clockwise() -> None:
    t = table("benkei: bo katana | hanzo: kiseru | tomoe*: jujutsu bo | musashi: armor parry")
    t.plays("jujutsu")
    t.asks("musashi", "weapon")
    t.offers("pass")
    t.does("pass")
    t.asks("benkei", "weapon")
    t.offers("discard bo", "discard katana", "pass")
    t.does("discard bo")
    t.asks("hanzo", "weapon")
    t.does("pass")
    t.asks("tomoe", "play")
    assert [t.resilience(seat) for seat in range(4)] == [5, 3, 5, 4]
    assert t.pile == "bo jujutsu"


def test_r9_6_no_parry_helps() -> None:
    t = table("benkei*: jujutsu | tomoe: parry | hanzo: | musashi:")
    t.plays("jujutsu")
    t.offers("pass")
    t.refuses("discard parry", "9.6")
    t.refuses("parry parry", "3.6")


@pytest.mark.parametrize(
    "seats",
    [
        "musashi*: jujutsu | tomoe: parry | hanzo: | benkei:",
        "benkei*: jujutsu / fast_draw | tomoe: parry | hanzo: | musashi:",
        "benkei*: jujutsu | ginchiyo: parry | hanzo: | musashi:",
        "tomoe*: jujutsu | ushiwaka: parry | hanzo: | musashi:",
    ],
)
def test_r9_6_it_deals_exactly_one_wound_and_nobody_draws(seats: str) -> None:
    t = table(seats)
    t.plays("jujutsu")
    t.does("pass")
    assert [wound["lost"] for wound in t.events("Wounded")] == [1]
    assert "Drew" not in t.story()


def test_r9_6_hanzo_may_give_his_only_card() -> None:
    t = table("benkei*: jujutsu | hanzo: bo | tomoe: | musashi:")
    t.plays("jujutsu")
    t.offers("discard bo", "pass")


def test_r9_6_until_the_game_ends() -> None:
    t = table("benkei*: jujutsu | hanzo 1/1: bo | tomoe: bo | musashi: bo")
    t.plays("jujutsu")
    t.does("pass")
    assert t.game.over
    assert t.resilience("tomoe") == 5


def test_r9_7_a_parry_cancels_a_weapon_aimed_at_you() -> None:
    t = table("benkei*: nodachi | tomoe: parry | hanzo: | musashi:")
    t.plays("nodachi > tomoe")
    t.does("parry parry")
    assert t.resilience("tomoe") == 5
    assert t.events("Answered") == [{"seat": 1, "card": "parry", "by": 0, "source": "nodachi"}]


def test_r9_7_a_parry_answers_battle_cry() -> None:
    t = table("benkei*: battle_cry | tomoe: parry | hanzo: | musashi:")
    t.plays("battle_cry")
    t.does("parry parry")
    assert t.resilience("tomoe") == 5


def test_r9_7_it_is_never_played_on_its_own() -> None:
    t = table("benkei*: parry parry | tomoe: bo | hanzo: bo | musashi: bo")
    t.offers("end")


def test_r9_8_tea_ceremony_gives_three_then_clockwise_one_to_each_other() -> None:
    t = table(
        "benkei: | hanzo 0/: | tomoe*: tea_ceremony | musashi: bo",
        deck="bokken kiseru shuriken katana nodachi daikyu",
    )
    t.plays("tea_ceremony")
    assert t.hand("tomoe") == "bokken kiseru shuriken"
    assert (t.hand("musashi"), t.hand("benkei"), t.hand("hanzo")) == ("bo katana", "nodachi", "daikyu")


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4, 5])
def test_r9_8_when_the_deck_ends_honor_comes_first_and_then_the_remaining_cards(cards: int) -> None:
    deck = " ".join(["bokken", "kiseru", "shuriken", "katana", "nodachi"][:cards])
    t = table(
        "benkei*: tea_ceremony | hanzo: | tomoe: | musashi:",
        deck=deck,
        pile="parry parry parry parry parry parry parry parry",
        rest="out",
    )
    t.plays("tea_ceremony")
    assert [t.honor(seat) for seat in range(4)] == [4, 2, 2, 2]
    assert [t.hand_size(seat) for seat in range(4)] == [3, 1, 1, 1]
    drawn = [card for one in t.events("Drew") for card in one["cards"]]
    assert drawn == deck.split() + ["parry"] * (6 - cards)
    before = t.story()[: t.story().index("DeckRenewed")]
    assert before.count("Drew") == {0: 0, 1: 1, 2: 1, 3: 1, 4: 2, 5: 3}[cards]


def test_r9_8_the_remaining_cards_are_not_drawn_when_the_game_ends() -> None:
    t = table(
        "benkei*: tea_ceremony | hanzo /1: | tomoe: | musashi:",
        deck="bokken kiseru shuriken katana",
        pile="parry parry parry",
        rest="out",
    )
    t.plays("tea_ceremony")
    assert t.result.rule == "8.2"
    assert [t.hand_size(seat) for seat in range(4)] == [3, 1, 0, 0]


def test_r9_9_diversion_needs_a_hand_to_take_from() -> None:
    t = table("benkei*: diversion | hanzo: / armor | tomoe: | musashi:")
    t.offers("end")
    t.refuses("play diversion > hanzo", "9.9")


def test_r9_9_geisha_needs_a_property_or_a_hand() -> None:
    t = table("benkei*: geisha | hanzo: | tomoe: | musashi:")
    t.offers("end")
    t.refuses("play geisha > hanzo", "9.9")
    t.refuses("play geisha > hanzo:armor", "9.9")
    t = table("benkei*: geisha | hanzo: / armor | tomoe: | musashi:")
    t.offers("play geisha > hanzo:armor", "end")


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu", "tea_ceremony", "daimyo", "breathing > hanzo"])
def test_r9_9_all_other_actions_may_be_played_though_they_touch_nobody(action: str) -> None:
    t = table(f"benkei*: {card_of(action)} | hanzo: | tomoe: | musashi:", rest="out")
    t.plays(action)
    assert not {"Wounded", "Drew", "HonorLost"} & set(t.story())
    assert (t.hand("benkei"), t.pile) == ("", card_of(action))
    assert observe(t.game, None).playing is None


@pytest.mark.parametrize(
    ("step", "rule"),
    [(["TakeCard", 0, 1], "9.4"), (["Strip", 1, None], "9.5"), (["Strip", 1, "armor"], "9.5")],
)
def test_r9_5_what_is_gone_when_its_time_comes_is_neither_taken_nor_discarded(
    step: list[Any], rule: str
) -> None:
    assert rule in paragraphs()
    t = table(
        "benkei*: bo | hanzo: / focus | tomoe: bo | musashi: bo",
        pending=[["Turn", 1], ["PlayPhase"], step],
    )
    t.asks("benkei", "play")
    assert (t.hand("hanzo"), t.in_play("hanzo"), t.hand("benkei")) == ("", "focus", "bo")
