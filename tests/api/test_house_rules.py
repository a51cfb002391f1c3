"""House rules: what they change, what is refused with which message, and that records contain them."""

import pytest

import chanbara
from chanbara import CorruptRecord, Game, dumps, loads, new_game, replay
from chanbara.record.scenario import from_record, parse, run
from chanbara.sword.house import MAX_BYTES, read_house
from tests.table import play_at_random


def deal(house: str, players: int = 5, **options: object) -> Game:
    return new_game("sword", players=players, seed=7, house=house, **options)


# --- what they change


def test_copies_change_the_deck() -> None:
    table = deal("copies: {bo: 9, parry: 0}").table
    cards = [*table.deck, *(card for player in table.players for card in player.hand)]
    keys = [table.catalog.cards[card].key for card in cards]
    assert (keys.count("bo"), keys.count("parry"), len(keys)) == (9, 0, 90 + 4 - 15)


def test_values_change_weapons_and_characters() -> None:
    catalog = deal("values: {bo: {difficulty: 4}, katana: {wounds: 9}, tomoe: {resilience: 2}}").table.catalog
    assert (catalog.card("bo").reach, catalog.card("bo").wounds) == (4, 1)
    assert (catalog.card("katana").reach, catalog.card("katana").wounds) == (2, 9)
    assert catalog.characters[catalog.character_numbers["tomoe"]].resilience == 2


def test_honor_and_hands_change_the_start() -> None:
    game = deal("honor: {5: {shogun: 9, others: 2}}\nhands: [1, 2, 3, 4, 5, 6, 7]")
    players = game.table.players
    shogun = next(seat for seat, one in enumerate(players) if one.honor == 9)
    assert [players[(shogun + away) % 5].honor for away in range(5)] == [9, 2, 2, 2, 2]
    # The Shogun has drawn 2 already.
    assert [len(players[(shogun + away) % 5].hand) for away in range(5)] == [3, 2, 3, 4, 5]


def test_multipliers_and_ties_change_the_score() -> None:
    catalog = deal("multipliers: {ronin: {5: 0}}\nties: [ronin, shogun, ninja]").table.catalog
    assert catalog.deals.multipliers["ronin"][5] == 0
    assert catalog.deals.ties == ("ronin", "shogun", "ninja")


@pytest.mark.parametrize(
    ("house", "groups"),
    [
        ("multipliers: {ninja: {4: 3}}", (("shogun", "samurai"),)),
        ("multipliers: {samurai: {4: 3}}", (("ninja",),)),
        ("multipliers: {samurai: {6: 3}}", (("ninja",), ("shogun", "samurai"))),
    ],
)
def test_r8_3_a_multiplier_takes_the_place_of_stars(house: str, groups: tuple[tuple[str, ...], ...]) -> None:
    assert deal(house, 4, rising_sun=True).table.catalog.deals.by_stars[4] == groups


def test_only_allowed_characters_are_dealt_or_may_be_chosen() -> None:
    house = "characters: [benkei, hanzo, tomoe, musashi, kojiro]"
    seated = {one.character for one in chanbara.observe(deal(house), None).seats}
    assert seated == {"benkei", "hanzo", "tomoe", "musashi", "kojiro"}
    with pytest.raises(ValueError, match="the house rules do not allow chiyome"):
        deal(house, characters=["chiyome", None, None, None, None])
    with pytest.raises(ValueError, match="5 characters are too few for 6 players"):
        deal(house, 6)


def test_what_is_left_out_stays() -> None:
    assert deal("").table.catalog.cards == deal("copies: {}").table.catalog.cards
    plain = new_game("sword", players=5, seed=7)
    assert deal("# nothing").table.players[0].hand == plain.table.players[0].hand


# --- what is refused


