"""The effects of each option, for clients that know no rules. Everything follows from the view."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from chanbara.server.insight.kind import InsightKind
from chanbara.sword.editions import RECENT, catalog_of
from chanbara.sword.kind import SWORD
from chanbara.sword.label import labelled, own_cards_of
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.served.payloads import Insight, InsightOption
from chanbara.sword.served.warnings import dangers
from chanbara.sword.sight.derived import Stake, catalog_at, stake
from chanbara.sword.words.asking import option_message, question
from chanbara.sword.words.messages import Messages

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.sight.view import View


OWN = "own"
"""The word before the text of a file of own cards: the server has loaded it, and sends it to its workers."""


def insight(view: View) -> Insight | None:
    """Return the effects for the observer, if it is their decision."""
    decision = view.decision
    if decision is None or decision.options is None:
        return None
    lost, messages = stake(view) if view.pending else Stake(), Messages(view)
    options = zip(decision.options, dangers(view), strict=True)
    return Insight(
        asked=question(messages, view),
        wounds=lost.wounds,
        is_defeat=_is_defeat(view, lost),
        options=[InsightOption(option_message(messages, view, option), danger) for option, danger in options],
    )


def _is_defeat(view: View, lost: Stake) -> bool:
    """Whether not answering means defeat; paying a price defeats nobody (7.1, 7.2)."""
    decision = view.decision
    assert decision is not None
    left = view.seats[decision.seat].resilience
    return decision.by not in {None, decision.seat} and 0 < left <= lost.wounds


class SwordInsight(InsightKind):
    """The effects of options in Samurai Sword."""

    def context(self, view: View) -> tuple[tuple[str, str], ...]:
        """Return the label of its cards and rules, as in a record, and the text of its own cards."""
        label = catalog_at(view).label
        # Data files are in the label itself.
        programs = [one for one in own_cards_of(dict(label)) if not one.is_data]
        return (*label, *((OWN, json.dumps([one.name, one.source, one.space])) for one in programs))

    def prepare(self, context: tuple[tuple[str, str], ...]) -> None:
        """Make these cards and rules known."""
        _labelled_catalog(context)

    def insight(self, view: View) -> Insight | None:
        """Return the effects of each option."""
        return insight(view)


@lru_cache(maxsize=RECENT)
def _labelled_catalog(context: tuple[tuple[str, str], ...]) -> Catalog:
    for word, text in context:
        if word == OWN:
            own_cards_from(*json.loads(text))
    return catalog_of(labelled(dict(context)))


INSIGHT = SwordInsight(SWORD)
