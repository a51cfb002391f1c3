"""The rulings and numbers of a duel in a record."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from chanbara.duel.book.numbers import Numbers, numbers_from_line
from chanbara.duel.fingerprint import header
from chanbara.duel.rules.rulings import choose_rulings, usual_rulings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from chanbara.duel.rules.rulings import DuelRulings


def label(rulings: DuelRulings, numbers: Numbers | None) -> list[tuple[str, str]]:
    """Return the first lines of a record: the rules, and this duel's deviations."""
    lines = [*header()]
    changed = rulings.changed()
    if changed:
        lines.append(("rulings", " ".join(f"{name}={json.dumps(value)}" for name, value in changed.items())))
    if numbers is not None:
        lines.append(("numbers", numbers.line()))
    return lines


def labelled(header: Mapping[str, str]) -> tuple[DuelRulings, Numbers | None]:
    """Return the rulings and numbers of a record; ``ValueError`` says what is unavailable.

    A record without a revision is of the first, and continues by the rules of its time.
    """
    usual = usual_rulings(int(header.get("revision", "1")))
    pairs = (one.partition("=") for one in header.get("rulings", "").split())
    rulings = choose_rulings({name: json.loads(value) for name, _, value in pairs}, usual)
    return rulings, numbers_from_line(header["numbers"]) if "numbers" in header else None