@pytest.mark.parametrize(
    ("house", "reason"),
    [
        ("copies: {parry: 21}", "copies, parry: Expected `int` <= 20"),
        ("copies: {parry: -1}", "copies, parry: Expected `int` >= 0"),
        ("copies: {parry: 1.5}", "copies, parry: Expected `int`, got `float`"),
        ("copies: {parry: yes}", "copies, parry: Expected `int`, got `bool`"),
        ("copies: {excalibur: 1}", "there is no 'excalibur'"),
        ("copies: [bo]", "Expected `object`, got `array`"),
        ("colour: red", "unknown field `colour`"),
        ("values: {bo: {difficulty: 0}}", "values, bo: Expected `int` >= 1"),
        ("values: {bo: {wounds: 10}}", "values, bo: Expected `int` <= 9"),
        ("values: {bo: {resilience: 3}}", "bo has no resilience"),
        ("values: {bo: {}}", "say which value of bo changes"),
        ("values: {parry: {wounds: 3}}", "parry has no wounds"),
        ("values: {benkei: {wounds: 3}}", "benkei has no wounds"),
        ("values: {benkei: {resilience: 10}}", "values, benkei: Expected `int` <= 9"),
        ("honor: {5: {shogun: 5}}", "honor, 5: Object missing required field `others`"),
        ("honor: {9: {shogun: 5, others: 4}}", "not with 9 players"),
        ("honor: {5: {shogun: 0, others: 4}}", "honor, 5: Expected `int` >= 1"),
        ("hands: [1, 2, 3]", "hands must have 7 numbers"),
        ("hands: [13, 5, 5, 5, 5, 5, 5]", "Expected `int` <= 12"),
        ("multipliers: {ronin: {5: 6}}", "multipliers, ronin: Expected `int` <= 5"),
        ("multipliers: {ronin: {4: 2}}", "with 4 players there is no ronin"),
        ("multipliers: {pirate: {5: 2}}", "Invalid enum value 'pirate'"),
        ("ties: [ninja, shogun]", "ties must name each team once"),
        ("characters: [conan]", "there is no 'conan'"),
        ("- bo", "Expected `object`, got `array`"),
        ("copies: {bo: 1, bo: 2}", "'bo' cannot stand here (again)"),
        ("copies: {bo: 1}\ncopies: {bo: 2}", "'copies' cannot stand here (again)"),
        ("<<: {copies: {bo: 1}}", "'<<' cannot stand here (again)"),
        ("copies: &a {bo: 1}\nvalues: *a", "aliases are not allowed"),
        ('copies: {bo: !!int ""}', "tags such as 'tag:yaml.org,2002:int' are not allowed"),
        ("copies: !!python/object/apply:os.getcwd []", "are not allowed"),
        ("copies: {bo: 2020-99-99}", "not readable"),
        (f"copies: {{bo: {'9' * 5000}}}", "not readable"),
        ("copies: {bo", "not readable"),
        ("[" * 5000, "not readable"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(house: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"^house rules") as caught:
        deal(house)
    assert reason in str(caught.value)


def test_values_that_are_counted_on_the_table_have_no_number() -> None:
    with pytest.raises(ValueError, match="house rules: zen has no wounds"):
        deal("values: {zen: {wounds: 2}}", rising_sun=True)
    assert deal("values: {zen: {difficulty: 2}}", rising_sun=True).table.catalog.card("zen").reach == 2


def test_a_long_file_is_refused() -> None:
    line = "# " + "x" * 61 + "\n"
    read_house(line * (MAX_BYTES // len(line)))
    with pytest.raises(ValueError, match="may have 16384 bytes, these have 16385"):
        read_house(line * (MAX_BYTES // len(line)) + "\n")


def test_a_deck_that_could_lie_in_hands_for_ever_is_refused() -> None:
    # 33 of the 75 cards that are no properties are left.
    house = "copies: {parry: 0, geisha: 0, diversion: 0, bo: 0, bokken: 0, kiseru: 0}"
    assert not deal(house, 4).over
    with pytest.raises(ValueError, match="5 players need 37 cards that are no properties; there are 33"):
        deal(house, 5)


# --- records


HOUSE = "copies: {bo: 9}\nvalues: {benkei: {resilience: 9}}  # ō"


def test_a_record_names_the_house_rules_with_their_hash_and_replays() -> None:
    game = play_at_random(deal(HOUSE, rising_sun=True), 3, choices=40)
    header = dict(game.start.header())
    assert header["house"].partition(" ")[0] == read_house(HOUSE).digest
    assert replay(game.record()).record() == game.record()
    assert loads(dumps(game)).record() == game.record()


def test_house_rules_that_were_changed_in_a_record_are_noticed() -> None:
    record = deal("copies: {bo: 9}").record()
    with pytest.raises(CorruptRecord, match=r"the house rules have the hash .* they were changed"):
        replay(record.replace("bo: 9", "bo: 8"))


def test_a_scenario_from_such_a_game_holds() -> None:
    game = play_at_random(deal(HOUSE), 3, choices=12)
    story = parse(from_record(game.record(), 5, choices=3))[0]
    assert story.table.house == HOUSE
    assert not run(story)


def test_an_imagined_game_goes_on_by_the_same_house_rules() -> None:
    game = play_at_random(deal(HOUSE), 3, choices=12)
    assert game.decision is not None
    imagined = chanbara.imagine(chanbara.observe(game, game.decision.seat), seed=1)
    assert replay(imagined.record()).table.catalog is game.table.catalog


@pytest.mark.parametrize("house", [5, b"copies: {}", ["copies"]])
def test_what_is_no_text_is_refused(house: object) -> None:
    with pytest.raises(ValueError, match="house cannot be"):
        new_game("sword", players=5, house=house)
