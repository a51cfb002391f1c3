"""The summary card and the tips at the table."""

import pytest

from chanbara.locales import LANGUAGES, speech
from chanbara.sword.summary import summary
from chanbara.sword.terminal.summary import summary_card
from chanbara.sword.words.summary import MINUS
from tests.cli.terminal import paper, printed, reading, run
from tests.table import table

FIVE = "musashi*: bo | hanzo: bo | benkei: bo | tomoe: bo | chiyome: bo"
THREE = "musashi*: bo | hanzo: bo | benkei: bo"


def drawn(seats: str, language: str = "en", *, rising_sun: bool = False) -> str:
    view, words = reading(table(seats, rising_sun=rising_sun).game, 0, language)
    console = paper(100)
    console.print(summary_card(words, summary(words.catalog, len(view.seats))))
    return " ".join(printed(console).split())


def test_it_shows_the_turn_the_roles_and_the_end() -> None:
    shown = drawn(FIVE)
    for part in (
        "Summary for 5 players",
        "Draw 2 cards Play any number of cards, but only 1 weapon Discard keep at most 7 cards",
        "Shogun 1 5 ×1 Samurai 1 3 ×1 Ninja 2 3 ×1 ★ ★★ ★★★ Ronin 1 3 ×2",
        "Hands, clockwise from the Shogun 2.6 4, 5, 5, 6, 6",
        "each Daimyō is worth 1 point, never multiplied, and nothing to a Ronin",
        "Victory of Honor someone has no honor left",
        "Victory of the Swordmaster only one player has resilience left",
        f"Deadly Strike {MINUS}3 points",
        "Ties, in order 8.6 Ninja, Shogun’s team, Ronin",
    ):
        assert part in shown
    assert "Symbols" not in shown


def test_with_three_players_there_is_no_swordmaster_and_the_shogun_does_more() -> None:
    shown = drawn(THREE)
    assert "the Shogun draws 3 cards, may play 2 weapons per turn" in shown
    assert "Swordmaster" not in shown
    assert "never multiplied End of the game" in shown


def test_with_rising_sun_stars_and_symbols_are_explained() -> None:
    shown = drawn(FIVE + " | goemon: parry", rising_sun=True)
    assert "×2 for the player with the most stars among these, ×1 for the others: Shogun, Samurai." in shown
    assert "Origami 68 of 130 cards, 52%: about one card in 2 Torii 30 of 130 cards, 23%" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    shown = drawn(FIVE, language, rising_sun=True)
    voice = speech(language)
    for message in ("summary-recover-text", "summary-by-honor", "summary-by-swordmaster", "summary-ties"):
        assert voice.say(message) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_summary_and_tips_are_typed_at_the_table(language: str) -> None:
    page = run(
        "play",
        "--players",
        "6",
        "--seed",
        "7",
        "--lang",
        language,
        typed="summary\ntips\nhelp\n",
        COLUMNS="200",
    )
    shown, voice = " ".join(page.stdout.split()), speech(language)
    assert voice.say("summary-title", players=6) in shown
    for number in range(1, 6):
        assert f"{number} {voice.say(f'tip-{number}')} {voice.text(f'tip-{number}')}" in shown
    assert voice.say("help-summary") in shown
    assert voice.say("help-tips") in shown
