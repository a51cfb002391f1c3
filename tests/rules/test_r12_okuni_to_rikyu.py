"""12 Characters of Rising Sun, Okuni to Yukimura, and Rikyū: each cited by its key."""

import pytest

from chanbara.sword.editions import RISING_SUN
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.state import Table
from chanbara.sword.rules.traits import Traits
from tests.rules.house import change_traits
from tests.table import Story, card_of, sun, table

HAND = "bo armor katana parry geisha tessen"
"""Of these Bō and Armor show an Origami."""


def affected(act: str, in_play: str = "focus", resilience: str = "4/") -> Story:
    """Somebody plays an action that is about to affect Okuni."""
    t = sun(f"tomoe*: {card_of(act)} | okuni {resilience}: {HAND} / {in_play} | hanzo: | kojiro:")
    t.plays(act)
    return t


ACTIONS = [
    "tea_ceremony",
    "intuition",
    "diversion > okuni",
    "geisha > okuni",
    "geisha > okuni:focus",
    "mimicry > okuni:focus",
    "simultaneous_attack > okuni",
    "breathing > okuni",
]


@pytest.mark.parametrize("act", ACTIONS)
def test_r12_okuni_may_escape_an_action_with_an_origami_card(act: str) -> None:
    t = affected(act)
    t.asks("okuni", "escape")
    t.offers("escape bo", "escape armor", "pass")
    t.refuses("escape katana", "12 okuni")
    t.refuses("parry parry", "12 okuni")
    t.does("escape bo")
    assert t.events("Escaped") == [{"seat": 1, "card": "bo", "by": 0, "source": card_of(act)}]
    assert (t.hand("okuni"), t.in_play("okuni")) == ("armor geisha katana parry tessen", "focus")
    assert t.resilience("okuni") == 4
    t.asks("tomoe", "play")
    assert t.pile.split() == ["bo", card_of(act)]


@pytest.mark.parametrize(
    ("act", "hand", "in_play", "resilience"),
    [
        ("tea_ceremony", 7, "focus", 4),
        ("diversion > okuni", 5, "focus", 4),
        ("geisha > okuni", 5, "focus", 4),
        ("geisha > okuni:focus", 6, "", 4),
        ("mimicry > okuni:focus", 6, "", 4),
        ("simultaneous_attack > okuni", 6, "focus", 3),
        ("breathing > okuni", 7, "focus", 4),
    ],
)
def test_r12_okuni_may_let_it_happen(act: str, hand: int, in_play: str, resilience: int) -> None:
    t = affected(act)
    t.does("pass")
    assert (t.hand_size("okuni"), t.in_play("okuni"), t.resilience("okuni")) == (hand, in_play, resilience)


def test_r12_okuni_who_does_not_escape_shows_for_intuition() -> None:
    t = affected("intuition")
    t.does("pass")
    t.asks("okuni", "show")
    t.offers(*(f"show {card}" for card in HAND.split()))


def test_r12_okuni_alone_is_left_out() -> None:
    t = sun("tomoe*: tea_ceremony | okuni: bo | hanzo: | kojiro:")
    t.plays("tea_ceremony")
    t.does("escape bo")
    assert [t.hand_size(seat) for seat in range(4)] == [3, 0, 1, 1]


def test_r12_okuni_escapes_battle_cry_where_a_parry_would_answer_too() -> None:
    t = affected("battle_cry")
    t.asks("okuni", "parry")
    t.offers("parry parry", "parry tessen", "escape bo", "escape armor", "pass")
    t.does("escape armor")
    assert t.resilience("okuni") == 4


def test_r12_okuni_is_offered_a_weapon_once_against_jujutsu() -> None:
    t = affected("jujutsu")
    t.asks("okuni", "weapon")
    t.offers("discard bo", "discard katana", "discard tessen", "escape armor", "pass")


def test_r12_okuni_escapes_what_a_counterattack_demands_but_not_its_parry() -> None:
    t = sun("okuni*: katana bo | tomoe: counterattack | hanzo: | kojiro:")
    t.plays("katana > tomoe")
    t.does("parry counterattack")
    t.asks("okuni", "parry")
    t.offers("escape bo", "pass")
    t.does("escape bo")
    assert (t.resilience("okuni"), t.resilience("tomoe")) == (4, 5)


