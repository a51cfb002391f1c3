"""One name for one act: in the list of options, in a review, and in what the terminal prints of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import chanbara
from chanbara.duel.words.asking import choices as duel_choices
from chanbara.duel.words.words import DuelWords
from chanbara.locales import LANGUAGES, speech
from chanbara.review.analysis import analyse
from chanbara.review.lines import Swing, Weighed
from chanbara.review.timeline import Timeline
from chanbara.sword.words.asking import choices as sword_choices
from chanbara.sword.words.words import Words
from chanbara.words.message import tell
from tests.cli.terminal import run
from tests.review.games import past_of, random_game
from tests.table import play_at_random

SHORT = 31
"""The seed of a short game."""
FEW = 2
"""Rollouts: what is said does not depend on them."""


def listed(past: Timeline, frame: int, language: str) -> list[str]:
    """Return the options of a choice as the terminal lists them."""
    game = past.at(frame)
    view = chanbara.observe(game, past.marks[frame].seat)
    if view.kind == "duel":
        return [one.sentence for one in duel_choices(DuelWords(language, view), view)]
    return [one.sentence for one in sword_choices(Words(language, view), view)]


def test_a_review_names_the_acts_of_a_whole_game_as_the_terminal_lists_them() -> None:
    past = past_of(random_game(SHORT, players=3))
    assert past.end.over
    judged = [line for line in analyse(past, FEW) if isinstance(line, Swing)]
    assert len(judged) > 10
    for one in judged:
        for language in LANGUAGES:
            names = listed(past, one.frame, language)
            for tried in (one.chosen, one.best, one.second):
                assert tried is None or tell(speech(language), tried.said) == names[tried.option]


def test_a_review_names_the_acts_of_a_whole_duel_as_the_terminal_lists_them() -> None:
    past = past_of(play_at_random(chanbara.new_game("duel", seed=2, modules=("bushido",)), 2))
    assert past.end.over
    judged = [line for line in analyse(past, FEW) if isinstance(line, Weighed)]
    assert len(judged) > 10
    for one in judged:
        for language in LANGUAGES:
            names = listed(past, one.frame, language)
            assert tell(speech(language), one.said) == names[one.chosen]
            assert tell(speech(language), one.better) == names[one.best]


@pytest.mark.parametrize("kind", ["sword", "duel"])
def test_the_terminals_review_prints_the_same_names(kind: str, tmp_path: Path) -> None:
    game = random_game(6, players=4, choices=18) if kind == "sword" else chanbara.new_game("duel", seed=5)
    if kind == "duel":
        game.apply("pass")
        game.apply("pass")
    file = tmp_path / "game.record"
    file.write_text(game.record(), encoding="utf-8")
    told = " ".join(run("review", str(file)).stdout.split())
    judged = [line for line in analyse(past_of(game)) if isinstance(line, Swing | Weighed)]
    mistakes = [one for one in judged if one.verdict == "mistake"]
    assert mistakes
    for one in mistakes:
        names = listed(past_of(game), one.frame, "en")
        pair = (one.chosen, one.best) if isinstance(one, Weighed) else (one.chosen.option, one.best.option)
        assert all(names[option] in told for option in pair)
