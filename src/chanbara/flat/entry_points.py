"""The functions of the flat core that are called from outside."""

from chanbara.flat.answers import step
from chanbara.flat.chance import below, seed
from chanbara.flat.crew import announce, falls_asleep, help_out, is_finished
from chanbara.flat.deal import deal
from chanbara.flat.legal import legal
from chanbara.flat.observe import observe, observe_perfect
from chanbara.flat.policy import play_random
from chanbara.flat.scoring import team_of, total, winner
from chanbara.flat.vector import begin_all, first_illegal, step_range

ENTRY_POINTS = (
    seed,
    below,
    deal,
    legal,
    step,
    team_of,
    total,
    winner,
    observe,
    observe_perfect,
    play_random,
    begin_all,
    first_illegal,
    step_range,
    announce,
    is_finished,
    help_out,
    falls_asleep,
)
