"""12 Characters of Rising Sun, Bokuden to Motonari: each cited by its key."""

import pytest

from tests.table import Story, card_of, sun


@pytest.mark.parametrize("act", ["breathing > tomoe", "tea_ceremony", "jitte > tomoe", "tessen > tomoe"])
def test_r12_bokuden_may_draw_one_for_each_torii_card_before_its_effect(act: str) -> None:
    t = sun(f"bokuden* 3/: {card_of(act)} | tomoe: armor | hanzo: | kojiro:", deck="katana")
    t.plays(act)
    t.asks("bokuden", "may_draw")
    t.offers("draw", "pass")
    t.refuses("draw katana", "12 bokuden")
    t.refuses("parry katana", "12 bokuden")
    assert t.story() == ["Played"], "before its effect"
    t.does("draw")
    assert t.events("Drew")[0] == {"seat": 0, "cards": ["katana"]}


def test_r12_bokuden_need_not_draw() -> None:
    t = sun("bokuden* 3/: breathing | tomoe: armor | hanzo: | kojiro:", deck="katana zen")
    t.plays("breathing > tomoe")
    t.does("pass")
    assert (t.hand("bokuden"), t.hand("tomoe"), t.resilience("bokuden")) == ("", "armor katana", 5)


@pytest.mark.parametrize("act", ["daimyo", "jujutsu", "diversion > tomoe", "armor", "bo > tomoe"])
def test_r12_bokuden_draws_for_no_other_symbol(act: str) -> None:
    t = sun(f"bokuden*: {card_of(act)} | tomoe: armor | hanzo: | kojiro:")
    t.plays(act)
    assert t.decision.kind != "may_draw"


@pytest.mark.parametrize("answer", ["parry", "jitte", "tessen"])
def test_r12_bokuden_draws_for_an_answer_too(answer: str) -> None:
    t = sun(f"tomoe*: katana | bokuden: {answer} | hanzo: | kojiro:", deck="zen")
    t.plays("katana > bokuden")
    t.does(f"parry {answer}")
    t.asks("bokuden", "may_draw")
    t.does("draw")
    assert (t.hand("bokuden"), t.resilience("bokuden")) == ("zen", 5)


def test_r12_bokuden_draws_for_his_counterattack_before_it_is_met() -> None:
    t = sun("tomoe*: katana parry | bokuden: counterattack | hanzo: | kojiro:", deck="zen")
    t.plays("katana > bokuden")
    t.does("parry counterattack")
    t.asks("bokuden", "may_draw")
    t.does("draw")
    t.asks("tomoe", "parry")


def test_r12_bokuden_draws_for_a_jitte_that_answers_a_chigiriki() -> None:
    t = sun("tomoe*: chigiriki | bokuden: jitte | hanzo: | kojiro:")
    t.plays("chigiriki > bokuden")
    t.does("parry jitte")
    t.asks("bokuden", "may_draw")


def test_r12_bokuden_draws_for_nothing_that_he_discards() -> None:
    t = sun("tomoe*: jujutsu | bokuden: jitte | hanzo: | kojiro:")
    t.plays("jujutsu")
    t.does("discard jitte")
    t.asks("tomoe", "play")
    t = sun("bokuden*: jitte / bushido | tomoe: | hanzo: | kojiro:", phase="recover", deck="katana")
    t.does("discard jitte")
    t.asks("bokuden", "play")
    t = sun(f"bokuden*: {'parry ' * 8} | tomoe: | hanzo: | kojiro:", phase="discard")
    t.does("discard parry")
    assert t.active == "tomoe"


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 4), (0, 4)])
def test_r12_gracia_regains_one_point_at_the_start_of_her_turn(before: int, after: int) -> None:
    t = sun(f"gracia* {before}/: | tomoe: | hanzo: | kojiro:", phase="recover")
    assert t.resilience("gracia") == after


