"""3 A turn and 4 Harmless, with Rising Sun."""

from typing import Any

import pytest

from chanbara.sword.cards.rising_sun.characters import reveal_two
from chanbara.sword.editions import RISING_SUN
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import Traits
from tests.rules.house import change_traits
from tests.table import Story, card_of, sun


def test_r3_1_gracia_then_bushido_then_each_bleeding_wound_however_they_were_laid() -> None:
    for laid in (
        "bleeding_wound bushido bleeding_wound",
        "bushido bleeding_wound bleeding_wound",
        "bleeding_wound bleeding_wound bushido",
    ):
        t = sun(
            f"gracia* 2/: / {laid} | tomoe: | hanzo: | kojiro:",
            phase="recover",
            deck="parry bo geisha katana zen",
        )
        assert t.story() == [
            *("TurnBegan", "Recovered", "Flipped", "PropertyPassed", "Flipped", "ResiliencePaid"),
            *("Flipped", "Drew"),
        ]
        assert t.pile == "parry bo geisha"
        assert t.resilience("gracia") == 2


def test_r3_1_a_bleeding_wound_waits_for_the_answer_to_bushido() -> None:
    t = sun(
        "tomoe*: bo / bleeding_wound bushido | benkei: | hanzo: | kojiro:",
        phase="recover",
        deck="katana bokken",
    )
    t.asks("tomoe", "weapon")
    assert t.pile == "katana"
    t.does("discard bo")
    assert (t.pile, t.resilience("tomoe")) == ("katana bo bokken", 4)


def test_r3_1_a_bleeding_wound_that_is_no_longer_in_play_is_not_tested() -> None:
    t = sun(
        "tomoe*: / bleeding_wound bushido | benkei: | hanzo: | kojiro:", phase="recover", deck="katana bo"
    )
    assert t.events("Flipped") == [{"seat": 0, "card": "katana"}]
    assert t.resilience("tomoe") == 5


@pytest.mark.parametrize(
    ("who", "cards"),
    [("benkei*: / attendant", 3), ("hideyoshi*: / attendant", 4), ("benkei*:", 2), ("hideyoshi*:", 3)],
)
def test_r3_2_one_card_more_for_the_attendant(who: str, cards: int) -> None:
    t = sun(f"{who} | tomoe: | hanzo: | kojiro:", phase="draw")
    assert t.hand_size(0) == cards


def test_r3_2_the_shogun_of_three_players_draws_four_with_it() -> None:
    t = sun("benkei*: / attendant | tomoe: | hanzo:", phase="draw")
    assert t.hand_size("benkei") == 4


def test_r3_2_ieyasu_takes_what_was_revealed_last() -> None:
    t = sun(
        "ieyasu*: / bleeding_wound attendant | tomoe: | hanzo: | kojiro:",
        phase="recover",
        deck="parry bo bokken",
        pile="katana",
    )
    t.asks("ieyasu", "first_draw")
    t.offers("take parry", "draw")
    t.does("take parry")
    assert t.hand("ieyasu") == "bo bokken parry"


def test_r3_3_counterattack_is_an_answer_only_and_shimas_ability_belongs_to_the_play_phase() -> None:
    t = sun("shima*: counterattack / armor | tomoe: | hanzo: | kojiro:")
    t.offers("use shima > shima:armor", "end")
    t.refuses("play counterattack > tomoe", "3.3")
    t = sun("tomoe*: bo | shima: parry / armor | hanzo: | kojiro:")
    t.plays("bo > shima")
    t.refuses("use shima > shima:armor", "6.2")


def shots(seats: str, *acts: str) -> Story:
    """Weapons on seat 1, each of them parried."""
    t = sun(seats)
    for act in acts:
        t.plays(f"{act}>1")
        t.does("parry parry")
    return t


def test_r3_5_shigehto_yumi_counts_itself_and_adds_one_parried_or_not() -> None:
    t = shots("benkei*: shigehto_yumi bo bo | tomoe: parry parry armor | hanzo: | kojiro:", "shigehto_yumi")
    t.offers("play bo > tomoe", "end")
    t.plays("bo > tomoe")
    t.does("pass")
    t.offers("end")


def test_r3_5_it_is_no_weapon_more_for_who_has_played_his() -> None:
    t = shots("benkei*: shigehto_yumi bo bo | tomoe: parry parry armor | hanzo: | kojiro:", "bo")
    t.offers("end")
    t.refuses("play shigehto_yumi > tomoe", "3.5")


def test_r3_5_it_adds_to_focus_and_goemon() -> None:
    t = shots(
        "goemon*: shigehto_yumi bo bo bo bo / focus | tomoe: parry parry parry parry bo | hanzo: | kojiro:",
        *("bo", "shigehto_yumi", "bo", "bo"),
    )
    t.offers("end")


def test_r3_5_what_it_adds_ends_with_the_turn() -> None:
    t = sun("benkei*: shigehto_yumi armor | kojiro: parry bo bo | hanzo: | goemon:")
    t.plays("shigehto_yumi > kojiro")
    t.does("parry parry", "end")
    t.plays("bo > benkei")
    t.does("pass")
    t.refuses("play bo > benkei", "3.5")


def test_r3_5_shingens_fuji_weapons_never_count_and_are_always_playable() -> None:
    t = shots("shingen*: katana bo bokken zen | tomoe: parry parry armor | hanzo: | kojiro:", "katana", "bo")
    t.offers("play zen > tomoe", "end")
    t.refuses("play bokken > tomoe", "3.5")


def test_r3_5_a_tanto_on_oneself_and_a_foiled_weapon_have_been_played() -> None:
    t = sun("benkei*: tanto bo | tomoe: armor | hanzo: | kojiro:")
    t.plays("tanto > benkei")
    t.offers("end")
    t = sun("benkei*: bokken bo | lady_chacha: armor | hanzo: | kojiro:", deck="parry parry")
    t.plays("bokken > lady_chacha")
    t.offers("end")


