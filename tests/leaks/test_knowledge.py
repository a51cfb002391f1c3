"""Knowledge of cards in a hand: it is true, and no more than can be derived (12.1)."""

from collections import Counter
from random import Random
from typing import Literal

import pytest

import chanbara
from chanbara.sword.placement import Placement, SeatPlacement, place
from chanbara.sword.rules.plain import keys_of
from tests.leaks.tracker import Tracker
from tests.leaks.worlds import chance_that_picks

IEYASU, BENKEI, HIDEYOSHI, MUSASHI, TOMOE = range(5)
SITTING = ("ieyasu", "benkei", "hideyoshi", "musashi", "tomoe")
SPECTATOR = None
EVERYBODY: set[int | None] = {SPECTATOR, IEYASU, BENKEI, HIDEYOSHI, MUSASHI, TOMOE}
NOBODY: set[int | None] = set()


def hand_of(game: chanbara.Game, seat: int) -> list[str]:
    return keys_of(game.table.catalog, game.table.players[seat].hand)


def who_knows(game: chanbara.Game, holder: int, *cards: str) -> set[int | None]:
    """The observers who know that all these cards are in another's hand."""
    return {seat for seat in EVERYBODY - {holder} if Counter(cards) <= Counter(known(game, seat, holder))}


def known(game: chanbara.Game, seat: int | None, holder: int) -> tuple[str, ...]:
    view: chanbara.View = chanbara.observe(game, seat)
    return view.seats[holder].known


def play(game: chanbara.Game, *acts: str) -> chanbara.Game:
    for act in acts:
        game.apply(act)
    return game


def play_by_chance(game: chanbara.Game, act: str, card: str) -> None:
    """Play a card that takes or discards a random card of a hand; chance picks this one."""
    victim = game.table.players[int(act[-1])]
    game.table.chance = chance_that_picks(Random(0), victim.hand, game.table.catalog.card_numbers[card])
    game.apply(act)


# --- a card that all have seen ------------------------------------------------------------------------------


def ieyasu_took(
    card: str,
    hand: tuple[str, ...] = (),
    benkei: tuple[str, ...] = ("parry",),
    tomoe: tuple[str, ...] = ("parry",),
    deck: tuple[str, ...] = ("daimyo",),
    rest: Literal["deck", "pile"] = "deck",
) -> chanbara.Game:
    """Ieyasu, with this hand, has taken the card from the pile and drawn the first of the deck."""
    hands = [hand, benkei, ("parry",), ("parry",), tomoe]
    seats = [SeatPlacement(one, hand=list(cards)) for one, cards in zip(SITTING, hands, strict=True)]
    game = place(Placement(seats, phase="draw", pile=[card], deck=list(deck), rest=rest))
    return play(game, f"take {card}")


def test_r12_1_all_know_the_card_that_ieyasu_took_and_not_the_one_he_drew() -> None:
    game = ieyasu_took("focus")
    assert hand_of(game, IEYASU) == ["daimyo", "focus"]
    assert {seat: known(game, seat, IEYASU) for seat in EVERYBODY - {IEYASU}} == dict.fromkeys(
        EVERYBODY - {IEYASU}, ("focus",)
    )


def test_r12_1_his_own_seat_says_what_all_know_of_his_hand() -> None:
    me = chanbara.observe(ieyasu_took("focus"), IEYASU).seats[IEYASU]
    assert me.known == ()
    assert me.exposed == ("focus",)


def test_r12_1_who_plays_a_copy_of_the_known_card_may_have_played_another_one() -> None:
    game = play(ieyasu_took("focus", hand=("focus",)), "play focus")
    assert "focus" in hand_of(game, IEYASU)
    assert who_knows(game, IEYASU, "focus") == NOBODY


def test_r12_1_a_known_card_stays_known_while_others_are_played() -> None:
    game = play(ieyasu_took("focus", hand=("armor",)), "play armor")
    assert who_knows(game, IEYASU, "focus") == EVERYBODY - {IEYASU}


def test_r12_1_a_known_parry_is_forgotten_when_a_parry_is_played() -> None:
    game = play(ieyasu_took("parry", hand=("parry",), benkei=("bokken",)), "end", "play bokken>0")
    assert who_knows(game, IEYASU, "parry") == EVERYBODY - {IEYASU}
    play(game, "parry parry")
    assert "parry" in hand_of(game, IEYASU)
    assert who_knows(game, IEYASU, "parry") == NOBODY