def test_r12_gracia_regains_it_before_bushido_and_bleeding_wound() -> None:
    t = sun(
        "gracia* 1/: / bleeding_wound bushido | tomoe: | hanzo: | kojiro:", phase="recover", deck="parry bo"
    )
    told = [name for name in t.story() if name != "Drew"]
    assert told == ["TurnBegan", "Recovered", "Flipped", "PropertyPassed", "Flipped", "ResiliencePaid"]
    assert t.resilience("gracia") == 1


def test_r12_gracia_regains_nothing_in_the_turns_of_others() -> None:
    t = sun("tomoe*: | gracia 2/: | hanzo: | kojiro:", phase="recover")
    assert t.resilience("gracia") == 2


@pytest.mark.parametrize("attack", ["katana > kanbei", "battle_cry"])
def test_r12_kanbei_may_discard_a_property_as_a_parry(attack: str) -> None:
    t = sun(
        f"tomoe*: {card_of(attack)} | kanbei: parry / bushido curse focus focus bleeding_wound"
        " | hanzo: / focus | kojiro:"
    )
    t.plays(attack)
    given = ("bushido", "curse", "focus", "bleeding_wound")
    t.offers("parry parry", *(f"parry > kanbei:{card}" for card in given), "pass")
    t.refuses("parry > hanzo:focus", "12 kanbei")
    t.refuses("parry > kanbei:kote", "12 kanbei")
    t.does("parry > kanbei:curse")
    assert (t.resilience("kanbei"), t.pile) == (5, f"curse {card_of(attack)}")
    assert t.in_play("kanbei") == "bushido focus focus bleeding_wound"


def test_r12_kanbei_may_do_so_with_an_empty_hand() -> None:
    t = sun("tomoe*: makibishi | kanbei: / focus | hanzo: | kojiro:")
    t.plays("makibishi > kanbei")
    t.offers("parry > kanbei:focus", "pass")


def test_r12_kanbei_without_card_and_property_is_not_asked() -> None:
    t = sun("tomoe*: makibishi | kanbei: | hanzo: | kojiro:")
    t.plays("makibishi > kanbei")
    t.asks("tomoe", "play")
    assert t.resilience("kanbei") == 4


@pytest.mark.parametrize(("attack", "kind"), [("jujutsu", "weapon"), ("chigiriki > kanbei", "parry")])
def test_r12_kanbei_may_not_against_jujutsu_and_chigiriki(attack: str, kind: str) -> None:
    t = sun(f"tomoe*: {card_of(attack)} | kanbei: parry / focus | hanzo: | kojiro:")
    t.plays(attack)
    t.asks("kanbei", kind)
    t.offers("pass")


def test_r12_kanbei_alone_may_do_so() -> None:
    t = sun("tomoe*: katana | hanzo: armor / focus | kanbei: | kojiro:")
    t.plays("katana > hanzo")
    t.offers("pass")
    t.refuses("parry > hanzo:focus", "6.2")


@pytest.mark.parametrize(
    ("weapon", "lost"),
    [("bo", 1), ("kozuka", 1), ("kusarigama", 2), ("katana", 0), ("jitte", 0), ("kusanagi", 0), ("zen", 0)],
)
def test_r12_kenshin_is_wounded_by_origami_weapons_only(weapon: str, lost: int) -> None:
    t = sun(f"tomoe*: {weapon} | kenshin: parry / focus | hanzo: | kojiro:")
    t.plays(f"{weapon} > kenshin")
    t.asks("kenshin", "parry")
    t.offers("parry parry", "pass")
    t.does("pass")
    assert t.resilience("kenshin") == 4 - lost
    assert ("Drew" in t.story()) == (lost > 0), "Tomoe draws when her weapon wounds"


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu", "simultaneous_attack > kenshin"])
def test_r12_kenshin_is_wounded_by_actions_of_every_symbol(action: str) -> None:
    t = sun(f"tomoe*: {card_of(action)} | kenshin: armor | hanzo: | kojiro:")
    t.plays(action)
    if t.decision.seat == 1:
        t.does("pass")
    assert t.resilience("kenshin") == 3


