"""Mutants that no test can notice, each with its reason: the function, and the change anywhere in it."""

from __future__ import annotations

EXPLAINED = {
    "harm.end_by_swordmaster, 0 → -1": "the first of the one player who stands is also the last",
    "escape.escape, without: lay_down(table, seat, card)": "no printed card waits for an Origami",
    "play.play_options, and/or swapped in peculiar and card in peculiar": "others have no further targets",
    "query.difficulties, 0 → 1": "the Difficulty of attacking oneself is never looked at",
    "query.difficulties, 0 → -1": "the Difficulty of attacking oneself is never looked at",
    "query.difficulties, 1 → 0": "one step more round the table is oneself, who is never looked at",
    "query.attackable, 0 → 1": "every weapon reaches at least 1",
    "query.attackable, 0 → -1": "every weapon reaches at least 1",
    "query.is_immune, without: if not immune_to:": "a short cut: nobody is immune to nothing",
    "query.is_immune, without: return False": "a short cut: nobody is immune to nothing",
    "scoring.result, True → False": "there is one score for each player",
    "knowledge.sure_of, 0 → 1": "one observer more is looked at who knows nothing",
    "knowledge.sure_of, 0 → -1": "without known cards there is nobody to look at",
}


def reason(name: str) -> str | None:
    """Return why a mutant cannot be noticed, where that is known."""
    return EXPLAINED.get(plain(name))


def plain(name: str) -> str:
    """Return a mutant's name without the line it is on."""
    function, _, what = name.partition(", ")
    return f"{function}, {what.partition(', ')[2]}"