def test_r12_1_a_known_card_that_was_discarded_is_known_no_more() -> None:
    game = play(ieyasu_took("focus", hand=("bokken",) * 6), "end", "discard focus")
    assert who_knows(game, IEYASU, "focus") == NOBODY


def test_r9_5_a_random_discard_of_the_known_kind_is_the_known_card_for_all_they_know() -> None:
    game = play(ieyasu_took("focus", hand=("focus",), benkei=("geisha",)), "end")
    play_by_chance(game, "play geisha>0", "focus")
    assert "focus" in hand_of(game, IEYASU)
    assert who_knows(game, IEYASU, "focus") == NOBODY


def test_r9_5_a_random_discard_of_another_kind_leaves_what_is_known() -> None:
    game = play(ieyasu_took("focus", hand=("bokken",), benkei=("geisha",)), "end")
    play_by_chance(game, "play geisha>0", "bokken")
    assert who_knows(game, IEYASU, "focus") == EVERYBODY - {IEYASU}


def test_r8_2_a_new_deck_makes_nobody_forget_a_card_in_a_hand() -> None:
    game = play(ieyasu_took("focus", rest="pile"), "end")
    assert [event for event in game.events if type(event).__name__ == "DeckRenewed"]
    assert who_knows(game, IEYASU, "focus") == EVERYBODY - {IEYASU}


def two_known(second: str) -> chanbara.Game:
    """A round later: Ieyasu holds a Focus and the second card, no other; all know both. He is on turn."""
    others_draw = ("bokken",) * 6 + ("kiseru",) * 3
    game = ieyasu_took(
        "focus",
        benkei=("diversion",),
        tomoe=("parry",) * 5 + (second,),
        deck=("armor", *others_draw, "armor"),
    )
    play(game, "play armor", "end", "end", "end", "end", "end", f"discard {second}")
    play(game, f"take {second}", "play armor")
    assert sorted(hand_of(game, IEYASU)) == sorted(["focus", second])
    assert who_knows(game, IEYASU, "focus", second) == EVERYBODY - {IEYASU}
    return game


def test_r12_1_of_two_known_copies_one_is_known_when_one_was_played() -> None:
    game = play(two_known("focus"), "play focus")
    assert known(game, SPECTATOR, IEYASU) == known(game, BENKEI, IEYASU) == ("focus",)


# --- Diversion ----------------------------------------------------------------------------------------------


def diverted(hideyoshi: str = "parry") -> chanbara.Game:
    """Benkei, whose turn it is, has taken Hideyoshi's Katana; he also holds a Bokken."""
    hands = (["parry"], ["diversion", "bokken"], ["katana", hideyoshi], ["diversion"], ["parry"])
    seats = [SeatPlacement(one, hand=cards) for one, cards in zip(SITTING, hands, strict=True)]
    game = place(Placement(seats, turn=BENKEI, deck=["armor"] * 4))
    play_by_chance(game, "play diversion>2", "katana")
    assert hand_of(game, BENKEI) == ["bokken", "katana"]
    return game


def test_r9_4_taker_and_victim_alone_know_the_card() -> None:
    game = diverted()
    assert who_knows(game, BENKEI, "katana") == {HIDEYOSHI}
    assert chanbara.observe(game, HIDEYOSHI).seats[BENKEI].exposed == ()


def test_r9_4_the_events_name_the_card_to_taker_and_victim_alone() -> None:
    game = diverted()
    told = {seat for seat in EVERYBODY if chanbara.seen(game, seat)[-1].about["card"] == "katana"}
    assert told == {BENKEI, HIDEYOSHI}


def test_r12_1_a_taken_card_that_was_played_is_no_longer_in_the_hand() -> None:
    assert who_knows(play(diverted(), "play katana>2"), BENKEI, "katana") == NOBODY


@pytest.mark.parametrize("picked", ["katana", "bokken"])
def test_r12_1_after_a_second_theft_the_first_victim_cannot_say_where_his_card_is(picked: str) -> None:
    game = play(diverted(), "end", "end")
    play_by_chance(game, "play diversion>1", picked)
    assert who_knows(game, MUSASHI, picked) == {BENKEI}
    assert known(game, HIDEYOSHI, BENKEI) == known(game, HIDEYOSHI, MUSASHI) == ()
    assert who_knows(game, BENKEI, "katana") == NOBODY


