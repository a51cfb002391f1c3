"""The lab's counts of a game, exactly."""

import random

import numpy as np
import pytest

from chanbara import Game, new_game
from chanbara.pool import Inline, Processes
from chanbara.sim.games.match import play_on
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.collect import Reader, count_game, count_pair
from chanbara.sim.lab.counts import (
    AXES,
    CAUSES,
    FIGURES,
    TEAMS,
    Counts,
    Names,
    names_of,
    no_counts,
    no_pairs,
    rows,
)
from chanbara.sim.lab.plan import LabPlan, plan_arms
from chanbara.sim.lab.run import Sheet, play_batch, sheets
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.mind.run.counted import FEWEST
from chanbara.sword.rules.state import Table
from tests.sim.lab import rounds
from tests.table import Story, sun, table

PLAN = LabPlan((4, 5), 8, "lab", ("random",), plan_arms(Variant(), (4, 5), rulings=False))


def counted(*tables: Table) -> tuple[Counts, Names]:
    """Count some games of one edition."""
    names = names_of(tables[0].catalog)
    counts = no_counts(names)
    for one in tables:
        count_game(counts, one)
    return counts, names


def told(counts: Counts, names: Names, name: str) -> dict[tuple[str | int, ...], int]:
    """Return the counts under a name, by axis labels."""
    found = [row for row in rows(counts, names) if row["counted"] == name]
    return {tuple(row[axis] for axis in AXES[name]): int(row["count"]) for row in found}


def card(counts: Counts, names: Names, key: str) -> dict[str, int]:
    """Return the counts of a card."""
    figures = counts.cards[names.cards.index(key), 0]
    return {
        name: int(count) for name, count in zip(FIGURES, figures, strict=True) if count and name != "games"
    }


def cried() -> Story:
    """The Shogun strikes in vain, then cries: the Samurai parries, both Ninja fall, the game is over."""
    t = table("benkei*: bokken battle_cry | hanzo: parry bo | tomoe 1/3: bo | musashi 1/1: parry bo")
    t.plays("bokken > musashi")
    t.does("parry parry", "play battle_cry", "parry parry", "pass", "pass")
    assert t.game.over
    return t


def test_cards_are_counted_with_what_became_of_them() -> None:
    counts, names = counted(cried().state)
    assert card(counts, names, "bokken") == {"played": 1, "stopped": 1}
    # Each of two defeats takes one honor from the others and gives it to the player's team.
    assert card(counts, names, "battle_cry") == {
        "played": 1,
        "stopped": 1,
        "hits": 2,
        "wounds": 2,
        "swing": 4,
    }
    assert card(counts, names, "parry") == {"answers": 2}
    assert card(counts, names, "katana") == {}


def test_products_of_figures_are_counted_for_the_intervals() -> None:
    twice, names = counted(cried().state, cried().state)
    products = twice.cards[names.cards.index("battle_cry")]
    hits, swing = FIGURES.index("hits"), FIGURES.index("swing")
    assert (products[0, 0], products[0, hits], products[hits, hits], products[hits, swing]) == (2, 4, 8, 16)


def test_the_end_is_counted_by_cause_and_winner() -> None:
    counts, names = counted(cried().state)
    assert told(counts, names, "games") == {(4,): 1}
    assert told(counts, names, "endings") == {(4, "defeat", "shogun"): 1}
    assert told(counts, names, "deciding") == {(4, "shogun", "shogun"): 1}
    assert told(counts, names, "deadly") == {}
    assert told(counts, names, "decisions") == {(4, 1): 6, (4, 2): 36}
    assert told(counts, names, "turns") == {(4, 1): 1}


def test_seats_are_counted_by_role_character_and_place_after_the_shogun() -> None:
    t = table("benkei ninja1* : bo | hanzo shogun: bo | tomoe samurai 1/1: bo | musashi ninja2: bo")
    t.plays("bo > hanzo")
    t.does("pass", "end")
    assert t.active == "hanzo"
    t.game = ended(t.game)
    counts, names = counted(t.state)
    won = int(t.result.winner == "shogun")
    assert told(counts, names, "people") == {
        (4, "ninja", "benkei", 1 - won): 1,
        (4, "shogun", "hanzo", won): 1,
        (4, "samurai", "tomoe", won): 1,
        (4, "ninja", "musashi", 1 - won): 1,
    }
    assert told(counts, names, "places") == {
        (4, "shogun", 0, won): 1,
        (4, "samurai", 1, won): 1,
        (4, "ninja", 2, 1 - won): 1,
        (4, "ninja", 3, 1 - won): 1,
    }


def ended(game: Game, seed: int = 0) -> Game:
    """Play a game to its end at random."""
    generator = random.Random(seed)
    while (asked := game.decision) is not None:
        game.apply(generator.randrange(len(asked.options)))
    return game


def test_r8_5_who_ends_the_game_for_others_is_a_kingmaker() -> None:
    t = table("musashi*: bokken | hanzo 1/1: parry | benkei: parry | ushiwaka: parry")
    t.plays("bokken > hanzo")
    t.does("pass")
    counts, names = counted(t.state)
    assert told(counts, names, "deciding") == {(4, "shogun", "ninja"): 1}
    assert told(counts, names, "deadly") == {(4,): 1}
    assert card(counts, names, "bokken") == {"played": 1, "hits": 1, "wounds": 1}, "no swing among team mates"


