"""B11: custom numbers."""

import json
from pathlib import Path

import pytest

import chanbara
from chanbara.duel.book.data import book_with, standard_book
from chanbara.duel.book.numbers import MAX_BYTES, MOST_TOLD, WrongNumbers, read_numbers, standard_numbers
from chanbara.duel.bots.registry import NAMES, make_bot
from chanbara.duel.rules.rulings import DEFAULT_RULINGS
from chanbara.duel.saga.campaign import new_campaign
from chanbara.duel.saga.clan import new_clan
from chanbara.duel.saga.saved import load_saga, save_saga
from chanbara.duel.setup import Carried
from chanbara.duel.simulation import fight
from chanbara.kernel.errors import CorruptRecord
from tests.table import play_at_random

OWN = """
# Typed in from somewhere else.
player: {life: 10, qi: 4}
prices: {guard: 2}
opponents: {arima: {life: 5}}
actions:
  - {key: do_giri, copies: 9, s: 3}
  - {key: long_cut, name: Long cut, s: 4, t: -2, g: -1, icon: wild, copies: 9}
  - {key: harai, copies: 9}
counterattack:
  - {key: breath}
  - {key: sweep, name: Sweep, value: 6, effect: {wound: 1}}
defence:
  - {key: 4_4, s: 4, t: 4}
"""


def test_b11_1_a_file_says_only_what_differs() -> None:
    numbers = read_numbers(OWN)
    book = book_with(DEFAULT_RULINGS, OWN)
    assert (book.life, book.qi, book.qi_cap, book.hand) == (10, 4, 5, 6)
    assert (book.prices["guard"], book.prices["foresee"]) == (2, 1)
    assert (book.opponents["arima"].life, book.opponents["arima"].qi) == (5, 5)
    assert numbers.data["weapons"] == standard_numbers()["weapons"]


def test_b11_1_a_list_takes_the_place_of_ours() -> None:
    book = book_with(DEFAULT_RULINGS, OWN)
    assert list(book.defence) == ["4_4"]
    assert book.standard == ["do_giri"] * 9 + ["long_cut"] * 9 + ["harai"] * 9
    do_giri = book.actions["do_giri"]
    assert (do_giri.strength, do_giri.technique, do_giri.icon) == (3, 0, "normal"), "what is left out is ours"
    assert book.names == {"long_cut": "Long cut", "sweep": "Sweep"}


def test_b11_1_our_own_file_is_such_a_file() -> None:
    text = json.dumps(standard_numbers())
    ours, read = standard_book(), book_with(DEFAULT_RULINGS, text)
    assert read._replace(own_numbers=None, rounds_most=0) == ours


@pytest.mark.parametrize("language", ["JSON", "YAML"])
def test_b11_1_numbers_are_a_text_or_a_file(tmp_path: Path, language: str) -> None:
    text = json.dumps({"player": {"life": 3}}) if language == "JSON" else "player: {life: 3}\n"
    file = tmp_path / ("mine.json" if language == "JSON" else "mine.yaml")
    file.write_text(text, encoding="utf-8")
    for given in (text, file, str(file), read_numbers(text)):
        assert chanbara.new_game("duel", seed=1, numbers=given).table.life == 3
    file.write_bytes(b"#" * (MAX_BYTES + 9))
    with pytest.raises(ValueError, match="too long: at most 65,536 bytes are allowed"):
        chanbara.new_game("duel", seed=1, numbers=file)
    file.write_bytes(text.encode("utf-16"))
    with pytest.raises(ValueError, match="cannot be read"):
        chanbara.new_game("duel", seed=1, numbers=file)
    with pytest.raises(ValueError, match="cannot be read"):
        chanbara.new_game("duel", seed=1, numbers=str(tmp_path / "none.json"))


