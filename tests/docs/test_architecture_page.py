"""docs/architecture.md is complete: windows with their users, steps, events, layers, decisions."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import chanbara
from chanbara.locales import speech
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.fingerprint import PARTS
from chanbara.sword.rules.catalog import Card
from chanbara.sword.rules.plain import EVENTS, STEPS
from chanbara.sword.rules.traits import NO_TRAITS, Traits
from chanbara.sword.sight.seen import MASKED
from tests.docs.markdown import ROOT, blocks, links, read, table

CATALOG = catalog_named(RISING_SUN)  # it holds the base game too

PAGE = read("docs/architecture.md")
RULES = ROOT / "src" / "chanbara" / "sword" / "rules"
DECISIONS = sorted((ROOT / "docs" / "decisions").iterdir())
MANY = 5
"""Maximum number of listed users of a printed field."""


def changes(traits: Traits, window: str) -> bool:
    return bool(getattr(traits, window) != getattr(NO_TRAITS, window))


def users(window: str) -> set[str]:
    """The users of a window, by English name."""
    say = speech("en").say
    found = {say(f"card-{card.key}") for card in CATALOG.cards if changes(card.traits, window)}
    found |= {say(f"character-{one.key}") for one in CATALOG.characters if changes(one.traits, window)}
    return found | {
        f"{say(f'role-{role}')} with {players} players"
        for (players, role), traits in CATALOG.deals.role_traits.items()
        if changes(traits, window)
    }


def readers(window: str) -> set[str]:
    """The files of the rules that look through a window."""
    looking = re.compile(rf"traits\.{window}\b")
    return {file.name for file in RULES.glob("*.py") if looking.search(file.read_text(encoding="utf-8"))}


def test_every_window_is_on_the_page_in_order() -> None:
    assert list(table(PAGE, "window")) == list(Traits._fields)


@pytest.mark.parametrize("window", Traits._fields)
def test_a_window_is_read_where_the_page_says(window: str) -> None:
    _, _, read_in, _ = table(PAGE, "window")[window]
    assert set(read_in.split(", ")) == readers(window)


@pytest.mark.parametrize("window", Traits._fields)
def test_a_window_is_used_by_whom_the_page_says(window: str) -> None:
    *_, used_by = table(PAGE, "window")[window]
    assert set(used_by.split(", ")) == users(window)


@pytest.mark.parametrize("window", Traits._fields)
def test_a_window_cites_the_rule_of_its_docstring(window: str) -> None:
    source = (RULES / "traits.py").read_text(encoding="utf-8")
    docstring = re.search(rf'^    {window}: .*\n    """.*\((\d+(?:\.\d+)?)\)\."""$', source, re.MULTILINE)
    assert docstring is not None, f"the docstring of {window} ends with no rule"
    assert f"(R{docstring[1]})" in table(PAGE, "window")[window][1]


def test_every_field_of_a_card_that_has_a_default_is_on_the_page_in_order() -> None:
    assert list(table(PAGE, "printed")) == list(Card._field_defaults)


@pytest.mark.parametrize("field", Card._field_defaults)
def test_a_field_of_a_card_is_used_by_whom_the_page_says(field: str) -> None:
    usual = Card._field_defaults[field]
    found = {speech("en").say(f"card-{one.key}") for one in CATALOG.cards if getattr(one, field) != usual}
    *_, used_by = table(PAGE, "printed")[field]
    assert set(used_by.split(", ")) == (found if len(found) <= MANY else {"many"})


@pytest.mark.parametrize("window", sorted({*Traits._fields, *Card._field_defaults}))
def test_a_window_is_explained_on_the_page_of_a_decision(window: str) -> None:
    assert [page.name for page in DECISIONS if f"`{window}`" in page.read_text(encoding="utf-8")] != []


def test_every_step_is_on_the_page_with_its_file() -> None:
    said = {name: row[0] for name, row in table(PAGE, "step").items()}
    assert said == {name: f"{step.__module__.rpartition('.')[2]}.py" for name, step in STEPS.items()}


def test_every_event_is_on_the_page() -> None:
    assert set(table(PAGE, "event")) == set(EVENTS)


def test_the_page_says_which_events_are_not_seen_by_all_alike() -> None:
    masked = {name for name, (_, who) in table(PAGE, "event").items() if who != "all"}
    assert masked == {event.__name__ for event in MASKED}


def test_every_verb_of_the_kernel_is_on_the_page() -> None:
    said = {verb.partition("(")[0] for verb in table(PAGE, "verb")}
    source = read("src/chanbara/kernel/machine.py").partition("class Machine")[2]
    assert said == set(re.findall(r"^    def ([a-z]+)\(", source, re.MULTILINE))


def contracts() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    return found


def test_every_import_contract_is_explained() -> None:
    assert set(table(PAGE, "contract")) == {contract["name"] for contract in contracts()}


def test_the_picture_shows_the_layers_in_order() -> None:
    outside, inside, _duel = (contract["layers"] for contract in contracts() if contract["type"] == "layers")
    layers = [name for layer in outside for name in layer.split(" | ")]
    after = layers.index("sword") + 1
    layers[after:after] = [name for layer in inside for name in layer.split(" | ")]
    shown = re.findall(r'<text class="name"[^>]*>(\w+)<', read("docs/pictures/layers.svg"))
    assert shown == layers


def test_the_picture_of_the_journey_shows_what_happens_at_choice_11() -> None:
    record = next(block.text for block in blocks(read("docs/notation.md")) if block.language == "text")
    game = chanbara.replay(record, upto=10)
    assert game.decision is not None
    before, waiting = len(game.events), [game.decision.step.otherwise, *reversed(game.table.stack)]
    game.apply("pass", decision=11)
    names = [type(one).__name__ for one in (*waiting, *game.events[before:])]
    shown = re.findall(r'<text class="code"[^>]*>(\w+)\(', read("docs/pictures/journey.svg"))
    assert shown == names


def test_every_module_beside_the_packages_of_the_game_is_explained() -> None:
    modules = {file.name for file in (ROOT / "src/chanbara/sword").glob("*.py")} - {"__init__.py"}
    named = {name for cell in table(PAGE, "module") for name in cell.replace("`", "").split(", ")}
    assert named == modules


PACKAGES = re.findall(r"^\| ((?:part|folder) of `[\w./]+`) \|", PAGE, re.MULTILINE)
"""The first columns of the tables of parts, each with the name of a package or a folder."""


@pytest.mark.parametrize("column", PACKAGES)
def test_the_parts_of_a_package_exist(column: str) -> None:
    name = column.split("`")[1]
    folder = ROOT / name if "/" in name else ROOT / "src" / "chanbara" / name.replace(".", "/")
    for part, (about, *_) in table(PAGE, column).items():
        missing = [one for one in part.replace("`", "").split(", ") if not (folder / one).exists()]
        files = re.findall(r"`([\w./]+\.(?:py|ts|svelte|css))`", about)
        missing += [file for file in files if not any(folder.rglob(file))]
        assert missing == []


def test_every_decision_is_linked() -> None:
    pages = {f"decisions/{file.name}" for file in DECISIONS}
    linked = {link for link in links(PAGE) if link.startswith("decisions/")}
    assert linked == pages


@pytest.mark.parametrize("file", DECISIONS, ids=lambda file: file.name)
def test_a_decision_says_what_it_should(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f"# {file.name[:4]} ")
    for part in ("**Context.**", "**Options.**", "**Choice.**", "**Price.**"):
        assert part in text, part


def test_the_parts_of_the_fingerprint_are_named() -> None:
    page = read("docs/decisions/0011-rules-fingerprint.md")
    assert [part for part in PARTS if f"`{part}`" not in page] == []
