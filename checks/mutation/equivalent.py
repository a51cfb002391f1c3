"""Mutants that no test can notice, each with its reason: the function, and the change anywhere in it."""

from __future__ import annotations

EXPLAINED = {
    "harm.Defeat.run, 0 → -1": "the first of the one player who stands is also the last",
    "query.difficulties, 0 → 1": "the Difficulty of attacking oneself is never looked at",
    "query.difficulties, 0 → -1": "the Difficulty of attacking oneself is never looked at",
    "query.difficulties, 1 → 0": "one step more round the table is oneself, who is never looked at",
    "query.attackable, 0 → 1": "every weapon reaches at least 1",
    "query.attackable, 0 → -1": "every weapon reaches at least 1",
    "query.answers, without: if proof is WEAPON:": "only weapons ever stand in, and they fit already",
    "query.answers, without: return fitting": "only weapons ever stand in, and they fit already",
    "scoring.result, True → False": "there is one score for each player",
    "knowledge.sure_of, 0 → 1": "one observer more is looked at who knows nothing",
    "knowledge.sure_of, 0 → -1": "without known cards there is nobody to look at",
    "traits.combine, without: if len(present) == 1:": "a short cut: the sum of one is itself",
    "traits.combine, without: return present[0]": "a short cut: the sum of one is itself",
    "traits.combine, 1 → 0": "a short cut: the sum of one is itself",
    "traits.combine, 0 → -1": "a short cut: the first of one is also the last",
}


def reason(name: str) -> str | None:
    """Return why a mutant cannot be noticed, where that is known."""
    function, _, what = name.partition(", ")
    return EXPLAINED.get(f"{function}, {what.partition(', ')[2]}")
