"""13 The three books: their rulings, cell by cell, and how a table chooses one."""

from typing import Any

import pytest

from chanbara import dumps, loads, new_game, replay
from chanbara.sword.books import BOOKS, ENGLISH, GERMAN, ITALIAN, OURS
from chanbara.sword.placement import place, placement_of
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from tests.table import Story, sun, table

each_book = pytest.mark.parametrize("book", BOOKS)


# --- what Geisha may take (9.5)


@each_book
def test_r9_5_geisha_on_a_property_of_ones_own(book: str) -> None:
    t = table("benkei*: geisha / armor | hanzo: / focus | tomoe: | musashi:", book=book)
    others, own = "play geisha > hanzo:focus", "play geisha > benkei:armor"
    if book == ITALIAN:
        t.offers(others, "end")
        t.refuses(own, "9.5")
    else:
        t.offers(others, own, "end")


@each_book
def test_r9_5_geisha_on_ones_own_hand(book: str) -> None:
    t = table("benkei*: geisha bo | hanzo: bo | tomoe: | musashi:", book=book)
    usual = ["play geisha > hanzo", "play bo > hanzo", "end"]
    if book == ENGLISH:
        t.offers("play geisha > benkei", *usual)
        t.plays("geisha > benkei")
        assert (t.hand("benkei"), t.pile) == ("", "bo geisha")
    else:
        t.offers(*usual)
        t.refuses("play geisha > benkei", "9.5")


def test_r9_9_geisha_cannot_be_aimed_at_a_hand_that_holds_nothing_but_itself() -> None:
    t = table("benkei*: geisha | hanzo: | tomoe: | musashi:", book=ENGLISH)
    t.offers("end")
    t.refuses("play geisha > benkei", "9.9")


# --- the Swordmaster (8.4)


@each_book
def test_r8_4_a_defeat_by_the_team_mate_who_is_left_refuses_the_swordmaster(book: str) -> None:
    """Tomoe and Musashi are Ninja, and only these two have resilience."""
    t = table("benkei 0/: | hanzo 0/: | tomoe*: bo | musashi 1/: armor", book=book)
    t.plays("bo > musashi")
    t.does("pass")
    assert t.result.cause == "swordmaster_refused"


@each_book
def test_r8_4_a_defeat_by_a_team_mate_who_is_not_left(book: str) -> None:
    """Benkei is left; Tomoe, who has no resilience herself, takes the last point of Musashi."""
    t = table(
        "benkei*: bo | hanzo 0/: | tomoe 0/: | musashi 1/: armor",
        pending=[["Turn", 1], ["PlayPhase"], ["Wound", 2, 3, "bo", 1]],
        book=book,
    )
    assert t.result.cause == ("swordmaster" if book == GERMAN else "swordmaster_refused")


# --- answers that are played or discarded (9.1, 9.6): Bokuden draws for a Torii card they play


@each_book
def test_r9_1_the_parry_against_battle_cry_is_played_or_discarded(book: str) -> None:
    t = sun("tomoe*: battle_cry | bokuden: parry bo | hanzo: | kojiro:", book=book)
    t.plays("battle_cry")
    t.offers("parry parry", "pass")
    t.does("parry parry")
    if book == GERMAN:
        t.asks("tomoe", "play")
    else:
        t.asks("bokuden", "may_draw")
        t.offers("draw", "pass")
    assert t.hand("bokuden") == "bo"


@each_book
def test_r9_1_a_parry_against_a_weapon_is_played_in_every_book(book: str) -> None:
    t = sun("tomoe*: bo | bokuden: parry bo | hanzo: | kojiro:", book=book)
    t.plays("bo > bokuden")
    t.does("parry parry")
    t.asks("bokuden", "may_draw")


@each_book
def test_r9_6_the_weapon_against_jujutsu_is_played_or_discarded(book: str) -> None:
    t = sun("tomoe*: jujutsu | bokuden: jitte bo | hanzo: | kojiro:", book=book)
    t.plays("jujutsu")
    t.offers("discard bo", "discard jitte", "pass")
    t.does("discard jitte")
    if book == ENGLISH:
        t.asks("bokuden", "may_draw")
    else:
        t.asks("tomoe", "play")


