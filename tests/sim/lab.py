"""Reports for the tests of the lab: few games, played quickly."""

from chanbara.pool import Inline, Pool
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.plan import LabPlan, plan_arms
from chanbara.sim.lab.report.contents import Report, report_of
from chanbara.sim.lab.run import Sheet, sheets

HARMLESS = "# Nothing is changed.\n"
AS_PRINTED = "values:\n  benkei: {resilience: 5}\n"
"""It sets the printed values: another edition by name, the same game."""
OWN = """
from chanbara.sword.cards.entries import weapon
from chanbara.sword.rules.catalog import Character
from chanbara.sword.rules.traits import Traits
from chanbara.sword.rules.words import Suit

CARDS = [weapon("tsukubo", rule="own", reach=3, wounds=2, suit=Suit.FUJI, copies=2)]
CHARACTERS = [Character("yasuke", 6, Traits(dealt=1, difficulty=-1))]
"""
"""A new weapon and a new character."""
BROKEN = "values:\n  bokken: {wounds: 9}\n"


def reported(
    games: int,
    variant: Variant,
    players: tuple[int, ...] = (4, 5),
    bots: tuple[str, ...] = ("random",),
    *,
    rulings: bool = False,
    is_running: bool = False,
    matched: int = 0,
) -> Report:
    """Play some games, at random by default, and report on them."""
    plan = LabPlan(players, games, "lab", bots, plan_arms(variant, players, rulings=rulings))
    plan = plan._replace(rulings=games if rulings else 0, matched=matched)
    plan.check()
    return report_of(plan, rounds(plan)[-1], "chanbara lab", is_running=is_running)


def rounds(plan: LabPlan, pool: Pool | None = None) -> list[Sheet]:
    """Play a plan; return the counts after each of its rounds."""
    found: list[Sheet] = []
    for progress in sheets(plan, pool or Inline()):
        # Now and then one is told although nothing was counted since, even before the first game.
        if progress.whole.games and (not found or found[-1] is not progress.whole):
            found.append(progress.whole)
    return found
