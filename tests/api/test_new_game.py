"""Setting up a game: seeds, options, and error messages for what is impossible."""

from typing import Any

import pytest

from chanbara import CorruptRecord, Game, new_game, replay
from chanbara.sword.cards.base.characters import CHARACTERS
from chanbara.sword.cards.rising_sun import characters
from chanbara.sword.editions import BASE, catalog_named
from chanbara.sword.rules.plain import keys_of
from chanbara.sword.rules.rulings import Rulings
from tests.table import play_at_random

CATALOG = catalog_named(BASE)

ALL_CARDS = [card.key for card in CATALOG.cards for _ in range(card.copies)]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 2}, "Samurai Sword is for 3 to 7 players, not 2 (2.1)"),
        ({"players": 8}, "Samurai Sword is for 3 to 7 players, not 8 (2.1)"),
        ({"players": True}, "Samurai Sword is for 3 to 7 players, not True (2.1)"),
        ({"players": "5"}, "Samurai Sword is for 3 to 7 players, not '5' (2.1)"),
        ({"players": 5.0}, "Samurai Sword is for 3 to 7 players, not 5.0 (2.1)"),
        ({"players": None}, "Samurai Sword is for 3 to 7 players, not None (2.1)"),
        ({"seed": 1, "key": bytes(32)}, "give a seed or a key, not both"),
        ({"key": b"short"}, "a key has 32 bytes, this one has 5"),
        (
            {"characters": ["zorro", None, None]},
            f"there is no character 'zorro'; characters are {', '.join(CATALOG.character_numbers)}",
        ),
        ({"characters": ["tomoe", None, "tomoe"]}, "tomoe can sit at the table once only"),
        (
            {"characters": ["tomoe"]},
            "3 players need 3 characters (None for a random one), not 1",
        ),
        (
            {"roles": ["shogun", "ninja1", "pirate"]},
            "there is no role 'pirate'; roles are shogun, samurai, ninja1, ninja2, ninja3, ronin",
        ),
        (
            {"roles": ["shogun", "ninja1", "ronin"]},
            "with 3 players the roles are 1 shogun, 2 ninja (2.1), each card once; not shogun, ninja1, ronin",
        ),
        (
            {"roles": ["shogun", "ninja1"]},
            "with 3 players the roles are 1 shogun, 2 ninja (2.1), each card once; not shogun, ninja1",
        ),
        ({"hands": [["excalibur"], None, None]}, "there is no card 'excalibur'"),
        ({"hands": [["katana", "katana"], None, None]}, "there are only 1 copies of katana"),
        ({"hands": [["katana"], ["katana"], None]}, "there are only 1 copies of katana"),
        ({"hands": [None]}, "3 players need 3 hands (None for a dealt one), not 1"),
        ({"deck": ["excalibur"]}, "there is no card 'excalibur'"),
        ({"deck": ["bo"] * 6}, "there are only 5 copies of bo"),
        ({"hands": [["katana"], None, None], "deck": ["katana"]}, "there are only 1 copies of katana"),
        (
            {"players": 9, "rising_sun": True},
            "Samurai Sword with Rising Sun is for 3 to 8 players, not 9 (2.1)",
        ),
        ({"rising_sun": "no"}, "rising_sun is True or False, not 'no'"),
        ({"rikyu": 1}, "rikyu is True or False, not 1"),
        ({"cast": "rising_sun"}, "the cast rising_sun needs the expansion"),
        (
            {"cast": "promo", "rising_sun": True},
            "there is no cast 'promo'; casts are mixed, base, rising_sun",
        ),
        ({"rulings": {"luck": True}}, f"there is no ruling 'luck'; rulings are {', '.join(Rulings._fields)}"),
        ({"rulings": {"eighth_hand": 8.0}}, "eighth_hand cannot be 8.0"),
        ({"rulings": {"score_may_be_negative": 1}}, "score_may_be_negative cannot be 1"),
        ({"rulings": Rulings(eighth_hand=99)}, "eighth_hand cannot be 99"),
        ({"rulings": [1]}, "rulings are names and values, not [1]"),
    ],
)
def test_an_impossible_option_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the sentence is compared below
        new_game("sword", **{"players": 3, **options})
    assert str(caught.value) == sentence


def test_the_same_role_card_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="each card once; not shogun, ninja1, ninja1"):
        new_game("sword", players=3, roles=["shogun", "ninja1", "ninja1"])


def test_hands_that_leave_too_few_cards_for_the_others_are_refused() -> None:
    with pytest.raises(ValueError, match="cards"):
        new_game("sword", players=3, hands=[ALL_CARDS, None, None])


def test_a_key_in_words_is_refused() -> None:
    with pytest.raises(ValueError, match="a key is 32 bytes, not 'secret'"):
        new_game("sword", key="secret")


def test_an_unknown_game_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="unknown game 'go'; choose sword"):
        new_game("go", players=2)


def test_five_players_sit_down_where_nothing_is_said() -> None:
    assert len(new_game("sword", seed=1).table.players) == 5


@pytest.mark.parametrize("seed", [7, "a seed in words", -1, 0])
def test_the_same_seed_is_the_same_game(seed: int | str) -> None:
    def played() -> Game:
        return play_at_random(new_game("sword", players=4, seed=seed), 1)

    assert played().record() == played().record()


def test_another_seed_is_another_game() -> None:
    records = {new_game("sword", players=4, seed=seed).record() for seed in range(50)}
    assert len(records) == 50


