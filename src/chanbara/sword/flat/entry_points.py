"""The functions of the flat core that are called from outside."""

from chanbara.sword.flat.env.crew import announce, falls_asleep, help_out, is_finished
from chanbara.sword.flat.env.observe import observe, observe_perfect
from chanbara.sword.flat.env.policy import play_random, play_turns
from chanbara.sword.flat.env.vector import begin_all, first_illegal, seed_all, step_range
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import team_of, total, winner

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
    play_turns,
    seed_all,
    begin_all,
    first_illegal,
    step_range,
    announce,
    is_finished,
    help_out,
    falls_asleep,
)
