"""The texts of a report: names, numbers with their intervals, and the verdict in sentences."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from chanbara.locales import speech
from chanbara.sim.games.engines import remark_on_variant, remarks_on_nets
from chanbara.sim.games.report import ENDINGS
from chanbara.sim.lab.compare import MATTERS
from chanbara.sim.lab.stats import rounded
from chanbara.sim.lab.worth.subjects import Origin
from chanbara.sword.books import BOOKS, OURS
from chanbara.sword.bots.bot_files import is_net, shown
from chanbara.sword.rules.words import Cause

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.compare import Finding
    from chanbara.sim.lab.estimates import Edge, TeamShare
    from chanbara.sim.lab.plan import LabPlan
    from chanbara.sim.lab.report.contents import Report
    from chanbara.sim.lab.stats import Estimate

CLEAR = 0.05
"""How far from a fair win rate a team must be to be called favored: one game in twenty."""
NOTABLE = 0.02
"""How much the win rate of a character must differ from others to be called too strong or too weak."""
TOLD = 3
"""How many of several are named in a sentence."""

CARD_FIGURES = {
    "played": "played per game",
    "answers": "answers per game",
    "hit_rate": "hit rate",
    "wounds": "wounds per hit",
    "swing": "honor swing per play",
}

PRINTED = Origin.PRINTED
SHARES = ("team", "ending", "character", "hit_rate")
"""Findings that are shares, written in percentage points."""


def name(kind: str, key: str) -> str:
    """Return the name of a team, role, character or card."""
    return speech("en").say(f"{kind}-{key}")


def person(report: Report, key: str) -> str:
    """Return the name of a character, with where it is from if it is not printed."""
    where = report.origins.get(key, PRINTED)
    return name("character", key) + ("" if where is PRINTED else f" ({where})")


def listed(words: Sequence[str]) -> str:
    """Return words as a list in a sentence."""
    if len(words) <= 1:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def numbers(found: Sequence[int]) -> str:
    """Return numbers as a list in a sentence; three or more consecutive ones become a range."""
    parts: list[list[int]] = []
    for one in found:
        if parts and one == parts[-1][-1] + 1:
            parts[-1].append(one)
        else:
            parts.append([one])
    in_a_row = 3
    return listed(
        [
            text
            for part in parts
            for text in ([f"{part[0]} to {part[-1]}"] if len(part) >= in_a_row else map(str, part))
        ]
    )


def percent(rate: float) -> str:
    """Return a share."""
    return f"{100 * rate:.1f}%"


def points(difference: float) -> str:
    """Return a difference of shares, in percentage points."""
    return _with_sign(difference, f"{100 * abs(difference):.1f}")


def number(value: float) -> str:
    """Return a number that is not a share."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"  # noqa: PLR2004 - three places say enough


def signed(value: float) -> str:
    """Return a number with its sign."""
    return _with_sign(value, number(abs(value)))


def _with_sign(value: float, size: str) -> str:
    if not size.strip("0."):
        return size
    return f"{'+' if value > 0 else '−'}{size}"  # noqa: RUF001 - a minus


def bots(plan: LabPlan) -> str:
    """Return the bots, and their stand-ins where rules are compared."""
    pairs = zip(plan.bots, plan.seated, strict=True)
    return listed([shown(one) if one == by else f"{shown(one)} (as {by})" for one, by in pairs])


BOOK_NAMES = {book: f"the {book.capitalize()} book" for book in BOOKS} | {OURS: "our reading"}


def usual(plan: LabPlan) -> str:
    """Return what the variant is compared with."""
    return BOOK_NAMES[plan.arms[0].variant.book] if plan.is_about_a_book else "the printed game"


def other(plan: LabPlan) -> str:
    """Return what is compared with it."""
    return BOOK_NAMES[plan.arms[plan.shown].variant.book] if plan.is_about_a_book else "the variant"


def sentence(words: str) -> str:
    """Return the text with a capital letter."""
    return words[:1].upper() + words[1:]


