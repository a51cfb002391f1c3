"""``chanbara source``: where a paragraph, a card or a character comes from."""

import pytest
from typer.testing import CliRunner

from chanbara.cli import app

WIDE = {"COLUMNS": "400"}


def said(*words: str) -> str:
    result = CliRunner().invoke(app, ["source", *words], env=WIDE)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_paragraph_is_told_run_by_run() -> None:
    lines = [line.strip() for line in said("6.6").splitlines()]
    assert lines == [
        "You may answer only attacks that are aimed at you.",
        "– the three books of the base game, “Weapons and Parries”",
    ]


def test_what_is_ours_has_its_line_of_the_register_and_its_reason() -> None:
    told = said("2.6")
    assert "With Rising Sun: the eighth player gets 7 cards too" in told
    assert "– our ruling (13, line 2.6): The book names no hand for the eighth player" in told


@pytest.mark.parametrize("name", [["geisha"], ["Geisha"]])
def test_a_card_is_told_fact_by_fact(name: list[str]) -> None:
    told = said(*name)
    assert [line.strip() for line in told.splitlines() if "–" not in line] == [
        "Name",
        "Copies",
        "Symbol",
        "Effect",
    ]
    assert "– the printed card Geisha" in told


@pytest.mark.parametrize(
    "name", [["lady_chacha"], ["Lady", "Chacha"], ["12", "lady_chacha"], ["12 lady_chacha"]]
)
def test_a_character_is_found_by_key_name_and_paragraph(name: list[str]) -> None:
    assert "– the printed card Lady Chacha" in said(*name)


def test_a_name_without_its_accents_is_found() -> None:
    assert said("hanzo") == said("Hanzō")


def test_it_is_told_in_the_language_asked_for() -> None:
    german = said("Schlachtruf", "--lang", "de")
    assert "– die drei Hefte des Grundspiels, „Besitz- und Aktionskarten“: Schlachtruf" in german
    assert "Niemand" not in german
    assert "Chi ha 0 punti resistenza" in said("4.1", "--lang", "it")


def test_a_table_is_told_by_column() -> None:
    told = said("1 weapons")
    assert "the table: copies" in told
    assert "– lists of cards that agree with each other" in told


@pytest.mark.parametrize("name", [["excalibur"], ["99.9"], ["duel"], ["duel", "nothing"]])
def test_what_does_not_exist_is_said_in_a_sentence(name: list[str]) -> None:
    result = CliRunner().invoke(app, ["source", *name], env=WIDE)
    assert result.exit_code == 2
    assert "Nothing is called" in result.output