@pytest.mark.parametrize("act", [*ACTIONS, "battle_cry", "jujutsu"])
def test_r12_okuni_without_an_origami_card_is_asked_all_the_same(act: str) -> None:
    t = sun(f"tomoe*: {card_of(act)} | okuni: geisha / focus | hanzo: | kojiro:")
    t.plays(act)
    t.asks("okuni", {"battle_cry": "parry", "jujutsu": "weapon"}.get(act, "escape"))
    t.offers("pass")


@pytest.mark.parametrize(
    "act", [one for one in ACTIONS if one not in ("diversion > okuni", "geisha > okuni")]
)
def test_r12_okuni_with_an_empty_hand_is_not_asked(act: str) -> None:
    t = sun(f"tomoe*: {card_of(act)} | okuni: / focus | hanzo: | kojiro:")
    t.plays(act)
    t.asks("tomoe", "play")


def test_r12_okuni_is_asked_when_kote_has_just_given_her_a_card() -> None:
    t = sun("tomoe*: geisha / kote | okuni: / focus | hanzo: | kojiro:", deck="bo")
    t.plays("geisha > okuni:focus")
    t.does("choose > okuni")
    t.asks("okuni", "escape")
    t.offers("escape bo", "pass")


def test_r12_okuni_is_not_asked_about_a_property_that_kotes_card_took_away() -> None:
    """The card that Kote grants ends the deck, and with the honor her Bleeding Wound is gone."""
    t = sun(
        "tomoe*: geisha / kote | okuni: bo / bleeding_wound | hanzo: | kojiro:",
        pile="parry parry",
        rest="out",
    )
    t.plays("geisha > okuni:bleeding_wound")
    t.does("choose > tomoe")
    t.asks("tomoe", "play")
    assert (t.in_play("okuni"), t.hand("okuni"), t.pile) == ("", "bo", "bleeding_wound geisha")


