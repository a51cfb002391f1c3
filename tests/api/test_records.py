"""Records and saved games: record and replay, save and load, in the middle of any interrupt."""

import re

import pytest

from chanbara import Game, dumps, imagine, loads, new_game, observe, replay
from chanbara.kernel.fingerprint import FORMAT
from chanbara.sword.fingerprint import fingerprint
from tests.table import play_at_random, table

PLAYERS = (3, 4, 5, 6, 7)
KINDS = ("play", "parry", "weapon", "discard", "first_draw")

every_number_of_players = pytest.mark.parametrize("players", PLAYERS)


def stopped_at(kind: str) -> Game:
    """A game that asks for this, some way in."""
    for seed in range(40):
        game = play_at_random(new_game("sword", players=4, seed=seed), seed, choices=25)
        while game.decision is not None:
            if game.decision.kind == kind:
                return game
            play_at_random(game, game.decision.number, choices=1)
    raise AssertionError(f"nobody was ever asked for {kind}")


@every_number_of_players
def test_a_record_replays_to_the_same_game(players: int) -> None:
    for seed in range(3):
        game = play_at_random(new_game("sword", players=players, seed=seed), seed)
        again = replay(game.record())
        assert again.events == game.events
        assert again.choices == game.choices
        assert again.result == game.result
        assert dumps(again) == dumps(game)


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_of_an_unfinished_game_replays_to_its_open_decision(kind: str) -> None:
    game = stopped_at(kind)
    again = replay(game.record())
    assert dumps(again) == dumps(game)
    assert repr(again.decision) == repr(game.decision)


def test_a_record_can_be_read_by_a_person() -> None:
    t = table("benkei*: bo | hanzo: parry | tomoe: bo | musashi: bo")
    t.plays("bo > hanzo")
    t.does("parry parry")
    header, choices = t.game.record().split("\n\n")
    assert header.splitlines()[:2] == [f"chanbara {FORMAT}", "game sword"]
    assert choices.splitlines()[:2] == ["1 0 play bo>1", "2 1 parry parry"]
    assert re.fullmatch(r"= 2 events [0-9a-f]{16}", choices.splitlines()[2])


def test_the_header_names_version_rules_players_and_key() -> None:
    game = new_game("sword", players=5, seed=7)
    header = dict(line.split(" ", 1) for line in game.record().split("\n\n")[0].splitlines())
    assert list(header) == ["chanbara", "game", "version", "rules", "revision", "players", "key"]
    assert header["rules"] == fingerprint()
    assert header["players"] == "5"
    assert header["key"] == game.table.chance.key.hex()


def test_what_was_chosen_stands_in_the_header_and_replays() -> None:
    game = new_game(
        "sword",
        players=3,
        seed=1,
        characters=["tomoe", None, "benkei"],
        roles=["ninja3", "shogun", "ninja1"],
        hands=[["katana", "parry"], None, []],
        deck=["geisha", "armor"],
    )
    play_at_random(game, 1, choices=8)
    record = game.record()
    assert "\ncharacters tomoe - benkei\n" in record
    assert "\nroles ninja3 shogun ninja1\n" in record
    assert "\nhands katana,parry - ,\n" in record
    assert "\ndeck geisha armor\n" in record
    assert dumps(replay(record)) == dumps(game)


def test_a_record_may_be_replayed_in_part() -> None:
    game = play_at_random(new_game("sword", players=4, seed=2), 2)
    for upto in (0, 1, 10, len(game.choices)):
        part = replay(game.record(), upto=upto)
        assert part.choices == game.choices[:upto]
        assert part.events == game.events[: len(part.events)]


def test_spaces_and_line_ends_do_not_matter() -> None:
    game = play_at_random(new_game("sword", players=4, seed=2), 2, choices=10)
    written = "\n" + game.record().replace("\n", "  \r\n") + "\r\n"
    assert dumps(replay(written)) == dumps(game)


def test_a_record_without_its_last_line_replays_unchecked() -> None:
    game = play_at_random(new_game("sword", players=4, seed=2), 2, choices=10)
    lines = game.record().splitlines()
    assert dumps(replay("\n".join(lines[:-1]))) == dumps(game)


