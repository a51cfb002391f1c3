"""How Samurai Sword is taught."""

from __future__ import annotations

from chanbara.school.kind import Hidden, TaughtKind
from chanbara.school.puzzle_proof import doubts_of_worlds, prove_in_worlds
from chanbara.sword.school.hunch import hunch
from chanbara.sword.school.lesson import CONDITIONS, SwordLesson, turns
from chanbara.sword.school.puzzle import SwordPuzzle, standing
from chanbara.sword.school.words import act, seat_words
from chanbara.sword.school.worlds import lay, worlds, written

TAUGHT = TaughtKind(
    lesson=SwordLesson,
    turns=turns,
    has_won=lambda view: view.seat in view.result.winners,
    cards="card",
    act=act,
    puzzle=SwordPuzzle,
    standing=standing,
    decks=("deck",),
    prove=prove_in_worlds,
    hand=lambda view: view.hand,
    doubts=doubts_of_worlds,
    hidden=Hidden(worlds, lay, written),
    conditions=CONDITIONS,
    seat_words=seat_words,
    conclude=hunch,
)