def attacked_lady(weapon: str, revealed: str) -> Story:
    t = sun(f"benkei*: {weapon} | lady_chacha: parry | hanzo: | kojiro:", deck=revealed)
    t.plays(f"{weapon} > lady_chacha")
    return t


@pytest.mark.parametrize(
    ("weapon", "revealed"),
    [
        ("bo", "parry tea_ceremony"),
        ("bo", "bokken armor"),
        ("katana", "geisha diversion"),
        ("jitte", "zen jujutsu"),
        ("chigiriki", "parry parry"),
    ],
)
def test_r12_lady_chacha_ends_an_attack_by_revealing_two_equal_symbols(weapon: str, revealed: str) -> None:
    t = attacked_lady(weapon, revealed)
    t.asks("benkei", "play")
    assert t.story() == ["Played", "Flipped", "Flipped", "AttackFoiled"]
    assert (t.resilience("lady_chacha"), t.pile) == (5, f"{revealed} {weapon}")


@pytest.mark.parametrize(
    ("weapon", "revealed"),
    [("bo", "kiseru parry"), ("bo", "parry bokken"), ("katana", "nodachi geisha"), ("jitte", "parry bo")],
)
def test_r12_lady_chacha_is_asked_for_a_parry_after_two_different_symbols(weapon: str, revealed: str) -> None:
    t = attacked_lady(weapon, revealed)
    t.asks("lady_chacha", "parry")
    t.offers("parry parry", "pass")
    t.does("pass")
    assert t.resilience("lady_chacha") < 5


def test_r12_lady_chacha_may_reveal_her_second_card_from_a_new_deck() -> None:
    t = sun(
        "benkei*: bo | lady_chacha: parry | hanzo: | kojiro:",
        deck="parry",
        pile="breathing tea_ceremony",
        rest="out",
    )
    t.plays("bo > lady_chacha")
    assert t.story() == ["Played", "Flipped", "DeckRenewed", *["HonorLost"] * 4, "Flipped", "AttackFoiled"]
    assert t.resilience("lady_chacha") == 5


def test_r12_lady_chacha_reveals_the_only_card_there_is_twice() -> None:
    """It is on the pile, from which the new deck is made (8.2), and has the same symbol as before."""
    t = sun("benkei*: bo | lady_chacha: armor | hanzo: | kojiro:", deck="parry", rest="out")
    t.plays("bo > lady_chacha")
    assert t.story() == ["Played", "Flipped", "DeckRenewed", *["HonorLost"] * 4, "Flipped", "AttackFoiled"]


def test_r12_lady_chacha_may_end_the_game_between_her_two_cards() -> None:
    t = sun("benkei*: bo | lady_chacha: armor | hanzo /1: | kojiro:", deck="parry", pile="parry", rest="out")
    t.plays("bo > lady_chacha")
    assert t.story()[-1] == "Ended"
    assert (t.result.cause, t.events("Flipped")) == ("deck", [{"seat": 1, "card": "parry"}])


def test_r12_lady_chacha_reveals_against_weapons_on_herself_only() -> None:
    t = sun("benkei*: battle_cry bo | lady_chacha: parry | hanzo: | kojiro: parry")
    t.plays("battle_cry")
    t.asks("lady_chacha", "parry")
    t.does("pass", "pass")
    t.plays("bo > kojiro")
    assert "Flipped" not in t.story()


def masamune(deck: str, in_play: str = "bleeding_wound", hand: str = "") -> Story:
    return sun(
        f"masamune*: {hand} / {in_play} | tomoe: | hanzo: | kojiro:",
        phase="recover",
        deck=f"{deck} armor focus",
    )