def test_r12_okuni_plays_the_card_with_which_she_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What answers a card that is played answers this one too."""

    def draw(table: Table, seat: int, _card: int) -> None:
        table.schedule(Draw(seat, 1))

    change_traits(monkeypatch, {"focus": Traits(on_played=(draw,))}, RISING_SUN)
    t = sun("tomoe*: diversion | okuni: bo / focus | hanzo: | kojiro:", deck="katana")
    t.plays("diversion > okuni")
    t.does("escape bo")
    assert t.hand("okuni") == "katana"


def test_r12_okuni_may_escape_when_she_has_no_resilience() -> None:
    t = affected("tea_ceremony", resilience="0/")
    t.asks("okuni", "escape")


def test_r12_okuni_cannot_escape_weapons() -> None:
    t = sun("tomoe*: katana | okuni: bo armor parry | hanzo: | kojiro:")
    t.plays("katana > okuni")
    t.offers("parry parry", "pass")
    t.refuses("escape armor", "12 okuni")


@pytest.mark.parametrize("card", ["bushido", "curse", "bleeding_wound"])
def test_r12_okuni_cannot_escape_properties(card: str) -> None:
    t = sun(f"tomoe*: {card} | okuni: bo armor | hanzo: | kojiro:")
    t.plays(f"{card} > okuni")
    t.asks("tomoe", "play")
    assert t.in_play("okuni") == card


def test_r12_okuni_cannot_escape_bushidos_demand() -> None:
    t = sun("okuni*: bo armor / bushido | tomoe: | hanzo: | kojiro:", phase="recover", deck="katana")
    t.offers("discard bo", "pass")


def test_r12_okuni_cannot_escape_abilities() -> None:
    t = sun("shima*: | okuni: bo armor / focus | hanzo: | kojiro:")
    t.does("use shima > okuni:focus")
    assert (t.hand("shima"), t.in_play("okuni")) == ("focus", "")


def test_r12_okuni_is_not_asked_about_her_own_actions() -> None:
    t = sun("okuni*: geisha tea_ceremony bo / focus | tomoe: | hanzo: | kojiro:")
    t.plays("geisha > okuni:focus", "tea_ceremony")
    assert (t.in_play("okuni"), t.hand_size("okuni")) == ("", 4)


def test_r12_okuni_alone_may_escape() -> None:
    t = sun("tomoe*: battle_cry | hanzo: armor | okuni: | kojiro:")
    t.plays("battle_cry")
    t.offers("pass")
    t.refuses("escape armor", "3.6")


def test_r12_shima_may_pay_a_point_and_take_any_property_once_per_turn() -> None:
    t = sun("shima*: / armor | tomoe: / focus bushido | hanzo 0/: | kojiro: / curse bleeding_wound curse")
    mine = ("shima:armor", "tomoe:focus", "tomoe:bushido", "kojiro:curse", "kojiro:bleeding_wound")
    t.offers(*(f"use shima > {one}" for one in mine), "end")
    t.refuses("use shima", "12 shima")
    t.refuses("use shima > hanzo", "12 shima")
    t.does("use shima > kojiro:curse")
    assert (t.resilience("shima"), t.hand("shima"), t.in_play("kojiro")) == (
        3,
        "curse",
        "bleeding_wound curse",
    )
    t.offers(*(f"play curse>{seat}" for seat in range(4)), "end")
    t.refuses("use shima > tomoe:focus", "12 shima")


def test_r12_shima_may_again_in_his_next_turn() -> None:
    t = sun("shima*: / armor armor | tomoe: | hanzo: | kojiro:")
    t.does("use shima > shima:armor")
    t.refuses("use shima > shima:armor", "12 shima")
    while t.state.turn < 5:
        t.does("end")
    t.asks("shima", "play")
    assert "use shima>0:armor" in t.decision.texts()


def test_r12_shima_may_not_with_his_last_point_nor_without_a_property_in_play() -> None:
    t = sun("shima* 1/: | tomoe: / armor | hanzo: | kojiro:")
    t.offers("end")
    t.refuses("use shima > tomoe:armor", "12 shima")
    t = sun("shima*: | tomoe: | hanzo: | kojiro:")
    t.offers("end")


def test_r12_shima_alone_may_do_so() -> None:
    t = sun("tomoe*: | shima: / armor | hanzo: | kojiro:")
    t.offers("end")
    t.refuses("use shima > shima:armor", "3.3")


def test_r12_shingen_whose_fuji_weapons_do_not_count() -> None:
    t = sun("shingen*: katana zen bo nodachi | tomoe: parry parry parry parry armor | hanzo: | kojiro:")
    for weapon in ("katana", "bo", "zen"):
        t.plays(f"{weapon} > tomoe")
        t.does("parry parry")
    t.offers("play nodachi > tomoe", "end")


def test_r12_shingen_whose_other_weapons_do() -> None:
    t = sun("shingen*: bo bokken jitte | tomoe: parry parry | hanzo: | kojiro:")
    t.plays("bo > tomoe")
    t.does("parry parry")
    t.offers("end")
    t.refuses("play jitte > tomoe", "3.5")


def test_r12_shingen_whose_fuji_weapons_need_their_reach() -> None:
    t = sun("shingen*: wakizashi | tomoe: parry / armor | hanzo: | kojiro:")
    t.offers("end")


def test_r12_shingen_plays_his_tanto_on_himself_beyond_the_limit() -> None:
    t = sun("shingen*: tanto bo | tomoe: parry | hanzo: | kojiro:")
    t.plays("bo > tomoe")
    t.does("parry parry")
    t.offers("play tanto > shingen", "end")


@pytest.mark.parametrize(("weapon", "lost"), [("bo", 2), ("kiseru", 3), ("katana", 4)])
def test_r12_yoshihiro_takes_one_wound_more_from_each_weapon(weapon: str, lost: int) -> None:
    t = sun(f"tomoe*: {weapon} | yoshihiro: armor | hanzo: | kojiro:")
    t.plays(f"{weapon} > yoshihiro")
    t.does("pass")
    assert t.resilience("yoshihiro") == 8 - lost


@pytest.mark.parametrize("action", ["battle_cry", "jujutsu"])
def test_r12_yoshihiro_takes_one_from_anything_else(action: str) -> None:
    t = sun(f"tomoe*: {action} | yoshihiro: armor | hanzo: | kojiro:")
    t.plays(action)
    t.does("pass")
    assert t.resilience("yoshihiro") == 7


def wounded_yukimura(seats: str, act: str, deck: str = "bo") -> Story:
    t = sun(seats, deck=deck)
    t.plays(act)
    while t.decision.kind in ("parry", "weapon") and t.decision.seat == 1:
        t.does("pass")
    return t


@pytest.mark.parametrize("act", ["bokken > yukimura", "battle_cry", "jujutsu"])
def test_r12_yukimura_reveals_when_another_wounds_him_and_an_origami_strikes_back(act: str) -> None:
    t = wounded_yukimura(f"benkei*: {card_of(act)} parry | yukimura: armor | hanzo: | kojiro:", act)
    t.asks("benkei", "play")
    assert (t.resilience("yukimura"), t.resilience("benkei")) == (3, 4)
    assert t.events("Wounded")[1] == {"seat": 0, "by": 1, "source": None, "lost": 1}
    assert t.pile == f"bo {card_of(act)}"


def test_r12_yukimura_strikes_back_at_a_simultaneous_attack() -> None:
    t = wounded_yukimura(
        "tomoe*: simultaneous_attack | yukimura: armor | hanzo: | kojiro:", "simultaneous_attack > yukimura"
    )
    assert (t.resilience("yukimura"), t.resilience("tomoe")) == (3, 3)


@pytest.mark.parametrize("revealed", ["parry", "katana", "geisha"])
def test_r12_yukimura_does_nothing_for_another_symbol(revealed: str) -> None:
    t = wounded_yukimura(
        "tomoe*: bo | yukimura: armor | hanzo: | kojiro:", "bo > yukimura", f"focus {revealed}"
    )
    assert t.resilience("tomoe") == 5
    assert t.events("Flipped") == [{"seat": 1, "card": revealed}], "Tomoe has drawn before"


def test_r12_yukimura_strikes_once_per_card_however_deep() -> None:
    t = wounded_yukimura("benkei*: katana | yukimura: armor | hanzo: | kojiro:", "katana > yukimura")
    assert (len(t.events("Flipped")), t.resilience("benkei")) == (1, 4)


def test_r12_yukimura_strikes_back_also_when_defeated() -> None:
    t = wounded_yukimura(
        "benkei*: katana | yukimura 1/: armor | hanzo: | kojiro:",
        "katana > yukimura",
        "parry parry parry parry bo",
    )
    assert t.story() == [
        *("Unanswered", "Wounded", "Defeated", "HonorGiven", "Buried"),
        *("Flipped", "Wounded"),
    ]


def test_r12_yukimura_whose_strike_may_be_averted_by_a_peasant_and_does_not_wound_chiyome() -> None:
    t = wounded_yukimura("tomoe*: battle_cry / peasant | yukimura: armor | hanzo: | kojiro:", "battle_cry")
    t.asks("tomoe", "absorb")
    t.offers("discard > tomoe:peasant", "pass")
    t = wounded_yukimura("chiyome*: battle_cry | yukimura: armor | hanzo: | kojiro:", "battle_cry")
    assert (t.resilience("chiyome"), t.pile) == (4, "bo battle_cry")


def test_r12_yukimura_whose_strike_that_defeats_ends_the_turn_when_the_action_is_over() -> None:
    t = wounded_yukimura(
        "tomoe* 1/: battle_cry focus | yukimura: armor | hanzo: armor | kojiro:", "battle_cry"
    )
    t.asks("hanzo", "parry")
    assert (t.resilience("tomoe"), t.honor("yukimura"), t.honor("tomoe")) == (0, 4, 4)
    t.does("pass")
    assert (t.resilience("hanzo"), t.active) == (3, "yukimura")


def test_r12_yukimura_reveals_for_no_price_and_no_bleeding() -> None:
    t = sun(
        "yukimura*: simultaneous_attack / bleeding_wound | tomoe: | hanzo: | kojiro:",
        phase="recover",
        deck="bo",
    )
    assert len(t.events("Flipped")) == 1, "for the Bleeding Wound"
    t.plays("simultaneous_attack > tomoe")
    assert (t.resilience("yukimura"), "Flipped" in t.story()) == (2, False)


def test_r12_rikyu_loses_no_honor_when_the_deck_runs_out() -> None:
    for set_up in (sun, table):
        t = set_up("benkei*: daimyo | rikyu /1: | hanzo: | kojiro:", pile="parry parry parry", rest="out")
        t.plays("daimyo")
        assert [t.honor(seat) for seat in range(4)] == [4, 1, 2, 2]
        t.asks("benkei", "play")


def test_r12_rikyu_keeps_his_bleeding_wounds_then() -> None:
    t = sun(
        "benkei*: daimyo | rikyu: / bleeding_wound | hanzo: / bleeding_wound | kojiro:",
        pile="parry parry",
        rest="out",
    )
    t.plays("daimyo")
    assert (t.in_play("rikyu"), t.in_play("hanzo")) == ("bleeding_wound", "")


def test_r12_rikyu_loses_honor_in_every_other_way() -> None:
    t = sun("benkei*: katana | rikyu 1/: armor | hanzo: | kojiro:")
    t.plays("katana > rikyu")
    t.does("pass")
    assert t.honor("rikyu") == 2
    t = sun("rikyu*: / bushido | benkei: | hanzo: | kojiro:", phase="recover", deck="katana")
    assert t.honor("rikyu") == 4
