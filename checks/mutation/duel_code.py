"""Mutants of the duel's code: the rules of a duel, of a campaign and of the clan."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from chanbara.duel import field, setup
from chanbara.duel.rules import (
    attack,
    bushido,
    counter,
    decks,
    environment,
    harm,
    refusal,
    rounds,
    shiro,
    specials,
    values,
)
from chanbara.duel.rules.words import Cause, Icon, Module, Value
from chanbara.duel.saga import campaign, clan, ladder
from checks.mutation import DUEL, Mutant
from checks.mutation.code import changes, install, places
from checks.mutation.duel_numbers import forget

RULES = {
    rounds: ("B2", "B5", "A1", "A8", "B10"),
    attack: ("B2", "B8", "B5", "B3", "A2", "A4", "B10"),
    counter: ("B2", "B8", "B5", "A3", "A4", "B6", "A2", "B10"),
    harm: ("B4", "A1", "A5", "B8"),
    values: ("B2", "B8", "B6", "B5", "A1"),
    decks: ("B2", "B6", "B10"),
    specials: ("A8", "A2", "B2"),
    bushido: ("A2", "B8"),
    environment: ("B6", "A7", "B8"),
    shiro: ("A6", "B5", "B8"),
    refusal: ("B2", "A2", "B8", "B5", "B6", "A3", "A6", "A7"),
    setup: ("B2", "B7", "B5", "B8"),
    field: ("A10", "B2", "A4", "A5"),
    ladder: ("B7", "B8"),
    campaign: ("B7", "B8", "A1", "A2"),
    clan: ("B7", "B8"),
}
"""The modules, and the chapters each implements."""
CLOSED = {"Icon": Icon, "Value": Value, "Module": Module, "Cause": Cause}
"""Closed sets whose words are replaced by the next one."""

NO_RULES = {
    "setup.Start.header",
    "setup.options_of",
    "setup.new_duel",
    "ladder.new_key",
    "campaign.Campaign.afresh",
    "clan.Clan.afresh",
    "refusal._refuse_qi",
}
"""Serialization and the source of randomness: the tests of records and keys cover them. The last one creates
the refusing functions, and has already run when a mutant is made."""

CITED = re.compile(r"\b([AB]\d{1,2}(?:\.\d{1,2})?)\b")
"""A paragraph, or a whole chapter."""


def paragraphs(said: str, chapters: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a function cites in its docstring, and then the chapters of its module."""
    return tuple(dict.fromkeys((*CITED.findall(said), *chapters)))


def duel_rule_mutants() -> Iterator[Mutant]:
    """Yield every change of the duel's rules."""
    for module, chapters in RULES.items():
        for place in (one for one in places(module) if one.name not in NO_RULES):
            for what, changed in changes(place.node, CLOSED):
                change = partial(install, place.function, changed, forget)
                cites = paragraphs(place.said, chapters)
                yield Mutant("rule", f"duel.{place.name}, {what}", cites, change, DUEL)
