"""The end of a game in the terminal."""

import re

import pytest

from chanbara.locales import LANGUAGES, speech
from chanbara.sword.terminal.result import MINUS, result_screen
from tests.cli.terminal import paper, positions, printed, reading
from tests.table import Story, table


def shown(story: Story, seat: int | None = 0, language: str = "en") -> list[str]:
    """The lines of the last page, with single spaces."""
    view, words = reading(story.game, seat, language)
    console = paper(100)
    console.print(result_screen(words, view))
    return [" ".join(line.split()) for line in printed(console).splitlines() if line.strip()]


def struck_down(seats: str, target: str) -> Story:
    story = table(seats)
    story.plays(f"katana > {target}")
    story.does("pass")
    return story


def test_r8_3_honor_multiplier_and_daimyo_are_added_up_by_team() -> None:
    story = struck_down(
        "musashi* shogun /3: katana daimyo | hanzo ninja2 1/1: bo | benkei samurai /3: bo"
        " | tomoe ninja1 /3: bo | chiyome ronin /2: daimyo",
        "hanzo",
    )
    assert shown(story)[1:] == [
        "Hanzō gave the last honor to Musashi. 8.1",
        "Shogun’s team 8 8.3",
        "Musashi Shogun you 4 ✿ × 1 + 1 Daimyō 5",
        "Benkei Samurai 3 ✿ × 1 3",
        "Ronin 4 8.3",
        "Chiyome Ronin 2 ✿ × 2 4",
        "Ninja 3 8.3",
        "Hanzō Ninja ★★ 0 ✿ × 1 0",
        "Tomoe Ninja ★ 3 ✿ × 1 3",
        "Winner: Shogun’s team, by Victory of Honor with 8 points, the highest score. 8.6",
        "You win.",
    ]


def test_r8_5_a_deadly_strike_is_shown_and_counted() -> None:
    story = struck_down(
        "musashi* shogun /1: katana | hanzo samurai 1/1: bo | benkei ninja1: bo | tomoe ninja2: bo", "hanzo"
    )
    lines = shown(story)
    assert f"Deadly Strike {MINUS}3 8.5" in lines
    assert f"Shogun’s team {MINUS}1 8.3" in lines
    assert lines[-1] == "You lose."


def test_r8_4_the_swordmaster_wins_whatever_the_points() -> None:
    story = struck_down(
        "musashi* ronin /1: katana | hanzo ninja1 1/3: bo | benkei shogun 0/: bo | tomoe ninja2 0/: bo"
        " | chiyome samurai 0/: bo",
        "hanzo",
    )
    lines = shown(story)
    assert lines[1] == "Musashi defeated Hanzō. Only Musashi has resilience left. 8.4"
    assert lines[-2] == "Winner: Ronin, by Victory of the Swordmaster, regardless of points. 8.4"


def test_r8_4_a_refused_swordmaster_says_so() -> None:
    story = struck_down(
        "musashi* ninja1: katana | hanzo ninja2 1/3: bo | benkei shogun 0/: bo | tomoe samurai 0/: bo",
        "hanzo",
    )
    lines = shown(story)
    assert "no Victory of the Swordmaster. 8.4" in " ".join(lines)
    assert f"Deadly Strike {MINUS}3 8.5" in lines


def test_r8_6_a_tie_says_who_comes_first() -> None:
    story = struck_down(
        "musashi* shogun /1: katana | hanzo ninja1 1/1: bo | benkei samurai /1: bo | tomoe ninja3 /2: bo",
        "hanzo",
    )
    verdict = "Winner: Ninja, by Victory of Honor with 4 points, on the tiebreak. 8.6"
    assert verdict in shown(story)


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Victory of Honor"), ("de", "Ehrenvoller Sieg"), ("it", "Vittoria d’onore")]
)
@pytest.mark.parametrize("way", ["score", "tie"])
def test_r8_6_the_victory_by_points_has_its_name_in_every_language(
    language: str, name: str, way: str
) -> None:
    assert name in speech(language).say(f"result-won-by-{way}", team="-", points="-")


def test_r8_2_the_end_of_the_deck_is_named() -> None:
    story = table("musashi*: daimyo bo | hanzo /1: bo | benkei: bo", rest="pile")
    story.plays("daimyo")
    assert shown(story)[1] == "The deck ran out. Out of honor: Hanzō. 8.2"


def test_r10_3_the_last_honor_lost_to_a_property_is_named() -> None:
    story = table("musashi: | hanzo* /1: bo / bushido | benkei: bo", phase="recover", deck="bo")
    story.does("pass")
    assert shown(story)[1] == "A property took someone’s last honor. Out of honor: Hanzō. 8.1"


def test_a_spectator_is_on_no_side() -> None:
    story = table("musashi*: daimyo bo | hanzo /1: bo | benkei: bo", rest="pile")
    story.plays("daimyo")
    assert not any(line.startswith("You ") for line in shown(story, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_is_shown_with_all_roles_in_every_language(language: str) -> None:
    for game in positions(10):
        if not game.over:
            continue
        view, words = reading(game, 0, language)
        console = paper()
        console.print(result_screen(words, view))
        page = printed(console)
        assert page.count("✿ ×") == len(view.seats)
        assert all(words.name(one.seat) in page for one in view.seats)
        assert re.search(r"8\.[46]$", page, re.MULTILINE) or re.search(r"8\.[46] +$", page, re.MULTILINE)
        assert all(len(line) <= 80 for line in page.splitlines())