def test_r3_5_a_jitte_spent_as_an_answer_has_not() -> None:
    t = sun("benkei*: katana jitte bo / focus | tomoe: counterattack armor | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("parry counterattack", "parry jitte")
    t.offers("play bo > tomoe", "end")


@pytest.mark.parametrize(
    ("seats", "act", "answer"),
    [
        ("tomoe*: katana | benkei: jitte | hanzo: | kojiro:", "katana > benkei", "parry jitte"),
        ("tomoe*: katana | kanbei: / focus | hanzo: | kojiro:", "makibishi > kanbei", "parry > kanbei:focus"),
        ("tomoe*: geisha | okuni: bo | hanzo: | kojiro:", "geisha > okuni", "escape bo"),
    ],
    ids=["parry symbol", "kanbei", "okuni"],
)
def test_r3_6_answers_are_what_a_card_or_an_ability_allows(seats: str, act: str, answer: str) -> None:
    t = sun(seats.replace("katana", card_of(act)))
    t.plays(act)
    t.does(answer)
    t.asks("tomoe", "play")


def test_r3_7_cards_of_the_deck_go_to_the_pile_in_the_order_of_the_deck() -> None:
    t = sun("benkei*: bo | hanzo 1/: armor | tomoe: | kojiro:", deck="katana zen parry daimyo")
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.pile == "katana zen parry daimyo bo"


def test_r3_7_properties_go_as_they_were_laid() -> None:
    t = sun(
        "benkei*: bo | hanzo 1/: armor / focus curse bushido focus | tomoe: | kojiro:",
        deck="zen zen zen daimyo",
    )
    t.plays("bo > hanzo")
    t.does("pass")
    assert t.pile == "focus curse bushido focus zen zen zen daimyo bo"


def test_r3_9_the_weapon_comes_last_of_what_is_without_an_order() -> None:
    """6.5 gives its own order: Ushiwaka, the weapon, Tomoe, whoever's turn it is."""
    t = sun("tomoe*: kozuka | ushiwaka: armor | hanzo: | kojiro:", deck="parry zen")
    t.plays("kozuka > ushiwaka")
    t.does("pass")
    assert t.story() == ["Unanswered", "Wounded", "Drew", "WeaponReturned", "Drew"]


ONE_PLAYER: dict[str, tuple[str, tuple[str, ...]]] = {
    "on_turn_start": ("hanzo* 1/: / focus armor | tomoe: | benkei: | kojiro:", ()),
    "on_played": ("hanzo*: daikyu / focus armor | tomoe: bo | benkei: | kojiro:", ("play daikyu>1",)),
    "on_hurt": ("benkei*: daikyu | hanzo: bo / focus armor | tomoe: | kojiro:", ("play daikyu>1", "pass")),
    "on_any_defeat": (
        "benkei*: katana | tomoe 1/: bo | hanzo: / focus armor | kojiro:",
        ("play katana>1", "pass"),
    ),
}
"""What a character and two properties of one player may answer at the same time."""


@pytest.mark.parametrize("window", ONE_PLAYER)
def test_r3_9_of_one_player_the_character_comes_first_then_the_properties_as_laid(
    monkeypatch: pytest.MonkeyPatch, window: str
) -> None:
    def drawing(count: int) -> Traits:
        def draw(table: Table, first: int, *others: int) -> None:
            table.schedule(Draw(others[0] if window == "on_hurt" else first, count))

        opened: dict[str, Any] = {window: (draw,)}
        return Traits(**opened)

    change_traits(monkeypatch, {"hanzo": drawing(5), "focus": drawing(3), "armor": drawing(4)}, RISING_SUN)
    seats, acts = ONE_PLAYER[window]
    t = sun(seats, phase="play" if acts else "recover")
    t.does(*acts)
    drawn = [len(one["cards"]) for one in t.events("Drew") if one["seat"] == t.seat("hanzo")]
    assert drawn[:3] == [5, 3, 4]


def test_r3_9_so_it_is_for_what_comes_before_the_parry_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A property that reveals as Lady Chacha does: hers comes first, and the first equal pair ends it all."""
    change_traits(monkeypatch, {"focus": Traits(on_aimed=(reveal_two,))}, RISING_SUN)
    seats = "benkei*: bo | lady_chacha: parry / focus | hanzo: | kojiro:"
    for deck, story in (
        ("bokken armor", ["Played", "Flipped", "Flipped", "AttackFoiled"]),
        ("parry bokken zen katana", ["Played", *["Flipped"] * 4, "AttackFoiled"]),
        ("parry zen zen parry", ["Played", *["Flipped"] * 4]),
    ):
        t = sun(seats, deck=deck)
        t.plays("bo > lady_chacha")
        assert t.story() == story


def test_r4_2_intuition_leaves_out_who_is_harmless() -> None:
    t = sun("benkei*: intuition | tomoe 0/: bo | hanzo: | kojiro: bo")
    t.plays("intuition")
    t.asks("kojiro", "show")
    t.does("show bo")
    t.asks("benkei", "pick")


def test_r4_3_for_intuition_it_is_tested_when_it_takes_effect() -> None:
    t = sun("benkei*: intuition / kote | tomoe: | hanzo: | kojiro:", deck="katana")
    t.plays("intuition")
    t.does("choose > tomoe")
    t.asks("tomoe", "show")


def test_r4_3_an_attack_goes_on_though_the_hand_of_the_target_grows() -> None:
    t = sun("tomoe*: makibishi | kanbei: | hanzo: | kojiro:")
    t.plays("makibishi > kanbei")
    assert t.resilience("kanbei") == 4