@pytest.mark.parametrize("kind", KINDS)
def test_a_saved_game_is_the_same_game_when_loaded(kind: str) -> None:
    game = stopped_at(kind)
    saved = dumps(game)
    loaded = loads(saved)
    assert dumps(loaded) == saved
    assert repr(loaded.decision) == repr(game.decision)
    assert loaded.record() == game.record()
    assert [observe(loaded, seat) for seat in (0, 1, 2, 3, None)] == [
        observe(game, seat) for seat in (0, 1, 2, 3, None)
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_loaded_game_plays_on_like_the_original(kind: str) -> None:
    game = stopped_at(kind)
    loaded = loads(dumps(game))
    assert dumps(play_at_random(loaded, 9)) == dumps(play_at_random(game, 9))


@every_number_of_players
def test_a_finished_game_can_be_saved_and_loaded(players: int) -> None:
    game = play_at_random(new_game("sword", players=players, seed=5), 5)
    loaded = loads(dumps(game))
    assert loaded.over
    assert loaded.result == game.result
    assert dumps(loaded) == dumps(game)


def test_a_game_is_saved_between_two_players_of_a_battle_cry() -> None:
    t = table("benkei*: battle_cry | hanzo: bo | tomoe: parry | musashi: bo")
    t.plays("battle_cry")
    t.does("pass")
    loaded = loads(dumps(t.game))
    assert loaded.decision is not None
    assert (loaded.decision.seat, loaded.decision.kind) == (2, "parry")
    loaded.apply("parry parry")
    t.does("parry parry")
    assert dumps(loaded) == dumps(t.game)


def test_a_saved_game_loads_on_a_table_set_by_hand() -> None:
    t = table("benkei*: bo | hanzo: parry | tomoe: bo | musashi: bo", weapons_played=0, pile="katana")
    assert dumps(loads(dumps(t.game))) == dumps(t.game)
    assert dumps(replay(t.game.record())) == dumps(t.game)


@every_number_of_players
def test_an_imagined_game_can_be_recorded_and_replayed(players: int) -> None:
    game = play_at_random(new_game("sword", players=players, seed=3), 3, choices=15)
    for seat in (0, players - 1, None):
        imagined = imagine(observe(game, seat), seed=11)
        play_at_random(imagined, 4, choices=20)
        assert dumps(replay(imagined.record())) == dumps(imagined)
        assert dumps(loads(dumps(imagined))) == dumps(imagined)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_imagined_in_an_interrupt_can_be_recorded_and_replayed(kind: str) -> None:
    game = stopped_at(kind)
    assert game.decision is not None
    for seat in (game.decision.seat, None):
        imagined = imagine(observe(game, seat), seed=1)
        assert imagined.decision is not None
        assert (imagined.decision.number, imagined.decision.kind) == (game.decision.number, kind)
        assert dumps(replay(imagined.record())) == dumps(imagined)
        play_at_random(imagined, 2)
        assert dumps(replay(imagined.record())) == dumps(imagined)
        assert dumps(loads(dumps(imagined))) == dumps(imagined)


def test_the_same_imagining_is_the_same_game_and_another_is_another() -> None:
    view = observe(new_game("sword", players=5, seed=3), 1)
    assert dumps(imagine(view, seed=1)) == dumps(imagine(view, seed=1))
    assert dumps(imagine(view, seed=1)) != dumps(imagine(view, seed=2))


def test_there_is_nothing_to_imagine_when_the_game_is_over() -> None:
    game = play_at_random(new_game("sword", players=5, seed=3), 3)
    with pytest.raises(ValueError, match="there is nothing left to imagine"):
        imagine(observe(game, 0), seed=1)


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    game = new_game("sword", players=5, seed=3)
    for seat in (-1, 5):
        with pytest.raises(ValueError, match="seats are 0 to 4, None is a spectator"):
            observe(game, seat)


def test_a_game_saved_by_other_rules_is_loaded_as_it_was() -> None:
    game = new_game("sword", players=5, seed=7)
    game.apply("play kiseru>0")
    other = dumps(game).replace(fingerprint(), "0123456789abcdef")
    loaded = loads(other)
    assert loaded.decision is not None
    assert (loaded.decision.number, loaded.decision.seat, loaded.decision.texts()) == (
        2,
        0,
        ["parry parry", "pass"],
    )
