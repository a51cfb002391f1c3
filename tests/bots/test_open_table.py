"""Bots at tables with other cards of known parts: they have tables of their own."""

from __future__ import annotations

import pytest

from chanbara import Game, load_own_cards, new_game, observe
from chanbara.compiled.warm_up import compile_now
from chanbara.sim.games.match import play_on
from chanbara.sword.bots import open_table
from chanbara.sword.bots.engine_bots import DetectiveBot, PlannerBot, Thinker
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.flat.format import tables as printed_tables
from chanbara.sword.mind.value import valuation as printed_valuation
from chanbara.sword.mind.value import worth as printed_worth
from chanbara.sword.open.build import PART
from checks.measure.strange_cards import CARDS as STRANGE_CARDS
from tests.bots.seat import choice
from tests.bots.test_numbers import example, position

HOUSE = "values: {bokken: {wounds: 4}}\nmultipliers: {ronin: {5: 0}}\nties: [ronin, ninja, shogun]\n"


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    compile_now(PART)


def seated(game: Game, bot: Thinker) -> Thinker:
    assert game.decision is not None
    bot.choose(observe(game, game.decision.seat), [])
    return bot


def test_a_bot_has_a_double_where_cards_are_not_as_printed() -> None:
    game = new_game("sword", players=5, seed=7, house=HOUSE)
    for bot in (PlannerBot(1, 16), DetectiveBot(1, "sly")):
        double = seated(game, bot).double
        assert double is not None
        assert type(double).__name__ == type(bot).__name__
        assert (double.name, double.seed) == (bot.name, bot.seed)
        assert double.double is None


@pytest.mark.parametrize("rules", [{}, {"book": "german"}, {"own": example}])
def test_a_bot_has_none_with_printed_cards_and_with_new_parts(rules: dict[str, object]) -> None:
    given = {key: value() if callable(value) else value for key, value in rules.items()}
    game = new_game("sword", players=5, seed=7, **given)
    assert seated(game, DetectiveBot(1)).double is None


def test_nobody_waits_for_the_compiler_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_table, "is_ready", lambda: False)
    game = new_game("sword", players=5, seed=7, house=HOUSE)
    assert seated(game, DetectiveBot(1)).double is None


def test_bots_of_all_kinds_play_house_rules_to_the_end() -> None:
    game = new_game("sword", players=5, seed=7, house=HOUSE)
    names = ("planner@16", "detective", "greedy", "novice", "aggressive")
    play_on(game, [make_bot(name, f"1 {seat}") for seat, name in enumerate(names)], through_json=True)
    assert game.over


def test_bots_of_all_kinds_play_cards_from_data_files_to_the_end() -> None:
    game = new_game("sword", players=5, seed=7, own=load_own_cards(STRANGE_CARDS))
    bots = [
        make_bot(name, f"1 {seat}")
        for seat, name in enumerate(("planner@16", "detective", "greedy", "novice", "sly"))
    ]
    play_on(game, bots, through_json=True)
    assert game.over
    assert all(isinstance(bot, Thinker) and bot.double is not None for bot in bots)


def test_bots_judge_changed_numbers_multipliers_and_ties_as_they_are() -> None:
    game = new_game("sword", players=5, seed=7, house=HOUSE)
    cards = open_table.cards_at(game.table.catalog.name)
    assert cards is not None
    tables, worth, valuation = (
        cards.module(f"chanbara.sword.{part}")
        for part in ("flat.format.tables", "mind.value.worth", "mind.value.valuation")
    )
    bokken, printed = tables.CARD["bokken"], printed_tables.CARD["bokken"]
    assert worth.IN_HAND[bokken] > printed_worth.IN_HAND[printed]
    assert valuation.COUNTS[0, 5, tables.RONIN] == 0 < printed_valuation.COUNTS[0, 5, tables.RONIN]
    assert tables.TIE_RANK[0].tolist() == [2, 1, 0]
    # Three wounds are too few for a last blow with the printed Bokken.
    seats = [("ninja1", "hideyoshi", "bokken parry"), ("samurai", "goemon", ""), ("ninja2", "kojiro", "")]
    last = ("shogun", "tomoe", "kiseru")
    changed = position(*seats, last, resilience=4, house=HOUSE)
    assert choice(changed, make_bot("detective", 1)) == "play bokken>3"
