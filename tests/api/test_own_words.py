"""What custom cards are called where several files use the same key without a namespace."""

from __future__ import annotations

import gc

from chanbara.locales import LANGUAGES, Speech, speech
from chanbara.sword.own_cards import own_cards_from

HEAD = """
from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.words import Suit

CARDS = [weapon("gunbai", rule="own", reach=1, wounds=1, suit=Suit.FUJI, copies=1)]
"""
PROGRAM = f'{HEAD}WORDS = {{"en": "card-gunbai = Iron fan", "de": "card-gunbai = Eisenfächer"}}'


def data(name: str) -> str:
    card = f"{{type: weapon, symbol: fuji, copies: 1, reach: 1, wounds: 1, name: {name}}}"
    return f"format: 1\ncards: {{gunbai: {card}}}"


def named() -> list[str]:
    return [speech(one).say("card-gunbai") for one in LANGUAGES]


def test_the_file_loaded_last_says_what_a_card_is_called() -> None:
    war = own_cards_from("war.yaml", data("War Fan"))
    assert named() == ["War Fan"] * 3
    own_cards_from("fan.py", PROGRAM)
    assert named() == ["Iron fan", "Eisenfächer", "Iron fan"]
    assert own_cards_from("war.yaml", data("War Fan")) is war
    assert named() == ["War Fan"] * 3
    own_cards_from("fan.py", PROGRAM)
    assert named() == ["Iron fan", "Eisenfächer", "Iron fan"]


def test_when_a_data_file_is_gone_the_file_before_it_says_it() -> None:
    words = Speech("en")
    words.add("program", "card-gunbai = Iron fan\n")
    first = words.lend("first", "card-gunbai = First\n")
    second = words.lend("second", "card-gunbai = Second\n")
    assert words.say("card-gunbai") == "Second"
    assert words.lend("again", first.source) is first
    assert words.say("card-gunbai") == "First"
    del first
    gc.collect()
    assert words.say("card-gunbai") == "Second"
    del second
    gc.collect()
    assert words.say("card-gunbai") == "Iron fan"


def test_nothing_is_left_of_data_files_that_nobody_keeps() -> None:
    words = Speech("en")
    for number in range(10):
        words.lend("stranger", f"card-stranger_{number} = Stranger\n")
        gc.collect()
    assert len([one for one in words._theirs if one.startswith("card-stranger")]) <= 1
