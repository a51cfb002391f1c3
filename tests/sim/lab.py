"""Reports for the tests of the lab: few games, quickly played."""

from chanbara.sim.box import Box
from chanbara.sim.lab.plan import LabPlan, plan_arms
from chanbara.sim.lab.report import Report, report_of
from chanbara.sim.lab.run import sheets

HARMLESS = "# Nothing is changed.\n"
BROKEN = "values:\n  bokken: {wounds: 9}\n"


def reported(
    games: int,
    box: Box,
    players: tuple[int, ...] = (4, 5),
    *,
    rulings: bool = False,
    is_running: bool = False,
) -> Report:
    """Have chance play some games and report on them."""
    plan = LabPlan(players, games, "lab", ("random",), plan_arms(box, players, rulings=rulings))
    plan = plan._replace(rulings=games if rulings else 0)
    plan.check()
    *_, sheet = sheets(plan, 1)
    return report_of(plan, sheet, "chanbara lab", is_running=is_running)
