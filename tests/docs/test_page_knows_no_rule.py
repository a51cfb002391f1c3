"""Rules come from the server: the page itself names no paragraph and no bot."""

import re
from pathlib import Path

import pytest

from chanbara.duel.bots import registry as duel
from chanbara.sword.bots import registry as sword

WEB = Path(__file__).parents[2] / "web" / "src"
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
"""How a thing looks has numbers, too."""
FILES = sorted(
    file
    for file in WEB.rglob("*")
    if file.suffix in {".ts", ".svelte"}
    and not file.name.endswith((".test.ts", ".gen.ts"))
    and file.parent.name != "art"
)
NUMBERED = re.compile(r"""['"`/](\d{1,2}\.\d{1,2})['"`]""")
"""A paragraph as a text of its own, or at the end of an address."""
BOTS = re.compile(rf"""['"`]({"|".join(sorted({*sword.NAMES, *duel.NAMES}))})['"`]""")


def code_of(file: Path) -> str:
    """Return what a file does."""
    return STYLE.sub("", file.read_text(encoding="utf-8"))


def test_there_is_a_page_to_look_at() -> None:
    assert len(FILES) > 50


@pytest.mark.parametrize(("what", "pattern"), [("paragraph", NUMBERED), ("bot", BOTS)])
def test_the_page_names_none(what: str, pattern: re.Pattern[str]) -> None:
    named = {file.name: found for file in FILES if (found := pattern.findall(code_of(file)))}
    assert named == {}, f"a {what} that the server should tell"


@pytest.mark.parametrize(
    ("pattern", "line"),
    [(NUMBERED, "rule: '8.3'"), (NUMBERED, '<a href="/rules/4.1">'), (BOTS, "const STAND_IN = 'greedy';")],
)
def test_what_would_be_found(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)
