"""A tournament: games on the same deals, until the answer is significant or all deals are played."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from chanbara.sim.games.deals import play_deal
from chanbara.sim.games.designs import COMPARING
from chanbara.sim.games.engines import Engine, compile_for, is_cheater
from chanbara.sim.tournament.count import is_clear
from chanbara.sim.tournament.jobs import play_games
from chanbara.sim.tournament.plan import Key, Look, Plan, Results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from chanbara.pool import Pool
    from chanbara.sim.games.deals import Played
    from chanbara.sim.games.designs import Table
    from chanbara.sim.tournament.resume import Journal

MOST_TIMED = 20
"""Maximum number of deals with timed games."""
ENOUGH_TIMED = 200
"""Number of timed answers per bot, over all numbers of players, if it is fast enough."""
SECONDS_TIMED = 20.0
"""Time budget of timed games; each bot is timed in one for each number of players."""


def play_tournament(
    plan: Plan, pool: Pool, journal: Journal | None, tell: Callable[[int, int], None]
) -> Results:
    """Play a plan; ``tell`` gets the number of finished games, and the maximum.

    Results are analyzed only at the numbers of deals in the plan, never in between: so they do not depend on
    which games finished first.
    """
    compile_for(plan.engine, plan.variant)
    games: dict[Key, Played] = dict(journal.games) if journal else {}
    most, before = plan.most_games, 0
    waiting = list(plan.contests)
    reached: dict[int, Look] = {}
    clear: set[int] = set()

    def hear(done: list[tuple[Key, Played]]) -> None:
        if journal:
            journal.add(done)
        games.update(done)
        tell(len(games), most)

    for look in plan.schedule:
        wanted = (one for contest in waiting for one in plan.games(contest, before, look.deals))
        missing = [(key, table) for key, table in wanted if key not in games]
        tell(len(games), most)
        play_games(pool, plan, missing, hear)
        reached |= dict.fromkeys(waiting, look)
        if plan.design in COMPARING:
            clear |= {contest for contest in waiting if is_clear(plan, games, contest, look)}
        most -= sum(games_left(plan, contest, look) for contest in waiting if contest in clear)
        waiting = [contest for contest in waiting if contest not in clear]
        before = look.deals
    kept = {
        key: games[key] for contest in reached for key, _ in plan.games(contest, 0, reached[contest].deals)
    }
    sample = tuple(timed_games(plan)) if plan.engine is Engine.FLAT else ()
    return Results(plan, dict(sorted(kept.items())), reached, frozenset(clear), sample)


def timed_games(plan: Plan) -> Iterator[tuple[Table, Played]]:
    """Yield some games on the reference engine, with timed bots.

    With each number of players, until each bot has enough answers or the time is used up. Cheaters are not
    timed: they compute the same as a planner.
    """
    for players in plan.players:
        timed: Counter[str] = Counter()
        seconds = 0.0
        for number in range(min(plan.deals, MOST_TIMED)):
            for _, table in chain.from_iterable(plan.on_deal(one, players, number) for one in plan.contests):
                enough = (
                    1 if seconds > SECONDS_TIMED / len(plan.players) else ENOUGH_TIMED / len(plan.players)
                )
                if any(map(is_cheater, table.bots)) or all(timed[bot] >= enough for bot in table.bots):
                    continue
                game = play_deal(plan.deal(players, number), table.bots)
                for bot, answers in zip(table.bots, game.timed, strict=True):
                    timed[bot] += answers
                seconds += sum(game.seconds)
                yield table, game


def games_left(plan: Plan, contest: int, look: Look) -> int:
    """Return how many games of a contest are saved by stopping early."""
    on_each = sum(len(list(plan.on_deal(contest, players, 0))) for players in plan.players)
    return (plan.deals - look.deals) * on_each
