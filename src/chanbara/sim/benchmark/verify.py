"""Verifying a result: every game is replayed, with the choices of the bot and the opponents as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chanbara.kernel.errors import IllegalChoice
from chanbara.pool import Job
from chanbara.sim.benchmark.play import Ended, play_usual, replay_tested
from chanbara.sim.benchmark.protocol import DEALS, OPPONENT, PROTOCOL, Pairing, made_by, pairings
from chanbara.sim.benchmark.result import GameLine, Result, hash_of, scores_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from chanbara.pool import Pool


class NotVerified(ValueError):
    """A result that is not what it says; the sentence says why."""


def read_result(text: bytes) -> Result:
    """Return a result from its file."""
    try:
        return msgspec.json.decode(text, type=Result)
    except msgspec.DecodeError as error:
        message = f"this is no result of the benchmark: {error}"
        raise NotVerified(message) from error


def verify(result: Result, pool: Pool, tell: Callable[[int], None]) -> None:
    """Replay all games; ``NotVerified`` says what does not fit. ``tell`` gets the number of new games."""
    check_claims(result)
    jobs = [Job(flaw_in, game) for game in result.games]
    for game, flaw in zip(result.games, pool.gather(jobs, lambda _: tell(1)), strict=True):
        if flaw:
            message = f"{game.table}, deal {game.deal}: {flaw}{_made_elsewhere(result)}"
            raise NotVerified(message)


def check_claims(result: Result) -> None:
    """Refuse what can be refused without playing: another protocol, changed lines or scores."""
    if (result.benchmark, result.opponent) != (PROTOCOL, OPPONENT):
        message = f"the protocol is {result.benchmark!r} against {result.opponent!r}; here it is {PROTOCOL!r}"
        raise NotVerified(message)
    if hash_of(result) != result.hash:
        raise NotVerified("its contents were changed: they do not fit its hash")
    if not 1 <= result.deals <= DEALS:
        message = f"the protocol has 1 to {DEALS} deals for each table, not {result.deals}"
        raise NotVerified(message)
    asked = [(one.table, one.number, one.deal.key, one.seat) for one in pairings(result.deals)]
    if [(one.table, one.deal, one.seed, one.seat) for one in result.games] != asked:
        raise NotVerified("its games are not those of the protocol")
    if scores_of(result.games) != result.scores:
        raise NotVerified("its scores do not follow from its games")


def _made_elsewhere(result: Result) -> str:
    """Return a hint, if rules or opponents may be others than those that played."""
    if made_by() == {"rules": result.rules, "mind": result.mind}:
        return ""
    return f". It was made with other rules or opponents; verify it with chanbara {result.version}"


def flaw_in(game: GameLine) -> str:
    """Replay a pairing; return what does not fit, or nothing."""
    pairing = Pairing(game.table, game.deal)
    try:
        found = replay_tested(game.choices, pairing)
    except IllegalChoice as error:
        return str(error)
    told, usual = Ended(game.won, game.check), Ended(game.usual, game.usual_check)
    return _difference("the bot", found, told) or _difference(OPPONENT, play_usual(pairing), usual)


def _difference(name: str, found: Ended, told: Ended) -> str:
    """Return how a game differs from what the file says of it."""
    if found == told:
        return ""
    said, is_so = ("won" if one.won else "lost" for one in (told, found))
    return f"with {name} it is {said} ({told.check}); replayed, it is {is_so} ({found.check})"