@each_book
def test_r10_3_the_weapon_for_bushido_is_discarded_in_every_book(book: str) -> None:
    t = sun("bokuden*: jitte / bushido | tomoe: | hanzo: | kojiro:", phase="recover", deck="bo", book=book)
    t.does("discard jitte")
    t.asks("bokuden", "play")


# --- Tanto on its owner (11.6)


def wounds_on_oneself(seat: str, book: str) -> Story:
    t = sun(f"{seat} | hanzo: armor | goemon: armor | kojiro: armor", book=book, deck="parry parry")
    who = seat.partition("*")[0]
    t.plays(f"tanto > {who}")
    return t


@each_book
def test_r11_6_musashis_wound_on_himself(book: str) -> None:
    t = wounds_on_oneself("musashi*: tanto bo", book)
    assert t.resilience("musashi") == (4 if book in {ENGLISH, ITALIAN} else 3)


@each_book
def test_r11_6_fast_draw_on_oneself(book: str) -> None:
    t = wounds_on_oneself("benkei*: tanto bo / fast_draw fast_draw", book)
    assert t.resilience("benkei") == (4 if book == ENGLISH else 2)


@each_book
def test_r11_6_tomoes_card_for_wounding_herself(book: str) -> None:
    t = wounds_on_oneself("tomoe*: tanto", book)
    assert t.resilience("tomoe") == 4
    assert t.hand("tomoe") == ("" if book == ENGLISH else "parry")


# --- acting on a hit or on a wound (6.3, 6.5)


def hit_for_nothing(attacker: str, book: str, cards: str = "") -> Story:
    """Zen on a player without properties: its own value is 0."""
    t = sun(f"{attacker}*: zen {cards} | hanzo: armor | goemon: | kojiro:", book=book, deck="parry")
    t.plays("zen > hanzo")
    t.does("pass")
    return t


@each_book
def test_r6_3_musashi_and_a_weapon_of_0_wounds(book: str) -> None:
    t = hit_for_nothing("musashi", book)
    assert t.resilience("hanzo") == (3 if book == ENGLISH else 4)


@each_book
def test_r10_1_fast_draw_and_a_weapon_of_0_wounds(book: str) -> None:
    t = hit_for_nothing("benkei", book, "/ fast_draw")
    assert t.resilience("hanzo") == (4 if book == OURS else 3)


@each_book
def test_r12_tomoe_and_a_weapon_of_0_wounds(book: str) -> None:
    t = hit_for_nothing("tomoe", book)
    assert (t.resilience("hanzo"), t.hand("tomoe")) == (4, "parry" if book == ENGLISH else "")


@each_book
def test_r12_tomoe_and_a_peasant_that_takes_the_wound(book: str) -> None:
    t = sun("tomoe*: bo | hanzo: armor / peasant | goemon: | kojiro:", book=book, deck="parry")
    t.plays("bo > hanzo")
    t.does("pass", "discard > hanzo:peasant")
    assert (t.resilience("hanzo"), t.hand("tomoe")) == (4, "parry" if book == ENGLISH else "")


@each_book
def test_r6_5_tomoe_draws_nothing_for_an_action_whose_wound_a_peasant_takes(book: str) -> None:
    t = sun("tomoe*: battle_cry | hanzo: armor / peasant | goemon: | kojiro:", book=book, deck="bo")
    t.plays("battle_cry")
    t.does("pass", "discard > hanzo:peasant")
    assert (t.resilience("hanzo"), t.hand("tomoe")) == (4, "")


@each_book
def test_r12_tomoe_draws_for_no_parried_weapon_and_none_without_effect(book: str) -> None:
    t = sun("tomoe*: bo | hanzo: parry | goemon: | kojiro:", book=book)
    t.plays("bo > hanzo")
    t.does("parry parry")
    assert t.hand("tomoe") == ""
    t = sun("tomoe*: katana | kenshin: armor | goemon: | kojiro:", book=book)
    t.plays("katana > kenshin")
    t.does("pass")
    assert (t.resilience("kenshin"), t.hand("tomoe")) == (4, "")


@each_book
def test_r12_tomoe_draws_one_card_for_a_weapon_that_wounds(book: str) -> None:
    t = sun("tomoe*: katana | hanzo: armor | goemon: | kojiro:", book=book, deck="parry armor")
    t.plays("katana > hanzo")
    t.does("pass")
    assert (t.resilience("hanzo"), t.hand("tomoe")) == (1, "parry")


# --- the end of a turn (7.4): only the German book of the expansion says "at once"


