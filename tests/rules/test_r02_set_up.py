"""2 Set-up: for every number of players, over many seeds."""

from collections import Counter

import pytest

from chanbara import Game, new_game, observe
from chanbara.sword.editions import BASE, RISING_SUN, catalog_named
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.rules.words import Role
from tests.rules.page import rows
from tests.table import Story, play_at_random, table

CATALOG = catalog_named(BASE)
EXPANDED = catalog_named(RISING_SUN)

BASE_GAME = [(players, False) for players in (3, 4, 5, 6, 7)]
WITH_RISING_SUN = [(players, True) for players in (3, 4, 5, 6, 7, 8)]
SEEDS = range(60)
HANDS = (4, 5, 5, 6, 6, 7, 7, 7)
HONOR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4), 8: (5, 4)}
REMOVED = {
    3: ["ninja"],
    4: ["ninja", "samurai"],
    5: ["ninja", "ronin", "samurai"],
    6: ["ronin", "samurai"],
    7: ["ronin"],
    8: [],
}
"""The roles of which one card is removed with Rising Sun."""

every_set_up = pytest.mark.parametrize(("players", "rising_sun"), BASE_GAME + WITH_RISING_SUN)


def games(players: int, *, rising_sun: bool = False) -> list[Game]:
    return [new_game("sword", players=players, seed=seed, rising_sun=rising_sun) for seed in SEEDS]


def shogun_of(game: Game) -> int:
    (seat,) = [seat for seat, player in enumerate(game.table.players) if player.role.role is Role.SHOGUN]
    return seat


def roles_known(game: Game, observer: int | None) -> dict[int, str]:
    return {one.seat: one.role for one in observe(game, observer).seats if one.role is not None}


@every_set_up
def test_r2_1_the_roles_are_those_of_the_table(players: int, *, rising_sun: bool) -> None:
    (row,) = [row for row in rows("2.1") if row["players"] == str(players)]
    wanted = {role: int(row[role.title()].replace("–", "0")) for role in Role}
    for game in games(players, rising_sun=rising_sun):
        dealt = Counter(player.role.role for player in game.table.players)
        assert {role: dealt[role] for role in Role} == wanted


@every_set_up
def test_r2_1_any_seat_may_be_dealt_the_shogun(players: int, *, rising_sun: bool) -> None:
    assert {shogun_of(game) for game in games(players, rising_sun=rising_sun)} == set(range(players))


@pytest.mark.parametrize(("players", "rising_sun"), [(1, True), (2, True), (9, True), (8, False), (2, False)])
def test_r2_1_eight_can_play_only_with_rising_sun_and_nine_never(players: int, *, rising_sun: bool) -> None:
    with pytest.raises(ValueError, match=f"not {players} \\(2.1\\)$"):
        new_game("sword", players=players, seed=1, rising_sun=rising_sun)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r2_2_where_two_ninja_play_the_third_is_taken_out_at_random(players: int) -> None:
    removed = set()
    for game in games(players):
        dealt = [player.role.stars for player in game.table.players if player.role.role is Role.NINJA]
        (left,) = game.table.removed
        assert sorted([*dealt, left.stars]) == [1, 2, 3]
        removed.add(left.stars)
    assert removed == {1, 2, 3}


@pytest.mark.parametrize("players", [6, 7])
def test_r2_2_with_six_and_seven_all_three_ninja_play(players: int) -> None:
    for game in games(players):
        dealt = [player.role.stars for player in game.table.players if player.role.role is Role.NINJA]
        assert sorted(dealt) == [1, 2, 3]
        assert game.table.removed == ()


def test_r2_2_nobody_sees_which_ninja_was_taken_out() -> None:
    with_two_stars = new_game("sword", players=4, seed=1, roles=["shogun", "samurai", "ninja1", "ninja2"])
    with_three_stars = new_game("sword", players=4, seed=1, roles=["shogun", "samurai", "ninja1", "ninja3"])
    assert with_two_stars.table.removed != with_three_stars.table.removed
    for observer in (0, 1, 2, None):
        assert observe(with_two_stars, observer) == observe(with_three_stars, observer)


@pytest.mark.parametrize("players", REMOVED)
def test_r2_2_with_rising_sun_one_card_of_each_role_is_taken_out_at_random(players: int) -> None:
    removed = set()
    for game in games(players, rising_sun=True):
        assert sorted(card.role.value for card in game.table.removed) == REMOVED[players]
        assert not {player.role for player in game.table.players} & set(game.table.removed)
        removed |= set(game.table.removed)
    assert removed == {card for card in EXPANDED.roles if card.role.value in REMOVED[players]}


def test_r2_2_nobody_sees_which_samurai_and_which_ronin_were_taken_out() -> None:
    roles = ["shogun", "samurai1", "ninja1", "ninja2", "ronin1"]
    first = new_game("sword", players=5, seed=1, rising_sun=True, roles=roles)
    roles[1], roles[4] = "samurai3", "ronin2"
    other = new_game("sword", players=5, seed=1, rising_sun=True, roles=roles)
    assert [card.key for card in first.table.removed] == ["samurai3", "ninja3", "ronin2"]
    assert [card.key for card in other.table.removed] == ["samurai1", "ninja3", "ronin1"]
    for observer in (0, 2, 3, None):
        assert observe(first, observer) == observe(other, observer)


def test_r2_2_the_shogun_has_two_stars_samurai_one_and_three_ronin_one_and_two() -> None:
    game = new_game("sword", players=8, seed=1, rising_sun=True)
    stars = sorted((player.role.role.value, player.role.stars) for player in game.table.players)
    assert stars == [
        *(("ninja", 1), ("ninja", 2), ("ninja", 3)),
        *(("ronin", 1), ("ronin", 2)),
        *(("samurai", 1), ("samurai", 3)),
        ("shogun", 2),
    ]