WRONG = {
    "too great": ("player: {life: 99}", "player.life: a whole number from 1 to 30, not 99"),
    "too small": ("prices: {guard: 0}", "prices.guard: a whole number from 1 to 9, not 0"),
    "no number": (
        "opponents: {arima: {life: many}}",
        "opponents.arima.life: a whole number from 1 to 30, not 'many'",
    ),
    "true is no number": ("player: {life: true}", "player.life: a whole number from 1 to 30, not True"),
    "unknown section": ("heroes: {}", "heroes: unknown; there are player, round"),
    "unknown field": ("player: {luck: 3}", "player.luck: unknown; there are life, qi, qi_cap, hand"),
    "unknown opponent": (
        "opponents: {ieyasu: {life: 3, qi: 2}}",
        "opponents.ieyasu: unknown; there are arima",
    ),
    "unknown weapon": ("weapons: {spoon: {}}", "weapons.spoon: unknown; there are katana"),
    "unknown wound": ("wounds: [{key: cough, levels: [{}, {}]}]", "wounds.cough: unknown; there are graze"),
    "unknown virtue": ("bushido: {cards: [{key: luck}]}", "bushido.cards.luck: unknown; there are gi"),
    "unknown effect": (
        "environments: {dojo: {rows: {1: {boom: 1}}}}",
        "environments.dojo.rows.1.boom: unknown; there are lose_qi",
    ),
    "unknown face": ("events: {7: {}}", "events.7: unknown; there are 1, 2, 3, 4, 5, 6"),
    "missing field": ("actions: [{key: a_cut, name: A, t: 1, g: 1, icon: wild}]", "actions.a_cut.s: missing"),
    "missing key": ("actions: [{s: 1, t: 1, g: 1, icon: wild}]", "actions.1.key: missing"),
    "missing name": (
        "actions: [{key: a_cut, s: 1, t: 1, g: 1, icon: wild}]",
        "actions.a_cut.name: missing; a card of your own needs one",
    ),
    "bad key": (
        "defence: [{key: 'A B', s: 1, t: 1}]",
        "defence.A B.key: lower-case letters, digits and _, at most 40 characters, not 'A B'",
    ),
    "twice": ("defence: [{key: a, s: 1, t: 1}, {key: a, s: 2, t: 2}]", "defence.a: given twice"),
    "in two decks": ("specials: [{key: harai, s: 1, t: 1, g: 1, icon: wild, name: H}]", "harai: given twice"),
    "in a deck of the enemy too": (
        "counterattack: [{key: harai, name: H, value: 1, effect: {life: 1}}]",
        "actions, specials, counterattack.harai: given twice",
    ),
    "empty deck": ("defence: []", "defence: a list of 1 to 40 entries, not []"),
    "no copies": ("actions: [{key: harai, copies: 0}]", "actions: no copies of any card"),
    "margins": ("hit: {strength: [[1, {life: 1}]]}", "hit.strength: margins must start at 0 and increase"),
    "no effect": (
        "counterattack: [{key: lunge, effect: {qi: 1}}]",
        "counterattack.lunge.effect: exactly one of life, wound",
    ),
    "two levels": (
        "wounds: [{key: graze, levels: [{life: 1}]}]",
        "wounds.graze.levels: a list of 2, not [{'life': 1}]",
    ),
    "many cards": ("round: {cards_before: 3, cards_after: 2}", "round: at most 4 cards in an attack"),
    "Qi above its most": ("player: {qi: 6}", "player.qi: at most qi_cap, which is 5"),
    "no life": ("weapons: {yari: {life: -8}}", "weapons.yari.life: nobody would have any life left"),
    "only jokers": ("bushido: {cards: [{key: meiyo}]}", "bushido.cards: a joker needs another card"),
    "two jokers": (
        "bushido: {cards: [{key: meiyo}, {key: gi, specials: 0, joker: true}, {key: rei}]}",
        "bushido.cards: at most one joker; these are meiyo, gi",
    ),
    "two effects": (
        "bushido: {cards: [{key: rei, strength: 3}]}",
        "bushido.cards.rei: a virtue does exactly one thing; this one does technique, strength",
    ),
    "no effect at all": (
        "bushido: {cards: [{key: rei, technique: 0}]}",
        "bushido.cards.rei: a virtue does exactly one thing; this one does nothing",
    ),
    "a name that moves the cursor": (
        'counterattack: [{key: lunge, name: "\\x9b2J"}]',
        r"counterattack.lunge.name: '\x9b2J' is not readable",
    ),
    "a name that turns the line": (
        'actions: [{key: harai, name: "\\u202eabc"}]',
        r"actions.harai.name: '\u202eabc' is not readable",
    ),
    "a blank name": ("actions: [{key: harai, name: '  '}]", "actions.harai.name: '  ' is not readable"),
    "NaN": ("player: {life: .nan}", "player.life: a whole number from 1 to 30, not nan"),
    "a number of billions": (
        "player: {life: 1000000000}",
        "player.life: a whole number from 1 to 30, not 1000000000",
    ),
    "negative": (
        "opponents: {arima: {life: -1}}",
        "opponents.arima.life: a whole number from 1 to 30, not -1",
    ),
    "octal": ("player: {life: 010}", "player.life: a whole number from 1 to 30, not '010'"),
    "digits of another script": ("player: {life: ٣}", "player.life: a whole number from 1 to 30, not '٣'"),
    "a prototype": ("player: {__proto__: {life: 3}}", "player.__proto__: unknown; there are life"),
    "a great deck": (
        "actions: ["
        + ",".join(f"{{key: a{one}, name: A, s: 1, t: 1, g: 1, icon: wild}}" for one in range(41))
        + "]",
        "actions: a list of 1 to 40 entries, not [{'key': 'a0'",
    ),
    "late wound": (
        "weapons: {katana: {wound: 1}}",
        "weapons.katana: wound_in_round and wound belong together",
    ),
    "ladder": ("campaign: {ladder: [[nobody, 3]]}", "campaign.nobody: unknown; there are arima"),
    "clan": ("clan: {members: [katana, katana]}", "clan.members.katana: given twice"),
    "many rounds": ("round: {most: 1000}", "round.most: a whole number from 1 to 200, not 1000"),
}


