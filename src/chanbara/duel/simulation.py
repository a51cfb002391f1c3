"""Many duels, fought by a pool. Jobs contain seeds, not duels: the same plan gives the same outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.bots.registry import make_bot
from chanbara.duel.saga.campaign import new_campaign
from chanbara.duel.saga.clan import new_clan
from chanbara.duel.setup import new_duel
from chanbara.duel.sight.seen import seen
from chanbara.duel.sight.view import observe
from chanbara.pool import Job
from chanbara.sim.games.tally import Share, share

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.bots.protocol import DuelBot
    from chanbara.duel.saga.campaign import Campaign
    from chanbara.duel.saga.clan import Clan
    from chanbara.kernel.game import Game
    from chanbara.pool import Pool
    from chanbara.sight import Seen

BATCH = 20
"""Duels per job."""


class DuelPlan(NamedTuple):
    """What to play."""

    duels: int
    seed: str
    bot: str = "lookahead"
    opponent: str | None = None
    weapon: str = "katana"
    environment: str | None = None
    weather: str | None = None
    difficulty: str = "samurai"
    modules: tuple[str, ...] = ()
    rulings: tuple[tuple[str, bool], ...] = ()
    numbers: str | None = None
    """The text of custom numbers."""

    @property
    def set_up(self) -> dict[str, Any]:
        """The options of a new duel."""
        chosen = ("opponent", "weapon", "environment", "weather", "difficulty", "modules", "numbers")
        return {name: getattr(self, name) for name in chosen} | {"rulings": dict(self.rulings)}

    @property
    def batches(self) -> range:
        """The first duel of each batch."""
        return range(0, self.duels, BATCH)

    def check(self) -> None:
        """Refuse an unplayable plan; ``ValueError`` says why."""
        new_duel(seed=self.seed, **self.set_up)
        make_bot(self.bot, self.seed)


class DuelOutcome(NamedTuple):
    """The result of a duel."""

    won: bool
    cause: str
    rounds: int
    life: int
    """The player's remaining life."""
    decisions: int


def fight(game: Game, bot: DuelBot) -> None:
    """Let a bot fight a duel to its end. Forced choices are made without asking it."""
    heard: list[Seen] = []
    while (decision := game.decision) is not None:
        choice = 0
        if len(decision.options) > 1:
            heard += seen(game, 0, since=len(heard))
            choice = bot.choose(observe(game, 0), heard)
        game.apply(choice, decision.number)


def fight_one(plan: DuelPlan, number: int) -> DuelOutcome:
    """Fight one duel of a plan. It has the seed ``SEED:NUMBER``, whatever process fights it."""
    seed = f"{plan.seed}:{number}"
    game = new_duel(seed=seed, **plan.set_up)
    fight(game, make_bot(plan.bot, seed))
    result = game.result
    return DuelOutcome(result.won, result.cause, result.rounds, result.life, game.table.asked)


def fight_batch(plan: DuelPlan, first: int) -> list[DuelOutcome]:
    """Fight the duels from ``first`` to the end of its batch."""
    return [fight_one(plan, number) for number in range(first, min(first + BATCH, plan.duels))]


def fight_all(plan: DuelPlan, pool: Pool) -> list[DuelOutcome]:
    """Fight all duels of a plan and return their outcomes in order."""
    plan.check()
    batches = pool.gather(Job(fight_batch, plan, first) for first in plan.batches)
    return [outcome for batch in batches for outcome in batch]


class DuelTally(NamedTuple):
    """The statistics of a plan."""

    won: Share
    rounds: float
    """On average."""
    causes: dict[str, int]
    """How often each cause ended a duel."""


def tally_duels(outcomes: Sequence[DuelOutcome]) -> DuelTally:
    """Count the results of some duels."""
    causes = sorted({outcome.cause for outcome in outcomes})
    return DuelTally(
        share([outcome.won] for outcome in outcomes),
        sum(outcome.rounds for outcome in outcomes) / len(outcomes),
        {cause: sum(outcome.cause == cause for outcome in outcomes) for cause in causes},
    )


def climb(kind: str, bot: str, seed: str) -> int:
    """Return the duels won on a ladder: a ``campaign``, one without events (``quiet``), or a ``clan``.

    ``campaign 1vs3`` and ``clan 1vs3`` meet three enemies in each duel (B8.35).
    """
    way, _, module = kind.partition(" ")
    modules = (module,) if module else ()
    if way == "clan":
        going: Campaign | Clan = new_clan(seed=seed, modules=modules)
    else:
        going = new_campaign(seed=seed, modules=modules, events=way == "campaign")
    while not going.is_over and not going.may_retire:
        game = going.duel()
        fight(game, make_bot(bot, f"{seed} {len(going.records)}"))
        going = going.after(game)
    return going.won