@every_set_up
def test_r2_3_everybody_knows_the_shogun_and_oneself_and_nobody_else(
    players: int, *, rising_sun: bool
) -> None:
    for game in games(players, rising_sun=rising_sun)[:5]:
        cards = {seat: player.role.key for seat, player in enumerate(game.table.players)}
        shogun = shogun_of(game)
        assert roles_known(game, None) == {shogun: "shogun"}
        for seat in range(players):
            assert roles_known(game, seat) == {shogun: "shogun", seat: cards[seat]}


def test_r2_3_team_mates_do_not_know_each_other() -> None:
    game = new_game("sword", players=3, seed=1, roles=["shogun", "ninja1", "ninja2"])
    assert roles_known(game, 1) == {0: "shogun", 1: "ninja1"}
    assert roles_known(game, 2) == {0: "shogun", 2: "ninja2"}


def test_r2_3_nor_do_the_two_ronin_of_eight() -> None:
    roles = ["shogun", "samurai1", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1", "ronin2"]
    game = new_game("sword", players=8, seed=1, rising_sun=True, roles=roles)
    for seat in range(1, 8):
        assert roles_known(game, seat) == {0: "shogun", seat: roles[seat]}


def test_r2_3_the_end_of_the_game_lifts_the_secret() -> None:
    game = play_at_random(new_game("sword", players=6, seed=4), 4)
    cards = {seat: player.role.key for seat, player in enumerate(game.table.players)}
    for observer in (*range(6), None):
        assert roles_known(game, observer) == cards


@every_set_up
def test_r2_4_each_player_gets_one_character_and_its_resilience(players: int, *, rising_sun: bool) -> None:
    for game in games(players, rising_sun=rising_sun):
        dealt = [player.character for player in game.table.players]
        assert len(set(dealt)) == players
        for player in game.table.players:
            assert player.resilience == game.table.catalog.characters[player.character].resilience


def test_r2_4_any_character_may_come_to_any_seat() -> None:
    dealt = [[player.character for player in game.table.players] for game in games(7)]
    for seat in range(7):
        assert {characters[seat] for characters in dealt} == set(range(12))


def test_r2_4_with_rising_sun_any_of_24_characters_may_come_to_any_seat() -> None:
    dealt = [
        [
            player.character
            for player in new_game("sword", players=8, seed=seed, rising_sun=True).table.players
        ]
        for seed in range(200)
    ]
    for seat in range(8):
        assert {characters[seat] for characters in dealt} == set(range(24))


def test_r2_4_characters_lie_face_up() -> None:
    game = new_game("sword", players=5, seed=1)
    shown = [one.character for one in observe(game, None).seats]
    assert shown == [CATALOG.characters[player.character].key for player in game.table.players]


@every_set_up
def test_r2_5_the_shogun_and_the_others_begin_with_their_honor(players: int, *, rising_sun: bool) -> None:
    for game in games(players, rising_sun=rising_sun):
        shogun = shogun_of(game)
        honor = [player.honor for player in game.table.players]
        assert honor[shogun] == HONOR[players][0]
        assert set(honor[:shogun] + honor[shogun + 1 :]) == {HONOR[players][1]}


@every_set_up
def test_r2_6_hands_are_dealt_clockwise_from_the_shogun(players: int, *, rising_sun: bool) -> None:
    for game in games(players, rising_sun=rising_sun):
        shogun = shogun_of(game)
        drawn = sum(len(event.cards) for event in game.events if type(event).__name__ == "Drew")
        hands = [len(game.table.players[(shogun + away) % players].hand) for away in range(players)]
        assert [hands[0] - drawn, *hands[1:]] == list(HANDS[:players])
        assert len(game.table.deck) == (130 if rising_sun else 90) - sum(hands)


def test_r2_6_the_shogun_is_dealt_first() -> None:
    deck = ["katana", "parry", "parry", "parry", "nodachi", "geisha", "geisha", "geisha", "geisha", "daikyu"]
    game = new_game("sword", players=3, seed=1, roles=["ninja1", "ninja2", "shogun"], deck=deck)
    hands = [keys_of(CATALOG, player.hand) for player in game.table.players]
    drawn = [key for event in game.events[1:] for key in keys_of(CATALOG, event.cards)]
    assert sorted(hands[2]) == sorted(["katana", "parry", "parry", "parry", *drawn])
    assert hands[0] == ["nodachi", "geisha", "geisha", "geisha", "geisha"]
    assert "daikyu" in hands[1]


def test_r2_6_the_deck_lies_face_down() -> None:
    seats = "musashi: bo | hanzo: bo | tomoe: bo | benkei: bo"
    one = table(seats, deck="katana nodachi")
    other = table(seats, deck="nodachi katana")
    assert one.deck != other.deck
    for observer in (0, 1, 2, 3, None):
        assert observe(one.game, observer) == observe(other.game, observer)
    assert observe(one.game, 0).deck == 86


@every_set_up
def test_r2_7_the_shogun_takes_the_first_turn_and_play_goes_clockwise(
    players: int, *, rising_sun: bool
) -> None:
    for game in games(players, rising_sun=rising_sun)[:10]:
        t = Story(game)
        turns = []
        while t.state.turn <= players:
            if t.decision.kind == "play":
                turns.append(t.state.active)
                t.does("end")
            else:
                t.does(t.decision.texts()[0])
        shogun = shogun_of(game)
        assert turns == [(shogun + away) % players for away in range(players)]
