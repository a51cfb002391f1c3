"""Tournaments on the flat core: the reference engine's deals, and cheating bots."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from chanbara.pool import Inline, Pool, Processes
from chanbara.server.wire.options import TableOptions
from chanbara.server.wire.refusal import Refusal
from chanbara.sim.games.deals import Deal, dealt, play_deal
from chanbara.sim.games.designs import Design
from chanbara.sim.games.engines import CHEATERS, Engine, chosen_engine
from chanbara.sim.games.flat_games import dealt_flat, play_flat
from chanbara.sim.games.variant import Variant
from chanbara.sim.tournament.files import figures
from chanbara.sim.tournament.plan import Plan, Results
from chanbara.sim.tournament.report import show, times
from chanbara.sim.tournament.run import ENOUGH_TIMED, play_tournament, timed_games
from chanbara.sword.bots.registry import NAMES, make_bot
from chanbara.sword.flat.format.rulings import PLACES
from chanbara.sword.flat.format.scope import BASE_CATALOG
from chanbara.sword.served.options import SwordGame
from tests.cli.terminal import mistake, run
from tests.docs.markdown import blocks, read
from tests.left_out import need

PLAN = Plan(("detective", "greedy"), (4, 5), 60, Design.TEAM_SWAP, "flat", looks=(60,), engine=Engine.FLAT)
FIVE = ("detective", "random", "greedy", "sly", "planner@4")
TOO_MANY = f"copies: {{{', '.join(f'{card.key}: 20' for card in BASE_CATALOG.cards)}}}\n"
EXAMPLE = next(block.text for block in blocks(read("docs/own-cards.md")) if "CARDS = [" in block.text)
KNOWN = """
from chanbara.sword.cards.entries import property_, weapon
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Suit

