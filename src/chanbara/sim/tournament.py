"""A tournament: games on the same deals, until the answer is clear or all deals are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.sim.cluster import play_games
from chanbara.sim.deals import play_deal
from chanbara.sim.designs import COMPARING
from chanbara.sim.engines import Engine, is_cheater
from chanbara.sim.tournament_count import is_clear
from chanbara.sim.tournament_plan import Key, Look, Plan, Results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from chanbara.sim.cluster import Workers
    from chanbara.sim.deals import Played
    from chanbara.sim.designs import Table
    from chanbara.sim.resume import Journal

MOST_TIMED = 20
"""Deals of which games are timed, at most."""


def play_tournament(
    plan: Plan, workers: Workers, journal: Journal | None, tell: Callable[[int, int], None]
) -> Results:
    """Play a plan; ``tell`` hears how many games are done, and how many there are at most.

    The answer is looked at only after the numbers of deals that the plan names, never in between: so it does
    not depend on who was quicker.
    """
    if plan.engine is Engine.FLAT:
        # Compiled once, and not by each of the processes for itself.
        get_ready()
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
        play_games(workers, plan, missing, hear)
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
    """Yield a few games by the reference engine, in which a clock is held beside the bots.

    The first games in which somebody sits who was not timed yet. Cheaters are not timed: they do what a
    planner does.
    """
    waiting = {name for name in plan.bots if not is_cheater(name)}
    for number in range(min(plan.deals, MOST_TIMED)):
        for contest in plan.contests:
            for _, table in plan.on_deal(contest, plan.players[0], number):
                if waiting.intersection(table.bots) and not any(map(is_cheater, table.bots)):
                    waiting.difference_update(table.bots)
                    yield table, play_deal(plan.deal(plan.players[0], number), table.bots)


def get_ready() -> None:
    """Have compiled what plays on the flat core."""
    from chanbara.sim.flat_games import make_ready  # noqa: PLC0415 - with it comes the compiler

    make_ready()


def games_left(plan: Plan, contest: int, look: Look) -> int:
    """Return how many games of a contest need not be played because its answer is clear."""
    on_each = sum(len(list(plan.on_deal(contest, players, 0))) for players in plan.players)
    return (plan.deals - look.deals) * on_each
