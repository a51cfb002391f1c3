"""docs/notation.md lists kinds of decisions, verbs, header words and codes; the game on it replays."""

import re
from pathlib import Path

import chanbara
from chanbara.sword.own_cards import load_own_cards
from chanbara.sword.rules.refusal import MOMENTS, parse
from chanbara.sword.rules.words import Prompt, Verb
from tests.docs.markdown import blocks, read, table

PAGE = read("docs/notation.md")
RECORD = next(block.text for block in blocks(PAGE) if block.language == "text")
OWN = """
from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.words import Suit

CARDS = (weapon("sasumata", reach=3, wounds=2, suit=Suit.FUJI, copies=1),)
"""
DATA = """
format: 1
cards:
  banner: {type: property, symbol: torii, copies: 1, changes: {cards_drawn: 1}}
"""
OF_THE_WRITER = re.compile(r"^(version|rules) .*\n", re.MULTILINE)


# A pass that is not offered, because a price would be the last point, is refused in the words of the moment.
PASSED_TOO = {Prompt.ABSORB: {Verb.PASS.value}}


def test_every_kind_of_decision_is_explained_with_its_answers() -> None:
    said = {kind: set(re.findall(r"`(\w+)`", row[1])) for kind, row in table(PAGE, "kind").items()}
    assert said == {
        prompt.value: {verb.value for verb in MOMENTS[prompt][2]} | PASSED_TOO.get(prompt, set())
        for prompt in Prompt
    }


def test_every_verb_has_an_example() -> None:
    assert {re.split("[ >]", text)[0] for text in table(PAGE, "text")} == {verb.value for verb in Verb}


def test_every_example_is_in_the_notation() -> None:
    assert [text for text in table(PAGE, "text") if parse(text) is None] == []


def test_every_word_of_the_header_is_explained(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN, encoding="utf-8")
    data = tmp_path / "data.yaml"
    data.write_text(DATA, encoding="utf-8")
    chosen = chanbara.new_game(
        "sword",
        players=3,
        seed=1,
        characters=["tomoe", None, None],
        roles=["shogun", "ninja1", "ninja2"],
        hands=[["bo"], None, []],
        deck=["katana"],
        rising_sun=True,
        cast="base",
        rikyu=True,
        rulings={"eighth_hand": 8},
        book="german",
        house="copies: {bo: 4}",
        own=[load_own_cards(own, "own"), load_own_cards(data, "data")],
    )
    imagined = chanbara.imagine(chanbara.observe(chosen, 0), seed=1)
    words = {word for game in (chosen, imagined) for word, _ in game.start.header()}
    assert set(table(PAGE, "word")) == words


def test_every_code_of_a_refused_choice_is_explained() -> None:
    source = read("src/chanbara/kernel/game.py")
    assert set(table(PAGE, "code")) == set(re.findall(r'IllegalChoice\("(\w+)"', source))


def test_the_game_on_the_page_is_a_whole_one_and_replays() -> None:
    game = chanbara.replay(RECORD)
    assert game.over
    assert OF_THE_WRITER.sub("", game.record()) == OF_THE_WRITER.sub("", RECORD)


def test_the_game_on_the_page_is_the_one_of_its_seed() -> None:
    again = chanbara.new_game("sword", players=4, seed=1342)
    assert (
        OF_THE_WRITER.sub("", again.record()).splitlines()[:4]
        == OF_THE_WRITER.sub("", RECORD).splitlines()[:4]
    )