def test_r12_masamune_may_reveal_up_to_three_and_chooses_which_counts() -> None:
    t = masamune("bo katana parry")
    t.asks("masamune", "reveal")
    t.offers("count bo", "reveal")
    t.refuses("count katana", "12 masamune")
    t.refuses("pass", "12 masamune")
    t.does("reveal")
    t.offers("count bo", "count katana", "reveal")
    t.does("reveal")
    t.offers("count bo", "count katana", "count parry")
    t.refuses("reveal", "12 masamune")
    t.does("count katana")
    assert (t.resilience("masamune"), t.pile) == (6, "bo katana parry")


def test_r12_masamune_may_stop_after_each() -> None:
    t = masamune("parry bo")
    t.does("count parry")
    assert (t.resilience("masamune"), t.pile, t.hand("masamune")) == (6, "parry", "armor bo")


def test_r12_masamune_may_let_the_worse_card_count() -> None:
    t = masamune("parry bo")
    t.does("reveal", "count bo")
    assert t.resilience("masamune") == 5


def test_r12_masamune_is_offered_equal_cards_once() -> None:
    t = masamune("bo bo bo")
    t.does("reveal", "reveal")
    t.offers("count bo")


def test_r12_masamune_chooses_for_bushido_too() -> None:
    t = masamune("bo parry", "bushido", "katana")
    t.offers("count bo", "reveal")
    t.does("reveal", "count parry")
    assert (t.in_play("masamune"), t.in_play("tomoe")) == ("", "bushido")
    t = masamune("bo parry", "bushido", "katana")
    t.does("count bo")
    t.asks("masamune", "weapon")
    t.offers("discard katana", "pass")


def test_r12_masamune_may_end_the_deck_with_a_further_card() -> None:
    t = sun(
        "masamune*: / bleeding_wound | tomoe: | hanzo: | kojiro:",
        phase="recover",
        deck="bo",
        pile="parry",
        rest="out",
    )
    t.does("reveal")
    assert [t.honor(seat) for seat in range(4)] == [4, 2, 2, 2]
    assert t.in_play("masamune") == "", "the wound fell with the honor, and the reveal goes on"
    assert t.decision.kind == "reveal"


def test_r12_masamune_with_neither_deck_nor_pile_is_not_asked() -> None:
    t = sun("masamune*: / bleeding_wound | tomoe: | hanzo: | kojiro:", phase="recover", rest="out")
    t.asks("masamune", "play")
    assert t.resilience("masamune") == 6


@pytest.mark.parametrize(
    "seats",
    [
        "benkei*: katana | tomoe 1/: armor | motonari: bo | kojiro:",
        "motonari*: katana | tomoe 1/: armor | benkei: bo | kojiro:",
        "benkei*: katana | motonari 1/: armor | tomoe: bo | kojiro:",
    ],
    ids=["of others", "by Motonari", "of Motonari"],
)
def test_r12_motonari_draws_one_for_every_defeat(seats: str) -> None:
    t = sun(seats, deck="parry parry parry parry parry zen")
    before = t.hand_size("motonari")
    t.plays("katana>1")
    t.does("pass")
    assert "zen" in t.hand("motonari"), "after the five cards of the Banzai"
    assert t.hand_size("motonari") == before + (0 if t.active == "motonari" else 1)


def test_r12_motonari_draws_for_each_defeat_of_a_battle_cry() -> None:
    t = sun("benkei*: battle_cry | tomoe 1/: armor | motonari: bo | kojiro 1/: armor")
    t.plays("battle_cry")
    t.does("pass", "pass", "pass")
    assert t.hand_size("motonari") == 3


def test_r12_motonari_draws_for_nothing_less() -> None:
    t = sun("nobunaga* 2/: bo | tomoe: armor | motonari: bo | kojiro:")
    t.does("use nobunaga")
    t.plays("bo > tomoe")
    t.does("pass")
    assert t.hand("motonari") == "bo"