def test_r12_1_a_thief_who_took_another_card_still_knows_what_he_knew() -> None:
    game = play(diverted(hideyoshi="diversion"), "end")
    play_by_chance(game, "play diversion>1", "bokken")
    assert who_knows(game, BENKEI, "katana") == {HIDEYOSHI}


def test_r12_1_a_thief_who_took_the_card_he_knew_of_knows_that_it_is_gone() -> None:
    game = play(diverted(hideyoshi="diversion"), "end")
    play_by_chance(game, "play diversion>1", "katana")
    assert who_knows(game, BENKEI, "katana") == NOBODY
    assert who_knows(game, HIDEYOSHI, "katana") == {BENKEI}


# --- a hand of which all is known ---------------------------------------------------------------------------


def test_r12_1_who_knew_the_only_card_of_a_hand_knows_where_it_went() -> None:
    game = ieyasu_took("focus", benkei=("diversion",), deck=("armor",))
    play(game, "play armor", "end", "play diversion>0")
    assert who_knows(game, BENKEI, "focus") == EVERYBODY - {BENKEI}
    assert who_knows(game, IEYASU, "focus") == NOBODY


def test_r12_1_of_two_equal_cards_that_are_all_the_hand_one_is_known_here_and_one_there() -> None:
    game = play(two_known("focus"), "end", "play diversion>0")
    assert known(game, SPECTATOR, IEYASU) == known(game, TOMOE, IEYASU) == ("focus",)
    assert who_knows(game, BENKEI, "focus") == EVERYBODY - {BENKEI}


@pytest.mark.parametrize("picked", ["focus", "fast_draw"])
def test_r12_1_of_two_different_cards_one_is_gone_and_third_parties_cannot_say_which(picked: str) -> None:
    game = play(two_known("fast_draw"), "end")
    play_by_chance(game, "play diversion>0", picked)
    (left,) = {"focus", "fast_draw"} - {picked}
    assert known(game, BENKEI, IEYASU) == (left,)
    assert known(game, IEYASU, BENKEI) == (picked,)
    for observer in (SPECTATOR, HIDEYOSHI, MUSASHI, TOMOE):
        assert known(game, observer, IEYASU) == known(game, observer, BENKEI) == ()


# --- always true, never too much ----------------------------------------------------------------------------


TABLES = [(False, players) for players in range(3, 8)] + [(True, players) for players in range(3, 9)]


@pytest.mark.parametrize(("rising_sun", "players"), TABLES)
def test_r12_1_what_is_known_is_true_and_can_be_derived_from_what_was_seen(
    *, rising_sun: bool, players: int
) -> None:
    observers = (None, *range(players))
    marks: Counter[str] = Counter()
    for seed in range(2 if rising_sun and players > 5 else 4):  # there much is known
        rng = Random(seed)
        characters = ["ieyasu", "shima" if rising_sun else None, *[None] * (players - 2)]
        game = chanbara.new_game(
            "sword", players=players, seed=seed, characters=characters, rising_sun=rising_sun
        )
        trackers = {seat: Tracker(seat, players) for seat in observers}
        told = 0
        while game.decision is not None:
            for observer, tracker in trackers.items():
                tracker.hear(chanbara.seen(game, observer, told))
                marks["lost" if tracker.is_lost else "judged"] += 1
                if not tracker.is_lost:
                    judge(game, observer, tracker, marks)
            told = len(game.events)
            game.apply(rng.choice(game.decision.texts()))
    assert marks["judged"] > marks["lost"] / 2
    assert marks["public"] > 100
    assert marks["private"] > 30
    # The engine keeps a number per card where a perfect memory keeps all that is possible; it loses little.
    assert marks["missed"] < marks["public"] / 10


def judge(game: chanbara.Game, observer: int | None, tracker: Tracker, marks: Counter[str]) -> None:
    """Find what the view says of other hands true, and derivable."""
    for one in chanbara.observe(game, observer).seats:
        assert tracker.sizes[one.seat] == one.hand
        if one.seat != observer:
            said, derived = Counter(one.known), tracker.bounds(one.seat)
            assert said <= derived, "a card is known that cannot be derived"
            assert derived <= Counter(hand_of(game, one.seat)), "a card is known that is not there"
            assert Counter(one.exposed) <= said, "all know what one does not"
            marks["public"] += len(one.exposed)
            marks["private"] += len(one.known) - len(one.exposed)
            marks["missed"] += (derived - said).total()
