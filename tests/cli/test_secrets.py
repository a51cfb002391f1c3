"""Two worlds that a seat cannot tell apart look the same at its keyboard."""

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import chanbara
from chanbara.sword.bots.protocol import Bot
from chanbara.sword.sight.view import View
from tests.cli.terminal import sit

CHARACTERS = ["tomoe", "benkei", "hanzo", "chiyome"]
OWN = ["bo", "katana", "focus", "battle_cry"]
WORLDS: list[dict[str, Any]] = [
    {
        "roles": ["shogun", "samurai", "ninja1", "ninja3"],
        "hands": [OWN, ["parry", "bo", "kiseru"], ["daimyo", "nodachi"], ["armor", "jujutsu", "parry"]],
    },
    {
        "roles": ["shogun", "ninja3", "samurai", "ninja1"],
        "hands": [OWN, ["armor", "daimyo", "jujutsu"], ["parry", "bo"], ["nodachi", "kiseru", "parry"]],
    },
]


class Statue:
    """Answers nothing and plays nothing: it does the same whatever it holds."""

    name = "statue"

    def choose(self, view: View, events: Sequence[chanbara.Seen]) -> int:
        assert view.decision is not None
        texts = [option.text for option in view.decision.options or ()]
        return texts.index("pass" if "pass" in texts else "end")


TYPED = [
    *("log", "pile", "who", "explain", "why bo>1", "why katana>2", "why parry", "focus", "katana>1", "bo>3"),
    *("battle_cry", "why bo>2", "explain", "end"),
    *("log", "table", "why geisha>1", "end", "log"),
]
"""Two turns; on the third the others would have to discard what they hold."""


def page(world: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> str:
    game = chanbara.new_game("sword", players=4, seed=11, characters=CHARACTERS, **world)
    lines = iter(TYPED)

    def type_() -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    bots: dict[int, Bot] = {seat: Statue() for seat in (1, 2, 3)}
    return sit(game, bots, type_, monkeypatch)


def test_r12_1_hidden_hands_and_roles_change_nothing_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = (page(world, monkeypatch) for world in WORLDS)
    assert "You attack Benkei with the Katana. Benkei takes the hit." in " ".join(here.split())
    assert "Turn 5: your turn." in here, "the story reaches the second turn"
    assert here == there


WORDS = (
    *(
        f"sword.words.{one}"
        for one in ("asking", "ending", "hand", "messages", "reach", "words", "rules", "text")
    ),
    "words.choice",
    "words.message",
    "words.teller",
)


@pytest.mark.parametrize(
    "name",
    [
        "cli/common/draw",
        "sword/terminal/draw",
        "sword/terminal/result",
        *(one.replace(".", "/") for one in WORDS),
        "sword/sight/derived",
    ],
)
def test_what_is_drawn_comes_from_views_and_seen_events_alone(name: str) -> None:
    source = Path(chanbara.__file__).parent / f"{name}.py"
    imported = {
        node.module
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("chanbara")
    }
    plain_data = {"chanbara.locales", "chanbara.sight", "chanbara.sword.books", "chanbara.sword.editions"}
    sight = {f"chanbara.sword.sight.{one}" for one in ("view", "derived")}
    vocabulary = {
        f"chanbara.sword.rules.{one}"
        for one in ("catalog", "plain", "program", "query", "scoring", "traits", "words")
    }
    vocabulary |= {f"chanbara.sword.rules.{one}" for one in ("harm", "turn")}  # for the numbers in them
    drawing = {
        "chanbara.cli.common.draw",
        "chanbara.sword.terminal.draw",
        *(f"chanbara.{one}" for one in WORDS),
    }
    assert imported <= plain_data | sight | vocabulary | drawing


def test_the_worlds_do_differ() -> None:
    games = [chanbara.new_game("sword", players=4, seed=11, characters=CHARACTERS, **one) for one in WORLDS]
    assert chanbara.observe(games[0], 0) == chanbara.observe(games[1], 0)
    for seat in (1, 2, 3):
        assert chanbara.observe(games[0], seat) != chanbara.observe(games[1], seat)
