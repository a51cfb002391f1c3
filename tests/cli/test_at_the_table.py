"""Commands at the table besides a number."""

import re
from pathlib import Path

import pytest

import chanbara
from tests.cli.terminal import numbers, run

FIRST = ["play", "--players", "5", "--seed", "7", "--seat", "1"]
"""Ginchiyo begins, with Kiseru, Kusarigama, two Daimyō and two Armor; Ieyasu in seat 3 is at Difficulty 2."""


def answers(*typed: str, words: list[str] | None = None) -> list[str]:
    """What is printed after each line that is typed."""
    page = run(*(words or FIRST), typed="".join(f"{line}\n" for line in typed)).stdout
    return [" ".join(part.split()) for part in page.split("Your move (? for help):")[1:]]


def test_an_option_is_chosen_by_its_short_notation() -> None:
    after, _ = answers("kiseru>0")
    assert "You attack Chiyome with the Kiseru." in after


@pytest.mark.parametrize("typed", ["play kiseru>0", "kiseru > chiyome", "KISERU>Chiyome", "1"])
def test_notation_may_be_written_in_full_or_with_names(typed: str) -> None:
    after, _ = answers(typed)
    assert "You attack Chiyome with the Kiseru." in after


def test_a_verb_alone_is_enough_where_only_one_option_has_it() -> None:
    after, _ = answers("end")
    assert "Turn 2: Goemon." in after


def test_r5_3_what_is_not_offered_is_refused_with_its_rule() -> None:
    refused, _ = answers("kiseru>3")
    assert refused == "kiseru>3 5.3 Ieyasu is at Difficulty 2; your Kiseru reaches 1."


@pytest.mark.parametrize("typed", ["why kiseru>3", "why play kiseru>3", "why kiseru > ieyasu"])
def test_r5_3_why_says_the_reason_and_its_rule(typed: str) -> None:
    reason, _ = answers(typed)
    assert reason == f"{typed} 5.3 Ieyasu is at Difficulty 2; your Kiseru reaches 1."


def test_why_speaks_the_language_of_the_table() -> None:
    page = run(*FIRST, "--lang", "de", typed="why kiseru>3\n").stdout
    assert "5.3  Ein Angriff auf Ieyasu hat Schwierigkeitsgrad 2; Kiseru reicht nur bis 1." in page


def test_why_of_what_is_offered_says_so() -> None:
    assert answers("why kiseru>0")[0].endswith("You can do that.")


def test_why_of_nothing_asks_for_an_act() -> None:
    assert "for example: why bo>3" in answers("why")[0]


@pytest.mark.parametrize("typed", ["0", "10", "99"])
def test_a_number_that_is_not_there_says_which_are(typed: str) -> None:
    assert answers(typed)[0] == f"{typed} Type a number from 1 to 9, or ? for help."


def test_an_empty_line_asks_again() -> None:
    assert answers("")[0] == ""


@pytest.mark.parametrize("typed", ["?", "help"])
def test_help_names_every_command(typed: str) -> None:
    text = answers(typed)[0]
    names = ["why", "explain", "table", "who", "cards", "pile", "log", "rules", "save", "quit"]
    assert all(f" {name} " in text for name in names)
    assert "▲ weapon, ◆ action, ■ property" in text


def test_table_draws_the_table_again() -> None:
    page = run(*FIRST, typed="table\n").stdout
    assert page.count("Your hand, 6 cards") == 2


def test_who_shows_what_characters_can_do() -> None:
    assert "3 Ieyasu You may take your first card in the Draw phase" in answers("who")[0]


def test_cards_shows_all_cards() -> None:
    text = answers("cards")[0]
    assert "▲ Nodachi × 1 Difficulty 3, 3 wounds. A huge sword" in text
    assert "◆ Parry × 15 Cancels a weapon" in text


def test_r3_7_the_whole_pile_is_shown_the_top_first() -> None:
    assert "Discard pile empty" in answers("pile")[0]
    *_, shown, _ = answers("kiseru>0", "pile")
    assert re.match(r"pile Discard pile, \d cards?, top first ▲ Kiseru", shown)


def test_log_tells_everything_as_this_seat_saw_it() -> None:
    *_, log, _ = answers("kiseru>0", "log")
    assert "Turn 1: your turn. You draw Armor, Daimyō." in log
    assert "You attack Chiyome with the Kiseru. Chiyome" in log


def test_rules_shows_a_paragraph() -> None:
    assert "5.3 A weapon reaches the target if the Difficulty printed" in answers("rules 5.3")[0]


def test_rules_shows_a_character_by_name_or_number() -> None:
    for typed in ("rules benkei", "rules 12 benkei"):
        assert "12 Benkei (5)" in answers(typed)[0]


def test_rules_shows_a_chapter() -> None:
    text = answers("rules 5")[0]
    assert all(f"5.{place} " in text for place in range(1, 5))


def test_rules_without_such_a_paragraph_names_the_chapters() -> None:
    assert "There is no rule 99.9. Chapters: 1, 2, 3," in answers("rules 99.9")[0]


def test_explain_tells_what_is_still_to_happen() -> None:
    text = answers("explain")[0]
    assert text.startswith("explain Why you must answer, and what happens next 3.3 Play phase: you may")
    assert text.endswith("3.4 Discard phase: you keep at most 7 cards. 2.7 Then it is Goemon’s turn.")


# --- saving


def test_saving_in_the_middle_of_a_game_warns_that_a_record_holds_all_secrets(tmp_path: Path) -> None:
    path = tmp_path / "game.chanbara"
    text = answers(f"save {path}", "n")[0]
    assert "shows every hidden card and role" in text
    assert "Not saved." in text
    assert not path.exists()


def test_a_game_is_saved_after_the_warning(tmp_path: Path) -> None:
    path = tmp_path / "game.chanbara"
    run(*FIRST, typed=f"kiseru>0\nsave {path}\ny\n")
    assert chanbara.replay(path.read_text()).choices[0] == (1, 1, "play kiseru>0")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.chanbara"
    path.write_text("precious")
    page = run(*FIRST, typed=f"save {path}\n").stdout
    assert "already exists" in " ".join(page.split())
    assert path.read_text() == "precious"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    page = run(*FIRST, typed=f"save {tmp_path}/nowhere/game\ny\n").stdout
    assert "Cannot write " in " ".join(page.split())


def test_save_without_a_name_asks_for_one() -> None:
    assert "save game.chanbara" in answers("save")[0]


def test_after_the_end_a_game_is_saved_without_a_warning(tmp_path: Path) -> None:
    path = tmp_path / "game.chanbara"
    # An empty line leaves once the game is over; so these numbers are typed without any.
    typed = numbers(4).replace("\n\n", "\n")
    page = run("play", "--players", "3", "--seed", "7", typed=typed).stdout
    used = page[: page.index("Press Enter to quit")].count("Your move")
    at_the_table = "".join(typed.splitlines(keepends=True)[:used])
    page = run(
        "play", "--players", "3", "--seed", "7", typed=f"{at_the_table}why bo>1\nlog\nsave {path}\n\n"
    ).stdout
    after = page[page.index("Press Enter to quit") :]
    assert "“why bo>1” is not an option." in after
    assert "The game is over. Winner:" in after
    assert "hidden" not in after
    assert chanbara.replay(path.read_text()).over
