"""The sections below the first screen, and the comparison of a variant."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from chanbara.sim.games.engines import Engine
from chanbara.sim.lab.counts import ROLES, TEAMS
from chanbara.sim.lab.report import draw, say
from chanbara.sim.lab.report.tags import Detail, cell, edge_rows, grid, item, section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.sim.lab.compare import Finding
    from chanbara.sim.lab.estimates import CardFigures
    from chanbara.sim.lab.report.contents import Report
    from chanbara.sim.lab.worth.subjects import Origin

FIRST_FINDINGS, MOST_FINDINGS = 6, 25
"""How many differences are shown at first, significant or not, and at most; the data has all."""
PRINTED_AND_VARIANT = "printed → variant"
CHANCE = {True: "more than chance", False: "may be chance"}
TURNS = 10
"""Scales of turns end at a multiple of this."""


def side_by_side(report: Report) -> str:
    """Return what the variant changes, the most certain difference first."""
    certain = sum(one.is_certain for one in report.findings)
    shown = report.findings[: min(MOST_FINDINGS, max(certain, FIRST_FINDINGS))]
    first, rest = shown[:FIRST_FINDINGS], shown[FIRST_FINDINGS:]
    both = PRINTED_AND_VARIANT
    if report.plan.is_about_a_book:
        both = f"{say.usual(report.plan)} → {say.other(report.plan)}"
    more = ""
    if rest:
        told = differences(rest, both, report.origins)
        more = f"<details><summary>{len(rest)} more differences</summary>{told}</details>"
    note = (
        f"The same {report.sheet.games:,} deals by both rules. {len(report.findings)} figures were compared, "
        "and the intervals are widened so that an alarm anywhere in a report of a change that changes "
        "nothing has a chance of one in twenty (Bonferroni). First what concerns the game as a whole, "
        "compared deal by deal, then cards and characters; in each the most certain difference first. How "
        "often cards come up follows from the deck and stands at the end."
    )
    body = f'{differences(first, both, report.origins)}{more}<p class="quiet">{note}</p>'
    return section("changes", f"What {say.other(report.plan)} changes", body)


def differences(
    found: Sequence[Finding], both: str = PRINTED_AND_VARIANT, origins: dict[str, Origin] | None = None
) -> str:
    """Return some of them as a table."""
    rows = [
        (
            f"{escape(say.about(one, origins or {}))}<small>{CHANCE[one.is_certain]}</small>",
            _difference(one),
            f'<span class="whole">{say.value_of(one, one.usual)}</span> {_arrow(one)}',
        )
        for one in found
    ]
    return grid(("what", "difference", both), rows, [one.is_certain for one in found])


def _arrow(one: Finding) -> str:
    return f'<span class="whole">→ {say.value_of(one, one.other)}</span>'


def _difference(one: Finding) -> str:
    if one.kind not in say.SHARES:
        return cell(one.more, "signed")
    # Percentage points are labeled: they are mixed with turns, cards and wounds.
    said = cell(one.more, "points")
    unit = "\N{NO-BREAK SPACE}points"
    return said.replace("<small>", f"{unit}<small>", 1) if "<small>" in said else f"{said}{unit}"


def coming_up_section(report: Report) -> Detail:
    """How often cards come up by both rules."""
    rows = [
        (
            escape(say.about(one, report.origins)),
            _difference(one),
            f'<span class="whole">{say.value_of(one, one.usual)}</span> {_arrow(one)}',
        )
        for one in report.coming_up
    ]
    note = (
        "In a deck with more cards of one kind, all others come up less often: that is dilution, and says "
        "nothing about how strong a card is. Intervals hold with 95%, each for itself."
    )
    body = f'<p class="quiet">{note}</p>{grid(("what", "difference", PRINTED_AND_VARIANT), rows)}'
    return Detail("dilution", "How often cards come up", body)


def roles_section(report: Report) -> Detail:
    """Win rates by role."""
    known = {(one.players, one.role): one.won for one in report.roles}
    players = dict.fromkeys(one.players for one in report.roles)
    rows = [(str(count), *(cell(known.get((count, role)), "percent") for role in ROLES)) for count in players]
    head = ("players", *(escape(say.name("role", role)) for role in ROLES))
    return Detail("roles", "By role", grid(head, rows))


def people_section(report: Report) -> Detail:
    """All characters."""
    rows = edge_rows([(say.person(report, one.key), one) for one in report.people])
    note = '<p class="quiet">As above, all of them; grey is what chance explains.</p>'
    return Detail("characters", "All characters", f"{rows}{note}{_people_rates(report)}")


def _people_rates(report: Report) -> str:
    """Return the win rate of each character, overall and by number of players."""
    known = {(one.key, one.players): one.won for one in report.people_at}
    several = [*dict.fromkeys(one.players for one in report.people_at)]
    several = several if len(several) > 1 else []
    rows = [
        (
            escape(say.name("character", one.key)),
            cell(one.won, "percent"),
            *(cell(known.get((one.key, players)), "percent") for players in several),
        )
        for one in report.people
    ]
    head = ("character", "games won", *(f"{players} players" for players in several))
    note = (
        "Games that the character's seat won, in whatever role, with 95% intervals. What is fair depends on "
        "the number of players; who was dealt better roles by chance has won more here, and not above."
    )
    return f'<h3>How often they win</h3>{grid(head, rows)}<p class="quiet">{note}</p>'


def lengths_section(report: Report) -> Detail:
    """The length of games."""
    top = draw.greatest([float(one.tenths[2]) for one in report.lengths], TURNS)
    items = []
    for one in report.lengths:
        least, middle, most = one.tenths
        label = f"eight games of ten have {least} to {most} turns, the middle is {middle}"
        numbers = f"<b>{one.turns.value:.1f} turns</b> <small>{say.between(one.turns, 'number')}</small>"
        items.append(item(f"{one.players} players", numbers, draw.span(least, middle, most, label, top)))
    rows = [
        (str(one.players), cell(one.turns, "number"), cell(one.decisions, "number")) for one in report.lengths
    ]
    body = (
        f'<ul class="rows">{"".join(items)}</ul>'
        f'<p class="quiet">The bar holds eight games of ten, the stroke is the middle; on the right are '
        f"{top:.0f} turns.</p>{grid(('players', 'turns, mean', 'decisions, mean'), rows)}"
    )
    return Detail("length", "How long games are", body)


def honor_section(report: Report) -> Detail:
    """Honor over time."""
    figures = []
    for course in report.courses:
        top = draw.greatest([one for honor in course.honor for one in honor], 1.0)
        label = f"honor of each team by turn, {course.players} players"
        figures.append(
            f'<figure><figcaption>{course.players} players</figcaption><div class="frame">'
            f'<div class="ends tall quiet"><span>{top:.0f}</span><span>0</span></div>'
            f"{draw.curves(course, top, label)}<span></span>"
            f'<div class="ends quiet"><span>turn 1</span><span>turn {len(course.honor)}</span></div>'
            "</div></figure>"
        )
    there = [team for team in TEAMS if any(team in course.teams for course in report.courses)]
    legend = "".join(f"<span>{draw.key(team)}{escape(say.name('team', team))}</span>" for team in there)
    body = (
        f'<p class="legend">{legend}</p><div class="plots">{"".join(figures)}</div>'
        '<p class="quiet">The mean honor of each team, all its players together, as a turn begins, without '
        "intervals. Drawn are the turns that at least half of the games see.</p>"
    )
    return Detail("honor", "Honor over time", body)


def endings_section(report: Report) -> Detail:
    """The endings of games."""
    items = [
        item(
            say.ending(one.key),
            f"<b>{say.percent(one.of.value)}</b> <small>{say.between(one.of)}</small>",
            draw.bar(one.of, "plain", say.percent(one.of.value), 1.0, None, None),
        )
        for one in report.endings
    ]
    return Detail("endings", "How games end", f'<ul class="rows long">{"".join(items)}</ul>')


def _card_table(cards: list[CardFigures]) -> str:
    how = {
        "swing": "signed",
        "played": "number",
        "hit_rate": "percent",
        "wounds": "number",
        "answers": "number",
    }
    order = sorted(cards, key=lambda card: -(swing.value if (swing := card.figures["swing"]) else -9))
    rows = [
        (escape(say.name("card", card.key)), *(cell(card.figures[name], how[name]) for name in how))
        for card in order
    ]
    return grid(("card", *(say.CARD_FIGURES[name] for name in how)), rows)


def cards_section(report: Report) -> Detail:
    """The statistics of each card."""
    note = (
        "Honor swing: how much the honor of its player's team, less that of all others, changed before the "
        "next act; what a property does later is not in it. Hit rate: of the demands a card made, how many "
        "wounded instead of being met."
    )
    return Detail("cards", "What each card does", f'<p class="quiet">{note}</p>{_card_table(report.cards)}')


def kingmaking_section(report: Report) -> Detail:
    """Games decided by a player who loses them."""
    top = draw.greatest([one.lost.high for one in report.kingmaking], 0.2)
    items = [
        item(
            f"{one.players} players",
            f"<b>{say.percent(one.lost.value)}</b> <small>{say.between(one.lost)}</small>",
            draw.bar(one.lost, "plain", say.percent(one.lost.value), top, None, None),
        )
        for one in report.kingmaking
    ]
    sums = [
        (sum(one.by_team[by][won] for one in report.kingmaking), by, won)
        for by in range(3)
        for won in range(3)
    ]
    count, by, won = max(one for one in sums if one[1] != one[2])
    maker, made = say.name("team", TEAMS[by]), say.name("team", TEAMS[won])
    worst = f" Most often {maker} made {made} win: {say.times(count)}." if count else ""
    body = (
        f'<ul class="rows">{"".join(items)}</ul><p class="quiet">Of the games that a defeat ended: how often '
        f"it was dealt by a player whose team did not win.{escape(worst)}</p>"
    )
    return Detail("kingmaking", "Kingmaking", body)


def places_section(report: Report) -> Detail:
    """The effect of the seat."""
    rows = edge_rows(
        [(f"place {one.key}", one) for one in sorted(report.places, key=lambda one: int(one.key))]
    )
    note = (
        "Points of a hundred won more often than others in the same role, by place clockwise from the "
        "Shogun; place 1 plays next. The Shogun always begins, so the effects of their place and their role "
        "cannot be separated. "
        f"Intervals hold for all {len(report.places)} together."
    )
    return Detail("seats", "Where one sits", f'{rows}<p class="quiet">{escape(note)}</p>')


def rulings_section(report: Report) -> Detail:
    """The effect of each ruling."""
    rows = [
        (
            f"<code>{one.name.replace('_', '_<wbr>')}</code>",
            cell(one.changed, "percent"),
            *(cell(one.teams.get(team), "points") for team in TEAMS),
            cell(one.turns, "signed"),
        )
        for one in report.rulings
    ]
    certain = [one.is_certain for one in report.rulings]
    head = ("ruling", "another winner", *(escape(say.name("team", team)) for team in TEAMS), "turns")
    note = (
        f"Each ruling decided the other way, alone, and the printed game beside it, on the same "
        f"{report.ruling_deals:,} deals: the share of deals that another team wins, and the difference it "
        "makes on the whole, in points and turns. A ruling whose effect is more than chance is in bold; "
        "intervals hold for all together."
    )
    return Detail(
        "rulings",
        "What each ruling changes",
        f'<p class="quiet">{escape(note)}</p>{grid(head, rows, certain)}',
    )


def books_section(report: Report) -> Detail:
    """The effect of each book."""
    rows = [
        (
            escape(say.sentence(say.BOOK_NAMES[one.name])),
            str(one.players),
            cell(one.changed, "percent"),
            *(cell(one.teams.get(team), "points") for team in TEAMS),
            cell(one.turns, "signed"),
        )
        for one in report.books
    ]
    head = ("book", "players", "another winner", *(escape(say.name("team", team)) for team in TEAMS), "turns")
    usual = say.BOOK_NAMES[report.plan.arms[0].variant.book]
    note = (
        f"Each book beside {usual}, on the same {report.ruling_deals:,} deals: the share of deals that "
        "another team wins, and the difference the book makes, in points and turns. What is more than chance "
        "is in bold; intervals hold for all together. A book that changes nothing here is left out."
    )
    body = f'<p class="quiet">{escape(note)}</p>{grid(head, rows, [one.is_certain for one in report.books])}'
    return Detail("books", "What each book changes", body)


ENGINES = {
    Engine.FLAT: "The flat core played them, which plays as the reference engine does and is compiled.",
    Engine.REFERENCE: "The reference engine played them; game number N has the seed SEED:N.",
}


def _resting_on(report: Report) -> str:
    """Say how many games each section is based on."""
    shares = {int(games) for games in report.counts.games if games}
    each = f"{shares.pop():,} with" if len(shares) == 1 else "not yet as many with"
    but = " but those about books and rulings" if report.rulings else ""
    every = f"Every table{but} rests on all games, {each} each number of players."
    if not report.rulings:
        return every
    plan = report.plan
    by = "" if plan.ruling_engine is plan.engine else f", played by the {plan.ruling_engine} engine"
    return f"{every} Those rest on {report.ruling_deals:,} deals{by}."


def method_section(report: Report) -> Detail:
    """The method."""
    # They are written when the games are over.
    counts = (
        ""
        if report.is_running or not report.has_counts
        else ' Everything counted, a row each: <a href="counts.parquet">counts.parquet</a>.'
    )
    body = (
        f"<p>Made by <code>{escape(report.command)}</code></p>"
        "<p>Bots play, and the figures are theirs: people who play otherwise win otherwise. "
        f"{ENGINES[report.plan.engine]} The same command makes the same figures, whatever the number of "
        f"processes. {escape(_resting_on(report))}</p>"
        "<p>Intervals hold with 95%: Wilson for shares of games, the normal distribution over games for "
        "means, the delta method for what is said of a card. Where many figures are looked at for those that "
        "stand out, the intervals are widened (Bonferroni), as is said there. Honor over time and the middle "
        "and tenths of lengths have none.</p>"
        f'<p>All figures: <a href="data.json">data.json</a>.{counts}</p>'
    )
    return Detail("method", "How this was counted", body)


DETAILS = (
    roles_section,
    people_section,
    lengths_section,
    honor_section,
    endings_section,
    cards_section,
    kingmaking_section,
    places_section,
    method_section,
)