def games(count: int) -> str:
    """Return how many games."""
    return "1 game" if count == 1 else f"{count:,} games"


def times(count: int) -> str:
    """Return how often."""
    return "once" if count == 1 else f"{count:,} times"


def between(one: Estimate, how: str = "percent") -> str:
    """Return an interval."""
    if not isfinite(one.low) or not isfinite(one.high):
        return "unknown"
    if how == "percent":
        return f"{100 * one.low:.1f} – {100 * one.high:.1f}"
    say = points if how == "points" else signed if how == "signed" else number
    return f"{say(one.low)} – {say(one.high)}" if how == "number" else f"{say(one.low)} to {say(one.high)}"


def ending(key: Cause | str) -> str:
    """Return how a game ended."""
    if isinstance(key, Cause):
        return ENDINGS[key]
    return "… with a Deadly Strike"


def about(finding: Finding, origins: dict[str, Origin]) -> str:
    """Return the subject of a finding, with where it is from if it is not printed."""
    where = f" ({origins[finding.key]})" if origins.get(finding.key, PRINTED) is not PRINTED else ""
    at = f", {finding.players} players" if finding.players else ""
    if finding.kind == "team":
        return f"{name('team', finding.key)}: games won{at}"
    if finding.kind == "ending":
        return f"Games that ended so: {ending(Cause(finding.key))}"
    if finding.kind in {"turns", "decisions"}:
        return f"{finding.kind.capitalize()} of a game{at}"
    if finding.kind == "character":
        return f"{name('character', finding.key)}{where}: edge over others in the same role"
    return f"{name('card', finding.key)}{where}: {CARD_FIGURES[finding.kind]}"


def value_of(finding: Finding, value: float) -> str:
    """Return one of the two values of a finding."""
    if finding.kind == "character":
        return points(value)
    return percent(value) if finding.kind in SHARES else number(value)


def changes(report: Report) -> list[str]:
    """Return what the variant changes, in sentences; none about the printed game alone."""
    return _difference(report) if report.has_variant else []


def balance(report: Report) -> list[str]:
    """Return how balanced the game is, in sentences."""
    judged = {one.item.key for one in report.judgments}
    # Of these the verdict is another: a copy of a strong printed character is not too strong.
    people = [one for one in report.people if one.key not in judged]
    return [_balance(report), *_furthest(report.teams), _people(people, report.origins)]


def stand_ins(plan: LabPlan) -> list[str]:
    """Return which engine replaces the flat core, and which bots replace which where rules are compared."""
    variant = plan.arms[0].variant
    remarks = remark_on_variant(variant), remarks_on_nets(variant, plan.players, plan.seated)
    return [*filter(None, remarks), *_planners(plan)]


def _planners(plan: LabPlan) -> list[str]:
    if plan.compared == plan.bots or len(plan.arms) == 1:
        return []
    who = "Planners and networks" if any(map(is_net, plan.bots)) else "Planners"
    if plan.seated != plan.bots:
        why = "they can only play the printed rules, and the comparison must use the same players"
        return [f"{who} play as detectives, by the printed rules and by the variant: {why}."]
    if len(plan.ruling_arms) == 1:
        return []
    return [f"Where books and rulings are compared, {who.lower()} play as detectives."]


def _difference(report: Report) -> list[str]:
    certain = [one for one in report.findings if one.is_certain]
    more = _more_games(report)
    if not certain:
        words = f"{other(report.plan)} shows no difference from {usual(report.plan)} beyond chance"
        return [f"{sentence(words)}.{more}"]
    subjects: dict[str, Finding] = {}
    for one in certain:
        # Of one card, or of one kind of thing, only the most certain difference is reported.
        subjects.setdefault(one.kind if one.players else one.key, one)
    parts = [
        f"{about(one, report.origins)} {value_of(one, one.usual)} → {value_of(one, one.other)}"
        for one in [*subjects.values()][:TOLD]
    ]
    count = f"{len(certain)} of {len(report.findings)} figures differ by more than chance"
    return [f"{sentence(other(report.plan))} changes the game: {count}.", f"{'; '.join(parts)}.{more}"]


