"""docs/adding-a-card.md, performed: every change it shows is made on a copy, which is then played."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from chanbara.sword.editions import BASE, catalog_named
from tests.docs.markdown import ROOT, blocks, read, section

CATALOG = catalog_named(BASE)
PAGE = read("docs/adding-a-card.md")
WALKS = {
    "1 A weapon": "sasumata",
    "2 An action": "ambush",
    "3 A character": "yasuke",
    "When a window is missing": "saigyo",
}
COPIED = ("src", "docs", "pyproject.toml")
TARGET = re.compile(r"`([\w./]+\.\w+)`:$")

PLAYED = """
import random, sys
from pathlib import Path
import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.record.scenario import parse, run
from chanbara.sword.editions import BASE, catalog_named

CATALOG = catalog_named(BASE)

root, key, scenario, named = sys.argv[1:]
assert Path(chanbara.__file__).is_relative_to(root), chanbara.__file__
for story in parse(Path(scenario).read_text(encoding="utf-8")):
    assert not run(story), run(story)
kind = "card" if key in CATALOG.card_numbers else "character"
if named:
    print(*(speech(language).say(f"{kind}-{key}") for language in LANGUAGES))
met = 0
for seed in range(60):
    chance = random.Random(seed)
    chosen = [key, None, None, None] if kind == "character" else None
    game = chanbara.new_game("sword", players=4, seed=seed, characters=chosen)
    while not game.over:
        game.apply(chance.randrange(len(game.decision.options)))
    met += kind == "character" or f"play {key}" in game.record()
assert chanbara.replay(game.record()).result == game.result
assert met, f"{key} was never played"
"""


class Change(NamedTuple):
    """A block of the page: the file it is for, and what it shows."""

    file: str
    language: str
    text: str


def changes(heading: str) -> Iterator[Change]:
    for block in blocks(section(PAGE, heading)):
        if block.language != "console":
            target = TARGET.search(block.before)
            assert target is not None, f"for which file is this?\n{block.text}"
            yield Change(target[1], block.language, block.text)


def make(copy: Path, change: Change) -> None:
    """Make one change: write a new file, or replace the lines that must be there exactly once."""
    file = copy / change.file
    if change.language != "diff":
        assert not file.exists(), f"{change.file} is there already"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(change.text, encoding="utf-8")
        return
    lines = change.text.splitlines(keepends=True)
    assert {line[0] for line in lines} <= set(" +-"), change.text
    old = "".join(line[1:] for line in lines if line[0] != "+")
    new = "".join(line[1:] for line in lines if line[0] != "-")
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{change.file} should have this once:\n{old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def copy_of_the_project(folder: Path) -> Path:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    return folder


def run(copy: Path, *command: str) -> str:
    """Run a command in the copy, with the package of the copy, and return what it says."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("heading", WALKS)
def test_a_walk_of_the_page_works(heading: str, tmp_path: Path) -> None:
    key = WALKS[heading]
    copy = copy_of_the_project(tmp_path)
    made = list(changes(heading))
    for change in made:
        make(copy, change)
    scenario = next(change.file for change in made if change.language == "yaml")
    named = "named" if any(change.file.endswith(".ftl") for change in made) else ""
    said = run(copy, sys.executable, "-c", PLAYED, str(copy), key, scenario, named)
    assert len(said.split()) == (3 if named else 0)
    sources = [change.file for change in made if change.file.endswith(".py")]
    run(copy, sys.executable, "-m", "ruff", "format", "--check", *sources)
    run(copy, sys.executable, "-m", "ruff", "check", *sources)


def test_every_block_of_the_page_belongs_to_a_walk() -> None:
    walked = sum(len(list(blocks(section(PAGE, heading)))) for heading in WALKS)
    assert walked == len(list(blocks(PAGE)))


def test_nothing_on_the_page_is_in_the_game_already() -> None:
    assert not set(WALKS.values()) & {*CATALOG.card_numbers, *CATALOG.character_numbers}
