"""A tournament: comparisons, stopping, and independence of the pool."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from chanbara.pool import Inline, Pool, Processes
from chanbara.sim.games.deals import Played, dealt, play_deal
from chanbara.sim.games.designs import Design, Table
from chanbara.sim.games.match import Outcome
from chanbara.sim.tournament.count import ALL, Cell, compare, is_clear, parts
from chanbara.sim.tournament.files import figures, seat_rows
from chanbara.sim.tournament.jobs import Done, play_games, play_listed
from chanbara.sim.tournament.plan import Key, Plan, Results
from chanbara.sim.tournament.ratings import ratings
from chanbara.sim.tournament.report import show, times
from chanbara.sim.tournament.run import play_tournament
from chanbara.sword.bots.bot_files import BotFileMistake, sealed
from chanbara.sword.rules.words import Cause, Role, Team

PLAN = Plan(("greedy", "random"), (3, 4), 24, Design.INVASION, "arena", looks=(12, 16))

CHANGING = """
import pathlib

def choose(view, events):
    pathlib.Path(__file__).write_text("#")
    return 0
"""
DICE = """
import random

def choose(view, events):
    return random.randrange(len(view.decision.options))
"""


def quiet(_done: int, _most: int) -> None:
    """Hear nothing."""


def told(results: Results) -> tuple[object, ...]:
    """Everything that must not depend on the pool."""
    return figures(results, show(results)), list(seat_rows(results)), results.reached, results.clear


@pytest.fixture(scope="module")
def alone() -> Results:
    return play_tournament(PLAN, Inline(), None, quiet)


def made_up(plan: Plan, winner: Callable[[Key, Table], Team]) -> dict[Key, Played]:
    """Return games with given results."""
    games = {}
    for contest in plan.contests:
        for key, table in plan.games(contest, 0, plan.deals):
            who = dealt(plan.deal(key.players, key.deal))
            asked, thought = (10,) * key.players, (0.5,) * key.players
            games[key] = Played(
                who.roles, who.characters, winner(key, table), Cause.DEFEAT, False, 9, 50, asked, thought
            )
    return games


def finished(plan: Plan, games: dict[Key, Played]) -> Results:
    return Results(plan, games, dict.fromkeys(plan.contests, plan.schedule[-1]), frozenset())


def test_a_seat_is_compared_with_itself_on_the_same_deal() -> None:
    # The Ninja win all usual games; where the first bot sits with the Shogun, the Shogun's team wins.
    plan = PLAN._replace(players=(4,), deals=10, looks=())

    def winner(key: Key, table: Table) -> Team:
        roles = dealt(plan.deal(key.players, key.deal)).roles
        with_shogun = any(roles[seat] is not Role.NINJA for seat in table.tested)
        return Team.SHOGUN if with_shogun else Team.NINJA

    games = made_up(plan, winner)
    assert parts(plan, games, 1, 4, 10) == {
        ALL: [(2, 4)] * 10,
        Cell("team", "shogun"): [(2, 2)] * 10,
        Cell("role", "shogun"): [(1, 1)] * 10,
        Cell("role", "samurai"): [(1, 1)] * 10,
        Cell("team", "ninja"): [(0, 2)] * 10,
        Cell("role", "ninja"): [(0, 2)] * 10,
    }
    comparison = compare(finished(plan, games), 1)
    assert [row.found.mean for row in comparison.rows] == [0.5, 1, 1, 1, 0, 0]
    assert comparison.worst is not None
    assert (comparison.worst.players, comparison.worst.cell) == (4, Cell("role", "ninja"))
    assert comparison.worst.found.low < next(
        row.found.low for row in comparison.rows if row.cell.name == "ninja"
    )


def test_a_team_is_compared_with_itself_on_the_same_deal() -> None:
    # A team of the first bot always wins, and otherwise the Ninja do.
    plan = PLAN._replace(players=(5,), deals=10, looks=(), design=Design.TEAM_SWAP)
    places = {0: Team.NINJA, 1: Team.SHOGUN, 2: Team.NINJA, 3: Team.RONIN}
    games = made_up(plan, lambda key, _: places[key.place])
    assert parts(plan, games, 1, 5, 10) == {
        ALL: [(2, 3)] * 10,
        Cell("team", "shogun"): [(1, 1)] * 10,
        Cell("team", "ninja"): [(0, 1)] * 10,
        Cell("team", "ronin"): [(1, 1)] * 10,
    }
    # All seats together are clear, but one team is not: so it is not over.
    assert not is_clear(plan, games, 1, plan.schedule[-1])


def test_a_mirror_shows_what_another_bot_does_to_the_balance() -> None:
    plan = PLAN._replace(players=(5,), deals=10, looks=(), design=Design.MIRROR)
    games = made_up(plan, lambda key, _: Team.RONIN if key.contest == 0 else Team.NINJA)
    assert parts(plan, games, 1, 5, 10) == {
        Cell("team", "shogun"): [(0, 1)] * 10,
        Cell("team", "ninja"): [(-1, 1)] * 10,
        Cell("team", "ronin"): [(1, 1)] * 10,
    }
    seen = show(finished(plan, games))
    assert seen.mirrors["greedy", 5].teams[Team.RONIN].rate == 1
    assert seen.comparisons[0].worst is None


def test_several_numbers_of_players_are_shown_apart_and_together() -> None:
    plan = PLAN._replace(players=(3, 5), deals=10, looks=())
    games = made_up(plan, lambda _key, _table: Team.NINJA)
    rows = compare(finished(plan, games), 1).rows
    assert [row.players for row in rows if row.cell == ALL] == [3, 5, None]
    ronin = [row for row in rows if row.cell == Cell("team", "ronin")]
    assert [(row.players, row.found.deals) for row in ronin] == [(5, 10), (None, 10)]


def test_an_answer_that_is_clear_ends_the_contest_at_a_look(alone: Results) -> None:
    assert alone.clear == {1}
    deals = alone.reached[1].deals
    assert deals < PLAN.deals
    assert len(alone.games) == deals * (4 + 5)
    earlier = [look for look in PLAN.schedule if look.deals < deals]
    assert not any(is_clear(PLAN, alone.games, 1, look) for look in earlier)
    comparison = show(alone).comparisons[0]
    assert all(row.found.is_clear for row in comparison.rows if row.cell == ALL)


def test_equals_are_never_told_apart(tmp_path: Path) -> None:
    twin = tmp_path / "twin.py"
    twin.write_text("def choose(view, events):\n    return 0\n", encoding="utf-8")
    (tmp_path / "other.py").write_text(twin.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    bots = sealed(str(twin)), sealed(str(tmp_path / "other.py"))
    plan = PLAN._replace(bots=bots, players=(3,))
    results = play_tournament(plan, Inline(), None, quiet)
    assert (results.reached[1].deals, results.clear) == (24, frozenset())
    assert {row.found.mean for row in show(results).comparisons[0].rows} == {0}


def test_the_table_is_the_same_with_any_number_of_workers(alone: Results) -> None:
    with Processes(2) as pool:
        assert told(play_tournament(PLAN, pool, None, quiet)) == told(alone)


def test_progress_ends_where_the_games_do(alone: Results) -> None:
    heard: list[tuple[int, int]] = []
    play_tournament(PLAN, Inline(), None, lambda done, most: heard.append((done, most)))
    assert heard[0] == (0, PLAN.most_games)
    assert PLAN.most_games == 24 * (4 + 5)
    assert heard[-1] == (len(alone.games), len(alone.games)), "what need not be played is not waited for"


def test_bots_are_timed_beside_the_figures(alone: Results) -> None:
    thought = times(alone)
    assert list(thought) == ["greedy", "random"]
    assert all(seconds > 0 and answers > 0 for seconds, answers in thought.values())
    assert "seconds" not in str(figures(alone, show(alone)))
    asked = dict.fromkeys(thought, 0)
    for _, table, game in alone.tables:
        for name, answers in zip(table.bots, game.answers, strict=True):
            asked[name] += answers
    # All but the first in this process, and that only where nobody has asked it before.
    assert all(asked[name] - 1 <= thought[name][1] <= asked[name] for name in thought)


def test_the_first_answer_in_a_process_is_neither_timed_nor_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chanbara.sim.games.deals._WARM", set())
    game = play_deal(PLAN.deal(3, 0), ("random",) * 3)
    assert sum(game.timed) == sum(game.answers) - 1
    assert play_deal(PLAN.deal(3, 0), ("random",) * 3).timed == game.answers


class Recorder(Inline):
    """Keeps how many games each job had; each takes a tenth of a second, whatever the machine."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def outcome(self, future: Future[Any]) -> Any:  # noqa: ANN401 - as any pool
        done: Done = super().outcome(future)
        self.sizes.append(len(done.games))
        return done._replace(seconds=0.1 * len(done.games))


