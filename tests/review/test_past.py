"""A game frame by frame: from a seat, as a spectator, and with all cards open."""

from __future__ import annotations

import msgspec
import pytest

import chanbara
from chanbara.review.timeline import Eyes, Timeline
from chanbara.sword.sight.opened import opened
from tests.review.games import OBSERVER, pair_of_worlds, past_of, random_game
from tests.table import play_at_random


def test_there_is_a_frame_for_each_decision_and_one_for_the_end() -> None:
    game = random_game()
    past = past_of(game)
    frames = list(past.frames(1, 0, len(past.marks)))
    assert [one.number for one in frames] == list(range(len(game.choices) + 1))
    for frame in frames:
        then = past.at(frame.number)
        assert frame.view == chanbara.observe(then, 1)
    assert [event for frame in frames for event in frame.events] == chanbara.seen(game, 1)
    assert frames[-1].view.result is not None
    assert frames[-1].chosen is None


def test_some_frames_are_the_same_as_in_the_whole() -> None:
    past = past_of(random_game())
    whole = list(past.frames("open", 0, len(past.marks)))
    assert list(past.frames("open", 7, 12)) == whole[7:12]
    assert list(past.frames("open", len(past.marks) - 1, 999)) == whole[-1:]
    assert list(past.frames("open", 999, 1000)) == []


def test_turns_begin_where_their_first_question_is_asked() -> None:
    past = past_of(random_game())
    turns = [past.marks[frame].turn for frame in past.turns]
    assert turns == list(range(1, turns[-1] + 1))
    for frame in past.turns[1:]:
        began = [
            one for one in next(past.frames("watch", frame, frame + 1)).events if one.kind == "TurnBegan"
        ]
        assert began[-1].about == {"seat": past.marks[frame].active, "turn": past.marks[frame].turn}


def test_what_was_chosen_is_told_to_who_sees_the_options() -> None:
    game = random_game()
    past = past_of(game)
    for number, (_, seat, text) in enumerate(game.choices):
        eyes: list[Eyes] = [0, 1, 2, "watch", "open"]
        seen = {one: next(past.frames(one, number, number + 1)) for one in eyes}
        for one in eyes:
            options = seen[one].view.decision.options
            if one in {seat, "open"}:
                assert options[seen[one].chosen].text == text
            else:
                assert (options, seen[one].chosen) == (None, None)


def test_with_all_cards_open_every_role_hand_and_sealed_card_is_there() -> None:
    game = chanbara.new_game("sword", players=6, rising_sun=True, seed=4)
    play_at_random(game, 4, 120)
    past = past_of(game)
    catalog = game.table.catalog
    drawn = 0
    for frame, then in zip(past.frames("open", 0, 999), past.games(), strict=True):
        for one, player in zip(frame.view.seats, then.table.players, strict=True):
            assert one.role == player.role.key
            assert sorted(one.known) == sorted(catalog.cards[card].key for card in player.hand)
        assert all(key is not None for _, key in frame.view.sealed)
        hidden = [one for one in frame.events if one.kind in {"Drew", "CardTaken", "Sealed"}]
        assert all(None not in one.about.values() for one in hidden)
        drawn += len(hidden)
    assert drawn > 50


def test_the_order_of_the_deck_is_in_no_view() -> None:
    """Two games that differ only in the order of the deck look alike even with all cards open."""
    game = random_game(choices=10)
    other = game.clone()
    other.table.deck.reverse()
    assert other.table.deck != game.table.deck
    assert opened(other) == opened(game)


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_sees_nothing_that_another_world_would_not_show(seed: int) -> None:
    real, other = (Timeline(text) for text in pair_of_worlds(seed))
    assert len(real.marks) == len(other.marks) > 20
    for eyes, is_same in ((OBSERVER, True), ("watch", True), ("open", False), (1, False)):
        told = [
            [msgspec.json.encode(one) for one in past.frames(eyes, 0, len(past.marks))]  # type: ignore[arg-type]
            for past in (real, other)
        ]
        assert (told[0] == told[1]) is is_same


def test_a_game_that_was_broken_off_ends_where_it_stood() -> None:
    game = random_game(choices=20)
    past = past_of(game)
    assert len(past.marks) == 21
    assert past.marks[-1].chosen is None
    assert game.decision is not None
    assert past.marks[-1].seat == game.decision.seat
    last = next(past.frames("open", 20, 21))
    assert (last.chosen, last.view.result) == (None, None)


def test_a_duel_is_stepped_through_round_by_round() -> None:
    duel = play_at_random(chanbara.new_game("duel", opponent="arima", seed=2), 2)
    past = past_of(duel)
    assert (past.kind.name, past.players) == ("duel", 1)
    frames = list(past.frames("open", 0, len(past.marks)))
    assert [one.view for one in frames] == [chanbara.observe(past.at(one.number)) for one in frames]
    assert [event for one in frames for event in one.events] == chanbara.seen(duel)
    assert [past.marks[frame].turn for frame in past.turns] == sorted({one.turn for one in frames})
    for frame, (_, _, text) in zip(frames, duel.choices, strict=False):
        assert frame.view.decision.options[frame.chosen].text == text


def test_what_is_no_record_is_refused_with_its_reason() -> None:
    text = random_game().record()
    with pytest.raises(chanbara.CorruptRecord, match="first line"):
        Timeline("hello")
    lines = text.splitlines()
    at = lines.index("") + 3
    with pytest.raises(chanbara.CorruptRecord, match="is not asked"):
        Timeline("\n".join([*lines[:at], lines[at].replace(lines[at].split()[1], "7", 1), *lines[at + 1 :]]))
