"""The review of a duel: the chance to win at every choice, what it cost, and what the solver would choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chanbara.duel.bots.forecast import forecast
from chanbara.duel.bots.odds import odds
from chanbara.duel.bots.solver import SolverBot
from chanbara.duel.kind import DUEL
from chanbara.duel.sight.seen import seen
from chanbara.duel.sight.view import observe
from chanbara.duel.words.messages import DuelMessages
from chanbara.duel.words.text import offered
from chanbara.review.kind import stepped_through
from chanbara.review.lines import DIGITS, Began, Done, OptionOdds, Unsupported, Weighed
from chanbara.review.verdict import doubt_about, verdict_on
from chanbara.words.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.duel.sight.view import DuelView
    from chanbara.kernel.game import Game
    from chanbara.review.lines import ReviewLine
    from chanbara.review.timeline import Timeline

WORLDS = 16
"""Sampled worlds in which the options of a choice are compared."""


def odds_of(view: DuelView) -> list[OptionOdds]:
    """Return the odds of each option, in order; none at the end."""
    if view.decision is None:
        return []
    found = odds(view)
    each = [found[option.text] for option in view.decision.options]
    return [OptionOdds(round(one.hit, DIGITS), round(one.wounded, DIGITS)) for one in each]


def solvers_choice(view: DuelView) -> int | None:
    """Return the solver's choice; it depends on the view alone and is deterministic."""
    return None if view.decision is None else SolverBot("review").choose(view, [])


def unsupported(past: Timeline) -> Unsupported | None:
    """Refuse custom numbers: nothing is known of what follows a round with them."""
    return None if past.end.table.book.own_numbers is None else Unsupported(reason="edition")


def analyse(past: Timeline, rollouts: int | None, seed: str) -> Iterator[ReviewLine]:
    """Yield what each choice was worth."""
    worlds = rollouts or WORLDS
    plays = [frame for frame, mark in enumerate(past.marks) if mark.options > 1]
    yield Began(roles=[], turns=0, plays=len(plays), rollouts=worlds, seed=seed)
    for frame, game in enumerate(past.games()):
        mark = past.marks[frame]
        if mark.chosen is not None and mark.options > 1:
            yield weighed(game, frame, mark.chosen, worlds)
    yield Done()


def weighed(game: Game, frame: int, chosen: int, worlds: int) -> Weighed:
    """Return what a choice was worth, judged from the player's view."""
    view = observe(game, 0)
    found = forecast(view, worlds)
    each, said = found.chances(), offered(view)
    wins = [one.mean.win for one in each]
    best = max(range(len(wins)), key=lambda option: (wins[option], option == chosen))
    swing, error = found.behind(chosen, best)
    verdict = verdict_on(swing, doubt_about(swing, error))
    return Weighed(
        frame=frame,
        turn=game.table.round,
        chosen=chosen,
        best=best,
        chances=[round(win, DIGITS) for win in wins],
        low=round(each[chosen].low, DIGITS),
        high=round(each[chosen].high, DIGITS),
        swing=round(swing, DIGITS),
        error=round(error, DIGITS),
        verdict=verdict,
        said=said[chosen],
        better=said[best],
        follows=line_after(game, best) if verdict == "mistake" else [],
    )


def line_after(game: Game, option: int) -> list[Message]:
    """Return what would have happened until the end of the round, had the solver played on from an option.

    The cards lie as they lay in the finished duel: this is told only once it is over.
    """
    twin, bot, since = game.clone(), SolverBot("line"), len(game.table.events)
    twin.apply(option)
    while twin.decision is not None and twin.table.round == game.table.round:
        twin.apply(bot.choose(observe(twin, 0), []))
    events = seen(twin, 0, since)
    ends = [place for place, event in enumerate(events) if event.kind == "RoundBegan"]
    said = DuelMessages(observe(game, 0)).told(events[: ends[0]] if ends else events)
    return [one.said for one in said if isinstance(one.said, Message)]


REVIEWED = stepped_through(DUEL)._replace(unsupported=unsupported, analyse=analyse)