CARDS = [
    weapon("sasumata", rule="own", reach=3, wounds=2, suit=Suit.FUJI, copies=2),
    property_("banner", rule="own", suit=Suit.TORII, copies=2, traits=Traits(cards_drawn=1)),
]
"""


def quiet(done: int, most: int) -> None:
    """Nobody listens."""


def results(pool: Pool) -> Results:
    with pool:
        return play_tournament(PLAN, pool, None, quiet)


@pytest.fixture(scope="module")
def alone() -> Results:
    return results(Inline())


@pytest.mark.parametrize(
    "variant", [Variant(), Variant(rising_sun=True, cast="rising_sun"), Variant(rikyu=True)]
)
def test_the_deal_is_that_of_the_reference_engine(variant: Variant) -> None:
    deal = Deal("seed", 5, 3, variant)
    one, other = play_flat(deal, FIVE), play_deal(deal, FIVE)
    assert (one.roles, one.characters) == (other.roles, other.characters) == tuple(dealt(deal))
    assert one == play_flat(deal, FIVE), "the same again"
    assert (dealt_flat(deal) == dealt_flat.__wrapped__(deal)).all(), "a game does not change its deal"
    assert all(one.answers)
    assert sum(one.answers) < one.decisions
    assert one.decisions > one.turns > 0


@pytest.mark.parametrize("manner", ["aggressive", "trusting", "sly"])
def test_bots_have_their_manners_there_too(manner: str) -> None:
    deals = [Deal("manners", 5, number) for number in range(5)]
    usual = [play_flat(deal, ("detective",) * 5) for deal in deals]
    assert [play_flat(deal, (manner,) * 5) for deal in deals] != usual


def test_the_table_is_the_same_with_any_number_of_workers(alone: Results) -> None:
    together = results(Processes(2))
    assert together.games == alone.games
    assert figures(together, show(together)) == figures(alone, show(alone))
    assert figures(alone, show(alone))["engine"] == "flat"


def test_a_team_that_deduces_does_better(alone: Results) -> None:
    (comparison,) = show(alone).comparisons
    assert next(row.found.mean for row in comparison.rows if row.players is None) > 0


def test_bots_are_timed_in_games_beside_the_tournament(alone: Results) -> None:
    assert {len(table.bots) for table, _ in alone.sample} == set(PLAN.players)
    assert all(seconds > 0 and answers > 0 for seconds, answers in times(alone).values())


def test_bots_are_timed_until_they_have_answered_often_with_each_number_of_players() -> None:
    plan = PLAN._replace(bots=("greedy", "random"), players=(3, 4), deals=40, looks=())
    by_number: dict[tuple[int, str], int] = {}
    for table, game in timed_games(plan):
        for bot, answers in zip(table.bots, game.timed, strict=True):
            key = len(table.bots), bot
            by_number[key] = by_number.get(key, 0) + answers
    assert set(by_number) == {(players, bot) for players in (3, 4) for bot in plan.bots}
    assert all(answers >= ENOUGH_TIMED / 2 for answers in by_number.values())


def test_slow_bots_are_not_timed_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chanbara.sim.tournament.run.SECONDS_TIMED", 0.0)
    plan = PLAN._replace(bots=("greedy", "random"), players=(3, 4), deals=40, looks=())
    sample = list(timed_games(plan))
    assert 2 <= len(sample) <= 4, "each bot in one game with each number of players"
    assert {bot for table, _ in sample for bot in table.bots} == set(plan.bots)


def test_a_detective_answers_in_a_tenth_of_a_millisecond() -> None:
    """Its own CPU time, including view and events; with a margin for machines three times slower."""
    plan = PLAN._replace(bots=("detective",), players=(5,), deals=6, design=Design.MIRROR, looks=())
    sample = list(timed_games(plan))
    seconds = sum(sum(game.seconds) for _, game in sample)
    answers = sum(sum(game.timed) for _, game in sample)
    assert answers >= ENOUGH_TIMED
    assert seconds / answers < 3 * 0.0001


@pytest.mark.parametrize(
    ("variant", "bots", "why"),
    [
        (Variant(house=TOO_MANY), ("greedy",), r"not .* \(too many cards\)"),
        (Variant(cards=(("own.py", EXAMPLE, ""),)), ("greedy",), r"not ambush \(play\)"),
        (Variant(), ("greedy", "mine.py"), r"not mine\.py"),
        (Variant(), ("planner@0.5s", "greedy"), "not planner@0.5s"),
    ],
)
def test_what_the_flat_core_cannot_play_is_the_other_engines(
    variant: Variant, bots: tuple[str, ...], why: str
) -> None:
    assert chosen_engine(None, variant, bots) is Engine.REFERENCE
    with pytest.raises(ValueError, match=why):
        chosen_engine(Engine.FLAT, variant, bots)


@pytest.mark.parametrize(
    "variant",
    [
        Variant(rulings=(("score_may_be_negative", False),)),
        Variant(book="german"),
        Variant(house="copies: {parry: 10}\nties: [ronin, ninja, shogun]"),
        Variant(cards=(("own.py", KNOWN, ""),), rising_sun=True, cast="rising_sun"),
    ],
)
def test_the_flat_core_plays_by_any_rulings_and_house_rules_and_cards_of_known_parts(
    variant: Variant,
) -> None:
    assert chosen_engine(None, variant, ("planner@64", "greedy")) is Engine.FLAT


@pytest.mark.parametrize("rising_sun", [False, True])
def test_a_book_changes_the_game_and_not_the_deal(*, rising_sun: bool) -> None:
    ours, english = Variant(rising_sun=rising_sun), Variant(rising_sun=rising_sun, book="english")
    deals = [[Deal("book", 5, number, variant) for variant in (ours, english)] for number in range(40)]
    for one, other in deals:
        arrays = dealt_flat(one), dealt_flat(other)
        places = {int(place) for place in np.flatnonzero(arrays[0] != arrays[1])}
        assert places <= set(PLACES)
    games = [[play_flat(deal, FIVE) for deal in pair] for pair in deals]
    assert all(one.roles == other.roles and one.characters == other.characters for one, other in games)
    assert any(one != other for one, other in games)


def test_cheaters_play_in_tournaments(tmp_path: Path) -> None:
    need("polars")
    words = ("tournament", "--bots", "cheater-all@4,cheater-roles@4,greedy", "--players", "4", "--jobs", "1")
    done = run(*words, "--deals", "3", "--looks", "3", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    page = " ".join(done.stdout.split())
    assert "cheater-all@4 over cheater-roles@4" in page
    assert "cheater-all@4 over greedy" in page
    assert "cheater-all@4 – 0" in page, "it is not timed"


@pytest.mark.parametrize("name", [*CHEATERS, "cheater-all@512"])
def test_nobody_can_ask_a_cheater_to_a_table(tmp_path: Path, name: str) -> None:
    assert not set(CHEATERS) & set(NAMES)
    with pytest.raises(ValueError, match=name):
        make_bot(name, "seed")
    with pytest.raises(Refusal):
        TableOptions(SwordGame(players=4), bots=[None, name]).check()
    for words in (
        ("play",),
        ("simulate",),
        ("lab", "--out", str(tmp_path)),
        ("dataset", "--out", str(tmp_path)),
    ):
        assert mistake(*words, "--bots", name).count(name) == 1


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "cheater-all@many,greedy"), "cheater-all@many: after the @ of a cheater stands a number"),
        (("--engine", "reference"), "cheater-all@8 plays on the flat core alone"),
    ],
)
def test_where_cheaters_cannot_play_it_is_said(words: tuple[str, ...], reason: str) -> None:
    assert mistake("tournament", "--bots", "cheater-all@8,greedy", *words).startswith(reason)
