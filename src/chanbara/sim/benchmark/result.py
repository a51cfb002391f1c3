"""The result of the benchmark: a file with seeds, choices and hashes, and the scores that follow."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from chanbara.record.rates import CONFIDENCE
from chanbara.sim.benchmark.protocol import BUDGET_MS, DEALS, OPPONENT, PROTOCOL, TABLES, made_by, pairings
from chanbara.sim.games.report import share_data
from chanbara.sim.games.tally import Share
from chanbara.sim.tournament.stats import difference, estimate
from chanbara.sword.bots.bot_files import digest_in, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.benchmark.play import Ended, Tested

DIGITS = 6
ALL = "all tables"


class Score(msgspec.Struct, frozen=True):
    """How well a bot did at a table, or at all of them."""

    table: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    points: float
    """Games won in a hundred beyond those that the opponent wins in the same seats of the same deals."""
    points_low: float
    points_high: float


class GameLine(msgspec.Struct, frozen=True):
    """One pairing."""

    table: str
    deal: int
    seed: str
    """The seed of the deal: ``chanbara play --seed SEED`` deals it again."""
    seat: int
    won: bool
    usual: bool
    choices: tuple[int, ...]
    check: str
    usual_check: str


class Result(msgspec.Struct, frozen=True):
    """A result file."""

    benchmark: str
    version: str
    rules: str
    mind: str
    opponent: str
    bot: str
    bot_sha256: str | None
    """The hash of the bot's file, if it is one."""
    deals: int
    """Deals for each table; fewer than the protocol's are a trial."""
    scores: tuple[Score, ...]
    games: tuple[GameLine, ...]
    hash: str = ""
    """The hash of all of the above but ``version``, ``rules`` and ``mind``."""
    milliseconds: float | None = None
    """CPU time per decision, as measured by whoever ran it: the one thing that nobody else can verify."""

    @property
    def is_complete(self) -> bool:
        """Whether all deals of the protocol were played."""
        return self.deals == DEALS

    @property
    def is_within_budget(self) -> bool:
        """Whether the bot was as quick as the protocol asks."""
        return self.milliseconds is not None and self.milliseconds <= BUDGET_MS


def result_of(bot: str, tested: Sequence[Tested], usual: Sequence[Ended], version: str) -> Result:
    """Return the result of a bot, from its games and those without it, in the order of the protocol."""
    deals = len(tested) // len(TABLES)
    games = tuple(
        GameLine(
            table=pairing.table,
            deal=pairing.number,
            seed=pairing.deal.key,
            seat=pairing.seat,
            won=one.ended.won,
            usual=other.won,
            choices=one.choices,
            check=one.ended.check,
            usual_check=other.check,
        )
        for pairing, one, other in zip(pairings(deals), tested, usual, strict=True)
    )
    decisions = sum(len(one.choices) for one in tested)
    made = Result(
        benchmark=PROTOCOL,
        version=version,
        **made_by(),
        opponent=OPPONENT,
        bot=shown(bot),
        bot_sha256=digest_in(bot),
        deals=deals,
        scores=scores_of(games),
        games=games,
        milliseconds=round(1000 * sum(one.seconds for one in tested) / max(decisions, 1), DIGITS),
    )
    return msgspec.structs.replace(made, hash=hash_of(made))


def hash_of(result: Result) -> str:
    """Return the hash of all that replaying can verify: the same for every version that plays the same."""
    told = msgspec.structs.replace(result, version="", rules="", mind="", hash="", milliseconds=None)
    return sha256(msgspec.json.encode(told)).hexdigest()


def scores_of(games: Sequence[GameLine]) -> tuple[Score, ...]:
    """Return the score for each table, and for all."""
    by_table = {table.name: [one for one in games if one.table == table.name] for table in TABLES}
    return tuple(score(name, some) for name, some in ({ALL: list(games)} | by_table).items())


def score(name: str, games: Sequence[GameLine]) -> Score:
    """Return the score of some games; each is a deal of its own, so they are independent."""
    wins = sum(one.won for one in games)
    share = share_data(Share(wins, len(games), len(games)))
    alpha = 1 - CONFIDENCE
    over = difference(estimate([(one.won - one.usual, 1) for one in games], alpha), alpha)
    return Score(
        name,
        len(games),
        wins,
        share["rate"],
        share["low"],
        share["high"],
        *(round(100 * value, DIGITS) for value in (over.mean, over.low, over.high)),
    )