@pytest.mark.parametrize(("text", "sentence"), WRONG.values(), ids=WRONG)
def test_b11_2_what_is_wrong_is_said_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the sentence is compared below
        read_numbers(text)
    assert sentence in str(refused.value)
    assert str(refused.value).startswith("numbers: ")


def test_b11_2_json_may_write_a_letter_in_two_halves() -> None:
    numbers = read_numbers('{"actions": [{"key": "harai", "name": "\\ud83d\\udde1"}]}')
    assert numbers.data["actions"][0]["name"] == "\N{DAGGER KNIFE}"


def test_b11_2_everything_that_is_wrong_is_said_at_once_in_the_language_of_who_asks() -> None:
    text = "player: {life: 0, luck: 1}\nactions: [{key: a_cut, name: A, s: 1, g: true, icon: odd}]"
    with pytest.raises(WrongNumbers) as refused:
        read_numbers(text)
    assert [one.sentence("en") for one in refused.value.faults] == [
        "player.luck: unknown; there are life, qi, qi_cap, hand",
        "player.life: a whole number from 1 to 30, not 0",
        "actions.a_cut.t: missing",
        "actions.a_cut.g: a whole number from -9 to 9, not True",
        "actions.a_cut.icon: one of normal, special, wild, not 'odd'",
    ]
    assert refused.value.faults[2].sentence("de") == "actions.a_cut.t: fehlt"
    assert refused.value.faults[2].sentence("it") == "actions.a_cut.t: manca"
    with pytest.raises(WrongNumbers) as refused:
        read_numbers("\n".join(f"section{one}: 1" for one in range(100)))
    assert len(refused.value.faults) == MOST_TOLD


@pytest.mark.parametrize("key", ["\\e[2J", "\\u202e", "a" * 1000])
def test_b11_2_a_key_that_nobody_can_read_is_written_out(key: str) -> None:
    with pytest.raises(WrongNumbers) as refused:
        read_numbers(f'player: {{"{key}": 1}}')
    sentence = str(refused.value)
    assert sentence.isprintable()
    assert len(sentence) < 200


UNREADABLE = {
    "a list": "[1, 2]",
    "a word": "duel.json",
    "nothing": "",
    "broken": "player: {life: 3",
    "an alias": "player: &a {life: 3}\nround: *a",
    "a tag": "player: !!python/object/apply:os.system ['true']",
    "a key twice": "player: {life: 3, life: 4}",
    "too long": "#" * (MAX_BYTES + 1),
    "too deep": "[" * 3000,
    "deep without brackets": "- " * 30_000 + "a",
    "a number of thousands of digits": "player: {life: " + "9" * 60_000 + "}",
    "half a letter": "player: {life: '\ud800'}",
    "half a letter, escaped": 'player: {"\\ud800": 1}',
    "thousands of things": "actions: [" + "{key: a}," * 4_000 + "]",
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_b11_2_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="numbers"):
        read_numbers(text)


@pytest.mark.parametrize("given", [5, b"player: {}", {}, ["a"]])
def test_b11_2_what_is_neither_a_file_nor_a_text_is_refused(given: object) -> None:
    with pytest.raises(ValueError, match="numbers are a file or its text, not"):
        chanbara.new_game("duel", seed=1, numbers=given)


def test_b11_3_a_record_carries_the_numbers_and_replays() -> None:
    game = play_at_random(chanbara.new_game("duel", seed=4, numbers=OWN, modules=["bushido", "gisei"]), 4)
    again = chanbara.replay(game.record())
    assert again.check() == game.check()
    assert again.table.book.own_numbers == OWN
    assert again.record() == game.record()


