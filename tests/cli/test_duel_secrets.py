"""Two duels that the player cannot tell apart look the same, whatever the order of the decks."""

import ast
from pathlib import Path

import pytest

import chanbara
from chanbara.cli.moment import Leave, obey
from chanbara.duel.terminal.commands import COMMANDS
from chanbara.duel.terminal.table import Duelling
from tests.cli.duels import duels
from tests.cli.terminal import paper, printed


def shown(game: chanbara.Game) -> str:
    """Everything that may be looked at before a choice, but the log: an imagined duel has no past."""
    console = paper()
    duel = Duelling(game, "en", console)
    duel.told = len(game.events)
    moment = duel.moment()
    for typed in (
        "table",
        "explain",
        "decks",
        "who",
        "cards",
        "why foresee",
        "why play iai",
        "why guard",
        "odds",
    ):
        assert obey(moment, COMMANDS, typed), typed
    return printed(console)


@pytest.mark.long
def test_the_order_of_the_decks_changes_nothing_on_the_page() -> None:
    looked = 0
    for number, game in enumerate(duels(1)):
        if number % 24 or game.over:
            continue
        view = chanbara.observe(game, 0)
        pages = {shown(chanbara.imagine(view, seed)) for seed in range(3)}
        assert pages == {shown(game)}
        looked += 1
    assert looked > 10


def test_quit_leaves() -> None:
    duel = Duelling(chanbara.new_game("duel", seed=1), "en", paper())
    with pytest.raises(Leave):
        obey(duel.moment(), COMMANDS, "quit")


WORDS = (
    *(f"duel.words.{one}" for one in ("words", "asking", "lines", "messages", "rules", "text", "traits")),
    "words.choice",
    "words.message",
    "words.teller",
)


@pytest.mark.parametrize("name", ["duel/terminal/draw", *(one.replace(".", "/") for one in WORDS)])
def test_what_is_drawn_comes_from_views_and_seen_events_alone(name: str) -> None:
    source = Path(chanbara.__file__).parent / f"{name}.py"
    imported = {
        node.module
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("chanbara")
    }
    plain_data = {
        "chanbara.locales",
        "chanbara.sight",
        "chanbara.duel.book.data",
        "chanbara.duel.book.numbers",
    }
    sight = {f"chanbara.duel.sight.{one}" for one in ("imagine", "view")}
    parts = ("attack", "book", "bushido", "state", "values", "words")
    rules = {f"chanbara.duel.rules.{one}" for one in parts}
    drawing = {"chanbara.cli.common.draw", *(f"chanbara.{one}" for one in WORDS)}
    assert imported <= plain_data | sight | rules | drawing
