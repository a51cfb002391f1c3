"""Rising Sun at the terminal: its options on the command line, its questions and answers in words."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.sword.rules.words import Prompt
from chanbara.sword.terminal.draw import screen
from chanbara.sword.terminal.result import result_screen
from chanbara.sword.words.asking import EFFECTS as ASKED_BY_EFFECTS
from chanbara.sword.words.asking import choices, chosen, question
from tests.bots.rising_sun import rising
from tests.cli.terminal import mistake, numbers, paper, printed, reading, run

OTHERS = "goemon shogun: kiseru | kojiro: kiseru | benkei: kiseru"


def positions(games: int) -> Iterator[chanbara.Game]:
    """Yield games of Rising Sun at each of their decisions, and over, chosen at random."""
    for seed in range(games):
        game = chanbara.new_game(
            "sword", players=3 + seed % 6, seed=seed, rising_sun=True, cast="rising_sun", rikyu=True
        )
        generator = random.Random(seed)
        while game.decision is not None:
            yield game
            game.apply(generator.randrange(len(game.decision.options)))
        yield game


# --- what is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_step_and_event_has_its_words(language: str) -> None:
    asked = set()
    for game in positions(8):
        if game.decision is None:
            for reader in (0, 1, None):
                view, words = reading(game, reader, language)
                assert words.story(chanbara.seen(game, reader))
                paper().print(result_screen(words, view))
            continue
        view, words = reading(game, game.decision.seat, language)
        sentences = [choice.sentence for choice in choices(words, view)]
        assert len(set(sentences)) == len(game.decision.options), sentences
        assert words.tell(question(words.messages, view))
        assert all(sentence for _, _, sentence in words.steps(view))
        asked.add(game.decision.kind)
    assert asked == set(Prompt) - {*ASKED_BY_EFFECTS} - {Prompt.FIRST_DRAW}, "Ieyasu is not in this cast"


def test_every_option_may_be_typed_as_it_is_printed() -> None:
    for game in positions(4):
        if game.decision is None:
            continue
        view, words = reading(game, game.decision.seat)
        for number, choice in enumerate(choices(words, view)):
            assert chosen(view, choice.notation) == number
            assert chosen(view, game.decision.options[number].text) == number


def told(game: chanbara.Game) -> tuple[str, list[str]]:
    """The question and the options of the deciding player."""
    assert game.decision is not None
    view, words = reading(game, game.decision.seat)
    return words.tell(question(words.messages, view)), [choice.sentence for choice in choices(words, view)]


def test_r11_7_who_has_a_peasant_is_asked_whether_it_stands_in() -> None:
    game = rising(f"tomoe: kiseru bo | hideyoshi: bokken / peasant | {OTHERS}", "play kiseru>1", "pass")
    assert told(game) == (
        "You are about to lose 2 resilience. Discard a property to lose 1 less?",
        ["Discard your Peasant instead of losing 1 resilience", "Lose 2 resilience"],
    )


def test_r12_okuni_is_asked_whether_she_escapes() -> None:
    game = rising(f"tomoe: diversion bo | okuni: bokken parry | {OTHERS}", "play diversion>1")
    assert told(game) == (
        "Tomoe plays Diversion, and it affects you. Play a card to avoid it?",
        ["Play Bokken to avoid it", "Let it happen"],
    )
    view, words = reading(game, 1)
    console = paper()
    console.print(screen(words, view, [], 80))
    assert "Tomoe ━━ ◆ Diversion ━━▶ you" in printed(console)
    assert list(words.steps(view))[:2] == [
        (0, "12", "Diversion: you may play a card to avoid it;"),
        (1, "9.4", "otherwise: Tomoe takes a random card from you."),
    ]


def test_r11_3_a_chigiriki_asks_for_a_weapon() -> None:
    game = rising(f"tomoe: chigiriki bo | hideyoshi: bokken parry | {OTHERS}", "play chigiriki>1")
    assert told(game) == (
        "Tomoe attacks you with Chigiriki. Parry with a weapon, or take the hit?",
        ["Parry with Bokken", "Take the hit: 2 wounds"],
    )


def test_r11_4_a_weapon_that_counts_tells_the_wounds_of_each_target() -> None:
    game = rising("tomoe shogun: zen | hideyoshi: bo / armor focus | kenshin: bo / armor | goemon: bo")
    assert told(game)[1] == [
        "Attack Hideyoshi with the Zen (2 wounds, Difficulty 2)",
        "Attack Kenshin with the Zen (0 wounds, Difficulty 3)",
        "Attack Goemon with the Zen (0 wounds, Difficulty 1)",
        "End your turn",
    ]


def test_r11_6_a_tanto_may_be_turned_on_oneself() -> None:
    game = rising("tomoe 1/ shogun: tanto bo | hideyoshi: bo | goemon:", "play tanto>0")
    _, words = reading(game, 0)
    story = " ".join(sentences for _, sentences in words.story(chanbara.seen(game, 0)))
    assert story.startswith("You attack yourself with the Tantō. You lose 1 resilience. You defeat yourself.")
    assert "You gain 1 honor." in story
    assert "Banzai: you discard" in story


def test_r11_9_what_others_chose_to_show_is_not_told() -> None:
    game = rising(
        "tomoe shogun: intuition bo | hideyoshi: parry bo | goemon: bo", "play intuition", "show bo"
    )
    for reader, sentence in ((1, "You choose Bō to show."), (2, "Hideyoshi has chosen a card to show.")):
        _, words = reading(game, reader)
        assert words.event(chanbara.seen(game, reader)[-1]) == sentence


# --- what is asked for


def test_eight_play_rising_sun_and_the_command_deals_it_again() -> None:
    words = ["--players", "8", "--seed", "3", "--rising-sun", "--cast", "rising_sun", "--rikyu"]
    result = run("play", *words, typed=numbers(3))
    assert result.exit_code == 0
    again = "chanbara play --players 8 --seed 3 --seat 0 --rising-sun --cast rising_sun --rikyu"
    assert again in result.stdout


def test_r2_1_eight_need_rising_sun() -> None:
    assert mistake("play", "--players", "8") == "Samurai Sword is for 3 to 7 players, not 8 (2.1)"
    assert "for 3 to 8 players, not 9" in mistake("simulate", "--players", "9", "--rising-sun")


def test_a_cast_needs_rising_sun_and_must_exist() -> None:
    for command in ("play", "simulate"):
        assert mistake(command, "--cast", "base") == "--cast needs --rising-sun"
        refused = mistake(command, "--rising-sun", "--cast", "noh")
        assert refused == "there is no cast 'noh'; casts are mixed, base, rising_sun"


def test_bots_play_rising_sun_and_the_figures_say_so(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    words = ["--rising-sun", "--cast", "base", "--players", "8", "--games", "2", "--jobs", "1"]
    result = run("simulate", *words, "--json", str(path))
    assert result.exit_code == 0, result.output
    figures = json.loads(path.read_text(encoding="utf-8"))
    assert (figures["set"], figures["cast"], figures["players"]) == ("rising_sun", "base", 8)