def test_b11_3_numbers_that_were_changed_are_refused() -> None:
    record = chanbara.new_game("duel", seed=4, numbers=OWN).record()
    with pytest.raises(CorruptRecord, match="they were changed"):
        chanbara.replay(record.replace("life: 10", "life: 11"))


def test_b11_3_saved_games_scenarios_and_views_carry_them_too() -> None:
    game = chanbara.new_game("duel", seed=4, numbers=OWN)
    game.apply(0)
    assert chanbara.loads(chanbara.dumps(game)).table.life == 10
    view = chanbara.observe(game, 0)
    assert view.numbers == OWN
    assert chanbara.imagine(view, 1).table.book == game.table.book


def test_b11_3_campaign_and_clan_may_use_them() -> None:
    text = "campaign: {ladder: [[shiro, 2]], last: arima}\nclan: {members: [yari, katana], life: 5}"
    campaign = new_campaign(seed=1, numbers=text, events=False)
    assert (campaign.rungs, campaign.duel().table.enemies[0].life) == (["shiro", "arima"], 2)
    clan = new_clan(seed=1, numbers=text)
    assert [(member.weapon, member.life) for member in clan.members] == [("yari", 4), ("katana", 5)]
    for state in (campaign, clan):
        assert load_saga(save_saga(state, state.duel()))[0] == state


def test_b5_2_an_event_raises_the_red_die_no_higher_than_the_weapon_allows() -> None:
    for weapon, shown in (("katana", 6), ("bokken", 4)):
        game = chanbara.new_game("duel", seed=1, weapon=weapon, carried=Carried(red_die=6))
        assert game.table.red_die == shown


def test_b11_3_a_saga_with_bad_numbers_is_refused() -> None:
    saved = save_saga(new_campaign(seed=1)).replace(
        '"own_numbers": null', '"own_numbers": "player: {life: 0}"'
    )
    with pytest.raises(CorruptRecord, match=r"player\.life"):
        load_saga(saved)


HARMLESS = """
player: {qi: 0, qi_cap: 0}
defence: [{key: wall, s: 20, t: 20}]
counterattack: [{key: breath}]
actions: [{key: chudan_no_kamae, copies: 9}]
"""


def test_b11_4_every_duel_ends_though_nobody_can_be_hurt() -> None:
    game = play_at_random(chanbara.new_game("duel", seed=1, numbers=HARMLESS), 1)
    assert (game.result.won, game.result.cause, game.result.rule, game.result.rounds) == (
        False,
        "endless",
        "B11.4",
        100,
    )
    game = play_at_random(chanbara.new_game("duel", seed=1, numbers=HARMLESS + "round: {most: 7}"), 1)
    assert game.result.rounds == 7


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("numbers", [OWN, HARMLESS + "round: {most: 3}"])
def test_b11_4_every_player_can_play_them(bot: str, numbers: str) -> None:
    for modules in (["bushido", "gisei"], ["blood", "1vs3"]):
        game = chanbara.new_game("duel", seed=3, numbers=numbers, modules=modules, weapon="wakizashi")
        fight(game, make_bot(bot, 3))
        assert game.over


NOTHING_GAINED = """
hit: {strength: [[0, {}]], technique: [[0, {}]]}
player: {qi: 10, qi_cap: 10}
round: {most: 3}
"""


@pytest.mark.parametrize("bot", ["lookahead", "solver"])
def test_b2_12_who_can_hit_with_one_value_alone_does_so_though_it_gains_nothing(bot: str) -> None:
    for seed in range(10):
        game = chanbara.new_game("duel", seed=seed, numbers=NOTHING_GAINED, modules=["bushido"])
        fight(game, make_bot(bot, seed))
        assert game.over


GREAT = """
player: {hand: 8, qi: 10, qi_cap: 10}
round: {attacks: 3, cards_before: 3, cards_after: 1, most: 2}
environments:
  dojo: {rows: {1: {draw_action: 2}, 2: {draw_action: 2}, 3: {draw_special: 2}, 4: {draw_special: 2}}}
combo: {specials: 3}
"""


def test_b11_4_the_greatest_hand_does_not_keep_the_solver_thinking() -> None:
    game = chanbara.new_game("duel", seed=3, numbers=GREAT, environment="dojo", modules=["bushido"])
    fight(game, make_bot("solver", 3))
    assert game.over
