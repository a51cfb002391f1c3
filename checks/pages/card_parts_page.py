"""Write docs/card-parts.md from the vocabulary: ``python -m checks.pages.card_parts_page --write``.

Without ``--write`` it only reports whether the page is up to date. A test in tests/docs does the same.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from chanbara.sword.parts.effect_table import COUNT_NOTES, PARTS, WHO_NAMES, WHO_NOTES
from chanbara.sword.parts.fields import Entry, Value
from chanbara.sword.parts.vocabulary import (
    ABILITY_FIELDS,
    CARD_FIELDS,
    CARDS_FIELDS,
    CHANGES,
    CHARACTER_FIELDS,
    CONDITION_FIELDS,
    FILE_FIELDS,
    MAX_BYTES,
    MOMENT_FIELDS,
    MOMENTS,
    MOST_DEPTH,
    MOST_ENTRIES,
    MOST_INSTRUCTIONS,
    MOST_PROGRAMS,
)
from chanbara.sword.rules.levers import MOST_FROM_BOX, MOST_STARTED, MOST_WAITING
from chanbara.sword.rules.program import MOST_IN_CATALOG
from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from chanbara.sword.parts.fields import Field, PartOf

PAGE = Path(__file__).parents[2] / "docs" / "card-parts.md"

OPENING = """\
# The parts of custom cards

Everything that can be written in a data file with [custom cards](own-cards.md). This page is made from the
table that the program itself reads: `.venv/bin/python -m checks.pages.card_parts_page --write`.
`chanbara cards --schema` prints the same as a JSON Schema.