def test_without_a_seed_no_two_games_are_the_same() -> None:
    games = [new_game("sword", players=4) for _ in range(5)]
    assert len({game.table.chance.key for game in games}) == 5
    assert len({tuple(game.table.deck) for game in games}) == 5


def test_a_key_in_place_of_a_seed_is_the_same_game_again() -> None:
    game = new_game("sword", players=4)
    again = new_game("sword", players=4, key=game.table.chance.key)
    assert again.record() == game.record()


def test_chosen_characters_sit_where_they_were_put_and_the_others_are_dealt() -> None:
    seen = set()
    for seed in range(30):
        table = new_game("sword", players=3, seed=seed, characters=["tomoe", None, "benkei"]).table
        names = [CATALOG.characters[player.character].key for player in table.players]
        assert (names[0], names[2]) == ("tomoe", "benkei")
        seen.add(names[1])
    assert len(seen) > 5
    assert not seen & {"tomoe", "benkei"}


def test_chosen_roles_are_dealt() -> None:
    table = new_game("sword", players=4, seed=1, roles=["ninja3", "samurai", "shogun", "ninja1"]).table
    assert [player.role.key for player in table.players] == ["ninja3", "samurai", "shogun", "ninja1"]
    assert [card.key for card in table.removed] == ["ninja2"]
    assert table.active == 2


def test_chosen_hands_are_dealt_and_the_others_come_from_the_deck() -> None:
    table = new_game(
        "sword",
        players=3,
        seed=1,
        roles=["ninja1", "shogun", "ninja2"],
        hands=[["katana", "parry"], None, []],
    ).table
    assert keys_of(CATALOG, table.players[0].hand) == ["katana", "parry"]
    assert len(table.players[1].hand) >= 4 + 3
    assert table.players[2].hand == []


def test_a_chosen_deck_lies_under_the_cards_that_are_dealt_from_it() -> None:
    table = new_game(
        "sword",
        players=3,
        seed=1,
        roles=["shogun", "ninja1", "ninja2"],
        characters=["benkei", None, None],
        hands=[[], [], []],
        deck=["katana", "parry", "geisha", "armor", "bo"],
    ).table
    assert keys_of(CATALOG, table.players[0].hand) == ["katana", "geisha", "parry"]
    assert keys_of(CATALOG, table.deck[::-1])[:2] == ["armor", "bo"]
    assert len(table.deck) == 87


def test_chosen_things_leave_the_rest_to_the_seed() -> None:
    games = {new_game("sword", players=3, seed=seed, deck=["katana"]).record() for seed in range(20)}
    assert len(games) == 20


# --- with the expansion


@pytest.mark.parametrize("players", range(3, 9))
def test_three_to_eight_play_with_the_expansion(players: int) -> None:
    game = new_game("sword", players=players, seed=1, rising_sun=True)
    assert len(game.table.players) == players
    assert len(game.table.deck) + sum(len(one.hand) for one in game.table.players) == 130


def dealt(games: int = 60, **options: Any) -> set[str]:  # noqa: ANN401 - what a new game may be given
    """The characters that are dealt over some games of seven."""
    seats = (one for seed in range(games) for one in seated(seed, **options))
    return set(seats)


def seated(seed: int, **options: Any) -> list[str]:  # noqa: ANN401 - what a new game may be given
    table = new_game("sword", players=7, seed=seed, **options).table
    return [table.catalog.characters[player.character].key for player in table.players]


def test_the_new_characters_are_mixed_with_the_old_ones_or_not() -> None:
    old = {one.key for one in CHARACTERS}
    new = {one.key for one in characters.CHARACTERS}
    assert dealt() == old
    assert dealt(rising_sun=True) == old | new
    assert dealt(rising_sun=True, cast="base") == old
    assert dealt(rising_sun=True, cast="rising_sun") == new


def test_rikyu_plays_where_he_is_wanted() -> None:
    assert "rikyu" in dealt(rikyu=True)
    assert "rikyu" in dealt(rising_sun=True, cast="rising_sun", rikyu=True)
    assert "rikyu" not in dealt(rising_sun=True)


def test_a_record_carries_expansion_cast_promo_and_rulings() -> None:
    rulings = {"deck_ends_when_needed": False, "eighth_hand": 8}
    game = new_game(
        "sword", players=8, seed=1, rising_sun=True, cast="rising_sun", rikyu=True, rulings=rulings
    )
    header = dict(game.start.header())
    assert header["set"] == "rising_sun"
    assert header["cast"] == "rising_sun"
    assert header["rikyu"] == "yes"
    assert header["rulings"] == "deck_ends_when_needed=false eighth_hand=8"
    again = replay(play_at_random(game, 1).record())
    assert again.record() == game.record()
    assert again.table.catalog.rulings == Rulings(deck_ends_when_needed=False, eighth_hand=8)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("set setting_sun", "there is no set 'setting_sun'"),
        ("rulings luck=true", "there is no ruling 'luck'"),
        ("rulings eighth_hand", "Expecting value"),
        (f"rulings eighth_hand={'[' * 5000}", ""),
        ("cast villains", "there is no cast 'villains'"),
        ("house 0123", "Expecting value"),
        ("cards 0123 mine.py", "it was played with the cards of mine.py (0123): load that very file first"),
    ],
)
def test_a_header_that_names_nothing_is_refused(line: str, reason: str) -> None:
    record = new_game("sword", players=4, seed=1).record().replace("players 4", f"{line}\nplayers 4")
    with pytest.raises(CorruptRecord, match="the header describes no game") as caught:
        replay(record)
    assert reason in str(caught.value)