def test_a_deck_that_ends_the_game_is_nobodys_defeat() -> None:
    t = table("benkei*: bo | hanzo /1: bo | tomoe: bo | musashi: bo", phase="draw", pile="bo", rest="out")
    counts, names = counted(t.state)
    assert [key[1] for key in told(counts, names, "endings")] == ["deck"]
    assert told(counts, names, "deciding") == {}


def test_a_foiled_attack_is_a_demand_that_was_met() -> None:
    t = sun("benkei*: bo | lady_chacha: armor | hanzo: | kojiro:", deck="bokken armor")
    t.plays("bo > lady_chacha")
    assert t.story() == ["Played", "Flipped", "Flipped", "AttackFoiled"]
    reader = Reader(t.state)
    reader.read(t.state.events)
    stopped, bo = FIGURES.index("stopped"), t.catalog.card_numbers["bo"]
    assert reader.cards[bo, stopped] == 1


@pytest.mark.parametrize("rising_sun", [False, True])
def test_honor_counted_back_is_that_of_the_deal(*, rising_sun: bool) -> None:
    for seed in range(6):
        game = new_game("sword", players=5 + seed % 3, seed=seed, rising_sun=rising_sun)
        dealt = [player.honor for player in game.table.players]
        teams = [TEAMS.index(player.team) for player in game.table.players]
        at_first = [sum(one for one, team in zip(dealt, teams, strict=True) if team == at) for at in range(3)]
        reader = Reader(ended(game, seed).table)
        reader.read(game.table.events)
        assert reader.by_turn[1] == at_first
        assert sum(reader.honor) == sum(player.honor for player in game.table.players)
        assert sorted(reader.by_turn) == list(range(1, game.table.turn + 1))


def test_counts_are_added() -> None:
    one, names = counted(ended(new_game("sword", players=4, seed=1)).table)
    two, _ = counted(ended(new_game("sword", players=7, seed=2)).table)
    tables = [
        ended(new_game("sword", players=players, seed=seed)).table for players, seed in ((4, 1), (7, 2))
    ]
    both, _ = counted(*tables)
    for summed, whole in zip(one.plus(two), both, strict=True):
        assert np.array_equal(summed, whole)
    assert told(both, names, "games") == {(4,): 1, (7,): 1}


def test_two_rules_are_compared_deal_by_deal() -> None:
    pairs = no_pairs()
    usual = count_game(no_counts(names_of(cried().catalog)), cried().state)
    other = usual._replace(
        winner=1, cause=CAUSES.index("deck"), lengths=(usual.lengths[0] + 3, usual.lengths[1] - 2)
    )
    count_pair(pairs, usual, other)
    count_pair(pairs, usual, usual)
    assert pairs.winners[4 - FEWEST].tolist() == [[1, 1, 0], [0, 0, 0], [0, 0, 0]]
    assert pairs.endings[4 - FEWEST, 0].tolist() == [1, 1, 0, 0, 0]
    assert pairs.lengths[4 - FEWEST].tolist() == [[3, 9], [-2, 4]]


def same(one: Sheet, other: Sheet) -> bool:
    """Whether two sheets count the same."""
    return all(
        np.array_equal(a, b)
        for mine, yours in zip((*one.counts, *one.pairs), (*other.counts, *other.pairs), strict=True)
        for a, b in zip(mine, yours, strict=True)
    )


def test_sheets_are_the_same_whatever_the_number_of_processes() -> None:
    with Processes(2) as pool:
        alone, together = rounds(PLAN), rounds(PLAN, pool)
    assert [sheet.games for sheet in alone] == [2, 6, 8]
    assert all(same(one, other) for one, other in zip(alone, together, strict=True))


def test_a_run_that_was_stopped_shows_what_a_shorter_one_shows() -> None:
    second = rounds(PLAN)[1]
    assert same(second, rounds(PLAN._replace(games=second.games))[-1])


def test_something_is_known_after_the_first_game() -> None:
    first, second, *_ = sheets(PLAN, Inline())
    assert [one.sheet.games for one in (first, second)] == [1, 2]
    assert [one.whole.games for one in (first, second)] == [0, 2], "each number of players has played once"


def test_numbers_of_players_share_the_games() -> None:
    assert PLAN._replace(games=7).total == 8
    assert sum(batch.games for some in PLAN._replace(games=7).rounds() for batch in some) == 8


def test_games_are_those_of_a_simulation() -> None:
    batch = next(PLAN.rounds())[0]
    sheet = play_batch(PLAN, batch._replace(games=1))
    game = new_game("sword", players=4, seed="lab:0")
    play_on(game, [make_bot("random", f"lab:0:{seat}") for seat in range(4)])
    whole, _ = counted(game.table)
    assert all(np.array_equal(one, other) for one, other in zip(sheet.counts[0], whole, strict=True))
