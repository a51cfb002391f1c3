"""The mutants themselves: everything printed is changed once, and citations come from test names."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from chanbara.duel.book.data import ABILITIES
from chanbara.sword.editions import RISING_SUN, catalog_named
from checks.mutation.code import paragraphs
from checks.mutation.duel_numbers import DATA, PARTS, changed_data, changes, keys, named, unlisted_parts
from checks.mutation.equivalent import EXPLAINED, plain
from checks.mutation.mutants import all_mutants
from checks.mutation.trials import Trial, in_order
from checks.soak.windows import windows

CATALOG = catalog_named(RISING_SUN)

ROOT = Path(__file__).parents[2]


@cache
def names() -> list[str]:
    """Return the names of all mutants: they are made once, and not during collection."""
    return [mutant.name for mutant in all_mutants()]


@pytest.mark.parametrize("key", [*CATALOG.card_numbers, *CATALOG.character_numbers])
def test_every_card_and_character_has_its_mutants(key: str) -> None:
    printed = ["copies", "suit"] if key in CATALOG.card_numbers else ["resilience"]
    assert all(any(name.startswith(f"{key}: {what}") for name in names()) for what in printed)


def test_every_window_of_every_user_is_switched_off() -> None:
    for field, user in windows(CATALOG):
        whose = "shogun of 3 players" if user == "Shogun of 3" else user
        off = (f"{whose}: {field} ", f"{whose}: window {field} off")  # a field of the card, or a window
        assert any(name.startswith(off) for name in names()), off


def test_every_explanation_still_explains_a_mutant() -> None:
    assert set(EXPLAINED) <= {plain(name) for name in names()}


def test_a_docstring_cites_paragraphs_and_ranges() -> None:
    assert paragraphs("A weapon hits (6.3 to 6.5), or not (4.2).") == ("6.3", "6.4", "6.5", "4.2")


def test_tests_that_cite_the_card_come_first_then_those_that_cite_the_rule() -> None:
    trials = [
        Trial("other", frozenset({"9.1"}), lambda: True),
        Trial("rule", frozenset({"10.1"}), lambda: True),
        Trial("card", frozenset({"armor"}), lambda: True),
    ]
    ordered = [(trial.name, citing) for trial, citing in in_order(trials, ("armor", "10.1"))]
    assert ordered == [("card", True), ("rule", True), ("other", False)]


def test_every_part_of_the_duels_data_has_its_mutants() -> None:
    assert not unlisted_parts()
    assert all(any(name.startswith(f"{part}.") for name in names()) for part in PARTS)


@pytest.mark.parametrize("key", sorted(keys()))
def test_every_entry_of_the_duel_has_its_mutants(key: str) -> None:
    assert any(f".{key}." in name or f".{key}: " in name for name in names())


def test_a_change_of_the_data_is_the_only_one() -> None:
    for change in changes():
        before, after = json.dumps(DATA), json.dumps(changed_data(change))
        assert before != after, named(change.path)


@pytest.mark.parametrize("ability", [(key, one) for key in ABILITIES for one in ABILITIES[key]])
def test_every_ability_of_an_opponent_is_switched_off(ability: tuple[str, str]) -> None:
    assert f"opponents.{'.'.join(ability)}: off" in names()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "mutant", "counted", "killer"),
    [
        (
            "Samurai Sword",
            "armor: window difficulty off",
            "| cards | 1 | 0 | 0 | 0 |",
            "cards/armor.yaml: ",
        ),
        (
            "Way of the Samurai",
            "opponents.kojiro.avenges: off",
            "| opponents | 1 | 0 | 0 | 0 |",
            "opponents/kojiro.yaml: ",
        ),
    ],
)
def test_a_mutant_is_killed_by_a_test_that_cites_it(
    game: str, mutant: str, counted: str, killer: str
) -> None:
    command = [sys.executable, "-m", "checks.mutation.mutants", "--only", mutant, "--citing", "--jobs", "1"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert f"| {game} {counted}" in found.stdout
    assert f"| {mutant} | {killer}" in found.stdout
