"""The C++ of the kernels: constants, translated functions of the flat core, and what is written in C++."""

from __future__ import annotations

from importlib.resources import files

from chanbara.research.device.arrays import RECORDS
from chanbara.research.device.known import LONG
from chanbara.research.device.special import compact, special
from chanbara.research.device.thinking import small_mind, thinking
from chanbara.research.device.translate import Program
from chanbara.sword.flat.env.observe import (
    observe_deeds,
    observe_own,
    observe_question,
    observe_seats,
    observe_table,
)
from chanbara.sword.flat.env.vector import clear, give, is_legal
from chanbara.sword.flat.format import layout
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE
from chanbara.sword.flat.format.tables import BANZAI, DRAW_PHASE, DRAW_STEP, REVEAL_STEP
from chanbara.sword.flat.rules.answers import answer
from chanbara.sword.flat.rules.chance import CHANCE_SIZE, below, seed
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.scoring import winner
from chanbara.sword.flat.rules.steps import run
from chanbara.sword.mind.belief.belief import forget_evidence, seat_odds, weigh_worlds
from chanbara.sword.mind.belief.worlds import WORLDS
from chanbara.sword.mind.run import beside
from chanbara.sword.mind.search.policy import choose

DRAWING = sum(1 << op for op in (DRAW_PHASE, DRAW_STEP, BANZAI, REVEAL_STEP))
"""Steps that may need a new deck: that takes long, and many games do it at the same time."""
MOST_DRAWN = 4
"""Of a deck with as many cards, hardly a step needs more."""

WARP = 32
STEPPED = WARP * (layout.SIZE + 4) + 4 * ACTIONS
"""The bytes that a warp of games takes while they are stepped: the games, and a bit for each action."""
SHOWN = WARP * (layout.SIZE + 4 + OBSERVATION_SIZE)
"""The bytes that a warp of games takes while they are shown: the games, and their observations."""

SHAPES = {"ACTIONS": ACTIONS, "OBSERVATION_SIZE": OBSERVATION_SIZE, "SEATS": layout.SEATS}

RULES = (deal, legal, answer, run)
SIGHT = (observe_table, observe_question, observe_seats, observe_deeds, observe_own)
THOUGHT = (
    seat_odds,
    weigh_worlds,
    forget_evidence,
    choose,
    beside.deal_seats,
    beside.recall,
    beside.keep,
    beside.prepare_bot,
    beside.watch_sparingly,
    beside.reward_learner,
    beside.tell_odds,
    beside.advise,
    beside.first_learner,
)


def random_play(players: int, edition: int, *, is_small: bool = False, **tuning: int) -> str:
    """Return the kernel for random play; a small one has less code and does more."""
    places = compact(players, edition)
    program = Program(special(players, edition, places))
    for function in (*RULES, below, winner):
        program.function(function)
    program.function(seed).needs("number", LONG)
    tuning |= {"DRAWING": DRAWING, "MOST_DRAWN": MOST_DRAWN, "ACTIONS": ACTIONS}
    found = _source(program, places, "random_play.cu", PLAYERS=players, EDITION=edition, **tuning)
    return f"#define SMALL\n{found}" if is_small else found


def vector(players: int, edition: int, *, is_small: bool = False, **tuning: int) -> str:
    """Return the kernels for ``VectorEnv``."""
    program = Program(special(players, edition, {}))
    for function in (*RULES, *SIGHT, give, clear):
        program.function(function)
    program.function(is_legal).needs("choice", LONG)
    tuning |= SHAPES | {"PLAYERS": players, "EDITION": edition}
    found = _source(program, {}, "sights.cu", "vector.cu", **tuning)
    return f"#define SMALL\n{found}" if is_small else found


def guests(players: int, edition: int, **tuning: int) -> str:
    """Return the kernels for ``VectorEnv`` with bots beside the learner."""
    program = Program(thinking(players, edition), RECORDS)
    for function in (*RULES, *SIGHT, clear, *THOUGHT):
        program.function(function)
    program.function(is_legal).needs("choice", LONG)
    tuning |= SHAPES | {"PLAYERS": players, "EDITION": edition, "WORLDS": int(WORLDS[edition & 1, players])}
    for name in ("HAS_ACTED", "IS_WATCHED", "UP_TO_DATE", "CHANGED", "IS_TOLD", "IS_ADVISED"):
        tuning[name] = getattr(beside, name)
    for name in ("STREAM_SIZE", "MEMORY_SIZE", "TOLD"):
        tuning[name] = getattr(beside, name)
    tuning |= {"LEARNER": beside.LEARNER, "NO_CHOICE": beside.NO_CHOICE}
    places = small_mind(players, edition)
    tuning |= {name: places[name] for name in ("EVEN_BELIEF", "MIND_SIZE", "ROOM_SIZE")}
    return f"#define SMALL\n{_source(program, {}, 'sights.cu', 'guests.cu', **tuning)}"


def _source(program: Program, places: dict[str, int], *names: str, **constants: int) -> str:
    """Return a whole program: constants, translated functions, kernels."""
    for usual in ("SIZE", "ASKED", "DEPTH", "STACK", "FRAME", "DECK_SIZE", "NONE"):
        constants[usual] = places.get(usual, getattr(layout, usual))
    constants["CHANCE_SIZE"] = CHANCE_SIZE
    defined = [f"constexpr int {constant} = {value};" for constant, value in sorted(constants.items())]
    folder = files(__package__)
    prelude, *kernels = ((folder / one).read_text(encoding="utf-8") for one in ("prelude.h", *names))
    return "\n".join([prelude, program.text(), *defined, *kernels])
