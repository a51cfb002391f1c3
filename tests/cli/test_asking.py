"""Questions and options, in words."""

from typing import Any

import pytest

from chanbara.locales import LANGUAGES
from chanbara.sword.words.asking import choices, question
from tests.cli.terminal import positions, reading
from tests.table import table

# --- options


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_sentence_of_its_own(language: str) -> None:
    for game in positions(5):
        if game.decision is None:
            continue
        view, words = reading(game, game.decision.seat, language)
        sentences = [choice.sentence for choice in choices(words, view)]
        assert len(sentences) == len(game.decision.options)
        assert len(set(sentences)) == len(sentences), sentences


def offered(seats: str, *acts: str, **about: Any) -> list[str]:  # noqa: ANN401 - what a table may be given
    """What the asked player may do, in words."""
    story = table(seats, **about)
    story.does(*acts)
    view, words = reading(story.game, story.decision.seat)
    return [choice.sentence for choice in choices(words, view)]


def test_r6_3_a_strike_names_its_wounds_and_its_difficulty() -> None:
    sentences = offered("musashi*: bo / fast_draw | ginchiyo: bo / armor | benkei: bo")
    assert sentences == [
        "Attack Ginchiyo with the Bō (2 wounds, Difficulty 2)",
        "Attack Benkei with the Bō (3 wounds, Difficulty 2)",
        "End your turn",
    ]


def test_actions_and_properties_say_what_they_are_aimed_at() -> None:
    sentences = offered(
        "tomoe*: geisha breathing bushido focus tea_ceremony / armor | hanzo: bo / focus | benkei:"
    )
    assert sentences == [
        "Play Breathing for Hanzō",
        "Play Breathing for Benkei",
        "Play Geisha on Hanzō’s hand (1 card)",
        "Play Geisha on your own Armor",
        "Play Geisha on Hanzō’s Focus",
        "Play Tea Ceremony",
        "Play Bushidō on yourself",
        "Play Bushidō on Hanzō",
        "Play Bushidō on Benkei",
        "Play Focus",
        "End your turn",
    ]


def test_an_ability_is_offered_in_words() -> None:
    assert offered("nobunaga*: | hanzo: bo | benkei: bo") == ["Use your ability", "End your turn"]


# --- questions

ASKED: dict[str, tuple[str, list[str], dict[str, Any], str]] = {
    "play": (
        "musashi*: bo | hanzo: bo | benkei: bo",
        [],
        {},
        "Your turn. Weapons played: 0 of 2.",
    ),
    "strike": (
        "musashi*: bo | hanzo: bo | benkei: bo",
        ["play bo>1"],
        {},
        "Musashi attacks you. Parry, or take the hit?",
    ),
    "battle cry": (
        "musashi*: battle_cry | hanzo: bo | benkei: bo",
        ["play battle_cry"],
        {},
        "Musashi plays Battle Cry. Parry, or take 1 wound?",
    ),
    "jujutsu": (
        "musashi*: jujutsu | hanzo: bo | benkei: bo",
        ["play jujutsu"],
        {},
        "Musashi plays Jūjutsu. Discard a weapon, or take 1 wound?",
    ),
    "bushido": (
        "musashi: | hanzo*: bo / bushido | benkei: bo",
        [],
        {"phase": "recover", "deck": "bo"},
        "Bushidō: a weapon was flipped. Discard a weapon to pass Bushidō to the left, or lose 1 honor?",
    ),
    "bushido of the Shogun of three": (
        "musashi*: bo / bushido | hanzo: bo | benkei: bo",
        [],
        {"phase": "recover", "deck": "bo"},
        "Bushidō: a weapon was flipped. Discard a weapon to pass Bushidō to the left, or discard Bushidō?",
    ),
    "discard": (
        "musashi*: bo bo bo kiseru kiseru kiseru parry parry | hanzo: bo | benkei: bo",
        ["end"],
        {},
        "You have 8 cards. Discard down to 7, one at a time.",
    ),
    "first draw": (
        "ieyasu*: bo | hanzo: bo | benkei: bo",
        [],
        {"phase": "draw", "pile": "katana"},
        "Where do you take your first card from?",
    ),
}


@pytest.mark.parametrize("name", ASKED)
def test_every_question_is_asked_in_a_sentence(name: str) -> None:
    seats, acts, about, sentence = ASKED[name]
    story = table(seats, **about)
    story.does(*acts)
    view, words = reading(story.game, story.decision.seat)
    assert words.tell(question(words.messages, view)) == sentence


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_in_every_language(language: str, name: str) -> None:
    seats, acts, about, _ = ASKED[name]
    story = table(seats, **about)
    story.does(*acts)
    view, words = reading(story.game, story.decision.seat, language)
    assert words.tell(question(words.messages, view))


def test_r10_3_and_r8_8_not_answering_bushido_says_what_it_costs() -> None:
    pass_ = -1
    others = "musashi: | hanzo*: bo / bushido | benkei: bo"
    shogun = "musashi*: bo / bushido | hanzo: bo | benkei: bo"
    assert offered(others, phase="recover", deck="bo")[pass_] == "Discard Bushidō and lose 1 honor"
    assert offered(shogun, phase="recover", deck="bo")[pass_] == "Discard Bushidō"


def test_r9_1_not_answering_an_action_costs_one_wound() -> None:
    assert offered("musashi*: battle_cry | hanzo: parry | benkei: bo", "play battle_cry") == [
        "Parry with Parry",
        "Take 1 wound",
    ]


def test_r3_2_ieyasu_chooses_between_pile_and_deck() -> None:
    sentences = offered("ieyasu*: bo | hanzo: bo | benkei: bo", phase="draw", pile="katana")
    assert sentences == ["Take Katana from the discard pile", "Draw from the deck"]
