"""Suspects and hints: what a player at the keyboard can conclude from what they saw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

import chanbara
from chanbara.cli.moment import GAP
from chanbara.compiled.warm_up import is_compiled
from chanbara.sword.bots.calibration import trust
from chanbara.sword.words.asking import choices

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sight import Seen
    from chanbara.sword.bots.ledger import Ledger
    from chanbara.sword.bots.why import Reason
    from chanbara.sword.terminal.commands import TableMoment
    from chanbara.sword.words.words import Words

BAR = 10
"""The length of a bar for certainty."""
CLUES = 5
"""Number of clues shown: the strongest."""
CLEAR = 1.15
"""The likelihood ratio from which a role is named."""
ROLLOUTS = 1024
"""Rollouts for a hint: about as long as a player looks at the table."""


def suspects(moment: TableMoment, _text: str) -> None:
    """Show the suspects, the evidence, and its reliability."""
    if not _is_possible(moment):
        return
    from chanbara.sword.bots.why import deduce  # noqa: PLC0415

    events = chanbara.seen(moment.game, moment.words.reader)
    ledger = deduce(moment.view, events)
    moment.show(Text(moment.words.say("aid-title"), style="title"))
    moment.show(_bars(moment, ledger))
    _show_clues(moment, ledger, events)
    said = ledger.odds()[ledger.prior_odds().max(axis=1) < 1]
    found = trust(float(said.max()) if said.size else 1.0)
    moment.tell("aid-trust", said=round(100 * found.said), was=round(100 * found.was))


def _is_possible(moment: TableMoment) -> bool:
    """Return whether something can be deduced now; if not, print why."""
    # This imports the compiler, which takes a while.
    from chanbara.sword.bots.why import can_deduce  # noqa: PLC0415

    if not can_deduce(moment.view):
        moment.tell("aid-unknown")
        return False
    if not is_compiled("sword.mind"):
        if moment.waiting is not None:
            moment.waiting.start()
        moment.tell("refused-aid-not-ready")
        return False
    return True


def _bars(moment: TableMoment, ledger: Ledger) -> Table:
    """Return a row for each seat with an uncertain role: a bar and a number per role."""
    from chanbara.sword.bots.why import ROLES  # noqa: PLC0415

    rows, words = Table.grid(padding=GAP), moment.words
    before, odds = ledger.prior_odds(), ledger.odds()
    is_open = before.max(axis=1) < 1
    roles = [place for place in range(len(ROLES)) if before[is_open][:, place].any()]
    rows.add_row("", "", *(Text(words.say(f"role-{ROLES[place]}"), style="title") for place in roles))
    for seat in range(len(odds)):
        if is_open[seat]:
            bars = [_bar(float(odds[seat, place]), words) for place in roles]
            rows.add_row(str(seat), Text(words.name(seat), style="bold"), *bars)
    return rows


def _bar(chance: float, words: Words) -> Text:
    filled, percent = round(BAR * chance), words.say("aid-percent", percent=round(100 * chance))
    return Text.assemble("█" * filled, ("░" * (BAR - filled), "quiet"), f" {percent:>5}")


def _show_clues(moment: TableMoment, ledger: Ledger, events: Sequence[Seen]) -> None:
    from chanbara.sword.bots.why import ROLES, telling  # noqa: PLC0415

    words, rows = moment.words, Table.grid(padding=GAP)
    for line, factors in telling(ledger, CLUES):
        named = [
            words.say("aid-factor", role=words.say(f"role-{role}"), factor=_rounded(float(factor)))
            for role, factor in zip(ROLES, factors, strict=True)
            if factor > CLEAR or factor < 1 / CLEAR
        ]
        # An action that is hardly informative is no clue.
        if named:
            rows.add_row(Text("·", style="quiet"), words.event(events[line.event]), Text(", ".join(named)))
    if not rows.row_count:
        moment.tell("aid-none")
        return
    moment.show(Text(words.say("aid-clues"), style="title"))
    moment.show(rows)
    moment.show(Text(words.say("aid-how"), style="quiet"))


def _rounded(factor: float) -> float:
    """Return one decimal, for small values two: no action makes a role impossible."""
    return max(round(factor, 2), 0.01) if factor < 0.1 else round(factor, 1)  # noqa: PLR2004


def hint(moment: TableMoment, _text: str) -> None:
    """Show the value of the best options in worlds that fit what the player has seen."""
    if not _is_possible(moment):
        return
    from chanbara.sword.bots.why import parries, reasons  # noqa: PLC0415

    events = chanbara.seen(moment.game, moment.words.reader)
    found = reasons(moment.view, events, ROLLOUTS, "hint")
    if not found:
        moment.tell("aid-one")
        return
    moment.tell("aid-worlds", worlds=ROLLOUTS // len(found))
    listed, rows = choices(moment.words, moment.view), Table.grid(padding=GAP)
    for one in found:
        chance = Text(moment.words.say("aid-wins", percent=round(100 * one.chance)), style="bold")
        rows.add_row(str(one.option + 1), listed[one.option].sentence, chance, _assumed(moment, one))
    moment.show(rows)
    held = parries(moment.view, events)
    if held:
        words = moment.words
        each = [
            f"{words.name(seat)} {words.say('aid-percent', percent=round(100 * chance))}"
            for seat, chance in held
        ]
        moment.show(Text(f"{words.say('aid-parry')} {', '.join(each)}", style="quiet"))


def _assumed(moment: TableMoment, reason: Reason) -> Text:
    """Return the assumption that changes the option's value most, if there is one."""
    from chanbara.sword.bots.why import ROLES, moving  # noqa: PLC0415

    words, text = moment.words, Text(style="quiet")
    for one in moving(reason, 1):
        role, percent = words.say(f"role-{ROLES[one.role]}"), round(100 * one.chance)
        text.append(words.say("aid-assumed", seat=words.name(one.seat), role=role, percent=percent))
    return text
