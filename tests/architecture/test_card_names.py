"""The rules contain no particular card or character, no other randomness, and no floats.

A search for a card finds its entry under `cards`, and no branch hidden elsewhere.
"""

import ast
import re
import unicodedata
from pathlib import Path

import pytest

from chanbara.sword.editions import BASE, catalog_named
from tests.architecture.tree import SOURCE

CATALOG = catalog_named(BASE)

CONCEPTS = {
    "parry": "the symbol, the demand and the answer are called like the card (6.2)",
}
"""Keys that the rules may use as words, each with its reason."""

RULES = ("chanbara/kernel", "chanbara/sword/rules")
PURE = (*RULES, "chanbara/sword/cards")

OTHER_CHANCE = {"numpy", "os", "random", "secrets", "time", "uuid"}
"""Where chance could come from that is not in the state."""

KEYS = [card.key for card in CATALOG.cards] + list(CATALOG.character_numbers)


def sources(folders: tuple[str, ...]) -> list[Path]:
    return [file for folder in folders for file in sorted((SOURCE / folder).rglob("*.py"))]


def words(text: str) -> str:
    """All words of a source, comments included: small letters, names taken apart, no marks on letters."""
    plain = "".join(one for one in unicodedata.normalize("NFD", text) if not unicodedata.combining(one))
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", plain).lower()
    return f" {' '.join(re.findall('[a-z]+', apart))} "


TEXTS = {file: words(file.read_text(encoding="utf-8")) for file in sources(RULES)}


def naming(key: str) -> list[str]:
    return [file.name for file, text in TEXTS.items() if f" {key.replace('_', ' ')} " in text]


@pytest.mark.parametrize("key", [key for key in KEYS if key not in CONCEPTS])
def test_the_rules_name_no_card_and_no_character(key: str) -> None:
    assert not naming(key), f"{key} is named in {', '.join(naming(key))}: which window is missing?"


@pytest.mark.parametrize("key", CONCEPTS)
def test_every_excepted_word_is_a_key_that_the_rules_use(key: str) -> None:
    assert key in KEYS
    assert naming(key), f"{key} no longer needs to be excepted"


def test_names_are_found_however_they_are_written() -> None:
    assert " battle cry " in words("class BattleCry:")
    assert " battle cry " in words("if key == 'battle_cry':")
    assert " bushido " in words("# the test of Bushidō")


@pytest.mark.parametrize("file", sources(PURE), ids=lambda file: str(file.relative_to(SOURCE)))
def test_all_chance_comes_from_the_state(file: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add(str(node.module).split(".")[0])
    assert not imported & OTHER_CHANCE


@pytest.mark.parametrize("file", sources(PURE), ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_rules_count_in_whole_numbers(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    broken = [
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Constant) and isinstance(node.value, float | complex))
        or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
        or (isinstance(node, ast.Name) and node.id == "float")
    ]
    assert not broken, f"{file.name}: line {', '.join(map(str, broken))}"