- [The file](#the-file)
- [Cards](#cards)
- [Characters](#characters)
- [Abilities](#abilities)
- [Effects](#effects)
- [Who](#who)
- [Amounts](#amounts)
- [Moments](#moments)
- [Conditions](#conditions)
- [Cards that are meant](#cards-that-are-meant)
- [Changes](#changes)
- [Limits](#limits)
"""

LIMITS = f"""\
## Limits

- A file has at most {MAX_BYTES // 1024} kB, {MOST_ENTRIES} cards and {MOST_ENTRIES} characters. No aliases,
  no tags, no key twice.
- The effects of an entry have at most {MOST_INSTRUCTIONS} parts, those of all custom cards of a game
  {MOST_IN_CATALOG}; they stand up to {MOST_DEPTH} levels deep within others, at up to {MOST_PROGRAMS} moments
  and abilities.
- At most {MOST_STARTED} effects start in a turn. Further ones do nothing, and abilities are no longer
  offered.
- In a game, at most {MOST_FROM_BOX} honor points come from the supply. At most {MOST_WAITING} things wait for
  `later`.
- An ability costs something or has a limit. Together the cards of a file take away at most 1 card of the Draw
  phase.
- Only one character, or one property of a single copy, may have `keeps_honor_at_deck_end`.
- A condition asks only about what everybody knows.
"""


def row(*cells: str) -> str:
    """Return a row of a table."""
    return f"| {' | '.join(cells)} |"


def value_of(field: Field) -> str:
    """Return what may be written."""
    kinds = {
        Value.FLAG: "`true` or `false`",
        Value.EFFECTS: "[effects](#effects)",
        Value.CONDITION: "[a condition](#conditions)",
        Value.CARDS: "[cards](#cards-that-are-meant)",
        Value.MOMENTS: "[moments](#moments)",
        Value.ABILITIES: "[abilities](#abilities) by key",
        Value.CHANGES: "[changes](#changes)",
        Value.NOTHING: "nothing",
        Value.WORDS: f"a text of up to {field.most} letters, or one by language",
    }
    if field.value in kinds:
        return kinds[field.value]
    words = " ".join(f"`{word}`" for word in field.choices)
    if field.value is Value.CHOICE:
        return words or "a key"
    bounds = f"{field.least} to {field.most}" if field.least != field.most else f"{field.least}"
    if field.value is Value.NUMBER:
        return bounds
    return f"{bounds}{', ' + words if words else ''} or [a count](#amounts)"


def table(fields: Iterable[Field]) -> list[str]:
    """Return fields as a table."""
    lines = [row("field", "what is written", "meaning"), "|---|---|---|"]
    for field in fields:
        meaning = field.note + (" (needed)" if field.required else "")
        meaning += f"; by default {field.default}" if field.default else ""
        lines.append(row(f"`{field.name}`", value_of(field), meaning))
    return [*lines, ""]


def example(part: PartOf) -> str:
    """Return how a part is written."""
    if part.value.value is Value.NOTHING:
        return f"`{part.name}`"
    inside = [f"{part.name}: {short(part.value)}"]
    inside += [f"{field.name}: {short(field)}" for field in part.fields if field.required]
    return f"`{{{', '.join(inside)}}}`"


def short(field: Field) -> str:
    """Return an example of a value."""
    if field.value is Value.EFFECTS:
        return "[..]"
    if field.value is Value.CONDITION:
        return "{..}"
    return field.choices[0] if field.value is Value.CHOICE else str(max(1, field.least))


def effects() -> list[str]:
    """Return the parts of effects as a table."""
    lines = [row("part", "value", "what it does", "to whom", "on"), "|---|---|---|---|---|"]
    for part in PARTS:
        names = [f"`{WHO_NAMES[who]}`" for who in part.who]
        whom = f"`{part.who_field}`: {' '.join([f'**{names[0]}**', *names[1:]])}" if names else ""
        where = "everything" if len(part.entries) == len(Entry) else ", ".join(part.entries)
        if part.moments:
            where += f" at {', '.join(f'`{one}`' for one in part.moments)}"
        more = "".join(
            f" `{field.name}`: {field.note}{' (needed)' if field.required else ''}." for field in part.fields
        )
        value = value_of(part.value) + (f": {part.value.note}" if part.value.note else "")
        lines.append(row(example(part), value, part.note + more, whom, where))
    return [*lines, ""]


def page() -> str:
    """Return the whole page."""
    file = [*FILE_FIELDS]
    lines = [OPENING, "## The file", "", *table(file)]
    lines += [
        "Besides these it has `cards`, `characters` (entries by key: small letters, digits and `_`) and",
        "`multipliers`, as in [house rules](house-rules.md).",
        "",
        "## Cards",
        "",
    ]
    for entry in Entry:
        if entry is not Entry.CHARACTER:
            own = [field for field in CARD_FIELDS if entry in field.entries]
            lines += [f"**{entry.value}**", "", *table(own)]
    lines += ["## Characters", "", *table(CHARACTER_FIELDS), "## Abilities", "", *table(ABILITY_FIELDS)]
    lines += [
        "## Effects",
        "",
        "The first of the players listed is the one by default. What is impossible does nothing.",
        "",
    ]
    lines += effects()
    lines += ["## Who", "", row("name", "who it is"), "|---|---|"]
    lines += [*(row(f"`{name}`", note) for name, note in WHO_NOTES.items()), ""]
    lines += [
        "## Amounts",
        "",
        "A number, or a count such as `{count: honor, of: other}`; `of` is by default `me`. 9 is the most.",
        "",
    ]
    lines += [row("count", "what is counted"), "|---|---|"]
    lines += [*(row(f"`{name}`", note) for name, note in COUNT_NOTES.items()), ""]
    lines += [
        "## Moments",
        "",
        *table(MOMENT_FIELDS),
        row("moment", "when", "`other`", "on"),
        "|---|---|---|---|",
    ]
    lines += [
        *(row(f"`{one.name}`", one.note, one.other or "–", ", ".join(one.entries)) for one in MOMENTS),
        "",
    ]
    lines += ["## Conditions", "", "All of it has to hold.", "", *table(CONDITION_FIELDS)]
    lines += [
        "## Cards that are meant",
        "",
        "One description, or a list of alternatives. All that is said has to hold; `except` describes cards",
        "that are not meant. Where only `except` is written, abilities, which are no cards, are meant, too.",
        "",
        *table(CARDS_FIELDS),
        "## Changes",
        "",
        *table(CHANGES),
        LIMITS,
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    return keep(PAGE, page(), "checks.pages.card_parts_page", arguments)


if __name__ == "__main__":
    sys.exit(main())