def test_jobs_grow_with_quick_games() -> None:
    pool = Recorder()
    got: list[Key] = []
    games = list(PLAN.games(1, 0, 12))
    play_games(pool, PLAN, games, lambda done: got.extend(key for key, _ in done))
    assert sorted(got) == sorted(key for key, _ in games)
    assert pool.sizes[0] == 1, "nobody knows yet how long they take"
    assert set(pool.sizes[1:-1]) == {5}, "half a second"


def test_what_travels_is_plain() -> None:
    done = play_listed("arena", PLAN.variant, PLAN.engine, [(3, 0, ("greedy", "random", "random"))])
    assert isinstance(done, Done)
    assert done.games[0].roles == dealt(PLAN.deal(3, 0)).roles


def test_a_mistake_of_an_own_bot_comes_back_from_a_process(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def choose(view, events):\n    return 99\n", encoding="utf-8")
    plan = PLAN._replace(bots=(sealed(str(path)), "random"))
    pool: Pool
    for pool in (Inline(), Processes(2)):
        with pytest.raises(BotFileMistake, match=r"mine.py chose 99"), pool:
            play_tournament(plan, pool, None, quiet)


def test_an_own_bot_that_is_changed_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    pool: Pool
    for pool in (Inline(), Processes(2)):
        path.write_text(CHANGING, encoding="utf-8")
        plan = PLAN._replace(bots=(sealed(str(path)), "random"))
        with pytest.raises(BotFileMistake, match=r"mine.py was changed after the first game"), pool:
            play_tournament(plan, pool, None, quiet)


def test_each_contest_ends_for_itself(tmp_path: Path) -> None:
    path = tmp_path / "dice.py"
    path.write_text(DICE, encoding="utf-8")
    plan = PLAN._replace(bots=("random", "greedy", sealed(str(path))), players=(4,))
    results = play_tournament(plan, Inline(), None, quiet)
    assert results.clear == {1}, "random is worse than greedy, and as good as dice"
    assert results.reached[1].deals < results.reached[2].deals == 24
    first, second = show(results).comparisons
    assert first.rows[0].found.high < 0
    assert second.rows[0].found.low < 0 < second.rows[0].found.high
    assert {key.contest for key in results.games if key.deal == 23} == {2}


def test_the_stronger_of_a_pool_is_rated_higher() -> None:
    plan = PLAN._replace(design=Design.POOL, players=(4,), deals=40, bots=("random", "greedy"))
    rated = show(play_tournament(plan, Inline(), None, quiet)).ratings
    assert [one.bot for one in rated] == ["greedy", "random"]
    assert rated[0].at_least > rated[1].strength


def outcome(winner: Team, ronin: str, ninja: str) -> Outcome:
    roles = (Role.SHOGUN, Role.NINJA, Role.RONIN)
    return Outcome(roles, ("c", ninja, ronin), winner, Cause.DEFEAT, False, 9, 50)


def test_a_strong_side_makes_no_strong_bot() -> None:
    # The Ronin always win, whoever plays them: the side is strong, and the two bots are alike.
    games = [outcome(Team.RONIN, *(("a", "b") if number % 2 else ("b", "a"))) for number in range(200)]
    strength = {one.bot: one.strength for one in ratings(games)}
    assert abs(strength["a"] - strength["b"]) < 1
    assert [one.won.rate for one in ratings(games) if one.bot == "a"] == [0.5]


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (PLAN._replace(players=(8,)), "3 to 7 players, not 8"),
        (PLAN._replace(bots=("greedy", "oracle")), "there is no bot 'oracle'"),
        (PLAN._replace(bots=("greedy", "greedy")), "greedy is named twice"),
        (PLAN._replace(bots=("greedy",)), "invasion needs two bots at least; greedy alone can play a mirror"),
        (PLAN._replace(looks=(1,)), "a look is after 2 to 24 deals, not after 1"),
        (PLAN._replace(looks=(30,)), "a look is after 2 to 24 deals, not after 30"),
    ],
)
def test_an_impossible_plan_is_refused(plan: Plan, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        plan.check()