def _more_games(report: Report) -> str:
    if not report.more_games:
        return ""
    points_, turns = 100 * MATTERS["team"], MATTERS["turns"]
    return (
        f" Needs about {report.more_games:,} more games to show every effect of {points_:.0f} points on who "
        f"wins, and of {turns:.0f} turn on the length."
    )


def _balance(report: Report) -> str:
    return balance_of(report.teams, report.sheet.games)


def balance_of(teams: list[TeamShare], played: int) -> str:
    """Return whether every team wins as often as is fair."""
    off = [one for one in teams if one.won.excludes(one.fair)]
    clear = [one for one in off if abs(one.plain.value - one.fair) >= CLEAR]
    if clear:
        return f"Not balanced: {listed(_tilts(clear))}."
    if off:
        return f"Nearly balanced, within {100 * CLEAR:.0f} points of fair: {listed(_tilts(off))}."
    widest = max((one.won.high - one.won.low) / 2 for one in teams)
    if widest > CLEAR:
        return (
            f"No team is clearly favored yet, but a bias of up to {100 * widest:.0f} points cannot be "
            f"ruled out: needs about {rounded(played * ((widest / CLEAR) ** 2 - 1)):,} more games."
        )
    return f"Balanced: every team wins as often as is fair, within {100 * widest:.1f} points."


def _furthest(teams: list[TeamShare]) -> list[str]:
    """Return the teams furthest above and below a fair share, if they are far from it."""
    far = [one for one in teams if one.won.excludes(one.fair) and abs(one.plain.value - one.fair) >= CLEAR]
    if not far:
        return []
    in_order = sorted(far, key=lambda one: one.fair - one.plain.value)
    ends = dict.fromkeys((in_order[0], in_order[-1]))
    parts = [
        f"{name('team', one.team)} with {one.players} players ({percent(one.plain.value)}, fair is "
        f"{percent(one.fair)})"
        for one in ends
    ]
    return [f"Furthest from fair: {listed(parts)}."]


def _tilts(teams: list[TeamShare]) -> list[str]:
    """Return who wins too often, and with how many players; if nobody does, who wins too seldom."""
    often = [one for one in teams if one.plain.value > one.fair]
    named = {one.players for one in often}
    seldom = [one for one in teams if one.players not in named]
    tilts: dict[tuple[str, str], list[int]] = {}
    for word, some in (("often", often), ("seldom", seldom)):
        for one in some:
            tilts.setdefault((word, one.team), []).append(one.players)
    together: dict[tuple[str, tuple[int, ...]], list[str]] = {}
    for (word, team), found in tilts.items():
        together.setdefault((word, tuple(found)), []).append(team)
    return [_tilt(word, among, found) for (word, found), among in together.items()]


def _tilt(word: str, teams: list[str], players: Sequence[int]) -> str:
    verb = "wins" if teams == ["shogun"] else "win"
    return (
        f"{listed([name('team', team) for team in teams])} {verb} too {word} with {numbers(players)} players"
    )


def _people(people: list[Edge], origins: dict[str, Origin]) -> str:
    certain = [one for one in people if one.more.excludes(0.0)]
    strong = [one for one in certain if one.more.value >= NOTABLE]
    weak = [one for one in reversed(certain) if one.more.value <= -NOTABLE]
    if not certain:
        return "No character stands out from chance."
    if not strong and not weak:
        return f"No character wins {100 * NOTABLE:.0f} points more or less than others in the same role."
    parts = [
        f"Too {word}: {listed([_told(one, origins) for one in some[:TOLD]])}"
        for word, some in (("strong", strong), ("weak", weak))
        if some
    ]
    return f"{'. '.join(parts)}."


def _told(one: Edge, origins: dict[str, Origin]) -> str:
    where = f"{origins[one.key]}, " if origins else ""
    return f"{name('character', one.key)} ({where}{points(one.more.value)} points)"
