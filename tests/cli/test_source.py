"""``chanbara source``: the sources of a paragraph, a card or a character."""

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
        "You may only answer attacks on you.",
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
    assert "There is nothing called" in result.output


# --- the duel


def test_a_number_of_the_duel_is_told_by_its_path() -> None:
    assert [line.strip() for line in said("duel", "player.life").splitlines()] == [
        "player.life is 8.",
        "– German book of Blood and Bushido, “Waffen”: Yari",
    ]
    assert "player.life ist 8." in said("duel", "player.life", "--lang", "de")
    assert "player.life è 8." in said("duel", "player.life", "--lang", "it")


def test_numbers_that_share_their_sources_are_told_together() -> None:
    lines = [line.strip() for line in said("duel", "yoroi").splitlines()]
    assert lines == [
        "yoroi.points is 4.",
        "– German book of Blood and Bushido, “Du selbst trägst die Rüstung”",
        "– German book of Blood and Bushido, “Dein Gegner trägt die Rüstung”",
        "yoroi.breaks_on is 6.",
        "– German book of Blood and Bushido, “Dein Gegner trägt die Rüstung”",
    ]
    iai = [line.strip() for line in said("duel", "iai").splitlines()]
    assert [line for line in iai if not line.startswith("–")] == [
        "specials.iai.s is 3.",
        "specials.iai.t is 0.",
        "specials.iai.g is 0.",
        "specials.iai.icon is normal.",
        "specials.iai.qi is 0.",
    ]
    assert sum(line.startswith("– ours: ") for line in iai) == 1


@pytest.mark.parametrize("name", [["B2.12"], ["b2.12"], ["duel", "B2.12"], ["duel B2.12"]])
def test_a_paragraph_of_the_duel_needs_no_other_name(name: list[str]) -> None:
    told = said(*name)
    assert told.startswith(" Hit check. One value that reaches its defense hits:")
    assert "– German book of Blood and Bushido, “1 vs. 3”" in told
    assert "– ours: The book says that a hit costs life, Qi or a wound" in told


def test_a_paragraph_of_the_duel_in_other_languages() -> None:
    assert "die Tabelle: Wirkung" in said("A2.1", "--lang", "de")
    assert "– nostra interpretazione (B8, riga A2.1): Il libretto dice" in said("A2.1", "--lang", "it")
    assert "– unsere Auslegung (B8.1): Ein Preis wird" in said("B8.1", "--lang", "de")


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("Gan-ryū thrust", "specials.gan_ryu_thrust.s"),
        ("men_uchi_special", "actions.men_uchi_special.s"),
        ("Ki cut", "counterattack.ki_cut.value"),
        ("Graze", "wounds.graze.levels.0.life"),
        ("Deep belly cut", "blood.finger_and_belly.levels.1.bleeds"),
        ("2_6", "defence.2_6.s"),
        ("Chūgi", "bushido.cards.chugi.life"),
        ("Shiro", "opponents.shiro.life"),
        ("Bamboo forest", "environments.bamboo.rows.1.guard"),
        ("fog", "weather.fog.forbids.0"),
        ("Kensei", "difficulty.kensei.enemy_life"),
    ],
)
def test_a_card_of_the_duel_is_found_by_key_and_name(name: str, path: str) -> None:
    assert f"{path} is " in said("duel", name)


def test_that_there_is_nothing_has_a_source_too() -> None:
    assert "weapons.katana: nothing." in said("duel", "katana")
    assert "counterattack.breath.value: nothing." in said("duel", "breath")
    assert "– the printed card Katana" in said("katana"), "without its name it is the card of Samurai Sword"