@each_book
def test_r7_4_the_turn_of_an_attacker_whom_a_counterattack_defeats(book: str) -> None:
    full = "bo " + "parry " * 8
    t = sun(f"tomoe* 1/: {full}| hanzo: counterattack armor | goemon: armor | kojiro: armor", book=book)
    t.plays("bo > hanzo")
    t.does("parry counterattack", "pass")
    if book == GERMAN:
        assert (t.state.active, t.decision.kind, t.hand_size("tomoe")) == (1, "play", 8)
    else:
        t.asks("tomoe", "discard")
    assert (t.honor("tomoe"), t.honor("hanzo")) == (4, 4)


def test_r7_4_what_is_under_way_is_not_resolved_for_others_then() -> None:
    seats = "tomoe* 1/: battle_cry bo | yukimura: armor | goemon: armor | kojiro: armor"
    stopped = sun(seats, book=GERMAN, deck="bo")
    stopped.plays("battle_cry")
    stopped.does("pass")
    assert (stopped.state.active, stopped.resilience("goemon"), stopped.resilience("kojiro")) == (1, 5, 5)
    assert "battle_cry" in stopped.pile.split()
    finished = sun(seats, deck="bo")
    finished.plays("battle_cry")
    finished.does("pass")
    finished.asks("goemon", "parry")


# --- who draws by Breathing (9.2): by the German book named after the points are back


@each_book
def test_r9_2_the_player_who_draws_by_breathing_is_named_with_the_card_in_every_book(book: str) -> None:
    t = table("benkei* 2/: breathing | hanzo: bo | tomoe: | musashi:", deck="parry", book=book)
    t.offers("play breathing > hanzo", "play breathing > tomoe", "play breathing > musashi", "end")
    t.plays("breathing > tomoe")
    assert (t.resilience("benkei"), t.hand("tomoe")) == (5, "parry")


# --- choosing a book


def test_the_books_differ_from_ours_in_these_rulings_alone() -> None:
    assert {book: rulings.changed() for book, rulings in BOOKS.items()} == {
        OURS: {},
        GERMAN: {
            "any_team_mate_refuses": False,
            "parry_is_played": False,
            "property_adds_to_zero": True,
            "defeated_stop_at_once": True,
        },
        ENGLISH: {
            "own_hand_may_be_stripped": True,
            "weapon_is_played": True,
            "ability_adds_on_oneself": False,
            "property_adds_on_oneself": False,
            "ability_draws_on_oneself": False,
            "ability_adds_to_zero": True,
            "property_adds_to_zero": True,
            "ability_draws_on_hit": True,
        },
        ITALIAN: {
            "own_property_may_be_stripped": False,
            "ability_adds_on_oneself": False,
            "property_adds_to_zero": True,
        },
    }


@each_book
def test_a_record_and_a_position_carry_the_book(book: str) -> None:
    game = new_game("sword", players=4, seed=2, book=book)
    record = game.record()
    assert (f"\nbook {book}\n" in record) is (book != OURS)
    assert "\nrulings " not in record
    for again in (replay(record), loads(dumps(game)), place(placement_of(game))):
        assert (again.table.catalog.book, again.table.catalog.rulings) == (book, BOOKS[book])


def test_a_ruling_beside_a_book_is_chosen_alone() -> None:
    game = new_game("sword", players=4, seed=2, book=GERMAN, rulings={"parry_is_played": True})
    record = game.record()
    assert "\nbook german\nrulings parry_is_played=true\n" in record
    wanted = DEFAULT_RULINGS._replace(
        any_team_mate_refuses=False, property_adds_to_zero=True, defeated_stop_at_once=True
    )
    assert replay(record).table.catalog.rulings == wanted
    assert placement_of(game).rulings == {"parry_is_played": True}


def test_each_book_has_a_catalog_of_its_own() -> None:
    names = [new_game("sword", players=4, seed=2, book=book).table.catalog.name for book in BOOKS]
    assert names == ["base", "base book=german", "base book=english", "base book=italian"]


@pytest.mark.parametrize("book", ["french", "", None, 3, ["german"]])
def test_a_book_that_does_not_exist_is_refused(book: Any) -> None:  # noqa: ANN401
    with pytest.raises(ValueError, match="books are ours, german, english, italian"):
        new_game("sword", players=4, seed=2, book=book)
